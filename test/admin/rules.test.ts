import { describe, expect, it, test } from 'vitest';
import { isDecimal } from '../../src/admin/decimal.ts';
import { originsOfDomain, parseDomain, parseOrigin } from '../../src/common/origin.ts';
import { maskAddresses } from '../../src/common/redact.ts';
import { slugOf } from '../../src/common/slug.ts';

describe('origins', () => {
  it.each([
    ['https://shop.dev', 'https://shop.dev'],
    ['HTTPS://Shop.dev:443', 'https://shop.dev'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['https://müller.de', 'https://xn--mller-kva.de'],
    ['https://shop.dev/', undefined],
    ['https://shop.dev?a', undefined],
    ['https://ada@shop.dev', undefined],
    ['https://shop.dev\\x', undefined],
    ['https://shop.dev:99999', undefined],
    ['*', undefined],
    ['null', undefined],
  ])('%s is %s', (text, origin) => expect(parseOrigin(text)).toBe(origin));

  it('of a domain are with and without www', () => {
    expect(originsOfDomain('shop.dev')).toEqual(['https://shop.dev', 'https://www.shop.dev']);
    expect(originsOfDomain('www.shop.dev')).toEqual(['https://shop.dev', 'https://www.shop.dev']);
    expect(originsOfDomain('www.dev')).toEqual(['https://www.dev', 'https://www.www.dev']);
    expect(originsOfDomain('127.0.0.1:8080')).toEqual(['https://127.0.0.1:8080']);
    expect(originsOfDomain('no host')).toEqual([]);
  });

  it.each([
    ['Shop.DEV', 'shop.dev'],
    ['localhost:3000', 'localhost:3000'],
    ['shop.dev/x', undefined],
    ['', undefined],
  ])('a domain %s is %s', (text, domain) => expect(parseDomain(text)).toBe(domain));
});

describe('slugs', () => {
  it.each([
    ["Ada's Shop", 'ada-s-shop'],
    ['  Größe & Co. ', 'gro-e-co'],
    ['Café', 'cafe'],
    ['株式会社', 'program'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('%s becomes %s', (name, slug) => expect(slugOf(name)).toBe(slug));
});

describe('decimals', () => {
  it.each(['1', '12.5', '1e-7', '2.5E+3'])('%s is one', (text) => expect(isDecimal(text)).toBe(true));
  it.each(['', '.5', '5.', '-1', '+1', '1,5', '0x1', 'NaN', '1e', '1e9999', ' 1'])('%j is none', (text) =>
    expect(isDecimal(text)).toBe(false),
  );
});

describe('addresses', () => {
  it.each([
    ['ada@brand.dev', 'a***@brand.dev'],
    ['a***@brand.dev', 'a***@brand.dev'],
    ['write to <ada@brand.dev>, or eve@x.org.', 'write to <a***@brand.dev>, or e***@x.org.'],
    ['user_42', 'user_42'],
  ])('%s is shown as %s', (text, shown) => expect(maskAddresses(text)).toBe(shown));
});

test.each(['brand.dev', 'localhost', 'localhost:3000', '127.0.0.1', 'MÜNCHEN.de'])('%s is a domain', (text) => {
  expect(parseDomain(text)).toBe(text.toLowerCase());
});

test.each(['*.x.dev', 'x..dev', '-x.dev', 'x-.dev', 'https://x.dev', 'x.dev/a', 'a b', ''])('%o is none', (text) => {
  expect(parseDomain(text)).toBeUndefined();
});
