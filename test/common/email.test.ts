import { expect, test } from 'vitest';
import { maskEmail, normaliseEmail, parseAddress } from '../../src/common/email.ts';
import { ODD_ADDRESSES } from '../support/addresses.ts';

test.each([
  ['ada@brand.dev', 'a***@brand.dev'],
  ['a@b.dev', 'a***@b.dev'],
  [' ada@brand.dev ', 'a***@brand.dev'],
  ['ada+news@mail.brand.dev', 'a***@mail.brand.dev'],
  ['ada@BRAND.dev', 'a***@brand.dev'],
  ['ada@xn--bcher-kva.example', 'a***@bücher.example'],
  ['ёлка@пример.рф', 'ё***@пример.рф'],
  ['😀ada@brand.dev', '😀***@brand.dev'],
])('%j is shown as %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test.each(['', ' ', 'ada', '@', 'ada@', '@brand.dev', 'ada lovelace@brand.dev', 'ada@brand dev'])(
  '%j is no address and nothing of it is shown',
  (text) => {
    expect(maskEmail(text)).toBeNull();
  },
);

test('a mask shows no more than the first letter and the domain', () => {
  expect(maskEmail('secret.name@brand.dev')).not.toMatch(/ecret|name/);
});

test('a long text without an end is checked quickly', () => {
  const start = performance.now();
  expect(maskEmail('@'.repeat(50_000))).toBeNull();
  expect(maskEmail(`${'a'.repeat(50_000)} @`)).toBeNull();
  expect(performance.now() - start).toBeLessThan(200);
});

test('different spellings of an address are equal', () => {
  expect(normaliseEmail('  Ada@Brand.DEV ')).toBe(normaliseEmail('ada@brand.dev'));
  expect(normaliseEmail('ada@brand.dev')).not.toBe(normaliseEmail('adb@brand.dev'));
  expect(normaliseEmail('ada@xn--bcher-kva.example')).toBe(normaliseEmail('ada@BÜCHER.example'));
  expect(normaliseEmail('e\u0301va@brand.dev')).toBe(normaliseEmail('\u00e9va@brand.dev'));
  expect(normaliseEmail(' Ada@Brand_1.dev')).toBe('ada@brand_1.dev');
});

test.each([
  ['Ada@Brand.dev', 'ada@brand.dev'],
  [' ada@brand.dev ', 'ada@brand.dev'],
  // Unicode defines the Kelvin sign as another spelling of K.
  ['\u212Aim@brand.dev', 'kim@brand.dev'],
  ['ёлка@пример.рф', 'ёлка@пример.рф'],
  ['e\u0301va@brand.dev', '\u00e9va@brand.dev'],
  ['\u00c9LA@brand.dev', '\u00e9la@brand.dev'],
  ['E\u0301LA@brand.dev', '\u00e9la@brand.dev'],
  ['ЁЛКА@пример.рф', 'ёлка@пример.рф'],
  ...['anna@B\u00dcCHER.example', 'anna@bu\u0308cher.example', 'anna@xn--bcher-kva.example'].map((text) => [
    text,
    'anna@b\u00fccher.example',
  ]),
  ['anna@\uff50artner\u3002dev', 'anna@partner.dev'],
  ["o'neil+news!#$%&*/?^_`{|}~@brand.dev", "o'neil+news!#$%&*/?^_`{|}~@brand.dev"],
])('%j is the address %j, and that is its own form', (text, address) => {
  expect(parseAddress(text)).toBe(address);
  expect(parseAddress(address)).toBe(address);
});

test.each([
  ...['', 'ada', 'ada@', '@brand.dev', 'a@b@c', 'ada lovelace@brand.dev', `${'a'.repeat(311)}@brand.dev`],
  ...['ada\0@brand.dev', 'ada@brand.dev\n', '\tada@brand.dev', 'ada\x1b[2J@brand.dev', 'ada\x7f@brand.dev'],
  ...[
    'ada\u0085@brand.dev',
    'a\u200bda@brand.dev',
    '\u202eada@brand.dev',
    'ada\ud800@brand.dev',
    '\ufeffada@brand.dev',
  ],
  ...ODD_ADDRESSES,
])('%j is not an address', (text) => expect(parseAddress(text)).toBeUndefined());
