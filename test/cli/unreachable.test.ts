import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { createServiceClient } from '../../packages/cli/src/client.ts';
import { freePort } from '../../scripts/lib/free-port.ts';
import { person } from './support.ts';

// The client's messages when the service cannot be reached, or another server answers.

const anna = person('http://127.0.0.1:9');
const servers: Server[] = [];
afterAll(() => {
  anna.clean();
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

async function other(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const status = (baseUrl: string, ...more: string[]) =>
  anna.run('status', '--api-key', 'refkey_x', '--base-url', baseUrl, ...more);

test('nothing listens at the address', async () => {
  const baseUrl = `http://127.0.0.1:${await freePort()}`;
  const text = await status(baseUrl);
  expect([text.code, text.stdout]).toEqual([4, '']);
  expect(text.stderr).toMatch(new RegExp(`^Error: ${baseUrl} cannot be reached: .*ECONNREFUSED`));
  expect(text.stderr).toContain('--base-url or REFERRAL_BASE_URL');
  const { code, document } = await status(baseUrl, '--json');
  expect(code).toBe(4);
  expect(document.error).toMatchObject({ message: expect.stringContaining('cannot be reached'), exit_code: 4 });
});

test('the host name is unknown', async () => {
  const { code, stderr } = await status('http://nobody.invalid');
  expect(code).toBe(4);
  expect(stderr).toMatch(/^Error: http:\/\/nobody\.invalid cannot be reached: .*nobody\.invalid/);
});

describe('another server answers', () => {
  const STRANGER = /^Error: The server at \S+ is not the referral tracking service \(status \d+\)\n/;

  test.each<[string, number, string, string]>([
    ['a page', 200, 'text/html', '<h1>Hello</h1>'],
    ['a proxy without its service', 502, 'text/html', '<h1>Bad Gateway</h1>'],
    ['nothing', 204, 'text/plain', ''],
    ['JSON that is no object', 200, 'application/json', '[1]'],
    ['an error in another form', 404, 'application/json', '{"error":"not_found"}'],
  ])('%s', async (_, code, type, body) => {
    const baseUrl = await other((_req, res) => void res.writeHead(code, { 'content-type': type }).end(body));
    const run = await status(baseUrl);
    expect(run.code).toBe(4);
    expect(run.stderr).toMatch(STRANGER);
  });

  test('another service, with JSON', async () => {
    const baseUrl = await other(
      (_req, res) => void res.setHeader('content-type', 'application/json').end('{"ok":true}'),
    );
    const run = await status(baseUrl);
    expect(run.code).toBe(1);
    expect(run.stderr).toMatch(/^Error: The response of the service does not match its contract: data\n/);
  });

  test('a redirect; the credential is not sent there', async () => {
    const seen: (string | undefined)[] = [];
    const target = await other((req, res) => {
      seen.push(req.headers.authorization);
      res.end('{}');
    });
    const baseUrl = await other((_req, res) => void res.writeHead(301, { location: target }).end());
    const run = await status(baseUrl);
    expect(run.code).toBe(4);
    expect(run.stderr).toContain(`redirects to ${target}`);
    expect(seen).toEqual([]);
  });
});

test('a proxy that uses the envelope: its Retry-After is used', async () => {
  const error = { status: 503, name: 'ServiceUnavailableError', message: 'Not now', details: {} };
  const baseUrl = await other((_req, res) =>
    res.writeHead(503, { 'retry-after': '7' }).end(JSON.stringify({ data: null, error })),
  );
  const { code, document, stderr } = await status(baseUrl, '--json');
  expect(code).toBe(1);
  expect(document.error).toMatchObject({ message: 'Not now', retry_after_seconds: 7 });
  expect(stderr).toContain('Try again in 7 seconds.');
});

test('the response breaks off', async () => {
  const baseUrl = await other((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    res.write('{"data":');
    setTimeout(() => res.destroy(), 50);
  });
  const run = await status(baseUrl);
  expect(run.code).toBe(4);
  expect(run.stderr).toContain('cannot be reached');
});

test('there is no response', async () => {
  const baseUrl = await other(() => undefined);
  const signal = new AbortController().signal;
  const service = createServiceClient({ baseUrl, signal, warn: () => undefined, timeoutMs: 100 });
  await expect(
    service.ask(
      (client, options) => client.status(options),
      () => undefined,
    ),
  ).rejects.toMatchObject({
    exit: 4,
    message: `${baseUrl} cannot be reached: the response took too long`,
  });
});
