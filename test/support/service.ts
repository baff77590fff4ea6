import type { AddressInfo } from 'node:net';
import { createApp, type AppOptions } from '../../src/app.ts';
import { settingsFor } from '../../src/serving/webhooks/index.ts';
import { createHttpServer } from '../../src/api/server.ts';
import { openDb, type Db } from '../../src/database/db.ts';
import { listenForChanges } from '../../src/database/listen.ts';
import { hearingOf, noHearing } from './changes.ts';
import { sendChecked, type Answer, type Call } from './client.ts';
import { runningClock, testClock, type TestClock } from './clock.ts';
import { cloneDatabase, openTestDb, type TestDb } from './database.ts';
import { provingServer } from './dns.ts';
import { fixtures, type Fixtures } from './fixtures.ts';
import { SECRET_KEY, SECRET_TEXT } from './keys.ts';
import { testLog } from './log.ts';
import { noteKey, noteSecrets } from './secrets.ts';

export interface Instance {
  baseUrl: string;
  /** what multiplies every limit of the document */
  rateLimitScale: number;
  /** throws if the document does not declare the response */
  call(path: string, call?: Call): Promise<Answer>;
  click(body?: object, call?: Call): Promise<Answer>;
  lead(body?: object, call?: Call): Promise<Answer>;
  sale(body?: object, call?: Call): Promise<Answer>;
  refund(body?: object, call?: Call): Promise<Answer>;
  stop(): Promise<void>;
}

export interface Service extends Instance {
  db: TestDb;
  databaseUrl: string;
  clock: TestClock;
  make: Fixtures;
  /** starts another instance on the same database and clock */
  second(options?: Options): Promise<Instance>;
  /** drops the database under the running service */
  loseDatabase(): Promise<void>;
}

type Options = Partial<
  Pick<
    AppOptions,
    | 'secretKey'
    | 'previousKeys'
    | 'baseUrl'
    | 'rateLimitScale'
    | 'trustProxy'
    | 'docsUrl'
    | 'redisUrl'
    | 'clickLog'
    | 'mail'
    | 'oidc'
    | 'partnerOidc'
    | 'developmentSignIn'
    | 'signUp'
    | 'production'
    | 'currencies'
    | 'site'
    | 'dashboard'
    | 'demo'
    | 'log'
    | 'logSample'
    | 'measures'
    | 'webhooks'
    | 'tracer'
  >
> & {
  /** run the statements of a distributed database */
  distributed?: boolean;
  /** the database as the service sees it */
  seen?: (db: Db) => Db;
  /** where the instance listens for changes, if that is not the database itself; then no request waits for them */
  changesUrl?: string;
  /** The time passes as it really does, and can be advanced; `Date` in responses shows it. */
  running?: boolean;
};

export const DOCS_URL = 'https://referrals.test.dev/docs/errors';

async function listen(db: Db, databaseUrl: string, clock: TestClock, options: Options): Promise<Instance> {
  noteSecrets(SECRET_TEXT, options.oidc?.clientSecret, options.partnerOidc?.clientSecret);
  noteKey(SECRET_KEY);
  // High limits, because few tests are about them.
  const { changesUrl = databaseUrl, rateLimitScale = 1000, running = false, seen = (one: Db) => one } = options;
  const { webhooks = settingsFor(options.baseUrl ?? 'http://127.0.0.1') } = options;
  const changes = listenForChanges({
    url: changesUrl,
    applicationName: 'referral-tracking changes',
    log: () => undefined,
  });
  const hearing = changesUrl === databaseUrl ? hearingOf(changes, databaseUrl) : noHearing;
  // The pages contain the service's address, so the port must be known first.
  const server = createHttpServer((req, res) => {
    if (running) res.setHeader('date', clock.now().toUTCString());
    void hearing.caughtUp().then(() => app.listener(req, res));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const names = { servers: [(await provingServer()).address] };
  const app = await createApp({
    db: seen(db),
    changes,
    clock,
    secretKey: SECRET_KEY,
    baseUrl,
    docsUrl: DOCS_URL,
    trustProxy: () => false,
    redisUrl: undefined,
    oidc: undefined,
    developmentSignIn: 'local',
    site: undefined,
    log: testLog(),
    ...options,
    webhooks: { names, ...webhooks },
    rateLimitScale,
  });
  const call: Instance['call'] = (path, request) => sendChecked(baseUrl, path, request);
  const track =
    (name: string): Instance['click'] =>
    (body, request) =>
      call(`/api/v1/track/${name}`, { body, ...request });
  return {
    baseUrl,
    rateLimitScale,
    call,
    click: track('click'),
    lead: track('lead'),
    sale: track('sale'),
    refund: track('refund'),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.close();
      changes.close();
      await hearing.stop();
    },
  };
}

/**
 * Starts the whole service over real HTTP, with its own database and clock. `via` may put a proxy between the service
 * and its database.
 */
export async function startService(options: Options = {}, via?: (url: string) => Promise<string>): Promise<Service> {
  const database = await cloneDatabase();
  const db = openTestDb(database.url, await via?.(database.url), options.distributed);
  const clock = options.running ? runningClock() : testClock();
  const others: Instance[] = [];
  const first = await listen(db, database.url, clock, options);
  return {
    ...first,
    db,
    databaseUrl: database.url,
    clock,
    make: fixtures(db, clock),
    async second(secondOptions = options) {
      const otherDb = openDb({ url: database.url, poolSize: 8, distributed: db.distributed });
      const instance = await listen(otherDb, database.url, clock, secondOptions);
      const stop = () => instance.stop().then(() => otherDb.close());
      others.push({ ...instance, stop });
      return others.at(-1)!;
    },
    loseDatabase: () => database.drop(),
    async stop() {
      for (const instance of [first, ...others]) await instance.stop();
      await db.close();
      await database.drop();
    },
  };
}
