// Faults of processes: they are killed, stopped or restarted.
import { signal } from '../../harness/postgres-processes.ts';
import { seconds, whatever } from '../../harness/fault.ts';
import type { Fault } from '../world.ts';

const restart = async (world: Parameters<Fault['inject']>[0], pause: number): Promise<void> => {
  await seconds(pause);
  await world.postgres.start();
};

const killPostmaster = ({ postgres }: Parameters<Fault['inject']>[0]): void => {
  const [postmaster] = postgres.pids();
  if (postmaster !== undefined) signal(postmaster, 'SIGKILL');
};

const serviceKilled: Fault = {
  name: 'service-killed',
  expected: 'requests to the killed instance are unknown; the other one serves on',
  short: true,
  async inject({ instances }, random) {
    const victim = random.pick(instances);
    await victim.kill();
    await seconds(random.int(2, 10) / 10);
    await victim.start();
  },
};

const postgresKilled: Fault = {
  name: 'postgres-killed',
  expected: '500s until PostgreSQL is back; then both instances serve without a restart',
  short: true,
  async inject(world, random) {
    killPostmaster(world);
    await restart(world, random.int(5, 20) / 10);
  },
};

const backendKilled: Fault = {
  name: 'backend-killed',
  expected: 'PostgreSQL ends every session and recovers; 500s for that moment',
  async inject({ postgres }, random) {
    const sessions = await postgres.query(
      `select pid from pg_stat_activity where application_name = 'referral-tracking' order by pid`,
    );
    if (sessions.length > 0) signal(random.pick(sessions).pid as number, 'SIGKILL');
    await seconds(2);
  },
};

const bothKilled: Fault = {
  name: 'service-and-postgres-killed',
  expected: 'nothing is answered until both are back',
  async inject(world, random) {
    killPostmaster(world);
    await Promise.all(world.instances.map((instance) => instance.kill()));
    await restart(world, random.int(2, 10) / 10);
    await Promise.all(world.instances.map((instance) => instance.start()));
  },
};

const redisKilled: Fault = {
  name: 'redis-killed',
  expected: 'no request fails: each instance limits by itself',
  short: true,
  unnoticed: true,
  missing: ({ redis }) => (redis ? undefined : 'redis-server is not installed'),
  async inject({ redis }, random) {
    await redis!.kill();
    await seconds(random.int(10, 25) / 10);
    await redis!.start();
    await seconds(1);
  },
};

const terminated: Fault = {
  name: 'sigterm',
  expected: 'what is under way is answered; the other instance serves on',
  short: true,
  async inject({ instances }, random) {
    const one = random.pick(instances);
    await one.terminate();
    await one.start();
  },
};

const rolling: Fault = {
  name: 'rolling-restart',
  expected: 'no request fails',
  short: true,
  unnoticed: true,
  async inject(world) {
    for (const instance of world.instances) {
      await instance.terminate();
      await instance.start();
      await world.untilReady();
    }
  },
};

const twoStarters: Fault = {
  name: 'two-starters',
  expected: 'both instances start at once and serve',
  async inject({ instances }) {
    await Promise.all(instances.map((instance) => instance.kill()));
    await Promise.all(instances.map((instance) => instance.start()));
  },
};

const databaseRestart = (mode: 'fast' | 'immediate'): Fault => ({
  name: `database-restart-${mode}`,
  expected: '500s until PostgreSQL is back; then both instances serve without a restart',
  async inject({ postgres }, random) {
    await whatever(postgres.stop(mode));
    await seconds(random.int(0, 10) / 10);
    await postgres.start();
  },
});

const frozen: Fault = {
  name: 'postgres-stopped',
  expected: 'requests wait, and fail when they have waited too long; the late ones may be stored',
  short: true,
  async inject({ postgres }, random) {
    postgres.freeze();
    await seconds(random.pick([3, 7]));
    postgres.thaw();
  },
};

export const processFaults: Fault[] = [
  serviceKilled,
  postgresKilled,
  backendKilled,
  bothKilled,
  redisKilled,
  terminated,
  rolling,
  twoStarters,
  databaseRestart('fast'),
  databaseRestart('immediate'),
  frozen,
];
