// The development issuer as a part of the service, and its one page.
import express, { type RequestHandler, type Response, type Router } from 'express';
import { LONGEST_TYPED_ADDRESS, parseAddress } from '../../common/email.ts';
import type { DevelopmentIssuer } from '../../identity/development.ts';
import { isFromOwnPage } from '../../lib/own-page.ts';
import { guardHeaders } from './guard.ts';
import { rootOf } from '../places.ts';
import { isElsewhere, sendView, showFailure, textOf, type DevelopmentSignIn, type FailureLog } from './page.ts';
import { DEVELOPMENT_PATH, SIGN_IN_PATH } from './places.ts';
import { createViews } from './views.ts';

/** As long as a field of the form lets it be. */
const addressIn = (text: string): string | undefined =>
  text.length <= LONGEST_TYPED_ADDRESS ? parseAddress(text) : undefined;

/** Creates the issuer and its page, to be mounted at DEVELOPMENT_PATH. The package is loaded with the first request. */
export function createDevelopmentPages(development: DevelopmentSignIn, baseUrl: string, log: FailureLog): Router {
  const { settings, anywhere } = development;
  const prefix = rootOf(baseUrl);
  const views = createViews(new URL(baseUrl).host, `${prefix}${SIGN_IN_PATH}`);
  const interactionPath = `${prefix}${DEVELOPMENT_PATH}/interaction`;
  let loading: Promise<DevelopmentIssuer> | undefined;
  const issuer = (): Promise<DevelopmentIssuer> => {
    const { issuer: address, clientId, clientSecret = '', redirectUri } = settings;
    const client = { issuer: address, clientId, clientSecret, redirectUri, interactionPath };
    loading ??= import('../../identity/development.ts').then((module) => module.createDevelopmentIssuer(client));
    return loading;
  };
  const form = (res: Response, uid: string, filled: { proposed: string } | { wrong: string } | undefined) =>
    sendView(res, views.developmentForm({ action: `${interactionPath}/${uid}`, anywhere, ...filled }));
  const ended: RequestHandler = (_req, res) => sendView(res, views.end('expired'));

  const router = express.Router();
  router.use((req, res, next) => {
    if (!isElsewhere(development, req)) return next();
    guardHeaders(res, undefined);
    sendView(res, views.end('elsewhere'));
  });
  router.use('/interaction', (_req, res, next) => {
    guardHeaders(res, settings.issuer);
    next();
  });
  router.get('/interaction/:uid', async (req, res, next) => {
    const provider = await issuer();
    const waiting = await provider.waiting(req, res);
    if (!waiting) return next();
    const proposed = addressIn(textOf(waiting.loginHint));
    // A link of the service's own names whom it signs in, so nobody is asked again. Links of others only propose it.
    if (proposed !== undefined && isFromOwnPage(req.headers, baseUrl)) return provider.signIn(req, res, proposed);
    form(res, req.params.uid, proposed === undefined ? undefined : { proposed });
  });
  router.post('/interaction/:uid', express.urlencoded({ extended: false, limit: '16kb' }), async (req, res, next) => {
    if (!isFromOwnPage(req.headers, baseUrl)) return sendView(res, views.end('notYours'));
    const provider = await issuer();
    if (!(await provider.waiting(req, res))) return next();
    const typed = textOf(((req.body ?? {}) as { email?: unknown }).email);
    const address = addressIn(typed);
    if (address === undefined) return form(res, req.params.uid, { wrong: typed });
    await provider.signIn(req, res, address);
  });
  router.use('/interaction', ended);
  router.use(async (req, res) => (await issuer()).handle(req, res));
  router.use(showFailure(views, log));
  return router;
}
