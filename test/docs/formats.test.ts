import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { contract, operationEntry, type OperationId } from '../../src/contract/index.ts';
import { ANY_ADDRESS } from '../../src/pages/address.ts';
import { builtPages, builtSite, textOf } from './support/pages.ts';

// Checks the forms of the documentation for programs: Markdown, llms.txt, Arazzo, collections.

const { files } = builtSite();
const read = (name: string): string => textOf(files[`/${name}`]!);
const hasMain = ({ html }: { html: string }): boolean => /<main[ >]/.test(html);
const pages = builtPages().filter(({ address }) => address !== '/docs/404');
const markdownOf = (address: string): string =>
  `${address.slice('/docs/'.length)}.md`.replace(/(^|\/)\.md$/, '$1index.md');

const linksIn = (text: string): string[] =>
  [...text.replace(/```[^]*?```/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);

const HERE = `${ANY_ADDRESS}/docs/`;

/** The links of a file of the site that lead to no file of it. Those above the documentation are the service's own. */
const deadLinks = (name: string): string[] =>
  linksIn(read(name))
    .map((target) => (target.startsWith(`${ANY_ADDRESS}/`) ? posix.relative(HERE, target) : target))
    .filter(
      (target) => !/^(?:[a-z]+:|#|(?:\.\.\/)+(?:openapi\.(?:json|yaml)|referral\.js|\.well-known\/))/.test(target),
    )
    .filter((target) => {
      const [path] = target.split(/[?#]/) as [string];
      // Pictures have the path of the site.
      return !Object.hasOwn(
        files,
        path.startsWith('/docs/') ? path.slice(5) : `/${posix.join(posix.dirname(name), path)}`,
      );
    });

test('every page has a Markdown form', () => {
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter((page) => !hasMain(page)).map(({ address }) => address)).toEqual([]);
});

describe.each(pages.map(({ address, html }) => ({ address, html, name: markdownOf(address) })))(
  '$name',
  ({ address, html, name }) => {
    test('is linked from the head of the page', () => {
      const head = html.slice(0, html.indexOf('</head>'));
      const [, href] = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(head) ?? [];
      expect(new URL(href!, `http://service${address}`).pathname).toBe(`/docs/${name}`);
      expect(files[`/${name}`]).toMatchObject({ type: 'text/markdown; charset=utf-8' });
    });

    test('is plain Markdown without dead links', () => {
      const text = read(name);
      expect(text.replace(/```[^]*?```|`[^`]*`/g, '')).not.toMatch(/<\/?(?:div|button|span|label|svg|table)\b/);
      expect(text).not.toContain('\u200B');
      expect(text).not.toMatch(/^\|.*\\\\[_*]/m);
      expect(deadLinks(name)).toEqual([]);
    });
  },
);

test('samples have their language, and tabs their names', () => {
  const text = read('first-chain.md');
  for (const [label, language] of Object.entries({ curl: 'sh', TypeScript: 'ts', Python: 'py', Go: 'go' })) {
    expect(text).toMatch(new RegExp(`^\\*\\*${label}\\*\\*\\n\\n\`\`\`${language}\\n`, 'm'));
  }
  expect(text).toContain(readFileSync('docs/samples/click.py', 'utf8').trimEnd());
});

test('a tip is a quotation that begins with its title', () => {
  expect(read('first-chain.md')).toContain('> **Use another port or folder**\n>\n> Set `PORT`');
});

test('what can only be used on a screen is left out', () => {
  expect(read('try.md')).not.toMatch(/Endpoint|Request body|The response appears here/);
});

describe('llms.txt', () => {
  const text = read('llms.txt');
  const entries = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)(?:: (.*))?$/gm)].map(([, href, summary]) => ({
    href: href!,
    summary,
  }));

  test('lists the Markdown form of every page, and no dead link', () => {
    const listed = entries.map(({ href }) => posix.relative(HERE, href));
    expect(listed).toEqual(expect.arrayContaining(pages.map(({ address }) => markdownOf(address))));
    expect(deadLinks('llms.txt')).toEqual([]);
  });

  test('lists every archive of the clients', () => {
    const archives = Object.keys(files).filter((name) => name.startsWith('/clients/'));
    expect(archives.length).toBeGreaterThan(5);
    expect(entries.map(({ href }) => href)).toEqual(
      expect.arrayContaining(archives.map((name) => `${HERE}${name.slice(1)}`)),
    );
  });

  test('says of each entry what it is, and of no two the same', () => {
    const summaries = entries.map(({ summary }) => summary);
    expect(summaries).not.toContain(undefined);
    expect(summaries.filter((one, at) => summaries.indexOf(one) < at)).toEqual([]);
    expect(text).toContain(': POST /api/v1/track/refund: ');
  });

  test('has the guides in the order of the overview', () => {
    const places = ['index', 'first-chain', 'clicks-log'].map((name) => text.indexOf(`](${HERE}${name}.md)`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('begins with the name and a summary, as the convention asks', () => {
    expect(text).toMatch(/^# Referral Tracking API\n\n> Click, lead, sale, refund/);
  });
});

describe('llms-full.txt', () => {
  const text = read('llms-full.txt');

  test('has the text of the guides, and complete links that lead somewhere', () => {
    expect(text).toContain('You can send it from your server or from the page');
    expect(text).toContain('\n# Ruby on Rails');
    expect(linksIn(text).filter((target) => target.startsWith('.'))).toEqual([]);
    expect(deadLinks('llms-full.txt')).toEqual([]);
  });

  test('is small enough to be read at once', () => {
    expect(text.length).toBeLessThan(700_000);
  });
});

test.each(['chain.arazzo.yaml', 'sign-in.arazzo.yaml'])('%s is the linted and tested description', (name) => {
  expect(read(name)).toBe(readFileSync(`openapi/arazzo/${name}`, 'utf8'));
  expect(files[`/${name}`]).toMatchObject({ type: 'application/yaml; charset=utf-8' });
});

describe('the collections', () => {
  /** A browser sends these with the session of a person. */
  const isForBrowsers = (id: OperationId) => operationEntry(id).access?.kinds.join() === 'session';
  const operations = (Object.keys(contract.operations) as OperationId[]).filter(
    (id) => contract.operations[id].body?.form !== 'raw' && !isForBrowsers(id),
  );

  test('Postman: a request for every operation that a client can sign', () => {
    const { item, info } = JSON.parse(read('postman.json')) as { item: { item: object[] }[]; info: { schema: string } };
    expect(item.flatMap((one) => one.item)).toHaveLength(operations.length);
    expect(info.schema).toContain('v2.1.0');
  });

  test('Bruno: the same, as files', () => {
    const entries = unzipSync(files['/bruno.zip']!.content);
    const requests = Object.keys(entries).filter(
      (name) => /\/(?!folder)[^/]+\.bru$/.test(name) && !name.startsWith('env'),
    );
    expect(requests).toHaveLength(operations.length);
    expect(JSON.parse(strFromU8(entries['bruno.json']!))).toMatchObject({ type: 'collection' });
    expect(files['/bruno.zip']).toMatchObject({ type: 'application/zip' });
  });
});

test('the API catalogue links to files that exist', () => {
  const linked = readFileSync('src/pages/api-catalog.ts', 'utf8').matchAll(/'\/docs\/([\w.-]*)'/g);
  const names = [...linked].map(([, name]) => `/${name}`);
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !Object.hasOwn(files, name))).toEqual([]);
});
