import { timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { keyedHash } from '../../lib/hashing.ts';

/** The cookie of a confirmed sign-in: the session's handle and the confirmation. */
export interface Confirmed {
  handle: string;
  confirmation: string;
}

/** Reads and sets cookies. Every cookie is signed; one with an invalid signature is ignored. */
export interface CookieJar {
  /**
   * Binds a form to the browser that received it. The browser sends this cookie only with requests from our own pages.
   */
  readBrowser(req: Request): string | undefined;
  setBrowser(res: Response, value: string): void;
  /**
   * The confirmed sign-in of a browser that returns from the issuer. The browser also sends this cookie on navigation
   * from another site.
   */
  readConfirmed(req: Request): Confirmed | undefined;
  setConfirmed(res: Response, confirmed: Confirmed): void;
  clearConfirmed(res: Response): void;
  /** The sign-in that begins a session, of a browser that returns from the issuer. */
  readStarted(req: Request): StartedSignIn | undefined;
  setStarted(res: Response, started: StartedSignIn): void;
  clearStarted(res: Response): void;
}

/** A sign-in that begins a session. */
export interface StartedSignIn {
  /** random; the secrets of the sign-in are hashes of it */
  attempt: string;
  /** milliseconds */
  startedAt: number;
  /** the path of the service that the person wanted */
  returnTo: string;
  /** what the person signs in as */
  reach: 'account' | 'partner';
  /** whether the issuer had to ask the person again */
  again: boolean;
}

export interface CookieOptions {
  secretKey: Buffer;
  /** the path below which the pages are mounted */
  path: string;
  /** whether the pages use https */
  secure: boolean;
}

const BROWSER = 'referral_browser';
const CONFIRMED = 'referral_sign_in';
const STARTED = 'referral_session_sign_in';
const MINUTE_MS = 60_000;

/** Compares two texts in constant time. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Creates the cookies of the sign-in pages. On https, browsers bind a cookie with a `__Host-` name to this host and
 * require the path `/`, so another host of the domain cannot set it. On plain http, nothing prevents that.
 */
export function createCookies({ secretKey, path, secure }: CookieOptions): CookieJar {
  const shared = { path: secure ? '/' : path, secure, httpOnly: true };
  // The session's sign-in begins outside this path.
  const whole = { ...shared, path: '/' };
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
    readStarted(req) {
      const [attempt, startedAt, encoded, as, again] = read(req, STARTED)?.split('.') ?? [];
      if (!attempt || !startedAt || encoded === undefined) return undefined;
      const returnTo = Buffer.from(encoded, 'base64url').toString();
      return {
        attempt,
        startedAt: Number(startedAt),
        returnTo,
        reach: as === 'partner' ? as : 'account',
        again: again === 'again',
      };
    },
    setStarted(res, { attempt, startedAt, returnTo, reach, again }) {
      const encoded = Buffer.from(returnTo).toString('base64url');
      const value = sign(STARTED, `${attempt}.${startedAt}.${encoded}.${reach}.${again ? 'again' : ''}`);
      res.cookie(nameOf(STARTED), value, { ...whole, sameSite: 'lax', maxAge: 10 * MINUTE_MS });
    },
    clearStarted: (res) => void res.clearCookie(nameOf(STARTED), { ...whole, sameSite: 'lax' }),
    clearConfirmed: (res) => void res.clearCookie(nameOf(CONFIRMED), { ...shared, sameSite: 'lax' }),
  };
}
