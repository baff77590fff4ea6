import { describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/config/index.ts';

// The settings of the log of clicks.

const readLog = (settings: Record<string, string>) => readConfig(settings).clickLog;

test('without NATS_URL there is no log, whatever else is set', () => {
  expect(readLog({})).toBeUndefined();
  expect(readLog({ NATS_URL: '', NATS_REPLICAS: '1' })).toBeUndefined();
});

test('one address: three replicas, 8 GiB, and the default port', () => {
  expect(readLog({ NATS_URL: 'nats://log.brand.dev' })).toEqual({
    servers: ['log.brand.dev:4222'],
    user: undefined,
    password: undefined,
    tls: false,
    stream: 'referral_clicks',
    replicas: 3,
    maxBytes: 8 * 1024 ** 3,
  });
});

test('several addresses, with a user and a password', () => {
  const NATS_URL = 'tls://me:p%40ss@a:5222,tls://me:p%40ss@b:5222';
  const others = { NATS_STREAM: 'mine', NATS_REPLICAS: '5', NATS_MAX_GIB: '0.5' };
  expect(readLog({ NATS_URL, ...others })).toEqual({
    servers: ['a:5222', 'b:5222'],
    user: 'me',
    password: 'p@ss',
    tls: true,
    stream: 'mine',
    replicas: 5,
    maxBytes: 512 * 1024 ** 2,
  });
});

describe('refused, with the name of the variable', () => {
  test.each([
    ['NATS_URL', 'http://log:4222'],
    ['NATS_URL', 'nats://log:4222/path'],
    ['NATS_URL', 'nats://a:4222,'],
    ['NATS_REPLICAS', '2'],
    ['NATS_REPLICAS', '7'],
    ['NATS_MAX_GIB', '0'],
    ['NATS_STREAM', 'my.clicks'],
    ['NATS_STREAM', 'my clicks'],
  ])('%s=%s', (name, value) => {
    expect(() => readLog({ NATS_URL: 'nats://log', [name]: value })).toThrow(`${name} must be`);
  });

  test('a password does not appear in the message', () => {
    const read = () => readLog({ NATS_URL: 'http://me:secret@log' });
    expect(read).toThrow('NATS_URL must be');
    expect(read).not.toThrow('secret');
  });
});
