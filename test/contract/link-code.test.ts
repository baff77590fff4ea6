import { expect, test } from 'vitest';
import { document } from '../../src/contract/index.ts';
import { LINK_CODE, parseLinkCode } from '../../src/domain/link-code.ts';
import { sourceFiles } from '../support/source.ts';

// The rule for a link's code stands in src/domain/link-code.ts. The document and the schema of the database must say the
// same; clients, which know the document alone, may.

test('the document has the same pattern', () => {
  const patterns = [...JSON.stringify(document).matchAll(/"pattern":"([^"]*a-z0-9-[^"]*)"/g)].map(([, text]) => text);
  expect(new Set(patterns)).toEqual(new Set([LINK_CODE.source]));
});

test('the database has the same pattern, and nothing else of the service writes it down again', () => {
  const holders = sourceFiles('src')
    .filter(({ path }) => !/^src\/(?:cli|client|conformance|snippet|sdks)\//.test(path))
    .filter(({ text }) => text.includes(LINK_CODE.source.slice(1, -1)));
  expect(holders.map(({ path }) => path)).toEqual([
    'src/database/migrations/0001/programs.ts',
    'src/domain/link-code.ts',
  ]);
});

test('a code is the same in capitals, and no other letter becomes one', () => {
  expect(parseLinkCode('Anna-7')).toBe('anna-7');
  // The Kelvin sign, whose lower case is k.
  for (const text of ['', 'ab', 'a'.repeat(33), 'anna_7', 'an na', '\u212Aanna'])
    expect(parseLinkCode(text)).toBeUndefined();
});
