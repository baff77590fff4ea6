import { createServer } from 'node:net';
import type { Config } from './config.ts';

type Address = Pick<Config, 'host' | 'port'>;

const HIGHEST_PORT = 65_535;

/** Adds the settings to an error of listening, and what to do if another process uses the port. */
export const namingPort =
  ({ host, port }: Address) =>
  (error: NodeJS.ErrnoException): never => {
    const other = port < HIGHEST_PORT ? port + 1 : 3000;
    const reason =
      error.code === 'EADDRINUSE' ? `the port is in use. Choose another one: PORT=${other} npm start` : error.message;
    throw new Error(`HOST ${host} and PORT ${port}: ${reason}`, { cause: error });
  };

/** Throws if the service could not listen on its address. */
export async function checkPort({ host, port }: Address): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  }).catch(namingPort({ host, port }));
}
