// A server that pages, limits and breaks as the APIs of payment processors do.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with a request, instead of the page. */
export type Trouble = 'limited' | 'down' | 'half' | 'silent' | 'refused' | 'empty';

export interface Fake {
  origin: string;
  /** the requests that came, as `GET /v1/orders?page=1` */
  asked: { line: string; headers: IncomingMessage['headers']; body: string }[];
  /** what goes wrong with the next requests, one after the other */
  troubles: (Trouble | undefined)[];
  stop(): Promise<void>;
}

const bodyOf = async (req: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

function spoil(res: ServerResponse, trouble: Trouble, page: string): void {
  if (trouble === 'limited') return void res.writeHead(429, { 'retry-after': '1' }).end('{}');
  if (trouble === 'down') return void res.writeHead(503).end('try later');
  if (trouble === 'refused') return void res.writeHead(401).end('{"error":"key"}');
  if (trouble === 'empty') return void res.writeHead(200).end('{}');
  if (trouble === 'silent') return void res.destroy();
  // The length says that more follows.
  res.writeHead(200, { 'content-length': page.length }).write(page.slice(0, page.length / 2));
  setTimeout(() => res.destroy(), 5);
}

/** Starts a server whose pages a function makes; an undefined page is 404. */
export async function startFake(pageOf: (url: URL, body: string) => unknown): Promise<Fake> {
  const asked: Fake['asked'] = [];
  const troubles: Fake['troubles'] = [];
  const server = createServer((req, res) => {
    void bodyOf(req).then((body) => {
      asked.push({ line: `${req.method} ${req.url}`, headers: req.headers, body });
      const page = pageOf(new URL(req.url!, 'http://fake'), body);
      const text = JSON.stringify(page ?? {});
      const trouble = troubles.shift();
      if (trouble) return spoil(res, trouble, text);
      res.writeHead(page === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections());
  return { origin, asked, troubles, stop };
}

/** Numbered objects of a period, oldest first, each changed a minute after the one before. */
export const numbered = <T>(count: number, from: Date, make: (number: number, at: string) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i + 1, new Date(from.getTime() + i * 60_000).toISOString()));
