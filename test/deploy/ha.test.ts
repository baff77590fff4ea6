import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CLUSTER_FAULTS } from '../../scripts/cluster/faults.ts';
import { readOptions, scheduleOf } from '../../scripts/harness/options.ts';
import { fileOf, NAMES, readSettings, settingsOfNode, withSettings } from '../../scripts/cluster/settings.ts';
import { seeded } from '../../scripts/harness/random.ts';

// The files of deploy/ha, and how `npm run test:cluster` reads them. The run itself is a check of its own in CI.

const places = {
  addresses: ['127.1.2.1', '127.1.2.2', '127.1.2.3'],
  ports: { etcd: 21, peers: 22, patroni: 23, postgres: 24 },
};

test('the settings of a machine have its own name, addresses and ports, and lists name all machines', () => {
  expect(settingsOfNode('patroni.env', places, 1)).toMatchObject({
    PATRONI_ETCD_HOSTS: '127.1.2.1:21,127.1.2.2:21,127.1.2.3:21',
    PATRONI_RESTAPI_LISTEN: '127.1.2.2:23',
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: '127.1.2.2:24',
    PATRONI_REPLICATION_USERNAME: 'replicator',
  });
  expect(settingsOfNode('etcd.env', places, 2)).toMatchObject({
    ETCD_LISTEN_CLIENT_URLS: 'http://127.1.2.3:21',
    ETCD_INITIAL_CLUSTER: 'a=http://127.1.2.1:22,b=http://127.1.2.2:22,c=http://127.1.2.3:22',
  });
});

test('no sample address or port is left, so that the test reaches nothing else', () => {
  for (const file of ['patroni.env', 'etcd.env']) {
    const text = NAMES.map((_, i) => Object.values(settingsOfNode(file, places, i)).join('\n')).join('\n');
    expect(text).not.toMatch(/10\.0\.0\.|:2379|:2380|:8008|:5432/);
  }
});

test('a setting that the file does not have cannot be replaced', () => {
  expect(() => withSettings(readSettings('haproxy.env'), { DATABASE_D: '127.0.0.1:1' })).toThrow('DATABASE_D');
});

test('the passwords in the files are no passwords', () => {
  const secrets = Object.entries(readSettings('patroni.env')).filter(([name]) => name.endsWith('_PASSWORD'));
  expect(secrets.map(([, value]) => value)).toEqual(['change-me', 'change-me', 'change-me', 'change-me']);
});

interface Dcs {
  ttl: number;
  loop_wait: number;
  retry_timeout: number;
  synchronous_mode: boolean;
  synchronous_mode_strict: boolean;
  postgresql: { parameters: Record<string, string> };
}

test('Patroni never answers a commit that is on one machine only, and its times fit together', () => {
  const { bootstrap } = parse(readFileSync(fileOf('patroni.yaml'), 'utf8')) as { bootstrap: { dcs: Dcs } };
  const { dcs } = bootstrap;
  expect([dcs.synchronous_mode, dcs.synchronous_mode_strict]).toEqual([true, true]);
  expect(dcs.postgresql.parameters.synchronous_commit).toBe('on');
  expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl);
});

/** In CI the program must be there. */
function hasHaproxy(): boolean {
  const found = spawnSync('sh', ['-c', 'PATH="$PATH:/usr/sbin" command -v haproxy']).status === 0;
  if (!found && process.env.CI) throw new Error('CI must have haproxy');
  if (!found) console.warn('a test is SKIPPED: haproxy is not installed');
  return found;
}

test.runIf(hasHaproxy())('HAProxy accepts both files, with the sample settings and without warnings', () => {
  const env = { ...readSettings('haproxy.env'), PATH: `${process.env.PATH}:/usr/sbin` };
  for (const file of ['database.cfg', 'service.cfg']) {
    const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', fileOf(file)], { env, encoding: 'utf8' });
    expect([status, stdout + stderr]).toEqual([0, 'Configuration file is valid\n']);
  }
});

const TEST = { command: 'test:cluster', faults: CLUSTER_FAULTS, rounds: 2 };

test('the short form kills a leader, an instance and Redis; other forms repeat every fault', () => {
  const names = (...args: string[]) =>
    scheduleOf(readOptions(['--seed', '7', ...args], TEST)!, CLUSTER_FAULTS, seeded(7)).map(({ name }) => name);
  expect(names('--short').sort()).toEqual(['instance-killed', 'leader-killed', 'redis-killed']);
  const all = names();
  expect(all).toHaveLength(2 * new Set(all).size);
  expect(names('--fault', 'switchover', '--rounds', '3')).toEqual(['switchover', 'switchover', 'switchover']);
  expect(names()).toEqual(all);
});

test.each([['--fault', 'unknown'], ['--rounds', 'two'], ['--help']])('%s %s shows the help', (...args) => {
  expect(readOptions(args, TEST)).toBeUndefined();
});
