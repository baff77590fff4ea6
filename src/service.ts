// Serves requests, in the only process of the service or in one of its workers.
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import type { LimitStore } from './api/limit.ts';
import { createHttpServer } from './api/server.ts';
import { createTraffic } from './api/traffic.ts';
import type { Config } from './config/index.ts';
import type { ClickLogConfig } from './config/click-log.ts';
import type { TracesConfig } from './config/observation.ts';
import type { Db } from './database/db.ts';
import { listenForChanges } from './database/listen.ts';
import { databaseServer } from './database/session.ts';
import { demoPath, readDemo } from './demo/file.ts';
import { systemClock } from './lib/clock.ts';
import { isLoopback } from '@referral-tracking/shared/formats';
import type { Measures } from './lib/measures.ts';
import type { DemoSource } from './pages/demo.ts';
import { egressOf } from './config/egress.ts';
import { namingPort } from './port.ts';
import { readSite, SITE_LIST } from './pages/site.ts';
import type { WebhookSettings } from './serving/webhooks/index.ts';
import { loadKeys } from './secret-key.ts';
import { stopServer } from './shutdown.ts';

/** A running service. Stopping it completes active requests and leaves the database in order. */
export interface Service {
  /** resolves with the number of requests or workers that did not finish in time */
  stop(): Promise<number>;
}

export interface ServeOptions {
  config: Config;
  db: Db;
  /** the database whose reports of changes the service receives */
  databaseUrl: string;
  dataDir: string;
  log: Logger;
  /** counts the rate limits without Redis; undefined: this process does */
  limits?: LimitStore;
  /** undefined: nothing is measured */
  measures?: Measures | undefined;
  /** what is done before the first request, while the service is prepared */
  first?: Promise<void> | undefined;
}

const LOG_EVERY_MS = 10_000;

/** A folder that the build made, the same from source and from compiled code. */
const built = (name: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.js') ? `../${name}` : `../dist/${name}`, import.meta.url));
const siteDir = built('docs');
const dashboardDir = built('app');

/** Whether the documentation is built, so that the service serves it. */
export const isDocumented = (): boolean => existsSync(join(siteDir, SITE_LIST));
/** Whether the dashboard is built, so that the service serves it. */
export const hasDashboard = (): boolean => existsSync(join(dashboardDir, SITE_LIST));

/** Listens on the configured address and serves requests until it is stopped. Does not close the database. */
export async function serve({
  config,
  db,
  databaseUrl,
  dataDir,
  log,
  limits,
  measures,
  first,
}: ServeOptions): Promise<Service> {
  const traffic = createTraffic();
  const { isStopping } = traffic;
  const site = readSite(siteDir);
  const dashboard = readSite(dashboardDir);
  const changes = listenForChanges({
    url: databaseUrl,
    applicationName: 'referral-tracking changes',
    log: (message, err) => (err ? log.warn({ err }, message) : log.info(message)),
  });
  const keys = loadKeys(config, dataDir);
  const { traces } = config;
  // Loaded only if they are needed: they take time and memory.
  const tracer = traces && (await openTracer(traces, log));
  const clickLog = config.clickLog && (await openClickLog(config.clickLog, keys, log));
  const own = {
    clickLog,
    webhooks: webhooksOf(config, databaseUrl),
    db,
    changes,
    clock: systemClock,
    site,
    dashboard,
    demo: demoSource(config, dataDir),
    log,
    isStopping,
    limits,
    measures,
    tracer,
  };
  const app = await createApp({ ...config, ...keys, ...own });
  const server = createHttpServer(app.listener);
  traffic.watch(server);
  logRefusals(server, log);
  await first;
  await listen(server, config);
  return {
    async stop() {
      const { shutdownDelayMs: delayMs, shutdownTimeoutMs: timeoutMs } = config;
      const cut = await stopServer(server, traffic, { delayMs, timeoutMs });
      const requests = cut.map((req) => ({ method: req.method, route: app.routeOf(req) }));
      if (cut.length > 0) log.error({ count: cut.length, requests }, 'requests were aborted after SHUTDOWN_TIMEOUT_MS');
      await app.close();
      await clickLog?.close();
      await tracer?.close();
      changes.close();
      return cut.length;
    },
  };
}

/** Where webhooks may go, and where names are looked up. */
const webhooksOf = (config: Config, databaseUrl: string): WebhookSettings => ({
  egress: egressOf(config, databaseServer(databaseUrl)),
  sends: true,
  names: config.dnsServers && { servers: config.dnsServers },
});

const listen = (server: Server, config: Config): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  }).catch(namingPort(config));

async function openTracer(traces: TracesConfig, log: Logger) {
  const { createTracer } = await import('./traces/index.ts');
  return createTracer(traces, (details, message) => log.warn(details, message));
}

async function openClickLog(config: ClickLogConfig, keys: { secretKey: Buffer; previousKeys: Buffer[] }, log: Logger) {
  const { openRecorder } = await import('./tracking/click-log/index.ts');
  return openRecorder({ config, ...keys, clock: systemClock, log });
}

/** The demo exists on the embedded database only. Its key is for readers at this machine. */
function demoSource({ databaseUrl, production, host, baseUrl }: Config, dataDir: string): DemoSource | undefined {
  if (databaseUrl !== undefined || production) return undefined;
  const path = demoPath(dataDir);
  return { read: () => readDemo(path), showsKey: isLoopback(host) && isLoopback(new URL(baseUrl).hostname) };
}

/** Logs that connections are rejected because `maxConnections` are open, at most once per interval. */
function logRefusals(server: Server, log: Logger): void {
  let loggedAt = -Infinity;
  server.on('drop', () => {
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    log.warn({ maxConnections: server.maxConnections }, 'connections are rejected because too many are open');
  });
}

/** Adds the name of the responsible setting to an error. */
export const naming =
  (setting: string) =>
  (error: Error): never => {
    throw new Error(`${setting}: ${error.message}`, { cause: error });
  };
