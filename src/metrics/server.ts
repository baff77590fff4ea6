// Serves the metrics on a port of their own, which is not for clients of the API.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { MetricsConfig } from '../config/observation.ts';
import { SECOND } from '../lib/clock.ts';

const PATH = '/metrics';
const REQUEST_TIMEOUT_MS = 10 * SECOND;

export interface Page {
  type: string;
  text: string;
}

export interface MetricsServer {
  close(): void;
}

function send(res: ServerResponse, status: number, type: string, text: string): void {
  res.writeHead(status, { 'content-type': type, connection: 'close' }).end(text);
}

/** Listens for the metrics collector. `render` makes a page. Rejects if it cannot listen. */
export async function serveMetrics(
  { host, port }: MetricsConfig,
  render: () => Promise<Page>,
  failed: (error: unknown) => void,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, (req, res) => {
    if (req.method !== 'GET' || req.url?.split('?')[0] !== PATH) {
      return send(res, 404, 'text/plain', `The metrics are at GET ${PATH}.\n`);
    }
    render().then(
      ({ type, text }) => send(res, 200, type, text),
      (error: unknown) => {
        failed(error);
        send(res, 500, 'text/plain', 'The metrics could not be read; the log says why.\n');
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
