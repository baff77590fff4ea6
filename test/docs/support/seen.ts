// What a page looks like, asked in the page itself. Texts, since the types of a browser are not those of this project.
import type { Page } from 'playwright-core';

/** Sums how far things have moved by themselves, from the page's beginning; for `addInitScript`. */
export const WATCH_MOVES = `
  window.moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** The page's layout shift, as browsers measure it: 0 when nothing has moved. */
export const movedBy = (page: Page): Promise<number> => page.evaluate('window.moved');

/** Whether the page is shown dark: the colour behind its text. */
export const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const colours = [document.body, document.documentElement].map((at) => getComputedStyle(at).backgroundColor);
    const shown = colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)');
    return Number(/\\d+/.exec(shown)[0]) < 128;
  })()`);

/** The text of what the keyboard is at. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(`document.activeElement.textContent.trim() || document.activeElement.id`);
