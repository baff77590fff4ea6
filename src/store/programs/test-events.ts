import type { Currency } from '../../domain/types.ts';
import { statement, type Runner } from '../../database/db.ts';
import { arraysOf, namesOf, sentRows, valuesOf, type Columns, type RowOf } from '../platform/columns.ts';

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
  unknownFields?: readonly string[] | undefined;
  at: Date;
}

export const TEST_EVENTS = {
  program_id: 'bigint',
  kind: 'text',
  with_key: 'boolean',
  click_id: 'text',
  link_id: 'bigint',
  transaction_id: 'text',
  amount_cents: 'bigint',
  currency: 'text',
  event_name: 'text',
  refund_reference: 'text',
  additional_data: 'jsonb',
  unknown_fields: 'jsonb',
  occurred_at: 'timestamptz',
} as const satisfies Columns;

const insert = statement<{ id: number }>(
  'insert_test_event',
  `insert into test_events (${namesOf(TEST_EVENTS)})
     select ${valuesOf(TEST_EVENTS)}
     from ${sentRows(TEST_EVENTS)}
     on conflict (program_id, transaction_id) where kind = 'sale' do nothing
     returning id`,
);

const sentOf = (event: TestEvent): RowOf<typeof TEST_EVENTS> => ({
  program_id: event.programId,
  kind: event.kind,
  with_key: event.withKey,
  click_id: event.clickId,
  link_id: event.linkId,
  transaction_id: event.transactionId,
  amount_cents: event.amountCents,
  currency: event.currency,
  event_name: event.eventName,
  refund_reference: event.refundReference,
  additional_data: event.additionalData,
  unknown_fields: event.unknownFields,
  occurred_at: event.at,
});

/** Stores a test event and returns its id; undefined if a test sale of the program already has the transaction_id. */
export const insertTestEvent = async (db: Runner, event: TestEvent): Promise<number | undefined> =>
  (await db.run(insert, arraysOf(TEST_EVENTS, [sentOf(event)])))[0]?.id;

const sale = statement<{ id: number; amount_cents: number; currency: Currency }>(
  'test_sale',
  `select id, amount_cents, currency from test_events
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
const refunded = statement<{ refunded_cents: number; seen: number | null; seen_cents: number | null }>(
  'test_refunded',
  `select coalesce(sum(amount_cents), 0)::bigint as refunded_cents,
     min(id) filter (where refund_reference = $3) as seen,
     min(amount_cents) filter (where refund_reference = $3) as seen_cents
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
