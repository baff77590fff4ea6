import { createHandwritten } from '../handwritten/index.ts';
import { KINDS, type Contestant } from '../kinds.ts';
import type { Load } from '../load/index.ts';
import { larger, LARGER, pathContestant, RAW, startRaw, type PathContestant } from '../path/index.ts';
import { createPgbench } from '../pgbench/index.ts';
import type { Postgres } from '../postgres.ts';
import type { Results } from '../report/report.ts';
import { rateOf } from '../report/report.ts';
import type { Instance, ServiceUnderLoad } from '../service/index.ts';
import { findNode24, versionOf } from '../service/node24.ts';
import { measureLatency } from './latency.ts';
import { measureStart } from './start.ts';
import { compare, comparePath, type Effort, type Rates } from './throughput.ts';

export interface World {
  postgres: Postgres;
  service: ServiceUnderLoad;
  load: Load;
  folder: string;
  options: Effort & { node24: boolean };
}

/** The service on one Node. */
interface Candidate {
  node: string;
  /** undefined: the Node that runs the benchmark */
  binary: string | undefined;
  instance: Instance;
}

async function candidatesOf({ service, options }: World): Promise<Candidate[]> {
  const here = { node: process.version, binary: undefined, instance: service.main };
  if (!options.node24) return [here];
  const binary = await findNode24();
  const instance = await service.startOn('service on Node 24', { node: binary });
  return [here, { node: versionOf(binary), binary, instance }];
}

/** The rates of one candidate and of what it is compared with; the candidate's are called `service`. */
const ratesFor = (rates: readonly Rates[], { instance }: Candidate, others: readonly string[]): Rates[] => [
  { ...rateOf(rates, instance.name), name: 'service' },
  ...others.map((name) => rateOf(rates, name)),
];

/** The contract path of each candidate next to bare node:http and to itself with a larger document, on the same Node. */
async function measurePaths(world: World, candidates: readonly Candidate[]): Promise<Rates[][]> {
  const { load, folder, service, options } = world;
  const contestants: PathContestant[] = [];
  const started: Instance[] = [];
  for (const { instance, binary } of candidates) {
    const raw = await startRaw(instance.port, folder, binary);
    const more = await service.startOn(LARGER, { ...larger, ...(binary === undefined ? {} : { node: binary }) });
    started.push(more);
    contestants.push(pathContestant(instance.name, load, instance.port));
    contestants.push(pathContestant(`${RAW} for ${instance.name}`, load, raw));
    const large = pathContestant(`${LARGER} for ${instance.name}`, load, more.port);
    await large.measure(options.seconds); // the other instance has answered requests before
    contestants.push(large);
  }
  const rates = await comparePath(contestants, options);
  for (const more of started) await more.stop();
  return candidates.map(({ instance }) => [
    { ...rateOf(rates, instance.name), name: 'service' },
    { ...rateOf(rates, `${RAW} for ${instance.name}`), name: RAW },
    { ...rateOf(rates, `${LARGER} for ${instance.name}`), name: LARGER },
  ]);
}

/** Measures everything, in turns; one result for each Node that runs the service. */
export async function measureAll(world: World): Promise<Results[]> {
  const { postgres, service, load, folder, options } = world;
  const candidates = await candidatesOf(world);
  const others = [await createPgbench(postgres), await createHandwritten(postgres, load, folder)];
  const names = others.map(({ name }) => name);
  const contestants: Contestant[] = [...candidates.map(({ instance }) => instance), ...others];
  const results = candidates.map(({ node }): Results => {
    return { node, throughput: [], path: [], latency: [], memoryMb: NaN, startMs: NaN };
  });
  for (const kind of KINDS) {
    console.log(`${kind}: throughput and latency`);
    const rates = await compare(kind, contestants, options);
    for (const [i, candidate] of candidates.entries()) {
      const own = ratesFor(rates, candidate, names);
      results[i]!.throughput.push({ kind, rates: own });
      results[i]!.latency.push(await measureLatency(kind, candidate.instance, own[0]!, options));
    }
  }
  console.log('contract path and start');
  const paths = await measurePaths(world, candidates);
  for (const [i, { instance, binary }] of candidates.entries()) {
    results[i]!.path = paths[i]!;
    results[i]!.memoryMb = instance.memoryMb();
    results[i]!.startMs = await measureStart(service.service, service.programs.readiness, options.rounds, binary);
  }
  return results;
}
