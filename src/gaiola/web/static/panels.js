/** What stands around the board: side tabs, the drawer of a tablet, and on a phone panes one by one and sheets. */

import { board, icon, isPhone, isTablet, main, make, panes, say, setting } from "./page.js";

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
  if (name === "rules") return loadRules();
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

// ---- rules

let loading = null;

/** The numbered rules, fetched once; the box to search them comes with them. */
function loadRules() {
  loading ??= fetch(main.dataset.rules)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)))
    .then((html) => {
      rules.innerHTML = html;
      rules.querySelector("[data-rules-search]").addEventListener("input", (event) => search(event.target.value));
    })
    .catch(() => (loading = null));
  return loading;
}

/** Letters as one types them in a hurry: small, without accents. */
const searchable = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Leaves the rules that contain a word, and the chapters these stand in. */
function search(wanted) {
  const word = searchable(wanted.trim());
  for (const rule of rules.querySelectorAll("[data-rule]")) rule.hidden = !searchable(rule.textContent).includes(word);
  for (const chapter of rules.querySelectorAll("[data-chapter]"))
    chapter.hidden = !chapter.querySelector("[data-rule]:not([hidden])");
  rules.querySelector("[data-rules-none]").hidden = rules.querySelector("[data-rule]:not([hidden])") !== null;
}

/** Opens the rules at a number. */
async function openRule(number) {
  openSide("rules");
  await openTab("rules");
  const rule = document.getElementById(`rule-${number}`);
  if (!rule) return;
  const find = rules.querySelector("[data-rules-search]");
  if (find.value) search((find.value = ""));
  for (const old of rules.querySelectorAll(".here")) old.classList.remove("here");
  rule.classList.add("here");
  rules.scrollTop += rule.getBoundingClientRect().top - find.getBoundingClientRect().bottom - 10;
}

// ---- the phone

/** The pane asked for last; decides where wide panes lie under one another. */
let askedFor = null;

const turning = () => board.scrollWidth > board.clientWidth + 1;

/** The pane that fills the screen of a phone. */
function shownPane() {
  if (!turning()) return askedFor ?? panes()[0];
  return panes().find((pane) => Math.abs(pane.offsetLeft - board.offsetLeft - board.scrollLeft) < pane.offsetWidth / 2);
}

/** The pane one must turn to for these targets, if all of them are out of sight. */
export function paneToTurnTo(targets) {
  if (!isPhone() || !targets.length || !turning()) return null;
  const where = targets.map((target) => target.closest(".pane"));
  return where.includes(null) || where.includes(shownPane()) ? null : where[0];
}

export function showPane(id) {
  askedFor = panes().find((pane) => pane.dataset.pane === id);
  closeAll();
  const [left, top] = [askedFor.offsetLeft - board.offsetLeft, askedFor.offsetTop - board.offsetTop];
  board.scrollTo({ left, top, behavior: "smooth" });
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

/** A pane much wider than high is drawn wider than a phone and pans. */
export function measurePanes() {
  for (const pane of panes()) {
    const box = pane.querySelector(":scope > svg")?.viewBox.baseVal;
    pane.classList.toggle("wide", Boolean(box) && box.width > 1.5 * box.height);
  }
}

// ---- start

export function startPanels(onPane) {
  // Beside the board, not in it: it scrolls.
  main.append(dots);
  const named = { title: say("fold"), "aria-label": say("fold"), "aria-controls": "side" };
  const folder = make("button", { type: "button", class: "btn ghost fold", "data-do": "fold", ...named }, icon("next"));
  side.querySelector(".tabs").append(folder);
  openTab(setting("tab") === "rules" ? "rules" : "log");
  fold(setting("side") === "folded");
  foldList(setting("list") !== "open");
  measurePanes();
  markTabs();
  board.addEventListener("scroll", () => markTabs() && onPane(), { passive: true });
  addEventListener("resize", () => (closeAll(), onPane()));
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
  if (!tab && !rule && !at("[data-do=fold], [data-do=list], [data-drawer], .strip .s")) return;
  event.preventDefault();
  if (rule) openRule(rule);
  else if (at("[data-do=fold]")) fold(!main.classList.contains("folded"));
  else if (at("[data-do=list]")) foldList(!main.classList.contains("brief"));
  else if (at("[data-drawer]")) main.classList.toggle("drawer");
  else if (at(".strip .s")) openSheet("players");
  else if (tab.side) openTab(tab.side);
  else if (tab.tab.startsWith("pane:")) showPane(tab.tab.slice(5));
  else openSheet(tab.tab);
}
