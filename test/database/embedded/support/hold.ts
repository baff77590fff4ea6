import pg from 'pg';
import { acquireEmbedded } from '../../../../src/database/embedded/index.ts';

/*
 * A process that uses the embedded database. It prints "ready", with `write` also "row <n>" for each acknowledged row,
 * and it exits when it receives "release".
 */

interface Orders {
  dataDir?: string;
  checkoutDir: string;
  write?: boolean;
}

const orders = JSON.parse(process.argv[2] ?? '{}') as Orders;

function say(word: string, value: unknown): void {
  process.stdout.write(`${word} ${JSON.stringify(value)}\n`);
}

async function writeRows(url: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  await client.query('create table if not exists rows (n bigserial primary key, filler text)');
  for (;;) {
    const { rows } = await client.query<{ n: string }>(
      "insert into rows (filler) values (repeat('x', 500)) returning n",
    );
    say('row', Number(rows[0]?.n));
  }
}

try {
  const begin = performance.now();
  const database = await acquireEmbedded({
    dataDir: orders.dataDir,
    checkoutDir: orders.checkoutDir,
    settings: { fsync: 'off' },
    log: (message) => {
      say('log', message);
    },
  });
  say('ready', { url: database.url, dataDir: database.dataDir, ms: Math.round(performance.now() - begin) });
  if (orders.write === true) writeRows(database.url).catch((error: unknown) => say('stopped', String(error)));
  process.stdin.once('data', () => {
    void database.release().then(() => {
      say('released', null);
      process.exit(0);
    });
  });
} catch (error) {
  say('failed', (error as Error).message);
  process.exitCode = 1;
}
