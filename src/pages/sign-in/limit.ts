// The limit of the sign-in pages.
import type { Request, RequestHandler } from 'express';
import { waitHeader } from '../../contract/session.ts';
import { guardHeaders } from './guard.ts';
import { rootOf } from '../places.ts';
import { sendView } from './page.ts';
import { SIGN_IN_PATH } from './places.ts';
import { createViews } from './views.ts';

/** Counts a request; resolves with the seconds to wait if there were too many. */
export type SignInLimit = (req: Request) => Promise<number | undefined>;

/** Refuses a request beyond the limit with a page. */
export function limitSignIn(limit: SignInLimit, baseUrl: string): RequestHandler {
  const views = createViews(new URL(baseUrl).host, `${rootOf(baseUrl)}${SIGN_IN_PATH}`);
  return async (req, res, next) => {
    const seconds = await limit(req);
    if (seconds === undefined) return next();
    guardHeaders(res, undefined);
    sendView(res.set(waitHeader, String(seconds)), views.tooMany(seconds));
  };
}
