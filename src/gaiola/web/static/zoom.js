/** Zoom and pan of a pane, by changing what its viewBox shows. Kept per pane while the drawing is replaced. */

import { board, icon, isPhone, make, panes, say } from "./page.js";
import { sourceOf } from "./patch.js";

const MOST = 3;
const STEP = 1.3;

/** A pointer that moved less was a click. */
const SLACK = 5;

/** By pane: how many times, and the upper left corner in the drawing's own units. */
const views = new Map();

const drawing = (pane) => pane.querySelector(":scope > svg");
const viewOf = (pane) => views.get(pane.dataset.pane) ?? { times: 1, x: 0, y: 0 };

/** The whole drawing, as the server made it. */
const whole = (svg) => sourceOf(svg).getAttribute("viewBox").split(/[ ,]+/).map(Number);

function show(pane, { times, x, y }) {
  const svg = drawing(pane);
  if (!svg) return;
  const [left, top, width, height] = whole(svg);
  const [w, h] = [width / times, height / times];
  const within = (value, least, room) => Math.min(Math.max(value, least), least + room);
  const view = { times, x: within(x, left, width - w), y: within(y, top, height - h) };
  views.set(pane.dataset.pane, view);
  svg.setAttribute("viewBox", `${view.x} ${view.y} ${w} ${h}`);
  pane.classList.toggle("zoomed", times > 1);
  // Arrow keys pan a pane that has the focus; one that shows everything is no stop for Tab.
  pane.tabIndex = times > 1 ? 0 : -1;
}

/** Zooms around a point of the screen, by default the middle. */
function zoom(pane, factor, point) {
  const svg = drawing(pane);
  const box = pane.getBoundingClientRect();
  const [px, py] = point ?? [box.x + box.width / 2, box.y + box.height / 2];
  const matrix = svg.getScreenCTM();
  const [ux, uy] = [(px - matrix.e) / matrix.a, (py - matrix.f) / matrix.d];
  const { times, x, y } = viewOf(pane);
  const next = Math.min(MOST, Math.max(1, times * factor));
  show(pane, { times: next, x: ux - ((ux - x) * times) / next, y: uy - ((uy - y) * times) / next });
}

function pan(pane, dx, dy) {
  const { times, x, y } = viewOf(pane);
  const scale = drawing(pane).getScreenCTM().a;
  show(pane, { times, x: x - dx / scale, y: y - dy / scale });
}

export const fit = (pane) => show(pane, { times: 1, x: 0, y: 0 });

/** After a pane was drawn anew. */
export function keepZoom() {
  for (const pane of panes()) if (viewOf(pane).times > 1) show(pane, viewOf(pane));
}

/** Shows all of a pane whose targets lie outside what is seen of it; one that scrolls is scrolled to them. */
export function seeTargets() {
  for (const pane of panes().filter((each) => viewOf(each).times > 1 || (isPhone() && scrolls(each)))) {
    const view = pane.getBoundingClientRect();
    const targets = [...pane.querySelectorAll(".legal")].map((element) => element.getBoundingClientRect());
    const seen = ({ left, right, top, bottom }) =>
      right > view.left && left < view.right && bottom > view.top && top < view.bottom;
    if (!targets.length || targets.some(seen)) continue;
    if (scrolls(pane)) pane.scrollLeft += targets[0].left - view.left - view.width / 3;
    else fit(pane);
  }
}

/** Keys of a pane; true if it was one. */
export function zoomKey(event) {
  const pane = event.target.closest?.(".pane");
  const arrows = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
  if (event.key === "0") panes().forEach(fit);
  else if (pane && event.key === "+") zoom(pane, STEP);
  else if (pane && event.key === "-") zoom(pane, 1 / STEP);
  else if (pane === event.target && pane && event.key in arrows) pan(pane, ...arrows[event.key]);
  else return false;
  return true;
}

/** A pane that is drawn wider than a phone scrolls by itself and is not zoomed. */
const scrolls = (pane) => pane.scrollWidth > pane.clientWidth + 1;

function paneOf(event) {
  const pane = event.target.closest(".pane");
  return pane && !scrolls(pane) ? pane : null;
}

export function startZoom() {
  for (const pane of panes()) addButtons(pane);
  board.addEventListener("wheel", onWheel, { passive: false });
  board.addEventListener("dblclick", (event) => {
    if (paneOf(event) && !event.target.closest("[role=button], button")) fit(paneOf(event));
  });
  board.addEventListener("pointerdown", startDrag);
  board.addEventListener("touchstart", startPinch, { passive: false });
}

function addButtons(pane) {
  const button = (name, image, act) => {
    const made = make("button", { type: "button", class: `btn sq ${name}`, title: say(name), "aria-label": say(name) });
    made.append(icon(image));
    made.addEventListener("click", () => act(pane));
    return made;
  };
  pane.append(
    make(
      "div",
      { class: "zoom" },
      button("zoom-out", "minus", () => zoom(pane, 1 / STEP)),
      button("zoom-in", "plus", () => zoom(pane, STEP)),
      button("fit", "fit", fit),
    ),
  );
}

function onWheel(event) {
  if (!paneOf(event) || event.shiftKey) return;
  event.preventDefault();
  zoom(paneOf(event), event.deltaY < 0 ? 1.15 : 1 / 1.15, [event.clientX, event.clientY]);
}

function startDrag(down) {
  const pane = paneOf(down);
  if (!pane || down.button || viewOf(pane).times === 1 || down.target.closest(".zoom")) return;
  let [x, y, dragged] = [down.clientX, down.clientY, false];
  const during = new AbortController();
  const move = (event) => {
    if (event.pointerId !== down.pointerId || !event.isPrimary) return;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (!dragged && Math.hypot(dx, dy) < SLACK) return;
    dragged = true;
    [x, y] = [event.clientX, event.clientY];
    pan(pane, dx, dy);
  };
  const stop = () => {
    during.abort();
    if (!dragged) return;
    const swallow = (event) => event.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    // No click follows when the button was let go outside.
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  };
  addEventListener("pointermove", move, during);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, stop, during);
}

/** Two fingers. One finger belongs to the browser (swipe) or, once zoomed, to `startDrag`. */
function startPinch(start) {
  const pane = paneOf(start);
  if (!pane || start.touches.length !== 2) return;
  start.preventDefault();
  const gauge = ([one, two]) => ({
    span: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
    point: [(one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2],
  });
  let last = gauge(start.touches);
  const during = new AbortController();
  const move = (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const now = gauge(event.touches);
    zoom(pane, now.span / last.span, now.point);
    pan(pane, now.point[0] - last.point[0], now.point[1] - last.point[1]);
    last = now;
  };
  board.addEventListener("touchmove", move, { passive: false, signal: during.signal });
  for (const end of ["touchend", "touchcancel"]) board.addEventListener(end, () => during.abort(), during);
}
