import { expect, test } from 'vitest';
import { namedAddresses, qrAddress, withParameter } from '../../packages/dashboard/src/records/links/addresses.ts';
import type { ManagedLink } from '../../packages/dashboard/src/records/links/paths.ts';

// The addresses of a link that the pages make from those that the service answers with.

test.each([
  ['https://go.brand.dev/anna', 'https://go.brand.dev/anna?ch=qr'],
  ['https://go.brand.dev/anna?a=1', 'https://go.brand.dev/anna?a=1&ch=qr'],
  ['https://brand.dev/?q=a+b%20c&aff=anna#top', 'https://brand.dev/?q=a+b%20c&aff=anna&ch=qr#top'],
])('%s with a parameter keeps the others as they are', (address, expected) => {
  expect(withParameter(address, 'ch=qr')).toBe(expected);
});

const url = 'https://brand.dev/?aff=anna';
const link = (short_url: string | null, scope: 'program' | 'deployment' = 'deployment') =>
  ({ code: 'anna', url, short_url, names: [{ name: 'anna.blog', scope }] }) as unknown as ManagedLink;

test('the QR code of a link without a short address is that of its direct one', () => {
  expect(qrAddress(link(null))).toBe(url);
});

const SERVICE = 'https://referrals.dev/';

test.each([
  ['a name', link('https://go.brand.dev/anna'), 'https://brand.dev/?aff=anna.blog', 'https://go.brand.dev/anna.blog'],
  ['a name without a short address', link(null), 'https://brand.dev/?aff=anna.blog', null],
  [
    'a name of this program alone, at its host',
    link('https://go.brand.dev/anna', 'program'),
    url,
    'https://go.brand.dev/anna.blog',
  ],
  [
    'such a name without a host',
    link(`${SERVICE}r/anna`, 'program'),
    'https://brand.dev/?aff=anna.blog',
    `${SERVICE}r/anna`,
  ],
])('%s leads to the link everywhere', (_, one, direct, short) => {
  expect(namedAddresses(one, 'anna.blog')).toEqual({ code: 'anna.blog', url: direct, short_url: short });
});
