/** Looking back: the slider, the links of the log and autoplay show earlier positions while the game goes on. */

import { ask, base, icon, main, make, say } from "./page.js";

const bar = document.getElementById("replay");
const slider = bar.querySelector("input[type=range]");
const PACE = 900;

/** The prompt of a replay. It stands in for the real one, which waits underneath. */
const ribbon = make("section", { class: "prompt wait", id: "ribbon", hidden: "" });

/** The number of moves on the board, null for now. */
let shown = null;
let count = 0;
let wanted = null;
let playing = 0;

/** Where a part of the game that is shown again ends; then it is now. */
let until = Infinity;
let positions = new Map();
let tools = { paint: () => {}, resume: () => {} };

export const replaying = () => shown !== null;

/** With every state: how far one can look. Taken-back moves make what was fetched worthless. */
export function setCount(number) {
  if (number < count) positions = new Map();
  count = number;
  mark();
}

/** Shows the position after a number of moves; the last one is now. */
async function goTo(number) {
  wanted = Math.max(0, Math.min(number, count));
  if (wanted === count) return toNow();
  const target = wanted;
  if (!positions.get(target)) positions.set(target, await ask(`/at/${target}`));
  const position = positions.get(target);
  // Only the last of several quick steps is shown.
  if (wanted !== target || !position) return;
  shown = target;
  main.classList.add("replaying");
  drawRibbon(position.words);
  tools.paint(position.html);
  mark();
}

export function toNow() {
  wanted = null;
  pause();
  if (!leave()) return;
  tools.resume();
}

/** Ends the replay without showing anything; false if there was none. */
export function leave() {
  const was = replaying();
  shown = null;
  ribbon.hidden = true;
  ribbon.replaceChildren();
  main.classList.remove("replaying");
  mark();
  return was;
}

/** Nothing of what was seen stays, as when the table is handed over. */
export function forgetPositions() {
  positions = new Map();
  pause();
  leave();
}

export const step = (by) => goTo((shown ?? count) + by);

function drawRibbon(words) {
  const button = (name, image, act) => {
    const named = { title: say(name), "aria-label": say(name), "data-replay": act };
    return make("button", { type: "button", class: "btn ghost sq", ...named }, icon(image));
  };
  const number = make("input", { type: "hidden", name: "number", value: shown });
  const branch = make("button", { class: "btn" }, say("from-here"));
  const fork = make("form", { method: "post", action: `${base}/fork` }, number, branch);
  const [name, image] = playing ? ["pause", "pause"] : ["play", "play"];
  ribbon.replaceChildren(
    make("div", { class: "who" }, icon("p-neutral")),
    make("div", { class: "q" }, make("strong", {}, say("replay", { number: shown, count })), make("small", {}, words)),
    make(
      "div",
      { class: "acts" },
      button("previous", "prev", "prev"),
      button(name, image, "play"),
      button("next", "next", "next"),
      fork,
      make("button", { type: "button", class: "btn pri", "data-replay": "last" }, say("now")),
    ),
  );
  ribbon.hidden = false;
}

/** The bar and the log show where one is. */
function mark() {
  const here = shown ?? count;
  slider.max = count;
  slider.value = here;
  slider.setAttribute("aria-valuetext", say("replay", { number: here, count }));
  bar.querySelector(".cap").textContent = `${here} / ${count}`;
  for (const line of document.querySelectorAll("#log li[data-number]"))
    line.classList.toggle("now", Number(line.dataset.number) === here);
  if (replaying()) document.querySelector("#log li.now")?.scrollIntoView({ block: "nearest" });
}

function pause() {
  clearInterval(playing);
  playing = 0;
  until = Infinity;
}

function play() {
  if (playing) {
    pause();
    if (replaying()) goTo(shown);
    return;
  }
  playing = setInterval(playOn, PACE);
  goTo(shown ?? 0);
}

function playOn() {
  if ((shown ?? count) >= until) toNow();
  else step(1);
}

/** Shows the moves after `from` again, one by one, up to `last`. */
async function showAgain(from, last) {
  pause();
  await goTo(from);
  if (!replaying()) return;
  play();
  until = last;
}

export function startReplay(given) {
  tools = given;
  main.append(ribbon);
  slider.addEventListener("input", () => goTo(Number(slider.value)));
  const acts = { first: () => goTo(0), prev: () => step(-1), play, next: () => step(1), last: toNow };
  document.addEventListener("click", (event) => {
    const link = event.target.closest("[data-at]");
    const act = event.target.closest("[data-replay]")?.dataset.replay;
    if (link) event.preventDefault();
    if (link?.dataset.until) showAgain(Number(link.dataset.at), Number(link.dataset.until));
    else if (link) goTo(Number(link.dataset.at));
    else if (act && count) acts[act]();
  });
  const asked = new URLSearchParams(location.search).get("at");
  if (asked !== null) goTo(Number(asked));
}
