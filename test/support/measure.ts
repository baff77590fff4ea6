// Measures a page in a browser as its readers get it: what is transferred, when the first content is seen, and what
// keeps people from reading it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Weight {
  requests: number;
  /** transferred bytes, compressed */
  bytes: number;
  /** milliseconds until the first content is painted */
  firstPaint: number;
}

/** What the page loaded, and when its first content was there. */
export const weigh = (page: Page): Promise<Weight> =>
  page.evaluate(`(async () => {
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    if (paint() === undefined) await new Promise((seen) => {
      new PerformanceObserver(seen).observe({ type: 'paint', buffered: true });
      setTimeout(seen, 3000);
    });
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return {
      requests: loaded.length,
      bytes: loaded.reduce((sum, { transferSize }) => sum + transferSize, 0),
      firstPaint: Math.round(paint() ?? Infinity),
    };
  })()`);

/** Checks the page with axe; returns a line for each element at fault. */
export async function axeFindings(page: Page): Promise<string[]> {
  // The debugger's evaluation is not subject to the page's policy.
  await page.evaluate(AXE);
  return page.evaluate(`axe
    .run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
    .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) =>
      id + ': ' + html.slice(0, 160) + ' ' + (any[0]?.message ?? ''))))`);
}

/** Lines of prose with more than this many characters are hard to read. */
export const MOST_CHARACTERS = 80;

/** The lines of paragraphs and list entries that are longer. */
export const longLines = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const found = [];
    for (const block of document.querySelectorAll('main p, main li, main dd')) {
      if (block.closest('.VPLocalNav, .VPDocAside, pre') || block.querySelector('p, li, pre, svg')) continue;
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const lines = new Map();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        for (let at = 0; at < node.length; at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getClientRects()[0];
          if (!box || box.width === 0) continue;
          const key = Math.round((box.top + box.bottom) / 2 / 8);
          lines.set(key, (lines.get(key) ?? '') + node.data[at]);
        }
      }
      for (const line of lines.values()) if (line.trim().length > ${MOST_CHARACTERS}) found.push(line.trim());
    }
    return found;
  })()`);

/** What is cut: the page or a box with text that is wider than the place it has. */
export const cutParts = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push('the page is ' + root.scrollWidth + ' px wide');
    for (const element of document.querySelectorAll('main *')) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || element.closest('svg, .VPLocalNav, .visually-hidden, thead')) continue;
      const { position, display, overflowX } = getComputedStyle(element);
      if (position === 'absolute') continue;
      let ended = element;
      while (ended && getComputedStyle(ended).textOverflow !== 'ellipsis') ended = ended.parentElement;
      // An ellipsis says that there is more, and what has it is the part that must fit.
      if (ended && (ended !== element || box.right <= root.clientWidth + 1)) continue;
      const hidden = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        // What scrolls by itself is not cut.
        && overflowX !== 'auto' && overflowX !== 'scroll' && display !== 'inline' && !/^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
      if (hidden || box.right > root.clientWidth + 1) found.push(element.tagName + '.' + element.className + ': ' + element.textContent.slice(0, 60));
    }
    return found.slice(0, 5);
  })()`);
