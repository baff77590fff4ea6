import type { Currency } from '../common/types.ts';
import type { ClickIds } from '../attribution/click-id.ts';
import { wordsIn } from '../common/erasure-marks.ts';
import { statement, type Db, type Runner, type Transaction } from '../database/db.ts';
import { isErased } from '../attribution/erasures.ts';
import { arraysOf, namesOf, sentRows, valuesOf, type Columns, type RowOf } from '../common/columns.ts';

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

/** All texts in a value of JSON, names of fields included. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)])
    : typeof value === 'string' || typeof value === 'number'
      ? [String(value)]
      : [];

const WITHOUT_TEXTS = {
  clickId: undefined,
  transactionId: undefined,
  eventName: undefined,
  refundReference: undefined,
  additionalData: undefined,
  unknownFields: undefined,
};

/** The event, without its texts if one of them names an erased customer. Nobody is erased meanwhile. */
async function withoutErased(tx: Transaction, clickIds: ClickIds, event: TestEvent): Promise<TestEvent> {
  const { clickId, transactionId, eventName, refundReference, additionalData, unknownFields } = event;
  const words = wordsIn(textsIn([clickId, transactionId, eventName, refundReference, additionalData, unknownFields]));
  const names = words.map((word) => ({ clickId: word, customerKey: word }));
  return (await isErased(tx, clickIds, event.programId, names)) ? { ...event, ...WITHOUT_TEXTS } : event;
}

/** Stores a test event of the service's own, in which no customer can be named. */
export const insertOwnTestEvent = async (tx: Transaction, event: TestEvent): Promise<number | undefined> =>
  (await tx.run(insert, arraysOf(TEST_EVENTS, [sentOf(event)])))[0]?.id;

/** Stores a test event and returns its id; undefined if a test sale of the program already has the transaction_id. */
export async function insertTestEvent(
  tx: Transaction,
  clickIds: ClickIds,
  event: TestEvent,
): Promise<number | undefined> {
  return insertOwnTestEvent(tx, await withoutErased(tx, clickIds, event));
}

/** The same in a transaction of its own. */
export const storeTestEvent = ({ db, clickIds }: { db: Db; clickIds: ClickIds }, event: TestEvent) =>
  db.transaction((tx) => insertTestEvent(tx, clickIds, event));

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
