// Writes the Markdown form of each page next to it, links it from the page's head, and lists all of them in llms.txt.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { createConverter } from './markdown.ts';

/** A page of the built site by its file's name without `.html`: `leads`, `recipes/index`. */
export interface MarkdownPage {
  name: string;
  title: string;
  /** the page's own description, or else its first sentence */
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

function summaryOf(text: string): string {
  const paragraph = text.split('\n\n').find((one) => /^(?:\w|\*\*|\[|`[^`])/.test(one)) ?? '';
  const sentence = /^.*?[.:](?=\s|$)/.exec(plain(paragraph))?.[0] ?? plain(paragraph);
  return sentence.trim().replace(/:$/, '.');
}

const descriptionOf = (html: string): string => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';

function convert(folder: string, name: string, base: string, names: ReadonlySet<string>): MarkdownPage {
  const file = join(folder, `${name}.html`);
  const html = readFileSync(file, 'utf8');
  const content = CONTENT.exec(html)?.[1];
  if (content === undefined) throw new Error(`${name}.html has no main part`);
  // A page without a description of its own has that of the site.
  const other = descriptionOf(readFileSync(join(folder, '404.html'), 'utf8'));
  const text = createConverter((href) => markdownLink(href, name, base, names))(content);
  const link = `<link rel="alternate" type="text/markdown" href="./${posix.basename(name)}.md">`;
  writeFileSync(file, html.replace('</head>', `${link}</head>`));
  writeFileSync(join(folder, `${name}.md`), text);
  const described = descriptionOf(html);
  const title = plain(/^# (.*)$/m.exec(text)?.[1] ?? name);
  return { name, title, summary: described === other ? summaryOf(text) : described, text };
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
