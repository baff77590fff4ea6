import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config.ts';
import { send } from '../support/client.ts';
import { dataFolder, startProcess } from './support.ts';

describe('readConfig', () => {
  test('needs nothing', () => {
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

  test('derives the addresses from one another', () => {
    for (const HOST of ['::1', '[::1]']) expect(readConfig({ HOST, PORT: '8080' }).baseUrl).toBe('http://[::1]:8080');
    expect(readConfig({ BASE_URL: 'https://referrals.brand.dev/' }).docsUrl).toBe(
      'https://referrals.brand.dev/docs/errors',
    );
  });

  test('takes an empty variable for an unset one', () => {
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
    ['SECRET_KEY', '   '],
  ])('refuses %s=%s by its name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test('demands a SECRET_KEY in production on a database of its own', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.brand.dev/referral' };
    expect(() => readConfig(production)).toThrow('SECRET_KEY');
    expect(readConfig({ ...production, SECRET_KEY: 'x'.repeat(32) }).secretKey).toBe('x'.repeat(32));
    expect(readConfig({ NODE_ENV: 'production' }).secretKey).toBeUndefined();
  });
});

test('a wrong variable stops the start with a message that names it', async () => {
  await expect(startProcess({ RATE_LIMIT_SCALE: 'many' })).rejects.toThrow(/RATE_LIMIT_SCALE must be/);
});

test('a database that cannot be reached stops the start with a message', async () => {
  await expect(startProcess({ DATABASE_URL: 'postgres://127.0.0.1:9/none' })).rejects.toThrow(
    /Cannot start: DATABASE_URL: .+/,
  );
});

test('a Redis that cannot be reached does not keep the service from starting, and is told', async () => {
  const dataDir = dataFolder();
  const service = await startProcess({ DATA_DIR: dataDir, REDIS_URL: 'redis://127.0.0.1:1' });
  const answer = await send(service.baseUrl, '/api/v1/track/lead', { body: { click_id: 'unknown' } });
  expect(answer.status).toBe(400);
  expect(service.output()).toContain('cannot be reached: each instance limits by itself');
  await service.kill('SIGTERM');

  writeFileSync(join(dataDir, 'secret.key'), '');
  await expect(startProcess({ DATA_DIR: dataDir })).rejects.toThrow(/secret\.key is damaged/);
  rmSync(dataDir, { recursive: true });
});
