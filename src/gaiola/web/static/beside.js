/** Where the box of tips stands, and the buttons of a pane. It comes late, when a pointer comes near, and is handed what
    it needs of the page. */

const main = document.getElementById("table");
const tip = document.getElementById("tip");
let isPhone = null;

export function start(page) {
  ({ isPhone } = page);
}

const GAP = 8;

/** Shows it beside what lies at `box`; `whole` if it tells all of a thing. */
export function place(box, whole) {
  tip.removeAttribute("style");
  tip.classList.remove("high", "passive");
  if (whole && isPhone()) placeSheet(box);
  else placeBeside(box);
}

/** On a phone all there is to say comes as a sheet, from the side where the thing is not. */
function placeSheet(box) {
  const [over, under] = [box.top, innerHeight - box.bottom];
  tip.classList.toggle("high", over > under);
  tip.style.maxHeight = `${Math.max(over, under, innerHeight * 0.4) - GAP}px`;
}

/** Beside the element, inside the window and, if there is room, not over anything that may be clicked or has a part
    in it; where there is none it lets clicks through. */
function placeBeside(box) {
  const { width, height } = tip.getBoundingClientRect();
  const clickable = [...main.querySelectorAll(".legal, .touched, button, a, summary, select")];
  const targets = clickable.map((element) => element.getBoundingClientRect()).filter((target) => target.width);
  const clear = ([x, y]) => !overlaps(box, x, y, width, height);
  const harmless = ([x, y]) => clear([x, y]) && !targets.some((target) => overlaps(target, x, y, width, height));
  const inside = ([x, y]) => x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
  const spots = around(box, width, height);
  const clamp = (value, most) => Math.max(GAP, Math.min(value, most - GAP));
  const held = spots.map(([x, y]) => [clamp(x, innerWidth - width), clamp(y, innerHeight - height)]);
  const [x, y] = held.find(harmless) ?? spots.find(inside) ?? held.find(clear) ?? held[0];
  tip.classList.toggle("passive", !harmless([x, y]));
  tip.style.left = `${x}px`;
  tip.style.top = `${y}px`;
}

/** Under it, over it and beside it, each in the middle and at both ends. */
function around({ left, right, top, bottom }, width, height) {
  const [across, down] = [(left + right - width) / 2, (top + bottom - height) / 2];
  const [under, over, after, before] = [bottom + GAP, top - height - GAP, right + GAP, left - width - GAP];
  const flat = [across, left, right - width];
  const steep = [down, top, bottom - height];
  return [
    ...[under, over].map((y) => [flat[0], y]),
    ...[after, before].map((x) => [x, steep[0]]),
    ...[under, over].flatMap((y) => flat.slice(1).map((x) => [x, y])),
    ...[after, before].flatMap((x) => steep.slice(1).map((y) => [x, y])),
  ];
}

const overlaps = (box, x, y, width, height) =>
  x < box.right && x + width > box.left && y < box.bottom && y + height > box.top;

// ---- the buttons of a pane

/** Right, low: the usual one first. */
const CORNERS = [[1, 1], [0, 1], [1, 0], [0, 0]];

/** Something to choose weighs as much as so many words and icons. */
const LEGAL = 100;

/** The buttons of a pane stand in the corner where they lie over least, and nowhere if that is something to choose. */
export function standAside(pane) {
  const buttons = pane.querySelector(".zoom");
  buttons.hidden = false;
  const view = pane.getBoundingClientRect();
  const { width, height } = buttons.getBoundingClientRect();
  const parts = [...pane.querySelectorAll(":is(text, use, .legal > .hit)")];
  const drawn = parts.map((each) => [each.getBoundingClientRect(), each]);
  const over = ([right, low]) => {
    const [x, y] = [right ? view.right - width - 8 : view.left + 8, low ? view.bottom - height - 8 : view.top + 8];
    return drawn.filter(([box]) => box.right > x && box.left < x + width && box.bottom > y && box.top < y + height);
  };
  const weight = (corner) => over(corner).reduce((sum, [, each]) => sum + (each.matches(".hit") ? LEGAL : 1), 0);
  const [best] = CORNERS.map((corner) => [weight(corner), corner]).sort(([one], [other]) => one - other);
  buttons.style.placeSelf = `${best[1][1] ? "end" : "start"} ${best[1][0] ? "end" : "start"}`;
  buttons.hidden = best[0] >= LEGAL;
}
