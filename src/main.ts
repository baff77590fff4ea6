import type { Logger } from 'pino';
import { ConfigError, readConfig, type Config } from './config/index.ts';
import { egressOf } from './config/egress.ts';
import { databaseServer } from './database/session.ts';
import { openDatabase, type Database } from './database/open.ts';
import { demoPath, type Demo } from './demo/file.ts';
import { followDatabase } from './serving/follow-clock.ts';
import { claimKeys } from './database/secret-keys.ts';
import { systemClock } from './lib/clock.ts';
import { replaceSystemLookup } from './lib/names.ts';
import { painter } from './lib/paint.ts';
import { checkPort, namingMetricsPort } from './port.ts';
import { leaveAddress } from './running-address.ts';
import type { BacklogSource } from './lib/measures.ts';
import { createLog, PIPE_CHUNK } from './log.ts';
import { createClickIds } from './attribution/click-id.ts';
import { configuredJobNames, configuredJobs } from './jobs/configured.ts';
import { startScheduler } from './jobs/scheduler.ts';
import { createMailer } from './mail/mailer.ts';
import { createSubscriber } from './serving/webhooks/subscriber.ts';
import { loadKeys, loadSecretKey, unknownKeyText } from './secret-key.ts';
import { hasDashboard, isDocumented, naming, serve, type Service } from './service.ts';
import { onShutdown } from './shutdown.ts';
import { welcomeText } from './welcome.ts';

/** How long the process waits for the last lines of the log to be read, in milliseconds. */
const LAST_LINES_MS = 1_000;

async function start(config: Config, log: Logger, signal: AbortSignal): Promise<Service> {
  const { databaseUrl, dataDir, databasePool: poolSize } = config;
  // Before the database starts, which would have to stop again.
  await checkPort(config);
  const logLine = (message: string) => log.info(message);
  const options = { databaseUrl, dataDir, applicationName: 'referral-tracking', poolSize, log: logLine, signal };
  const database = await openDatabase(options).catch(
    naming(databaseUrl === undefined ? 'the embedded database (DATA_DIR)' : 'DATABASE_URL'),
  );
  try {
    return await serveOn(database, config, log, signal);
  } catch (error) {
    // If startup fails, the embedded database must not keep running.
    await database.close();
    throw error;
  }
}

async function serveOn(database: Database, config: Config, log: Logger, signal: AbortSignal): Promise<Service> {
  const { db, dataDir, embedded } = database;
  const { baseUrl } = config;
  await claimKey(database, config, log);
  const following = await followDatabase({ db, clock: systemClock, log });
  const demo = embedded && !config.production ? await makeDemo(database, config) : undefined;
  const history = demo && writeDemoHistory(database, config, { demo, log, signal });
  const clickWriter = await startWritingClicks(database, config, log);
  const measured = startMeasured(database, config, log, { first: history, clickLog: clickWriter });
  const [{ service, metrics }] = await Promise.all([measured, history]);
  const removeAddress = leaveAddress(dataDir, baseUrl);
  const folder = config.dataDir === undefined ? undefined : dataDir;
  console.log(
    welcomeText({
      baseUrl,
      dataDir: folder,
      documented: isDocumented(),
      dashboard: hasDashboard(),
      demo,
      keyFile: process.stdout.isTTY ? undefined : demoPath(dataDir),
      paint: painter(process.stdout),
    }),
  );
  const mailing = mailingOf(database, config, log);
  const { secretKey, previousKeys } = loadKeys(config, dataDir);
  const applying = { clickIds: createClickIds(secretKey, previousKeys), currencies: config.currencies, log };
  const jobs = configuredJobs(config, mailing, {
    secretKey,
    applying,
    catchUp: catchUpOf(config, database.url, secretKey),
  });
  const subscriber = createSubscriber({ db, baseUrl, secretKey, log });
  const scheduler = startScheduler({ db: db.heardBy(subscriber), clock: systemClock, log, jobs });
  return {
    async stop() {
      removeAddress();
      const jobsEnded = Promise.all([scheduler.stop(), mailing?.mailer.close()]);
      const unfinished = await service.stop();
      await jobsEnded;
      following.stop();
      subscriber.close();
      metrics?.close();
      await clickWriter?.stop();
      await database.close();
      return unfinished;
    },
  };
}

/** When and how payment processors are asked; undefined if they are not. */
const catchUpOf = ({ catchUpAt: atMinute, dnsServers, ...config }: Config, databaseUrl: string, secretKey: Buffer) =>
  atMinute === undefined
    ? undefined
    : {
        atMinute,
        secretKey,
        egress: egressOf(config, databaseServer(databaseUrl)),
        names: dnsServers && { servers: dnsServers },
      };

/** Makes this key known to the database. @throws if it was used with other keys only */
async function claimKey({ db, dataDir }: Database, config: Config, log: Logger): Promise<void> {
  const accept = config.acceptKeyChange;
  const state = await claimKeys(db, loadKeys(config, dataDir), { accept, now: systemClock.now() });
  if (state !== 'unknown') return;
  if (!accept) throw new Error(unknownKeyText(config, dataDir));
  log.warn(
    'SECRET_KEY_CHANGED=accept: clicks, hashes and secrets of earlier keys are unknown. Unset the variable now.',
  );
}

/** Writes the clicks of the log to the database; undefined if there is no log. Loaded only if it is needed. */
async function startWritingClicks({ db, dataDir }: Database, config: Config, log: Logger) {
  const { clickLog } = config;
  if (!clickLog) return undefined;
  const { startClickWriter } = await import('./tracking/click-log/index.ts');
  return startClickWriter({ config: clickLog, ...loadKeys(config, dataDir), db, clock: systemClock, log });
}

/** Makes the demo unless there is one. Loaded only where there is a demo. */
async function makeDemo({ db, dataDir }: Database, { baseUrl }: Config): Promise<Demo | undefined> {
  const { ensureDemo } = await import('./demo/demo.ts');
  return ensureDemo({ db, clock: systemClock, dataDir, baseUrl });
}

/** Gives the demo its history. */
async function writeDemoHistory(
  { db, dataDir }: Database,
  { secretKey, baseUrl }: Config,
  { demo, log, signal }: { demo: Demo; log: Logger; signal: AbortSignal },
): Promise<void> {
  const { writeLoggedHistory } = await import('./demo/history/write.ts');
  const note = (err: unknown, message: string) => (err === undefined ? log.info(message) : log.warn({ err }, message));
  const key = loadSecretKey(secretKey, dataDir);
  await writeLoggedHistory({ db, clock: systemClock, demo, secretKey: key, baseUrl, log: note, signal });
}

interface Beginnings {
  /** what is done before the first request, while the service is prepared */
  first: Promise<void> | undefined;
  clickLog: BacklogSource | undefined;
}

/** Serves requests in this process or in workers, and with METRICS_PORT the metrics of all of them. */
async function startMeasured(database: Database, config: Config, log: Logger, { first, clickLog }: Beginnings) {
  const { db, url: databaseUrl, dataDir } = database;
  // Loaded only if it is needed: it takes time and memory.
  const measuring = config.metrics && (await import('./metrics/index.ts'));
  const metrics = measuring?.createProcessMetrics();
  if (config.workers > 1) await first;
  const workers =
    config.workers > 1 ? await (await import('./workers/primary.ts')).startWorkers(config, database, log) : undefined;
  const service =
    workers ?? (await serve({ config, db, databaseUrl, dataDir, log, first, measures: metrics?.measures }));
  if (!measuring || !metrics) return { service };
  const jobs = configuredJobNames(config);
  const settings = {
    config: config.metrics!,
    metrics,
    db,
    clock: systemClock,
    log,
    jobs,
    workers: workers?.metrics,
    clickLog,
  };
  return { service, metrics: await measuring.startMetrics(settings).catch(namingMetricsPort(config.metrics!)) };
}

/** Stores reminders, and sends the mails that no instance has sent; undefined if the service sends no mail. */
function mailingOf({ db, dataDir }: Database, config: Config, log: Logger) {
  const { mail, baseUrl, currencies } = config;
  if (!mail) return undefined;
  const keys = loadKeys(config, dataDir);
  const mailer = createMailer({ db, clock: systemClock, ...keys, baseUrl, mail, log });
  return { mailer, secretKey: keys.secretKey, baseUrl, currencies };
}

async function main(): Promise<void> {
  replaceSystemLookup();
  const config = readConfig(process.env);
  const { log, flush } = createLog(config.logLevel, config.workers > 1 ? PIPE_CHUNK : undefined);
  const exit = async (unfinished: number): Promise<void> => {
    await flush(LAST_LINES_MS);
    process.exit(unfinished > 0 ? 1 : 0);
  };
  if (config.workers > 1) {
    const { isWorker, runWorker } = await import('./workers/worker.ts');
    if (isWorker()) return runWorker(config, log, exit);
  }
  const stopping = new AbortController();
  const starting = start(config, log, stopping.signal);
  // Registered first, so that a signal during startup does not leave a database running either.
  onShutdown(async (signal) => {
    log.info(`${signal}: finishing active requests`);
    // Startup can wait for minutes for a lock that another process holds.
    stopping.abort();
    await exit(
      await starting.then(
        (service) => service.stop(),
        () => 0,
      ),
    );
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
