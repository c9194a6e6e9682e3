/** What the modules of the table page share: where the table lives, its words, settings, and asking the server. */

export const main = document.getElementById("table");
export const board = document.getElementById("board");

/** Every address of this table begins with it: `/table/ID` for a seat, `/watch/KEY` for a spectator. */
export const base = main.dataset.base;

const texts = JSON.parse(document.getElementById("words").textContent);

/** A text of the page in its language, with `{name}` filled in. */
export function say(key, args = {}) {
  return (texts[key] ?? key).replace(/\{ *([\w-]+) *\}/g, (_, name) => args[name] ?? "");
}

const verbs = JSON.parse(document.getElementById("verbs").textContent);

/** What is clicked for a move, from the first part to the last. A row of moves has no place on the board. */
export function touchesOf(notation) {
  if (notation.includes(";")) return [];
  const [verb, ...ids] = notation.split(" ");
  return verbs[verb].map((kind, i) => (i < ids.length ? `${kind}:${ids[i]}` : kind));
}

/** A setting of this browser; storage may be forbidden, then everything stands at its default. */
export function setting(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(`gaiola.${name}`, value);
    return localStorage.getItem(`gaiola.${name}`);
  } catch {
    return null;
  }
}

/** One pane at a time; panes under one another; all of them at once. */
export const isPhone = () => matchMedia("(max-width: 700px), (max-width: 1180px) and (max-height: 480px)").matches;
export const isDesktop = () => matchMedia("(min-width: 1181px)").matches;
export const isTablet = () => !isPhone() && !isDesktop();

/** The panes of the board in their order. */
export const panes = () => [...board.querySelectorAll(".pane")];

/** An element with attributes and children; texts become text nodes, so nothing needs escaping. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

/** The same for SVG. */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const icons = document.getElementById("icons").getAttribute("href");

/** An icon of the file that the server's drawings take theirs from. */
export function icon(name) {
  const href = `${icons}#i-${name}`;
  return draw("svg", { class: "ic", "aria-hidden": "true" }, draw("use", { href }));
}

const arrived = new Map();

/** A module that comes by itself when it is first wanted, and is handed what it needs of the page; null if it cannot be
    had. It is there when its `start` is done, which may fetch more. */
export function late(name, needs) {
  if (!arrived.has(name)) {
    const coming = import(new URL(`${name}.js`, import.meta.url));
    const ready = async (module) => (await module.start(needs), module);
    arrived.set(name, coming.then(ready).catch(() => (arrived.delete(name), null)));
  }
  return arrived.get(name);
}

/** What the server answers to a question about this table, or null if it does not. */
export async function ask(path) {
  try {
    const answer = await fetch(base + path, { headers: { Accept: "application/json" } });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

const message = document.getElementById("notice");
const spoken = make("p", { class: "sr", role: "status" });
message.after(spoken);
let fading = 0;

/** Says something that went otherwise than the player expected, for as long as it takes to read. */
export function notice(text) {
  clearTimeout(fading);
  message.textContent = text;
  message.hidden = !text;
  fading = setTimeout(() => (message.hidden = true), 3000 + 60 * text.length);
}

/** A line that stays until it is removed. */
export function banner(text) {
  const line = make("p", { class: "notice lost", role: "status" }, text);
  message.after(line);
  return line;
}

/** Read out, not shown. */
export function speak(text) {
  spoken.textContent = text;
}
