/** Puts new HTML in place of old, but leaves every child that the server drew as before: it keeps its focus, and its
    icons need not be built again, which is most of the cost of an update. */

/** An element's HTML as it came, whatever the page has marked on it since. */
const sources = new WeakMap();

/** The whole HTML of each part that was set last. */
const standing = new Map();

/** Shows `html` in a part of the page; in a pane, in place of its drawing. */
export function fill(place, html) {
  if (html === undefined || standing.get(place.id) === html) return;
  standing.set(place.id, html);
  const template = document.createElement("template");
  template.innerHTML = html;
  if (!place.matches(".pane")) return graft(place, template.content);
  const drawing = place.querySelector(":scope > svg");
  if (drawing) graft(drawing, template.content.firstElementChild);
  else place.prepend(template.content);
}

/** Forgets and removes everything. */
export function clear(places) {
  standing.clear();
  for (const place of places)
    if (place.matches(".pane")) place.querySelector(":scope > svg")?.remove();
    else place.replaceChildren();
}

function graft(old, fresh) {
  const [was, is] = [[...old.children], [...fresh.children]];
  const drawn = is.map((child) => child.outerHTML);
  const loose = [...fresh.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (loose || was.length !== is.length) old.replaceChildren(...fresh.childNodes);
  else for (const [i, child] of is.entries()) if (sources.get(was[i]) !== drawn[i]) was[i].replaceWith(child);
  for (const [i, child] of [...old.children].entries()) sources.set(child, drawn[i]);
}
