import { expect, test } from 'vitest';
import { document } from '../../src/contract/index.ts';
import { LINK_CODE, parseLinkCode } from '../../src/domain/link-code.ts';
import { sourceFiles } from '../support/source.ts';

// The rule for a link's code is in src/domain/link-code.ts. The document and the database schema must state the same
// rule, because clients only know the document.

test('the document has the same pattern', () => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":"([^"]*a-z0-9-[^"]*)"/g)].map(([, text]) => text);
  expect(new Set(patterns)).toEqual(new Set([LINK_CODE.source]));
});

test('the database has the same pattern, and no other code of the service repeats it', () => {
  const holders = sourceFiles('src')
    .filter(({ path }) => !/^src\/(?:cli|client|conformance|snippet|sdks)\//.test(path))
    .filter(({ text }) => text.includes(LINK_CODE.source.slice(1, -1)));
  expect(holders.map(({ path }) => path)).toEqual([
    'src/database/migrations/0001/programs.ts',
    'src/domain/link-code.ts',
  ]);
});

test('a code is case-insensitive, and no other letter is converted', () => {
  expect(parseLinkCode('Anna-7')).toBe('anna-7');
  // The Kelvin sign, which becomes k in lower case.
  for (const text of ['', 'ab', 'a'.repeat(33), 'anna_7', 'an na', '\u212Aanna'])
    expect(parseLinkCode(text)).toBeUndefined();
});
