// What the test of the distributed service breaks. Records that were acknowledged before and meanwhile must be there
// afterwards.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clients } from '../harness/clients/index.ts';
import type { Entry } from '../harness/clients/history.ts';
import { seconds, type Fault } from '../harness/fault.ts';
import type { Server } from '../harness/postgres.ts';
import type { WorldProgram } from '../harness/programs.ts';
import type { DistributedWorld } from './world.ts';

type DistributedFault = Fault<DistributedWorld>;

const missing: DistributedFault['missing'] = ({ servers }) =>
  servers ? undefined : 'the servers of CITUS_URL are not this run’s own; with CITUS_BIN it starts its own';

const BREATH_MS = 50;
/** for each program, since a sale may wait for several seconds */
const PROBES = 4;

/** Sends short chains of each program for as long as a server is lost. */
async function probeAll({ programs }: DistributedWorld, clients: Clients, lasting: number): Promise<Entry[]> {
  const end = performance.now() + lasting;
  const usual = programs.filter(({ orphans }) => orphans === undefined);
  const probe = async (program: WorldProgram): Promise<Entry[]> => {
    const sent: Entry[] = [];
    while (performance.now() < end) {
      sent.push(...(await clients.probe(program)));
      await sleep(BREATH_MS);
    }
    return sent;
  };
  const all = Array.from({ length: PROBES }, () => usual.map(probe)).flat();
  return (await Promise.all(all)).flat();
}

const KINDS = ['click', 'lead', 'sale', 'refund'] as const;

/** How many of these requests were acknowledged, such as `20 of 20 clicks`. */
const countsOf = (entries: readonly Entry[]): string =>
  KINDS.map((kind) => entries.filter((entry) => entry.kind === kind))
    .filter((those) => those.length > 0)
    .map((those) => {
      const acknowledged = those.filter(({ outcome }) => outcome === 'acknowledged').length;
      return `${acknowledged} of ${those.length} ${those[0]!.kind}s`;
    })
    .join(', ');

/** Sales need the worker of their claim, too; all other requests of a program need only its own. */
const mayFail = ({ kind }: Entry): boolean => kind === 'sale';

/** Breaks a worker while each program gets requests: those of programs on the other workers must be served. */
async function withoutWorker(
  world: DistributedWorld,
  clients: Clients,
  { lost, harm, lasting }: { lost: Server; harm: () => void; lasting: number },
): Promise<void> {
  const placeOf = async ({ id }: WorldProgram) => [id, await world.workerOf(id)] as const;
  const places = new Map(await Promise.all(world.programs.map(placeOf)));
  harm();
  const sent = await probeAll(world, clients, lasting);
  const isOn = ({ sent: { programId } }: Entry) => places.get(programId) === lost;
  const others = sent.filter((entry) => !isOn(entry));
  console.log(`     programs on ${lost.name}: ${countsOf(sent.filter(isOn))}`);
  console.log(`     programs on other workers: ${countsOf(others)}`);
  const failed = others.filter((entry) => !mayFail(entry) && entry.outcome !== 'acknowledged');
  if (failed.length > 0) throw new Error(`${failed.length} requests of programs on other workers failed`);
  if (others.length === 0) throw new Error('no program was on another worker');
}

const workerKilled = (worker: number): DistributedFault => ({
  name: `worker-${worker + 1}-killed`,
  expected: '500s for programs and claims on this worker; the other programs are served',
  missing,
  inject(world, _random, clients) {
    const lost = world.servers!.workers[worker]!;
    return withoutWorker(world, clients, { lost, harm: () => lost.kill(), lasting: 5_000 });
  },
});

const workerFrozen: DistributedFault = {
  name: 'worker-frozen',
  expected: 'requests that need it wait, and fail when they have waited too long; the late ones may be stored',
  missing,
  inject(world, random, clients) {
    const lost = random.pick(world.servers!.workers);
    return withoutWorker(world, clients, { lost, harm: () => lost.freeze(), lasting: random.pick([3_000, 7_000]) });
  },
};

const coordinatorKilled: DistributedFault = {
  name: 'coordinator-killed',
  expected: '500s until it is back; then both instances serve without a restart',
  missing,
  async inject({ servers }, random) {
    servers!.coordinator.kill();
    await seconds(random.int(5, 20) / 10);
  },
};

const allKilled: DistributedFault = {
  name: 'all-servers-killed',
  expected: '500s until all are back',
  missing,
  async inject({ servers }) {
    [servers!.coordinator, ...servers!.workers].forEach((server) => server.kill());
    await seconds(1);
  },
};

const instanceKilled: DistributedFault = {
  name: 'instance-killed',
  expected: 'requests to the killed instance are unknown; the other one serves on',
  async inject({ instances }, random) {
    const victim = random.pick(instances);
    await victim.kill();
    await seconds(random.int(2, 10) / 10);
    await victim.start();
  },
};

const nothing: DistributedFault = {
  name: 'nothing',
  expected: 'no request fails',
  unnoticed: true,
  inject: () => seconds(5),
};

export const DISTRIBUTED_FAULTS: DistributedFault[] = [
  nothing,
  instanceKilled,
  workerKilled(0),
  workerKilled(1),
  workerFrozen,
  coordinatorKilled,
  allKilled,
];
