// The pages on which a person confirms a sign-in of the command line, and to which the issuer sends them back.
import { randomBytes } from 'node:crypto';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { stateOfSession } from '../../domain/login-session.ts';
import { REQUEST_BUDGET_MS } from '../../database/budget.ts';
import { completeSignIn, confirm, secretsOf, type SignInDeps } from '../../identity/sign-in.ts';
import type { Clock } from '../../lib/clock.ts';
import { keyedHash } from '../../lib/hashing.ts';
import { newRequestId } from '../../lib/ids.ts';
import { findSessionByHandle, refuseSession } from '../../store/login-sessions.ts';
import { createCookies, isSame, type CookieJar } from './cookies.ts';
import { guardHeaders, isFromOwnPage } from './guard.ts';
import { RETURN_PATH, SIGN_IN_PATH } from './places.ts';
import { STYLE } from './style.ts';
import { createViews, type View, type Views } from './views.ts';

/** Called for every failure that a page cannot explain, with the identifier that the page shows. */
export type FailureLog = (cause: unknown, message: string, requestId: string) => void;

export interface SignInPagesOptions {
  deps: SignInDeps;
  clock: Clock;
  baseUrl: string;
  log: FailureLog;
  /** called, with a code, for every response of the issuer that does not belong to its sign-in */
  refused: (reason: string) => void;
}

export const show = (res: Response, { status, text }: View): void => void res.status(status).type('html').send(text);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a page is made with; its database is limited to one request's time. */
interface PageContext extends SignInPagesOptions {
  views: Views;
  cookies: CookieJar;
}

/** Proof that a form was shown to this very browser, so that no other site can send it. */
const proofOf = ({ deps }: PageContext, browser: string, handle: string): string =>
  keyedHash(deps.secretKey, `sign-in form ${browser} ${handle}`).toString('base64url');

/** The session that waits under the handle, or the page that says why none does. */
async function waiting({ deps, views }: PageContext, handle: string, now: Date) {
  const session = await findSessionByHandle(deps.db, handle);
  if (!session) return { view: views.end('unknown') };
  if (session.refused_at) return { view: views.end('refused') };
  const kind = stateOfSession(session, now);
  if (kind === 'expired') return { view: views.end('expired') };
  return kind === 'pending' ? { session } : { view: views.end('used') };
}

async function ask(context: PageContext, req: Request, res: Response): Promise<void> {
  const now = context.clock.now();
  const handle = textOf(req.query.handle);
  const { session, view } = await waiting(context, handle, now);
  if (!session) return show(res, view);
  const browser = context.cookies.readBrowser(req) ?? randomBytes(16).toString('base64url');
  context.cookies.setBrowser(res, browser);
  const { user_code: userCode, created_at: startedAt } = session;
  show(res, context.views.confirm({ userCode, startedAt, now, handle, proof: proofOf(context, browser, handle) }));
}

async function decide(context: PageContext, req: Request, res: Response): Promise<void> {
  const now = context.clock.now();
  const { deps, views, cookies } = context;
  if (!isFromOwnPage(req, context.baseUrl)) return show(res, views.end('notYours'));
  const form = (req.body ?? {}) as Record<string, unknown>;
  const handle = textOf(form.handle);
  const browser = cookies.readBrowser(req);
  if (!browser || !isSame(textOf(form.proof), proofOf(context, browser, handle)))
    return show(res, views.end('notYours'));
  const { session, view } = await waiting(context, handle, now);
  if (!session) return show(res, view);
  if (form.decision !== 'yes') {
    await refuseSession(deps.db, session.id, now);
    return show(res, views.end('refused'));
  }
  const confirmation = await confirm(deps.db, session, now);
  const url = await deps.identity.authorizationUrl(secretsOf(deps.secretKey, session.state_hash, confirmation));
  cookies.setConfirmed(res, { handle, confirmation });
  res.redirect(303, url.href);
}

async function comeBack(context: PageContext, req: Request, res: Response): Promise<void> {
  const now = context.clock.now();
  const { deps, views, cookies } = context;
  const confirmed = cookies.readConfirmed(req);
  if (!confirmed) return show(res, views.end('notYours'));
  const { handle, confirmation } = confirmed;
  const { session, view } = await waiting(context, handle, now);
  if (!session) return show(res, view);
  const secrets = secretsOf(deps.secretKey, session.state_hash, confirmation);
  if (session.confirmation !== confirmation || req.query.state !== secrets.correlation) {
    return show(res, views.end('notYours'));
  }
  const returned = new URL(`${context.baseUrl}${RETURN_PATH}${req.url.slice(req.url.indexOf('?'))}`);
  const exchanged = await deps.identity.exchange(returned, secrets);
  if (exchanged.kind === 'invalid') {
    context.refused(exchanged.reason);
    return show(res, views.end('rejected'));
  }
  cookies.clearConfirmed(res);
  if (exchanged.kind === 'refused') {
    await refuseSession(deps.db, session.id, now);
    return show(res, views.end('refused'));
  }
  // Read again: while the issuer was asked, a further yes may have replaced this one.
  const waitingStill = await findSessionByHandle(deps.db, handle);
  const result = await completeSignIn(deps, { session: waitingStill, idToken: exchanged.idToken, now });
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
  const cookies = createCookies({ secretKey: deps.secretKey, path, secure: base.protocol === 'https:' });
  const page =
    (answer: (context: PageContext, req: Request, res: Response) => Promise<void>): RequestHandler =>
    (req, res) => {
      const db = deps.db.within(REQUEST_BUDGET_MS);
      return answer({ ...options, deps: { ...deps, db }, views, cookies }, req, res);
    };

  const router = express.Router();
  router.use((_req, res, next) => {
    guardHeaders(res, deps.identity.issuer);
    next();
  });
  router.get(
    '/style.css',
    (_req, res) => void res.type('css').set('Cache-Control', 'public, max-age=3600').send(STYLE),
  );
  if (deps.identity.issuer === undefined) router.use('/login', (_req, res) => show(res, views.end('nobody')));
  router.get('/login', page(ask));
  router.post('/login', express.urlencoded({ extended: false, limit: '16kb' }), page(decide));
  router.get('/login/return', page(comeBack));
  router.use(showFailure(views, log));
  return router;
}
