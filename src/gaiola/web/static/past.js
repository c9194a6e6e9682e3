/** Looking back, as far as every page needs it: how far one can, and where one is. What shows earlier positions
    (replay.js) comes when somebody asks for the first. */

import { ask, base, icon, late, main, make, say } from "./page.js";

const bar = document.getElementById("replay");
const slider = bar.querySelector("input[type=range]");

/** The number of moves. */
let count = 0;
let tools = {};

/** What shows earlier positions, once it is there. */
let replay = null;

export const replaying = () => main.classList.contains("replaying");

async function looking() {
  replay = await late("replay", { ask, base, count: () => count, icon, main, make, mark, say, ...tools });
  return replay;
}

/** With every state: how far one can look. Taken-back moves make what was fetched worthless. */
export function setCount(number) {
  if (number < count) replay?.drop();
  count = number;
  mark(replay?.here() ?? count);
}

/** The bar and the log show where one is. */
function mark(here) {
  slider.max = count;
  slider.value = here;
  slider.setAttribute("aria-valuetext", say("replay", { number: here, count }));
  bar.querySelector(".cap").textContent = `${here} / ${count}`;
  for (const line of document.querySelectorAll("#log li[data-number]"))
    line.classList.toggle("now", Number(line.dataset.number) === here);
  if (replaying()) document.querySelector("#log li.now")?.scrollIntoView({ block: "nearest" });
}

/** Nothing of what was seen stays, as when the table is handed over. */
export const forgetPositions = () => replay?.forget();
export const step = async (by) => (await looking())?.step(by);
export const toNow = () => replay?.toNow();

export function startReplay(given) {
  tools = given;
  slider.addEventListener("input", async () => (await looking())?.goTo(Number(slider.value)));
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("[data-at]");
    const act = event.target.closest("[data-replay]")?.dataset.replay;
    if (link) event.preventDefault();
    if (link || (act && count)) (await looking())?.go(act, link?.dataset);
  });
  const asked = new URLSearchParams(location.search).get("at");
  if (asked !== null) looking().then((there) => there?.goTo(Number(asked)));
}
