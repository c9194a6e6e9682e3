/** Choosing a move by its parts: each click on the board narrows the legal moves until one is left, which is sent. */

import { mark, setTabStops } from "./marks.js";
import { ask, base, main, notice, say, setting, touchesOf } from "./page.js";
import { busy, send } from "./live.js";
import { comeCloser, seeTargets } from "./zoom.js";
import { drawPrompt } from "./prompt.js";
import { showPane } from "./panels.js";

const NOTHING = { choices: [], refused: [], off: [] };

/** Which question it is (`number`, `seat`), the moves that answer it, those that are refused on the board, and those that
    would be buttons if they were not. */
let state = NOTHING;

/** The parts chosen so far: `touch` and which of the elements with that touch was clicked. */
let chosen = [];

/** A move that waits for Confirm, because it ends the turn. */
let asking = null;

/** The question that the last click met: the second click of two quick ones does not answer the next. */
let met;

/** What a marked element stands for: `legal` and `refused` moves, or the `depth` of the part it would replace. */
let meanings = new Map();

/** Elements that show what they mean; nothing needs to be taken off any other. */
let shown = new Set();

const beginsWith = (move, parts) => parts.every((part, i) => move.touches[i] === part.touch);
const kind = (touch) => touch.split(":")[0];

export const meaning = (element) => meanings.get(element) ?? {};
export const choiceOf = (notation) => state.choices.find((choice) => choice.move === notation);
export const anythingChosen = () => chosen.length > 0 || asking !== null;

/** Offers the moves that the list shows. What was chosen stays chosen as long as it is the same question. */
export function offer({ number, seat, step, refused }) {
  main.dataset.step = step;
  const moves = refused.map((move) => ({ move, touches: touchesOf(move) }));
  change({ number, seat, choices: listed(), refused: moves, off: listedOff() });
}

/** Takes everything back that marks a choice, as in a replay. */
export function offerNothing() {
  change(NOTHING);
}

function listed() {
  return [...document.querySelectorAll("#moves button[name=move]")].map((button) => {
    const price = button.querySelector("b");
    const told = { words: button.firstChild.data, price: price?.textContent ?? "", tone: price?.className ?? "" };
    told.note = button.querySelector("small")?.textContent ?? "";
    const kinds = { aside: button.matches(".asides *"), same: button.parentNode.hidden };
    return { move: button.value, touches: touchesOf(button.value), ...kinds, ...told };
  });
}

function listedOff() {
  return [...document.querySelectorAll("#moves [data-refused]")].map(({ dataset, textContent: words }) => {
    const move = dataset.refused;
    return { move, touches: touchesOf(move), words, place: Number(dataset.place) };
  });
}

function change(next) {
  const same = next.number === state.number && next.seat === state.seat;
  state = next;
  if (!same || !state.choices.some((choice) => beginsWith(choice, chosen))) chosen = [];
  asking = (same && asking && choiceOf(asking.move)) || null;
  redraw();
}

function redraw() {
  const drawn = Map.groupBy(main.querySelectorAll("[data-touch]"), (element) => element.dataset.touch);
  // Nothing is open any more when a move waits for Confirm or is on its way.
  const open = !asking && !(chosen.length && completeMove());
  const { next, buttons } = open ? targets(drawn) : { next: new Map(), buttons: [] };
  const marked = new Map();
  const give = (touch, meant) => {
    for (const element of drawn.get(touch) ?? []) if (!marked.has(element)) marked.set(element, meant);
  };
  for (const [touch, legal] of next) give(touch, { legal });
  if (open) {
    for (const [depth, part] of chosen.entries()) for (const touch of alternatives(depth, part)) give(touch, { depth });
    for (let depth = chosen.length; depth >= 0; depth--)
      for (const [touch, refused] of refusals(depth)) give(touch, { refused });
  }
  meanings = marked;
  const steps = chosen.map((part) => drawn.get(part.touch)?.[part.nth] ?? drawn.get(part.touch)?.[0]);
  const now = new Set([...marked.keys(), ...steps.filter(Boolean)]);
  for (const element of new Set([...shown, ...now]))
    mark(element, steps.includes(element) ? { ...marked.get(element), chosen: true } : marked.get(element));
  // What has the focus is left a way to keep it, which is taken off it later.
  shown = shown.has(document.activeElement) ? now.add(document.activeElement) : now;
  setTabStops(main);
  const off = open ? state.off.filter(isChosen) : [];
  drawPrompt({ steps, buttons, off, asking, targets: [...marked.keys()].filter((element) => meaning(element).legal) });
}

/** The legal moves left, by the element that is clicked next; those with no element left become buttons, but for one that
    comes to the same as another. */
function targets(drawn) {
  const next = new Map();
  const buttons = [];
  for (const choice of state.choices) {
    if (!beginsWith(choice, chosen)) continue;
    const touch = choice.touches[chosen.length];
    if (touch === undefined || !drawn.has(touch)) {
      if (!choice.same || chosen.length) buttons.push(choice);
    } else if (next.has(touch)) next.get(touch).push(choice);
    else next.set(touch, [choice]);
  }
  return { next, buttons };
}

/** What could not be clicked as part `depth`, since all moves with it are refused. */
function refusals(depth) {
  const before = chosen.slice(0, depth);
  const goesOn = (move) => move.touches.length > depth && beginsWith(move, before);
  const legal = new Set(state.choices.filter(goesOn).map((move) => move.touches[depth]));
  const open = state.refused.filter((move) => goesOn(move) && !legal.has(move.touches[depth]));
  return Map.groupBy(open, (move) => move.touches[depth]);
}

/** Other parts of the same kind that could have been chosen: another tile of the hand, at one click. */
function alternatives(depth, part) {
  const before = chosen.slice(0, depth);
  const open = state.choices.filter((choice) => beginsWith(choice, before) && choice.touches[depth] !== part.touch);
  const touches = open.map((choice) => choice.touches[depth] ?? "");
  return new Set(touches.filter((touch) => kind(touch) === kind(part.touch)));
}

/** Clicked or entered: an element of the board that is marked. */
export function choose(element) {
  if (busy()) return;
  const meant = meaning(element);
  if (meant.legal || meant.depth !== undefined) {
    const touch = element.dataset.touch;
    const nth = [...main.querySelectorAll(`[data-touch="${CSS.escape(touch)}"]`)].indexOf(element);
    chosen = [...chosen.slice(0, meant.depth ?? chosen.length), { touch, nth }];
    const move = completeMove();
    if (move) play(move); // it is on its way while the page is drawn
    redraw();
    seeTargets();
  } else if (element.classList.contains("selected")) {
    back(chosen.findIndex((part) => part.touch === element.dataset.touch));
  }
}

const isChosen = (move) => move.touches.length === chosen.length && beginsWith(move, chosen);

/** The move that the chosen parts have come to, if nothing is open. Where the same parts could mean another move that is
    refused now, a click does not stand for the one that is left: it becomes a button, beside what is refused. */
function completeMove() {
  const left = state.choices.filter((choice) => beginsWith(choice, chosen));
  return left.length === 1 && isChosen(left[0]) && !state.off.some(isChosen) ? left[0] : null;
}

/** Whether it can be clicked, but not yet: another part of the move comes before it. */
const isLater = (touch) => state.choices.some((move) => beginsWith(move, chosen) && move.touches.includes(touch));

/** Goes back to before part `depth`; by default one step, be it the last part or a button that asked to confirm. */
export function back(depth = asking && !completeMove() ? chosen.length : chosen.length - 1) {
  asking = null;
  chosen = chosen.slice(0, Math.max(depth, 0));
  redraw();
}

/** Sends a move, unless it ends the turn and the player wants to be asked first. */
export async function play(choice) {
  if (busy()) return;
  if (setting("confirm") === "on" && asking?.move !== choice.move) {
    const answer = await ask(`/why?move=${encodeURIComponent(choice.move)}`);
    if (answer?.final) {
      asking = choice;
      redraw();
      document.querySelector("#prompt [data-do=confirm]")?.focus();
      return;
    }
  }
  const seat = state.seat ?? "";
  if (!(await send(`${base}/play`, { move: choice.move, after: state.number, seat }))) back();
}

/** Enter, wherever the focus is. */
export function confirm() {
  if (asking) play(asking);
}

document.addEventListener("click", (event) => {
  const late = event.detail > 1 && met !== state.number;
  met = state.number;
  if (late) return;
  const button = event.target.closest("#prompt button");
  if (button?.dataset.choose) play(choiceOf(button.dataset.choose));
  else if (button?.dataset.step) back(Number(button.dataset.step));
  else if (button?.dataset.show) seeTargets(), showPane(button.dataset.show);
  else if (button?.dataset.do === "back") back();
  else if (button?.dataset.do === "confirm") confirm();
  const element = event.target.closest(".legal, .other, .selected");
  if (element && main.contains(element) && !comeCloser(element, event)) choose(element);
  else if (!element && isLater(event.target.closest("[data-touch]")?.dataset.touch)) notice(say("first"));
});

document.addEventListener("submit", (event) => {
  if (event.submitter?.name !== "move") return;
  event.preventDefault();
  const move = event.submitter.value;
  play(choiceOf(move) ?? { move, touches: [], words: event.submitter.textContent });
});
