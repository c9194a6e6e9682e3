/** Looking at everything by keyboard: `i` begins with what has the focus, arrows and Tab go on, `i` or Escape end. */

let ARROWS, GROUPS, THING, explain, hide, main, neighbour;

/** This module comes when somebody first presses `i`, by itself; it is handed what it needs of the page. */
export function start(page) {
  ({ ARROWS, GROUPS, THING, explain, hide, main, neighbour } = page);
}

/** What had the focus before; null if nobody is looking around. */
let before = null;

export function walk() {
  before = document.activeElement;
  const group = before.closest(GROUPS) ?? main;
  go(before.closest(THING) ?? things(group)[0] ?? things(main)[0]);
}

/** Keys of somebody who is looking around; false if it was none of them. */
export function walkKey(event) {
  const here = before && document.activeElement.closest(THING);
  if (!here) before = null;
  if (!here) return false;
  if (event.key === "Escape" || event.key === "i") end();
  else if (event.key === "Tab") go(next(here, event.shiftKey ? -1 : 1));
  else if (event.key in ARROWS) go(neighbour(here, ARROWS[event.key], THING));
  else return false;
  return true;
}

function end() {
  hide();
  document.activeElement.blur();
  before.focus();
  before = null;
}

const things = (place) => [...place.querySelectorAll(THING)].filter((thing) => thing.checkVisibility());

function next(here, by) {
  const all = things(main);
  return all.at((all.indexOf(here) + by) % all.length);
}

function go(thing) {
  if (!thing) return;
  if (!thing.hasAttribute("tabindex")) {
    thing.setAttribute("tabindex", "-1");
    thing.addEventListener("blur", () => thing.removeAttribute("tabindex"), { once: true });
  }
  thing.focus();
  explain(thing, { all: true });
}
