/** What a thing is: its picture, large, and what there is to say of it. Its label says what is so of it now; what is so of
    all things of its kind comes from a file that is the same for everybody, fetched when somebody first asks. */

let draw, main, make, say, sourceOf;

/** This module comes when somebody first asks, by itself; it is handed what it needs of the page, and brings its styles. */
export function start(page) {
  ({ draw, main, make, say, sourceOf } = page);
  const styles = make("link", { rel: "stylesheet", href: new URL("inspect.css", import.meta.url) });
  return new Promise((done) => {
    styles.onload = styles.onerror = done;
    document.head.append(styles);
  });
}

/** A picture is at most so wide and high, and enlarged at most so many times. */
const [WIDE, HIGH, TIMES] = [180, 140, 3];

/** What a picture does not need: it is nobody's target. */
const OWN = ["data-touch", "data-piece", "data-home", "data-part", "data-kind", "role", "aria-label"];

let loading = null;

function load() {
  loading ??= fetch(main.dataset.things)
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
    .catch(() => (loading = null));
  return loading;
}

/** What everybody is told of this kind of thing; null if that cannot be had. */
export async function about(element) {
  const [kind, id] = (element.dataset.kind ?? element.dataset.touch ?? "").split(":");
  const told = await load();
  const known = told?.kinds[kind];
  if (!known) return null;
  const origin = told.origins[known.origins[id] ?? known.origins[""]];
  return { ...known, link: `${told.rules}#rule-${known.rule}`, origin, close: told.close };
}

/** The whole of it; `reason` is what a move there would bring, or why there is none. */
export function inspection(element, told, reason) {
  const [name, all] = parts(sourceOf(element).getAttribute("aria-label"));
  const noted = reason.find(({ className }) => className === "note")?.textContent.split("; ") ?? [];
  const facts = all.filter((fact) => !noted.includes(fact)); // what the move says already
  const said = [make("strong", {}, name)];
  if (facts.length === 1) said.push(make("p", {}, facts[0]));
  if (facts.length > 1) said.push(make("ul", {}, ...facts.map((fact) => make("li", {}, fact))));
  if (reason.length) said.push(make("div", { class: "why" }, ...reason));
  if (told) said.push(make("p", { class: "kind" }, told.text), source(told));
  return [...picture(element, name), make("div", { class: "said" }, ...said), ...closing(told)];
}

/** A label taken apart: what the thing is called, and what is so of it. */
function parts(label) {
  const end = label.search(/[:;] /);
  return end < 0 ? [label, []] : [label.slice(0, end), label.slice(end + 2).split("; ")];
}

function source({ rule, heading, link, origin }) {
  const named = make("a", { href: link }, `${say("rule")} ${rule} ${heading}`);
  return make("p", { class: "src" }, named, ...(origin ? [" ", make("em", {}, origin)] : []));
}

function closing(told) {
  const named = { type: "button", class: "btn ghost sq close", "data-do": "close-tip", "aria-label": told?.close ?? "" };
  return [make("button", named, "×")];
}

// ---- the picture

/** As the server drew it, without marks; none of what is as large already, or is nothing but its name. */
function picture(element, name) {
  const shown = document.importNode(sourceOf(element), true);
  if (shown.textContent === name) return [];
  for (const node of [shown, ...shown.querySelectorAll("*")]) for (const name of OWN) node.removeAttribute(name);
  const { width, height } = element.getBoundingClientRect();
  const times = Math.min(WIDE / width, HIGH / height, TIMES);
  if (!(times > 1.1)) return [];
  const inside = element instanceof SVGElement ? inDrawing(element, shown, times) : inPage(shown, width, times);
  return [make("div", { class: "shown", "aria-hidden": "true" }, inside)];
}

function inDrawing(element, shown, times) {
  shown.removeAttribute("transform");
  const { x, y, width, height } = element.getBBox();
  const scale = times * element.getScreenCTM().a;
  const size = { width: (width + 4) * scale, height: (height + 4) * scale };
  return draw("svg", { viewBox: `${x - 2} ${y - 2} ${width + 4} ${height + 4}`, ...size }, shown);
}

function inPage(shown, width, times) {
  return make("div", { style: `zoom:${times};width:${width + 8}px` }, shown);
}
