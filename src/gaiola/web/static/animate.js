/** Animates moves: where each piece stood is measured before the board is replaced, and it flies from there to its new
    place. A copy flies above the page, because the way may lead from one pane to another. It comes late, when something
    is about to move, and is handed what it needs of the page. */

let draw = null;
let main = null;

export function start(needs) {
  ({ draw, main } = needs);
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** A piece that is less than so many pixels away has not moved: that is rounding. */
const LEAST_WAY = 3;

/** More at once is another position, not a move. */
const MOST_PIECES = 40;

/** What lets each piece in the air land at once. */
const flights = new Set();

const duration = () => parseFloat(getComputedStyle(main).getPropertyValue("--m-move")) || 320;
const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];

/** Where a piece is on the screen and in its pane; the latter does not change when the pane is zoomed or resized. */
function positionOf(piece) {
  const box = piece.getBoundingClientRect();
  const pane = piece.closest(".pane");
  const [x, y] = middle(box);
  const matrix = pane && piece.ownerSVGElement?.getScreenCTM();
  const own = matrix ? [(x - matrix.e) / matrix.a, (y - matrix.f) / matrix.d] : [x, y];
  return { box, pane, own, scale: matrix?.a ?? 1 };
}

/** Where every piece stands. Flights that are still in the air land first. */
export function measurePieces() {
  for (const land of flights) land();
  return new Map([...main.querySelectorAll("[data-piece]")].map((piece) => [piece.dataset.piece, positionOf(piece)]));
}

/** Lets every piece fly that stands elsewhere than it was measured. */
export function animateMoves(before) {
  if (reducedMotion.matches) return;
  const moves = [];
  for (const piece of main.querySelectorAll("[data-piece]")) {
    const [was, is] = [before.get(piece.dataset.piece), positionOf(piece)];
    if (!is.box.width) continue;
    if (!was) moves.push([piece, originOf(piece), is]);
    else if (was.box.width && moved(was, is)) moves.push([piece, was.box, is]);
  }
  if (moves.length > MOST_PIECES) return;
  for (const [piece, from, { box }] of moves)
    if (!from) piece.animate([{ opacity: 0 }, { opacity: 1 }], duration());
    else if (piece instanceof SVGElement) fly(piece, from, box);
    else slide(piece, from, box);
}

function moved(was, is) {
  const far = Math.hypot(is.own[0] - was.own[0], is.own[1] - was.own[1]) * is.scale;
  return was.pane !== is.pane || far > LEAST_WAY;
}

/** Where a new piece comes from: an element of the board, an anchor, or a player. */
function originOf({ dataset: { home: name } }) {
  if (!name) return null;
  const id = CSS.escape(name === "player:before" ? `player:${before()}` : name);
  const player = /^player\\:(\d+)$/.exec(id);
  const places = player ? `[data-player="${player[1]}"]` : `[data-touch="${id}"], [data-anchor="${id}"]`;
  const boxes = [...main.querySelectorAll(places)].map((place) => place.getBoundingClientRect());
  return boxes.find((box) => box.width) ?? null;
}

/** The player before the one whose turn it is. */
function before() {
  const cards = [...main.querySelectorAll("#players [data-player]")];
  const turn = cards.findIndex((card) => card.matches(".turn, :has(.turn)"));
  return (turn - 1 + cards.length) % cards.length;
}

/** The transform that puts an element back to where it came from. */
function backTo(from, to) {
  const [[x, y], [tx, ty]] = [middle(from), middle(to)];
  // A player's card is no size for a piece to begin with.
  const size = Math.min(1.5, Math.max(0.5, Math.min(from.width / to.width, from.height / to.height)));
  return `translate(${x - tx}px, ${y - ty}px) scale(${size})`;
}

function slide(element, from, to) {
  const options = { duration: duration(), easing: "cubic-bezier(.2, .7, .2, 1)" };
  return element.animate([{ transform: backTo(from, to) }, { transform: "none" }], options);
}

function fly(piece, from, to) {
  const copy = piece.cloneNode(true);
  const { a, b, c, d, e, f } = piece.getScreenCTM();
  copy.removeAttribute("data-piece");
  copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  const layer = draw("svg", { class: "flight", "aria-hidden": "true" }, copy);
  layer.style.transformOrigin = `${middle(to)[0]}px ${middle(to)[1]}px`;
  document.body.append(layer);
  piece.style.visibility = "hidden";
  const flight = slide(layer, from, to);
  const land = () => {
    flight.cancel();
    layer.remove();
    piece.style.visibility = "";
    flights.delete(land);
  };
  flight.onfinish = land;
  flights.add(land);
}
