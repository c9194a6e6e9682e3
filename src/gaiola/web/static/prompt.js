/** The page's own part of the prompt: steps so far, a button for every move that has no place on the board, Back. */

import { drawTray, markAllMore, markTargets, paneToTurnTo, seeInTray } from "./panels.js";
import { icon, make, say } from "./page.js";
import { fill } from "./patch.js";
import { shortName } from "./marks.js";

const prompt = document.getElementById("prompt");

/** Draws what belongs to the present choice into the prompt that the server has drawn. */
export function drawPrompt({ steps, buttons, off, asking, targets }) {
  const acts = prompt.querySelector(".acts");
  if (!acts) return;
  const chosen = steps.length > 0 || asking !== null;
  prompt.classList.toggle("asking", asking !== null);
  prompt.classList.toggle("chosen", chosen);
  fill(prompt.querySelector(".steps"), ...stepsSoFar(steps, targets.length > 0));
  const unseen = paneToTurnTo(targets);
  const elsewhere = unseen ? [showButton(unseen)] : drawTray(targets).map(trayButton);
  fill(prompt.querySelector(".choices"), ...options(buttons, off, targets), ...elsewhere);
  const last = [...(chosen ? [act("back", "undo", "btn")] : []), ...(asking ? [act("confirm", "check", "btn pri")] : [])];
  fill(own(acts, "append", "div"), ...last);
  fill(own(prompt.querySelector(".q"), "prepend", "strong", "sure"), ...(asking ? [asking.words, price(asking)] : []));
  if (unseen) drawTray(targets);
  markTargets(targets);
  requestAnimationFrame(() => {
    prompt.querySelector(".so-far")?.scrollTo(9e3, 0); // the last step is in sight, beside whatever buttons there are
    seeInTray(targets);
    markAllMore();
  });
}

/** The page's own element at the end (`append`) or the beginning (`prepend`) of one of the server's. */
function own(place, where, tag, style = "") {
  if (!place.querySelector(":scope > .own")) place[where](make(tag, { class: `own ${style}` }));
  return place.querySelector(":scope > .own");
}

function act(name, image, style) {
  return make("button", { type: "button", class: style, "data-do": name }, icon(image), say(name));
}

function stepsSoFar(steps, more) {
  const made = [];
  for (const [depth, element] of steps.entries()) {
    const name = element ? shortName(element) : "…";
    if (depth) made.push(make("span", {}, "›"));
    made.push(make("button", { type: "button", class: "st done", "data-step": depth }, name));
  }
  if (made.length && more) made.push(make("span", {}, "›"), make("span", { class: "st now" }, say("choose")));
  return made;
}

/** As long as there are no more buttons than this, and no asides, they also say what comes of them. */
const TELLING = 3;

/** Buttons for moves, ordinary ones and those that are refused; asides apart and smaller. */
function options(buttons, off, targets) {
  const [ordinary, asides] = [buttons.filter((choice) => !choice.aside), buttons.filter((choice) => choice.aside)];
  const only = buttons.length === 1 && targets.length === 0;
  const rows = [];
  const count = ordinary.length + off.length;
  const folded = asides.length > FEW;
  const told = !asides.length && count <= TELLING;
  const shown = ordinary.map((choice) => option(choice, only, told));
  for (const move of off) shown.splice(move.place, 0, refusedOption(move)); // legal or not, an answer keeps its place
  if (isScale([...ordinary, ...off])) shown.forEach((button) => tellAmount(button, button.dataset.choose === ordinary.at(-1).move));
  if (shown.length) rows.push(make("div", { class: "opts" }, ...shown));
  // Where there is hardly another answer, the question is about them.
  if (asides.length) rows.push(asideButtons(asides, only, folded, ordinary.length < 2 && !targets.length));
  return rows;
}

/** Many buttons of one verb that differ in an amount only, which the question asks for. */
function isScale(choices) {
  const verbs = new Set(choices.map(({ move }) => move.replace(/ \d+$/, " ")));
  return choices.length > MANY && verbs.size === 1 && verbs.values().next().value.endsWith(" ");
}
const MANY = 4;

/** The amount alone is told, so that all of them are in sight; what the most comes to says what each does. */
function tellAmount(button, most) {
  button.setAttribute("aria-label", [...button.childNodes].map((part) => part.textContent).join(", "));
  if (!most) button.querySelector(".price")?.remove();
  button.firstChild.data = (button.dataset.choose ?? button.dataset.refused).split(" ").pop();
}

/** More asides than this are folded away behind their label. */
const FEW = 1;
let unfolded = false;

function asideButtons(asides, only, folded, about) {
  const shown = asides.map((choice) => option(choice, only));
  const label = say("beside");
  if (!folded) return make("div", { class: "opts asides" }, make("span", { class: "cap" }, label), ...shown);
  const summary = make("summary", { class: about ? "btn opt" : "btn" }, `${label.replace(/:$/, "")} (${asides.length})`);
  const fold = make("details", { class: "opts asides" }, summary, make("div", { class: "fold" }, ...shown));
  fold.open = unfolded;
  fold.addEventListener("toggle", () => (unfolded = fold.open));
  return fold;
}

/** A click beside them folds them again: they lie over the tray. */
document.addEventListener("click", ({ target }) => {
  const fold = prompt.querySelector("details[open]");
  if (fold && !fold.contains(target)) unfolded = fold.open = false;
});

function option(choice, only, told = false) {
  const named = { type: "button", class: only ? "btn pri" : "btn opt", "data-choose": choice.move };
  const note = told && choice.note ? make("small", {}, choice.note) : "";
  return make("button", named, choice.words, price(choice), note);
}

function refusedOption({ move, words }) {
  const named = { type: "button", class: "btn opt off", "aria-disabled": "true", "data-refused": move };
  return make("button", named, words);
}

function price({ price: text, tone }) {
  return text ? make("span", { class: `price ${tone ?? ""}` }, text) : "";
}

function showButton(pane) {
  const words = say("show", { pane: pane.dataset.title });
  const named = { type: "button", class: "btn opt", "data-show": pane.dataset.pane };
  return make("button", named, icon("board"), words);
}

/** What is asked for in a tray that is folded away. */
function trayButton(caption) {
  const named = { type: "button", class: "btn opt", "data-do": "show-tray" };
  return make("button", named, icon("hand"), say("show", { pane: caption }));
}
