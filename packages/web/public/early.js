// Before the first paint: the theme and the language that this browser chose the last time.
(() => {
  const root = document.documentElement;
  try {
    const { theme } = JSON.parse(localStorage.getItem("fracas.settings") ?? "{}");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    root.lang = localStorage.getItem("fracas.lang") ?? root.lang;
  } catch {
    // A browser that remembers nothing gets what its device prefers.
  }
})();
