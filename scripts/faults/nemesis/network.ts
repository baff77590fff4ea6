// Network faults between the service and PostgreSQL.
import type { Direction, ProxyRule } from '../proxy.ts';
import { seconds } from '../../harness/fault.ts';
import type { Fault } from '../world.ts';

/** Delays all data for this time, and then delivers it in order. */
const stall = (length: number): Fault => ({
  name: `stall-${length}s`,
  expected: 'requests wait; those that waited too long are unknown, and may be stored when the data arrives',
  async inject({ proxy }) {
    const end = performance.now() + length * 1000;
    proxy.use(() => ({ delayMs: Math.max(0, end - performance.now()) }));
    await seconds(length + 0.5);
  },
});

const latency: Fault = {
  name: 'latency',
  expected: 'requests take longer, and no promise changes',
  short: true,
  async inject({ proxy }, random) {
    const delayMs = random.int(20, 80);
    proxy.use(() => ({ delayMs }));
    await seconds(3);
  },
};

const resets = (name: string, at: Direction): Fault => ({
  name,
  expected: 'the request is unknown, its connection is not used again',
  short: true,
  async inject({ proxy }, random) {
    proxy.use((_, direction) => (direction === at && random.chance(0.03) ? { reset: true } : {}));
    await seconds(3);
  },
});

const blackHole: Fault = {
  name: 'black-hole',
  expected: 'requests fail within their deadline; after the network heals, both instances serve without a restart',
  short: true,
  async inject({ proxy }, random) {
    proxy.use(() => ({ lose: true }));
    proxy.refuseNew(true);
    await seconds(random.int(3, 9));
  },
};

/** Half-open connections, which only one side has lost. New connections work. */
const halfOpen = (lost: 'service' | 'database'): Fault => ({
  name: `half-open-${lost}`,
  expected:
    lost === 'database'
      ? 'requests on the dead connections are unknown, those on new ones work'
      : 'what the database holds for the lost sessions blocks nobody for long',
  async inject({ proxy }) {
    const old = new Set(proxy.links);
    proxy.use((_, __, link) => (old.has(link) ? { lose: true } : {}));
    for (const link of old) {
      link.broken = true;
      (lost === 'database' ? link.far : link.near).resetAndDestroy();
    }
    await seconds(8);
  },
});

const STEP: Record<string, RegExp> = {
  begin: /^begin/i,
  commit: /^commit/i,
  savepoint: /^savepoint/i,
  rollback: /^rollback/i,
};
/**
 * The number of connections to delay at this step: only part of a pool, so that the service continues with the others.
 */
const AIMED = 4;
const LATE_MS = 7_000;
const QUERY = 0x51; // 'Q', a simple query message: a letter, a length of four bytes, the text

/** Delays only these statements until the service has given up on them, and then delivers them. */
function late(step: string): Fault {
  return {
    name: `late-${step}`,
    expected: 'the connection that the statement was sent on is never used again; what is acknowledged is committed',
    ...(step === 'begin' || step === 'commit' ? { short: true } : {}),
    async inject({ proxy }) {
      let left = AIMED;
      const aimed: ProxyRule = (chunk, direction) => {
        if (left === 0 || direction !== 'to database' || chunk[0] !== QUERY) return undefined;
        if (!STEP[step]!.test(chunk.toString('utf8', 5, 30))) return undefined;
        left -= 1;
        return { delayMs: LATE_MS };
      };
      proxy.use(aimed);
      await seconds(LATE_MS / 1000 + 1.5);
    },
  };
}

export const networkFaults: Fault[] = [
  late('begin'),
  late('commit'),
  late('savepoint'),
  late('rollback'),
  latency,
  resets('reset-mid-answer', 'to service'),
  resets('reset-mid-request', 'to database'),
  blackHole,
  halfOpen('database'),
  halfOpen('service'),
  stall(3),
  stall(7),
  stall(13),
];
