import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectError, rowCounts } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let key: string;
beforeAll(async () => {
  service = await startService();
  ({ key } = await service.make.campaign());
});
afterAll(() => service.stop());

const deep = (levels: number): string =>
  '{"additional_data":'.concat('['.repeat(levels - 1), ']'.repeat(levels - 1), '}');

test.each<[name: string, body: string | Buffer | undefined, message: string]>([
  ['no body', undefined, 'Request body is required'],
  ['an empty body', '', 'Request body is required'],
  ['a body cut short', '{"transaction_id": "a"', 'Request body must be valid JSON'],
  ['a list', '[]', 'Request body must be a JSON object'],
  ['null', 'null', 'Request body must be a JSON object'],
  ['a text', '"sale"', 'Request body must be a JSON object'],
  ['invalid UTF-8', Buffer.from('{"transaction_id":"\xff"}', 'latin1'), 'Request body must be valid UTF-8'],
  ['33 levels', deep(33), 'Request body must not be nested deeper than 32 levels'],
  ['U+0000', '{"transaction_id":"a\\u0000"}', 'Text must not contain U+0000 or a lone surrogate'],
  ['U+0000 in a key', '{"additional_data":{"\\u0000":1}}', 'Text must not contain U+0000 or a lone surrogate'],
  ['a lone surrogate', '{"customer_key":"\\ud800"}', 'Text must not contain U+0000 or a lone surrogate'],
])('%s is rejected before any field is checked', async (_, body, message) => {
  const before = await rowCounts(service);
  expectError(await service.call('/api/v1/track/sale', { body, key }), 400, 'invalid_request', message);
  expect(await rowCounts(service)).toEqual(before);
});
