import { afterEach, describe, expect, test } from 'vitest';
import { pull, PullFailure, type Page, type PullDeps, type PullRequest } from '@referral-tracking/shared/pull/pull';
import { isTooPowerful, PULLERS, siteOf, type PulledProcessor } from '@referral-tracking/shared/pull/pullers';
import { APIS, expected, FROM, TO } from './apis.ts';
import { startFake, type Fake, type Trouble } from './fake.ts';

// Every page is read once, whatever goes wrong on the way, and what cannot be read never counts as an empty page.

let fake: Fake;
afterEach(() => fake.stop());

const KEY = { key: 'a-key', secret: 'a-secret' };
const PROCESSORS = Object.keys(PULLERS) as PulledProcessor[];

/** Waits of the run, in milliseconds, and no time that passes. */
function depsOf() {
  const waits: number[] = [];
  const send = async ({ url, method = 'GET' as never, headers, body }: PullRequest) => {
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }), redirect: 'manual' });
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };
  const deps: PullDeps = { send, wait: (ms) => Promise.resolve(void waits.push(ms)), now: () => TO };
  return { deps, waits };
}

async function run(
  processor: PulledProcessor,
  { count = 250, troubles = [] as (Trouble | undefined)[], from = undefined as Page | undefined } = {},
) {
  fake = await startFake((url, body) => APIS[processor](url, count, body));
  fake.troubles.push(...troubles);
  return collect(processor, from);
}

async function collect(processor: PulledProcessor, from?: Page) {
  const { deps, waits } = depsOf();
  const objects: object[] = [];
  const asked = { key: KEY, period: { from: FROM, to: TO }, origin: fake.origin, ...(from && { from }) };
  const failure = await (async () => {
    for await (const page of pull(PULLERS[processor], asked, deps)) objects.push(...page.objects);
    return undefined;
  })().catch((error: unknown) => error as PullFailure);
  return { objects, failure, waits };
}
const idsOf = (objects: readonly object[]) => objects.map((object) => String((object as { id: unknown }).id));

describe.each(PROCESSORS)('%s', (processor) => {
  test('gives each object, over all pages', async () => {
    const { objects, failure } = await run(processor);
    expect(failure).toBeUndefined();
    expect(new Set(idsOf(objects)).size).toBe(expected(processor, 250));
    // WooCommerce is asked for the last second of a page again.
    if (processor !== 'woocommerce') expect(objects).toHaveLength(expected(processor, 250));
  });

  test('an empty page is nothing', async () => {
    const { objects, failure } = await run(processor, { count: 0 });
    expect([objects.length, failure]).toEqual([expected(processor, 0), undefined]);
  });

  test.each<[Trouble, number[]]>([
    ['limited', [1000]],
    ['down', [1000]],
    ['silent', [1000]],
    ['half', [1000]],
  ])('asks again after %s', async (trouble, expectedWaits) => {
    const { objects, failure, waits } = await run(processor, { troubles: [trouble] });
    expect(failure).toBeUndefined();
    expect(waits).toEqual(expectedWaits);
    expect(new Set(idsOf(objects)).size).toBe(expected(processor, 250));
  });

  test.each<Trouble>(['down', 'half', 'silent'])('is unknown, and not nothing, if it stays %s', async (trouble) => {
    const { objects, failure } = await run(processor, { troubles: Array<Trouble>(6).fill(trouble) });
    expect(objects).toEqual([]);
    expect(failure).toBeInstanceOf(PullFailure);
  });

  test.each<Trouble>(['refused', 'empty'])('is unknown at once after %s', async (trouble) => {
    const { failure, waits } = await run(processor, { troubles: [trouble] });
    expect(failure).toBeInstanceOf(PullFailure);
    expect(waits).toEqual([]);
  });

  test('goes on at the page at which it broke off', async () => {
    const isShop = processor === 'shopify';
    const first = await run(processor, { troubles: [...(isShop ? [undefined] : []), undefined, 'refused'] });
    expect(first.failure).toBeInstanceOf(PullFailure);
    expect(JSON.stringify(first.failure!.page)).not.toContain(KEY.key);
    const second = await collect(processor, first.failure!.page);
    expect(second.failure).toBeUndefined();
    expect(new Set(idsOf([...first.objects, ...second.objects])).size).toBe(expected(processor, 250));
  });
});

test('Retry-After as a time is waited for, and no longer than five minutes', async () => {
  fake = await startFake((url) => APIS.stripe(url, 1, ''));
  const { deps, waits } = depsOf();
  const answers = ['Sun, 08 Nov 2026 00:01:00 GMT', '86400'].map((value) => ({
    status: 429,
    headers: { 'retry-after': value },
    body: '',
  }));
  const send: PullDeps['send'] = (request) =>
    Promise.resolve(answers.shift()).then((answer) => answer ?? deps.send(request));
  for await (const { objects } of pull(
    PULLERS.stripe,
    { key: KEY, period: { from: FROM, to: TO }, origin: fake.origin },
    { ...deps, send },
  ))
    expect(objects).toHaveLength(1);
  expect(waits).toEqual([60_000, 300_000]);
});

test('a processor that gives the same page for ever is an error', async () => {
  fake = await startFake(() => ({ data: [{ id: 'evt_1', object: 'event' }], has_more: true }));
  expect((await collect('stripe')).failure?.message).toBe('the processor gave the same page again');
});

test('Stripe is asked for objects of what is older than 30 days, and else for events', async () => {
  fake = await startFake((url) => APIS.stripe(url, 0, ''));
  await collect('stripe');
  expect(fake.asked.map(({ line }) => line.split('?')[0])).toEqual(['GET /v1/events']);
  expect(fake.asked[0]!.line).toContain('types%5B%5D=charge.refunded');
  const { deps } = depsOf();
  const period = { from: new Date('2026-09-01T00:00:00Z'), to: TO };
  for await (const page of pull(PULLERS.stripe, { key: KEY, period, origin: fake.origin }, deps))
    expect(page.objects).toEqual([]);
  expect(fake.asked.slice(1).map(({ line }) => line.split('?')[0])).toEqual([
    'GET /v1/checkout/sessions',
    'GET /v1/invoices',
    'GET /v1/invoice_payments',
    'GET /v1/payment_intents',
    'GET /v1/refunds',
    'GET /v1/disputes',
  ]);
});

test('Shopify is asked with the token of a day, and waits where it says that too much was asked', async () => {
  let throttled = 1;
  fake = await startFake((url, body) =>
    url.pathname.endsWith('graphql.json') && throttled-- > 0
      ? { errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }] }
      : APIS.shopify(url, 60, body),
  );
  const { objects, waits } = await collect('shopify');
  expect([objects.length, waits]).toEqual([60, [1000]]);
  expect(JSON.parse(fake.asked[0]!.body)).toEqual({
    client_id: 'a-key',
    client_secret: 'a-secret',
    grant_type: 'client_credentials',
  });
  expect(fake.asked.at(-1)!.headers['x-shopify-access-token']).toBe('shpat_of_a_day');
});

describe('a key is sent to its processor alone', () => {
  test.each([
    ['stripe', 'rk_live_1', 'https://api.stripe.com'],
    ['paddle', 'pdl_live_apikey_1', 'https://api.paddle.com'],
    ['paddle', 'pdl_sdbx_apikey_1', 'https://sandbox-api.paddle.com'],
    ['polar', 'polar_oat_1', 'https://api.polar.sh'],
    ['lemonsqueezy', 'eyJ', 'https://api.lemonsqueezy.com'],
  ] as const)('%s', async (processor, key, origin) => {
    fake = await startFake(() => undefined);
    expect(PULLERS[processor].origin({ key })).toBe(origin);
  });

  test.each([
    ['woocommerce', 'https://shop.brand.dev/store/', 'https://shop.brand.dev/store'],
    ['woocommerce', 'http://shop.brand.dev', undefined],
    ['woocommerce', 'https://user:pass@shop.brand.dev', undefined],
    ['woocommerce', 'https://shop.brand.dev/?x=1', undefined],
    ['shopify', 'https://brand.myshopify.com/admin', 'https://brand.myshopify.com'],
    ['shopify', 'https://brand.myshopify.com.evil.dev', undefined],
    ['shopify', 'https://evil.dev/.myshopify.com', undefined],
    ['shopify', 'https://brand.myshopify.com:8443', undefined],
    ['shopify', undefined, undefined],
  ] as const)('the site of %s, %s', async (processor, site, taken) => {
    fake = await startFake(() => undefined);
    expect(siteOf(processor, site)).toBe(taken);
  });
});

test('a secret key of Stripe is refused, a restricted one is not', async () => {
  fake = await startFake(() => undefined);
  expect([
    isTooPowerful('stripe', 'sk_live_1'),
    isTooPowerful('stripe', 'rk_live_1'),
    isTooPowerful('paddle', 'x'),
  ]).toEqual([true, false, false]);
});
