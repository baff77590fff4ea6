import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { startBalancer, type Balancer } from '../../scripts/lib/balancer.ts';

// The load balancer of the tests must not lose requests by itself.

let stop: () => Promise<void>;
afterEach(() => stop());

/** An instance whose probes are answered by the given function, behind a balancer. */
async function behindBalancer(probed: (res: ServerResponse) => void): Promise<{ balancer: Balancer; url: string }> {
  const server = createServer((req, res) => (req.url === '/readyz' ? probed(res) : res.end('answered')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const balancer = await startBalancer([url]);
  stop = async () => {
    await balancer.stop();
    server.closeAllConnections();
    server.close();
  };
  return { balancer, url };
}

test('an instance that is too busy to answer some probes still gets requests', async () => {
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  const { balancer } = await behindBalancer((res) => elapsed() < 500 && res.end());
  while (elapsed() < 3000) {
    expect(await (await fetch(balancer.baseUrl)).text()).toBe('answered');
    await sleep(50);
  }
});

test('an instance that says that it is not ready gets none, also if an earlier probe succeeds later', async () => {
  let probes = 0;
  const { balancer, url } = await behindBalancer((res) => {
    probes++;
    // The first one lets the balancer start. The second one was asked before the instance became unready.
    if (probes === 1) res.end();
    else if (probes === 2) setTimeout(() => res.end(), 800);
    else res.writeHead(503).end();
  });
  await expect.poll(() => balancer.isReady(url)).toBe(false);
  for (const until = performance.now() + 1000; performance.now() < until; await sleep(5)) {
    expect(balancer.isReady(url)).toBe(false);
  }
  expect((await fetch(balancer.baseUrl)).status).toBe(502);
});
