/** The wire: states and what changes of them come in over a WebSocket, moves go out as POST. The server's last word is
    true. */

import { banner, base, main, notice, say } from "./page.js";

const PAUSES = [300, 800, 2000, 4000, 8000, 15000, 30000];

/** The server's word for "not now": it says why, and nothing is gained by asking sooner than the longest pause. */
const NOT_NOW = 1013;
const HEARTBEAT = 25000;

/** What takes longer is seen to be waited for. Sooner it would only flicker, and a page's cursor costs much to change. */
const LATE_AFTER = 300;

/** How long a sent move may stay without a new state before the page asks for it by connecting again. */
const OVERDUE_AFTER = 1500;

let socket = null;
let receive = () => {};
let held = () => "";
let failures = 0;
let retry = 0;
let lost = null;
let refused = false;
let overdue = 0;
let late = 0;
let sentAt = 0;

/** Read by tests: how long a click took to reach the board, and how many states were shown. */
const measures = (window.gaiola = { lastClickMs: 0, applied: 0 });

/** Begins to listen. `version` tells which state the page shows: if it is the present one it is not sent again. */
export function listen(onNews, version) {
  receive = onNews;
  held = version;
  connect();
  setInterval(() => socket.readyState === WebSocket.OPEN && socket.send("ping"), HEARTBEAT);
  addEventListener("online", reconnect);
  document.addEventListener("visibilitychange", () => document.hidden || reconnect());
}

/** Connects anew unless the line is open, or the server wants to be left alone for a while. */
function reconnect() {
  if (socket.readyState !== WebSocket.OPEN && !refused) refresh();
}

/** Asks for the whole truth. */
export function askForAll() {
  if (socket?.readyState === WebSocket.OPEN) socket.send("whole");
  else if (!refused) refresh();
}

function refresh() {
  clearTimeout(retry);
  if (socket) socket.onclose = null;
  socket?.close();
  connect();
}

function connect() {
  const address = new URL(`${base}/live?held=${held()}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  socket = new WebSocket(address);
  socket.onmessage = (event) => {
    failures = 0;
    refused = false;
    lost?.remove();
    lost = null;
    receive(JSON.parse(event.data));
  };
  socket.onclose = ({ code, reason }) => {
    refused = code === NOT_NOW;
    const pause = refused ? PAUSES.at(-1) : PAUSES[Math.min(failures, PAUSES.length - 1)];
    failures += 1;
    // The first pause is silent: a page that is being left loses its line too.
    if (refused || failures > 1) {
      lost?.remove();
      lost = banner(reason || say("lost"));
    }
    // Not all pages of a server that comes back knock at the same moment.
    retry = setTimeout(connect, pause * (1 + Math.random() / 4));
  };
}

/** A request is under way, or its result is not shown yet; clicks must wait. */
export const busy = () => main.classList.contains("busy");

/** What changes the position; other requests are done when they are answered. */
const AWAITED = /\/(play|undo|face|next|step)$/;

/** Posts to an address of this table. True if accepted; a refusal is shown in the server's words. */
export async function send(address, fields) {
  if (busy()) return false;
  main.classList.add("busy");
  late = setTimeout(() => main.classList.add("late"), LATE_AFTER);
  sentAt = performance.now();
  const answer = await post(address, fields);
  if (answer.ok && AWAITED.test(address)) {
    if (busy()) overdue = setTimeout(refresh, OVERDUE_AFTER);
    return true;
  }
  sentAt = 0;
  free();
  if (!answer.ok) notice(answer.why ?? say("failed"));
  return answer.ok;
}

function free() {
  clearTimeout(late);
  main.classList.remove("busy", "late");
}

async function post(address, fields) {
  try {
    const body = new URLSearchParams(fields);
    const answer = await fetch(address, { method: "POST", headers: { Accept: "application/json" }, body });
    return await answer.json();
  } catch {
    return { ok: false };
  }
}

/** The state that was waited for is on the page; measured when the next frame is painted. */
export function arrived() {
  clearTimeout(overdue);
  free();
  const began = sentAt;
  sentAt = 0;
  requestAnimationFrame(() => {
    const { port1: painted, port2: frame } = new MessageChannel();
    painted.onmessage = () => {
      if (began) measures.lastClickMs = performance.now() - began;
      measures.applied += 1;
      painted.close();
    };
    frame.postMessage(null); // comes when this frame is done
  });
}
