/** The slider, the links of the log and autoplay show earlier positions while the game goes on. It comes late, and is
    handed what it needs of the page. */

const PACE = 900;

/** What the page gave: how to ask and to draw, the number of moves, and how to mark the bar. */
let page = null;

/** The prompt of a replay. It stands in for the real one, which waits underneath. */
let ribbon = null;

/** The number of moves on the board, null for now. */
let shown = null;
let wanted = null;
let playing = 0;

/** Where a part of the game that is shown again ends; then it is now. */
let until = Infinity;
let positions = new Map();

export function start(needs) {
  page = needs;
  ribbon = page.make("section", { class: "prompt wait", id: "ribbon" });
}

export const here = () => shown ?? page.count();
export const drop = () => (positions = new Map());

/** Shows the position after a number of moves; the last one is now. */
export async function goTo(number) {
  wanted = Math.max(0, Math.min(number, page.count()));
  if (wanted === page.count()) return toNow();
  const target = wanted;
  if (!positions.get(target)) positions.set(target, await page.ask(`/at/${target}`));
  const position = positions.get(target);
  // Only the last of several quick steps is shown.
  if (wanted !== target || !position) return;
  shown = target;
  page.main.classList.add("replaying");
  drawRibbon(position.words);
  page.paint(position.html);
  page.mark(shown);
}

export function toNow() {
  wanted = null;
  pause();
  if (!leave()) return;
  page.resume();
}

/** Ends the replay without showing anything; false if there was none. */
function leave() {
  const was = shown !== null;
  shown = null;
  ribbon.remove();
  page.main.classList.remove("replaying");
  if (was) document.getElementById("log").scrollTop = 1e6; // and it follows again what comes
  page.mark(page.count());
  return was;
}

export function forget() {
  drop();
  pause();
  leave();
}

export const step = (by) => goTo(here() + by);

function drawRibbon(words) {
  const { base, count, icon, make, say } = page;
  const button = (name, image, act) => {
    const named = { title: say(name), "aria-label": say(name), "data-replay": act };
    return make("button", { type: "button", class: "btn ghost sq", ...named }, icon(image));
  };
  const number = make("input", { type: "hidden", name: "number", value: shown });
  const branch = make("button", { class: "btn" }, say("from-here"));
  const fork = make("form", { method: "post", action: `${base}/fork` }, number, branch);
  const [name, image] = playing ? ["pause", "pause"] : ["play", "play"];
  const told = make("strong", {}, say("replay", { number: shown, count: count() }));
  ribbon.replaceChildren(
    make("div", { class: "who" }, icon("p-neutral")),
    make("div", { class: "q" }, told, make("small", {}, words)),
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
  page.main.append(ribbon);
}

function pause() {
  clearInterval(playing);
  playing = 0;
  until = Infinity;
}

function play() {
  if (playing) {
    pause();
    if (shown !== null) goTo(shown);
    return;
  }
  playing = setInterval(playOn, PACE);
  goTo(shown ?? 0);
}

function playOn() {
  if (here() >= until) toNow();
  else step(1);
}

/** Shows the moves after `from` again, one by one, up to `last`. */
async function showAgain(from, last) {
  pause();
  await goTo(from);
  if (shown === null) return;
  play();
  until = last;
}

const ACTS = { first: () => goTo(0), prev: () => step(-1), play, next: () => step(1), last: toNow };

/** A button, or a link to a position (`at`) or to some moves (`until` the last of them). */
export function go(act, link) {
  if (link?.until) showAgain(Number(link.at), Number(link.until));
  else if (link) goTo(Number(link.at));
  else ACTS[act]();
}
