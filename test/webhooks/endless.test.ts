import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createPoster } from '../../src/webhooks/post.ts';
import { newWebhookSecret } from '../../src/webhooks/secret.ts';

const REACH = { development: true, networks: [], own: [] };
const OK = 'HTTP/1.1 200 OK\r\n';

const servers: Server[] = [];
const sockets = new Set<Socket>();
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
});

/** A receiver that answers with these bytes, and then with the rest again and again. */
async function answering(first: string, rest = ''): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(first);
      const more = setInterval(() => rest && socket.writable && socket.write(rest), 50);
      socket.on('close', () => {
        clearInterval(more);
        sockets.delete(socket);
      });
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const post = (poster: ReturnType<typeof createPoster>, url: string) =>
  poster.post({ url, secrets: [newWebhookSecret()], id: 'evt_1', body: {} }, new Date());

const UPGRADE = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
const CHUNKED = `${OK}Transfer-Encoding: chunked\r\n\r\n`;

test.concurrent.for([
  ['another protocol, which is a failure', UPGRADE, '', { code: 101, problem: 'status' }],
  [
    'another protocol without its name',
    'HTTP/1.1 101 Switching Protocols\r\n\r\n',
    '',
    { problem: expect.any(String) },
  ],
  ['nothing', '', '', { code: null, problem: 'timeout' }],
  ['that it is working on it, for ever', '', 'HTTP/1.1 103 Early Hints\r\n\r\n', { code: null, problem: 'timeout' }],
  ['headers without an end', OK, 'a: b\r\n', { code: null, problem: 'timeout' }],
  ['a body that does not begin', `${OK}Content-Length: 5\r\n\r\n`, '', { code: 200, problem: null }],
  ['a body that does not end', CHUNKED, '1\r\nx\r\n', { code: 200, problem: null }],
  ['trailers without an end', `${CHUNKED}1\r\nx\r\n0\r\n`, 'a: b\r\n', { code: 200, problem: null }],
  ['a failure whose body does not end', CHUNKED.replace('200 OK', '500 No'), '', { code: 500, problem: 'status' }],
] as const)(
  'a receiver that answers %s is noted within 16 seconds',
  { timeout: 20_000 },
  async (row, { expect: judge }) => {
    const [, first, rest, expected] = row;
    const poster = createPoster(REACH);
    const attempted = await post(poster, await answering(first, rest));
    judge(attempted).toMatchObject(expected);
    judge(attempted.ms).toBeLessThan(16_000);
    poster.close();
  },
);

test.each(['', UPGRADE, `${OK}a: b\r\n`, CHUNKED])(
  'the end of the process ends an attempt that was answered %j',
  async (first) => {
    const poster = createPoster(REACH);
    const attempt = post(poster, await answering(first, first === CHUNKED ? '1\r\nx\r\n' : ''));
    setTimeout(() => poster.close(), 300);
    const attempted = await attempt;
    expect(attempted.ms).toBeLessThan(3_000);
    // What was answered decides.
    if (first === CHUNKED) expect(attempted).toMatchObject({ code: 200, problem: null });
  },
);
