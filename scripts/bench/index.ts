// `npm run bench`: one process of the service against a hand-written server that runs the same statements, on one
// PostgreSQL with synchronous_commit on. The two take turns in one run; what counts is the ratio of the medians.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { acquireEmbedded } from '../../src/database/embedded/index.ts';
import { migrate } from '../../src/database/migrate.ts';
import { prepare, type Bench } from './fixture.ts';
import { CONNECTIONS, KINDS, load, type Kind } from './load.ts';
import { costliest } from './profile.ts';
import { freePort, residentMemory, root, startNode, stop } from './processes.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, requests: { type: 'string', default: '8000' } },
});
const ROUNDS = Number(values.rounds);
const REQUESTS = Number(values.requests);

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const folder = mkdtempSync(join(tmpdir(), 'referral-bench-'));
chmodSync(folder, 0o711); // run by root, the database's own user must get through

const service = (env: Record<string, string>, nodeArgs: string[] = []) =>
  startNode([...nodeArgs, 'dist/src/main.js'], {
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
    DATA_DIR: folder,
    ...env,
  });

interface Place {
  databaseUrl: string;
  bench: Bench;
}

async function compare({ databaseUrl, bench }: Place): Promise<void> {
  const [servicePort, baselinePort] = [await freePort(), await freePort()];
  const ours = await service({ DATABASE_URL: databaseUrl, PORT: String(servicePort) });
  const baselineArgs = ['--import', 'tsx', 'scripts/bench/baseline.ts'];
  const theirs = await startNode(baselineArgs, { DATABASE_URL: databaseUrl, PORT: String(baselinePort) });
  const target = (port: number) => ({ baseUrl: `http://127.0.0.1:${port}`, bench });
  console.log(`requests/s, ${CONNECTIONS} connections, ${REQUESTS} requests a run, medians of ${ROUNDS}\n`);
  console.log('kind     service  baseline   ratio   (lowest to highest ratio of a round)');
  for (const kind of KINDS) {
    const rates: { ours: number; theirs: number }[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const rate = { ours: 0, theirs: 0 };
      const turns: (() => Promise<void>)[] = [
        async () => void (rate.ours = await load(kind, target(servicePort), REQUESTS)),
        async () => void (rate.theirs = await load(kind, target(baselinePort), REQUESTS)),
      ];
      for (const turn of round % 2 ? turns.toReversed() : turns) await turn();
      if (round >= 0) rates.push(rate); // the first round only warms both up
    }
    report(kind, rates);
  }
  const memory = residentMemory(ours.pid!);
  console.log(`\nresident memory of the service: ${memory?.now} MB (peak ${memory?.peak} MB)`);
  await stop(ours);
  await stop(theirs);
}

function report(kind: Kind, rates: { ours: number; theirs: number }[]): void {
  const [ours, theirs] = [median(rates.map((rate) => rate.ours)), median(rates.map((rate) => rate.theirs))];
  const ratios = rates.map((rate) => rate.ours / rate.theirs).toSorted((a, b) => a - b);
  const text = (n: number) => n.toFixed(0).padStart(9);
  const range = `${ratios[0]!.toFixed(2)} to ${ratios.at(-1)!.toFixed(2)}`;
  console.log(`${kind.padEnd(6)}${text(ours)}${text(theirs)}    ${(ours / theirs).toFixed(2)}   (${range})`);
}

async function profile({ databaseUrl, bench }: Place): Promise<void> {
  const port = await freePort();
  const profiles = join(folder, 'profile');
  const nodeArgs = ['--cpu-prof', `--cpu-prof-dir=${profiles}`];
  const child = await service({ DATABASE_URL: databaseUrl, PORT: String(port) }, nodeArgs);
  for (const kind of KINDS) await load(kind, { baseUrl: `http://127.0.0.1:${port}`, bench }, REQUESTS);
  await stop(child);
  console.log('\nwhere the service spends its time:');
  for (const { part, share } of costliest(profiles, 8))
    console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${part}`);
}

const embedded = process.env.DATABASE_URL
  ? undefined
  : await acquireEmbedded({ dataDir: join(folder, 'data'), checkoutDir: root, settings: { synchronous_commit: 'on' } });
const databaseUrl = process.env.DATABASE_URL ?? embedded!.url;
try {
  await migrate(databaseUrl);
  const bench = await prepare(databaseUrl, folder);
  await compare({ databaseUrl, bench });
  await profile({ databaseUrl, bench });
  await bench.db.close();
} finally {
  await embedded?.release();
  rmSync(folder, { recursive: true, force: true });
}
