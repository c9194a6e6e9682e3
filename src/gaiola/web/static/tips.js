/** The one box beside what somebody points at, has the focus on or presses long. At first it says why not or what it
    costs, with the numbered rule; a moment later, and at once where that is asked for, what the thing is. */

import { ask, draw, isPhone, late, main, make, say, speak } from "./page.js";
import { choiceOf, meaning } from "./choose.js";
import { fill, sourceOf } from "./patch.js";
import { THING } from "./marks.js";

const tip = document.getElementById("tip");
const REFUSED = ".forbid, [data-refused]";
const EXPLAINED = `${REFUSED}, .legal, [name=move], [data-choose]`;
const CHOSEN = ".legal, .other, .selected";

/** A pointer that only passes by asks nothing; one that rests wants to know what a thing is. */
const DWELL = 120;
const REST = 600;
const LONG_PRESS = 500;

/** A finger that moved more than this does not press. */
const SLACK = 8;

/** So many of the moves that begin at a thing are named in its box. */
const MOST_WAYS = 3;

let known = new Map();
let wanted = null;

/** Where somebody clicked: what comes to lie under a pointer that has not moved since explains nothing by itself. A click
    is told in whole pixels, a movement where screens have finer ones in parts of them. */
let clicked = "";
const at = ({ clientX, clientY }) => `${Math.floor(clientX)} ${Math.floor(clientY)}`;

/** Whether the box tells what the thing is, beside the reason. */
let whole = false;
let timers = [];

const stopTimers = () => timers.splice(0).forEach(clearTimeout);
const later = (time, act, ...args) => timers.push(setTimeout(act, time, ...args));

/** A new position has new reasons. A tip stays open if what it stands beside is still there once that is shown. */
export function forget() {
  known = new Map();
  queueMicrotask(renew);
}

function renew() {
  if (!wanted) return;
  if (wanted.isConnected && (whole || moveOf(wanted))) tell(wanted);
  else hide();
}

export function hide() {
  stopTimers();
  close();
}

function close() {
  wanted?.removeAttribute("aria-describedby");
  [wanted, whole] = [null, false];
  tip.hidden = true;
  fill(tip);
  for (const element of main.querySelectorAll(".touched")) element.classList.remove("touched");
}

/** The one move that an element, or what it lies on, stands for: refused, or legal and alone. */
function moveOf(thing) {
  const element = thing.closest(EXPLAINED);
  if (!element) return null;
  if (element.dataset.refused) return element.dataset.refused;
  if (element.name === "move" || element.dataset.choose) return element.dataset.choose ?? element.value;
  const { legal, refused } = meaning(element);
  return refused?.[0].move ?? (legal?.length === 1 ? legal[0].move : null);
}

/** Shows the reason beside an element, and with `all` what it is; `aloud` for those who asked to hear it. */
export async function explain(element, { all = false, aloud = false } = {}) {
  const more = all && Boolean(element?.matches(THING));
  if (element !== wanted) close();
  else if ((whole || !more) && !aloud) return;
  if (!element || (!more && !moveOf(element))) return;
  [wanted, whole] = [element, whole || more];
  const move = moveOf(element);
  if (move && !element.closest("[data-touch]")) outline(choiceOf(move)?.touches ?? []);
  await tell(element, aloud);
}

/** What makes pictures and tells of kinds. */
const inspectorNow = () => late("inspect", { draw, main, make, say, sourceOf });

/** What the server says of a move, asked once in a position. */
function whyOf(move) {
  if (!known.has(move)) known.set(move, ask(`/why?move=${encodeURIComponent(move)}`));
  return known.get(move);
}

/** Asks for the reason, and for what the thing is, and fills the box. */
async function tell(element, aloud = false) {
  const [move, all] = [moveOf(element), whole];
  const why = move && (await whyOf(move));
  const ways = move ? [] : await waysFrom(element);
  const inspector = all && (await inspectorNow());
  const told = inspector && (await inspector.about(element));
  if (wanted !== element || whole !== all || !element.isConnected || moveOf(element) !== move) return;
  const stands = await late("beside", { isPhone });
  if (wanted !== element) return;
  if (why) outline([...(element.dataset.touch ? [] : (choiceOf(move)?.touches ?? [])), ...(why.touches ?? [])]);
  const reason = why ? reasonOf(why) : ways;
  // A move that costs and changes nothing says no more than its element does.
  if (!inspector && (!why || (why.legal && !why.sum && !aloud && !why.note && !why.change.length))) return;
  fill(tip, ...(inspector ? inspector.inspection(element, told, reason) : reason));
  tip.classList.toggle("whole", Boolean(inspector));
  tip.hidden = false;
  element.setAttribute("aria-describedby", "tip");
  stands?.place(element.getBoundingClientRect(), whole);
  if (aloud) speak(tip.textContent);
}

/** Why not; or what a move costs, what it is about and what it would change. */
function reasonOf(why) {
  const line = (kind, text) => (text ? [make("p", { class: kind }, text)] : []);
  const more = [...line("note", why.note), ...line("change", why.change?.join(" · "))];
  return [make("b", {}, why.fact), ` ${why.sum ?? ""} `, ...ruleLink(why), ...more];
}

/** Where several moves begin: the first of them, and what each would change. */
async function waysFrom(element) {
  const { legal = [] } = meaning(element.closest(EXPLAINED));
  if (legal.length < 2) return [];
  const ways = await Promise.all(legal.slice(0, MOST_WAYS).map(way));
  return [say("ways"), make("ul", {}, ...ways, ...(legal.length > MOST_WAYS ? [make("li", {}, "…")] : []))];
}

async function way({ move, words, price }) {
  const changes = (await whyOf(move))?.change?.join(" · ");
  const changed = changes ? [make("span", { class: "change" }, changes)] : [];
  return make("li", {}, words, " ", make("b", {}, price), " ", ...changed);
}

function ruleLink({ rule, link, heading }) {
  return rule ? [make("a", { href: link, title: heading ?? "" }, `${say("rule")} ${rule}`)] : [];
}

/** A move shows on the board what it is about, and what has a part in it. */
function outline(touches) {
  for (const element of main.querySelectorAll("[data-touch]"))
    element.classList.toggle("touched", touches.includes(element.dataset.touch));
}

// ---- when it comes and goes

/** What an event is about: a thing, or a button that stands for a move. */
const pointed = (event) => event.target.closest?.(`${EXPLAINED}, ${THING}`);

/** Leaves time to reach the link in the tip. */
function leave(event) {
  if (tip.contains(event.relatedTarget) || wanted?.contains(event.relatedTarget)) return;
  stopTimers();
  later(200, hide);
}

function rest(element) {
  if (element !== wanted) later(DWELL, explain, element);
  later(REST, explain, element, { all: true });
}

export function startTips() {
  document.addEventListener("pointerover", (event) => {
    if (tip.contains(event.target)) return stopTimers();
    const element = pointed(event);
    if (event.pointerType === "touch" || !element || at(event) === clicked) return;
    stopTimers();
    rest(element);
  });
  document.addEventListener("pointerout", (event) => event.pointerType !== "touch" && pointed(event) && leave(event));
  tip.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && leave(event));
  document.addEventListener("focusin", (event) => {
    const element = pointed(event);
    if (!element || !event.target.matches(":focus-visible")) return;
    stopTimers();
    explain(element);
    later(REST, explain, element, { all: true });
  });
  document.addEventListener("focusout", (event) => pointed(event) && leave(event));
  document.addEventListener("pointerdown", press);
  document.addEventListener("click", (event) => {
    if (event.target.closest("#tip :is(a, [data-do=close-tip])")) return hide();
    const element = pointed(event);
    // A click beside everything that is explained closes the box; one in it does not.
    if (!element) return tip.contains(event.target) || hide();
    if (element.matches(REFUSED) || !element.closest(`${CHOSEN}, [name=move], [data-choose]`))
      return explain(element, { all: true });
    // What can be chosen is chosen, and one looks at what comes of it.
    clicked = at(event);
    hide();
  });
}

/** A finger that stays where it is asks what lies there, and then chooses nothing. */
function press(event) {
  if (tip.contains(event.target)) return;
  if (event.pointerType !== "touch") return stopTimers();
  hide();
  const element = pointed(event);
  if (!element) return;
  const during = new AbortController();
  const on = (type, act) => addEventListener(type, act, { capture: true, signal: during.signal });
  let long = false;
  const pressing = setTimeout(() => (long = true) && explain(element, { all: true }), LONG_PRESS);
  const stop = () => (clearTimeout(pressing), during.abort());
  on("pointermove", ({ clientX, clientY }) => {
    if (Math.hypot(clientX - event.clientX, clientY - event.clientY) > SLACK) clearTimeout(pressing);
  });
  on("contextmenu", (menu) => menu.preventDefault());
  on("click", (click) => long && (click.stopPropagation(), click.preventDefault()));
  // A click comes right after the finger is lifted, or not at all.
  for (const end of ["pointerup", "pointercancel"]) on(end, () => (clearTimeout(pressing), setTimeout(stop, 50)));
}
