// A small HTTP load balancer for tests. It polls /readyz of each instance and sends requests to the ready ones. It only
// retries failed attempts to connect: if an instance loses a request, the client sees the error.
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  baseUrl: string;
  /** whether the balancer sends requests to this instance */
  isReady(backend: string): boolean;
  stop(): Promise<void>;
}

interface Backend {
  url: string;
  ready: boolean;
  /** the number of the last probe whose result counts; an older one that ends later does not */
  probed: number;
  /** when it last answered a probe, by `performance.now()` */
  answeredAt: number;
}

/** Headers of a single connection, which are not forwarded. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive']);

const HEALTH_TIMEOUT_MS = 1_000;
/** How long an instance may be too busy to answer any probe before it gets no more requests. */
const PATIENCE_MS = 5_000;

type Health = 'ready' | 'not ready' | 'no answer';

/** Asks an instance's /readyz. */
const probe = (url: string): Promise<Health> =>
  new Promise((resolve) => {
    const req = request(`${url}/readyz`, { agent: false, timeout: HEALTH_TIMEOUT_MS }, (res) => {
      res.resume();
      resolve(res.statusCode === 200 ? 'ready' : 'not ready');
    });
    req.on('timeout', () => req.destroy());
    req.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'not ready' : 'no answer'),
    );
    req.end();
  });

/** Returns a function that probes a backend and notes whether it is ready. */
function createChecks(): (backend: Backend) => Promise<void> {
  let started = 0;
  return async (backend) => {
    const number = ++started;
    const health = await probe(backend.url);
    if (number < backend.probed) return;
    backend.probed = number;
    const now = performance.now();
    if (health !== 'no answer') backend.answeredAt = now;
    else if (now - backend.answeredAt < PATIENCE_MS) return;
    backend.ready = health === 'ready';
  };
}

/** Whether the connection failed before anything was sent. */
const isUnconnected = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'ECONNREFUSED' || error.syscall === 'connect';

async function bodyOf(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Starts a balancer on a free port of this machine, in front of these base URLs. It keeps connections to them open and
 * polls their readiness at the interval (milliseconds).
 */
export async function startBalancer(urls: readonly string[], intervalMs = 100): Promise<Balancer> {
  const backends: Backend[] = urls.map((url) => ({ url, ready: false, probed: 0, answeredAt: -Infinity }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const check = createChecks();
  await Promise.all(backends.map(check));
  const checks = setInterval(() => void backends.forEach((backend) => void check(backend)), intervalMs);

  function forward(req: IncomingMessage, res: ServerResponse, body: Buffer, choices: Backend[]): void {
    const [backend, ...others] = choices;
    if (!backend) return void res.writeHead(502).end('no instance is ready');
    const { method, headers, url = '/' } = req;
    const options = { agent, method: method!, headers: { ...headers, connection: 'keep-alive' } };
    const onward = request(backend.url + url, options, (answer) => {
      const passed = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
      res.writeHead(answer.statusCode!, Object.fromEntries(passed));
      answer.pipe(res);
      // If a response breaks off, close the client's connection too.
      answer.on('error', () => res.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (isUnconnected(error)) return forward(req, res, body, others);
      if (res.headersSent) return void res.destroy();
      res.writeHead(502).end(`${backend.url} failed: ${error.message}`);
    });
    onward.end(body);
  }

  /** The ready instances in rotating order. */
  function choices(): Backend[] {
    const ready = backends.filter((backend) => backend.ready);
    const first = ready.length === 0 ? 0 : turn++ % ready.length;
    return [...ready.slice(first), ...ready.slice(0, first)];
  }

  const server = createServer((req, res) => {
    bodyOf(req).then(
      (body) => forward(req, res, body, choices()),
      () => res.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (url) => backends.some((backend) => backend.url === url && backend.ready),
    async stop() {
      clearInterval(checks);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
