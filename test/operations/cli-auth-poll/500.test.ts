import { afterAll, beforeAll, expect, test } from 'vitest';
import { cliFailure } from '../../support/envelopes.ts';
import { withTrigger } from '../../support/journey.ts';
import { countRows, without } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';
import { poll, signInByPages, startSignIn } from '../../support/sign-in.ts';

const FAILED = 'Failed to poll auth session';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

async function failsWhile(during: (work: () => Promise<void>) => Promise<void>, state: string): Promise<void> {
  await during(async () => {
    const answer = await poll(service, state);
    expect(answer.status).toBe(500);
    expect(answer.headers['x-request-id']).toMatch(/\S/);
    expect(answer.body).toEqual(cliFailure(FAILED, answer.headers['x-request-id']));
  });
}

test('500 when the session cannot be looked up, with its identifier in three places', () =>
  failsWhile((work) => without(service.db, 'login_sessions', work), 'x'));

test.each<[string, string, boolean]>([
  ['the token cannot be stored', `raise exception 'trouble'`, false],
  ['the commit fails', `raise exception 'trouble'`, true],
  ['the connection dies', 'perform pg_terminate_backend(pg_backend_pid())', false],
  ['the connection dies at the commit', 'perform pg_terminate_backend(pg_backend_pid())', true],
])('500 when %s: the session stays complete, and the next poll gets the token', async (_, body, atCommit) => {
  const started = await startSignIn(service);
  await signInByPages(started, 'anna@brand.dev');
  const before = await countRows(service.db, 'login_tokens');
  await failsWhile((work) => withTrigger(service, { table: 'login_tokens', body, atCommit }, work), started.state);
  expect(await countRows(service.db, 'login_tokens')).toBe(before);
  expect((await poll(service, started.state)).body.data.status).toBe('complete');
});
