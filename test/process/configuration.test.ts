import { availableParallelism } from 'node:os';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config/index.ts';
import { send } from '../support/client.ts';
import { cloneDatabase } from '../support/database.ts';
import { dataFolder, startProcess } from './support.ts';

describe('readConfig', () => {
  test('needs no variables', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://127.0.0.1:3000',
      docsUrl: 'http://127.0.0.1:3000/docs/errors',
      databaseUrl: undefined,
      rateLimitScale: 1,
      logLevel: 'info',
      shutdownTimeoutMs: 10_000,
    });
  });

  test('derives default addresses from other variables', () => {
    for (const HOST of ['::1', '[::1]']) expect(readConfig({ HOST, PORT: '8080' }).baseUrl).toBe('http://[::1]:8080');
    expect(readConfig({ BASE_URL: 'https://referrals.brand.dev/' }).docsUrl).toBe(
      'https://referrals.brand.dev/docs/errors',
    );
  });

  test('accepts several nodes of a Redis Cluster', () => {
    const nodes = 'redis://:word@node-1:6379,redis://:word@node-2:6379';
    expect(readConfig({ REDIS_URL: nodes }).redisUrl).toBe(nodes);
  });

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['BASE_URL', 'referrals.brand.dev'],
    ['DOCS_URL', 'ftp://brand.dev'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'redis://node-1:6379,node-2:6379'],
    ['REDIS_URL', 'redis://node-1:6379,'],
    ['REDIS_URL', 'redis://node-1:6379,rediss://node-2:6379'],
    ['REDIS_URL', 'redis://:one@node-1:6379,redis://:two@node-2:6379'],
    ['TRUST_PROXY', 'everybody'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RATE_LIMIT_SCALE', 'many'],
    ['LOG_LEVEL', 'loud'],
    ['SHUTDOWN_TIMEOUT_MS', '-1'],
    ['SHUTDOWN_TIMEOUT_MS', '99999999999'],
    ['PORT', '0x10'],
    ['PORT', '1e3'],
    ['HOST', 'not a host'],
    ['HOST', '999.1.1.1'],
    ['HOST', '1:2'],
    ['BASE_URL', 'http://x?q=1'],
    ['SECRET_KEY_CHANGED', 'yes'],
    ['SECRET_KEY', '   '],
    ['SECRET_KEY', 'x'],
    ['SECRET_KEY', 'x'.repeat(31)],
    ['SECRET_KEY_PREVIOUS', 'x'.repeat(31)],
    ['SECRET_KEY_PREVIOUS', `${'x'.repeat(32)},short`],
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', ' production'],
    ['NODE_ENV', 'staging'],
    ['WORKERS', '0'],
    ['WORKERS', '65'],
    ['WORKERS', '1.5'],
    ['WORKERS', 'many'],
    ...['true', 'Allow'].map((value): [string, string] => ['DEV_SIGN_IN', value]),
    ...['OIDC_EMAIL_VERIFIED', 'OIDC_AUTH_TIME'].map((name): [string, string] => [name, 'true']),
    ...['10.0.0.0/8,intranet', '10.0.0.0/33'].map((value): [string, string] => ['WEBHOOK_ALLOWED_NETWORKS', value]),
    ['DNS_SERVERS', '10.0.0.2,dns.brand.dev'],
  ])('rejects %s=%s and names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test('reads the number of workers, or takes one for each core', () => {
    expect(readConfig({}).workers).toBe(1);
    expect(readConfig({ WORKERS: '64' }).workers).toBe(64);
    expect(readConfig({ WORKERS: 'auto' }).workers).toBe(Math.min(64, availableParallelism()));
  });

  test('allows the development sign-in with one worker only, which has the sign-ins in memory', () => {
    expect(readConfig({}).developmentSignIn).toBe('local');
    expect(readConfig({ WORKERS: '2' }).developmentSignIn).toBe(false);
    expect(() => readConfig({ WORKERS: '2', DEV_SIGN_IN: 'allow' })).toThrow('DEV_SIGN_IN');
  });

  test('accepts a confidential or public client of an issuer, and keeps the issuer unchanged', () => {
    const client = { OIDC_ISSUER: 'https://id.brand.dev/realms/brand/', OIDC_CLIENT_ID: 'referrals' };
    const settings = {
      issuer: 'https://id.brand.dev/realms/brand/',
      clientId: 'referrals',
      assumeEmailVerified: false,
      assumeAuthTime: false,
    };
    expect(readConfig(client).oidc).toEqual({ ...settings, clientSecret: undefined });
    expect(readConfig({ ...client, OIDC_CLIENT_SECRET: '' }).oidc).toEqual({ ...settings, clientSecret: undefined });
    const assuming = readConfig({ ...client, OIDC_EMAIL_VERIFIED: 'assume' }).oidc;
    expect(assuming).toEqual({ ...settings, clientSecret: undefined, assumeEmailVerified: true });
    expect(readConfig({ ...client, OIDC_AUTH_TIME: 'assume' }).oidc).toMatchObject({ assumeAuthTime: true });
    expect(readConfig({}).oidc).toBeUndefined();
    for (const NODE_ENV of ['development', 'test', '']) expect(readConfig({ NODE_ENV }).production).toBe(false);
    expect(readConfig({ NODE_ENV: 'production' }).production).toBe(true);
  });

  test('reads the issuer of partners, whose tokens must say that an address is verified', () => {
    const client = { PARTNER_OIDC_ISSUER: 'https://id.partners.dev', PARTNER_OIDC_CLIENT_ID: 'referrals' };
    const settings = {
      issuer: 'https://id.partners.dev',
      clientId: 'referrals',
      assumeEmailVerified: false,
      assumeAuthTime: false,
    };
    expect(readConfig({ ...client, OIDC_EMAIL_VERIFIED: 'assume' }).partnerOidc).toEqual({
      ...settings,
      clientSecret: undefined,
    });
    expect(readConfig({ ...client, PARTNER_OIDC_CLIENT_SECRET: 'x' }).partnerOidc?.clientSecret).toBe('x');
    expect(readConfig({}).partnerOidc).toBeUndefined();
  });

  test.each([
    ['PARTNER_OIDC_ISSUER must be', { PARTNER_OIDC_ISSUER: 'http://id.partners.dev', PARTNER_OIDC_CLIENT_ID: 'x' }],
    ['PARTNER_OIDC_CLIENT_ID is required', { PARTNER_OIDC_ISSUER: 'https://id.partners.dev' }],
    ['PARTNER_OIDC_ISSUER is required', { PARTNER_OIDC_CLIENT_ID: 'x' }],
    ['PARTNER_OIDC_ISSUER is required', { PARTNER_OIDC_CLIENT_SECRET: 'x' }],
  ])('%s: %o', (message, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^${message}`));
  });

  test.each(['http://localhost:8080', 'http://127.0.0.1:8080/realms/x', 'http://[::1]:8080', 'http://id.localhost'])(
    'takes the issuer %s of this machine without https',
    (OIDC_ISSUER) => expect(readConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: 'x' }).oidc?.issuer).toBe(OIDC_ISSUER),
  );

  test.each([
    'id.brand.dev',
    'http://id.brand.dev',
    'http://localhost.brand.dev',
    'http://127.0.0.1.brand.dev',
    'ftp://id.brand.dev',
    'https://',
    'https://id.brand.dev?realm=x',
    'https://id.brand.dev#x',
  ])('rejects OIDC_ISSUER=%s and names the variable', (OIDC_ISSUER) => {
    expect(() => readConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: 'x' })).toThrow(ConfigError);
    expect(() => readConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: 'x' })).toThrow(/^OIDC_ISSUER must be/);
  });

  test.each([
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://id.brand.dev' }],
    ['OIDC_CLIENT_ID', { OIDC_ISSUER: 'https://id.brand.dev', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: 'x' }],
    ['OIDC_ISSUER', { OIDC_CLIENT_ID: 'x' }],
    ['OIDC_ISSUER', { OIDC_CLIENT_SECRET: 'x' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: '', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' }],
  ])('reports that %s is missing in %o', (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(new RegExp(`^${name} is required`));
  });

  test('counts the bytes of SECRET_KEY, and does not print it', () => {
    expect(readConfig({ SECRET_KEY: 'ü'.repeat(16) }).secretKey).toBe('ü'.repeat(16));
    const short = 'geheim-'.repeat(4);
    expect(() => readConfig({ SECRET_KEY: short })).toThrow(/^SECRET_KEY must have at least 32 bytes; it has 28$/);
  });

  test('reads the earlier keys, of 32 bytes and more', () => {
    const [first, second] = ['a'.repeat(32), 'b'.repeat(40)];
    expect(readConfig({}).previousSecretKeys).toEqual([]);
    expect(readConfig({ SECRET_KEY_PREVIOUS: `${first},${second}` }).previousSecretKeys).toEqual([first, second]);
    const short = 'geheim-'.repeat(4);
    const message = 'SECRET_KEY_PREVIOUS must have keys of at least 32 bytes, separated by commas';
    expect(() => readConfig({ SECRET_KEY_PREVIOUS: `${first},${short}` })).toThrow(new RegExp(`^${message}$`));
  });

  test.each<[string, Record<string, string>, false | 'local' | 'anywhere']>([
    ['nothing is set', {}, 'local'],
    ['HOST and BASE_URL are of this machine', { HOST: '::1', BASE_URL: 'http://localhost:3000/x' }, 'local'],
    ['HOST is a public address', { HOST: '0.0.0.0', BASE_URL: 'http://localhost:3000' }, false],
    ['HOST is every address', { HOST: '::' }, false],
    ['BASE_URL is public, as behind a proxy', { BASE_URL: 'https://referrals.brand.dev' }, false],
    ['BASE_URL only looks like this machine', { BASE_URL: 'http://localhost.brand.dev' }, false],
    ['it is allowed there', { HOST: '0.0.0.0', BASE_URL: 'https://demo.brand.dev', DEV_SIGN_IN: 'allow' }, 'anywhere'],
    ['it is allowed on this machine', { DEV_SIGN_IN: 'allow' }, 'anywhere'],
    ['NODE_ENV is production', { NODE_ENV: 'production' }, false],
    ['NODE_ENV is test', { NODE_ENV: 'test' }, 'local'],
  ])('decides where the development sign-in answers: %s', (_, env, may) => {
    expect(readConfig(env).developmentSignIn).toBe(may);
  });

  test('rejects the development sign-in in production', () => {
    const env = { NODE_ENV: 'production', DEV_SIGN_IN: 'allow' };
    expect(() => readConfig(env)).toThrow(/^DEV_SIGN_IN must not be set when NODE_ENV is production$/);
  });

  test('requires a SECRET_KEY in production with DATABASE_URL', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.brand.dev/referral' };
    expect(() => readConfig(production)).toThrow('SECRET_KEY');
    expect(readConfig({ ...production, SECRET_KEY: 'x'.repeat(32) }).secretKey).toBe('x'.repeat(32));
    expect(readConfig({ NODE_ENV: 'production' }).secretKey).toBeUndefined();
  });
});

test('an invalid variable stops the start with a message that names it', async () => {
  await expect(startProcess({ RATE_LIMIT_SCALE: 'many' })).rejects.toThrow(/RATE_LIMIT_SCALE must be/);
});

test.each([
  ['NODE_ENV', 'Production'],
  ['SECRET_KEY', 'x'],
])('%s=%s stops the start', async (name, value) => {
  await expect(startProcess({ [name]: value })).rejects.toThrow(new RegExp(`^Configuration: ${name} must`));
});

test.each<[string, Record<string, string>, RegExp]>([
  ['an incomplete issuer', { OIDC_ISSUER: 'https://id.brand.dev' }, /Configuration: OIDC_CLIENT_ID is required/],
  ['an unreachable database', { DATABASE_URL: 'postgres://127.0.0.1:9/none' }, /Cannot start: DATABASE_URL: .+/],
])('%s stops the start with a message that names the variable', (_, env, message) =>
  expect(startProcess(env)).rejects.toThrow(message),
);

test.each([
  ['an unreachable Redis', 'redis://127.0.0.1:1'],
  ['a Redis Cluster without a reachable node', 'redis://127.0.0.1:1,redis://127.0.0.1:2'],
])('%s does not prevent the start, and is logged', async (_, redisUrl) => {
  const [dataDir, database] = [dataFolder(), await cloneDatabase()];
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const service = await startProcess({ ...env, REDIS_URL: redisUrl });
  const answer = await send(service.baseUrl, '/api/v1/track/lead', { body: { click_id: 'unknown' } });
  expect(answer.status).toBe(400);
  await expect.poll(() => service.output()).toContain('cannot be reached: each instance limits by itself');
  await service.kill('SIGTERM');

  writeFileSync(join(dataDir, 'secret.key'), '');
  await expect(startProcess(env)).rejects.toThrow(/secret\.key is damaged/);
  rmSync(dataDir, { recursive: true });
  await database.drop();
});
