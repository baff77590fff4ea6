import { fileURLToPath } from 'node:url';
import { pino, type Logger } from 'pino';
import { ensureDemo } from './store/demo.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { demoLines } from './demo-lines.ts';
import { createHttpServer } from './http/server.ts';
import { readSite } from './http/site.ts';
import { systemClock } from './lib/clock.ts';
import { loadSecretKey } from './secret-key.ts';
import { closeServer, onShutdown } from './shutdown.ts';
import { openDatabase, type Database } from './store/open.ts';

/** The service as it runs; stopping it finishes what is under way and leaves the database in order. */
interface Service {
  stop(): Promise<void>;
}

/** Where the documentation is built, the same from source and from compiled code. */
const siteDir = fileURLToPath(new URL(import.meta.url.endsWith('.js') ? '../docs' : '../dist/docs', import.meta.url));

async function start(config: Config, log: Logger): Promise<Service> {
  const { databaseUrl, dataDir } = config;
  const tell = (message: string) => log.info(message);
  const database = await openDatabase({ databaseUrl, dataDir, applicationName: 'referral-tracking', log: tell }).catch(
    naming(databaseUrl === undefined ? 'the embedded database (DATA_DIR)' : 'DATABASE_URL'),
  );
  try {
    return await serve(config, database, log);
  } catch (error) {
    // The embedded database must not be left running by a service that could not start.
    await database.close();
    throw error;
  }
}

async function serve(config: Config, database: Database, log: Logger): Promise<Service> {
  const { db, dataDir, embedded } = database;
  const { baseUrl, host, port } = config;
  const secretKey = loadSecretKey(config.secretKey, dataDir);
  const app = await createApp({ ...config, db, clock: systemClock, secretKey, site: readSite(siteDir), log });
  const demo =
    embedded && !config.production ? await ensureDemo({ db, clock: systemClock, dataDir, baseUrl }) : undefined;
  const server = createHttpServer(app.listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch(naming(`HOST ${host} and PORT ${port}`));
  console.log(`Referral tracking listens on ${baseUrl}`);
  if (demo) console.log(demoLines(baseUrl, demo).join('\n'));
  return {
    async stop() {
      await closeServer(server, config.shutdownTimeoutMs);
      await app.close();
      await database.close();
    },
  };
}

/** Says which setting a failure is about. */
const naming =
  (setting: string) =>
  (error: Error): never => {
    throw new Error(`${setting}: ${error.message}`, { cause: error });
  };

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel }, pino.destination({ fd: 2, sync: true }));
  const starting = start(config, log);
  // From the first moment: a signal that comes during the start must not leave a database behind either.
  onShutdown(async (signal) => {
    log.info(`${signal}: finishing what is under way`);
    await starting.then(
      (service) => service.stop(),
      () => undefined,
    );
    process.exit(0);
  });
  await starting;
}

await main().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(error instanceof ConfigError ? `Configuration: ${reason}` : `Cannot start: ${reason}`);
  process.exit(1);
});
