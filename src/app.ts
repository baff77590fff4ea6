import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createApi, pathOf } from './api/api.ts';
import type { TrustProxy } from './lib/client-address.ts';
import { createLimiter, memoryStore, WINDOW_MS, type LimitStore } from './api/limit.ts';
import { createRequestLog, notePage, OTHER_PATH } from './api/request-log.ts';
import { createLazyPages, placeOf } from './pages/lazy.ts';
import type { FailureLog } from './pages/sign-in/pages.ts';
import { developmentSettings, RETURN_PATH } from './pages/sign-in/places.ts';
import type { Site } from './pages/site.ts';
import {
  createIdentity,
  noIdentity,
  type Identity,
  type IdentityClient,
  type IdentitySettings,
} from './identity/identity.ts';
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
  /** who signs people in; undefined: the development issuer, or nobody */
  oidc: IdentityClient | undefined;
  /** whether the development issuer may run where there is no other */
  developmentSignIn: boolean;
  /** where instances share their limits; undefined: each limits by itself */
  redisUrl: string | undefined;
  /** where the windows are without Redis; left out: in this process */
  limits?: LimitStore | undefined;
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

async function limitStore({ clock, redisUrl, limits, log }: AppOptions): Promise<LimitStore> {
  if (redisUrl === undefined) return limits ?? memoryStore(clock, WINDOW_MS);
  const { insured, redisStore } = await import('./api/redis-limit.ts');
  const own = memoryStore(clock, WINDOW_MS);
  const store = insured(redisStore(redisUrl, WINDOW_MS), own, (message, err) => log.warn({ err }, message));
  await store.ready();
  return store;
}

interface SignIn {
  identity: Identity;
  /** the service as a client of its own issuer; undefined: there is none */
  developmentIssuer?: IdentitySettings;
}

const NOBODY = 'nobody can sign in: OIDC_ISSUER is unset, and the development sign-in is not allowed here';

/** Who says who people are: the configured issuer; without one a development issuer where it is allowed, or nobody. */
function signIn({ oidc, developmentSignIn, baseUrl, secretKey, log }: AppOptions): SignIn {
  if (oidc) return { identity: createIdentity({ ...oidc, redirectUri: `${baseUrl}${RETURN_PATH}` }) };
  if (!developmentSignIn) {
    log.warn(NOBODY);
    return { identity: noIdentity(NOBODY) };
  }
  log.warn('DEVELOPMENT SIGN-IN: anyone can sign in as anyone. Set OIDC_ISSUER, or NODE_ENV=production to disable it.');
  const settings = developmentSettings(baseUrl, keyedHash(secretKey, 'development issuer').toString('base64url'));
  return { identity: createIdentity(settings), developmentIssuer: settings };
}

/** The whole service as a value: `main` gives it an environment, tests give it theirs. */
export async function createApp(options: AppOptions): Promise<App> {
  const { db, clock, secretKey, baseUrl, docsUrl, trustProxy, log } = options;
  const store = await limitStore(options);
  const limiter = createLimiter({ store, clock, trustProxy, scale: options.rateLimitScale });
  // What has a cause is a failure; what has none is for the operator to know.
  const logFailure: FailureLog = (cause, message, requestId) =>
    cause === undefined ? log.warn({ requestId }, message) : log.error({ err: cause, requestId }, message);
  const { identity, developmentIssuer } = signIn(options);
  const deps = { db, secretKey, baseUrl, identity, isStopping: options.isStopping };
  const note = createRequestLog(log);
  const api = await createApi({ deps, clock, limiter, docsUrl, log: logFailure, note });
  const pages = createLazyPages({
    deps,
    clock,
    baseUrl,
    site: options.site,
    developmentIssuer,
    log: logFailure,
    refused: (reason) => log.info({ reason }, "the browser did not return the issuer's response to its sign-in"),
  });

  function answerPage(req: IncomingMessage, res: ServerResponse): void | Promise<void> {
    notePage({ req, res, route: placeOf(pathOf(req)) }, clock, note);
    return pages(req, res);
  }

  const listener: RequestListener = (req, res) => {
    const answering = api.handle(req, res) || answerPage(req, res);
    answering?.catch((error: unknown) => {
      log.error({ err: error }, 'a response could not be written');
      res.destroy();
    });
  };
  const routeOf: App['routeOf'] = (req) => api.routeOf(req) ?? placeOf(pathOf(req)) ?? OTHER_PATH;
  return { listener, routeOf, close: () => store.close() };
}
