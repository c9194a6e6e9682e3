/** The page's own part of the prompt: steps so far, a button for every move that has no place on the board, Back. */

import { paneToTurnTo, showPane } from "./panels.js";
import { icon, make, say } from "./page.js";
import { shortName } from "./marks.js";

const prompt = document.getElementById("prompt");

/** Draws what belongs to the present choice into the prompt that the server has drawn. */
export function drawPrompt({ steps, buttons, asking, targets }) {
  for (const own of prompt.querySelectorAll(".own")) own.remove();
  const acts = prompt.querySelector(".acts");
  if (!acts) return;
  const chosen = steps.length > 0 || asking !== null;
  prompt.classList.toggle("asking", asking !== null);
  prompt.classList.toggle("chosen", chosen);
  drawSteps(steps, targets.length > 0);
  const unseen = paneToTurnTo(targets);
  prompt.querySelector(".choices").append(...options(buttons, targets), ...(unseen ? [showButton(unseen)] : []));
  if (chosen) acts.append(act("back", "undo", "btn"));
  if (!asking) return;
  prompt.querySelector(".q")?.prepend(make("strong", { class: "own sure" }, asking.words, price(asking)));
  acts.append(act("confirm", "check", "btn pri"));
}

function act(name, image, style) {
  return make("button", { type: "button", class: `own ${style}`, "data-do": name }, icon(image), say(name));
}

function drawSteps(steps, more) {
  const line = prompt.querySelector(".steps");
  if (!line || !steps.length) return;
  for (const [depth, element] of steps.entries()) {
    const name = element ? shortName(element) : "…";
    line.append(make("button", { type: "button", class: "own st done", "data-step": depth }, name));
    line.append(make("span", { class: "own" }, "›"));
  }
  if (more) line.append(make("span", { class: "own st now" }, say("choose")));
  else line.lastChild.remove();
}

/** Buttons for moves, the ordinary ones first, asides apart and smaller. */
function options(buttons, targets) {
  const [ordinary, asides] = [buttons.filter((choice) => !choice.aside), buttons.filter((choice) => choice.aside)];
  const only = buttons.length === 1 && targets.length === 0;
  const rows = [];
  if (ordinary.length) rows.push(make("div", { class: "own opts" }, ...ordinary.map((choice) => option(choice, only))));
  if (asides.length) rows.push(asideButtons(asides, only));
  return rows;
}

/** More asides than this are folded away behind their label. */
const FEW = 4;
let unfolded = false;

function asideButtons(asides, only) {
  const shown = asides.map((choice) => option(choice, only));
  const label = say("beside");
  if (asides.length <= FEW) return make("div", { class: "own opts asides" }, make("span", { class: "cap" }, label), ...shown);
  const summary = make("summary", { class: "cap" }, `${label.replace(/:$/, "")} (${asides.length})`);
  const fold = make("details", { class: "own opts asides" }, summary, make("div", { class: "fold" }, ...shown));
  fold.open = unfolded;
  fold.addEventListener("toggle", () => (unfolded = fold.open));
  return fold;
}

function option(choice, only) {
  const style = only ? "btn pri" : "btn opt";
  return make("button", { type: "button", class: style, "data-choose": choice.move }, choice.words, price(choice));
}

function price({ price: text, tone }) {
  return text ? make("span", { class: `price ${tone ?? ""}` }, text) : "";
}

function showButton(pane) {
  const words = say("show", { pane: pane.dataset.title });
  const button = make("button", { type: "button", class: "own btn opt" }, icon("board"), words);
  button.addEventListener("click", () => showPane(pane.dataset.pane));
  return button;
}
