// Reads the address of a database as libpq does, of which pg knows a part.
import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';

/** An address that cannot be used. The message follows the name of the setting, and does not repeat the address. */
export class InvalidDatabaseUrl extends Error {
  override name = 'InvalidDatabaseUrl';
}

/** What pg needs to connect. */
export interface DatabaseAddress {
  connectionString: string;
  /** unset: what PGSSLMODE says */
  ssl?: boolean | ConnectionOptions;
  /** unset: the service decides */
  connectTimeoutMs?: number;
  enableChannelBinding?: boolean;
}

type Parameters = ReadonlyMap<string, string>;

/** Parameters that pg reads from the address. */
const PASSED = ['user', 'password', 'host', 'port', 'options', 'sslnegotiation'];
/** What the service does itself, or what has no effect on its connections. */
const WITHOUT_EFFECT = [
  'application_name',
  'fallback_application_name',
  'client_encoding',
  'gsslib',
  'krbsrvname',
  'keepalives',
  'keepalives_idle',
  'keepalives_interval',
  'keepalives_count',
  'load_balance_hosts',
  'sslcompression',
  'sslsni',
  'tcp_user_timeout',
];
/** Files of a TLS connection, and what TLS calls their content. */
const FILES = { sslrootcert: 'ca', sslcert: 'cert', sslkey: 'key', sslcrl: 'crl' } as const;
/** Other parameters of a TLS connection. */
const TEXTS = {
  sslpassword: 'passphrase',
  ssl_min_protocol_version: 'minVersion',
  ssl_max_protocol_version: 'maxVersion',
} as const;

const VERIFYING = ['allow', 'prefer', 'require', 'verify-ca', 'verify-full'];
/** What the alias `ssl` stands for. */
const ALIASES: Readonly<Record<string, string>> = { true: 'require', 1: 'require', false: 'disable', 0: 'disable' };
/** Parameters of which some values ask for what the service does not do. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  ssl: [...Object.keys(ALIASES), 'no-verify'],
  sslmode: ['disable', ...VERIFYING, 'no-verify'],
  channel_binding: ['disable', 'prefer', 'require'],
  gssencmode: ['disable', 'prefer'],
  target_session_attrs: ['any', 'read-write', 'primary'],
};
const READ_HERE = ['dbname', 'hostaddr', 'connect_timeout', ...Object.keys(FILES), ...Object.keys(TEXTS)];
const KNOWN = new Set([...PASSED, ...WITHOUT_EFFECT, ...Object.keys(CHOICES), ...READ_HERE]);

function check(parameters: Parameters): void {
  for (const [name, value] of parameters) {
    if (!KNOWN.has(name))
      throw new InvalidDatabaseUrl(`has the parameter ${name}, which is not known or not supported`);
    const choices = CHOICES[name];
    if (choices && !choices.includes(value)) {
      throw new InvalidDatabaseUrl(`must have ${choices.join(', ')} as ${name}; it is "${value}"`);
    }
  }
  if (!/^\d*$/.test(parameters.get('connect_timeout') ?? '')) {
    throw new InvalidDatabaseUrl('must have whole seconds as connect_timeout');
  }
}

function readFile(name: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new InvalidDatabaseUrl(`has an ${name} that cannot be read: ${(error as Error).message}`);
  }
}

/** Every mode that asks for TLS verifies the certificate, `verify-ca` with a root without the name of the host. */
function readTls(parameters: Parameters): DatabaseAddress['ssl'] {
  const alias = parameters.get('ssl');
  const mode = parameters.get('sslmode') ?? (alias && (ALIASES[alias] ?? alias));
  const files = Object.entries(FILES).filter(([name]) => parameters.has(name) && parameters.get(name) !== 'system');
  if (mode === undefined && files.length === 0) return undefined;
  if (mode === 'disable') return false;
  const texts = Object.entries(TEXTS).filter(([name]) => parameters.has(name));
  const host = parameters.has('hostaddr') ? parameters.get('host') : undefined;
  return {
    ...Object.fromEntries(files.map(([name, as]) => [as, readFile(name, parameters.get(name)!)])),
    ...Object.fromEntries(texts.map(([name, as]) => [as, parameters.get(name)])),
    ...(host ? { servername: host } : {}),
    ...(mode === 'no-verify' ? { rejectUnauthorized: false } : {}),
    ...(mode === 'verify-ca' && parameters.has('sslrootcert') ? { checkServerIdentity: () => undefined } : {}),
  };
}

interface Parts {
  /** user and password as written, with the @; or nothing */
  access: string;
  host: string;
  port: string;
  path: string;
  parameters: Map<string, string>;
}

const SHAPE = /^postgres(?:ql)?:\/\/([^/?#]*@)?([^/?#@]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/;
const AUTHORITY = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/;

/** The parts of the address. A parameter takes the place of what stands before the question mark. */
function split(text: string): Parts {
  const [, access = '', authority, path = '', query = ''] = SHAPE.exec(text) ?? [];
  const parameters = new Map(new URLSearchParams(query));
  if ([authority, parameters.get('host'), parameters.get('hostaddr')].some((hosts) => hosts?.includes(','))) {
    throw new InvalidDatabaseUrl(
      'must name one host: of several, name one that always leads to the leader, such as a proxy or a virtual address',
    );
  }
  const place = AUTHORITY.exec(authority ?? ':');
  if (authority === undefined || !place) throw new InvalidDatabaseUrl('must be a postgres:// URL');
  return { access, host: place[1]!, port: place[2] ?? '', path, parameters };
}

/** @throws InvalidDatabaseUrl */
export function parseDatabaseUrl(text: string): DatabaseAddress {
  const { access, host, port, path, parameters } = split(text);
  check(parameters);
  const passed = new URLSearchParams([...parameters].filter(([name]) => PASSED.includes(name)));
  if (port !== '' && !passed.has('port')) passed.set('port', port);
  const address = parameters.get('hostaddr');
  if (address !== undefined) {
    if (!parameters.has('host')) parameters.set('host', host);
    passed.set('host', address);
  }
  const name = parameters.has('dbname') ? encodeURIComponent(parameters.get('dbname')!) : path;
  const connectionString = `postgres://${access}${host}/${name}?${passed.toString().replaceAll('+', '%20')}`;
  if (access !== '' && host !== '' && !URL.canParse(connectionString)) {
    throw new InvalidDatabaseUrl('must be a postgres:// URL');
  }
  const ssl = readTls(parameters);
  const seconds = Number(parameters.get('connect_timeout') ?? 0);
  return {
    connectionString,
    ...(ssl === undefined ? {} : { ssl }),
    ...(seconds > 0 ? { connectTimeoutMs: seconds * 1_000 } : {}),
    ...(parameters.has('channel_binding')
      ? { enableChannelBinding: parameters.get('channel_binding') !== 'disable' }
      : {}),
  };
}

/** The address of a database without credentials and parameters, for people. */
export function showDatabaseUrl(text: string): string {
  const { host, port, path, parameters } = split(text);
  const [shownHost, shownPort] = [parameters.get('host') ?? host, parameters.get('port') ?? port];
  return `postgres://${shownHost}${shownPort && `:${shownPort}`}/${parameters.get('dbname') ?? path}`;
}
