import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientOf, compileTrustProxy } from '../../src/lib/client-address.ts';
import { startService, type Service } from '../support/service.ts';

const requestFrom = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
    connection: { remoteAddress },
  }) as unknown as IncomingMessage;

describe('which proxies are trusted', () => {
  test.each([
    ['nobody', undefined, '10.0.0.1', '9.9.9.9', '10.0.0.1'],
    ['nobody by a hop count of 0', '0', '10.0.0.1', '9.9.9.9', '10.0.0.1'],
    ['one hop', '1', '10.0.0.1', '8.8.8.8, 9.9.9.9', '9.9.9.9'],
    ['two hops', '2', '10.0.0.1', '8.8.8.8, 9.9.9.9', '8.8.8.8'],
    ['loopback, from there', 'loopback', '127.0.0.1', '9.9.9.9', '9.9.9.9'],
    ['loopback by IPv6, from there', 'loopback', '::1', '9.9.9.9', '9.9.9.9'],
    ['loopback, from elsewhere', 'loopback', '10.0.0.1', '9.9.9.9', '10.0.0.1'],
    ['an address, from there', '10.0.0.1', '10.0.0.1', '9.9.9.9', '9.9.9.9'],
    ['an address, from another', '10.0.0.1', '10.0.0.2', '9.9.9.9', '10.0.0.2'],
    ['a range', '10.0.0.0/8', '10.1.2.3', '8.8.8.8, 10.9.9.9', '8.8.8.8'],
    ['a list', '10.0.0.1, 192.168.0.0/16', '10.0.0.1', '8.8.8.8, 192.168.3.4', '8.8.8.8'],
    ['an address with a port', 'loopback', '127.0.0.1', '9.9.9.9:5555', '9.9.9.9'],
    ['an IPv6 address with a port', 'loopback', '127.0.0.1', '[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
    ['what is no address', 'loopback', '127.0.0.1', 'anybody', '127.0.0.1'],
    ['loopback, but no further than the first stranger', 'loopback', '127.0.0.1', '1.1.1.1, 9.9.9.9', '9.9.9.9'],
  ])('%s', (_, setting, socket, forwarded, client) => {
    expect(clientOf(requestFrom(socket, forwarded), compileTrustProxy(setting))).toBe(client);
  });

  test.each(['nonsense', '10.0.0.0/99', '10.0.0.1,', '-1'])('%j is no setting', (setting) => {
    expect(() => compileTrustProxy(setting)).toThrow();
  });
});

describe('which clients share a bucket', () => {
  const client = (address: string) => clientOf(requestFrom(address), () => false);

  test('IPv6 clients of one /64 network', () => {
    expect(client('2001:db8:1:2:3:4:5:6')).toBe(client('2001:db8:1:2:ffff::1'));
    expect(client('2001:db8:1:2::')).toBe(client('2001:0DB8:0001:0002:9::9'));
  });

  test('but not those of other networks', () => {
    expect(client('2001:db8:1:2::1')).not.toBe(client('2001:db8:1:3::1'));
    expect(client('2001:db8:1:2::1')).not.toBe(client('2001:db8:2:2::1'));
    expect(client('1.2.3.4')).not.toBe(client('1.2.3.5'));
  });

  test('an IPv4 client in all its spellings', () => {
    expect(client('::ffff:1.2.3.4')).toBe(client('1.2.3.4'));
    expect(client('::ffff:102:304')).toBe('1.2.3.4');
  });
});

describe('over HTTP', () => {
  let service: Service;
  beforeAll(async () => void (service = await startService({ rateLimitScale: 0.05 })));
  afterAll(() => service.stop());

  const remaining = async (instance: Pick<Service, 'call'>, forwarded: string) =>
    Number(
      (await instance.call('/api/v1/track/click', { method: 'GET', headers: { 'x-forwarded-for': forwarded } }))
        .headers['x-ratelimit-remaining'],
    );

  test('the address of an untrusted proxy is used itself', async () => {
    expect(await remaining(service, '1.1.1.1')).toBe(2);
    expect(await remaining(service, '2.2.2.2')).toBe(1);
    expect(await remaining(service, '3.3.3.3')).toBe(0);
  });

  test('a trusted proxy forwards the addresses of its clients', async () => {
    const behind = await service.second({ rateLimitScale: 0.05, trustProxy: compileTrustProxy('loopback') });
    expect(await remaining(behind, '1.1.1.1')).toBe(2);
    expect(await remaining(behind, '2.2.2.2')).toBe(2);
    expect(await remaining(behind, '9.9.9.9, 1.1.1.1')).toBe(1);
    expect(await remaining(behind, '2001:db8::1')).toBe(2);
    expect(await remaining(behind, '2001:db8::2')).toBe(1);
  });
});
