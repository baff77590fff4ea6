import { expect, test } from 'vitest';
import { nameIn } from '@referral-tracking/shared/link-names';
import { document } from '../../src/contract/index.ts';
import { LINK_CODE, parseLinkCode } from '../../src/links/rules.ts';
import { sourceFiles } from '../support/source.ts';

// The rule for a link's code is in src/links/rules.ts. The document and the database schema must state the same
// rule, because clients only know the document.

test('the document has the same pattern', () => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":"(\^\[a-z0-9-[^"]*)"/g)].map(([, text]) => text);
  expect(new Set(patterns)).toEqual(new Set([LINK_CODE.source]));
});

test('the database has the same pattern, and no other code of the service repeats it', () => {
  const holders = sourceFiles('src')
    .filter(({ path }) => !/^src\/(?:cli|client|conformance|snippet|sdks)\//.test(path))
    .filter(({ text }) => text.includes(LINK_CODE.source.slice(1, -1)));
  expect(holders.map(({ path }) => path)).toEqual(['src/database/migrations/0001/programs.ts', 'src/links/rules.ts']);
});

test('a code is case-insensitive, and no other letter is converted', () => {
  expect(parseLinkCode('Anna-7')).toBe('anna-7');
  // The Kelvin sign, which becomes k in lower case.
  for (const text of ['', 'ab', 'a'.repeat(33), 'anna_7', 'an na', '\u212Aanna'])
    expect(parseLinkCode(text)).toBeUndefined();
});

test('what the document accepts as an alias, and the database stores, is read from an address', () => {
  const [, alias] = /"pattern":"([^"]*A-Za-z0-9._~[^"]*)"/.exec(JSON.stringify(document))!;
  const schema = sourceFiles('src').find(({ path }) => path === 'src/database/migrations/0001/programs.ts')!.text;
  const [, stored] = /check \(name ~ '([^']+)'\)/.exec(schema)!;
  const characters = Array.from({ length: 0x250 }, (_, i) => String.fromCharCode(i));
  for (const name of [...characters, ...characters.map((one) => `a${one}b`), '', 'x'.repeat(64), 'x'.repeat(65)]) {
    expect([name, nameIn(name) === name.toLowerCase()]).toEqual([name, new RegExp(alias!).test(name)]);
    expect([name, new RegExp(stored!).test(name)]).toEqual([name, nameIn(name) === name]);
  }
});
