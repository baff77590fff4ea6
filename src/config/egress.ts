// Where webhooks may go with a configuration.
import { isLoopback, parseUrl } from '@referral-tracking/shared/formats';
import { parseNetwork, type OwnServer, type Egress } from '../lib/egress.ts';
import { ConfigError, read, type Environment } from './environment.ts';
import type { Config } from './index.ts';

/** The private networks that webhooks may be sent to. */
export function readNetworks(env: Environment): string[] {
  const texts = (read(env, 'WEBHOOK_ALLOWED_NETWORKS') ?? '').split(',').map((text) => text.trim());
  const networks = texts.filter((text) => text !== '');
  const wrong = networks.find((text) => parseNetwork(text) === undefined);
  if (wrong === undefined) return networks;
  throw new ConfigError(
    `WEBHOOK_ALLOWED_NETWORKS must be addresses and CIDR ranges, separated by commas; it has "${wrong}"`,
  );
}

/** By scheme, where an address has no port. */
const PORTS: Readonly<Record<string, number>> = {
  'redis:': 6379,
  'rediss:': 6379,
  'nats:': 4222,
  'smtp:': 587,
  'smtps:': 465,
  'http:': 80,
  'https:': 443,
};

function serverAt(text: string | undefined): OwnServer[] {
  const url = text === undefined ? undefined : parseUrl(text);
  if (!url) return [];
  const port = Number(url.port) || PORTS[url.protocol]!;
  return [{ host: url.hostname, port, named: url.protocol === 'https:' }];
}

type Used = Pick<
  Config,
  | 'host'
  | 'port'
  | 'baseUrl'
  | 'production'
  | 'webhookNetworks'
  | 'redisUrl'
  | 'clickLog'
  | 'mail'
  | 'oidc'
  | 'partnerOidc'
  | 'metrics'
  | 'traces'
>;

/** Where webhooks may go with a configuration. */
export function egressOf(config: Used, database: OwnServer | undefined): Egress {
  const { host, port, baseUrl, redisUrl, clickLog, mail, oidc, partnerOidc, metrics, traces } = config;
  const addresses = [
    ...(redisUrl?.split(',') ?? []),
    mail?.url,
    oidc?.issuer,
    partnerOidc?.issuer,
    baseUrl,
    traces?.endpoint,
  ];
  const log = clickLog?.servers.map((server) => `nats://${server}`) ?? [];
  const listening = [{ host, port }, ...(metrics ? [metrics] : []), ...(database ? [database] : [])];
  const own = [...listening, ...[...addresses, ...log].flatMap(serverAt)];
  const development = !config.production && isLoopback(new URL(baseUrl).hostname);
  return { development, networks: config.webhookNetworks, own };
}
