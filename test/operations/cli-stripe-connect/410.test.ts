import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRetired, platformError, rateLimited } from '../../support/envelopes.ts';
import { DOCS_URL, startService, type Service } from '../../support/service.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ rateLimitScale: 1 })));
afterAll(() => service.stop());

const PATH = '/api/v1/cli/stripe-connect';
const RETIRED = 'This endpoint is retired. Connect the payment processor from the dashboard program settings.';

test.each([
  ['nothing', {}],
  ['JSON', { body: { account: 'acct_1' } }],
  ['no JSON', { body: 'not json' }],
  ['another content type', { body: 'a=b', headers: { 'content-type': 'text/plain' } }],
  ['an unknown token', { key: 'nobody' }],
  ['another scheme', { headers: { authorization: 'Basic abc' } }],
])('410 whatever is sent: %s', async (_, call) => {
  const answer = await service.call(PATH, call);
  expect(answer.status).toBe(410);
  expect(answer.body).toEqual(platformError(410, RETIRED));
});

test('401 for a retired key', async () => {
  const { id } = await service.make.program();
  const marking = { marked_at: service.clock.now(), rotate_by: service.clock.now() };
  const answer = await service.call(PATH, { key: await service.make.key(id, marking) });
  expect(answer.body).toEqual(keyRetired(DOCS_URL));
});

test('405 for another method', async () => {
  expect((await service.call(PATH, { method: 'GET' })).body).toEqual(platformError(405, 'Method not allowed'));
});

test('429 by address if no key is sent', async () => {
  service.clock.advance({ seconds: 60 });
  for (let i = 0; i < 60; i++) expect((await service.call(PATH)).status).toBe(410);
  expect((await service.call(PATH)).body).toEqual(rateLimited(60));
});
