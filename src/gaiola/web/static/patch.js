/** Puts new HTML in place of old, but leaves every child that the server drew as before: it keeps its focus, and its
    icons need not be built again, which is most of the cost of an update. */

/** An element's HTML as it came, whatever the page has marked on it since. */
const sources = new WeakMap();

/** The whole HTML that each part of the page shows now, by its id. */
const shown = new Map();

/** Shows `html` in a part of the page; in a pane, in place of its drawing. */
export function patch(part, html) {
  if (html === undefined || shown.get(part.id) === html) return;
  shown.set(part.id, html);
  const template = document.createElement("template");
  template.innerHTML = html;
  if (!part.matches(".pane")) return patchChildren(part, template.content);
  const drawing = part.querySelector(":scope > svg");
  if (drawing) patchChildren(drawing, template.content.firstElementChild);
  else part.prepend(template.content);
}

/** Forgets and removes everything. */
export function clear(parts) {
  shown.clear();
  for (const part of parts)
    if (part.matches(".pane")) part.querySelector(":scope > svg")?.remove();
    else part.replaceChildren();
}

/** Replaces the children that are drawn differently; all of them if their number is another. */
function patchChildren(old, fresh) {
  const [was, is] = [[...old.children], [...fresh.children]];
  const drawn = is.map((child) => child.outerHTML);
  const loose = [...fresh.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  if (loose || was.length !== is.length) old.replaceChildren(...fresh.childNodes);
  else for (const [i, child] of is.entries()) if (sources.get(was[i]) !== drawn[i]) was[i].replaceWith(child);
  for (const [i, child] of [...old.children].entries()) sources.set(child, drawn[i]);
}
