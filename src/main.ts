import { pino, type Logger } from 'pino';
import { ensureDemo } from './store/demo.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { demoLines } from './demo-lines.ts';
import { createHttpServer } from './http/server.ts';
import { systemClock } from './lib/clock.ts';
import { loadSecretKey } from './secret-key.ts';
import { closeServer, onShutdown } from './shutdown.ts';
import { openDatabase, type Database } from './store/open.ts';

async function start(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel }, pino.destination({ fd: 2, sync: true }));
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    applicationName: 'referral-tracking',
    log: (message) => log.info(message),
  });
  try {
    await serve(config, database, log);
  } catch (error) {
    // The embedded database must not be left running by a service that could not start.
    await database.close();
    throw error;
  }
}

async function serve(config: Config, database: Database, log: Logger): Promise<void> {
  const { db, dataDir, embedded } = database;
  const { baseUrl } = config;
  const secretKey = loadSecretKey(config.secretKey, dataDir);
  const app = await createApp({ ...config, db, clock: systemClock, secretKey, log });
  const demo = embedded ? await ensureDemo({ db, clock: systemClock, dataDir, baseUrl }) : undefined;
  const server = createHttpServer(app.listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  onShutdown(async (signal) => {
    log.info(`${signal}: finishing what is under way`);
    await closeServer(server, config.shutdownTimeoutMs);
    await app.close();
    await database.close();
    process.exit(0);
  });
  console.log(`Referral tracking listens on ${baseUrl}`);
  if (demo) console.log(demoLines(baseUrl, demo).join('\n'));
}

try {
  await start(readConfig(process.env));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(error instanceof ConfigError ? `Configuration: ${reason}` : `Cannot start: ${reason}`);
  process.exit(1);
}
