import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disconnectStripe } from '../../../src/payments/secrets.ts';
import { platformError } from '../../support/envelopes.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { startService, type Service } from '../../support/service.ts';
import { callOf, checkout, connectAccount, newId, webhookPath } from '../../support/stripe.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const source = () => ({ shape: 'new', now: () => service.clock.now() }) as const;
const call = (id: number | string) =>
  service.call(webhookPath(id), callOf(checkout(source()), newId('whsec'), service.clock.now()));
const NOT_CONNECTED = platformError(404, 'Program is not connected to Stripe');

test('a program that is not connected', async () => {
  const { id } = await service.make.program();
  const answer = await call(id);
  expect(answer.body).toEqual(NOT_CONNECTED);
  expect(answer.headers['x-request-id']).toBeTruthy();
});

test('a program that is no longer connected', async () => {
  const program = await service.make.program();
  const account = await connectAccount(service, program);
  const event = { ...checkout(account.source), type: 'ping' };
  expect((await account.send(event)).status).toBe(200);
  await disconnectStripe(service.db, SECRET_KEY, program.id, undefined, service.clock.now());
  expect((await account.send(event)).body).toEqual(NOT_CONNECTED);
});

describe('an identifier that', () => {
  test.each(['999999', 'abc', '0', '-1', '1.0', '01', '1e3', '%31', '%zz', '%00', '9007199254740993', `${10n ** 40n}`])(
    'is %s',
    async (id) => expect((await call(id)).body).toEqual(NOT_CONNECTED),
  );
});

test.each(['', '/', '/1/', '/1/x', '/1//', '//1'])('what is no such path at all: %j', async (rest) => {
  const answer = await service.call(`/api/v1/webhooks/stripe${rest}`, { body: {} });
  expect(answer.body).toEqual(platformError(404, 'Path not found'));
});

test('a query has no effect', async () => {
  const account = await connectAccount(service, await service.make.program());
  const request = callOf({ ...checkout(account.source), type: 'ping' }, account.secret, service.clock.now());
  expect((await service.call(`${account.path}?retry=1`, request)).status).toBe(200);
});
