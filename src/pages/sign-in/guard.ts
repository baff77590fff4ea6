// Protects the sign-in pages: sets security headers and checks the source of forms.
import type { Request, Response } from 'express';

/**
 * Allows only our own style sheet. Browsers also check redirects after a form against `form-action`. The form redirects
 * to the issuer, which may redirect to a log-in page on any other host.
 */
const policy = (issuer: string | undefined): string =>
  `default-src 'none'; style-src 'self'; form-action 'self' https:${issuer ? ` ${new URL(issuer).origin}` : ''}; ` +
  `base-uri 'none'; frame-ancestors 'none'`;

/**
 * Sets the headers of every page. The page's URL identifies a session, so no cache may store it and no other site may
 * receive it. The policy is not `no-referrer`, because browsers would then send our own forms with `Origin: null`.
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
 * Whether a form was sent from one of our own pages. A cookie does not prove it: another host of the same domain
 * belongs to the same site, and on plain http it can also set cookies. Browsers omit `Sec-Fetch-Site` on plain http but
 * send `Origin` with every form; a request with neither is rejected.
 */
export function isFromOwnPage({ headers }: Request, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === new URL(baseUrl).origin : site === 'same-origin';
}
