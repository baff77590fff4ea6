import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newToken } from '@referral-tracking/shared/ids';
import { findAny } from '../support/search.ts';

// The search of the logs finds every occurrence and nothing else.

const tokens = Array.from({ length: 2000 }, () => newToken('refkey'));
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

test('finds every text that occurs, in any place', () => {
  const [first, middle, last] = [tokens[7]!, tokens[1000]!, tokens[1999]!];
  expect(findAny(tokens, Buffer.from(`${first}${noise(50_000)}${middle}"${noise(50_000)}${last}`)).sort()).toEqual(
    [first, middle, last].sort(),
  );
});

test.each([
  ['in a URL', 'ada+news@brand.dev', 'GET /?email=ada%2Bnews%40brand.dev'],
  ['in JSON', 'a "quoted" secret', JSON.stringify({ err: 'a "quoted" secret' })],
])('finds a %s', (_, secret, line) => {
  expect(findAny([secret], Buffer.from(line))).toEqual([secret]);
});

test('finds no incomplete text', () => {
  const cut = tokens.map((token) => `${token.slice(0, -1)}\n`).join('');
  expect(findAny(tokens, Buffer.from(cut + noise(50_000)))).toEqual([]);
});
