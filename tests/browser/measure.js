/** Everything on a page that a person cannot read, hit or get at: texts too small, targets too small, what lies on
    something else, and what is cut without a way to the rest. Answers with lists of sentences. A target on a pane may
    be `closer` times smaller where a tap brings it so much closer. Only what lies `within` is looked at, if that is said. */
({ small, acted, target, closer = 1, within }) => {
  const BOX = ".el[data-touch]"; // what a move may be about, whether it can be chosen now or not
  const CONTROL = "button, a[href], summary, select, textarea, input:not([type=hidden])";
  const ACTED = `${BOX}, ${CONTROL}`;

  function make(tag, text) {
    const element = document.createElement(tag);
    element.textContent = text;
    return document.head.appendChild(element);
  }

  // ---- what is there

  const main = document.querySelector(within ?? ".table") ?? document.body;
  const known = (compute) => {
    const found = new Map();
    return (element) => (found.has(element) ? found : found.set(element, compute(element))).get(element);
  };
  const styleOf = known((element) => {
    const { overflowX, overflowY, clipPath, position, scrollbarWidth, textOverflow } = getComputedStyle(element);
    return { overflowX, overflowY, clipPath, position, scrollbarWidth, textOverflow };
  });
  const edgeOf = known((element) => element.getBoundingClientRect());
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const ASIDE = ".sr, .ornament, .brief #moves form, #tip, #notice"; // read out, drawn for beauty, folded away, above all
  const counts = known((element) => shown(element) && !element.closest(ASIDE) && !clipped(element));

  /** Kept for those who listen to a page. */
  const clipped = known((element) => {
    if (styleOf(element).clipPath === "inset(50%)") return true;
    return Boolean(element.parentElement) && element !== main && clipped(element.parentElement);
  });

  /** Texts with the place that each line of them takes. */
  function texts() {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || ["SCRIPT", "STYLE", "OPTION"].includes(element.nodeName) || !counts(element)) continue;
      for (const place of linesOf(node))
        if (place.width > 1 && place.height > 1) found.push({ element, place, words: node.data.trim() });
    }
    return found;
  }

  /** A text that is set narrower than its letters are wide says only as a whole how wide it is. */
  function linesOf(node) {
    if (node.parentElement.hasAttribute("textLength")) return [node.parentElement.getBoundingClientRect()];
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getClientRects();
  }

  /** How large letters are in the end: what a drawing is scaled by counts. */
  const sizeOf = known((element) => {
    const matrix = element.ownerSVGElement && element.getScreenCTM();
    const times = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    return parseFloat(getComputedStyle(element).fontSize) * times;
  });

  /** What is clicked. A link in the middle of a sentence is as high as its line, and that is enough. */
  function targets() {
    const found = [];
    for (const element of main.querySelectorAll(`${BOX}, ${CONTROL}`)) {
      if (!counts(element) || element.closest("#log a, #rules a, #moves li p")) continue;
      if (element.matches("p a, small a, .rule a, .unnumbered a, .fx a, dd a")) continue;
      if (element.closest("svg [aria-hidden]")) continue; // a line of a chart, along which one points
      const hit = element.querySelector(":scope > .hit") ?? element;
      const label = element.closest("label");
      const place = (element.matches("input") && label ? label : hit).getBoundingClientRect();
      if (place.width && place.height) found.push({ element, place });
    }
    return found;
  }

  const nameOf = (element) => {
    const named = element.closest("[data-touch], [data-kind], [data-move], [id], [class]");
    const mark = named?.dataset.touch ?? named?.dataset.kind ?? named?.dataset.move ?? (named?.id || named?.className);
    const where = element.closest("[data-pane], #tray, #prompt, #players, #side, #moves, header, nav");
    return `${where?.dataset.pane ?? where?.id ?? where?.nodeName.toLowerCase() ?? "page"} ${mark?.baseVal ?? mark}`;
  };
  const px = (number) => Math.round(number * 10) / 10;

  // ---- what is wrong with it

  const all = texts();
  const tiny = [];
  for (const { element, words } of all) {
    const size = sizeOf(element);
    const least = element.closest(ACTED) ? acted : small;
    if (size < least - 0.05) tiny.push(`${px(size)} px: “${words.slice(0, 30)}” (${nameOf(element)})`);
  }

  const things = targets();
  const narrow = [];
  for (const { element, place } of things) {
    const size = Math.min(place.width, place.height) * (element.closest(".pane") ? closer : 1);
    if (size < target - 0.5)
      narrow.push(`${px(place.width)}×${px(place.height)}: ${nameOf(element)}`);
  }

  /** How much of the smaller of two places the other covers. */
  function common(one, other) {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (wide < 2 || high < 2) return 0;
    return (wide * high) / Math.min(one.width * one.height, other.width * other.height);
  }

  const paneOf = (element) => element.closest("[data-pane], #tray, #prompt, #players, #side, header, nav") ?? main;

  /** What can be seen of a place: what has been scrolled away lies on nothing. */
  function inSight(element, place) {
    let { left, right, top, bottom } = place;
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const style = styleOf(around);
      const edge = edgeOf(around);
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  }

  /** What stays where it is while the rest is scrolled, which can be got from under it. */
  function floats(element) {
    for (let around = element; around && !around.matches("[data-more]"); around = around.parentElement)
      if (styleOf(around).position === "sticky") return Boolean(around.closest("[data-more]"));
    return false;
  }

  const over = [];
  function pairs(found, most, say) {
    const places = found.map(({ element, place, ...rest }) => ({ element, place: inSight(element, place), ...rest }));
    const seen = places.filter(({ place }) => place.width > 2 && place.height > 2).sort((a, b) => a.place.top - b.place.top);
    for (const [i, one] of seen.entries())
      for (let at = i + 1; at < seen.length && seen[at].place.top < one.place.bottom; at += 1) {
        const other = seen[at];
        if (one.element === other.element || paneOf(one.element) !== paneOf(other.element)) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (floats(one.element) !== floats(other.element)) continue;
        if (common(one.place, other.place) > most) over.push(say(one, other));
      }
  }
  // Letters are lower than their lines, so that lines may touch.
  const inked = all.map(({ place, ...rest }) => {
    const { left, right, width, height } = place;
    const [top, bottom] = [place.top + height * 0.2, place.bottom - height * 0.2];
    return { ...rest, place: { left, right, top, bottom, width, height: bottom - top } };
  });
  pairs(inked, 0.12, (one, other) => `“${one.words.slice(0, 24)}” and “${other.words.slice(0, 24)}” (${nameOf(one.element)})`);
  pairs(things, 0.25, (one, other) => `${nameOf(one.element)} and ${nameOf(other.element)}`);
  const frame = [...main.querySelectorAll(":scope > :is(.top, .players, .tray, .prompt, .side), .board > .pane")];
  const drawer = main.querySelector(".tray-bar")?.checkVisibility() ? main.querySelector(".tray") : null; // lies over panes
  const lies = (part) => part === drawer || ["fixed", "sticky"].includes(getComputedStyle(part).position);
  const flows = frame.filter((part) => shown(part) && !lies(part));
  const seen = (part) => inSight(part, part.getBoundingClientRect());
  for (const [i, one] of flows.entries())
    for (const other of flows.slice(i + 1))
      if (common(seen(one), seen(other)) > 0.01)
        over.push(`${one.id || one.className} and ${other.id || other.className}`);

  /** What is painted over a text, where the browser finds both at one point; what has no colour covers nothing. */
  function coverOf(element, { left, right, top, bottom }) {
    const own = (one) => one === element || element.contains(one) || one.contains(element);
    for (const part of [0.1, 0.5, 0.9]) {
      const at = [left + (right - left) * part, (top + bottom) / 2];
      const first = document.elementFromPoint(...at);
      if (!first || own(first)) continue; // as nearly always; to find all that lies there takes ten times as long
      for (const one of document.elementsFromPoint(...at)) {
        if (own(one)) break;
        if (paints(one) && !floats(one) && paneOf(one) === paneOf(element)) return one;
      }
    }
    return null;
  }

  const paints = known((element) => {
    const { fill, fillOpacity, opacity, backgroundColor } = getComputedStyle(element);
    if (!shown(element)) return false;
    const drawn = element instanceof SVGGeometryElement && !element.matches(".hit");
    const colour = drawn ? fill : backgroundColor;
    const clear = colour === "none" || colour === "transparent" || colour.endsWith(", 0)");
    return !clear && opacity * (drawn ? fillOpacity : 1) > 0.5;
  });

  const solid = make("style", "* { pointer-events: auto !important } svg * { pointer-events: visiblePainted !important }");
  for (const { element, place, words } of all) {
    const { left, right, top, bottom, width, height } = inSight(element, place);
    if (width < 4 || height < place.height / 2 || clipped(element)) continue;
    const cover = coverOf(element, { left, right, top, bottom });
    if (cover) over.push(`“${words.slice(0, 24)}” (${nameOf(element)}) lies under ${nameOf(cover)}`);
  }
  solid.remove();

  function shared(place, edge) {
    const [left, right] = [Math.max(place.left, edge.left), Math.min(place.right, edge.right)];
    return { left, right, top: place.top, bottom: place.bottom, height: place.height };
  }

  /** What hides a part of a text: an edge beyond which one cannot scroll, or cannot see that one can. */
  function cutBy(element, place) {
    for (let around = element; around && around !== document.documentElement; around = around.parentElement) {
      const style = styleOf(around);
      const edge = edgeOf(around);
      const sides = [
        [style.overflowX, place.left < edge.left - 1.5 || place.right > edge.right + 1.5],
        [style.overflowY, place.top < edge.top - place.height * 0.25 || place.bottom > edge.bottom + place.height * 0.25],
      ];
      for (const [overflow, beyond] of sides) {
        if (!beyond || overflow === "visible") continue;
        const scrolls = overflow === "auto" || overflow === "scroll";
        const dots = style.textOverflow === "ellipsis" && element.closest("[aria-label], button, a");
        if (!scrolls && !dots) return around;
        if (dots) place = shared(place, edge); // the rest of it is said elsewhere
        if (scrolls && style.scrollbarWidth === "none" && !around.matches(".board, [data-more]")) return around;
        if (scrolls) return null; // from here on what counts is where this lies
      }
    }
    return null;
  }

  const unseen = (element, place) => Math.min(...["width", "height"].map((side) => inSight(element, place)[side])) < 1;
  const cut = [];
  for (const { element, place, words } of all) {
    if (element.closest("figure") && unseen(element, place)) continue; // a figure is a piece of a drawing
    const by = cutBy(element, place);
    if (by) cut.push(`“${words.slice(0, 30)}” (${nameOf(element)}) by ${by.id || by.className?.baseVal || by.className || by.nodeName}`);
  }
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth) cut.push(`the page is ${scrollWidth - clientWidth} px wider than the window`);

  const scrolls = scrollHeight > clientHeight;
  return { texts: all.length, tiny, narrow, over, cut, scrolls };
}
