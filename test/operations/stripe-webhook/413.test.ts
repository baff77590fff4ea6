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

/** An event whose signed request is just so large. */
function sized(bytes: number) {
  const event = { ...checkout(account.source), type: 'ping', padding: '' };
  const request = () => callOf(event, account.secret, service.clock.now());
  event.padding = 'x'.repeat(bytes - Buffer.byteLength(request().body as string));
  expect(Buffer.byteLength(request().body as string)).toBe(bytes);
  return request();
}

test('1 MiB passes, one byte more does not', async () => {
  expect((await service.call(account.path, sized(1_048_576))).body).toEqual({ received: true, result: 'ignored' });
  const answer = await service.call(account.path, sized(1_048_577));
  expect(answer.body).toEqual(platformError(413, 'Request body must be at most 1 MiB'));
});
