// The parts that pages outside the guides share: the top bar and the colours.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const pagePath = (name: string): string => fileURLToPath(new URL(`pages/${name}`, import.meta.url));
export const readPage = (name: string): string => readFileSync(pagePath(name), 'utf8').trim();

/** Markup, style and script, by the names that the pages use. */
export const parts = (): Record<string, string> => ({
  bar: readPage('bar.html'),
  style: readPage('page.css'),
  colours: readPage('colours.js'),
});
