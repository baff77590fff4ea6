import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import { countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

const PROGRAM = { name: 'Brand', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };
const TYPE = 'Content-Type must be application/json';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test.each([
  ['a form', TYPE, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['text', TYPE, { 'content-type': 'text/plain' }],
  ['no type', TYPE, { 'content-type': '-' }],
  ['a compressed body', 'Request body must not be compressed', { 'content-encoding': 'gzip' }],
])('415 for %s, and no program', async (_, message, headers) => {
  const { token } = await service.make.person();
  const answer = await service.call('/api/v1/cli/init', { key: token, body: PROGRAM, headers });
  expect(answer.status).toBe(415);
  expect(answer.body).toEqual(platformError(415, message));
  expect(await countRows(service.db, 'programs')).toBe(0);
});
