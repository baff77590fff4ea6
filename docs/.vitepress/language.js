// Keeps the language that the reader chose for samples, on all pages and in all groups of tabs. It is a script of the
// page itself, so that the chosen language is there before the page is first shown.
(() => {
  const KEY = 'referral-docs-language';
  const LANGUAGES = ['curl', 'TypeScript', 'Python', 'Go'];
  const chosen = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null; // The browser blocks storage.
    }
  };

  /** Shows the language in a group of tabs, if it has it. */
  function show(group, language) {
    const labels = [...group.querySelectorAll('.tabs label')];
    const at = labels.findIndex((label) => label.textContent.trim() === language);
    if (at < 0) return;
    const inputs = group.querySelectorAll('.tabs input');
    if (inputs[at].checked && group.querySelector('.blocks > .active') === group.querySelector('.blocks').children[at])
      return;
    inputs[at].checked = true;
    [...group.querySelector('.blocks').children].forEach((block, index) =>
      block.classList.toggle('active', index === at),
    );
  }

  function showAll() {
    const language = chosen();
    if (language) document.querySelectorAll('.vp-code-group').forEach((group) => show(group, language));
  }

  document.addEventListener('change', ({ target }) => {
    const group = target.closest('.vp-code-group');
    const language = group?.querySelector(`label[for="${target.id}"]`)?.textContent.trim();
    if (!LANGUAGES.includes(language)) return;
    try {
      localStorage.setItem(KEY, language);
    } catch {
      return;
    }
    // Samples above may become longer or shorter: keep this one where it is.
    const before = group.getBoundingClientRect().top;
    showAll();
    scrollBy({ top: group.getBoundingClientRect().top - before, behavior: 'instant' });
  });

  showAll();
  // The guides replace the content of the page when the reader follows a link.
  let waiting = false;
  new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      showAll();
    });
  }).observe(document.body, { childList: true, subtree: true });
})();
