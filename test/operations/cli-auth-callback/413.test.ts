import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';
import { callback } from '../../support/sign-in.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('64 KiB pass, one byte more does not', async () => {
  const around = Buffer.byteLength(JSON.stringify({ state: 'x', id_token: '' }));
  expect((await callback(service, 'x', 'x'.repeat(65_536 - around))).status).toBe(404);
  const answer = await callback(service, 'x', 'x'.repeat(65_537 - around));
  expect(answer.status).toBe(413);
  expect(answer.body).toEqual(platformError(413, 'Request body must be at most 64 KiB'));
});
