/** The table page: shows each state the server sends, and starts everything else. The server draws; this replaces. */

import { base, main, notice, panes } from "./page.js";
import { animateMoves, measurePieces } from "./animate.js";
import { arrived, listen, refresh, send } from "./live.js";
import { clear, patch } from "./patch.js";
import { closeAll, fillMenu, measurePanes, startPanels } from "./panels.js";
import { forget, hide, startTips } from "./tips.js";
import { forgetPositions, replaying, setCount, startReplay } from "./replay.js";
import { holdFocus, startKeys } from "./keys.js";
import { keepZoom, seeTargets, startZoom } from "./zoom.js";
import { offer, offerNothing } from "./choose.js";

const PARTS = ["course", "players", "strip", "tray", "prompt", "moves", "menu"];
const title = document.title;
const log = document.getElementById("log");
const embedded = document.getElementById("state");
const cover = document.getElementById("cover");

/** Forms that change this table are sent from here; others (a fork, a language) leave the page as forms do. */
const LIVE = /\/(undo|skip|speed|face|seat\/\d+\/(bot|back))$/;

/** How long a number that changed stays marked. */
const CHANGED = 1200;

/** What the server said last. */
let state = null;

/** The log stands at its end and goes on with the game. */
let following = true;
let logTop = 0;

/** The log was thrown away for a cover, so the next state must bring all of it. */
let emptied = false;

/** The truth has arrived. During a replay it waits, except for a cover, which never waits. */
function apply(next) {
  state = next;
  if (state.notice) notice(state.notice);
  setCount(state.number);
  if (state.cover) showCover();
  else if (!replaying()) show();
  else addLog(state.log);
  arrived();
}

function show() {
  // A page that began with a cover does not even know what its board is called.
  if (!panes().length) return location.reload();
  uncover();
  forget();
  const focus = holdFocus();
  paint(state.html, () => {
    addLog(state.log);
    offer(state);
    markLast(state.last);
  });
  main.dataset.number = state.number;
  document.getElementById("prompt").classList.toggle("wait", !state.mine);
  document.title = state.mine ? `● ${title}` : title;
  seeTargets();
  focus();
}

/** Replaces what is drawn differently now; pieces that moved fly, changed numbers are marked. `marks` is what else
    changes the page, such as buttons that take room from the board. Everything is measured before or after all of it:
    each change between two measurements costs a layout. */
function paint(html, marks) {
  const [pieces, numbers] = [measurePieces(), counts()];
  for (const part of PARTS) patch(document.getElementById(part), html[part]);
  for (const [id, svg] of Object.entries(html.panes)) patch(document.getElementById(`pane-${id}`), svg);
  fillMenu();
  measurePanes();
  marks();
  keepZoom();
  if (pieces.size) animateMoves(pieces);
  markCounts(numbers);
}

/** Position of an earlier move: everything as it was, nothing to choose. */
function paintPast(html) {
  hide();
  paint(html, () => {
    offerNothing();
    markLast([]);
  });
}

// ---- details

function markLast(touches) {
  for (const element of main.querySelectorAll("[data-touch]"))
    element.classList.toggle("lastm", touches.includes(element.dataset.touch));
}

/** Appends what is new and drops what was taken back. */
function addLog({ from, items }) {
  const lines = document.createElement("template");
  lines.innerHTML = items.join("");
  const first = Math.min(from + 1, Number(lines.content.firstElementChild?.dataset.number ?? Infinity));
  for (const line of [...log.children]) if (Number(line.dataset.number) >= first) line.remove();
  log.append(lines.content);
  if (following) requestAnimationFrame(() => (log.scrollTop = log.scrollHeight));
  if (emptied && first > 1) refresh();
  emptied = false;
}

/** Only a reader scrolls up; new lines may push the end away before the page has followed. */
function followLog() {
  const atEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 8;
  following = atEnd || (following && log.scrollTop >= logTop);
  logTop = log.scrollTop;
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
  emptied = true;
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
  if (event.submitter?.dataset.move || !LIVE.test(path)) return;
  event.preventDefault();
  if (path.endsWith("/undo")) undo();
  else send(path, new FormData(event.target, event.submitter));
});

log.addEventListener("scroll", followLog);
new ResizeObserver(() => following && (log.scrollTop = log.scrollHeight)).observe(log);
startPanels(() => state && !replaying() && offer(state));
startZoom();
startTips();
startKeys(undo);
apply(JSON.parse(embedded.textContent));
startReplay({ paint: paintPast, resume: show });
listen(apply, state.cover ? 0 : state.number);
