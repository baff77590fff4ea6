// A proxy between an SDK and the live service that passes requests on or simulates network faults.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The treatment of a request. `pass`: passed on; `lose`: processed, but the connection breaks before the response;
 * `garble`: processed, but a proxy answers with its own page; `drip`: the response never ends; an `Answer`: sent as the
 * response, as JSON or as its literal `text`, without processing.
 */
export type Fate = 'pass' | 'lose' | 'garble' | 'drip' | Answer;
type Answer = { status: number; headers?: Record<string, string> } & ({ body: unknown } | { text: string });

export interface Seen {
  method: string;
  path: string;
  requestId: string | undefined;
  /** the `Idempotency-Key` */
  key: string | undefined;
  body: Record<string, unknown>;
  /** the status of the response; 0 if there was none */
  status: number;
  at: number;
}

export interface Gate {
  url: string;
  /**
   * sets the treatment of the next requests on a path, or with a transaction or customer (`<path> <name>`); later
   * requests pass
   */
  plan(which: string, ...fates: Fate[]): void;
  seen: Seen[];
  stop(): Promise<void>;
}

async function textOf(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function drip(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => res.write(' '), 50);
  res.on('close', () => clearInterval(timer));
}

async function forward(target: string, req: IncomingMessage, text: string) {
  const headers: Record<string, string> = {};
  for (const name of ['authorization', 'content-type', 'x-request-id', 'idempotency-key']) {
    const value = req.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const body = text === '' ? {} : { body: text };
  const answer = await fetch(target + req.url!, { method: req.method!, headers, ...body });
  const bytes = await answer.text();
  // fetch has already decoded the body.
  const kept = [...answer.headers].filter(([name]) => !['content-encoding', 'content-length'].includes(name));
  return { status: answer.status, headers: Object.fromEntries(kept), bytes };
}

export async function startGate(target: string): Promise<Gate> {
  const plans = new Map<string, Fate[]>();
  const seen: Seen[] = [];

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const text = await textOf(req);
    const path = req.url!.split('?')[0]!;
    const body = (text === '' ? {} : JSON.parse(text)) as Seen['body'];
    const names = [body.transaction_id, body.customer_key].map((name) => `${path} ${String(name)}`);
    const plan = [...names, path].map((which) => plans.get(which)).find((fates) => fates !== undefined);
    const fate = plan?.shift() ?? 'pass';
    const [requestId, key] = [req.headers['x-request-id'], req.headers['idempotency-key']] as (string | undefined)[];
    const note = { method: req.method!, path, requestId, key, body, status: 0, at: Date.now() };
    seen.push(note);
    if (typeof fate === 'object') {
      note.status = fate.status;
      res.writeHead(fate.status, { 'content-type': 'application/json', ...fate.headers });
      return void res.end('text' in fate ? fate.text : JSON.stringify(fate.body));
    }
    if (fate === 'drip') return drip(res);
    const answer = await forward(target, req, text);
    if (fate === 'lose') return void req.socket.destroy();
    note.status = fate === 'garble' ? 502 : answer.status;
    if (fate === 'garble') {
      res.writeHead(502, { 'content-type': 'text/html' });
      return void res.end('<h1>502 Bad Gateway</h1>');
    }
    res.writeHead(answer.status, answer.headers).end(answer.bytes);
  }

  const server = createServer((req, res) => {
    handle(req, res).catch(() => req.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plan: (which, ...fates) => void plans.set(which, fates),
    seen,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
