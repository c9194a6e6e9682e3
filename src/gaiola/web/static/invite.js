/** The page of an invitation: it copies links, and looks again and again who has come. */

const EVERY = 3000;
const SAID_FOR = 2000;

let invited = document.getElementById("invited");

/** As the server drew it, without what this page has written there since. */
let drawn = invited.innerHTML;

/** Where a page is not served by https there is no clipboard to write to, but there is the old way. */
async function copy(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}

function say(label, words) {
  const before = label.textContent;
  if (before === words) return;
  label.textContent = words;
  setTimeout(() => (label.textContent = before), SAID_FOR);
}

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copy]");
  if (target.matches("#invited textarea")) target.select();
  if (button && (await copy(document.getElementById(button.dataset.copy))))
    say(button.querySelector("span"), invited.dataset.copied);
});

/** When everybody sits the server sends us on to the table. */
async function lookAgain() {
  const answer = await fetch(location.href);
  if (answer.redirected) return location.replace(answer.url);
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("invited");
  if (!next || next.innerHTML === drawn) return;
  const focused = document.activeElement.id;
  drawn = next.innerHTML;
  invited.replaceWith(next);
  invited = next;
  if (focused) document.getElementById(focused)?.focus();
}

async function keepLooking() {
  await lookAgain().catch(() => {}); // the server is away for a moment
  setTimeout(keepLooking, EVERY);
}

setTimeout(keepLooking, EVERY);
