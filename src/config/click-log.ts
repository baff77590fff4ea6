import { parseUrl } from '@referral-tracking/shared/formats';
import { ConfigError, read, type Environment } from './environment.ts';
import { readNumber } from './number.ts';

/** The replicated log that clicks are recorded in before the database has them. */
export interface ClickLogConfig {
  /** hosts with their ports */
  servers: string[];
  user: string | undefined;
  password: string | undefined;
  /** whether connections must be encrypted */
  tls: boolean;
  /** the name of the stream, which deployments on the same servers must not share */
  stream: string;
  /** how many servers store each click */
  replicas: number;
  /** how many bytes may wait for the database */
  maxBytes: number;
}

const MOST_REPLICAS = 5;
const GIB = 1024 ** 3;
const DEFAULT_GIB = 8;
const DEFAULT_PORT = 4222;

/** The addresses, separated by commas; the user and the password may stand in any of them. */
function readServers(env: Environment) {
  const texts = read(env, 'NATS_URL')?.split(',') ?? [];
  const urls = texts.map((text) => (/^(nats|tls):\/\//.test(text) ? parseUrl(text) : undefined));
  const valid = urls.filter((url) => url !== undefined && url.hostname !== '' && /^\/?$/.test(url.pathname));
  if (valid.length < urls.length) {
    // They may contain a password, so the message does not repeat them.
    throw new ConfigError('NATS_URL must be nats:// or tls:// URLs without a path, separated by commas');
  }
  return valid as URL[];
}

function readStream(env: Environment): string {
  const name = read(env, 'NATS_STREAM') ?? 'referral_clicks';
  if (/^[A-Za-z0-9_-]{1,64}$/.test(name)) return name;
  throw new ConfigError(`NATS_STREAM must be at most 64 letters, digits, _ and -; it is "${name}"`);
}

const isReplicas = (n: number): boolean => Number.isInteger(n) && n % 2 === 1 && n <= MOST_REPLICAS;

/** Undefined: clicks are recorded in the database. */
export function readClickLog(env: Environment): ClickLogConfig | undefined {
  const urls = readServers(env);
  const stream = readStream(env);
  const replicas = readNumber(env, 'NATS_REPLICAS', 3, isReplicas, '1, 3 or 5');
  const gib = readNumber(env, 'NATS_MAX_GIB', DEFAULT_GIB, (n) => n >= 0.001, 'gibibytes, at least 0.001');
  if (urls.length === 0) return undefined;
  const [named] = urls.filter(({ username }) => username !== '');
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port || DEFAULT_PORT}`),
    user: named && decodeURIComponent(named.username),
    password: named && decodeURIComponent(named.password),
    tls: urls.some(({ protocol }) => protocol === 'tls:'),
    stream,
    replicas,
    maxBytes: Math.round(gib * GIB),
  };
}
