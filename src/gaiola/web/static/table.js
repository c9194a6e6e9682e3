/** The table page: shows the states that the server sends, whole or what changed of them, and starts everything else.
    The server draws; this replaces. */

import { base, board, draw, isPhone, late, main, notice, panes } from "./page.js";
import { arrived, askForAll, listen, send } from "./live.js";
import { clear, patch } from "./patch.js";
import { closeAll, fillMenu, markList, showPane, startPanels } from "./panels.js";
import { forget, hide, startTips } from "./tips.js";
import { forgetPositions, replaying, setCount, startReplay } from "./past.js";
import { holdFocus, startKeys } from "./keys.js";
import { measurePanes, seeTargets, startZoom } from "./zoom.js";
import { offer, offerNothing } from "./choose.js";

const PARTS = ["course", "players", "strip", "tray", "prompt", "moves", "aid", "menu"];
const title = document.title;
const log = document.getElementById("log");
const embedded = document.getElementById("state");
const cover = document.getElementById("cover");

/** Forms that change this table are sent from here; others (a fork, a language) leave the page as forms do. */
const LIVE = /\/(undo|skip|speed|face|next|step|coach|seat\/\d+\/(bot|back))$/;

/** How long a number that changed stays marked. */
const CHANGED = 1200;

/** What lets pieces fly: from the first click, key or news on. */
let animation = null;
const animated = async () => (animation = await late("animate", { draw, main }));

/** What a lesson points at comes into sight. */
async function pointOut() {
  if (document.querySelector("#aid [data-points]"))
    (await late("aid", { board, isPhone, main, showPane }))?.seePoints();
}

/** What the server said last, without what it drew. */
let state = null;

/** The version of the state that the page shows; none while it shows something else, such as an earlier position. */
let held = "";

/** The log stands at its end and goes on with the game. */
let following = true;
let logEdge = 0;

/** News from the server: a whole state, or what changed of the one that the page shows. */
function apply({ kind, from, version, html = { panes: {} }, parts = {}, log, ...facts }) {
  const change = kind === "change";
  if (state && facts.number > state.number && !animation) animated();
  if (change && from !== held && !replaying()) return askForAll();
  state = { ...state, ...facts };
  if (facts.notice) notice(facts.notice);
  if (state.cover) showCover();
  else if (replaying()) addLog(log);
  else {
    held = version;
    show(html, parts, log);
  }
  setCount(state.number); // marks a line of the log, which must be there
  arrived();
}

function show(html, parts, log) {
  // A page that began with a cover does not even know what its board is called.
  if (!panes().length) return location.reload();
  uncover();
  forget();
  const focus = holdFocus();
  const marks = () => {
    addLog(log);
    offer(state);
    markTouched(state.touched);
    main.dataset.number = state.number;
    document.getElementById("prompt").classList.toggle("wait", !state.mine);
  };
  paint(html, parts, marks, () => {
    seeTargets();
    pointOut();
  });
  document.title = state.mine ? `● ${title}` : title;
  focus();
}

/** Replaces what is drawn differently now; pieces that moved fly, changed numbers are marked. `marks` is what else
    changes the page, such as buttons that take room from the board; `look` turns to what there is to see. Everything is
    measured before or after all changes: each change between two measurements costs a layout. */
function paint({ panes: drawn = {}, ...html }, parts, marks, look = () => {}) {
  const [pieces, numbers] = [animation?.measurePieces(), counts()];
  for (const [id, markup] of Object.entries(html)) patch(document.getElementById(id), markup);
  for (const [id, svg] of Object.entries(drawn)) patch(document.getElementById(`pane-${id}`), svg);
  for (const [name, markup] of Object.entries(parts))
    patch(main.querySelector(`[data-part="${CSS.escape(name)}"]`), markup);
  fillMenu();
  markList();
  marks();
  measurePanes();
  look();
  if (pieces?.size) animation.animateMoves(pieces);
  markCounts(numbers);
}

/** Position of an earlier move: everything as it was, nothing to choose. */
function paintPast(html) {
  hide();
  held = "";
  paint(html, {}, () => {
    offerNothing();
    markTouched([]);
  });
}

// ---- details

/** What others have touched since one decided last; what lies in the tray is one's own. */
function markTouched(touches) {
  for (const element of board.querySelectorAll("[data-touch]"))
    element.classList.toggle("lastm", touches.includes(element.dataset.touch));
}

/** Appends what is new and drops what was taken back. */
function addLog(news) {
  if (!news) return;
  const { from, items } = news;
  const lines = document.createElement("template");
  lines.innerHTML = items.join("");
  const first = Math.min(from + 1, Number(lines.content.firstElementChild?.dataset.number ?? Infinity));
  const old = [...log.children].filter((line) => Number(line.dataset.number) >= first);
  const fresh = [...lines.content.children];
  // What says the same stays: whatever is added here is read out.
  while (old.length && old[0].textContent === fresh[0]?.textContent) {
    old.shift();
    fresh.shift();
  }
  for (const line of old) line.remove();
  log.append(...fresh);
  if (following) requestAnimationFrame(() => (log.scrollTop = log.scrollHeight));
}

/** New lines may push the end away before the page has followed. Only a reader scrolls up; what is seen of the log moves
    up too where it grows, but not its lower edge. */
function followLog() {
  const edge = log.scrollTop + log.clientHeight;
  following = edge > log.scrollHeight - 8 || (following && edge >= logEdge);
  logEdge = edge;
}

/** Every number on a player's card by its place there. */
function counts() {
  const numbers = new Map();
  for (const card of main.querySelectorAll("#players [data-player]"))
    for (const [place, chip] of card.querySelectorAll(".chip").entries())
      numbers.set(`${card.dataset.player} ${place}`, [chip, parseInt(chip.textContent.replace("−", "-"), 10)]);
  return numbers;
}

function markCounts(before) {
  for (const [place, [chip, is]] of counts()) {
    const by = is - before.get(place)?.[1];
    if (!by) continue;
    chip.classList.add(by > 0 ? "up" : "down");
    chip.dataset.delta = by > 0 ? `+${by}` : `−${-by}`;
    setTimeout(() => chip.classList.remove("up", "down"), CHANGED);
  }
}

/** The hand-over: nothing of the game stays in the page behind it. */
function showCover() {
  forgetPositions();
  offerNothing();
  closeAll();
  forget();
  notice("");
  clear([...PARTS.map((part) => document.getElementById(part)), ...panes(), log, embedded]);
  held = "";
  main.hidden = true;
  main.dataset.number = state.number;
  cover.innerHTML = state.cover;
  cover.hidden = false;
  document.title = title;
  cover.querySelector("button")?.focus();
}

function uncover() {
  main.hidden = false;
  cover.hidden = true;
  cover.replaceChildren();
}

function undo() {
  if (!state.undo.allowed) notice(state.undo.why);
  else send(`${base}/undo`, { after: state.number, seat: state.seat ?? "" });
}

document.addEventListener("submit", (event) => {
  const path = new URL(event.target.action).pathname;
  if (event.submitter?.name === "move" || !LIVE.test(path)) return;
  event.preventDefault();
  if (path.endsWith("/undo") && !event.target.elements.to) undo();
  else send(path, new FormData(event.target, event.submitter));
});

log.addEventListener("scroll", followLog);
new ResizeObserver(() => following && (log.scrollTop = log.scrollHeight)).observe(log);
startPanels(() => state && !replaying() && offer(state));
startZoom();
startTips();
startKeys(undo);
for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, animated, { once: true });
apply(JSON.parse(embedded.textContent));
startReplay({ paint: paintPast, resume: askForAll });
listen(apply, () => held);
