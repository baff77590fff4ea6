import { afterAll, beforeAll, expect, test } from 'vitest';
import { cliFailure } from '../../support/envelopes.ts';
import { captureLog } from '../../support/log.ts';
import { countRows, without } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

const PATH = '/api/v1/cli/auth/start';
const FAILED = 'Failed to start auth session';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('500 when the session cannot be stored, with its identifier in three places', async () => {
  const answer = await without(service.db, 'login_sessions', () => service.call(PATH));
  expect(answer.status).toBe(500);
  expect(answer.headers['x-request-id']).toMatch(/\S/);
  expect(answer.body).toEqual(cliFailure(FAILED, answer.headers['x-request-id']));
});

test('including the client’s own identifier', async () => {
  const headers = { 'x-request-id': 'mine-7' };
  const answer = await without(service.db, 'login_sessions', () => service.call(PATH, { headers }));
  expect(answer.headers['x-request-id']).toBe('mine-7');
  expect(answer.body).toEqual(cliFailure(FAILED, 'mine-7'));
});

test('500 when a key cannot be looked up, because it might be a retired one', async () => {
  const { key } = await service.make.program();
  const answer = await without(service.db, 'program_keys', () => service.call(PATH, { key }));
  expect(answer.body).toEqual(cliFailure(FAILED, answer.headers['x-request-id']));
});

test('500 if nobody can sign in, with the reason in the log', async () => {
  const { log, text } = captureLog();
  const closed = await startService({ developmentSignIn: false, log });
  const answer = await closed.call(PATH);
  expect(answer.body).toEqual(cliFailure(FAILED, answer.headers['x-request-id']));
  expect(text()).toContain('OIDC_ISSUER is unset');
  expect(text()).toContain(answer.headers['x-request-id']);
  expect(text()).not.toContain('DEVELOPMENT SIGN-IN');
  expect(await countRows(closed.db, 'login_sessions')).toBe(0);
  // There is no development issuer either, which could sign in anyone.
  for (const path of ['/.well-known/openid-configuration', '/jwks', '/auth', '/interaction/1']) {
    expect((await fetch(`${closed.baseUrl}/cli/development-issuer${path}`)).status).toBe(404);
  }
  await closed.stop();
});

test('without an issuer, outside production, the log warns of the development issuer', async () => {
  const { log, text } = captureLog();
  const development = await startService({ log });
  expect(text()).toContain('DEVELOPMENT SIGN-IN: anyone can sign in as anyone.');
  await development.stop();
});
