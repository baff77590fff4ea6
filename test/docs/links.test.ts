import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue, document, operationEntry, type OperationId } from '../../src/contract/index.ts';
import { errorTexts } from '../../src/contract/errors.ts';
import { operationOf, resolve, scopes } from '../../scripts/docs/reference/document.ts';
import { operationIds, pageName } from '../../scripts/docs/reference-link.ts';
import { ANY_ADDRESS } from '../../src/pages/address.ts';
import { builtPages, builtSite, sources, textOf } from './support/pages.ts';

// Checks the files of the built site: all links work, nothing is loaded from other hosts, and the tables are complete.

const pages = builtPages();
const { files } = builtSite();
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
  // The page opens with the operation whose name is the fragment.
  if (path === '/try' && operationIds.some((id) => id === fragment)) return true;
  return idsOf(pages.find(({ address }) => address === url.pathname)!.html).includes(fragment);
}

test('pages and links are found', () => {
  expect(pages.length).toBeGreaterThan(9);
  expect(pages.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/docs/', '/docs/first-chain', '/docs/errors', '/docs/reference/', '/docs/try']),
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

test('the guides show the address of the deployment where readers paste it, and no other', () => {
  const html = (address: string) => pages.find((page) => page.address === address)!.html;
  for (const address of ['/docs/first-chain', '/docs/command-line', '/docs/snippet'])
    expect(html(address)).toContain(ANY_ADDRESS);
  for (const { html: one } of pages) expect(one).not.toMatch(/(?:export|BASE_URL=)[^<]*127\.0\.0\.1:3000/);
  // The address in production is an example: the reader's machine may not take its place.
  expect(unescape(html('/docs/self-hosting').replace(/<[^>]*>/g, ''))).toContain('BASE_URL=https://partners.brand.dev');
});

test('no style sheet loads anything from other hosts', () => {
  const sheets = Object.values(files).filter(({ file }) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) {
    const text = textOf(sheet);
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
      const card = new RegExp(`<article class="error-card" id="${name}">([^]*?)</article>`).exec(html)?.[1] ?? '';
      expect(unescape(card)).toContain(message);
    },
  );
});

describe('the reference', () => {
  const pageOf = (address: string): string => pages.find((page) => page.address === address)?.html ?? '';
  const text = (html: string): string => unescape(markup(html).replace(/<[^>]*>/g, ''));

  test.each(operationIds)('has a page for %s, with its fields, its errors and a sample', (id) => {
    const html = text(pageOf(`/docs/reference/${pageName(id)}`));
    const { path, method, errors } = operationEntry(id);
    expect(html).toContain(`${method.toUpperCase()} ${path}`);
    for (const name of Object.keys(operationOf(id).requestBody?.content ? fieldsOf(id) : {}))
      expect(html).toContain(name);
    const sent = errorTexts().filter(({ codes }) => codes.some(({ operations }) => operations.includes(id)));
    for (const { message } of sent) expect(html).toContain(message);
    expect(Object.keys(errors).length === 0 || sent.length > 0).toBe(true);
    expect(html).toContain(path.replace(/\{\w+\}.*/, ''));
  });

  test('an operation that only checks a key for retirement takes no credential', () => {
    expect(text(pageOf('/docs/reference/cli-auth-start'))).toContain('Credential. None.');
    expect(text(pageOf('/docs/reference/track-lead'))).toContain('Credential. Optional.');
    expect(text(pageOf('/docs/reference/track-sale'))).toContain("Credential. The program's API key");
  });

  test('a page names the variables that its samples read', () => {
    const lead = text(pageOf('/docs/reference/track-lead'));
    expect(lead).toContain('The samples read REFERRAL_API_KEY from the environment. curl also reads CLICK_ID.');
    expect(lead).toContain('TypeScript, Python and Go read REFERRAL_BASE_URL');
    expect(text(pageOf('/docs/reference/create-token'))).toContain('REFERRAL_SESSION is the cookie of a browser');
  });

  test('names the scope of an operation, and the values that the entries of a list may have', () => {
    expect(text(pageOf('/docs/reference/approve-partner'))).toContain('API token with the scope partners.write');
    expect(text(pageOf('/docs/reference/create-token'))).toContain('each one of programs.read, programs.write,');
  });

  test('has a page with the operations of each scope', () => {
    const html = pageOf('/docs/reference/scopes');
    for (const scope of scopes) expect(text(html)).toContain(scope);
    const scoped = operationIds.filter((id) => operationEntry(id).access?.scope);
    expect(attributes(html, 'href')).toEqual(expect.arrayContaining(scoped.map((id) => `./${pageName(id)}`)));
  });

  test('folds the errors that many operations send', () => {
    const [, own, common] = /<h2 id="errors"([^]*?)<details([^]*?)<\/details>/.exec(
      pageOf('/docs/reference/create-link'),
    )!;
    expect(own!.match(/errors#\w+/g)!.length).toBeLessThan(6);
    expect(own).toContain('errors#manageLinkNameTaken');
    expect(common).toContain('errors#manageRateLimited');
  });

  test('the overview links to each page', () => {
    const links = attributes(pageOf('/docs/reference/'), 'href');
    expect(links).toEqual(expect.arrayContaining(operationIds.map((id) => `./${pageName(id)}`)));
  });

  test('no page is heavy: less than a megabyte of markup each', () => {
    expect(pages.filter(({ html }) => Buffer.byteLength(html) > 1_000_000)).toEqual([]);
  });
});

/** The fields of a request, which may be described by a reference; a file has none. */
const fieldsOf = (id: OperationId): Record<string, unknown> =>
  resolve(operationOf(id).requestBody!.content['application/json']?.schema ?? {}).properties ?? {};

describe('the diagrams', () => {
  const drawn = pages.flatMap(({ address, html }) =>
    [...html.matchAll(/<figure class="diagram[^]*?<\/figure>/g)].map(([figure]) => ({ address, figure })),
  );

  test('are on the pages that need them', () => {
    expect(drawn.map(({ address }) => address).sort()).toEqual(
      ['/docs/', '/docs/command-line', '/docs/commissions', '/docs/leads', '/docs/payments'].sort(),
    );
  });

  test.each(drawn)('the one of $address has a title, a description and the same as text', ({ figure }) => {
    const [, label] = /<svg role="img" aria-labelledby="([^"]+)"/.exec(figure)!;
    for (const id of label!.split(' ')) expect(figure).toMatch(new RegExp(`<(title|desc) id="${id}">[^<]{10,}<`));
    expect(figure.match(/<li>/g)!.length).toBeGreaterThan(3);
  });

  test.each(drawn)('the one of $address has no colour or font of its own', ({ figure }) => {
    expect(figure).not.toMatch(/#[0-9a-f]{6}|rgb\(|<style|fonts?\./i);
  });
});

describe('every file to copy from', () => {
  const included = readAll();
  test.each([
    ...sources('samples').map((file) => `@/samples/${file}`),
    ...sources('samples/sdk').map((file) => `@/samples/sdk/${file}`),
    ...sources('samples/sdk/webhook').map((file) => `@/samples/sdk/webhook/${file}`),
    ...sources('commands').map((file) => `@/commands/${file}`),
    ...sources('commands/day').map((file) => `@/commands/day/${file}`),
    ...sources('commands/running').map((file) => `@/commands/running/${file}`),
  ])('%s is included in a guide', (path) => {
    expect(included).toContain(path);
  });
});

/** The files that the guides include, by path. */
function readAll(): string[] {
  const inFolders = ['recipes', 'management'].flatMap((folder) => sources(folder).map((file) => `${folder}/${file}`));
  const guides = [...sources('.'), ...inFolders].filter((file) => file.endsWith('.md'));
  return guides.flatMap((file) => {
    const text = readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
    return [...text.matchAll(/^ *<<< (@\/[^\s{#]+)/gm)].map(([, path]) => path!);
  });
}
