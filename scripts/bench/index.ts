// `npm run bench`: what the service costs compared with PostgreSQL alone and with bare node:http, in one run and in turns.
// README.md in this folder describes what is compared.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../harness/command.ts';
import { makeFolder } from '../harness/folder.ts';
import { root } from '../harness/processes.ts';
import { KINDS } from './kinds.ts';
import { createLoad, type Load } from './load/index.ts';
import { CONNECTIONS } from './load/job.ts';
import { compare, median, type Effort } from './measure.ts';
import { readOptions, type Options } from './options.ts';
import { measurePath } from './path.ts';
import { measurePayouts, payoutsTable } from './payouts/index.ts';
import { createPgbench } from './pgbench/index.ts';
import { deliveriesTable, measureDeliveries } from './deliveries/index.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { tableOf, type Report } from './report.ts';
import { measureRows } from './rows/index.ts';
import { startService, type ServiceUnderLoad } from './service.ts';
import { measureSimulations, simulationsTable } from './simulations/index.ts';
import { measureWebhooks, webhooksTable } from './webhooks/index.ts';

const MEGABYTE = 1024 * 1024;
const REPORT = join(root, '.cache/bench');

const machineOf = (postgres: Postgres, load: Load): Report['machine'] => ({
  cpus: cpus().length,
  cpu: cpus()[0]!.model.trim(),
  memoryMb: Math.round(totalmem() / MEGABYTE),
  node: process.version,
  postgres: postgres.version,
  generator: load.generator,
});

/** The 99th percentile of clicks at half of the measured throughput. */
async function halfLoad(service: ServiceUnderLoad, rate: number, { rounds, seconds }: Effort): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round++) all.push((await service.pace('click', seconds, rate / 2)).p99);
  return median(all);
}

async function bench(options: Options): Promise<Report> {
  const { rounds, seconds } = options;
  const at = new Date().toISOString();
  const folder = makeFolder('bench');
  const load = createLoad();
  const postgres = await startPostgres(folder);
  const service = await startService({ postgres, load, folder, name: 'service' });
  const contestants = [service, await createPgbench(postgres)];
  const throughput: Report['throughput'] = [];
  for (const kind of KINDS) {
    console.log(`${kind}: throughput`);
    const turns = contestants.map((one) => ({ name: one.name, measure: (time: number) => one.measure(kind, time) }));
    throughput.push({ kind, rates: await compare(turns, options) });
  }
  console.log('redirects');
  const visits = (['redirect', 'click'] as const).map((kind) => ({
    name: kind,
    measure: (time: number) => service.measure(kind, time),
  }));
  const redirects = await compare(visits, options);
  console.log('latency, contract path and start');
  const [clicks] = throughput[0]!.rates;
  const clickP99 = { half: await halfLoad(service, clicks!.rate, options), full: clicks!.p99! };
  const path = await measurePath(service.port, load, folder, options);
  const report: Report = {
    ...{ at, machine: machineOf(postgres, load), effort: { rounds, seconds, connections: CONNECTIONS } },
    ...{ throughput, redirects, path, clickP99, memoryMb: service.memoryMb(), startMs: await service.startMs(rounds) },
  };
  if (options.rows === undefined) return report;
  return { ...report, rows: await measureRows({ postgres, load, folder, rows: options.rows, effort: options }) };
}

function publish(name: string, report: object, table: string): void {
  mkdirSync(REPORT, { recursive: true });
  const file = join(REPORT, name);
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${table}\n\nThe report: ${file}`);
}

async function benchPayouts(): Promise<void> {
  const folder = makeFolder('bench');
  const result = await measurePayouts({ postgres: await startPostgres(folder), load: createLoad(), folder });
  publish('payouts.json', result, payoutsTable(result));
}

async function benchSimulations(): Promise<void> {
  const folder = makeFolder('bench');
  const result = await measureSimulations({ postgres: await startPostgres(folder), load: createLoad(), folder });
  publish('simulations.json', result, simulationsTable(result));
}

async function benchWebhooks(effort: Options): Promise<void> {
  const folder = makeFolder('bench');
  const result = await measureWebhooks({ postgres: await startPostgres(folder), load: createLoad(), folder, effort });
  publish('webhooks.json', result, webhooksTable(result));
}

async function benchDeliveries({ seconds }: Options): Promise<void> {
  const folder = makeFolder('bench');
  const wanted = { postgres: await startPostgres(folder), load: createLoad(), folder, seconds: 20 * seconds };
  const result = await measureDeliveries(wanted);
  publish('deliveries.json', result, deliveriesTable(result));
}

await runCommand(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) return 2;
  if (options.payouts) await benchPayouts();
  else if (options.simulate) await benchSimulations();
  else if (options.webhooks) await benchWebhooks(options);
  else if (options.deliveries) await benchDeliveries(options);
  else {
    const report = await bench(options);
    publish('report.json', report, tableOf(report));
  }
  return 0;
});
