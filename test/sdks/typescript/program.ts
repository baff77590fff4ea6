// A program that uses the TypeScript client as its README shows. It prints its results as JSON.
import {
  createClient,
  createOutbox,
  ReferralError,
  type RotationWarning,
  type SaleRequest,
} from '@referral-tracking/client';
import { advice } from './advice.js';
import { ask, type Asked } from './day.js';
import { fileStore } from './file-store.js';
import { hang, hostile, weather } from './hardness.js';
import { change, create, every, pages, refusals, type Managed } from './management.js';
import { unheard } from './unheard.js';
import { webhooks, type Case } from './webhooks.js';

const [mode, text] = process.argv.slice(2);
const world = JSON.parse(text!) as Record<
  | 'url'
  | 'limited_url'
  | 'dead_url'
  | 'mute_url'
  | 'key'
  | 'marked_key'
  | 'link'
  | 'disabled_link'
  | 'store'
  | 'click_a'
  | 'click_b'
  | 'answers',
  string
>;
const managed = world as unknown as Managed;
// @ts-expect-error: the type lists the document's currencies, so this does not compile
const unsupported: SaleRequest = { amount_cents: 1, currency: 'GBP' };
void unsupported;

const fast = { baseDelayMs: 20, maxDelayMs: 100 };

async function errorOf(work: Promise<unknown>) {
  try {
    return { unexpected: await work };
  } catch (error) {
    if (!(error instanceof ReferralError)) throw error;
    const { kind, status, code = null, message, details, hint, requestId, docsUrl = null } = error;
    const { retryAfterSeconds = null, saleId = null } = error;
    const rest = { request_id: requestId, docs_url: docsUrl, retry_after_seconds: retryAfterSeconds, sale_id: saleId };
    return { kind, status, code, message, details, hint, ...rest };
  }
}

async function chain() {
  const referral = createClient({ baseUrl: world.url, apiKey: world.key, retry: fast });
  const { click_id } = await referral.click({ affiliate_url: world.link });
  const lead = await referral.lead({ click_id, customer_key: 'user_42', email: 'ada@brand.dev' });
  const order = {
    transaction_id: 'brand-order-1001',
    amount_cents: 9900,
    currency: 'USD',
    customer_key: 'user_42',
  } as const;
  const sale = await referral.sale(order);
  const again = await referral.sale(order);
  const refund = await referral.refund({
    transaction_id: 'brand-order-1001',
    refund_amount_cents: 2500,
    refund_reference: 're_1',
  });
  const readiness = await referral.readiness();
  const status = await referral.status();
  return {
    click_id,
    lead: { already_recorded: lead.alreadyRecorded },
    sale: { sale_id: sale.sale_id, already_recorded: sale.alreadyRecorded },
    again: { sale_id: again.sale_id, already_recorded: again.alreadyRecorded },
    refund: { status: refund.status, deduction_cents: refund.deduction_cents },
    readiness: { program_id: readiness.program_id },
    status: { program_id: status.data.program_id },
  };
}

async function errors() {
  const referral = createClient({ baseUrl: world.url, apiKey: world.key, retry: fast });
  const limited = createClient({ baseUrl: world.limited_url, apiKey: world.key, retry: { attempts: 1 } });
  const silent = createClient({ baseUrl: world.dead_url, apiKey: world.key, retry: fast });
  const warnings: RotationWarning[] = [];
  const onRotationWarning = (warning: RotationWarning) => void warnings.push(warning);
  const marked = createClient({ baseUrl: world.url, apiKey: world.marked_key, onRotationWarning });
  const readiness = await marked.readiness();
  await errorOf(marked.refund({ transaction_id: 'nothing' }));
  await limited.readiness();
  return {
    platform: await errorOf(referral.refund({ transaction_id: 'nothing' })),
    typed: await errorOf(referral.click({ affiliate_url: world.disabled_link })),
    unknown_key: await errorOf(createClient({ baseUrl: world.url, apiKey: 'wrong' }).readiness()),
    limited: await errorOf(limited.readiness()),
    silent: await errorOf(silent.readiness()),
    marked: { program_id: readiness.program_id },
    warnings: warnings.map(({ code, rotate_by }) => ({ code, rotate_by })),
  };
}

/** Every call fails; the service counts how often each is sent. */
async function repeats() {
  const referral = createClient({ baseUrl: world.url, apiKey: world.key, retry: fast });
  const test = { additional_data: { test_mode: true } } as const;
  const part = { transaction_id: 't', refund_amount_cents: 1 };
  const statuses: Record<string, unknown> = {};
  const once = async (name: string, work: Promise<unknown>) => {
    const error = await errorOf(work);
    statuses[name] = 'status' in error ? error.status : error;
  };
  await once('lead', referral.lead({ click_id: 'c' }));
  await once('test lead', referral.lead({ click_id: 'c', ...test }));
  await once('sale', referral.sale({ transaction_id: 't', amount_cents: 1, click_id: 'c' }));
  await once('nameless test sale', referral.sale({ amount_cents: 1, ...test }));
  await once('unpaid sale', referral.sale({ transaction_id: 'unpaid', amount_cents: 1, click_id: 'c' }));
  await once('whole refund', referral.refund({ transaction_id: 't' }));
  await once('named refund', referral.refund({ ...part, refund_reference: 'r' }));
  await once('nameless refund', referral.refund(part));
  await once('click', referral.click({ affiliate_url: world.link }));
  await once('known click', referral.click({ affiliate_url: world.link, existing_click_id: 'c' }));
  await once('readiness', referral.readiness());
  return statuses;
}

/** The service never answers; the process is killed before an entry is delivered. */
async function enqueue() {
  const client = createClient({ baseUrl: world.mute_url, apiKey: world.key, timeoutMs: 1000 });
  const failures: unknown[] = [];
  const dropped: string[] = [];
  const outbox = createOutbox({
    client,
    store: fileStore(world.store),
    maxEntries: 6,
    ...fast,
    onError: (error) => failures.push(error),
    onDropped: ({ kind, reason }) => dropped.push(`${kind} ${reason}`),
  });
  const begun = Date.now();
  const taken = [
    outbox.lead({ click_id: world.click_a, customer_key: 'a' }),
    outbox.sale({ transaction_id: 'order_a', amount_cents: 1000, customer_key: 'a' }),
    outbox.refund({ transaction_id: 'order_a', refund_amount_cents: 400 }),
    outbox.sale({ transaction_id: 'order_b', amount_cents: 0, click_id: world.click_b }),
    outbox.lead({ click_id: world.click_b, customer_key: 'b' }),
    outbox.sale({ transaction_id: 'order_c', amount_cents: 2000, customer_key: 'b' }),
    outbox.lead({ click_id: world.click_b, customer_key: 'one too many' }),
  ];
  const milliseconds = Date.now() - begun;
  const accepted = await Promise.all(taken);
  const left = await outbox.flush(2500);
  return { accepted, milliseconds, left, failed: failures.length > 0, dropped };
}

async function deliver() {
  const client = createClient({ baseUrl: world.url, apiKey: world.key });
  const dropped: unknown[] = [];
  const outbox = createOutbox({
    client,
    store: fileStore(world.store),
    ...fast,
    onDropped: ({ kind, reason, error }) =>
      dropped.push({ kind, reason, status: error?.status ?? null, code: error?.code ?? null }),
  });
  const left = await outbox.close(20_000);
  const accepted = await outbox.lead({ click_id: world.click_b, customer_key: 'too late' });
  return { left, accepted, dropped };
}

const modes: Record<string, () => Promise<object>> = {
  ...{ chain, errors, repeats, enqueue, deliver },
  hostile: () => hostile(world),
  advice: () => advice(world),
  weather: () => weather(world),
  hang: () => hang(world),
  ask: () => ask(world as unknown as Asked),
  every: () => every(managed),
  create: () => create(managed),
  pages: () => pages(managed),
  change: () => change(managed, errorOf),
  refusals: () => refusals(managed, errorOf),
  unheard: () => unheard(world),
  webhooks: () => webhooks((JSON.parse(text!) as { cases: Case[] }).cases),
};
console.log(JSON.stringify(await modes[mode!]!()));
// Exit as if killed: pending entries are not saved or sent.
process.exit(0);
