// `npm run test:log`: kills parts of the log under load, and finds every acknowledged click and lead exactly once.
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../bench/processes.ts';
import { runCommand } from '../faults/command.ts';
import { FAULTS, type LogFault } from './faults.ts';
import { longestPause, startLoad, type Load } from './load.ts';
import { findsLoss, isRight, verify, type Verdict } from './verify.ts';
import { followWays, type Ways } from './ways.ts';
import { startLogWorld, STREAM, type LogWorld } from './world.ts';

const HELP = `npm run test:log -- [options]

  --short       the form of CI: each fault once, about 40 seconds
  --rounds N    each fault N times (default 3)
  --clients N   clients that send one request after another (default 32)`;

const QUIET_MS = 2_000;
/** From the beginning of one fault to the next one, so that three of them are within 20 seconds. */
const EVERY_MS = 6_500;
const WRITTEN_MS = 60_000;

interface Seen {
  fault: string;
  from: number;
  to: number;
}

async function inject(world: LogWorld, load: Load, fault: LogFault): Promise<Seen> {
  const from = load.elapsed();
  const undo = await fault.begin(world);
  await sleep(fault.lastsMs);
  await undo();
  await sleep(Math.max(0, EVERY_MS - (load.elapsed() - from)));
  return { fault: fault.name, from, to: load.elapsed() };
}

/** Resolves with the time that it took until the log was empty, in milliseconds. */
async function untilWritten({ cluster }: LogWorld): Promise<number> {
  const began = performance.now();
  while ((await cluster.batchesIn(STREAM).catch(() => 1)) > 0) {
    if (performance.now() - began > WRITTEN_MS) throw new Error('the log is not empty after a minute');
    await sleep(50);
  }
  return performance.now() - began;
}

const text = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function print(load: Load, seen: readonly Seen[], verdict: Verdict, ways: Ways, restMs: number): void {
  const { history } = load;
  console.log('\nfault                                    pause of clicks  pause of leads');
  for (const { fault, from, to } of seen) {
    const pauses = [history.clicks, history.leads].map((list) => text(longestPause(list, from, to)));
    console.log(`${fault.padEnd(40)} ${pauses[0]!.padStart(15)} ${pauses[1]!.padStart(15)}`);
  }
  console.log('');
  for (const kind of ['clicks', 'leads'] as const) {
    const { acknowledged, missing, repeated, stored } = verdict[kind];
    console.log(
      `${kind}: ${acknowledged} acknowledged, ${missing} missing, ${repeated} repeated, ${stored} stored, ` +
        `${Math.round(acknowledged / (load.elapsed() / 1000))}/s`,
    );
  }
  console.log(
    `clicks in the log ${ways.log}, straight to the database ${ways.database}; put aside: ${verdict.refused}`,
  );
  console.log(`${history.refused} requests got an error, ${history.unknown} no answer`);
  console.log(`after the load, the log was empty within ${text(restMs)}`);
}

async function run(rounds: number, clients: number): Promise<boolean> {
  const world = await startLogWorld(join(root, 'dist'));
  const load = startLoad(world.url, world.programs, clients);
  const ways = followWays(world.metricsPorts);
  await sleep(QUIET_MS);
  const seen: Seen[] = [{ fault: 'none', from: 0, to: load.elapsed() }];
  for (let round = 0; round < rounds; round++) {
    for (const fault of FAULTS) seen.push(await inject(world, load, fault));
  }
  await load.stop();
  const restMs = await untilWritten(world);
  const verdict = await verify(world.postgres, load.history);
  print(load, seen, verdict, await ways.stop(), restMs);
  const finds = await findsLoss(world.postgres, load.history);
  if (!finds) console.log('a click and a lead that were deleted by hand were not found missing');
  return isRight(verdict) && finds && load.history.leads.length > 0;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '3' },
      clients: { type: 'string', default: '32' },
      help: { type: 'boolean', default: false },
    },
  });
  const { short, rounds, clients, help } = values;
  if (help || ![rounds, clients].every((count) => /^[1-9]\d{0,3}$/.test(count))) {
    console.log(HELP);
    return 2;
  }
  const right = await run(short ? 1 : Number(rounds), Number(clients));
  console.log(right ? 'every acknowledged click and lead is there exactly once' : 'FAILED');
  return right ? 0 : 1;
}

await runCommand(main);
