/** What stands around the board: side tabs, the drawer of a tablet, and on a phone panes one by one and sheets. */

import { board, icon, isPhone, isTablet, late, main, make, panes, say, setting } from "./page.js";

const side = document.getElementById("side");
const log = document.getElementById("log");
const rules = document.getElementById("rules");
const dots = board.querySelector(".dots");
const menu = main.querySelector("details.menu");

// ---- the side

/** Opens the tab `log` or `rules`, wherever the side is now: a column, a rail, a drawer or a sheet. */
export function openTab(name) {
  setting("tab", name);
  log.hidden = name !== "log";
  rules.hidden = name !== "rules";
  for (const tab of side.querySelectorAll("[data-side]")) {
    tab.classList.toggle("on", tab.dataset.side === name);
    tab.setAttribute("aria-current", String(tab.dataset.side === name));
  }
  if (name === "rules") return reader().then((module) => module?.load());
  log.scrollTop = log.scrollHeight;
}

/** Makes the side visible. On a phone it is a sheet with one part of it. */
export function openSide(sheet) {
  fold(false);
  if (isPhone()) openSheet(sheet);
  else main.classList.toggle("drawer", isTablet());
}

function fold(folded) {
  setting("side", folded ? "folded" : "open");
  main.classList.toggle("folded", folded);
  side.querySelector("[data-do=fold]")?.setAttribute("aria-expanded", String(!folded));
}

/** Folds the list of moves on wide screens, where the board and the prompt offer the same: it takes room from the log.
    It is out of sight then, not gone: where the focus enters it, it shows itself. */
function foldList(folded) {
  setting("list", folded ? "folded" : "open");
  main.classList.toggle("brief", folded);
  markList();
}

/** Its heading says whether it is folded. */
export function markList() {
  const heading = document.querySelector("#moves [data-do=list]");
  heading?.setAttribute("aria-expanded", String(!main.classList.contains("brief")));
}

/** Closes what lies above the board; false if nothing did. */
export function closeAll() {
  const open = main.classList.contains("drawer") || "sheet" in main.dataset || menu.open;
  menu.open = false;
  main.classList.remove("drawer");
  delete main.dataset.sheet;
  markTabs();
  return open;
}

// ---- the tray, where a window is low: a bar, and over the board a drawer

const tray = document.getElementById("tray");
const bar = make("button", { type: "button", class: "tray-bar", "data-do": "tray", "aria-controls": "tray" });

/** How wide an edge fades beyond which there is more. */
const FADE = 22;

/** Opened for one question, whatever somebody chose. */
let wanted = false;

/** Opens the drawer, or closes it, and remembers that. */
export function toggleTray() {
  setting("tray", main.classList.contains("stowed") ? "open" : "stowed");
  wanted = false;
  stow();
}

/** For one question; the button that did it has done its work. */
function showTray(button) {
  wanted = true;
  stow();
  button.remove();
}

function stow() {
  const stowed = !wanted && setting("tray") !== "open";
  main.classList.toggle("stowed", stowed);
  bar.setAttribute("aria-expanded", String(!stowed));
}

/** What lies in the tray, in a line. It opens where most of what is asked for lies there, and where it lies over nothing
    that is asked for. Else the captions of what is asked for in it come back. */
export function drawTray(targets) {
  const inside = targets.filter((target) => tray.contains(target));
  const groups = [...tray.querySelectorAll(".grp > .cap")];
  const asked = groups.filter((caption) => inside.some((target) => caption.parentNode.contains(target)));
  const style = (caption) => (asked.includes(caption) ? { class: "opt" } : {});
  const captions = groups.map((caption) => make("span", style(caption), caption.textContent));
  bar.replaceChildren(icon("hand"), ...captions, icon("next"));
  bar.hidden = !groups.length;
  bar.classList.toggle("opt", inside.length > 0);
  wanted = inside.length > 0;
  stow();
  if (wanted && inside.length <= targets.length / 2) {
    wanted = !targets.some((target) => !tray.contains(target) && overlap(target, tray));
    stow();
  }
  return isStowed() ? asked.map((caption) => caption.textContent) : [];
}

const isStowed = () => bar.checkVisibility() && main.classList.contains("stowed");

function overlap(one, other) {
  const [a, b] = [one, other].map((element) => element.getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Scrolls the tray to what is asked for in it, where none of that is in sight as a whole. */
export function seeInTray(targets) {
  const inside = targets.filter((target) => tray.contains(target));
  const view = tray.getBoundingClientRect();
  const places = inside.map((target) => target.getBoundingClientRect());
  const whole = ({ left, right }) => left >= view.left && right <= view.right - FADE;
  if (places.length && !places.some(whole)) tray.scrollBy(places[0].left - view.left - FADE, 0);
}

// ---- what scrolls without a bar

const SCROLLS = ".pane, #aid, #tray, .prompt, .acts, .since, .so-far, .strip";

/** What lies in one line: a wheel goes along it, and so does a click on the arrow where there is more. */
const LINES = ".since, .so-far";

/** Says at which edges of something there is more, so that they fade. */
export function markMore(place) {
  if (place.id === "prompt" && !isPhone()) return delete place.dataset.more; // it does not scroll there
  const { scrollLeft: x, scrollTop: y, scrollWidth, clientWidth, scrollHeight, clientHeight } = place;
  const more = { left: x > 2, right: x + clientWidth < scrollWidth - 2 };
  const high = { top: y > 2, bottom: y + clientHeight < scrollHeight - 2 };
  const sides = Object.entries({ ...more, ...high }).filter(([, there]) => there);
  const now = sides.map(([side]) => side).join(" ");
  if (!now) delete place.dataset.more;
  else if (place.dataset.more !== now) place.dataset.more = now;
}

function wheel(event) {
  const line = event.target.closest(LINES);
  if (!line || line.scrollWidth <= line.clientWidth || !event.deltaY) return;
  line.scrollLeft += event.deltaY;
  event.preventDefault();
}

/** An arrow belongs to the line itself, everything else in it is a step or a turn. */
function goAlong({ target, clientX }) {
  if (!target.matches(LINES) || !target.dataset.more) return;
  const { left, width } = target.getBoundingClientRect();
  target.scrollBy({ left: (clientX < left + width / 2 ? -0.8 : 0.8) * width, behavior: "smooth" });
}

export const markAllMore = () => main.querySelectorAll(SCROLLS).forEach(markMore);

// ---- rules

/** What fetches and searches the rules. */
const reader = () => late("rules", { main, rules });

/** Opens the rules at a number. */
async function openRule(number) {
  openSide("rules");
  await openTab("rules");
  (await reader())?.show(number);
}

// ---- the phone

/** The pane that fills the screen of a phone, or lies in the middle of a tablet's. */
function shownPane() {
  if (isTablet()) return panes().find((pane) => pane.getBoundingClientRect().bottom > innerHeight / 2);
  return panes().find((pane) => Math.abs(pane.offsetLeft - board.offsetLeft - board.scrollLeft) < pane.offsetWidth / 2);
}

/** The pane one must turn to for these targets, if all of them are out of sight. */
export function paneToTurnTo(targets) {
  if (!targets.length || !(isTablet() ? targets.every(outOfSight) : isPhone())) return null;
  const where = targets.map((target) => target.closest(".pane"));
  return where.includes(null) || (isPhone() && where.includes(shownPane())) ? null : where[0];
}

/** Above or below what a tablet shows of the page. */
function outOfSight(target) {
  const { top, bottom } = target.getBoundingClientRect();
  const from = main.querySelector(".top").getBoundingClientRect().bottom;
  const covered = [...main.querySelectorAll("#tray, .prompt")].map((part) => part.getBoundingClientRect().top);
  return bottom < from || top > Math.min(innerHeight, ...covered);
}

export function showPane(id) {
  const pane = panes().find((each) => each.dataset.pane === id);
  closeAll();
  const target = pane.querySelector(".legal");
  if (isTablet()) (target ?? pane).scrollIntoView({ block: target ? "center" : "start", behavior: "smooth" });
  else board.scrollTo({ left: pane.offsetLeft - board.offsetLeft, behavior: "smooth" });
}

function openSheet(name) {
  const again = main.dataset.sheet === name;
  closeAll();
  if (again) return;
  main.dataset.sheet = name;
  if (name === "log" || name === "rules") openTab(name);
  markTabs();
}

let marked = null;

/** Tabs say where there is something to choose. */
export function markTargets(targets) {
  const where = new Set(targets.map((target) => `pane:${target.closest(".pane")?.dataset.pane}`));
  for (const tab of main.querySelectorAll(".mtabs [data-tab]")) tab.classList.toggle("opt", where.has(tab.dataset.tab));
}

/** Tabs and dots say where one is; true if that is another pane than before. */
function markTabs() {
  const pane = shownPane();
  const turned = pane !== marked;
  marked = pane;
  const here = main.dataset.sheet ?? `pane:${pane?.dataset.pane}`;
  for (const tab of main.querySelectorAll(".mtabs [data-tab]")) tab.classList.toggle("on", tab.dataset.tab === here);
  dots.replaceChildren(...panes().map((each) => make("i", each === pane ? { class: "on" } : {})));
  return turned;
}

// ---- start

export function startPanels(onPane) {
  // Beside the board, not in it: it scrolls.
  main.append(dots);
  tray.before(bar);
  main.addEventListener("scroll", ({ target }) => target.matches?.(SCROLLS) && markMore(target), true);
  main.addEventListener("wheel", wheel, { passive: false });
  main.addEventListener("click", goAlong);
  const named = { title: say("fold"), "aria-label": say("fold"), "aria-controls": "side" };
  const folder = make("button", { type: "button", class: "btn ghost fold", "data-do": "fold", ...named }, icon("next"));
  side.querySelector(".tabs").append(folder);
  openTab(setting("tab") === "rules" ? "rules" : "log");
  fold(setting("side") === "folded");
  foldList(setting("list") !== "open");
  markTabs();
  for (const place of [board, document])
    place.addEventListener("scroll", () => markTabs() && onPane(), { passive: true });
  document.addEventListener("scrollend", () => isTablet() && onPane()); // what is in sight now
  addEventListener("resize", () => (closeAll(), onPane(), requestAnimationFrame(markAllMore)));
  document.addEventListener("change", ({ target: box }) => {
    if (box.dataset.setting) setting(box.dataset.setting, box.checked ? "on" : "off");
  });
  document.addEventListener("click", onClick);
}

/** What only this browser knows of the menu: its settings, and the full addresses of links to give away. */
export function fillMenu() {
  for (const box of menu.querySelectorAll("[data-setting]")) box.checked = setting(box.dataset.setting) === "on";
  for (const field of menu.querySelectorAll("[data-link]")) field.value = new URL(field.dataset.link, location.href);
}

function onClick(event) {
  const at = (selector) => event.target.closest(selector);
  if (!at("details.menu")) menu.open = false;
  at("[data-link]")?.select();
  const tab = at("[data-tab], [data-side]")?.dataset;
  const rule = at("a[href*='#rule-']")?.hash.replace("#rule-", "");
  const acts = "[data-do=fold], [data-do=list], [data-do=tray], [data-do=show-tray], [data-drawer], .strip .s";
  if (!tab && !rule && !at(acts)) return;
  event.preventDefault();
  if (rule) openRule(rule);
  else if (at("[data-do=fold]")) fold(!main.classList.contains("folded"));
  else if (at("[data-do=tray]")) toggleTray();
  else if (at("[data-do=show-tray]")) showTray(at("[data-do=show-tray]"));
  else if (at("[data-do=list]")) foldList(!main.classList.contains("brief"));
  else if (at("[data-drawer]")) main.classList.toggle("drawer");
  else if (at(".strip .s")) openSheet("players");
  else if (tab.side) openTab(tab.side);
  else if (tab.tab.startsWith("pane:")) showPane(tab.tab.slice(5));
  else openSheet(tab.tab);
}
