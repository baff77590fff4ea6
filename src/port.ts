import { createServer } from 'node:net';
import type { Config } from './config/index.ts';
import type { MetricsConfig } from './config/observation.ts';
import { quoted } from './lib/shell.ts';

type Address = Pick<Config, 'host' | 'port'>;

const HIGHEST_PORT = 65_535;
/** how many ports after the configured one are tried */
const TRIED_PORTS = 20;

/** Adds the settings to an error of listening, and what to do if another process uses the port. */
export const namingPort =
  ({ host, port }: Address, other?: string) =>
  (error: NodeJS.ErrnoException): never => {
    const inUse = `the port is in use. Choose another one: ${other ?? 'PORT=<port> npm start'}`;
    const reason = error.code === 'EADDRINUSE' ? inUse : error.message;
    throw new Error(`HOST ${host} and PORT ${port}: ${reason}`, { cause: error });
  };

function listenBriefly(host: string, port: number): Promise<void> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

/** The command that starts the service on the next port that is free, with the folder that the caller has set. */
async function startElsewhere({ host, port, dataDir }: Config): Promise<string | undefined> {
  const last = Math.min(port + TRIED_PORTS, HIGHEST_PORT);
  for (let other = port + 1; other <= last; other++) {
    const isFree = await listenBriefly(host, other).then(
      () => true,
      () => false,
    );
    if (isFree) return `${dataDir === undefined ? '' : `DATA_DIR=${quoted(dataDir)} `}PORT=${other} npm start`;
  }
  return undefined;
}

/** Adds the settings to an error of listening for the metrics. */
export const namingMetricsPort =
  ({ host, port }: MetricsConfig) =>
  (error: Error): never => {
    throw new Error(`METRICS_HOST ${host} and METRICS_PORT ${port}: ${error.message}`, { cause: error });
  };

/** Throws if the service could not listen on its addresses. */
export async function checkPort(config: Config): Promise<void> {
  const { metrics } = config;
  if (metrics) await listenBriefly(metrics.host, metrics.port).catch(namingMetricsPort(metrics));
  await listenBriefly(config.host, config.port).catch(async (error: NodeJS.ErrnoException) =>
    namingPort(config, await startElsewhere(config))(error),
  );
}
