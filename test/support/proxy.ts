import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  /** the public URL, with the prefix */
  address: string;
  forwardTo(baseUrl: string): void;
  stop(): Promise<void>;
}

/** A proxy that removes a prefix from each path, as in many deployments. */
export async function startProxy(prefix: string): Promise<Proxy> {
  let target = '';
  const server = createServer((req, res) => {
    if (!req.url!.startsWith(`${prefix}/`)) return void res.writeHead(404).end('not behind the prefix');
    const { method, headers } = req;
    const onward = request(`${target}${req.url!.slice(prefix.length)}`, { method: method!, headers }, (answer) => {
      res.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`,
    forwardTo: (baseUrl) => void (target = baseUrl),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
