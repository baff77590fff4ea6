import type { lookup } from 'node:dns';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPoster } from '../../src/webhooks/post.ts';
import { addressProblem, type Egress } from '../../src/lib/egress.ts';
import { newWebhookSecret } from '../../src/webhooks/secret.ts';
import { startReceiver, type Receiver } from './receiver.ts';

const PUBLIC: Egress = { development: false, networks: [], own: [] };

// It listens on every address of this machine, so whatever leads here would connect.
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver(undefined, '::');
});
afterAll(() => receiver.stop());

type Found = { address: string; family: number }[];
const naming = (answer: () => Found) =>
  ((_host: string, _options: object, done: (err: null, found: Found) => void) =>
    setImmediate(() => done(null, answer()))) as unknown as typeof lookup;
const addresses = (...found: string[]): Found =>
  found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const post = (egress: Egress, url: string, answer?: () => Found) =>
  createPoster(egress, answer && (() => naming(answer))).post(
    { url, secrets: [newWebhookSecret()], id: 'evt_1', body: {} },
    new Date(),
  );
const at = (host: string): string => `https://${host}:${receiver.port}/`;

const lan = Object.values(networkInterfaces())
  .flatMap((of) => of ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const FORBIDDEN = {
  'this machine': '127.0.0.1',
  'another name of this machine': '127.9.8.7',
  'a decimal number': '2130706433',
  'an octal number': '0177.0.0.1',
  'a hexadecimal number': '0x7f000001',
  'a short form': '127.1',
  'any address': '0.0.0.0',
  'IPv6 loopback': '[::1]',
  'IPv6 any address': '[::]',
  'IPv4 in IPv6': '[::ffff:127.0.0.1]',
  'an IPv4-compatible address': '[::127.0.0.1]',
  NAT64: '[64:ff9b::7f00:1]',
  'a private network': '10.1.2.3',
  'another private network': '192.168.0.1',
  'the address of metadata': '169.254.169.254',
  'an IPv6 link': '[fe80::1]',
  'a unique local address': '[fd00:ec2::254]',
  'shared space of a provider': '100.64.0.1',
  'a 6to4 address of this machine': '[2002:7f00:1::]',
  'a full-width digit': '１27.0.0.1',
};

test.each(Object.entries(FORBIDDEN))('%s is refused as text, and as what a name leads to', async (_, host) => {
  const before = receiver.connections();
  expect(addressProblem(PUBLIC, at(host))).toBe('not_allowed');
  expect(await post(PUBLIC, at(host))).toMatchObject({ code: null, problem: 'forbidden_address' });
  const address = new URL(at(host)).hostname.replace(/[[\]]/g, '');
  const named = await post(PUBLIC, at('hooks.brand.dev'), () => addresses(address));
  expect(named).toMatchObject({ code: null, problem: 'forbidden_address' });
  // One of several is enough, wherever it stands.
  const hidden = await post(PUBLIC, at('hooks.brand.dev'), () => addresses('203.0.114.1', address));
  expect(hidden).toMatchObject({ code: null, problem: 'forbidden_address' });
  expect(receiver.connections()).toBe(before);
});

test('a name that changes its answer does not connect', async () => {
  const before = receiver.connections();
  let asked = 0;
  // What a check before the connection would see differs from what the connection uses.
  const answer = () => (asked++ === 0 ? addresses('127.0.0.1') : addresses('8.8.8.8'));
  expect(await post(PUBLIC, at('rebinding.brand.dev'), answer)).toMatchObject({ problem: 'forbidden_address' });
  expect(asked).toBe(1);
  expect(receiver.connections()).toBe(before);
});

test('proxy variables are not read', async () => {
  const before = receiver.connections();
  process.env.HTTPS_PROXY = process.env.https_proxy = `http://127.0.0.1:${receiver.port}`;
  await post(PUBLIC, 'https://hooks.invalid/');
  delete process.env.HTTPS_PROXY;
  delete process.env.https_proxy;
  expect(receiver.connections()).toBe(before);
});

test('the form of an address is checked before it is stored', () => {
  const problem = (url: string, egress = PUBLIC) => addressProblem(egress, url);
  expect(problem('no address')).toBe('form');
  expect(problem('https://')).toBe('form');
  expect(problem('ftp://hooks.brand.dev')).toBe('scheme');
  expect(problem('http://hooks.brand.dev')).toBe('scheme');
  expect(problem('http://127.0.0.1:9')).toBe('scheme');
  expect(problem('https://user:pw@hooks.brand.dev')).toBe('credentials');
  expect(problem('https://hooks.brand.dev/path?token=1')).toBeUndefined();
  const development = { ...PUBLIC, development: true };
  expect(problem('http://localhost:3001/hook', development)).toBeUndefined();
  expect(problem('http://hooks.brand.dev', development)).toBe('scheme');
  expect(problem('https://10.0.0.1', development)).toBe('not_allowed');
});

test("in development a name of one's own leads to this machine, another one does not", async () => {
  const development = { ...PUBLIC, development: true };
  expect(await post(development, `http://localhost:${receiver.port}/`)).toMatchObject({ code: 204 });
  const named = await post(development, at('hooks.brand.dev'), () => addresses('127.0.0.1'));
  expect(named).toMatchObject({ problem: 'forbidden_address' });
});

test.skipIf(!lan)(
  "one's own network is reached only if it is allowed, and never the servers that the service uses",
  async () => {
    const before = receiver.connections();
    expect(await post(PUBLIC, at(lan!))).toMatchObject({ problem: 'forbidden_address' });
    expect(receiver.connections()).toBe(before);
    const networks = [`${lan}/32`, 'fd00::/8'];
    const allowed = { ...PUBLIC, networks };
    // It connects: the receiver answers without TLS.
    expect(await post(allowed, at(lan!))).toMatchObject({ problem: 'tls' });
    expect(await post(allowed, at('hooks.brand.dev'), () => addresses(lan!))).toMatchObject({ problem: 'tls' });
    const connected = receiver.connections();
    expect(connected).toBe(before + 2);
    for (const host of [lan!, '0.0.0.0', `::ffff:${lan}`]) {
      const egress = { ...allowed, own: [{ host, port: receiver.port }] };
      expect(await post(egress, at(lan!))).toMatchObject({ problem: 'forbidden_address' });
      const named = await post(egress, at('hooks.brand.dev'), () => addresses(lan!));
      expect(named).toMatchObject({ problem: 'forbidden_address' });
    }
    expect(receiver.connections()).toBe(connected);
    const own = [{ host: 'referrals.brand.dev', port: 443, named: true }];
    expect(addressProblem({ ...allowed, own }, 'https://referrals.brand.dev/api')).toBe('not_allowed');
  },
);
