import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { expectError, rowCounts, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
let click_id: string;
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
  click_id = await visit(service, campaign);
});
afterAll(() => service.stop());

const TRANSACTION = 'transaction_id is required and must be a string';
const AMOUNT = 'amount_cents is required and must be a positive integer';
const OCCURRED = 'occurred_at must be an ISO 8601 time within the last 30 days';
const PROVIDER = 'provider must be one of: stripe, polar, lemonsqueezy, paddle, custom';
const PAYMENT_ID = 'provider_payment_id must be a string of 1 to 255 characters';
const GROSS = 'gross_amount_cents must be at least amount_cents';
const LIVEMODE = 'livemode must be a boolean';
const NOBODY = 'Customer not found. Provide customer_key or click_id.';
const AMOUNT_LIMIT = 'amount_cents must be a positive integer of at most 9007199254740991';
const TRANSACTION_LIMIT = 'transaction_id must be a string of at most 255 characters';
const SUBSCRIPTION = 'subscription_id must be a string of 1 to 255 characters';
const METADATA = 'additional_data must be an object of at most 10000 characters of JSON';

const good = () => ({ transaction_id: service.make.unique('order'), amount_cents: 9900, click_id });
const pay = (body: object | string) => service.sale(body as object, { key: campaign.key });
/** The body as text, with a number that JSON.stringify cannot write. */
const withNumber = (field: string, number: string) =>
  JSON.stringify({ ...good(), [field]: '#' }).replace('"#"', number);
const shifted = (ms: number) => new Date(service.clock.now().getTime() + ms).toISOString();
const long = 'x'.repeat(256);

test.each<[field: string, value: unknown, message: string]>([
  ['transaction_id', undefined, TRANSACTION],
  ['transaction_id', null, TRANSACTION],
  ['transaction_id', '', TRANSACTION],
  ['transaction_id', 5, TRANSACTION],
  ['transaction_id', ['x'], TRANSACTION],
  ['transaction_id', long, TRANSACTION_LIMIT],
  ['amount_cents', undefined, AMOUNT],
  ['amount_cents', null, AMOUNT],
  ['amount_cents', 0, AMOUNT],
  ['amount_cents', -1, AMOUNT],
  ['amount_cents', 1.5, AMOUNT],
  ['amount_cents', '5', AMOUNT],
  ['amount_cents', true, AMOUNT],
  ['amount_cents', 9007199254740992, AMOUNT_LIMIT],
  ['occurred_at', '', OCCURRED],
  ['occurred_at', 1780315200, OCCURRED],
  ['occurred_at', 'yesterday', OCCURRED],
  ['occurred_at', '2026-06-01', OCCURRED],
  ['occurred_at', '2026-06-01T12:00:00', OCCURRED],
  ['occurred_at', '2026-06-01 12:00:00Z', OCCURRED],
  ['occurred_at', '2026-06-01T12:00:00+02', OCCURRED],
  ['occurred_at', '2026-05-32T12:00:00Z', OCCURRED],
  ['occurred_at', '2026-02-30T12:00:00Z', OCCURRED],
  ['occurred_at', '2026-05-31T23:59:60Z', OCCURRED],
  ['occurred_at', '2026-05-31T24:00:00Z', OCCURRED],
  ['occurred_at', '2026-05-31T12:60:00Z', OCCURRED],
  ['occurred_at', '1999-01-01T00:00:00Z', OCCURRED],
  ['gross_amount_cents', 9899, GROSS],
  ['provider', 'paypal', PROVIDER],
  ['provider', 'Stripe', PROVIDER],
  ['provider', '', PROVIDER],
  ['provider', 7, PROVIDER],
  ['provider_payment_id', '', PAYMENT_ID],
  ['provider_payment_id', long, PAYMENT_ID],
  ['provider_payment_id', 3, PAYMENT_ID],
  ['livemode', 'true', LIVEMODE],
  ['livemode', 1, LIVEMODE],
  ['customer_key', 5, 'customer_key must be a string of at most 255 characters'],
  ['customer_key', long, 'customer_key must be a string of at most 255 characters'],
  ['click_id', 5, 'click_id must be a string of at most 255 characters'],
  ['click_id', long, 'click_id must be a string of at most 255 characters'],
  ['subscription_id', '', SUBSCRIPTION],
  ['subscription_id', long, SUBSCRIPTION],
  ['subscription_id', 5, SUBSCRIPTION],
  ['additional_data', 'x', METADATA],
  ['additional_data', [1], METADATA],
  ['additional_data', { x: 'y'.repeat(10_000) }, METADATA],
  ['additional_data', { event_name: long }, 'additional_data.event_name must be a string of at most 255 characters'],
  ['additional_data', { program_id: '5' }, 'additional_data.program_id must be a number'],
])('%s %j is rejected', async (field, value, message) => {
  const before = await rowCounts(service);
  expectError(await pay({ ...good(), [field]: value }), 400, 'invalid_request', message);
  expect(await rowCounts(service)).toEqual(before);
});

test.each([
  ['1e400', AMOUNT_LIMIT],
  ['-1e400', AMOUNT],
  ['9007199254740993', AMOUNT_LIMIT],
  ['0.5e0', AMOUNT],
])('amount_cents %s is rejected', async (number, message) => {
  expectError(await pay(withNumber('amount_cents', number)), 400, 'invalid_request', message);
});

test.each([
  ['a millisecond more than 30 days old', -30 * 86_400_000 - 1],
  ['a millisecond more than 5 minutes ahead', 5 * 60_000 + 1],
])('occurred_at %s is rejected', async (_, ms) => {
  expectError(await pay({ ...good(), occurred_at: shifted(ms) }), 400, 'invalid_request', OCCURRED);
});

test.each([[{}], [{ click_id: null, customer_key: null }], [{ click_id: '', customer_key: '' }]])(
  'without an identifier (%j) the request is invalid',
  async (identifiers) => {
    const body = { ...good(), click_id: undefined, ...identifiers };
    expectError(await pay(body), 400, 'invalid_request', NOBODY);
  },
);

describe("of several errors the first field's is returned", () => {
  const faults: { patch: object; status: number; message: string }[] = [
    { patch: { transaction_id: 5 }, status: 400, message: TRANSACTION },
    { patch: { amount_cents: 'much' }, status: 400, message: AMOUNT },
    { patch: { currency: 'GBP' }, status: 422, message: 'currency GBP is not supported' },
    { patch: { occurred_at: 'now' }, status: 400, message: OCCURRED },
    { patch: { provider: 'paypal' }, status: 400, message: PROVIDER },
    { patch: { provider_payment_id: '' }, status: 400, message: PAYMENT_ID },
    { patch: { livemode: 'no' }, status: 400, message: LIVEMODE },
    { patch: { click_id: '' }, status: 400, message: NOBODY },
    { patch: { subscription_id: '' }, status: 400, message: SUBSCRIPTION },
    { patch: { additional_data: 'none' }, status: 400, message: METADATA },
  ];
  const names = (indices: number[]) => indices.map((i) => Object.keys(faults[i]!.patch)[0]).join(', ');
  const pairs = faults.flatMap((_, i) => faults.slice(i + 1).map((_, j) => [i, i + 1 + j]));
  const tails = faults.map((_, i) => faults.map((_, j) => j).slice(i));

  test.each([...pairs, ...tails].map((indices) => [names(indices), indices] as const))('%s', async (_, indices) => {
    const { status, message } = faults[Math.min(...indices)]!;
    const code = status === 422 ? 'unsupported_currency' : 'invalid_request';
    const fields = Object.entries(Object.assign(good(), ...indices.map((i) => faults[i]!.patch)) as object);
    // The order of fields in the JSON must not matter.
    for (const written of [fields, fields.toReversed()]) {
      expectError(await pay(Object.fromEntries(written)), status, code, message);
    }
  });
});
