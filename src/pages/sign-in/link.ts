// The one-time sign-in link, for partners, and for everybody where there is no issuer: a person enters an address, and opens the link from the mail in the same browser.
import { randomBytes } from 'node:crypto';
import { parseCookie } from 'cookie';
import express, { type Request, type Response, type Router } from 'express';
import { REQUEST_BUDGET_MS } from '../../database/budget.ts';
import { LONGEST_TYPED_ADDRESS, parseAddress } from '../../common/email.ts';
import { homeAfter, parseReturnPath } from '../return-path.ts';
import { signInByMail } from '../../identity/session.ts';
import { clientOf, type TrustProxy } from '../../lib/client-address.ts';
import { MINUTE } from '../../lib/clock.ts';
import { isFromOwnPage } from '../../lib/own-page.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { consumeLink, isUsable, makeLink } from '../../accounts/sign-in-links.ts';
import { rootOf } from '../places.ts';
import { redirect } from '../redirect.ts';
import { guardHeaders } from './guard.ts';
import { createLinkViews, type LinkForm, type LinkViews } from './link-views.ts';
import { isElsewhere, sendView, showFailure, textOf, type SignInPagesOptions } from './page.ts';
import { BY_ISSUER, LINK_PATH, SESSION_PATH, SIGN_IN_PATH } from './places.ts';
import { identityFor } from './session.ts';
import { formerSession, setSession } from './session-cookie.ts';
import { createViews } from './views.ts';

export interface LinkPagesOptions extends SignInPagesOptions {
  mailer: Mailer;
  /** who may say which client a request comes from */
  trustProxy: TrustProxy;
}

interface Context extends LinkPagesOptions {
  views: LinkViews;
  secure: boolean;
}

const COOKIE = 'referral_link_browser';
/** As long as a link that was requested just now. */
const COOKIE_MS = 15 * MINUTE;

const cookieName = (secure: boolean): string => (secure ? `__Host-${COOKIE}` : COOKIE);
const cookieIn = (req: Request, name: string): string | undefined => parseCookie(req.headers.cookie ?? '')[name];

/** The secret of the browser, 128 random bits. Browsers send it also when a person comes from a mail program's page. */
function browserOf(req: Request, res: Response, secure: boolean): string {
  const known = cookieIn(req, cookieName(secure)) ?? '';
  const browser = known === '' ? randomBytes(16).toString('base64url') : known;
  res.cookie(cookieName(secure), browser, { path: '/', secure, httpOnly: true, sameSite: 'lax', maxAge: COOKIE_MS });
  return browser;
}

/** Whether owners sign in by mail, too: nothing else says who they are. */
export const isOnlyWay = ({ deps }: SignInPagesOptions): boolean => deps.identity.issuer === undefined;

/** How partners sign in without a mail, and then reach the same page. */
function issuerFor(context: Context, req: Request, returnTo: string) {
  const { developmentIssuer, baseUrl } = context;
  const { issuer } = identityFor(context, 'partner');
  if (issuer === undefined) return undefined;
  const isDevelopment = issuer === developmentIssuer?.settings.issuer;
  if (isDevelopment && isElsewhere(developmentIssuer, req)) return undefined;
  const wish = new URLSearchParams({ as: 'partner', by: BY_ISSUER, return_to: returnTo });
  if (req.query.again !== undefined) wish.set('again', '');
  const address = `${rootOf(baseUrl)}${SESSION_PATH}?${wish.toString()}`;
  return { address, name: isDevelopment ? 'the development sign-in' : new URL(issuer).host };
}

/** The form, with the other way to sign in. */
const formOf = (context: Context, req: Request, asked: Pick<LinkForm, 'returnTo' | 'wrong' | 'proposed'>) =>
  context.views.form({ ...asked, partners: !isOnlyWay(context), issuer: issuerFor(context, req, asked.returnTo) });

/** Mails a link. The page says the same of every address, so it does not show who is a partner. */
async function request(context: Context, req: Request, res: Response): Promise<void> {
  const { deps, clock, mailer, views, baseUrl, secure, trustProxy } = context;
  if (!isFromOwnPage(req.headers, baseUrl)) return sendView(res, views.notYours());
  const form = (req.body ?? {}) as Record<string, unknown>;
  const [typed, at] = [textOf(form.email), clock.now()];
  const returnTo = parseReturnPath(textOf(form.return_to), baseUrl);
  const email = typed.length > LONGEST_TYPED_ADDRESS ? undefined : parseAddress(typed);
  if (email === undefined) return sendView(res, formOf(context, req, { returnTo, wrong: typed }));
  const browser = browserOf(req, res, secure);
  const made = await deps.db.transaction(async (tx) => {
    const asked = { email, browser, client: clientOf(req, trustProxy), returnTo, at };
    const link = await makeLink(tx, deps.secretKey, asked);
    if (link.kind !== 'made') return link;
    const content = { to: email, link: `${baseUrl}${LINK_PATH}/${link.token}` };
    await mailer.queue(tx, { kind: 'sign-in-link', subjectId: link.id, content, at, expiresAt: link.expiresAt });
    return link;
  });
  mailer.sendSoon();
  if (made.kind === 'made') return sendView(res, views.sent(email));
  sendView(res, views.tooMany({ ...made, email }));
}

async function ask(context: Context, req: Request, res: Response): Promise<void> {
  const { deps, clock, views, baseUrl, secure } = context;
  const token = textOf(req.params.token);
  const browser = cookieIn(req, cookieName(secure)) ?? '';
  if (!(await isUsable(deps.db, token, browser, clock.now()))) return sendView(res, views.unusable());
  sendView(res, views.confirm(`${rootOf(baseUrl)}${LINK_PATH}/${token}`, !isOnlyWay(context)));
}

/** Signs the person in. The link is used up in the transaction that begins the session. */
async function confirm(context: Context, req: Request, res: Response): Promise<void> {
  const { deps, clock, views, baseUrl, secure } = context;
  if (!isFromOwnPage(req.headers, baseUrl)) return sendView(res, views.notYours());
  const [token, now] = [textOf(req.params.token), clock.now()];
  const browser = cookieIn(req, cookieName(secure)) ?? '';
  const former = formerSession(req, baseUrl);
  const begun = await deps.db.transaction(async (tx) => {
    const used = await consumeLink(tx, deps.secretKey, { token, browser, now });
    if (!used) return undefined;
    const signUp = isOnlyWay(context) ? deps.signUp : undefined;
    const session = await signInByMail(tx, { email: used.email, now, former, signUp });
    return { ...session, returnTo: used.returnTo };
  });
  if (!begun) return sendView(res, views.unusable());
  if (begun.kind === 'reserved') return sendView(res, views.reserved());
  if (begun.kind === 'suspended') return sendView(res, views.suspended());
  setSession(res, baseUrl, begun.value);
  redirect(res, 303, begun.returnTo, baseUrl);
}

/** Creates the pages of the link, for a service that sends mail. */
export function createLinkPages(options: LinkPagesOptions): Router {
  const { deps, baseUrl, log } = options;
  const base = new URL(baseUrl);
  const root = rootOf(baseUrl);
  const style = `${root}${SIGN_IN_PATH}`;
  const views = createLinkViews(base.host, `${root}${LINK_PATH}`, `${style}/style.css`);
  const page = (answer: (context: Context, req: Request, res: Response) => void | Promise<void>) => {
    return (req: Request, res: Response) => {
      const db = deps.db.within(REQUEST_BUDGET_MS);
      return answer({ ...options, deps: { ...deps, db }, views, secure: base.protocol === 'https:' }, req, res);
    };
  };
  const router = express.Router();
  router.use((_req, res, next) => {
    guardHeaders(res, undefined);
    next();
  });
  const form = express.urlencoded({ extended: false, limit: '16kb' });
  const show = (context: Context, req: Request, res: Response) => {
    const proposed = parseAddress(textOf(req.query.login_hint));
    const returnTo = parseReturnPath(textOf(req.query.return_to) || homeAfter(textOf(req.query.as), baseUrl), baseUrl);
    sendView(res, formOf(context, req, { returnTo, proposed }));
  };
  router.get('/', page(show));
  router.post('/', form, page(request));
  router.get('/:token', page(ask));
  router.post('/:token', page(confirm));
  router.use(showFailure(createViews(base.host, style), log));
  return router;
}
