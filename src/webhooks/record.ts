// Stores events with their deliveries, in the transaction of what they report.
import { statement, type Transaction } from '../database/db.ts';
import type { EventObject } from './event.ts';
import { arraysOf, namesOf, sentRows, valuesOf, type Columns, type RowOf } from '../common/columns.ts';

const COUNTED = {
  program_id: 'bigint',
  object: 'text',
  object_id: 'bigint',
  last: 'bigint',
} as const satisfies Columns;
// In one order everywhere, since each row stays locked. It is new for most objects: nothing is read before.
/** The events of a postback are counted by commission, apart from those of the program. */
type CountedObject = EventObject | 'postback' | 'postback_test';

const count = statement<{ object: CountedObject; object_id: number; last: number }>(
  'count_webhook_events',
  `insert into webhook_sequences as s (${namesOf(COUNTED)})
   select ${valuesOf(COUNTED)} from ${sentRows(COUNTED)} order by object, object_id
   on conflict (program_id, object, object_id) do update set last = s.last + excluded.last
   returning object, object_id, last`,
);

const EVENTS = {
  program_id: 'bigint',
  id: 'text',
  type: 'text',
  object: 'text',
  object_id: 'bigint',
  sequence: 'bigint',
  customer_id: 'bigint',
  partnership_id: 'bigint',
  body: 'jsonb',
  test: 'boolean',
  created_at: 'timestamptz',
} as const satisfies Columns;
export type EventRow = RowOf<typeof EVENTS>;
const insertEvents = statement<object>(
  'insert_webhook_events',
  `insert into webhook_events (${namesOf(EVENTS)}) select ${valuesOf(EVENTS)} from ${sentRows(EVENTS)} returning 1`,
);

const DELIVERIES = {
  program_id: 'bigint',
  endpoint_id: 'bigint',
  partnership_id: 'bigint',
  event_id: 'text',
  type: 'text',
  status: 'text',
  next_at: 'timestamptz',
  created_at: 'timestamptz',
  ended_at: 'timestamptz',
} as const satisfies Columns;
export type DeliveryRow = RowOf<typeof DELIVERIES>;
const insertDeliveries = statement<object>(
  'insert_webhook_deliveries',
  `insert into webhook_deliveries (${namesOf(DELIVERIES)}) select ${valuesOf(DELIVERIES)} from ${sentRows(DELIVERIES)}
   order by place returning 1`,
);

interface Counted {
  object: CountedObject;
  objectId: number;
}
const nameOf = ({ object, objectId }: Counted): string => `${object} ${objectId}`;

/**
 * The sequence of each of these events of a program, which counts the events of its object from 1. The row that counts stays
 * locked, so an event with a lower number is committed before one with a higher number begins to be written.
 */
export async function sequencesOf(tx: Transaction, programId: number, events: readonly Counted[]): Promise<number[]> {
  const added = new Map<string, { of: Counted; last: number }>();
  for (const of of events) added.set(nameOf(of), { of, last: (added.get(nameOf(of))?.last ?? 0) + 1 });
  const rows = [...added.values()].map(({ of, last }) => {
    return { program_id: programId, object: of.object, object_id: of.objectId, last };
  });
  const next = new Map<string, number>();
  for (const { object, object_id: objectId, last } of await tx.run(count, arraysOf(COUNTED, rows))) {
    const name = nameOf({ object, objectId });
    next.set(name, last - added.get(name)!.last + 1);
  }
  return events.map((event) => {
    const name = nameOf(event);
    const sequence = next.get(name)!;
    next.set(name, sequence + 1);
    return sequence;
  });
}

const hold = statement<object>(
  'hold_customers_of_events',
  'select from customers where program_id = $1 and id = any ($2::bigint[]) order by id for key share',
);
/** Makes an erasure of these customers wait, before what events show of them is read: then it clears these events too. */
export const holdCustomers = async (tx: Transaction, programId: number, ids: readonly number[]) =>
  void (ids.length > 0 && (await tx.run(hold, [programId, ids])));

export async function storeEvents(tx: Transaction, events: readonly EventRow[], deliveries: readonly DeliveryRow[]) {
  await tx.run(insertEvents, arraysOf(EVENTS, events));
  await tx.run(insertDeliveries, arraysOf(DELIVERIES, deliveries));
}
