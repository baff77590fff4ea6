import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { platformError } from '../support/envelopes.ts';
import { startService, type Service } from '../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const NAMES: Record<number, string> = { 408: 'RequestTimeoutError', 431: 'RequestHeaderFieldsTooLargeError' };

/** Writes pieces of data to a socket; returns the response once it is complete. */
async function raw(...pieces: string[]): Promise<{ status: number; headers: string; body: unknown }> {
  const { hostname, port } = new URL(service.baseUrl);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  for (const piece of pieces) {
    socket.write(piece);
    await sleep(5);
  }
  await expect.poll(() => text, { timeout: 5000 }).toMatch(/\r\n\r\n.*[}\n]$/s);
  socket.destroy();
  if (!socket.closed) await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body: JSON.parse(body) as unknown };
}

const POST = 'POST /api/v1/track/click HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

describe('an unreadable request is answered in the envelope, with an identifier', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'Request could not be parsed'],
    [
      'a method that nobody knows',
      'FOO /api/v1/track/click HTTP/1.1\r\nHost: x\r\n\r\n',
      400,
      'Request could not be parsed',
    ],
    ['two lengths', `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, 'Request could not be parsed'],
    ['endless headers', `${POST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'Request headers are too large'],
  ])('%s', async (_, text, status, message) => {
    const answer = await raw(text);
    expect(answer.status).toBe(status);
    const expected = platformError(status, message);
    expect(answer.body).toEqual({
      ...expected,
      error: { ...expected.error, name: NAMES[status] ?? 'BadRequestError' },
    });
    expect(answer.headers).toMatch(/x-request-id: [a-z0-9]{24}/);
    expect(answer.headers).toContain('connection: close');
  });
});

describe('requests that other servers reject without a message are normal requests', () => {
  test('without a Host header', async () => {
    const answer = await raw(POST.replace('Host: x\r\n', '') + 'Content-Length: 2\r\n\r\n{}');
    expect(answer.body).toEqual(platformError(400, 'affiliate_url is required'));
  });

  test('with an unknown expectation', async () => {
    const answer = await raw(`${POST}Expect: miracles\r\nContent-Length: 2\r\n\r\n{}`);
    expect(answer.body).toEqual(platformError(400, 'affiliate_url is required'));
  });

  test('with an absolute URL as target', async () => {
    const target = POST.replace('/api', 'http://referrals.brand.dev/api');
    expect((await raw(`${target}Content-Length: 2\r\n\r\n{}`)).body).toEqual(
      platformError(400, 'affiliate_url is required'),
    );
  });
});

test('a body without declared length is rejected as soon as it is too large, while the client is still sending', async () => {
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const answer = await raw(`${POST}Transfer-Encoding: chunked\r\n\r\n`, chunk, chunk, chunk, chunk, chunk);
  expect(answer.status).toBe(413);
  expect(answer.body).toEqual(platformError(413, 'Request body must be at most 64 KiB'));
});
