// Expressions that are evaluated in the page. They are texts, because this project does not use the browser's types.
import type { Page } from 'playwright-core';

/** Measures layout shifts from the start of the page; for `addInitScript`. */
export const WATCH_MOVES = `
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** The page's layout shift as browsers measure it; 0 if nothing moved. */
export const movedBy = (page: Page): Promise<number> => page.evaluate('window.moved');

/** Whether the page is dark: checks the colour behind its text. */
export const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const colours = [document.body, document.documentElement].map((at) => getComputedStyle(at).backgroundColor);
    const shown = colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)');
    return Number(/\\d+/.exec(shown)[0]) < 128;
  })()`);

/** The text of the element that has the keyboard focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(`document.activeElement.textContent.trim() || document.activeElement.id`);
