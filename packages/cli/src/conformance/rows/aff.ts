// How the referral code is found in the address of a page.
import { unique, type Call } from '../call.ts';
import type { Kit } from '../kit.ts';
import { rowsOf, type Row } from '../row.ts';

const { refused, answered } = rowsOf('click', 'trackClick');

const at = (affiliate_url: string): Call & { body: object } => ({
  as: 'program',
  body: { affiliate_url, additional_data: { test_mode: true } },
});
const nobody = (): string => unique('no').slice(0, 30);
const encoded = (code: string): string => `%${code.charCodeAt(0).toString(16)}${code.slice(1)}`;

/** Addresses that name the link, and those that do not. */
const FOUND: [asks: string, address: (code: string) => string][] = [
  ['the first of two aff', (code) => `https://example.com/?aff=${code}&aff=${nobody()}`],
  ['the second of two aff', (code) => `https://example.com/?aff=${nobody()}&aff=${code}`],
  ['an empty aff before another', (code) => `https://example.com/?aff=&aff=${code}`],
  ['aff with a slash after it', (code) => `https://example.com/?aff=${code}/`],
  ['aff in capitals', (code) => `https://example.com/?AFF=${code}`],
  ['aff after other parameters', (code) => `https://example.com/a/b?utm_source=x&aff=${code}&y=`],
  ['aff before a fragment', (code) => `https://example.com/?aff=${code}#top`],
  ['aff in the fragment', (code) => `https://example.com/#?aff=${code}`],
  ['aff alone in the fragment', (code) => `https://example.com/#aff=${code}`],
  ['aff after a second question mark', (code) => `https://example.com/?utm_source=x?aff=${code}`],
  ['aff in an http address with a port', (code) => `http://example.com:8080/?aff=${code}`],
  ['aff with an encoded letter', (code) => `https://example.com/?aff=${encoded(code)}`],
];
const LOST: [asks: string, address: (code: string) => string, error: 'affMissing' | 'referralLinkNotFound'][] = [
  ['an empty aff before one that nobody has', () => `https://example.com/?aff=&aff=${nobody()}`, 'affMissing'],
  ['aff in the path', (code) => `https://example.com/aff=${code}`, 'affMissing'],
  ['a parameter that ends with aff', (code) => `https://example.com/?staff=${code}`, 'affMissing'],
  ['aff with a longer code', (code) => `https://example.com/?aff=${code}-x`, 'referralLinkNotFound'],
];

const requestOf = (address: (code: string) => string) => (kit: Kit) => at(address(kit.target.aff));

export const affRows: Row[] = [
  ...FOUND.map(([asks, address]) => answered(asks, requestOf(address))),
  ...LOST.map(([asks, address, error]) => refused(asks, requestOf(address), error)),
];
