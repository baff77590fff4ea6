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
import type { Clock } from './lib/clock.ts';
import { keyedHash } from './lib/hashing.ts';
import type { Db } from './database/db.ts';

export interface AppOptions {
  db: Db;
  clock: Clock;
  secretKey: Buffer;
  baseUrl: string;
  docsUrl: string;
  trustProxy: TrustProxy;
  rateLimitScale: number;
  /** the identity provider; undefined: the development issuer, or no sign-in */
  oidc: IdentityClient | undefined;
  /** whether the development issuer may run if no other issuer is configured */
  developmentSignIn: boolean;
  /** the Redis server for rate limits shared by all instances; undefined: each instance counts separately */
  redisUrl: string | undefined;
  /** the built documentation; undefined if it was not built */
  site: Site | undefined;
  log: Logger;
  /** whether the service is about to stop and no longer ready; unset if nothing can stop it */
  isStopping?: () => boolean;
}

export interface App {
  /** for `http.createServer` */
  listener: RequestListener;
  /** the path for the log: the document's path, without the values of the request */
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
  /** the pages and the paths at which they are mounted */
  pages: [path: string, router: Router][];
}

const NOBODY = 'nobody can sign in: OIDC_ISSUER is unset, and the development sign-in is not allowed here';

/**
 * Chooses the identity provider: the configured issuer, otherwise the development issuer if allowed, otherwise none.
 */
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

/** Creates the whole service. `main` configures it from the environment, and tests configure it themselves. */
export async function createApp(options: AppOptions): Promise<App> {
  const { db, clock, secretKey, baseUrl, docsUrl, trustProxy, log } = options;
  const store = await limitStore(options);
  const limiter = createLimiter({ store, clock, trustProxy, scale: options.rateLimitScale });
  // With a cause it is an error; without one it is information for the operator.
  const logFailure: FailureLog = (cause, message, requestId) =>
    cause === undefined ? log.warn({ requestId }, message) : log.error({ err: cause, requestId }, message);
  const { identity, pages: issuerPages } = signIn(options, logFailure);
  const deps = { db, secretKey, baseUrl, identity, isStopping: options.isStopping };
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
