import { expect, test } from 'vitest';
import { isDateTime, isHttpUrl } from '@referral-tracking/shared/formats';

test.each([
  'https://brand.dev',
  'http://localhost:3000/a?b=c#d',
  'https://münchen.test/',
  'https://例え.jp/',
  'HTTPS://X.DEV',
])('%s is an http or https URL', (url) => expect(isHttpUrl(url)).toBe(true));

test.each(['', 'brand.dev', '/a', '//brand.dev', 'ftp://brand.dev', 'javascript:alert(1)', 'https://', 'https://a b'])(
  '%o is none',
  (url) => expect(isHttpUrl(url)).toBe(false),
);

test('a host with a Latin-1 letter is still accepted after the function was optimised', () => {
  const answers = new Set<boolean>();
  for (let i = 0; i < 20_000; i++) answers.add(isHttpUrl('https://münchen.test/?aff=anna'));
  expect([...answers]).toEqual([true]);
});

test.each([
  '2026-06-01T12:00:00Z',
  '2026-06-01T12:00:00.123456+02:00',
  '2024-02-29T23:59:59-11:30',
  '2026-06-01T12:00Z',
])('%s is a date and time', (text) => expect(isDateTime(text)).toBe(true));

test.each([
  '2026-06-01T12:00:00',
  '2026-06-01 12:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-06-31T00:00:00Z',
  '2026-06-01T24:00:00Z',
  '2026-06-01T12:60:00Z',
  '2026-06-01T12:00:60Z',
  '2026-06-01T12:00:00+02',
  '2026-06-01T12:00:00+24:00',
  '2026-06-01',
  '20260601T120000Z',
])('%s is not a date and time', (text) => expect(isDateTime(text)).toBe(false));
