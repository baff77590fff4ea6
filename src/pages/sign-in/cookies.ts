import { timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { keyedHash } from '../../lib/hashing.ts';

/** What a browser stores after a confirmation: the session's handle, and the key of the confirmation. */
export interface Confirmed {
  handle: string;
  confirmation: string;
}

/** Every cookie is signed: one that this service did not make counts as none. */
export interface CookieJar {
  /** Binds a form to the browser that was shown it. Sent only with requests that our own pages make. */
  readBrowser(req: Request): string | undefined;
  setBrowser(res: Response, value: string): void;
  /** What a browser that has confirmed a sign-in brings back from the issuer, whose answer comes from another site. */
  readConfirmed(req: Request): Confirmed | undefined;
  setConfirmed(res: Response, confirmed: Confirmed): void;
  clearConfirmed(res: Response): void;
}

export interface CookieOptions {
  secretKey: Buffer;
  /** below which the pages stand */
  path: string;
  /** whether the pages are served by https */
  secure: boolean;
}

const BROWSER = 'referral_browser';
const CONFIRMED = 'referral_sign_in';
const MINUTE_MS = 60_000;

/** Whether two texts are the same, in a time that does not depend on where they differ. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * The cookies of the sign-in pages. On https browsers hold a `__Host-` name to this host alone: no other host of the
 * domain can set such a cookie, and it has to be for the whole host. On plain http nothing can prevent another host from this.
 */
export function createCookies({ secretKey, path, secure }: CookieOptions): CookieJar {
  const shared = { path: secure ? '/' : path, secure, httpOnly: true };
  const nameOf = (name: string): string => (secure ? `__Host-${name}` : name);
  const sign = (name: string, value: string): string =>
    `${value}.${keyedHash(secretKey, `sign-in cookie ${name} ${value}`).toString('base64url')}`;
  const read = (req: Request, name: string): string | undefined => {
    const text = parseCookie(req.headers.cookie ?? '')[nameOf(name)] ?? '';
    const value = text.slice(0, Math.max(0, text.lastIndexOf('.')));
    return value !== '' && isSame(text, sign(name, value)) ? value : undefined;
  };
  return {
    readBrowser: (req) => read(req, BROWSER),
    setBrowser: (res, value) =>
      void res.cookie(nameOf(BROWSER), sign(BROWSER, value), { ...shared, sameSite: 'strict' }),
    readConfirmed(req) {
      const [handle, confirmation] = read(req, CONFIRMED)?.split('.') ?? [];
      return handle && confirmation ? { handle, confirmation } : undefined;
    },
    setConfirmed(res, { handle, confirmation }) {
      const value = sign(CONFIRMED, `${handle}.${confirmation}`);
      res.cookie(nameOf(CONFIRMED), value, { ...shared, sameSite: 'lax', maxAge: 10 * MINUTE_MS });
    },
    clearConfirmed: (res) => void res.clearCookie(nameOf(CONFIRMED), { ...shared, sameSite: 'lax' }),
  };
}
