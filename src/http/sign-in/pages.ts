// The pages on which a person confirms a sign-in of the command line, and to which the issuer sends them back.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express';
import { stateOfSession } from '../../domain/login-session.ts';
import { completeSignIn, confirm, secretsOf, type SignInDeps } from '../../identity/sign-in.ts';
import type { Clock } from '../../lib/clock.ts';
import { keyedHash } from '../../lib/hashing.ts';
import { newRequestId } from '../../lib/ids.ts';
import { findSession, refuseSession } from '../../store/login-sessions.ts';
import { createCookies } from './cookies.ts';
import { STYLE } from './style.ts';
import { createViews, type View, type Views } from './views.ts';

/** Told of every failure that a page cannot explain, with the identifier that the page shows. */
export type FailureLog = (cause: unknown, message: string, requestId: string) => void;

export interface SignInPagesOptions {
  deps: SignInDeps;
  clock: Clock;
  baseUrl: string;
  log: FailureLog;
}

/** Where the pages stand, and where the issuer sends the browser back to. */
export const SIGN_IN_PATH = '/cli';
export const RETURN_PATH = `${SIGN_IN_PATH}/login/return`;

/**
 * Nothing but our own style sheet is loaded. A form leads to the issuer by way of a redirect, which browsers hold
 * against `form-action` too; from there an issuer may send people on to a log-in page on any host of its own.
 */
const policy = (issuer: string | undefined): string =>
  `default-src 'none'; style-src 'self'; form-action 'self' https:${issuer ? ` ${new URL(issuer).origin}` : ''}; ` +
  `base-uri 'none'; frame-ancestors 'none'`;

/** What every page is sent with: its address holds a secret, so no cache keeps it and no other site is told it. */
export function guardHeaders(res: Response, issuer: string | undefined): void {
  res.set({
    'Content-Security-Policy': policy(issuer),
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
}

export const show = (res: Response, { status, text }: View): void => void res.status(status).type('html').send(text);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

interface Room extends SignInPagesOptions {
  views: Views;
  cookies: ReturnType<typeof createCookies>;
}

/** Proof that a form was shown to this very browser, so that no other site can send it. */
const proofOf = ({ deps }: Room, browser: string, state: string): string =>
  keyedHash(deps.secretKey, `sign-in form ${browser} ${state}`).toString('base64url');

/** The session that waits under the state, or the page that says why none does. */
async function waiting({ deps, views }: Room, state: string, now: Date) {
  const session = await findSession(deps.db, state);
  if (!session) return { view: views.end('unknown') };
  if (session.refused_at) return { view: views.end('refused') };
  const kind = stateOfSession(session, now);
  if (kind === 'expired') return { view: views.end('expired') };
  return kind === 'pending' ? { session } : { view: views.end('used') };
}

async function ask(room: Room, req: Request, res: Response): Promise<void> {
  const now = room.clock.now();
  const state = textOf(req.query.state);
  const { session, view } = await waiting(room, state, now);
  if (!session) return show(res, view);
  const known = textOf(room.cookies.readBrowser(req));
  const browser = /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
  room.cookies.keepBrowser(res, browser);
  const { user_code: userCode, created_at: startedAt } = session;
  show(res, room.views.confirm({ userCode, startedAt, now, state, proof: proofOf(room, browser, state) }));
}

async function decide(room: Room, req: Request, res: Response): Promise<void> {
  const now = room.clock.now();
  const { deps, views, cookies } = room;
  const form = (req.body ?? {}) as Record<string, unknown>;
  const state = textOf(form.state);
  const browser = cookies.readBrowser(req);
  if (!browser || !isSame(textOf(form.proof), proofOf(room, browser, state))) return show(res, views.end('notYours'));
  const { session, view } = await waiting(room, state, now);
  if (!session) return show(res, view);
  if (form.decision !== 'yes') {
    await refuseSession(deps.db, session.id, now);
    return show(res, views.end('refused'));
  }
  const confirmation = await confirm(deps.db, session, now);
  const url = await deps.identity.authorizationUrl(secretsOf(deps.secretKey, state, confirmation));
  cookies.keepConfirmed(res, { state, confirmation });
  res.redirect(303, url.href);
}

async function comeBack(room: Room, req: Request, res: Response): Promise<void> {
  const now = room.clock.now();
  const { deps, views, cookies } = room;
  const confirmed = cookies.readConfirmed(req);
  if (!confirmed) return show(res, views.end('notYours'));
  const { state, confirmation } = confirmed;
  const secrets = secretsOf(deps.secretKey, state, confirmation);
  const { session, view } = await waiting(room, state, now);
  if (!session) return show(res, view);
  if (session.confirmation !== confirmation || req.query.state !== secrets.correlation) {
    return show(res, views.end('notYours'));
  }
  const returned = new URL(`${room.baseUrl}${RETURN_PATH}${req.url.slice(req.url.indexOf('?'))}`);
  const exchanged = await deps.identity.exchange(returned, secrets);
  cookies.forgetConfirmed(res);
  if (exchanged.kind === 'invalid') return show(res, views.end('rejected'));
  if (exchanged.kind === 'refused') {
    await refuseSession(deps.db, session.id, now);
    return show(res, views.end('refused'));
  }
  const result = await completeSignIn(deps, { state, idToken: exchanged.idToken, now });
  switch (result.kind) {
    case 'complete':
      return show(res, views.done(result.account));
    case 'suspended':
      return show(res, views.end('suspended'));
    case 'expired':
      return show(res, views.end('expired'));
    case 'not_waiting':
      return show(res, views.end('used'));
    case 'invalid_token':
      return show(res, views.end('rejected'));
  }
}

/**
 * What Express itself refuses is the browser's doing: a form that is too large, or an address that is none. That an
 * error has a status of 4xx does not say so: an issuer's refusal of the service has one too.
 */
const isBrowsersDoing = (error: unknown): boolean =>
  error instanceof URIError || (error as { expose?: boolean }).expose === true;

/** The page that is shown, and what is logged, when a page could not be made. */
export const showFailure =
  (views: Views, log: FailureLog): ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    if (isBrowsersDoing(error)) return show(res, views.end('notYours'));
    const requestId = newRequestId();
    log(error, 'a sign-in failed', requestId);
    show(res, views.failed(requestId));
  };

/** The pages below `/cli`. */
export function createSignInPages(options: SignInPagesOptions): Router {
  const { deps, baseUrl, log } = options;
  const base = new URL(baseUrl);
  const path = `${base.pathname.replace(/\/$/, '')}${SIGN_IN_PATH}`;
  const views = createViews(base.host, path);
  const room: Room = { ...options, views, cookies: createCookies(path, base.protocol === 'https:') };

  const router = express.Router();
  router.use((_req, res, next) => {
    guardHeaders(res, deps.identity.issuer);
    next();
  });
  router.get(
    '/style.css',
    (_req, res) => void res.type('css').set('Cache-Control', 'public, max-age=3600').send(STYLE),
  );
  router.get('/login', (req, res) => ask(room, req, res));
  router.post('/login', express.urlencoded({ extended: false, limit: '16kb' }), (req, res) => decide(room, req, res));
  router.get('/login/return', (req, res) => comeBack(room, req, res));
  router.use(showFailure(views, log));
  return router;
}
