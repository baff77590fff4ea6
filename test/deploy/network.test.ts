import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLUSTER_FAULTS } from '../../scripts/cluster/faults.ts';
import { CUTS } from '../../scripts/cluster/cuts.ts';
import type { ClusterWorld } from '../../scripts/cluster/world.ts';
import { loopback, startNetwork, type Network } from '../../scripts/cluster/network.ts';
import { cleanUp } from '../../scripts/harness/cleanup.ts';

// The network of `npm run test:cluster`: what is cut is cut, and nothing else.

let network: Network;
beforeAll(async () => {
  network = await startNetwork();
});
afterAll(() => cleanUp());

/** Runs a script on one of the machines; returns its exit code. */
function on(index: number, script: string): number | null {
  const { command, args } = network.on(index, { command: 'bash', args: ['-c', script] }, undefined);
  return spawnSync(command, args, { stdio: 'ignore' }).status;
}
const LOST = 124;
/** Tries to connect. Nobody listens at this port, and a machine that is reached says so at once. */
const reaches = (index: number, address: string, port = 9): boolean =>
  on(index, `timeout 1 bash -c 'exec 3<>/dev/tcp/${address}/${port}'`) !== LOST;

const everywhere = () =>
  [0, 1, 2].map((from) => [0, 1, 2].map((to) => (reaches(from, network.addresses[to]!) ? 1 : 0)).join(''));

/** Where the kernel lets us, and its tools are there, everything must work. */
const succeeds = (script: string) => spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin"; ${script}`]).status === 0;
const cuttable = process.getuid?.() === 0 && succeeds('unshare --net true && command -v ip && command -v nft');
if (!cuttable) console.warn('tests are SKIPPED: this machine makes no networks that can be cut');

test.runIf(cuttable)('a machine that is cut off reaches only itself, until the network is repaired', async () => {
  expect(network.uncuttable).toBeUndefined();
  expect(everywhere()).toEqual(['111', '111', '111']);
  await network.lose(0, { arriving: ['iif != lo'], leaving: ['oif != lo'] });
  expect(everywhere()).toEqual(['100', '011', '011']);
  await network.repair();
  expect(everywhere()).toEqual(['111', '111', '111']);
});

test.runIf(cuttable)('a cut of one port, or from the service, leaves the rest', async () => {
  const server = createServer((socket) => socket.end()).listen(0, network.service);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await network.lose(1, { arriving: [], leaving: ['tcp dport 79', `ip daddr ${network.service}`] });
  expect(reaches(1, network.addresses[1]!, 79)).toBe(false);
  expect(reaches(1, network.addresses[1]!, 80)).toBe(true);
  expect(reaches(1, network.service, port)).toBe(false);
  expect(reaches(2, network.addresses[1]!, 79)).toBe(true);
  await network.repair();
  expect(reaches(1, network.service, port)).toBe(true);
  server.close();
});

test('where the network cannot be cut, only the cuts are skipped, each with the reason', () => {
  const world = { cluster: { network: loopback('not here') } } as ClusterWorld;
  const skipped = CLUSTER_FAULTS.filter(({ missing }) => missing?.(world) === 'not here');
  expect(skipped).toEqual(CUTS);
  expect(CUTS.length).toBeGreaterThan(4);
});
