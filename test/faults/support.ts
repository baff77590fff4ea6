// A small valid history and its stored records. Each test changes one thing in it.
import type { Entry } from '../../scripts/harness/clients/history.ts';
import type { Facts, DatabaseRow } from '../../scripts/harness/check/facts.ts';
import type { Evidence } from '../../scripts/harness/check/violation.ts';
import type { WorldProgram } from '../../scripts/harness/programs.ts';

const program: WorldProgram = {
  id: 1,
  key: 'key',
  code: 'first',
  rate: '12.5',
  recurring: false,
  leadCents: 150,
  browserSettles: false,
  secret: undefined,
  partnerId: 1,
  owner: undefined,
  orphans: undefined,
};

const request = (n: number, kind: Entry['kind'], sent: Partial<Entry['sent']>, answer: Entry['answer']): Entry => ({
  n,
  chain: 7,
  kind,
  nonce: `nonce-${n}`,
  sent: { programId: 1, ...sent },
  startedAt: n * 10,
  endedAt: n * 10 + 5,
  outcome: 'acknowledged',
  status: 200,
  answer,
  errors: [],
  problem: undefined,
});

export interface World {
  click: Entry;
  lead: Entry;
  sale: Entry;
  refund: Entry;
  payout: Entry;
  act: Entry;
  entries: Entry[];
  facts: Facts;
}

const keyed = { withKey: true, clickId: 'clk_1', customerKey: 'user_1' };
const SALE = { transactionId: 'order_1', amountCents: 9900 };

function entriesOf() {
  return {
    click: request(1, 'click', {}, { success: true, click_id: 'clk_1' }),
    lead: request(2, 'lead', keyed, { success: true }),
    sale: request(3, 'sale', { ...keyed, ...SALE }, { success: true, sale_id: 31, commission_id: 42 }),
    refund: request(
      4,
      'refund',
      { transactionId: 'order_1', amountCents: 3300, reference: 'part-1' },
      { success: true, status: 'reversed', refund_id: 51, commission_id: 42, deduction_cents: 413 },
    ),
    payout: request(5, 'payout', {}, { data: { id: 71 } }),
    act: request(
      6,
      'act',
      { itemId: 81, itemStatus: 'paid' },
      { data: { results: [{ result: 'done', obstacle: null }] } },
    ),
  };
}

const row = (id: number, columns: object): DatabaseRow => ({ id, nonce: undefined, ...columns });

const factsOf = (): Facts => ({
  clicks: [row(11, { nonce: 'nonce-1', click_id: 'clk_1', program_id: 1 })],
  customers: [
    row(12, { click_id: 'clk_1', program_id: 1, status: 'conversion', customer_key: 'user_1', lead_at: new Date(0) }),
  ],
  leads: [row(21, { nonce: 'nonce-2', customer_id: 12, program_id: 1, provisional: false })],
  sales: [
    row(31, {
      nonce: 'nonce-3',
      transaction_id: 'order_1',
      program_id: 1,
      customer_id: 12,
      amount_cents: 9900,
      commission_cents: 1238,
      subscription_id: null,
      provider_payment_id: null,
    }),
  ],
  sale_claims: [row(1, { transaction_id: 'order_1', program_id: 1, sale_id: 31 })],
  commissions: [
    row(41, {
      kind: 'lead',
      customer_id: 12,
      sale_id: null,
      program_id: 1,
      amount_cents: 150,
      earned_cents: 150,
      status: 'paid',
      payout_item_id: 81,
    }),
    row(42, {
      kind: 'sale',
      customer_id: 12,
      sale_id: 31,
      program_id: 1,
      amount_cents: 825,
      earned_cents: 1238,
      status: 'approved',
      payout_item_id: null,
    }),
  ],
  commission_entries: [row(61, { commission_id: 42, kind: 'refund', amount_cents: -413 })],
  refunds: [
    row(51, { nonce: 'nonce-4', sale_id: 31, amount_cents: 3300, deduction_cents: 413, refund_reference: 'part-1' }),
  ],
  payment_events: [],
  payouts: [row(71, { note: 'nonce-5' })],
  payout_items: [row(81, { payout_id: 71, amount_cents: 150, commissions: 1, status: 'paid' })],
  subscriptions: [],
  idleInTransaction: [],
  saidWithoutCommission: new Set(),
});

export function soundWorld(): World {
  const entries = entriesOf();
  return { ...entries, entries: Object.values(entries), facts: factsOf() };
}

export const evidenceOf = ({ entries, facts }: World): Evidence => ({
  entries,
  facts,
  programs: [program],
  repaired: false,
});

/** Adds the same request with another response, after all others. */
export function again(world: World, entry: Entry, changes: Partial<Entry>): void {
  const n = world.entries.length + 1;
  world.entries.push({ ...structuredClone(entry), n, nonce: `nonce-${n}`, ...changes });
}
