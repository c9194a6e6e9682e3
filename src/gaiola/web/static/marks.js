/** How an element of the board shows what it is now: a target, chosen, forbidden, or nothing; and its price. */

import { draw, make } from "./page.js";

const STATES = ["legal", "forbid", "selected", "other"];

/** More targets than this in one pane are only outlined. */
const MANY = 8;

const GROUPS = ".pane, .tray, .players";

/** Role and label of an element before it became a button. */
const unmarked = new WeakMap();

/** Takes everything off an element that says it means something. */
export function unmark(element) {
  if (!unmarked.has(element)) unmarked.set(element, [element.getAttribute("role"), element.getAttribute("aria-label")]);
  const [role, label] = unmarked.get(element);
  element.classList.remove(...STATES);
  // The focus is lost the moment its element cannot have it, even if it can again at once.
  const tabindex = element === document.activeElement ? "-1" : null;
  set(element, { role, "aria-label": label, tabindex, "aria-pressed": null, "aria-disabled": null });
  unquote(element);
}

function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes))
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
}

/** An element that means something: `legal` moves, `refused` ones, that it is `chosen`, or that it could be instead. */
export function mark(element, { legal, refused, chosen }) {
  element.classList.add(chosen ? "selected" : legal ? "legal" : refused ? "forbid" : "other");
  set(element, { role: "button", tabindex: "-1" });
  if (chosen) set(element, { "aria-pressed": "true" });
  if (refused) set(element, { "aria-disabled": "true" });
  if (legal?.length === 1 && legal[0].price) quote(element, legal[0]);
}

/** The name of an element without its details, for a step: "Land B2" of "Land B2, 14 réis". */
export const shortName = (element) => (unmarked.get(element)?.[1] ?? element.dataset.touch).split(/[,;(]/)[0].trim();

/** Writes the price of a move onto its target. */
function quote(element, { price, tone }) {
  const slot = element.querySelector(".quote") ?? addQuote(element);
  slot.textContent = price;
  if (tone) slot.classList.add(tone);
  set(element, { "aria-label": `${unmarked.get(element)[1] ?? ""}, ${price}` });
  if (slot.parentNode.matches(".pill")) fit(slot);
}

/** Where a board left no room for a price: a pill at the lower middle, or a line in HTML. */
function addQuote(element) {
  if (!(element instanceof SVGElement)) {
    const line = make("span", { class: "quote added" });
    element.append(line);
    return line;
  }
  const box = extent(element);
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 8];
  const style = { "font-size": 11, "font-weight": 700, "text-anchor": "middle" };
  const text = draw("text", { class: "quote", x, y: y + 4, ...style });
  element.append(draw("g", { class: "pill added" }, draw("rect", { y: y - 8, height: 16, rx: 8 }), text));
  return text;
}

/** Where an element lies in its drawing. Its hit shape says so without a layout, which measuring would cost. */
function extent(element) {
  const hit = element.querySelector(":scope > rect.hit");
  if (!hit) return element.getBBox();
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(hit.getAttribute(name)));
  return { x, y, width, height };
}

/** The pill as wide as its price. */
function fit(text) {
  const width = Math.max(22, text.textContent.length * 7 + 8);
  set(text.previousSibling, { x: text.getAttribute("x") - width / 2, width });
}

function unquote(element) {
  element.querySelectorAll(".added").forEach((added) => added.remove());
  for (const slot of element.querySelectorAll(".quote")) {
    slot.textContent = "";
    slot.classList.remove("gain", "cost");
  }
}

/** One stop of the Tab key in each group, at its first target; arrows do the rest. */
export function setTabStops(main) {
  for (const group of main.querySelectorAll(GROUPS)) {
    const legal = group.querySelectorAll(".legal");
    const first = legal[0] ?? group.querySelector(".selected") ?? group.querySelector(".forbid");
    first?.setAttribute("tabindex", "0");
    group.querySelector(":scope > svg")?.classList.toggle("many", legal.length > MANY);
  }
}

/** The marked element of the same group that lies nearest in a direction of [x, y]. */
export function neighbour(element, [dx, dy]) {
  const middle = (of) => {
    const box = of.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(element);
  let [best, least] = [null, Infinity];
  for (const other of element.closest(GROUPS)?.querySelectorAll("[data-touch][role=button]") ?? []) {
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    // What lies straight ahead wins over what is nearer but aside.
    if (along > 1 && along + 2 * across < least) [best, least] = [other, along + 2 * across];
  }
  return best;
}
