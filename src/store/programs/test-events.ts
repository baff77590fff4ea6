import { statement, type Runner } from '../../database/db.ts';

export interface TestEvent {
  kind: 'click' | 'lead' | 'sale' | 'refund';
  programId: number;
  /** sent with the program's key; only such an event counts as verification */
  withKey: boolean;
  clickId?: string | undefined;
  linkId?: number | undefined;
  transactionId?: string | undefined;
  amountCents?: number | undefined;
  currency?: string | undefined;
  eventName?: string | undefined;
  refundReference?: string | undefined;
  additionalData?: object | undefined;
  at: Date;
}

const insert = statement<{ id: number }>(
  'insert_test_event',
  `insert into test_events (kind, program_id, with_key, click_id, link_id, transaction_id, amount_cents, currency,
     event_name, refund_reference, additional_data, occurred_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12)
   on conflict (program_id, transaction_id) where kind = 'sale' do nothing
   returning id`,
);

/** Stores a test event and returns its id; undefined if a test sale of the program already has the transaction_id. */
export async function insertTestEvent(db: Runner, event: TestEvent): Promise<number | undefined> {
  const rows = await db.run(insert, [
    event.kind,
    event.programId,
    event.withKey,
    event.clickId ?? null,
    event.linkId ?? null,
    event.transactionId ?? null,
    event.amountCents ?? null,
    event.currency ?? null,
    event.eventName ?? null,
    event.refundReference ?? null,
    event.additionalData ? JSON.stringify(event.additionalData) : null,
    event.at,
  ]);
  return rows[0]?.id;
}

const sale = statement<{ id: number; amount_cents: number }>(
  'test_sale',
  `select id, amount_cents from test_events
   where kind = 'sale' and program_id = $1 and transaction_id = $2`,
);

/** The program's test sale with this transaction_id, which is unique among the test sales of a program. */
export async function findTestSale(db: Runner, programId: number, transactionId: string) {
  return (await db.run(sale, [programId, transactionId]))[0];
}

const lock = statement<object>(
  'lock_test_sale',
  'select id from test_events where program_id = $1 and id = $2 for update',
);
const refunded = statement<{ refunded_cents: number; seen: number | null }>(
  'test_refunded',
  `select coalesce(sum(amount_cents), 0)::bigint as refunded_cents,
     min(id) filter (where refund_reference = $3) as seen
   from test_events where kind = 'refund' and program_id = $1 and transaction_id = $2`,
);

/** The amount that test refunds have taken back from a test sale; locks the sale until the transaction ends. */
export async function testRefunded(
  db: Runner,
  programId: number,
  sale: { id: number; transactionId: string },
  reference: string | undefined,
) {
  await db.run(lock, [programId, sale.id]);
  return (await db.run(refunded, [programId, sale.transactionId, reference ?? null]))[0]!;
}
