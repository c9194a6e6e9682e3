/** Why not, and what it costs: the reason of the server beside the element one points at, with the numbered rule. */

import { ask, main, make, say, speak } from "./page.js";
import { choiceOf, meaning } from "./choose.js";
import { fill } from "./patch.js";

const tip = document.getElementById("tip");
const REFUSED = ".forbid, [data-refused]";
const EXPLAINED = `${REFUSED}, .legal, [name=move], [data-choose]`;

/** A pointer that only passes by asks nothing. */
const DWELL = 120;
const LONG_PRESS = 500;
const GAP = 8;

let known = new Map();
let wanted = null;
let timer = 0;

/** A new position has new reasons. A tip stays open if what it stands beside is still there once that is shown. */
export function forget() {
  known = new Map();
  queueMicrotask(renew);
}

function renew() {
  if (!wanted) return;
  if (wanted.isConnected && moveOf(wanted)) tell(wanted);
  else hide();
}

export function hide() {
  clearTimeout(timer);
  wanted?.removeAttribute("aria-describedby");
  wanted = null;
  tip.hidden = true;
  fill(tip);
  for (const element of main.querySelectorAll(".touched")) element.classList.remove("touched");
}

/** The one move that an element stands for: refused, or legal and alone. */
function moveOf(element) {
  if (element.dataset.refused) return element.dataset.refused;
  if (element.name === "move" || element.dataset.choose) return element.dataset.choose ?? element.value;
  const { legal, refused } = meaning(element);
  return refused?.[0].move ?? (legal?.length === 1 ? legal[0].move : null);
}

/** Shows the reason beside an element; `aloud` for those who asked to hear it. */
export async function explain(element, aloud = false) {
  const move = element && moveOf(element);
  if (!move) return;
  hide();
  wanted = element;
  if (!element.dataset.touch) outline(choiceOf(move)?.touches ?? []);
  await tell(element, aloud);
}

/** Asks for the reason and fills the tip with it. */
async function tell(element, aloud = false) {
  const move = moveOf(element);
  if (!known.has(move)) known.set(move, ask(`/why?move=${encodeURIComponent(move)}`));
  const why = await known.get(move);
  if (wanted !== element || !why || !element.isConnected || moveOf(element) !== move) return;
  outline([...(element.dataset.touch ? [] : (choiceOf(move)?.touches ?? [])), ...(why.touches ?? [])]);
  // A move that costs and changes nothing says no more than its element does.
  const more = [line("note", why.note), line("change", why.change?.join(" · "))];
  if (why.legal && !why.sum && !aloud && !more.some(Boolean)) return;
  fill(tip, make("b", {}, why.fact), ` ${why.sum ?? ""} `, ...ruleLink(why), ...more.filter(Boolean));
  tip.hidden = false;
  element.setAttribute("aria-describedby", "tip");
  place(element.getBoundingClientRect());
  if (aloud) speak(tip.textContent);
}

const line = (kind, text) => (text ? make("p", { class: kind }, text) : null);

function ruleLink({ rule, link, heading }) {
  return rule ? [make("a", { href: link, title: heading ?? "" }, `${say("rule")} ${rule}`)] : [];
}

/** A move shows on the board what it is about, and what has a part in it. */
function outline(touches) {
  for (const element of main.querySelectorAll("[data-touch]"))
    element.classList.toggle("touched", touches.includes(element.dataset.touch));
}

/** Beside the element, inside the window and, if there is room, not over anything that may be clicked. */
function place(box) {
  const { width, height } = tip.getBoundingClientRect();
  const [across, down] = [box.left + box.width / 2 - width / 2, box.top + box.height / 2 - height / 2];
  const spots = [
    [across, box.bottom + GAP],
    [across, box.top - height - GAP],
    [box.right + GAP, down],
    [box.left - width - GAP, down],
  ];
  const clamp = (value, most) => Math.max(GAP, Math.min(value, most - GAP));
  const inside = ([x, y]) => x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
  const held = spots.map(([x, y]) => [clamp(x, innerWidth - width), clamp(y, innerHeight - height)]);
  const clear = ([x, y]) => !overlaps(box, x, y, width, height);
  const clickable = [...main.querySelectorAll(".legal, [name=move], [data-choose]")];
  const targets = clickable.map((element) => element.getBoundingClientRect());
  const harmless = ([x, y]) => clear([x, y]) && !targets.some((target) => overlaps(target, x, y, width, height));
  const [x, y] = held.find(harmless) ?? spots.find(inside) ?? held.find(clear) ?? held[0];
  tip.style.left = `${x}px`;
  tip.style.top = `${y}px`;
}

const overlaps = (box, x, y, width, height) =>
  x < box.right && x + width > box.left && y < box.bottom && y + height > box.top;

const explained = (event) => event.target.closest?.(EXPLAINED);

/** Leaves time to reach the link in the tip. */
function leave(event) {
  if (tip.contains(event.relatedTarget) || wanted?.contains(event.relatedTarget)) return;
  clearTimeout(timer);
  timer = setTimeout(hide, 200);
}

export function startTips() {
  document.addEventListener("pointerover", (event) => {
    if (tip.contains(event.target)) return clearTimeout(timer);
    const element = explained(event);
    if (event.pointerType === "touch" || !element) return;
    clearTimeout(timer);
    if (element !== wanted) timer = setTimeout(explain, DWELL, element);
  });
  document.addEventListener("pointerout", (event) => event.pointerType !== "touch" && explained(event) && leave(event));
  tip.addEventListener("pointerleave", leave);
  document.addEventListener("focusin", (event) => {
    if (explained(event) && event.target.matches(":focus-visible")) explain(explained(event));
  });
  document.addEventListener("focusout", (event) => explained(event) && leave(event));
  document.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch" || tip.contains(event.target)) return;
    hide();
    const forbidden = event.target.closest(REFUSED);
    if (forbidden) timer = setTimeout(explain, LONG_PRESS, forbidden);
  });
  for (const end of ["pointerup", "pointercancel"])
    document.addEventListener(end, (event) => event.pointerType === "touch" && clearTimeout(timer));
  document.addEventListener("click", (event) => {
    const forbidden = event.target.closest(REFUSED);
    if (forbidden) explain(forbidden);
  });
}
