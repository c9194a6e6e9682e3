/** What a lesson points at: it comes into sight when it is first pointed at, and not again. It comes by itself, where
    something is pointed at, and is handed what it needs of the page. */

let board, isPhone, main, showPane;

export function start(page) {
  ({ board, isPhone, main, showPane } = page);
}

let shown = "";

export function seePoints() {
  const points = document.querySelector("#aid [data-points]")?.dataset.points ?? "";
  if (points === shown) return;
  shown = points;
  const [point] = points.split(" ");
  const first = point && main.querySelector(`:is(#board,#tray) :is([data-touch="${point}"],[data-kind="${point}"])`);
  if (!first) return;
  const pane = first.closest(".pane");
  requestAnimationFrame(() => { // after the tray has turned to what is asked for
    first.scrollIntoView({ block: "center", inline: "nearest" });
    if (isPhone() && pane && board.contains(pane)) showPane(pane.dataset.pane);
  });
}
