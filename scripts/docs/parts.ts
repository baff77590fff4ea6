// What the pages that are not guides have in common: the bar at the top, the colours.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const pagePath = (name: string): string => fileURLToPath(new URL(`pages/${name}`, import.meta.url));
export const readPage = (name: string): string => readFileSync(pagePath(name), 'utf8').trim();

/** Markup, style and script by the names under which the pages ask for them. */
export const parts = (): Record<string, string> => ({
  bar: readPage('bar.html'),
  style: readPage('page.css'),
  colours: readPage('colours.js'),
});
