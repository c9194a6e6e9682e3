/** Pieces travel: where each stood is noted before the board is replaced, and it flies from there to its new place.
    A copy flies above the page, because the way may lead from one pane to another. */

import { draw, main } from "./page.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Less than this is rounding, not travel. */
const NEARBY = 3;

/** More at once is another position, not a move. */
const CROWD = 40;

/** What lets each piece in the air land at once. */
const flights = new Set();

const duration = () => parseFloat(getComputedStyle(main).getPropertyValue("--m-move")) || 320;
const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];

/** Where a piece is on the screen and in its pane; the latter does not change when the pane is zoomed or resized. */
function whereabouts(piece) {
  const box = piece.getBoundingClientRect();
  const pane = piece.closest(".pane");
  const [x, y] = middle(box);
  const matrix = pane && piece.ownerSVGElement?.getScreenCTM();
  const own = matrix ? [(x - matrix.e) / matrix.a, (y - matrix.f) / matrix.d] : [x, y];
  return { box, pane, own, scale: matrix?.a ?? 1 };
}

/** Notes where every piece stands. Flights that are still in the air land first. */
export function note() {
  for (const land of flights) land();
  return new Map([...main.querySelectorAll("[data-piece]")].map((piece) => [piece.dataset.piece, whereabouts(piece)]));
}

/** Lets everything fly that stands elsewhere than noted. */
export function glide(before) {
  if (still.matches) return;
  const journeys = [];
  for (const piece of main.querySelectorAll("[data-piece]")) {
    const [was, is] = [before.get(piece.dataset.piece), whereabouts(piece)];
    if (!is.box.width) continue;
    if (!was) journeys.push([piece, home(piece), is]);
    else if (was.box.width && moved(was, is)) journeys.push([piece, was.box, is]);
  }
  if (journeys.length > CROWD) return;
  for (const [piece, from, { box }] of journeys)
    if (!from) piece.animate([{ opacity: 0 }, { opacity: 1 }], duration());
    else if (piece instanceof SVGElement) fly(piece, from, box);
    else travel(piece, from, box);
}

function moved(was, is) {
  const far = Math.hypot(is.own[0] - was.own[0], is.own[1] - was.own[1]) * is.scale;
  return was.pane !== is.pane || far > NEARBY;
}

/** Where a new piece comes from: an element of the board, an anchor, or a player. */
function home({ dataset: { home: name } }) {
  if (!name) return null;
  const id = CSS.escape(name);
  const player = /^player:(\d+)$/.exec(name);
  const places = player ? `[data-player="${player[1]}"]` : `[data-touch="${id}"], [data-anchor="${id}"]`;
  const boxes = [...main.querySelectorAll(places)].map((place) => place.getBoundingClientRect());
  return boxes.find((box) => box.width) ?? null;
}

function path(from, to) {
  const [[x, y], [tx, ty]] = [middle(from), middle(to)];
  // A player's card is no size for a piece to begin with.
  const size = Math.min(1.5, Math.max(0.5, Math.min(from.width / to.width, from.height / to.height)));
  return `translate(${x - tx}px, ${y - ty}px) scale(${size})`;
}

function travel(element, from, to) {
  const options = { duration: duration(), easing: "cubic-bezier(.2, .7, .2, 1)" };
  return element.animate([{ transform: path(from, to) }, { transform: "none" }], options);
}

function fly(piece, from, to) {
  const copy = piece.cloneNode(true);
  const { a, b, c, d, e, f } = piece.getScreenCTM();
  copy.removeAttribute("data-piece");
  copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  const sky = draw("svg", { class: "sky", "aria-hidden": "true" }, copy);
  sky.style.transformOrigin = `${middle(to)[0]}px ${middle(to)[1]}px`;
  document.body.append(sky);
  piece.style.visibility = "hidden";
  const flight = travel(sky, from, to);
  const land = () => {
    flight.cancel();
    sky.remove();
    piece.style.visibility = "";
    flights.delete(land);
  };
  flight.onfinish = land;
  flights.add(land);
}
