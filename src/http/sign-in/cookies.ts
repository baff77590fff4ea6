import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';

export interface CookieJar {
  /** Binds a form to the browser that was shown it. Sent only with requests that our own pages make. */
  readBrowser(req: Request): string | undefined;
  keepBrowser(res: Response, value: string): void;
  /** What a browser that has confirmed a sign-in brings back from the issuer, whose answer comes from another site. */
  readConfirmed(req: Request): { state: string; confirmation: string } | undefined;
  keepConfirmed(res: Response, confirmed: { state: string; confirmation: string }): void;
  forgetConfirmed(res: Response): void;
}

const BROWSER = 'referral_browser';
const CONFIRMED = 'referral_sign_in';
const MINUTE_MS = 60_000;

/** The cookies of the sign-in pages below `path`. */
export function createCookies(path: string, secure: boolean): CookieJar {
  const shared = { path, secure, httpOnly: true };
  const read = (req: Request, name: string): string | undefined => parseCookie(req.headers.cookie ?? '')[name];
  return {
    readBrowser: (req) => read(req, BROWSER),
    keepBrowser: (res, value) => void res.cookie(BROWSER, value, { ...shared, sameSite: 'strict' }),
    readConfirmed(req) {
      const [state, confirmation] = read(req, CONFIRMED)?.split('.') ?? [];
      return state && confirmation ? { state, confirmation } : undefined;
    },
    keepConfirmed: (res, { state, confirmation }) =>
      void res.cookie(CONFIRMED, `${state}.${confirmation}`, { ...shared, sameSite: 'lax', maxAge: 10 * MINUTE_MS }),
    forgetConfirmed: (res) => void res.clearCookie(CONFIRMED, { ...shared, sameSite: 'lax' }),
  };
}
