// Writes the Markdown form of each page next to it, links it from the page's head, and lists all of them in llms.txt.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { createConverter } from './markdown.ts';

/** A page of the built site by its file's name without `.html`: `leads`, `recipes/index`. */
export interface MarkdownPage {
  name: string;
  title: string;
  /** the page's description */
  summary: string;
  text: string;
}

/** The part of a page that is its content. */
const CONTENT = /<main[^>]*>([^]*)<\/main>/;

/** The name of the page that a path within the site leads to. */
const nameOf = (path: string): string => path.replace(/^\/|\.html$/g, '').replace(/(^|\/)$/, '$1index');

/** Where a link of a page leads in its Markdown form: to the Markdown form of a page, and elsewhere as before. */
export function markdownLink(href: string, from: string, base: string, names: ReadonlySet<string>): string {
  if (/^(?:[a-z]+:|#)/.test(href)) return href;
  const url = new URL(href, `http://site${base}${from}`);
  const folder = posix.dirname(`${base}${from}`);
  const name = url.pathname.startsWith(base) ? nameOf(url.pathname.slice(base.length - 1)) : '';
  const target = names.has(name) ? `${base}${name}.md` : url.pathname;
  const relative = posix.relative(folder, target);
  return `${relative.startsWith('.') ? relative : `./${relative}`}${url.search}${url.hash}`;
}

const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ');

const descriptionOf = (html: string): string =>
  (/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

function convert(folder: string, name: string, base: string, names: ReadonlySet<string>): MarkdownPage {
  const file = join(folder, `${name}.html`);
  const html = readFileSync(file, 'utf8');
  const content = CONTENT.exec(html)?.[1];
  if (content === undefined) throw new Error(`${name}.html has no main part`);
  const text = createConverter((href) => markdownLink(href, name, base, names))(content);
  const link = `<link rel="alternate" type="text/markdown" href="./${posix.basename(name)}.md">`;
  writeFileSync(file, html.replace('</head>', `${link}</head>`));
  writeFileSync(join(folder, `${name}.md`), text);
  const title = plain(/^# (.*)$/m.exec(text)?.[1] ?? name);
  return { name, title, summary: descriptionOf(html), text };
}

/** Writes the Markdown forms of all pages that have a main part; returns them. */
export function writeMarkdown(folder: string, base: string): MarkdownPage[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => file.replace(/\.html$/, ''))
    .filter((name) => CONTENT.test(readFileSync(join(folder, `${name}.html`), 'utf8')))
    .sort();
  const all = new Set(names);
  return names.map((name) => convert(folder, name, base, all));
}
