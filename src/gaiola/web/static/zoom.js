/** How large a pane is drawn. By itself so large that its letters can be read; what is larger than the pane then pans
    in it. Closer, or all of it at once, is what somebody chooses, and stays while the drawing is replaced. */

import { icon, isDesktop, isPhone, isTablet, late, main, make, panes, say } from "./page.js";
import { markMore } from "./panels.js";

/** So many times as large as by itself. */
const MOST = 3;
const STEP = 1.3;

/** Pixels: letters, those of something that may be chosen, and what a finger or a mouse hits. */
const LETTERS = 10;
const ACTED = 11;
const FINGER = 44;
const MOUSE = 32;

/** With a mouse one wants to see most of a board: it is drawn at most so many times larger than fits. */
const FOR_OVERVIEW = 1.25;

/** By touch it is drawn so many times larger for the sake of targets; smaller ones come closer when tapped. */
const FOR_TARGETS = 1.5;

/** A pointer that moved less was a click. */
const SLACK = 5;

/** By pane, in pixels for a unit of the drawing: what somebody chose. */
const chosen = new Map();

/** By pane: pixels for a unit that it takes to read it, and how many units its targets measure. Once known they stay, so
    that nothing jumps. */
const needs = new Map();

/** Texts and targets that `needs` knows of: nothing becomes larger or smaller in its drawing. */
const measured = new WeakSet();

const drawing = (pane) => pane.querySelector(":scope > svg");
const hitOf = (element) => (element.querySelector(":scope > .hit") ?? element).getBoundingClientRect();
const side = ({ width, height }) => Math.min(width, height);

/** The scales between which a pane can be zoomed, and the one it has by itself. */
function scales(pane) {
  const { width, height } = drawing(pane).viewBox.baseVal;
  const [wide, high] = [pane.clientWidth / width, pane.clientHeight / height];
  const fit = Math.min(wide, high);
  const { letters = 0, targets = [] } = needs.get(pane.id) ?? {};
  const [mouse, overview] = [isDesktop(), fit * FOR_OVERVIEW];
  const read = Math.max(fit, mouse ? Math.min(letters, overview) : letters);
  const hits = [...targets].map((size) => (mouse ? MOUSE : FINGER) / size);
  const hit = Math.max(read, ...hits.filter((need) => need <= (mouse ? overview : read * FOR_TARGETS)));
  // On a phone, what pans to one side anyway need not leave room beside it.
  const fill = !isPhone() || hit === fit ? hit : Math.min(Math.max(wide, high), hit * FOR_OVERVIEW);
  const own = Math.max(hit, fill);
  return { fit, own, most: own * MOST };
}

function scaleOf(pane) {
  const { fit, own, most } = scales(pane);
  return Math.min(most, Math.max(fit, chosen.get(pane.id) ?? own));
}

function resize(pane) {
  const svg = drawing(pane);
  if (!svg || !pane.clientWidth) return;
  const { width, height } = svg.viewBox.baseVal;
  const strip = (isDesktop() ? MOUSE : FINGER) + 12; // under the drawing, for the buttons
  const [scale, { fit, own }] = [scaleOf(pane), scales(pane)];
  // A tablet's page scrolls, so there a drawing that is wider than its pane pans to one side only.
  put(pane, "--shape", String(isTablet() && own > fit ? pane.clientWidth / (height * own + strip) : width / height));
  const closer = scale > fit * 1.005;
  const size = (room, units) => (closer ? `${Math.max(room, units * scale)}px` : "");
  const [w, h] = [size(pane.clientWidth, width), size(pane.clientHeight - strip, height)];
  put(pane, "--w", w);
  put(pane, "--h", h);
  pane.classList.toggle("zoomed", closer);
  pane.classList.toggle("whole", chosen.has(pane.id) && !closer); // somebody wants to see all of it
  // Arrow keys pan a pane that has the focus; one that shows everything is no stop for Tab.
  const stop = closer ? 0 : -1;
  if (pane.getAttribute("tabindex") !== String(stop)) pane.tabIndex = stop;
  markMore(pane);
}

/** Changes a style only where it differs: after each change, the next measurement costs a layout. */
function put({ style }, name, value) {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

/** Draws a pane larger or smaller around a point of the screen, by default the middle. */
function zoomTo(pane, scale, point) {
  const box = pane.getBoundingClientRect();
  const [x, y] = point ?? [box.x + box.width / 2, box.y + box.height / 2];
  const was = drawing(pane).getScreenCTM();
  chosen.set(pane.id, scale);
  chosen.set(pane.id, scaleOf(pane));
  resize(pane);
  const is = drawing(pane).getScreenCTM();
  pane.scrollBy(is.e + ((x - was.e) / was.a) * is.a - x, is.f + ((y - was.f) / was.d) * is.d - y);
}

/** From the scale that it is drawn with: a game's style may have made it larger. */
const zoom = (pane, factor, point) => zoomTo(pane, drawing(pane).getScreenCTM().a * factor, point);

/** Shows all of a pane; if it does so already, what can be read of it. */
function fit(pane) {
  if (pane.classList.contains("zoomed")) zoomTo(pane, 0);
  else zoomTo(pane, scales(pane).own);
}

/** After panes were drawn anew: what it takes to read and to hit what is on them. All are measured before any of them
    takes another size. */
export function measurePanes() {
  panes().forEach(measure);
  panes().forEach(resize);
}

function measure(pane) {
  const svg = drawing(pane);
  const unit = svg?.getScreenCTM()?.a;
  if (!unit) return;
  const { letters = 0, targets = new Set() } = needs.get(pane.id) ?? {};
  const fresh = (elements) => [...elements].filter((element) => !measured.has(element));
  const texts = fresh(svg.querySelectorAll(":is(text, tspan):not(.ornament, .ornament *)"));
  const shown = texts.filter((text) => text.textContent && text.checkVisibility());
  needs.set(pane.id, { letters: Math.max(letters, ...shown.map((text) => needOf(text) * unit)), targets });
  const hits = fresh(svg.querySelectorAll("[data-touch]")).filter((element) => side(hitOf(element)));
  for (const element of hits) targets.add(Math.floor((10 * side(hitOf(element))) / unit) / 10);
  for (const element of [...shown, ...hits]) measured.add(element);
}

/** How many times larger than now a text can be read. */
function needOf(text) {
  const { a, b, c, d } = text.getScreenCTM();
  const size = parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(a * d - b * c));
  return (text.closest("[data-touch]") ? ACTED : LETTERS) / size;
}

/** Pans to the targets of a pane where none of them can be seen. */
export function seeTargets() {
  for (const pane of panes().filter((each) => each.matches(".zoomed"))) {
    const view = pane.getBoundingClientRect();
    const targets = [...pane.querySelectorAll(".legal")].map((element) => element.getBoundingClientRect());
    const seen = ({ left, right, top, bottom }) =>
      right > view.left && left < view.right && bottom > view.top && top < view.bottom;
    if (targets.length && !targets.some(seen)) centre(pane, targets[0]);
  }
}

function centre(pane, { left, top, width, height }) {
  const view = pane.getBoundingClientRect();
  pane.scrollBy(left + width / 2 - view.left - view.width / 2, top + height / 2 - view.top - view.height / 2);
}

/** Comes closer to what is too small to be hit for sure, in place of choosing it; false if it is large enough, or as
    close as can be. */
export function comeCloser(element, { pointerType }) {
  const pane = element.closest(".pane");
  const wanted = pointerType === "touch" ? FINGER : MOUSE;
  const size = side(hitOf(element));
  if (!pane || isDesktop() || size > wanted - 1 || scaleOf(pane) > scales(pane).most * 0.99) return false;
  zoomTo(pane, (scaleOf(pane) * FINGER) / size);
  centre(pane, hitOf(element));
  return true;
}

/** Keys of a pane; true if it was one. */
export function zoomKey(event) {
  const pane = event.target.closest?.(".pane");
  const arrows = { ArrowLeft: [-60, 0], ArrowRight: [60, 0], ArrowUp: [0, -60], ArrowDown: [0, 60] };
  if (event.key === "0") panes().forEach((each) => zoomTo(each, 0));
  else if (pane && event.key === "+") zoom(pane, STEP);
  else if (pane && event.key === "-") zoom(pane, 1 / STEP);
  else if (pane === event.target && pane && event.key in arrows) pane.scrollBy(...arrows[event.key]);
  else return false;
  return true;
}

const paneOf = (event) => event.target.closest(".pane");

export function startZoom() {
  const resized = new ResizeObserver((entries) => entries.forEach(({ target }) => resize(target)));
  for (const pane of panes()) {
    addButtons(pane);
    resized.observe(pane);
    pane.addEventListener("pointerenter", async () => (await late("beside", { isPhone }))?.standAside(pane));
  }
  // Not on the board, which has no place of its own where its panes lie in the grid of the page.
  main.addEventListener("wheel", onWheel, { passive: false });
  main.addEventListener("dblclick", (event) => {
    if (paneOf(event) && !event.target.closest("[role=button], button")) fit(paneOf(event));
  });
  main.addEventListener("pointerdown", startDrag);
  main.addEventListener("touchstart", startPinch, { passive: false });
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
  const pane = paneOf(event);
  // Where the page scrolls, that is what a wheel does, unless one is looking closer already.
  if (!pane || event.shiftKey || (isTablet() && !event.ctrlKey && !chosen.has(pane.id))) return;
  event.preventDefault();
  zoom(pane, event.deltaY < 0 ? 1.15 : 1 / 1.15, [event.clientX, event.clientY]);
}

/** With a mouse; fingers pan by themselves. */
function startDrag(down) {
  const pane = paneOf(down);
  if (!pane?.matches(".zoomed") || down.button || down.pointerType === "touch" || down.target.closest(".zoom")) return;
  let [x, y, dragged] = [down.clientX, down.clientY, false];
  const during = new AbortController();
  const move = (event) => {
    if (event.pointerId !== down.pointerId) return;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (!dragged && Math.hypot(dx, dy) < SLACK) return;
    dragged = true;
    [x, y] = [event.clientX, event.clientY];
    pane.scrollBy(-dx, -dy);
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

/** Two fingers. One finger belongs to the browser, which pans and swipes. */
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
    pane.scrollBy(last.point[0] - now.point[0], last.point[1] - now.point[1]);
    last = now;
  };
  main.addEventListener("touchmove", move, { passive: false, signal: during.signal });
  for (const end of ["touchend", "touchcancel"]) main.addEventListener(end, () => during.abort(), during);
}
