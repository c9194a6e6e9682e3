/** How an element of the board shows what it is now: a target, chosen, forbidden, or nothing; and its price. */

import { draw, main, make } from "./page.js";
import { sourceOf } from "./patch.js";

const TONES = ["gain", "cost"];

/** More targets than this in one pane are only outlined. */
const MANY = 8;

export const GROUPS = ".pane, .tray, .players";
/** Everything on boards, cards and tray that has a label. */
export const THING = ":is(#board, #tray, #players) :is([data-touch], [data-kind], [role=img])[aria-label]";

export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Shows what an element means: `legal` moves, `refused` ones, that it is `chosen`, that it could be instead (`depth`), or
    nothing at all. What is shown already is not touched: every change costs, and a pressed element must stay one. */
export function mark(element, meant = null) {
  const { legal, refused, chosen } = meant ?? {};
  const [forbid, other] = [refused && !chosen, meant && !legal && !refused && !chosen];
  const quiet = forbid && (element.dataset.when ?? main.dataset.step) !== main.dataset.step;
  for (const [state, on] of Object.entries({ legal, forbid, quiet, selected: chosen, other }))
    element.classList.toggle(state, Boolean(on));
  const choice = legal?.length === 1 && legal[0].price ? legal[0] : null;
  const source = sourceOf(element);
  const label = source.getAttribute("aria-label");
  // The focus is lost the moment its element cannot have it, even if it can again at once.
  const focusable = meant || element === document.activeElement;
  set(element, {
    role: meant ? "button" : source.getAttribute("role"),
    "aria-label": choice ? `${label ?? ""}, ${choice.price}` : label,
    // A Tab stop is one until another element is: to change it where the focus is costs a layout.
    tabindex: focusable ? (element.getAttribute("tabindex") ?? "-1") : null,
    "aria-pressed": chosen ? "true" : null,
    "aria-disabled": forbid ? "true" : null,
  });
  if (choice) quote(element, choice);
  else unquote(element);
}

function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes))
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

/** The name of an element without its details, for a step: "Land B2" of "Land B2, 14 réis". */
export function shortName(element) {
  const name = sourceOf(element).getAttribute("aria-label") ?? element.dataset.touch;
  return name.split(/[,;(]/)[0].trim();
}

/** Writes the price of a move onto its target. */
function quote(element, { price, tone }) {
  const slot = element.querySelector(".quote") ?? addQuote(element);
  if (slot.textContent !== price) slot.textContent = price;
  for (const each of TONES) slot.classList.toggle(each, each === tone);
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
  for (const slot of element.querySelectorAll(".quote")) {
    const added = slot.closest(".added");
    if (slot.closest("[data-touch]") !== element) continue;
    if (added) added.remove();
    else if (slot.textContent) {
      slot.textContent = "";
      slot.classList.remove(...TONES);
    }
  }
}

/** One stop of the Tab key in each group, at its first target; arrows do the rest. */
export function setTabStops(main) {
  for (const group of main.querySelectorAll(GROUPS)) {
    const legal = group.querySelectorAll(".legal");
    const first = legal[0] ?? group.querySelector(".selected") ?? group.querySelector(".forbid");
    for (const stop of group.querySelectorAll('[data-touch][tabindex="0"]'))
      if (stop !== first) set(stop, { tabindex: "-1" });
    if (first) set(first, { tabindex: "0" });
    group.querySelector(":scope > svg")?.classList.toggle("many", legal.length > MANY);
  }
}

/** The marked element, or whatever else is looked for, of the same group that lies nearest in a direction of [x, y]. */
export function neighbour(element, [dx, dy], among = "[data-touch][role=button]") {
  const middle = (of) => {
    const box = of.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(element);
  let [best, least] = [null, Infinity];
  for (const other of element.closest(GROUPS)?.querySelectorAll(among) ?? []) {
    const [ox, oy] = middle(other);
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    // What lies straight ahead wins over what is nearer but aside.
    if (along > 1 && along + 2 * across < least) [best, least] = [other, along + 2 * across];
  }
  return best;
}
