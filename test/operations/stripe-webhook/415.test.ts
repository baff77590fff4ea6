import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';
import { callOf, checkout, connectAccount, type Account } from '../../support/stripe.ts';

let service: Service;
let account: Account;
beforeAll(async () => {
  service = await startService();
  account = await connectAccount(service, await service.make.program());
});
afterAll(() => service.stop());

function send(changed: Record<string, string>) {
  const { body, headers } = callOf({ ...checkout(account.source), type: 'ping' }, account.secret, service.clock.now());
  return service.call(account.path, { body, headers: { ...headers, ...changed } });
}

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', '-'])(
  'as %s',
  async (type) =>
    expect((await send({ 'content-type': type })).body).toEqual(
      platformError(415, 'Content-Type must be application/json'),
    ),
);

test('compressed', async () =>
  expect((await send({ 'content-encoding': 'gzip' })).body).toEqual(
    platformError(415, 'Request body must not be compressed'),
  ));
