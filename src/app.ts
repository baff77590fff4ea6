import type { IncomingMessage, RequestListener } from 'node:http';
import type { Router } from 'express';
import type { Logger } from 'pino';
import { createApi, type Api } from './api/api.ts';
import type { TrustProxy } from './lib/client-address.ts';
import { createLimiter, memoryStore, WINDOW_MS, type LimitStore } from './api/limit.ts';
import { createPages } from './pages/pages.ts';
import { insured, redisStore } from './api/redis-limit.ts';
import { createDevelopmentPages, developmentSettings, DEVELOPMENT_PATH } from './pages/sign-in/development.ts';
import { createSignInPages, RETURN_PATH, SIGN_IN_PATH, type FailureLog } from './pages/sign-in/pages.ts';
import type { Site } from './pages/site.ts';
import { createIdentity, noIdentity, type Identity, type IdentityClient } from './identity/identity.ts';
import { createClickIds } from './domain/click-id.ts';
import type { Clock } from './lib/clock.ts';
import { keyedHash } from './lib/hashing.ts';
import type { Db } from './database/db.ts';
import type { Changes } from './database/listen.ts';
import { createBatches } from './store/batches.ts';
import { createLookups } from './store/lookups.ts';

export interface AppOptions {
  db: Db;
  /** reports what is changed in the database by others */
  changes: Changes;
  clock: Clock;
  secretKey: Buffer;
  /** earlier keys, whose click identifiers are still valid; the latest first */
  previousKeys?: readonly Buffer[];
  baseUrl: string;
  docsUrl: string;
  trustProxy: TrustProxy;
  rateLimitScale: number;
  /** who signs people in; undefined: the development issuer, or nobody */
  oidc: IdentityClient | undefined;
  /** whether the development issuer may run where there is no other */
  developmentSignIn: boolean;
  /** where instances share their limits; undefined: each limits by itself */
  redisUrl: string | undefined;
  /** the built documentation; undefined: it was not built */
  site: Site | undefined;
  log: Logger;
  /** whether the service is about to stop, and no longer ready; left out where nothing stops it */
  isStopping?: () => boolean;
}

export interface App {
  /** for `http.createServer` */
  listener: RequestListener;
  /** the path that a log may name: the document's, without a request's own values in it */
  routeOf(req: IncomingMessage): string;
  close(): Promise<void>;
}

async function limitStore({ clock, redisUrl, log }: AppOptions): Promise<LimitStore> {
  const own = memoryStore(clock, WINDOW_MS);
  if (redisUrl === undefined) return own;
  const store = insured(redisStore(redisUrl, WINDOW_MS), own, (message, err) => log.warn({ err }, message));
  await store.ready();
  return store;
}

interface SignIn {
  identity: Identity;
  /** below which path of the service which pages stand */
  pages: [path: string, router: Router][];
}

const NOBODY = 'nobody can sign in: OIDC_ISSUER is unset, and the development sign-in is not allowed here';

/** Who says who people are: the configured issuer; without one a development issuer where it is allowed, or nobody. */
function signIn({ oidc, developmentSignIn, baseUrl, secretKey, log }: AppOptions, logFailure: FailureLog): SignIn {
  if (oidc) return { identity: createIdentity({ ...oidc, redirectUri: `${baseUrl}${RETURN_PATH}` }), pages: [] };
  if (!developmentSignIn) {
    log.warn(NOBODY);
    return { identity: noIdentity(NOBODY), pages: [] };
  }
  log.warn('DEVELOPMENT SIGN-IN: anyone can sign in as anyone. Set OIDC_ISSUER, or NODE_ENV=production to disable it.');
  const settings = developmentSettings(baseUrl, keyedHash(secretKey, 'development issuer').toString('base64url'));
  const pages = createDevelopmentPages(settings, baseUrl, logFailure);
  return { identity: createIdentity(settings), pages: [[DEVELOPMENT_PATH, pages]] };
}

/** The whole service as a value: `main` gives it an environment, tests give it theirs. */
export async function createApp(options: AppOptions): Promise<App> {
  const { db, clock, secretKey, baseUrl, docsUrl, trustProxy, log } = options;
  const store = await limitStore(options);
  const limiter = createLimiter({ store, clock, trustProxy, scale: options.rateLimitScale });
  // What has a cause is a failure; what has none is for the operator to know.
  const logFailure: FailureLog = (cause, message, requestId) =>
    cause === undefined ? log.warn({ requestId }, message) : log.error({ err: cause, requestId }, message);
  const { identity, pages: issuerPages } = signIn(options, logFailure);
  const clickIds = createClickIds(secretKey, options.previousKeys);
  const deps = {
    db,
    lookups: createLookups(options),
    batches: createBatches(db),
    secretKey,
    clickIds,
    baseUrl,
    identity,
    isStopping: options.isStopping,
  };
  const api: Api = await createApi({
    deps,
    clock,
    limiter,
    docsUrl,
    log: logFailure,
    trace: ({ req, requestId }, status) =>
      log.debug({ method: req.method, route: api.routeOf(req), status, requestId }),
    gone: ({ req, requestId }) =>
      log.debug(
        { method: req.method, route: api.routeOf(req), requestId },
        'the client disconnected before its request was read',
      ),
  });
  const signInPages = createSignInPages({
    deps,
    clock,
    baseUrl,
    log: logFailure,
    refused: (reason) => log.info({ reason }, "the browser did not return the issuer's response to its sign-in"),
  });
  const pages = createPages({ baseUrl, site: options.site, routers: [...issuerPages, [SIGN_IN_PATH, signInPages]] });

  const listener: RequestListener = (req, res) => {
    const answering = api.handle(req, res);
    if (!answering) return void pages(req, res);
    answering.catch((error: unknown) => {
      log.error({ err: error }, 'a response could not be written');
      res.destroy();
    });
  };
  return { listener, routeOf: (req) => api.routeOf(req), close: () => store.close() };
}
