/* Opens the inspector on every thing of a page, or on one of each kind, as somebody would who clicks, taps (`point`) or
   walks with the keyboard (`keys`). Tells where the box did not say what the thing is (`wrong`), what nobody could point
   at since something lies over it (`unseen`), and, to whoever walks, which icons and numbers belong to no thing
   (`loose`). */
async ([things, by, each]) => {
  const shown = [...document.querySelectorAll(things)].filter((thing) => thing.checkVisibility());
  const kind = (thing) => (thing.dataset.kind ?? thing.dataset.touch ?? "").split(":")[0];
  const all = each === "thing" ? shown : [...new Map(shown.map((thing) => [kind(thing), thing])).values()];
  const frame = () => new Promise(requestAnimationFrame);
  const tip = document.getElementById("tip");
  const name = (thing) => thing.getAttribute("aria-label").split(/[:;] /)[0];
  const wrong = [];
  const unseen = [];

  /** What has been said of a thing, as soon as the box says it. */
  async function told(thing) {
    for (let n = 0; n < 200; n += 1) {
      const about = tip.querySelector(".kind")?.textContent;
      const rule = tip.querySelector(".src a")?.getAttribute("href");
      if (!tip.hidden && tip.querySelector("strong")?.textContent === name(thing) && about && rule?.includes("#rule-"))
        return true;
      await frame();
    }
    return false;
  }

  /** A point of a thing at which nothing lies over it. */
  function point(thing) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    for (const down of [0.5, 0.15, 0.85, 0.3, 0.7])
      for (const across of [0.5, 0.1, 0.9, 0.3, 0.7]) {
        const [left, top] = [x + across * width, y + down * height];
        const hit = document.elementFromPoint(left, top);
        if (hit?.closest(things) === thing) return [hit, left, top];
      }
    return null;
  }

  for (const thing of all) {
    if (by === "keys") {
      const key = thing === all[0] ? "i" : "Tab";
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    } else {
      thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const found = point(thing) ?? (await frame(), point(thing)); // a phone's panes turn
      if (!found) {
        unseen.push(thing.getAttribute("aria-label"));
        continue;
      }
      const [hit, clientX, clientY] = found;
      hit.dispatchEvent(new MouseEvent("click", { clientX, clientY, bubbles: true, cancelable: true }));
    }
    if (!(await told(thing))) wrong.push(`${thing.getAttribute("aria-label")} | ${tip.textContent}`);
    if (by !== "keys") tip.querySelector(".close")?.click();
  }

  /** What says nothing beyond itself: captions, names, sentences, and buttons of the page. */
  const CAPTIONS = ".cap, .none, .nm, .sub, .zoom, header > .shape, h3, p, [role=group] > .ic";
  const places = by === "keys" ? [...document.querySelectorAll("#board, #tray, #players")] : [];
  const texts = places.flatMap((place) => [...place.querySelectorAll("*")]).filter((element) => {
    const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join("");
    return /\d/.test(text) && text.trim().length <= 6;
  });
  const icons = places.flatMap((place) => [...place.querySelectorAll("use")]).filter((icon) => !/#i-p-/.test(icon.getAttribute("href")));
  const loose = [...texts, ...icons].filter((drawn) => {
    if (drawn.closest(CAPTIONS) || !drawn.checkVisibility()) return false;
    drawn.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = drawn.getBoundingClientRect();
    return !drawn.closest(things) && !document.elementFromPoint(x + width / 2, y + height / 2)?.closest(things);
  });
  return { count: all.length, wrong, unseen, loose: loose.map((drawn) => drawn.textContent || drawn.getAttribute("href")) };
}
