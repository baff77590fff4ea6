import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createClient,
  ReferralError,
  type ClientOptions,
  type RotationWarning,
} from '../../packages/client/src/index.ts';
import { startGate, type Fate, type Gate } from '../sdks/support/gate.ts';
import { startService, type Service } from '../support/service.ts';
import type { Campaign } from '../support/fixtures.ts';

let service: Service;
let gate: Gate;
let campaign: Campaign;

beforeAll(async () => {
  service = await startService();
  gate = await startGate(service.baseUrl);
  campaign = await service.make.campaign();
});
afterAll(async () => {
  await gate.stop();
  await service.stop();
});
beforeEach(() => void (gate.seen.length = 0));

const client = (options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: gate.url, apiKey: campaign.key, retry: { baseDelayMs: 10 }, ...options });

const platform = (status: number, message: string): Fate => ({
  status,
  body: { data: null, error: { status, name: 'InternalServerError', message, details: {} } },
});
const failure = platform(500, 'Sale tracking failed');

const rejected = async (work: Promise<unknown>): Promise<ReferralError> => {
  const error: unknown = await work.then(
    (value) => new Error(`resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(ReferralError);
  return error as ReferralError;
};

/** Creates a customer of the campaign with a real click. */
const newClick = async (): Promise<string> => (await client().click({ affiliate_url: campaign.url })).click_id;

describe('after a failure', () => {
  test.each<[string, boolean, (referral: ReturnType<typeof client>) => Promise<unknown>]>([
    ['a lead', true, (to) => to.lead({ click_id: 'nobody' })],
    ['a test lead', false, (to) => to.lead({ customer_key: 'k', additional_data: { test_mode: true } })],
    ['a sale', true, (to) => to.sale({ transaction_id: 't', amount_cents: 1, click_id: 'nobody' })],
    [
      'a test sale without transaction_id',
      false,
      (to) => to.sale({ amount_cents: 1, additional_data: { test_mode: true } }),
    ],
    ['a refund of all that is left', true, (to) => to.refund({ transaction_id: 't' })],
    [
      'a partial refund with a reference',
      true,
      (to) => to.refund({ transaction_id: 't', refund_amount_cents: 1, refund_reference: 'r' }),
    ],
    ['a partial refund without one', false, (to) => to.refund({ transaction_id: 't', refund_amount_cents: 1 })],
    ['a click', false, (to) => to.click({ affiliate_url: campaign.url })],
    ['a click that names one', true, (to) => to.click({ affiliate_url: campaign.url, existing_click_id: 'c' })],
    ['readiness', true, (to) => to.readiness()],
  ])('%s is sent again: %s', async (_, again, send) => {
    for (const path of ['track/click', 'track/lead', 'track/sale', 'track/refund', 'programs/me/readiness']) {
      gate.plan(`/api/v1/${path}`, failure, failure, failure, failure);
    }
    const error = await rejected(send(client()));
    expect(error).toMatchObject({ status: 500, message: 'Sale tracking failed', requestId: gate.seen[0]!.requestId });
    expect(gate.seen).toHaveLength(again ? 3 : 1);
    for (const path of ['track/click', 'track/lead', 'track/sale', 'track/refund', 'programs/me/readiness']) {
      gate.plan(`/api/v1/${path}`);
    }
  });

  test('a sale without its commission is not sent again, because it is recorded', async () => {
    gate.plan('/api/v1/track/sale', platform(500, 'Failed to create commission'));
    const error = await rejected(client().sale({ transaction_id: 't', amount_cents: 1, click_id: 'c' }));
    expect(error.message).toBe('Failed to create commission');
    expect(gate.seen).toHaveLength(1);
  });

  test('the caller can set the number of attempts', async () => {
    gate.plan('/api/v1/track/lead', ...Array<Fate>(10).fill(failure));
    await rejected(client({ retry: { attempts: 5, baseDelayMs: 1 } }).lead({ click_id: 'c' }));
    expect(gate.seen).toHaveLength(5);
    await rejected(client().lead({ click_id: 'c' }, { attempts: 1 }));
    expect(gate.seen).toHaveLength(6);
    gate.plan('/api/v1/track/lead');
  });

  test('the caller’s signal ends the wait, with the signal’s reason', async () => {
    gate.plan('/api/v1/track/lead', failure);
    const stop = new AbortController();
    const work = client({ retry: { baseDelayMs: 60_000, maxDelayMs: 60_000 } }).lead(
      { click_id: 'c' },
      { signal: stop.signal },
    );
    while (gate.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort(new Error('enough'));
    await expect(work).rejects.toThrow('enough');
  });

  test('a request that takes too long counts as one without a response', async () => {
    const error = await rejected(client({ timeoutMs: 1, retry: { attempts: 1 } }).readiness());
    expect(error).toMatchObject({ status: 0, code: undefined });
    expect(error.cause).toMatchObject({ name: 'TimeoutError' });
  });
});

describe('a lead that is already recorded', () => {
  test('is an error if it was not sent before', async () => {
    const click_id = await newClick();
    await client().lead({ click_id });
    const error = await rejected(client().lead({ click_id }));
    expect(error).toMatchObject({
      status: 400,
      message: 'Customer status cannot be updated to lead. Current status: lead',
    });
  });

  test('is an error if the rate limit rejected the earlier attempt', async () => {
    const click_id = await newClick();
    await client().lead({ click_id });
    gate.plan('/api/v1/track/lead', {
      status: 429,
      body: { error: { code: 'rate_limited', message: 'Too many requests.' } },
    });
    await rejected(client().lead({ click_id }));
  });

  test('is a success if the caller sent it before', async () => {
    const click_id = await newClick();
    expect(await client().lead({ click_id })).toEqual({
      success: true,
      message: 'Lead tracked successfully',
      alreadyRecorded: false,
    });
    expect(await client().lead({ click_id }, { repeated: true })).toMatchObject({ alreadyRecorded: true });
  });
});

describe('over the rate limit', () => {
  const limited = (seconds: string): Fate => ({
    status: 429,
    headers: { 'retry-after': seconds },
    body: { error: { status: 429, code: 'rate_limited', message: 'Too many requests.', retry_after_seconds: 1 } },
  });

  test('a request that must not be repeated is retried too, because it was not processed', async () => {
    gate.plan('/api/v1/track/click', limited('1'));
    const begun = Date.now();
    await client().click({ affiliate_url: campaign.url });
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1000);
    expect(gate.seen).toHaveLength(2);
  });

  test('a longer wait than the policy allows rejects', async () => {
    gate.plan('/api/v1/track/click', limited('3600'));
    const error = await rejected(client().click({ affiliate_url: campaign.url }));
    expect(error.retryAfterSeconds).toBe(3600);
    expect(gate.seen).toHaveLength(1);
  });

  test('a date is accepted too', async () => {
    gate.plan('/api/v1/track/click', limited(new Date(Date.now() + 600_000).toUTCString()));
    const error = await rejected(client().click({ affiliate_url: campaign.url }));
    expect(error.retryAfterSeconds).toBeGreaterThan(590);
    expect(error.retryAfterSeconds).toBeLessThanOrEqual(600);
  });
});

describe('the credential', () => {
  test('may come from a function, which is called for each request', async () => {
    const keys = [campaign.key, 'refkey_gone'];
    const referral = client({ apiKey: () => Promise.resolve(keys.shift()) });
    expect(await referral.readiness()).toMatchObject({ program_id: campaign.id });
    expect(await rejected(referral.readiness())).toMatchObject({ code: 'invalid_key' });
  });

  test('without a key, leads are sent in browser mode', async () => {
    const anonymous = createClient({ baseUrl: gate.url });
    expect(await anonymous.lead({ click_id: await newClick() })).toMatchObject({ provisional: true });
  });
});

test('an exception in a callback does not fail the call', async () => {
  const { id, key } = await service.make.program();
  const rotateBy = new Date(service.clock.now().getTime() + 3_600_000);
  await service.db
    .knex('program_keys')
    .where({ program_id: id })
    .update({ marked_at: service.clock.now(), rotate_by: rotateBy });
  const told: RotationWarning[] = [];
  const referral = client({
    apiKey: key,
    onRotationWarning(warning) {
      told.push(warning);
      throw new Error('nobody should see this');
    },
  });
  await referral.readiness();
  await referral.readiness();
  expect(told.map(({ rotate_by }) => rotate_by)).toEqual([rotateBy.toISOString()]);
});

test('any operation of the document can be called', async () => {
  const status = await client().call((api, init) => api.GET('/api/v1/cli/status', init), { repeatable: true });
  expect(status.data).toMatchObject({ program_id: campaign.id, lead_auth: 'server_required' });
  const error = await rejected(client().call((api, init) => api.POST('/api/v1/cli/stripe-connect', init)));
  expect(error.status).toBe(410);
});
