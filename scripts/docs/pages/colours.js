// Shares the choice between light and dark among all pages: the guides store it under the first key, the reference
// under the second.
(() => {
  const [GUIDES, REFERENCE] = ['vitepress-theme-appearance', 'redoc.colorMode'];
  const root = document.documentElement;
  const wished = () => {
    const kept = localStorage.getItem(GUIDES) ?? 'auto';
    if (kept !== 'auto') return kept;
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  };
  const shown = () => (root.classList.contains('dark') ? 'dark' : 'light');
  localStorage.setItem(REFERENCE, wished());
  root.classList.add(wished());
  root.classList.toggle('dark-mode', wished() === 'dark');
  // The reference page has its own switch.
  new MutationObserver(() => {
    if (shown() !== wished()) localStorage.setItem(GUIDES, shown());
  }).observe(root, { attributeFilter: ['class'] });
})();
