// The servers that the service uses, which webhooks never reach.
import pg from 'pg';
import { isLoopback, parseUrl } from '@referral-tracking/shared/formats';
import type { Config } from '../config/index.ts';
import { connectionTo } from '../database/session.ts';
import type { OwnServer, Reach } from './reach.ts';

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

function databaseAt(url: string): OwnServer[] {
  const { host, port } = new pg.Client(connectionTo(url));
  // A folder with a socket is no address.
  return host.startsWith('/') ? [] : [{ host, port }];
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
>;

/** Where webhooks may go with a configuration. */
export function reachOf(config: Used, databaseUrl: string): Reach {
  const { host, port, baseUrl, redisUrl, clickLog, mail, oidc, partnerOidc } = config;
  const addresses = [...(redisUrl?.split(',') ?? []), mail?.url, oidc?.issuer, partnerOidc?.issuer, baseUrl];
  const log = clickLog?.servers.map((server) => `nats://${server}`) ?? [];
  const own = [{ host, port }, ...databaseAt(databaseUrl), ...[...addresses, ...log].flatMap(serverAt)];
  const development = !config.production && isLoopback(new URL(baseUrl).hostname);
  return { development, networks: config.webhookNetworks, own };
}
