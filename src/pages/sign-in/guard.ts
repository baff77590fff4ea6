// Sets the security headers of the sign-in pages.
import { createHash } from 'node:crypto';
import type { Response } from 'express';

/**
 * Allows only our own style sheet and typeface. Browsers also check redirects after a form against `form-action`. The form redirects
 * to the issuer, which may redirect to a log-in page on any other host.
 */
const policy = (issuer: string | undefined): string =>
  `default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self' https:${issuer ? ` ${new URL(issuer).origin}` : ''}; ` +
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

/** The policy of a page whose script asks the service for more. Only this script runs. */
export const policyOfScript = (script: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
