/** The numbered rules beside the board. This module comes when somebody first opens them, by itself; it is handed what it
    needs of the page. */

let main, rules;

export function start(page) {
  ({ main, rules } = page);
}

let loading = null;

/** Fetched once; the box to search them comes with them. */
export function load() {
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

/** Turns to a number and marks it. */
export function show(number) {
  const rule = document.getElementById(`rule-${number}`);
  if (!rule) return;
  const find = rules.querySelector("[data-rules-search]");
  if (find.value) search((find.value = ""));
  for (const old of rules.querySelectorAll(".here")) old.classList.remove("here");
  rule.classList.add("here");
  rules.scrollTop += rule.getBoundingClientRect().top - find.getBoundingClientRect().bottom - 10;
}
