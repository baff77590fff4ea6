// A small balancer: each request goes to an instance whose /readyz answers, and is never sent twice.
import { once } from 'node:events';
import { Agent, createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Instance } from './service.ts';
import { atEnd } from './cleanup.ts';

const PROBE_MS = 100;

function ready(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = get(`${url}/readyz`, { agent: false, timeout: 1_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    probe.on('timeout', () => probe.destroy());
    probe.on('error', () => resolve(false));
  });
}

export interface Balancer {
  url: string;
  /** how many instances are ready */
  ready(): number;
}

export async function startBalancer(instances: readonly Instance[]): Promise<Balancer> {
  const up = new Set<Instance>();
  const probing = instances.map((instance) => {
    let busy = false;
    const probe = async () => {
      if (busy) return;
      busy = true;
      if (await ready(instance.url)) up.add(instance);
      else up.delete(instance);
      busy = false;
    };
    return setInterval(() => void probe(), PROBE_MS);
  });
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((req, res) => {
    // With none ready any of them is tried: the client hears for itself what is the matter.
    const choice = up.size > 0 ? [...up] : instances;
    const { port } = choice[turn++ % choice.length]!;
    const { method, url, headers } = req;
    const onward = request({ agent, host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      res.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(res);
      answer.on('error', () => res.destroy());
    });
    onward.on('error', () => res.destroy());
    res.on('close', () => onward.destroy());
    req.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    probing.forEach(clearInterval);
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, ready: () => up.size };
}
