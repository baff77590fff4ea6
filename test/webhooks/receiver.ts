import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  port: number;
  received: Received[];
  /** connections so far */
  connections: () => number;
  stop: () => Promise<void>;
}

type Reply = (res: ServerResponse, received: Received, req: IncomingMessage) => void;

/** A receiver of webhooks on this machine. */
export async function startReceiver(
  reply: Reply = (res) => void res.writeHead(204).end(),
  host = '127.0.0.1',
): Promise<Receiver> {
  const received: Received[] = [];
  let connections = 0;
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const one = { headers: req.headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      reply(res, one, req);
    });
  });
  server.on('connection', () => void connections++);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    connections: () => connections,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
