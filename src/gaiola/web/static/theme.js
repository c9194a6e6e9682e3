/* Day and night. A plain script for the <head>, not a module, so that no page is ever painted in the wrong theme.
   A choice is remembered; without one the page follows the system. Any [data-theme-switch] is a switch; it is
   hidden until there is a script to serve it. */
{
  const root = document.documentElement;
  const icons = document.getElementById("icons").getAttribute("href");
  const system = matchMedia("(prefers-color-scheme: dark)");

  /** Storage may be forbidden; then a choice lasts as long as the page. */
  const remembered = () => {
    try {
      return localStorage.getItem("gaiola.theme");
    } catch {
      return null;
    }
  };

  const show = (theme) => {
    root.dataset.theme = theme;
    for (const button of document.querySelectorAll("[data-theme-switch]")) {
      button.hidden = false;
      button.setAttribute("aria-pressed", String(theme === "night"));
      button.querySelector("use")?.setAttribute("href", `${icons}#i-${theme === "night" ? "sun" : "moon"}`);
    }
  };

  const current = () => remembered() ?? (system.matches ? "night" : "day");

  show(current());
  document.addEventListener("DOMContentLoaded", () => show(root.dataset.theme));
  system.addEventListener("change", () => show(current()));
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-theme-switch]")) return;
    const theme = root.dataset.theme === "night" ? "day" : "night";
    try {
      localStorage.setItem("gaiola.theme", theme);
    } catch {
      // Shown all the same.
    }
    show(theme);
  });
}
