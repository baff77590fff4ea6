import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { ensureDemo } from './demo/demo.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { demoLines } from './demo/lines.ts';
import { createHttpServer } from './api/server.ts';
import { readSite } from './pages/site.ts';
import { createTraffic } from './api/traffic.ts';
import { systemClock } from './lib/clock.ts';
import { sha256 } from './lib/hashing.ts';
import { createLog } from './log.ts';
import { loadSecretKey } from './secret-key.ts';
import { startScheduler } from './jobs/scheduler.ts';
import { onShutdown, stopServer } from './shutdown.ts';
import { openDatabase, type Database } from './database/open.ts';

/** The running service. Stopping it completes active requests and closes the database. */
interface Service {
  /** resolves with the number of requests that did not finish in time */
  stop(): Promise<number>;
}

const LOG_EVERY_MS = 10_000;
/** How long the process waits for the last lines of the log to be read, in milliseconds. */
const LAST_LINES_MS = 1_000;

/** The folder of the built documentation; the same from source and from compiled code. */
const siteDir = fileURLToPath(new URL(import.meta.url.endsWith('.js') ? '../docs' : '../dist/docs', import.meta.url));

async function start(config: Config, log: Logger, signal: AbortSignal): Promise<Service> {
  const { databaseUrl, dataDir } = config;
  const logLine = (message: string) => log.info(message);
  const options = { databaseUrl, dataDir, applicationName: 'referral-tracking', log: logLine, signal };
  const database = await openDatabase(options).catch(
    naming(databaseUrl === undefined ? 'the embedded database (DATA_DIR)' : 'DATABASE_URL'),
  );
  try {
    return await serve(config, database, log);
  } catch (error) {
    // If startup fails, the embedded database must not keep running.
    await database.close();
    throw error;
  }
}

async function serve(config: Config, database: Database, log: Logger): Promise<Service> {
  const { db, dataDir, embedded } = database;
  const { baseUrl, host, port } = config;
  const secretKey = loadSecretKey(config.secretKey, dataDir);
  const previousKeys = config.previousSecretKeys.map(sha256);
  const traffic = createTraffic();
  const { isStopping } = traffic;
  const site = readSite(siteDir);
  const changes = database.listen((message, err) => (err ? log.warn({ err }, message) : log.info(message)));
  const keys = { secretKey, previousKeys };
  const app = await createApp({ ...config, ...keys, db, changes, clock: systemClock, site, log, isStopping });
  const demo =
    embedded && !config.production ? await ensureDemo({ db, clock: systemClock, dataDir, baseUrl }) : undefined;
  const server = createHttpServer(app.listener);
  traffic.watch(server);
  logRefusals(server, log);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch(naming(`HOST ${host} and PORT ${port}`));
  console.log(`Referral tracking listens on ${baseUrl}`);
  if (demo) console.log(demoLines(baseUrl, demo).join('\n'));
  const scheduler = startScheduler({ db, clock: systemClock, log });
  return {
    async stop() {
      const { shutdownDelayMs: delayMs, shutdownTimeoutMs: timeoutMs } = config;
      const jobsEnded = scheduler.stop();
      const cut = await stopServer(server, traffic, { delayMs, timeoutMs });
      const requests = cut.map((req) => ({ method: req.method, route: app.routeOf(req) }));
      if (cut.length > 0) log.error({ count: cut.length, requests }, 'requests were aborted after SHUTDOWN_TIMEOUT_MS');
      await jobsEnded;
      await app.close();
      changes.close();
      await database.close();
      return cut.length;
    },
  };
}

/** Logs at intervals that connections are rejected because their number has reached the limit. */
function logRefusals(server: Server, log: Logger): void {
  let loggedAt = -Infinity;
  server.on('drop', () => {
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    log.warn({ maxConnections: server.maxConnections }, 'connections are rejected because too many are open');
  });
}

/** Adds the name of the responsible setting to an error. */
const naming =
  (setting: string) =>
  (error: Error): never => {
    throw new Error(`${setting}: ${error.message}`, { cause: error });
  };

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { log, flush } = createLog(config.logLevel);
  const stopping = new AbortController();
  const starting = start(config, log, stopping.signal);
  // Registered first, so that a signal during startup does not leave a database running either.
  onShutdown(async (signal) => {
    log.info(`${signal}: finishing active requests`);
    // Startup can wait for minutes for a lock that another process holds.
    stopping.abort();
    const cut = await starting.then(
      (service) => service.stop(),
      () => 0,
    );
    await flush(LAST_LINES_MS);
    process.exit(cut > 0 ? 1 : 0);
  });
  await starting.catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
}

await main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(error instanceof ConfigError ? `Configuration: ${reason}` : `Cannot start: ${reason}`);
  process.exit(1);
});
