// What protects every page of a sign-in: the headers that it is sent with, and where its forms may come from.
import type { Request, Response } from 'express';

/**
 * Nothing but our own style sheet is loaded. A form leads to the issuer by way of a redirect, which browsers also check
 * against `form-action`; from there an issuer may send people on to a log-in page on any host of its own.
 */
const policy = (issuer: string | undefined): string =>
  `default-src 'none'; style-src 'self'; form-action 'self' https:${issuer ? ` ${new URL(issuer).origin}` : ''}; ` +
  `base-uri 'none'; frame-ancestors 'none'`;

/**
 * What every page is sent with: its address names a session, so no cache stores it and no other site receives it. With
 * the policy `no-referrer` browsers would send our own forms with `Origin: null`.
 */
export function guardHeaders(res: Response, issuer: string | undefined): void {
  res.set({
    'Content-Security-Policy': policy(issuer),
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  });
}

/**
 * Whether a form comes from one of our own pages. A cookie alone does not prove it: another host of the same domain is
 * of the same site, and on plain http it can plant cookies too. Browsers leave `Sec-Fetch-Site` out on plain http, but
 * send `Origin` with every form; what sends neither is refused.
 */
export function isFromOwnPage({ headers }: Request, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === new URL(baseUrl).origin : site === 'same-origin';
}
