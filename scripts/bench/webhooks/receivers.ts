// Receivers of webhooks on this machine, which note how long each event took from its request to its arrival.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Receivers {
  /** answer at once */
  urls: string[];
  /** never answers */
  silentUrl: string;
  /** milliseconds of each arrival since the last call */
  take(): number[];
  close(): void;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

export async function startReceivers(count: number): Promise<Receivers> {
  const arrivals: number[] = [];
  const answering = Array.from({ length: count }, () =>
    createServer((req, res) => {
      let body = '';
      req.on('data', (chunk: Buffer) => (body += chunk.toString()));
      req.on('end', () => {
        arrivals.push(Date.now() - Date.parse((JSON.parse(body) as { timestamp: string }).timestamp));
        res.writeHead(204).end();
      });
    }),
  );
  const silent = createServer((req) => void req.resume());
  return {
    urls: await Promise.all(answering.map(listen)),
    silentUrl: await listen(silent),
    take: () => arrivals.splice(0),
    close() {
      for (const server of [...answering, silent]) server.close().closeAllConnections();
    },
  };
}
