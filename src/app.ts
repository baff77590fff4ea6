import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createApi, pathOf } from './api/api.ts';
import { createFailureLog } from './api/failure-log.ts';
import type { TrustProxy } from './lib/client-address.ts';
import { createLimiter, memoryStore, WINDOW_MS, type Limiter, type LimitStore } from './api/limit.ts';
import { openLimitStore } from './api/limit-store.ts';
import { createRequestLog, notePage, OTHER_PATH } from './api/request-log.ts';
import { atAnyAddress } from './pages/any-address.ts';
import { createLazyPages, placeOf } from './pages/lazy.ts';
import type { DemoSource } from './pages/demo.ts';
import type { DevelopmentSignIn, FailureLog } from './pages/sign-in/page.ts';
import { placesAt } from './pages/sign-in/places.ts';
import type { Site } from './pages/site.ts';
import { createIdentity, type IdentityClient } from './identity/identity.ts';
import { signIn } from './who-signs-in.ts';
import { adviceFor } from './identity/refusal.ts';
import { createClickIds } from './attribution/click-id.ts';
import type { SignUp } from './common/sign-up.ts';
import type { Currency } from './common/types.ts';
import { CONTRACT_CURRENCIES } from '@referral-tracking/shared/currencies';
import type { Clock } from './lib/clock.ts';
import { createCounts, type Counts } from './lib/counts.ts';
import type { Measures, Sources } from './lib/measures.ts';
import type { Tracer } from './lib/span.ts';
import { createMailer } from './mail/mailer.ts';
import { createWebhooks, type WebhookSettings } from './serving/webhooks/index.ts';
import type { MailSettings } from './mail/transport.ts';
import type { Db } from './database/db.ts';
import type { Changes } from './database/listen.ts';
import type { ClickLog } from './clicks/record.ts';
import { createRedirects, type Redirects } from './tracking/redirect/index.ts';
import { createBatches, type Batches } from './tracking/batches.ts';
import { createCredentialUses } from './accounts/credential-uses.ts';
import { atLinkHosts } from './serving/at-link-hosts.ts';
import { createLookups, type Lookups } from './serving/lookups.ts';

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
  /** the identity provider; undefined: the development issuer, or no sign-in */
  oidc: IdentityClient | undefined;
  /** the identity provider of people who sign in as a partner; unset: the same one */
  partnerOidc?: IdentityClient | undefined;
  /** where the development issuer answers if no other issuer is configured: nowhere, to this machine, or to all */
  developmentSignIn: false | 'local' | 'anywhere';
  /** those that are recorded and paid; unset: those of the contract */
  currencies?: readonly Currency[];
  /** who may create programs after a sign-in; unset: everybody */
  signUp?: SignUp;
  /** whether NODE_ENV says so; unset: no */
  production?: boolean;
  /**
   * the Redis server for rate limits shared by all instances, or nodes of a cluster, separated by commas; undefined: each
   * instance counts separately
   */
  redisUrl: string | undefined;
  /** the log that clicks are recorded in first; unset: clicks are recorded in the database */
  clickLog?: ClickLog | undefined;
  /** the mail server; unset: the service sends no mail */
  mail?: MailSettings | undefined;
  /** where webhooks may go, and whether this process sends them; unset: it sends none */
  webhooks?: WebhookSettings | undefined;
  /** the store of the rate limits without Redis; unset: in this process */
  limits?: LimitStore | undefined;
  /** the built documentation; undefined if it was not built */
  site: Site | undefined;
  /** the built dashboard; unset if it was not built */
  dashboard?: Site | undefined;
  /** the demo program; unset if there is none */
  demo?: DemoSource | undefined;
  log: Logger;
  /** the share of successful requests that are logged, from 0 to 1; unset: all */
  logSample?: number;
  /** unset: nothing is measured */
  measures?: Measures | undefined;
  /** unset: there are no traces */
  tracer?: Tracer | undefined;
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

/** Also under any other name, where the development issuer answers everybody. */
const atNames = (issuer: DevelopmentSignIn | undefined, baseUrl: string, listener: RequestListener): RequestListener =>
  issuer?.anywhere ? atAnyAddress(baseUrl, listener) : listener;

interface Measured {
  db: Db;
  batches: Batches;
  lookups: Lookups;
  counts: Counts;
}

/** What the metrics read. */
function sourcesOf({ db, batches, lookups, counts }: Measured, limiter: Limiter): Sources {
  const queues = Object.entries(batches).map(([name, { state }]) => [name, state] as const);
  return {
    counts,
    pool: () => db.pool(),
    queues: Object.fromEntries(queues),
    lookups: lookups.counts,
    limits: limiter.counts,
  };
}

type NoteRequest = ReturnType<typeof createRequestLog>;

/** Notes pages, and measures them. */
const measuringPages =
  (measures: Measures | undefined, note: NoteRequest): NoteRequest =>
  (line, outcome) => {
    const { status, durationMs } = line;
    measures?.answered({ operation: 'page', status: outcome === 'answered' ? status : undefined, durationMs });
    note(line, outcome);
  };

/** With a cause it is an error; without one it is information for the operator. */
const reporting =
  (log: Logger, failures: ReturnType<typeof createFailureLog>): FailureLog =>
  (cause, message, requestId) =>
    cause === undefined ? log.warn({ requestId }, message) : failures.note(cause, message, requestId);

/** What requests take from the options as it is. */
const settingsOf = ({
  secretKey,
  previousKeys = [],
  baseUrl,
  currencies,
  signUp = 'open',
  isStopping,
}: AppOptions) => ({
  baseUrl,
  currencies: currencies ?? CONTRACT_CURRENCIES,
  signUp,
  isStopping,
  secretKey,
  previousKeys,
  clickIds: createClickIds(secretKey, previousKeys),
});

const batchesOf = (db: Db, { measures, clickLog }: AppOptions): Batches =>
  createBatches(db, { onFlight: measures && ((name, rows) => measures.batch(name, rows)), clickLog });

const redirectsOf = (db: Db, { clock, log, rateLimitScale: scale, signUp, production }: AppOptions): Redirects =>
  createRedirects({
    db,
    windows: memoryStore(clock, WINDOW_MS),
    needsProof: production === true && signUp === 'open',
    scale,
    log: (cause, message) => log.warn({ err: cause }, message),
  });

/** Creates the whole service. `main` configures it from the environment, and tests configure it themselves. */
export async function createApp(options: AppOptions): Promise<App> {
  const { clock, baseUrl, docsUrl, trustProxy, log, measures, tracer, clickLog, partnerOidc } = options;
  const mailer = options.mail && createMailer({ ...options, mail: options.mail });
  const webhooks = await createWebhooks({ ...options, mailer });
  const store = await openLimitStore(options);
  const limiter = createLimiter({ store, clock, trustProxy, scale: options.rateLimitScale });
  const failures = createFailureLog(log);
  const { identity, developmentIssuer } = signIn(options);
  const partnerIdentity = partnerOidc && createIdentity({ ...partnerOidc, ...placesAt(baseUrl) });
  const deps = {
    db: webhooks.db,
    mailer,
    webhooks,
    lookups: createLookups(options),
    batches: batchesOf(webhooks.db, options),
    counts: createCounts(clickLog?.counts),
    redirects: redirectsOf(webhooks.db, options),
    clickLog,
    uses: createCredentialUses(webhooks.db, (cause, message) => log.warn({ err: cause }, message)),
    ...settingsOf(options),
    identity,
    partnerIdentity,
    refused: (reason: string) => log.info({ reason, set: adviceFor(reason) }, 'a sign-in was refused'),
  };
  measures?.follow(sourcesOf(deps, limiter));
  const note = createRequestLog(log, options.logSample);
  const noteOfPage = measuringPages(measures, note);
  const api = await createApi({ deps, clock, limiter, docsUrl, log: reporting(log, failures), note, measures, tracer });
  const pages = createLazyPages({
    ...options,
    demo: options.demo,
    site: options.site,
    dashboard: options.dashboard,
    deps,
    partnerIdentity,
    mailer,
    developmentIssuer,
    signInLimit: (req) => limiter.spendPage(req, 'session'),
    log: reporting(log, failures),
  });

  function answerPage(req: IncomingMessage, res: ServerResponse): void | Promise<void> {
    notePage({ req, res, route: placeOf(pathOf(req)) }, clock, noteOfPage);
    return pages(req, res);
  }

  const listener: RequestListener = (req, res) => {
    const answering = api.handle(req, res) || answerPage(req, res);
    answering?.catch((error: unknown) => {
      failures.note(error, 'a response could not be written');
      res.destroy();
    });
  };
  return {
    listener: atLinkHosts({ ...options, ...deps }, atNames(developmentIssuer, baseUrl, listener)),
    routeOf: (req) => api.routeOf(req) ?? placeOf(pathOf(req)) ?? OTHER_PATH,
    async close() {
      failures.flush();
      await Promise.all([deps.redirects.close(), webhooks.close(), mailer?.close(), store.close()]);
    },
  };
}
