import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue, document } from '../../src/contract/index.ts';
import { errorTexts } from '../../src/contract/errors.ts';
import { builtPages, builtSite, sources } from './support/pages.ts';

// Checks the files of the built site: all links work, nothing is loaded from other hosts, and the tables are complete.

const pages = builtPages();
const { folder, files } = builtSite();
const unescape = (text: string): string =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** A page without its scripts, whose content is not markup. */
const markup = (html: string): string => html.replace(/<script\b[^>]*>[^]*?<\/script>/g, '');
const attributes = (html: string, name: string): string[] =>
  [...markup(html).matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => unescape(value!));
const idsOf = (html: string): string[] => attributes(html, 'id');

/** The anchors of operations and tags on the reference page, which are created in the browser. */
const referencePlaces = new Set([
  '/',
  ...Object.values(document.paths as Record<string, Record<string, { operationId?: string; tags?: string[] }>>)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation?.operationId !== undefined)
    .flatMap(({ operationId, tags }) => {
      const tag = `/${tags![0]!.toLowerCase()}`;
      return [tag, `${tag}/${operationId!.toLowerCase()}`];
    }),
]);

const OUTSIDE_DOCS = ['/', '/openapi.json', '/openapi.yaml', '/referral.js', '/.well-known/api-catalog'];

function isAlive(link: string, from: string): boolean {
  const url = new URL(link, `http://service${from}`);
  if (url.host !== 'service') return true;
  if (OUTSIDE_DOCS.includes(url.pathname)) return true;
  if (!url.pathname.startsWith('/docs/')) return false;
  const path = url.pathname.slice('/docs'.length);
  if (!Object.hasOwn(files, path)) return false;
  const fragment = decodeURIComponent(url.hash.slice(1));
  if (fragment === '') return true;
  if (path === '/reference') return referencePlaces.has(fragment);
  return idsOf(pages.find(({ address }) => address === url.pathname)!.html).includes(fragment);
}

test('pages and links are found', () => {
  expect(pages.length).toBeGreaterThan(9);
  expect(pages.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/docs/', '/docs/first-chain', '/docs/errors', '/docs/reference', '/docs/try']),
  );
  expect(pages.flatMap(({ html }) => attributes(html, 'href')).length).toBeGreaterThan(200);
});

describe.each(pages)('$address', ({ address, html }) => {
  test('has no dead link and no dead anchor', () => {
    expect(attributes(html, 'href').filter((link) => !isAlive(link, address))).toEqual([]);
  });

  test('loads nothing from other hosts', () => {
    const loaded = [
      ...attributes(html, 'src'),
      ...attributes(html, 'srcset'),
      ...[...markup(html).matchAll(/<link\b[^>]*\shref="([^"]*)"/g)].map(([, href]) => href!),
      ...[...markup(html).matchAll(/url\(\s*['"]?([^'")]+)/g)].map(([, target]) => target!),
    ];
    const foreign = loaded.filter((link) => !/^(data:|#)/.test(link) && !isOwnFile(link, address));
    expect(foreign).toEqual([]);
  });

  test('has unique anchors', () => {
    const ids = idsOf(html);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('includes all of its files', () => {
    expect(html).not.toMatch(/Code snippet path not found|@include:|No region/);
  });
});

function isOwnFile(link: string, from: string): boolean {
  const url = new URL(link, `http://service${from}`);
  return url.host === 'service' && Object.hasOwn(files, url.pathname.slice('/docs'.length));
}

test('no style sheet loads anything from other hosts', () => {
  const sheets = Object.values(files).filter(({ file }) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(1);
  for (const { file } of sheets) {
    const text = readFileSync(join(folder, file), 'utf8');
    const targets = [...text.matchAll(/(?:url\(\s*['"]?|@import\s+['"])([^'")]+)/g)].map(([, target]) => target!);
    expect(targets.filter((target) => !/^(data:|#|\.?\/)/.test(target))).toEqual([]);
  }
});

describe('/docs/errors', () => {
  const { html } = pages.find(({ address }) => address === '/docs/errors')!;
  const ids = idsOf(html);
  const bodies = Object.values(catalogue).map(
    ({ body }) => body as { error: { code?: string; docs_url?: string; details?: { code?: string } } },
  );
  const codes = [...new Set(bodies.flatMap(({ error }) => [error.code, error.details?.code]))].filter(
    (code) => code !== undefined,
  );

  test.each(codes)('has the anchor #%s', (code) => {
    expect(ids).toContain(code);
  });

  test('has every anchor that responses of the service link to', () => {
    const text = JSON.stringify(document);
    const pointed = [...text.matchAll(/docs\/errors#([\w-]+)|\{docs_url\}#([\w-]+)/g)].map(([, a, b]) => (a ?? b)!);
    expect(pointed.length).toBeGreaterThan(0);
    expect(pointed.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each(errorTexts().map(({ name, status, message }) => [status, message, name] as const))(
    'reports %i “%s”',
    (_status, message, name) => {
      const row = new RegExp(`<tr id="${name}">([^]*?)</tr>`).exec(html)?.[1] ?? '';
      expect(unescape(row)).toContain(message);
    },
  );
});

describe('every file to copy from', () => {
  const included = readAll();
  test.each([
    ...sources('samples').map((file) => `@/samples/${file}`),
    ...sources('samples/sdk').map((file) => `@/samples/sdk/${file}`),
    ...sources('commands').map((file) => `@/commands/${file}`),
  ])('%s is included in a guide', (path) => {
    expect(included).toContain(path);
  });
});

/** The files that the guides include, by path. */
function readAll(): string[] {
  const guides = sources('.').filter((file) => file.endsWith('.md'));
  return guides.flatMap((file) => {
    const text = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
    return [...text.matchAll(/^ *<<< (@\/[^\s{#]+)/gm)].map(([, path]) => path!);
  });
}
