// The pages on which a person confirms a command-line sign-in, and the page to which the issuer redirects.
import { randomBytes } from 'node:crypto';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { stateOfSession } from '../../accounts/rules.ts';
import { REQUEST_BUDGET_MS } from '../../database/budget.ts';
import { completeSignIn, confirm, secretsOf } from '../../identity/sign-in.ts';
import { keyedHash } from '../../lib/hashing.ts';
import { isFromOwnPage } from '../../lib/own-page.ts';
import { findSessionByHandle, refuseSession } from '../../accounts/login-sessions.ts';
import { rootOf } from '../places.ts';
import { redirect } from '../redirect.ts';
import { createCookies, isSame } from './cookies.ts';
import { guardHeaders } from './guard.ts';
import { isElsewhere, sendView, showFailure, textOf, type PageContext, type SignInPagesOptions } from './page.ts';
import { RETURN_PATH, SIGN_IN_PATH } from './places.ts';
import { finishSession } from './session.ts';
import { typefaceFrom } from '../look.ts';
import { STYLE } from './style.ts';
import { createViews } from './views.ts';

/** A form token that proves that this browser received the form, so that no other site can send it. */
const proofOf = ({ deps }: PageContext, browser: string, handle: string): string =>
  keyedHash(deps.secretKey, `sign-in form ${browser} ${handle}`).toString('base64url');

/** The pending session of a handle, or the page that explains why there is none. */
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
  if (!session) return sendView(res, view);
  const browser = context.cookies.readBrowser(req) ?? randomBytes(16).toString('base64url');
  context.cookies.setBrowser(res, browser);
  const { user_code: userCode, created_at: startedAt } = session;
  sendView(res, context.views.confirm({ userCode, startedAt, now, handle, proof: proofOf(context, browser, handle) }));
}

function notYours({ deps, views }: PageContext, res: Response): void {
  deps.refused('other_browser');
  sendView(res, views.end('notYours'));
}

async function decide(context: PageContext, req: Request, res: Response): Promise<void> {
  const now = context.clock.now();
  const { deps, views, cookies } = context;
  if (!isFromOwnPage(req.headers, context.baseUrl)) return notYours(context, res);
  const form = (req.body ?? {}) as Record<string, unknown>;
  const handle = textOf(form.handle);
  const browser = cookies.readBrowser(req);
  if (!browser || !isSame(textOf(form.proof), proofOf(context, browser, handle))) return notYours(context, res);
  const { session, view } = await waiting(context, handle, now);
  if (!session) return sendView(res, view);
  if (form.decision !== 'yes') {
    await refuseSession(deps.db, session.id, now);
    return sendView(res, views.end('refused'));
  }
  const confirmation = await confirm(deps.db, session, now);
  const url = await deps.identity.authorizationUrl(secretsOf(deps.secretKey, session.state_hash, confirmation));
  cookies.setConfirmed(res, { handle, confirmation });
  redirect(res, 303, url, context.baseUrl);
}

async function comeBack(context: PageContext, req: Request, res: Response): Promise<void> {
  const now = context.clock.now();
  const { deps, views, cookies } = context;
  if (await finishSession(context, req, res)) return;
  const confirmed = cookies.readConfirmed(req);
  if (!confirmed) return notYours(context, res);
  const { handle, confirmation } = confirmed;
  const { session, view } = await waiting(context, handle, now);
  if (!session) return sendView(res, view);
  const secrets = secretsOf(deps.secretKey, session.state_hash, confirmation);
  if (session.confirmation !== confirmation || req.query.state !== secrets.correlation) {
    return notYours(context, res);
  }
  const returned = new URL(`${context.baseUrl}${RETURN_PATH}${req.url.slice(req.url.indexOf('?'))}`);
  const exchanged = await deps.identity.exchange(returned, secrets);
  if (exchanged.kind !== 'tokens') {
    deps.refused(exchanged.reason);
    if (exchanged.kind === 'invalid') return sendView(res, views.end('rejected'));
    cookies.clearConfirmed(res);
    await refuseSession(deps.db, session.id, now);
    return sendView(res, views.end('refused'));
  }
  cookies.clearConfirmed(res);
  // Read the session again: another confirmation may have replaced this one during the exchange.
  const waitingStill = await findSessionByHandle(deps.db, handle);
  const result = await completeSignIn(deps, { ...exchanged.tokens, session: waitingStill, now });
  switch (result.kind) {
    case 'complete':
      return sendView(res, views.done(result.account));
    case 'suspended':
      return sendView(res, views.end('suspended'));
    case 'expired':
      return sendView(res, views.end('expired'));
    case 'not_waiting':
      return sendView(res, views.end('used'));
    case 'invalid_token':
      return sendView(res, views.end('rejected'));
  }
}

/**
 * Creates the pages below `/cli`.
 * @param dashboard whether the service has the dashboard, and with it the typeface
 */
export function createSignInPages(options: SignInPagesOptions, dashboard: boolean): Router {
  const { deps, partnerIdentity, developmentIssuer, baseUrl, log } = options;
  const base = new URL(baseUrl);
  const path = `${rootOf(baseUrl)}${SIGN_IN_PATH}`;
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
  const style = `${dashboard ? typefaceFrom('../') : ''}${STYLE}`;
  router.get(
    '/style.css',
    (_req, res) => void res.type('css').set('Cache-Control', 'public, max-age=3600').send(style),
  );
  if (deps.identity.issuer === undefined) {
    // Partners, who have an issuer of their own, return to the same address.
    const isPartners = (path: string): boolean => partnerIdentity !== undefined && path === '/return';
    router.use('/login', (req, res, next) => (isPartners(req.path) ? next() : sendView(res, views.end('nobody'))));
  }
  const elsewhere: RequestHandler = (req, res, next) =>
    isElsewhere(developmentIssuer, req) ? sendView(res, views.end('elsewhere')) : next();
  router.get('/login', elsewhere, page(ask));
  router.post('/login', elsewhere, express.urlencoded({ extended: false, limit: '16kb' }), page(decide));
  router.get('/login/return', page(comeBack));
  router.use(showFailure(views, log));
  return router;
}
