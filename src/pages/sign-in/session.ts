// The sign-in with the browser: from a page of the service to the issuer, and back to that page with a session.
import { randomBytes } from 'node:crypto';
import express, { type Request, type Response, type Router } from 'express';
import { contract } from '../../contract/index.ts';
import { REQUEST_BUDGET_MS } from '../../database/budget.ts';
import { parseAddress } from '../../common/email.ts';
import { homeAfter, parseReturnPath } from '../return-path.ts';
import { beginPersonsSession, sessionSecrets } from '../../identity/session.ts';
import { MINUTE } from '../../lib/clock.ts';
import { isLoopback, parseUrl } from '@referral-tracking/shared/formats';
import type { Identity } from '../../identity/identity.ts';
import type { SessionReach } from '../../accounts/browser-sessions.ts';
import { createCookies, type CookieJar } from './cookies.ts';
import { rootOf } from '../places.ts';
import { redirect } from '../redirect.ts';
import { guardHeaders } from './guard.ts';
import { isElsewhere, sendView, showFailure, textOf, type PageContext, type SignInPagesOptions } from './page.ts';
import { BY_ISSUER, LINK_PATH, RETURN_PATH, SESSION_PATH, SIGN_IN_PATH, SIGNED_OUT_PATH } from './places.ts';
import { formerSession, setSession } from './session-cookie.ts';
import { createViews } from './views.ts';

/** How long a person may stay at the issuer. */
const PATIENCE = 10 * MINUTE;

const isSecure = (baseUrl: string): boolean => baseUrl.startsWith('https:');

/** The issuer for what the person signs in as. */
export const identityFor = ({ deps, partnerIdentity }: SignInPagesOptions, reach: SessionReach): Identity =>
  reach === 'partner' && partnerIdentity ? partnerIdentity : deps.identity;

/** With `as=partner`, a person signs in as a partner, if partners have an issuer of their own. */
const reachIn = (req: Request, { partnerIdentity }: SignInPagesOptions): SessionReach =>
  req.query.as === 'partner' && partnerIdentity ? 'partner' : 'account';

/**
 * Where a browser begins that uses another name of this machine than BASE_URL, or undefined. The issuer sends it back
 * under the name of BASE_URL, where it would not have the cookies of this one.
 */
function underOwnName(req: Request, baseUrl: string): string | undefined {
  const base = new URL(baseUrl);
  const host = parseUrl(`http://${req.headers.host ?? ''}`);
  if (!host || host.host === base.host || host.port !== base.port) return undefined;
  if (!isLoopback(host.hostname) || !isLoopback(base.hostname)) return undefined;
  return `${baseUrl}${SESSION_PATH}${req.url.slice(1)}`;
}

/**
 * Sends the browser to the issuer. With `again`, the issuer asks the person even if it knows them; the address in
 * `login_hint` is proposed to them.
 */
async function begin(options: SignInPagesOptions, cookies: CookieJar, req: Request, res: Response): Promise<void> {
  const { deps, clock, baseUrl } = options;
  const attempt = randomBytes(16).toString('base64url');
  const again = req.query.again !== undefined;
  const maxAge = again ? contract.limits.recentSignInSeconds : undefined;
  const wish = { maxAge, loginHint: parseAddress(textOf(req.query.login_hint)) };
  const reach = reachIn(req, options);
  const url = await identityFor(options, reach).authorizationUrl(sessionSecrets(deps.secretKey, attempt), wish);
  const returnTo = parseReturnPath(textOf(req.query.return_to) || homeAfter(textOf(req.query.as), baseUrl), baseUrl);
  cookies.setStarted(res, { attempt, startedAt: clock.now().getTime(), returnTo, reach, again });
  redirect(res, 303, url, baseUrl);
}

/** Completes a sign-in that this browser began; false if the issuer's response belongs to another one. */
export async function finishSession(context: PageContext, req: Request, res: Response): Promise<boolean> {
  const { deps, views, cookies, baseUrl } = context;
  const started = cookies.readStarted(req);
  if (!started) return false;
  const secrets = sessionSecrets(deps.secretKey, started.attempt);
  if (req.query.state !== secrets.correlation) return false;
  cookies.clearStarted(res);
  const now = context.clock.now();
  if (now.getTime() - started.startedAt > PATIENCE) {
    deps.refused('session_expired');
    return end(res, views.sessionEnd('expired'));
  }
  const returned = new URL(`${baseUrl}${RETURN_PATH}${req.url.slice(req.url.indexOf('?'))}`);
  const { reach, again } = started;
  const identity = identityFor(context, reach);
  const exchanged = await identity.exchange(returned, secrets);
  if (exchanged.kind !== 'tokens') {
    deps.refused(exchanged.reason);
    return end(res, views.sessionEnd(exchanged.kind === 'refused' ? 'stopped' : 'rejected'));
  }
  const former = formerSession(req, baseUrl);
  const signedIn = { tokens: exchanged.tokens, nonce: secrets.nonce, now, former, reach, again };
  const begun = await beginPersonsSession({ ...deps, identity }, signedIn);
  if (begun.kind !== 'begun') return end(res, views.sessionEnd(begun.kind === 'suspended' ? 'suspended' : 'rejected'));
  setSession(res, baseUrl, begun.value);
  redirect(res, 303, started.returnTo, baseUrl);
  return true;
}

function end(res: Response, view: Parameters<typeof sendView>[1]): true {
  sendView(res, view);
  return true;
}

/**
 * Many partners have no account at an issuer: where mail is sent, they are asked for their address first. Everybody is,
 * where there is no issuer.
 */
const beginsByMail = ({ query }: Request, onlyWay: boolean): boolean =>
  onlyWay || (query.as === 'partner' && query.by !== BY_ISSUER);

/**
 * The page that begins a sign-in.
 * @param byMail whether people can sign in with a link by mail
 */
export function createSessionPage(options: SignInPagesOptions, byMail: boolean): Router {
  const { deps, baseUrl, developmentIssuer, log } = options;
  const path = `${rootOf(baseUrl)}${SIGN_IN_PATH}`;
  const views = createViews(new URL(baseUrl).host, path);
  const cookies = createCookies({ secretKey: deps.secretKey, path, secure: isSecure(baseUrl) });
  const router = express.Router();
  router.get('/', (req, res) => {
    const { issuer } = identityFor(options, reachIn(req, options));
    if (byMail && beginsByMail(req, issuer === undefined))
      return redirect(res, 303, `${baseUrl}${LINK_PATH}${req.url.slice(1)}`, baseUrl);
    guardHeaders(res, issuer);
    if (issuer === undefined) return sendView(res, views.end('nobody'));
    if (issuer === developmentIssuer?.settings.issuer && isElsewhere(developmentIssuer, req)) {
      return sendView(res, views.end('elsewhere'));
    }
    const there = underOwnName(req, baseUrl);
    if (there !== undefined) return redirect(res, 303, there, baseUrl);
    return begin({ ...options, deps: { ...deps, db: deps.db.within(REQUEST_BUDGET_MS) } }, cookies, req, res);
  });
  router.get(SIGNED_OUT_PATH.slice(SESSION_PATH.length), (_req, res) => {
    guardHeaders(res, undefined);
    sendView(res, views.sessionEnd('left'));
  });
  router.use(showFailure(views, log));
  return router;
}
