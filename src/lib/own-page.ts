import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request was sent from one of our own pages. A cookie does not prove it: another host of the same domain
 * belongs to the same site, and on plain http it can also set cookies. Browsers omit `Sec-Fetch-Site` on plain http but
 * send `Origin` with every unsafe request; a request with neither is rejected.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === new URL(baseUrl).origin : site === 'same-origin';
}
