import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, sell } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
let transaction_id: string;
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
  ({ transaction_id } = await sell(service, campaign));
});
afterAll(() => service.stop());

const MISSING = 'transaction_id is required';
const REASON = 'reason must be refund or chargeback';
const PART = 'refund_amount_cents must be a positive integer of at most 9007199254740991';
const REFERENCE = 'refund_reference must be a string of 1 to 255 characters';
const FREE_TEXT = 'refund_reason must be a string of at most 1000 characters';
const METADATA = 'additional_data must be an object of at most 10000 characters of JSON';
const TOO_LARGE = 'refund_amount_cents exceeds what is left of the sale';

const refund = (body: object) => service.refund(body, { key: campaign.key });

test.each<[field: string, value: unknown, message: string]>([
  ['transaction_id', undefined, MISSING],
  ['transaction_id', null, MISSING],
  ['transaction_id', '', MISSING],
  ['transaction_id', 5, MISSING],
  ['transaction_id', true, MISSING],
  ['transaction_id', ['order'], MISSING],
  ['transaction_id', { id: 'order' }, MISSING],
  ['transaction_id', 'x'.repeat(256), 'transaction_id must be a string of at most 255 characters'],
  ['reason', 'fraud', REASON],
  ['reason', 'Refund', REASON],
  ['reason', '', REASON],
  ['reason', 1, REASON],
  ['refund_reason', 'x'.repeat(1001), FREE_TEXT],
  ['refund_reason', 5, FREE_TEXT],
  ['refund_amount_cents', 0, PART],
  ['refund_amount_cents', -1, PART],
  ['refund_amount_cents', 1.5, PART],
  ['refund_amount_cents', '5', PART],
  ['refund_amount_cents', 9007199254740992, PART],
  ['refund_reference', '', REFERENCE],
  ['refund_reference', 'x'.repeat(256), REFERENCE],
  ['refund_reference', 5, REFERENCE],
  ['additional_data', 'x', METADATA],
  ['additional_data', { x: 'y'.repeat(10_000) }, METADATA],
  ['additional_data', { test_mode: 'yes' }, 'additional_data.test_mode must be a boolean'],
])('%s %j is rejected', async (field, value, message) => {
  const before = await rowCounts(service);
  expectError(await refund({ transaction_id, [field]: value }), 400, 'invalid_request', message);
  expect(await rowCounts(service)).toEqual(before);
});

describe("of several errors the first field's is returned", () => {
  const faults: [patch: object, message: string][] = [
    [{ transaction_id: 5 }, MISSING],
    [{ reason: 'fraud' }, REASON],
    [{ refund_reason: 5 }, FREE_TEXT],
    [{ refund_amount_cents: 0 }, PART],
    [{ refund_reference: '' }, REFERENCE],
    [{ additional_data: 'x' }, METADATA],
  ];
  const pairs = faults.flatMap((first, i) => faults.slice(i + 1).map((second) => [first, second] as const));

  test.each(pairs)('%j before %j', async ([first, message], [second]) => {
    for (const body of [
      { transaction_id, ...first, ...second },
      { ...second, transaction_id, ...first },
    ]) {
      expectError(await refund(body), 400, 'invalid_request', message);
    }
  });
});

test('more than the sale cannot be refunded, and the rejection records nothing', async () => {
  const sold = await sell(service, campaign);
  const before = await rowCounts(service);
  const body = { transaction_id: sold.transaction_id, refund_amount_cents: 10_001, refund_reference: 'r' };
  expectError(await refund(body), 400, 'invalid_request', TOO_LARGE);
  expect(await rowCounts(service)).toEqual(before);
  expect((await refund({ ...body, refund_amount_cents: 10_000 })).body.status).toBe('reversed');
});

test('more than earlier refunds have left cannot be refunded', async () => {
  const sold = await sell(service, campaign);
  const part = (refund_amount_cents: number) => refund({ transaction_id: sold.transaction_id, refund_amount_cents });
  expect((await part(9000)).status).toBe(200);
  expectError(await part(1001), 400, 'invalid_request', TOO_LARGE);
  expect((await part(1000)).status).toBe(200);
});

test.each<[name: string, body: string | Buffer | undefined, message: string]>([
  ['no body', undefined, 'Request body is required'],
  ['a body cut short', '{"transaction_id": "a"', 'Request body must be valid JSON'],
  ['a list', '[]', 'Request body must be a JSON object'],
  ['invalid UTF-8', Buffer.from('{"transaction_id":"\xff"}', 'latin1'), 'Request body must be valid UTF-8'],
  ['33 levels', `{"x":${'['.repeat(32)}${']'.repeat(32)}}`, 'Request body must not be nested deeper than 32 levels'],
  ['U+0000', '{"transaction_id":"a\\u0000"}', 'Text must not contain U+0000 or a lone surrogate'],
])('%s is rejected before any field is checked', async (_, body, message) => {
  const answer = await service.call('/api/v1/track/refund', { body, key: campaign.key });
  expectError(answer, 400, 'invalid_request', message);
});
