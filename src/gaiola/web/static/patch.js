/** Draws new markup over old and keeps every node that it still describes: what has the focus, is pointed at, pressed or
    unfolded stays so, and icons need not be built again, which is most of the cost of an update.

    Beside each node lies its source: the node as the server drew it, in a document that is never shown. New markup is
    compared with the sources, and only what differs is changed. So the page may mark its elements and add some of its
    own; nobody takes them for the server's. */

import { main } from "./page.js";

const inert = document.implementation.createHTMLDocument("");

/** Which source a node of the page has, and which node a source belongs to. */
const sources = new WeakMap();
const nodes = new WeakMap();

/** What tells an element from its neighbours. One never becomes another: somebody may be about to click it. */
const KEYS = [
  ...["id", "data-part", "data-touch", "data-piece", "data-player", "data-number"],
  ...["data-choose", "data-step", "data-do", "data-show", "action", "value"],
];

link(main, inert.importNode(main, true));

/** Shows markup in an element, in place of what was drawn there before. */
export function patch(element, markup) {
  if (markup === undefined) return;
  const fresh = sourceOf(element).cloneNode(false);
  fresh.innerHTML = markup;
  patchChildren(element, sourceOf(element), fresh);
}

/** Shows elements that the page itself made in a place that the server left empty. */
export function fill(place, ...children) {
  const fresh = inert.createElement("div");
  fresh.append(...children);
  if (!filled.has(place)) filled.set(place, inert.createElement("div"));
  patchChildren(place, filled.get(place), fresh);
}

/** By place: the sources of what the page itself shows there. */
const filled = new WeakMap();

/** Forgets and removes everything that was drawn in some elements. */
export function clear(elements) {
  for (const element of elements) {
    for (const source of [...sourceOf(element).childNodes]) remove(source);
    // The log and other places are also written to directly.
    if (!element.matches(".pane")) element.replaceChildren();
  }
}

/** An element as the server drew it, without anything the page has marked on it. */
export function sourceOf(element) {
  if (!sources.has(element)) link(element, inert.importNode(element, true));
  return sources.get(element);
}

function link(node, source) {
  sources.set(node, source);
  nodes.set(source, node);
  for (let [child, its] = [node.firstChild, source.firstChild]; its; [child, its] = [child.nextSibling, its.nextSibling])
    link(child, its);
}

function remove(source) {
  nodes.get(source).remove();
  source.remove();
}

function patchNode(source, fresh) {
  const node = nodes.get(source);
  if (node.nodeType !== Node.ELEMENT_NODE) {
    node.data = source.data = fresh.data;
    return;
  }
  patchAttributes(node, source, fresh);
  patchChildren(node, source, fresh);
}

function patchAttributes(node, source, fresh) {
  for (const name of new Set([...source.getAttributeNames(), ...fresh.getAttributeNames()])) {
    const [was, is] = [source.getAttribute(name), fresh.getAttribute(name)];
    if (was === is) continue;
    set(node, name, name === "class" ? withMarks(node, was, is) : is);
    set(source, name, is);
  }
}

/** The classes of the server, and after them those that the page has added. */
function withMarks(node, was, is) {
  const drawn = (was ?? "").split(" ");
  return [is ?? "", ...[...node.classList].filter((name) => !drawn.includes(name))].join(" ").trim() || null;
}

function set(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Gives `parent` the children of `fresh`. Those of `source` that are described again stay; what the page has added to
    them stays where it is. */
function patchChildren(parent, source, fresh) {
  const [was, is] = [[...source.childNodes], [...fresh.childNodes]];
  const behind = source.lastChild ? nodes.get(source.lastChild).nextSibling : parent.firstChild;
  let next = dropEqual(was, is);
  const found = match(was, is);
  const stays = new Set(found.values());
  for (const old of was) if (!stays.has(old)) remove(old);
  for (const drawn of is.reverse()) {
    const old = found.get(drawn);
    const kept = old ?? create(drawn);
    if (kept.parentNode !== source || kept.nextSibling !== next) {
      place(parent, nodes.get(kept), next ? nodes.get(next) : behind);
      place(source, kept, next);
    }
    if (old && !old.isEqualNode(drawn)) patchNode(old, drawn);
    next = kept;
  }
}

/** Takes what is equal at the beginning and at the end off both lists; returns the first of the latter. */
function dropEqual(was, is) {
  let [from, to, least] = [0, 0, Math.min(was.length, is.length)];
  while (from < least && was[from].isEqualNode(is[from])) from += 1;
  while (to < least - from && was.at(-1 - to).isEqualNode(is.at(-1 - to))) to += 1;
  const next = to ? was.at(-to) : null;
  for (const list of [was, is]) {
    list.length -= to;
    list.splice(0, from);
  }
  return next;
}

/** A node of the page for what was drawn; returns its source. */
function create(drawn) {
  const source = inert.importNode(drawn, true);
  link(document.adoptNode(drawn), source);
  return source;
}

/** Puts a node before another; one that only moves keeps its state where the browser can do that. */
function place(parent, node, before) {
  if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** For new nodes the old ones that they describe again: of the same name; else of the same kind, if possible with
    something in it that has a name in both. */
function match(was, is) {
  const found = new Map();
  const left = Map.groupBy(was, (node) => nameOf(node) ?? node.nodeName);
  const holders = new Map();
  for (const old of was) if (!nameOf(old)) for (const name of namesIn(old)) holders.set(name, old);
  const take = (drawn, old) => {
    const kind = left.get(nameOf(drawn) ?? drawn.nodeName) ?? [];
    if (kind.includes(old)) found.set(drawn, kind.splice(kind.indexOf(old), 1)[0]);
  };
  for (const drawn of is)
    if (nameOf(drawn)) take(drawn, left.get(nameOf(drawn))?.[0]);
    else for (const name of namesIn(drawn)) if (!found.has(drawn)) take(drawn, holders.get(name));
  for (const drawn of is) if (!found.has(drawn)) take(drawn, left.get(nameOf(drawn) ?? drawn.nodeName)?.[0]);
  return found;
}

/** What an element is known by among its neighbours, if by anything. */
function nameOf(node) {
  const key = node.nodeType === Node.ELEMENT_NODE && KEYS.find((each) => node.hasAttribute(each));
  return key ? `${node.nodeName} ${key} ${node.getAttribute(key)}` : null;
}

const NAMED = KEYS.map((key) => `[${key}]`).join();
const namesIn = (node) => [...(node.querySelectorAll?.(NAMED) ?? [])].map(nameOf);
