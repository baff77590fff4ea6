// A gate between an SDK and the live service that lets requests through, or does to them what networks do.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `pass`: through; `lose`: carried out, and the connection breaks before the answer; `garble`: carried out, and a
 * proxy answers with a page of its own; `drip`: an answer that never ends; an answer: that one, as JSON or as the very
 * `text`, and nothing is carried out.
 */
export type Fate = 'pass' | 'lose' | 'garble' | 'drip' | Answer;
type Answer = { status: number; headers?: Record<string, string> } & ({ body: unknown } | { text: string });

export interface Seen {
  path: string;
  requestId: string | undefined;
  body: Record<string, unknown>;
  /** of the answer that went back; 0 when none did */
  status: number;
  at: number;
}

export interface Gate {
  url: string;
  /** what happens to the next requests on a path, or of a transaction or customer (`<path> <name>`); then they pass */
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
  for (const name of ['authorization', 'content-type', 'x-request-id']) {
    const value = req.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const body = text === '' ? {} : { body: text };
  const answer = await fetch(target + req.url!, { method: req.method!, headers, ...body });
  const bytes = await answer.text();
  // The body is decoded by now.
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
    const note = { path, requestId: req.headers['x-request-id'] as string, body, status: 0, at: Date.now() };
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
