/** The keyboard: everything on the page can be reached, and the common things have a key. */

import { anythingChosen, back, choose, confirm } from "./choose.js";
import { busy } from "./live.js";
import { closeAll, openSide, openTab, toggleTray } from "./panels.js";
import { explain, hide } from "./tips.js";
import { late, main } from "./page.js";
import { ARROWS, GROUPS, neighbour, THING } from "./marks.js";
import { replaying, step, toNow } from "./past.js";
import { zoomKey } from "./zoom.js";

const TYPING = "input:not([type=range]):not([type=checkbox]), textarea, select";

/** Looking around by keyboard, once somebody has begun to. */
let walking = null;

async function walk() {
  walking = await late("walk", { ARROWS, GROUPS, THING, explain, hide, main, neighbour });
  walking?.walk();
}

export function startKeys(undo) {
  const keys = {
    Escape: escape,
    "?": () => explain(document.activeElement, { aloud: true }),
    i: walk,
    "[": () => step(-1),
    "]": () => step(1),
    t: toggleTray,
    l: () => (openSide("log"), openTab("log"), document.getElementById("log").focus()),
    m: () => (openSide("moves"), document.querySelector("#moves [name=move]")?.focus()),
  };
  document.addEventListener("pointerdown", () => (focusLost = false));
  document.addEventListener("keydown", (event) => {
    if (event.target.matches(TYPING) || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== "z" || event.shiftKey) return;
      anythingChosen() ? back() : undo();
    } else if (!walking?.walkKey(event) && !onElement(event) && !zoomKey(event) && !digit(event)) {
      const act = keys[event.key] ?? keys[event.key.toLowerCase()];
      if (act) act();
      else if (event.key === "Enter" && !event.target.closest("button, a, summary")) confirm();
      else return;
    }
    event.preventDefault();
  });
}

/** Steps back, out of whatever is nearest. */
function escape() {
  hide();
  if (closeAll()) return;
  if (replaying()) toNow();
  else if (anythingChosen()) {
    const focus = holdFocus();
    back();
    focus();
  }
}

/** Keys on an element of the board that is a button now; false if it was none of them. */
function onElement(event) {
  const element = event.target.closest("[data-touch][role=button]");
  if (!element) return false;
  if (event.key in ARROWS) neighbour(element, ARROWS[event.key])?.focus();
  else if (event.key === "Enter" || event.key === " ") enter(element);
  else return false;
  return true;
}

function enter(element) {
  if (element.classList.contains("forbid")) return explain(element, { all: true, aloud: true });
  choose(element);
  if (!busy()) nextTarget()?.focus();
}

/** Where the next decision is: on the board, or among the buttons. */
const nextTarget = () => main.querySelector(".legal[tabindex='0'], #prompt .opts button, #prompt [data-do=confirm]");

/** 1 to 9 press the buttons of the prompt from left to right. */
function digit(event) {
  if (!/^[1-9]$/.test(event.key)) return false;
  const buttons = [...main.querySelectorAll(".prompt .acts :is(button, a.btn)")];
  buttons.filter((button) => button.offsetParent)[Number(event.key) - 1]?.click();
  return true;
}

/** The focus had no place to go: it waits for the next target. */
let focusLost = false;

/** Remembers where the focus of the keyboard is while the page is replaced; call the result to go back there. */
export function holdFocus() {
  const held = document.activeElement;
  const group = held.closest(".pane, #tray, #moves, #prompt, #log")?.id;
  const ours = group ? held.matches(":focus-visible") : focusLost && held === document.body;
  if (!ours) return () => {};
  const touch = CSS.escape(held.dataset.touch ?? "");
  return () => {
    if (group && held.isConnected && held.matches("button, a, [tabindex]")) return;
    const place = document.getElementById(group) ?? main;
    const target = place.querySelector(`[data-touch="${touch}"][role=button]`) ?? firstOf(place) ?? nextTarget();
    focusLost = !target;
    target?.focus();
  };
}

const firstOf = (place) => place.querySelector(".legal[tabindex='0']") ?? place.querySelector("[name=move]");
