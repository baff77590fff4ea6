// The cookie of a person's session, which each way to sign in sets alike.
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { sessionCookieName } from '../../contract/session.ts';
import { SESSION_LIFETIME } from '../../accounts/browser-sessions.ts';

const isSecure = (baseUrl: string): boolean => baseUrl.startsWith('https:');

/** The browser's present session, which ends when another one begins; undefined if it has none. */
export const formerSession = (req: Request, baseUrl: string): string | undefined =>
  parseCookie(req.headers.cookie ?? '')[sessionCookieName(isSecure(baseUrl))];

export function setSession(res: Response, baseUrl: string, value: string): void {
  const secure = isSecure(baseUrl);
  const options = { path: '/', secure, httpOnly: true, sameSite: 'lax', maxAge: SESSION_LIFETIME } as const;
  res.cookie(sessionCookieName(secure), value, options);
}
