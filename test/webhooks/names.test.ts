import { createSocket, type Socket } from 'node:dgram';
import dns from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pbkdf2 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesOf, lookupWith, replaceSystemLookup, type NameOptions } from '../../src/lib/names.ts';
import { createTurns } from '../../src/lib/turns.ts';
import { createPoster } from '../../src/webhooks/post.ts';
import { newWebhookSecret } from '../../src/webhooks/secret.ts';
import { startReceiver } from './receiver.ts';

let silent: Socket;
let asked: string[];
let answering: Socket;
let never: NameOptions;
let files: NameOptions;

const listen = async (onMessage: (message: Buffer, socket: Socket, port: number) => void) => {
  const socket = createSocket('udp4');
  socket.on('message', (message, { port }) => onMessage(message, socket, port));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return socket;
};
const serverOf = (socket: Socket) => `127.0.0.1:${socket.address().port}`;

/** The name that a question is about. */
function nameIn(message: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; message[at] !== 0; at += message[at]! + 1)
    labels.push(message.subarray(at + 1, at + 1 + message[at]!).toString());
  return labels.join('.').toLowerCase();
}

/** Knows one name, which has an IPv4 address. */
function reply(message: Buffer, socket: Socket, port: number): void {
  const name = nameIn(message);
  asked.push(name);
  const end = 12 + name.length + 2 + 4;
  const isKnown = name === 'db.internal.dev';
  const isFound = isKnown && message[end - 3] === 1;
  const answer = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 203, 0, 114, 7]);
  const head = Buffer.from([
    message[0]!,
    message[1]!,
    0x81,
    isKnown ? 0x80 : 0x83,
    0,
    1,
    0,
    isFound ? 1 : 0,
    0,
    0,
    0,
    0,
  ]);
  socket.send(Buffer.concat([head, message.subarray(12, end), ...(isFound ? [answer] : [])]), port);
}

beforeAll(async () => {
  asked = [];
  silent = await listen(() => undefined);
  answering = await listen(reply);
  const folder = await mkdtemp(join(tmpdir(), 'names-'));
  files = { hostsFile: join(folder, 'hosts'), resolvFile: join(folder, 'resolv.conf') };
  await writeFile(files.hostsFile!, '# all\n10.1.2.3 cache Cache.Local # ours\n::1 cache\n');
  await writeFile(files.resolvFile!, 'nameserver 127.0.0.1\nsearch other.dev internal.dev\noptions ndots:5\n');
  never = { ...files, servers: [serverOf(silent)] };
});
afterAll(() => {
  silent.close();
  answering.close();
});

test('names of the file of hosts, of this machine, and addresses need no server', async () => {
  expect(await addressesOf('CACHE', never)).toEqual([
    { address: '10.1.2.3', family: 4 },
    { address: '::1', family: 6 },
  ]);
  expect(await addressesOf('cache.local.', never)).toEqual([{ address: '10.1.2.3', family: 4 }]);
  expect((await addressesOf('localhost', never)).map(({ address }) => address)).toContain('127.0.0.1');
  expect(await addressesOf('192.0.2.1', never)).toEqual([{ address: '192.0.2.1', family: 4 }]);
});

test('a name of one word is searched in the domains of the system, and a missing one is missing', async () => {
  const names = { ...files, servers: [serverOf(answering)] };
  expect(await addressesOf('db', names)).toEqual([{ address: '203.0.114.7', family: 4 }]);
  expect([...new Set(asked)]).toEqual(['db.other.dev', 'db.internal.dev']);
  expect(await addressesOf('db.internal.dev', names)).toEqual([{ address: '203.0.114.7', family: 4 }]);
  await expect(addressesOf('shop.internal.dev.', names)).rejects.toMatchObject({ code: 'ENOTFOUND' });
  const lookup = promisify<string, object, unknown>(lookupWith(names) as never);
  expect(await lookup('db', {})).toBe('203.0.114.7');
  expect(await lookup('db', { all: true })).toEqual([{ address: '203.0.114.7', family: 4 }]);
  await expect(lookup('db', { family: 6 })).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

test('a server that never answers costs a few seconds, or less once nobody waits', { timeout: 15_000 }, async () => {
  const begun = performance.now();
  await expect(addressesOf('hangs.brand.dev', never)).rejects.toMatchObject({ code: 'EAI_AGAIN' });
  expect(performance.now() - begun).toBeLessThan(6_000);
  const stopping = new AbortController();
  const looked = addressesOf('hangs.brand.dev', { ...never, signal: stopping.signal });
  const cutAt = performance.now();
  stopping.abort();
  await expect(looked).rejects.toMatchObject({ code: 'EAI_AGAIN' });
  expect(performance.now() - cutAt).toBeLessThan(1_000);
});

test('forty names that hang leave the threads of the process free', { timeout: 15_000 }, async () => {
  const poster = createPoster({ development: false, networks: [], own: [] }, (signal) =>
    lookupWith({ ...never, signal }),
  );
  const secrets = [newWebhookSecret()];
  const posted = Array.from({ length: 40 }, (_, i) =>
    poster.post({ url: `https://h${i}.brand.dev/`, secrets, id: 'evt_1', body: {} }, new Date()),
  );
  let ended = 0;
  for (const one of posted) void one.then(() => ended++);
  await promisify(pbkdf2)('a', 'b', 1, 8, 'sha256');
  await systemLookup('localhost');
  // The names still hang, so the threads were free; how long that took, a busy machine decides.
  expect(ended).toBe(0);
  for (const attempted of await Promise.all(posted)) expect(attempted).toMatchObject({ problem: 'unknown_host' });
  poster.close();
});

test("connections of every package find the service's own servers while other names hang", async () => {
  const own = await startReceiver();
  await writeFile(files.hostsFile!, '127.0.0.1 own-server\n');
  const systems = dns.lookup;
  replaceSystemLookup(never);
  const hanging = Array.from({ length: 40 }, (_, i) => fetch(`http://h${i}.brand.dev/`).catch(() => 'failed'));
  const begun = performance.now();
  expect((await fetch(`http://own-server:${own.port}/`, { method: 'POST', body: 'x' })).status).toBe(204);
  expect(performance.now() - begun).toBeLessThan(1_500);
  expect(new Set(await Promise.all(hanging))).toEqual(new Set(['failed']));
  dns.lookup = systems;
  await own.stop();
}, 15_000);

test('a few names of one account are looked up at once', async () => {
  const turns = createTurns(2);
  let [now, most] = [0, 0];
  const work = async () => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    now--;
    if (now === 0) throw new Error('fails');
  };
  await Promise.allSettled(Array.from({ length: 10 }, () => turns(1, work)));
  expect([now, most]).toEqual([0, 2]);
  await Promise.allSettled([turns(1, work), turns(2, work), turns(3, work)]);
  expect(most).toBe(3);
});
