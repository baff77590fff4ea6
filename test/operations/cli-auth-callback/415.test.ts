import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../support/client.ts';
import { platformError } from '../../support/envelopes.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const TYPE = 'Content-Type must be application/json';

test.each<[string, string, Call['headers']]>([
  ['a form', TYPE, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a token', TYPE, { 'content-type': 'application/jwt' }],
  ['no type', TYPE, { 'content-type': '-' }],
  ['a compressed body', 'Request body must not be compressed', { 'content-encoding': 'gzip' }],
])('415 for %s', async (_, message, headers) => {
  const answer = await service.call('/api/v1/cli/auth/callback', { body: 'state=x&id_token=x', headers: headers! });
  expect(answer.status).toBe(415);
  expect(answer.body).toEqual(platformError(415, message));
});
