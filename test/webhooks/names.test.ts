import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPoster } from '../../src/outbox/post.ts';
import { newWebhookSecret } from '../../src/outbox/secret.ts';
import { createLookUp } from '../../src/lib/names.ts';

// A DNS server that never answers, and one that has an address for one name.
const asked: string[] = [];
let [silent, speaking]: Socket[] = [];
const dir = mkdtempSync(join(tmpdir(), 'referral-names-'));
const listen = (socket: Socket) => new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
const at = (socket: Socket | undefined) => `127.0.0.1:${socket!.address().port}`;

/** The labels of the name in a question. */
function nameIn(question: Buffer): string {
  const labels: string[] = [];
  for (let i = 12; question[i] !== 0; i += question[i]! + 1)
    labels.push(question.subarray(i + 1, i + 1 + question[i]!).toString());
  return labels.join('.');
}

beforeAll(async () => {
  silent = createSocket('udp4');
  speaking = createSocket('udp4');
  speaking.on('message', (question, { port }) => {
    const name = nameIn(question);
    const isIpv4 = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
    asked.push(name);
    const has = name === 'hooks.office.test' && isIpv4;
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 10, 0, 0, 7]);
    const end = question.indexOf(0, 12) + 5;
    const head = Buffer.from(question.subarray(0, end));
    head.writeUInt16BE(has || name.endsWith('office.test') ? 0x8180 : 0x8183, 2);
    head.writeUInt16BE(has ? 1 : 0, 6);
    head.writeUInt32BE(0, 8);
    speaking!.send(has ? Buffer.concat([head, answer]) : head, port, '127.0.0.1');
  });
  await Promise.all([listen(silent), listen(speaking)]);
  writeFileSync(join(dir, 'hosts'), '# own machines\n10.0.0.9 printer Printer.Example # in the corridor\n');
  writeFileSync(join(dir, 'resolv.conf'), 'nameserver 10.9.9.9\nsearch office.test\n');
});
afterAll(() => {
  silent!.close();
  speaking!.close();
  rmSync(dir, { recursive: true });
});
const files = { hosts: join(dir, 'hosts'), resolver: join(dir, 'resolv.conf') };

test('names whose servers never answer end at their limit, and delay nothing else', async () => {
  const lookUp = createLookUp({ ...files, servers: [at(silent)], limitMs: 2_000 });
  const poster = createPoster({ development: false, networks: [], own: [] }, lookUp);
  const begun = performance.now();
  const attempts = Array.from({ length: 60 }, (_, i) =>
    poster.post({ url: `https://x${i}.slow.test/`, secrets: [newWebhookSecret()], id: 'e', body: {} }, new Date()),
  );
  // The threads of the process are free: the system looks names up as before.
  await lookup('localhost');
  expect(performance.now() - begun).toBeLessThan(1_500);
  for (const { problem, ms } of await Promise.all(attempts)) {
    expect(problem).toBe('unknown_host');
    expect(ms).toBeLessThan(8_000);
  }
  poster.close();
});

test('names of the hosts file come first, in any case', async () => {
  const lookUp = createLookUp({ ...files, servers: [at(silent)] });
  for (const name of ['printer', 'PRINTER.example', 'printer.example.'])
    expect(await lookUp(name)).toEqual([{ address: '10.0.0.9', family: 4 }]);
  expect((await lookUp('shop.localhost')).map(({ address }) => address)).toEqual(['127.0.0.1', '::1']);
});

test('a name of one label is looked up in the domains of the system, others are not', async () => {
  const lookUp = createLookUp({ ...files, servers: [at(speaking)] });
  expect(await lookUp('hooks')).toEqual([{ address: '10.0.0.7', family: 4 }]);
  await expect(lookUp('hooks.other')).rejects.toThrow('hooks.other has no address');
  expect(asked).not.toContain('hooks.other.office.test');
});
