// Only the modules of this folder read environment variables. Each one is checked; if one is invalid, startup fails with its name.
import { availableParallelism } from 'node:os';
import { isHttpUrl, isLoopback, parseUrl, withoutEndSlashes } from '@referral-tracking/shared/formats';
import type { SignUp } from '../common/sign-up.ts';
import type { Currency } from '../common/types.ts';
import { compileTrustProxy, type TrustProxy } from '../lib/client-address.ts';
import { InvalidDatabaseUrl, parseDatabaseUrl } from '../lib/database-url.ts';
import { readChoice } from './choice.ts';
import { readClickLog, type ClickLogConfig } from './click-log.ts';
import { readCurrencies } from './currencies.ts';
import { ConfigError, read, readExact, type Environment } from './environment.ts';
import { readHost } from './host.ts';
import { readMail, type MailConfig } from './mail.ts';
import { isWhole, readDays, readNumber, readPort, readTimeOfDay } from './number.ts';
import { readLogSample, readMetrics, readTraces, type MetricsConfig, type TracesConfig } from './observation.ts';
import { readOidc, readPartnerOidc, type OidcConfig } from './oidc.ts';
import { connectionsOf, poolWithin, readPool } from './pool.ts';
import { readNetworks } from './egress.ts';
import { readNameServers } from './names.ts';
import { readSignUp } from './sign-up.ts';

export { ConfigError, connectionsOf, poolWithin };

/** Where the development issuer answers: nowhere, to requests of this machine, or to all. */
type DevelopmentHosts = false | 'local' | 'anywhere';

export interface Config {
  port: number;
  host: string;
  baseUrl: string;
  /** whether the address is configured: any of BASE_URL, HOST and PORT is set */
  addressIsSet: boolean;
  docsUrl: string;
  /** undefined: the embedded database */
  databaseUrl: string | undefined;
  /** the most connections of one process, besides the one that hears of changes */
  databasePool: number;
  /** undefined: the default folder */
  dataDir: string | undefined;
  /** undefined: generated and stored in the data folder */
  secretKey: string | undefined;
  /** earlier values of the key, whose click identifiers are still valid */
  previousSecretKeys: string[];
  /** whether the service may start with a key that the database does not know */
  acceptKeyChange: boolean;
  /** one address, or several of a cluster with commas between them; undefined: each instance limits by itself */
  redisUrl: string | undefined;
  /** undefined: clicks are recorded in the database at once */
  clickLog: ClickLogConfig | undefined;
  /** undefined: the service sends no mail */
  mail: MailConfig | undefined;
  /** the private networks that webhooks may be sent to */
  webhookNetworks: string[];
  /** the name servers that names of webhooks and link hosts are looked up at; undefined: those of the system */
  dnsServers: string[] | undefined;
  /** when payment processors are asked for what they failed to deliver, in minutes after midnight (UTC); undefined: never */
  catchUpAt: number | undefined;
  /** the identity provider; undefined: the development issuer, or no sign-in */
  oidc: OidcConfig | undefined;
  /** the identity provider of people who sign in as a partner; undefined: the same one */
  partnerOidc: OidcConfig | undefined;
  /** where the development issuer, which accepts any address, answers if there is no other */
  developmentSignIn: DevelopmentHosts;
  signUp: SignUp;
  /** those that are recorded and paid */
  currencies: readonly Currency[];
  production: boolean;
  trustProxy: TrustProxy;
  /** processes that answer requests */
  workers: number;
  rateLimitScale: number;
  logLevel: LogLevel;
  /** the share of successful requests that are logged, from 0 to 1 */
  logSample: number;
  /** undefined: no metrics */
  metrics: MetricsConfig | undefined;
  /** undefined: no traces */
  traces: TracesConfig | undefined;
  /** days after which clicks are deleted; undefined: never */
  retainClicksDays: number | undefined;
  /** days after which test events are deleted; undefined: never */
  retainTestEventsDays: number | undefined;
  shutdownDelayMs: number;
  shutdownTimeoutMs: number;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** In the form in which browsers send it: origins and links are compared with it as texts. */
function readUrl(env: Environment, name: string, fallback: string): string {
  const text = read(env, name) ?? fallback;
  const url = isHttpUrl(text) ? parseUrl(text) : undefined;
  if (!url || url.username || url.password || url.search || url.hash) {
    throw new ConfigError(`${name} must be an http or https URL without user and query; it is "${text}"`);
  }
  return withoutEndSlashes(`${url.origin}${url.pathname}`);
}

function readDatabaseUrl(env: Environment): string | undefined {
  const text = read(env, 'DATABASE_URL');
  try {
    if (text !== undefined) parseDatabaseUrl(text);
    return text;
  } catch (error) {
    throw error instanceof InvalidDatabaseUrl ? new ConfigError(`DATABASE_URL ${error.message}`) : error;
  }
}

/** One server, or several nodes of a cluster, separated by commas. */
function readRedisUrl(env: Environment): string | undefined {
  const text = read(env, 'REDIS_URL');
  const urls = text?.split(',') ?? [];
  if (!urls.every((url) => /^rediss?:\/\//.test(url) && parseUrl(url))) {
    throw new ConfigError('REDIS_URL must be a redis:// or rediss:// URL, or several separated by commas');
  }
  const access = urls.map(parseUrl).map((url) => `${url!.protocol} ${url!.username} ${url!.password}`);
  if (new Set(access).size > 1) {
    throw new ConfigError('REDIS_URL must have the same user, password and protocol for all nodes of a cluster');
  }
  return text;
}

/** A shorter key could be guessed. */
const LEAST_KEY_BYTES = 32;

function readSecretKey(env: Environment, databaseUrl: string | undefined): string | undefined {
  const text = read(env, 'SECRET_KEY');
  const bytes = text === undefined ? LEAST_KEY_BYTES : Buffer.byteLength(text);
  if (bytes < LEAST_KEY_BYTES) {
    throw new ConfigError(`SECRET_KEY must have at least ${LEAST_KEY_BYTES} bytes; it has ${bytes}`);
  }
  if (text === undefined && env.NODE_ENV === 'production' && databaseUrl !== undefined) {
    throw new ConfigError('SECRET_KEY is required when NODE_ENV is production and DATABASE_URL is set');
  }
  return text;
}

/** The earlier keys, separated by commas, each as it was: earlier versions took one with the newline at its end. */
function readPreviousKeys(env: Environment): string[] {
  const keys = (readExact(env, 'SECRET_KEY_PREVIOUS') ?? '').split(',').filter((text) => text !== '');
  if (keys.some((text) => Buffer.byteLength(text) < LEAST_KEY_BYTES)) {
    throw new ConfigError(
      `SECRET_KEY_PREVIOUS must have keys of at least ${LEAST_KEY_BYTES} bytes, separated by commas`,
    );
  }
  return keys;
}

/**
 * The development issuer would let strangers in, so it needs explicit permission if other machines can reach the
 * service.
 */
function readDevelopmentSignIn(env: Environment, host: string, baseUrl: string, workers: number): DevelopmentHosts {
  const allowed = readChoice(env, 'DEV_SIGN_IN', ['allow']) !== undefined;
  if (env.NODE_ENV === 'production') {
    if (allowed) throw new ConfigError('DEV_SIGN_IN must not be set when NODE_ENV is production');
    return false;
  }
  // Its sign-ins are in the memory of one process, and their next step could reach another.
  if (workers > 1) {
    if (allowed) throw new ConfigError('DEV_SIGN_IN must not be set when WORKERS is more than 1');
    return false;
  }
  if (allowed) return 'anywhere';
  return isLoopback(host) && isLoopback(new URL(baseUrl).hostname) && 'local';
}

function readTrustProxy(env: Environment): TrustProxy {
  const text = read(env, 'TRUST_PROXY');
  try {
    return compileTrustProxy(text);
  } catch {
    throw new ConfigError(
      `TRUST_PROXY must be loopback, a hop count, or a list of addresses and CIDR ranges; it is "${text}"`,
    );
  }
}

function readLogLevel(env: Environment): LogLevel {
  const text = read(env, 'LOG_LEVEL') ?? 'info';
  const level = LOG_LEVELS.find((name) => name === text);
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of: ${LOG_LEVELS.join(', ')}; it is "${text}"`);
  return level;
}

const MOST_WORKERS = 64;

/** `auto`: as many as the machine can run at once. */
function readWorkers(env: Environment): number {
  if (read(env, 'WORKERS') === 'auto') return Math.min(MOST_WORKERS, availableParallelism());
  const accept = (n: number): boolean => isWhole(n) && n >= 1 && n <= MOST_WORKERS;
  return readNumber(env, 'WORKERS', 1, accept, `auto or a whole number from 1 to ${MOST_WORKERS}`);
}

const HOUR = 3_600_000;

const readMilliseconds = (env: Environment, name: string, fallback: number): number =>
  readNumber(env, name, fallback, (n) => isWhole(n) && n <= HOUR, 'milliseconds, at most an hour');

/** Reads the whole configuration; throws a ConfigError that names the first invalid variable. */
export function readConfig(env: Environment): Config {
  const environment = readChoice(env, 'NODE_ENV', ['production', 'development', 'test']);
  const port = readPort(env, 'PORT', 3000);
  const host = readHost(env, 'HOST');
  const authority = host.includes(':') ? `[${host}]` : host;
  const baseUrl = readUrl(env, 'BASE_URL', `http://${authority}:${port}`);
  const databaseUrl = readDatabaseUrl(env);
  const workers = readWorkers(env);
  return {
    port,
    host,
    baseUrl,
    addressIsSet: ['BASE_URL', 'HOST', 'PORT'].some((name) => read(env, name) !== undefined),
    docsUrl: readUrl(env, 'DOCS_URL', `${baseUrl}/docs/errors`),
    databaseUrl,
    databasePool: readPool(env, workers),
    dataDir: read(env, 'DATA_DIR'),
    secretKey: readSecretKey(env, databaseUrl),
    previousSecretKeys: readPreviousKeys(env),
    acceptKeyChange: readChoice(env, 'SECRET_KEY_CHANGED', ['accept']) !== undefined,
    redisUrl: readRedisUrl(env),
    clickLog: readClickLog(env),
    mail: readMail(env),
    webhookNetworks: readNetworks(env),
    dnsServers: readNameServers(env),
    catchUpAt: readTimeOfDay(env, 'CATCH_UP_AT'),
    oidc: readOidc(env),
    partnerOidc: readPartnerOidc(env),
    developmentSignIn: readDevelopmentSignIn(env, host, baseUrl, workers),
    signUp: readSignUp(env),
    currencies: readCurrencies(env),
    production: environment === 'production',
    trustProxy: readTrustProxy(env),
    workers,
    rateLimitScale: readNumber(env, 'RATE_LIMIT_SCALE', 1, (n) => n > 0, 'a positive number'),
    logLevel: readLogLevel(env),
    logSample: readLogSample(env),
    metrics: readMetrics(env, port),
    traces: readTraces(env),
    retainClicksDays: readDays(env, 'RETAIN_CLICKS_DAYS'),
    retainTestEventsDays: readDays(env, 'RETAIN_TEST_EVENTS_DAYS'),
    shutdownDelayMs: readMilliseconds(env, 'SHUTDOWN_DELAY_MS', 0),
    shutdownTimeoutMs: readMilliseconds(env, 'SHUTDOWN_TIMEOUT_MS', 10_000),
  };
}
