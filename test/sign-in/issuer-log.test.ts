import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { captureLog } from '../support/log.ts';
import { startService, type Service } from '../support/service.ts';
import { callback, confirmedSession, confirmSignIn, startSignIn } from '../support/sign-in.ts';

// The messages of an issuer may contain e-mail addresses, so the log gets only codes.

const SAID = 'the user anna@brand.dev is unknown';
type Answer = (res: ServerResponse) => void;
const json =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (res) =>
    void res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const text =
  (status: number, type: string): Answer =>
  (res) =>
    void res.writeHead(status, { 'content-type': type }).end(`<p>${SAID}</p>`);

let service: Service;
let said: () => string;
let answers: { token: Answer; keys: Answer; discovery?: Answer };
const issuer = createServer((req, res) => {
  const address = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
  const metadata = {
    issuer: address,
    authorization_endpoint: `${address}/authorize`,
    token_endpoint: `${address}/token`,
    jwks_uri: `${address}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
  if (req.url === '/token') return answers.token(res);
  if (req.url === '/keys') return answers.keys(res);
  (answers.discovery ?? json(200, metadata))(res);
});

beforeAll(async () => {
  issuer.listen(0, '127.0.0.1');
  await once(issuer, 'listening');
});
beforeEach(async () => {
  const captured = captureLog();
  said = captured.text;
  answers = { token: json(400, {}), keys: json(200, { keys: [] }) };
  const address = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
  service = await startService({
    oidc: { issuer: address, clientId: 'x', clientSecret: undefined },
    log: captured.log,
  });
  return () => service.stop();
});
afterAll(() => void issuer.close());

function expectCodesOnly(...codes: string[]): void {
  for (const code of codes) expect(said()).toContain(code);
  for (const word of ['anna', SAID, 'unknown', 'error_description']) expect(said()).not.toContain(word);
}

test.each<[string, Answer, string[]]>([
  [
    'an error with its description',
    json(400, { error: 'invalid_request', error_description: SAID }),
    ['invalid_request'],
  ],
  ['an error of the server', json(503, { error: 'server_error', error_description: SAID }), ['503']],
  [
    'a challenge',
    json(401, {}, { 'www-authenticate': `Bearer error="invalid_token", error_description="${SAID}"` }),
    ['WWWAuthenticateChallengeError'],
  ],
  ['an error whose code is a sentence', json(400, { error: SAID }), ['ResponseBodyError']],
  ['a page', text(500, 'text/html'), ['OAUTH_RESPONSE_IS_NOT_CONFORM', '500']],
  ['what is no JSON', text(200, 'application/json'), ['OAUTH_PARSE_ERROR']],
  ['an invalid token', json(200, { access_token: 'x', token_type: 'bearer', id_token: SAID }), ['ClientError']],
])('the token endpoint answers with %s', async (_, answer, codes) => {
  answers.token = answer;
  const browser = openBrowser();
  const url = await confirmSignIn(await startSignIn(service), browser);
  const door = `${service.baseUrl}/cli/login/return?code=x&state=${url.searchParams.get('state')}`;
  const page = await browser.open(door);
  expect(page.status).toBe(500);
  expect(page.text).not.toContain('anna');
  expectCodesOnly('a sign-in failed', ...codes);
});

test('the discovery response is not JSON', async () => {
  answers.discovery = text(200, 'application/json');
  const started = await startSignIn(service);
  const browser = openBrowser();
  await expect(confirmSignIn(started, browser)).rejects.toThrow();
  expectCodesOnly('OAUTH_PARSE_ERROR');
});

test('the keys are invalid', async () => {
  const { state } = await confirmedSession(service);
  answers.keys = text(200, 'application/json');
  const header = Buffer.from('{"alg":"RS256","kid":"1"}').toString('base64url');
  expect((await callback(service, state, `${header}.e30.x`)).status).toBe(500);
  expectCodesOnly('POST /api/v1/cli/auth/callback failed');
});
