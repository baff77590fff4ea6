// What all pages of the sign-in share: their dependencies, how they answer, and how they fail.
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { SignInDeps } from '../../identity/sign-in.ts';
import type { Identity, IdentitySettings } from '../../identity/identity.ts';
import type { Clock } from '../../lib/clock.ts';
import { newRequestId } from '@referral-tracking/shared/ids';
import { isLocalRequest } from '../../lib/local-request.ts';
import type { CookieJar } from './cookies.ts';
import type { View, Views } from './views.ts';

/** Called for every failure that the page does not explain, with the identifier that the page shows. */
export type FailureLog = (cause: unknown, message: string, requestId: string) => void;

export interface DevelopmentSignIn {
  /** the service as a client of its own issuer */
  settings: IdentitySettings;
  /** whether it answers requests from other machines */
  anywhere: boolean;
}

export interface SignInPagesOptions {
  deps: SignInDeps;
  /** the issuer of people who sign in as a partner; undefined: the same one */
  partnerIdentity: Identity | undefined;
  /** the issuer that signs anybody in; undefined: it does not run */
  developmentIssuer: DevelopmentSignIn | undefined;
  clock: Clock;
  baseUrl: string;
  log: FailureLog;
}

/** Whether the development issuer, which signs in anybody as anybody, must not answer where this request comes from. */
export const isElsewhere = (development: DevelopmentSignIn | undefined, req: Request): boolean =>
  development?.anywhere === false && !isLocalRequest(req);

export const sendView = (res: Response, { status, text }: View): void =>
  void res.status(status).type('html').send(text);

/** A field of a query or a form as text; empty if it is missing or repeated. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The dependencies of a page. Its database is limited to the time of one request. */
export interface PageContext extends SignInPagesOptions {
  views: Views;
  cookies: CookieJar;
}

/**
 * Whether Express rejected the request itself, for example a form that is too large or a malformed URL. A 4xx status
 * does not show this, because an issuer's rejection of the service has one too.
 */
const isBrowsersDoing = (error: unknown): boolean =>
  error instanceof URIError || (error as { expose?: boolean }).expose === true;

/** Shows the error page, and logs the cause unless the browser's request was at fault. */
export const showFailure =
  (views: Views, log: FailureLog): ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    if (isBrowsersDoing(error)) return sendView(res, views.end('notYours'));
    const requestId = newRequestId();
    log(error, 'a sign-in failed', requestId);
    sendView(res, views.failed(requestId));
  };
