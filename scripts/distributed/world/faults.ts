// What the test of the distributed service breaks. Records that were acknowledged before and meanwhile must be there
// afterwards.
import { seconds, type Fault } from '../../faults/nemesis/fault.ts';
import type { DistributedWorld } from './index.ts';

type DistributedFault = Fault<DistributedWorld>;

const missing: DistributedFault['missing'] = ({ servers }) =>
  servers ? undefined : 'the servers of CITUS_URL are not this run’s own; with CITUS_BIN it starts its own';

const workerKilled = (worker: number): DistributedFault => ({
  name: `worker-${worker + 1}-killed`,
  expected: '500s for programs and claims on this worker; the other programs are served',
  missing,
  async inject({ servers }) {
    servers!.workers[worker]!.kill();
    await seconds(5);
  },
});

const workerFrozen: DistributedFault = {
  name: 'worker-frozen',
  expected: 'requests that need it wait, and fail when they have waited too long; the late ones may be stored',
  missing,
  async inject({ servers }, random) {
    random.pick(servers!.workers).freeze();
    await seconds(random.pick([3, 7]));
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
