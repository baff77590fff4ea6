// The events of partners' postbacks: stored with the facts that they report, or as a test.
import { statement, type Transaction } from '../database/db.ts';
import type { SubName } from '@referral-tracking/shared/link-names';
import { clickNotesOf } from '../attribution/notes.ts';
import { clickOf } from '../attribution/codes.ts';
import { clickRef, type PostbackBody, type PostbackData, type PostbackEvent } from './rules.ts';
import { newEventId } from '../webhooks/event.ts';
import { holdCustomers, sequencesOf, storeEvents, type DeliveryRow, type EventRow } from '../webhooks/record.ts';

/** A fact of a commission, and the postbacks of its partnership that want it. */
export interface WantedPostback {
  type: PostbackEvent;
  commissionId: number;
  partnershipId: number;
  endpointIds: readonly number[];
  at: Date;
}

interface Of {
  customer_id: number | null;
  click_id: string | null;
}
type Facts = Omit<PostbackData, 'click_ref' | SubName>;
const facts = statement<Facts & Of>(
  'commissions_of_postbacks',
  `select c.id as commission_id, c.amount_cents, c.currency, c.status, c.customer_id, (
     select ${clickOf('u')} from customers u where u.program_id = $1 and u.id = c.customer_id) as click_id
   from commissions c where c.program_id = $1 and c.id = any ($2::bigint[])`,
);

const customers = statement<{ id: number }>(
  'customers_of_postbacks',
  `select distinct customer_id as id from commissions
   where program_id = $1 and id = any ($2::bigint[]) and customer_id is not null`,
);

/** Stores an event for each fact, in its transaction. */
export async function storePostbacks(
  tx: Transaction,
  secretKey: Buffer,
  program_id: number,
  wanted: readonly WantedPostback[],
): Promise<void> {
  if (wanted.length === 0) return;
  const counted = wanted.map(({ commissionId: objectId }) => ({ object: 'postback' as const, objectId }));
  const sequences = await sequencesOf(tx, program_id, counted);
  const ids = [...new Set(wanted.map(({ commissionId }) => commissionId))];
  const named = await tx.run(customers, [program_id, ids]);
  await holdCustomers(
    tx,
    program_id,
    named.map(({ id }) => id),
  );
  const rows = await tx.run(facts, [program_id, ids]);
  const found = new Map(rows.map((row) => [row.commission_id, row]));
  const notes = await clickNotesOf(
    tx,
    program_id,
    [...found.values()].map(({ customer_id }) => customer_id),
  );
  const stored = wanted.map(({ type, commissionId, partnershipId, endpointIds, at }, i) => {
    const { click_id, customer_id, ...fact } = found.get(commissionId)!;
    const click_ref = click_id === null ? '' : clickRef(secretKey, program_id, click_id);
    const { sub, sub2, sub3 } = notes.get(customer_id) ?? {};
    const data = { click_ref, ...fact, sub: sub ?? '', sub2: sub2 ?? '', sub3: sub3 ?? '' };
    const sequence = sequences[i]!;
    const body: PostbackBody = { type, timestamp: at.toISOString(), data, program_id, test: false, sequence };
    const of = { program_id, type, created_at: at, partnership_id: partnershipId };
    const id = newEventId(at);
    const event: EventRow = {
      ...of,
      id,
      object: 'postback',
      object_id: commissionId,
      sequence,
      customer_id: customer_id ?? undefined,
      body,
      test: false,
    };
    const deliveries = endpointIds.map((endpoint_id): DeliveryRow => {
      return { ...of, endpoint_id, event_id: id, status: 'waiting', next_at: at, ended_at: null };
    });
    return { event, deliveries };
  });
  await storeEvents(
    tx,
    stored.map(({ event }) => event),
    stored.flatMap(({ deliveries }) => deliveries),
  );
}

export interface TestPostback {
  secretKey: Buffer;
  programId: number;
  partnershipId: number;
  endpointId: number;
  eventId: string;
  at: Date;
}

/** Stores an invented commission as skipped, until it is noted what became of it: nobody else sends it. */
export async function storePostbackTest(tx: Transaction, test: TestPostback): Promise<PostbackBody> {
  const { secretKey, programId: program_id, partnershipId: partnership_id, endpointId, eventId: id, at } = test;
  const counted = { object: 'postback_test', objectId: endpointId } as const;
  const sequence = (await sequencesOf(tx, program_id, [counted]))[0]!;
  const type = 'postback.test';
  const data: PostbackData = {
    click_ref: clickRef(secretKey, program_id, 'test'),
    commission_id: 1,
    amount_cents: 1980,
    currency: 'USD',
    status: 'pending',
    sub: 'newsletter-12',
    sub2: '',
    sub3: '',
  };
  const body: PostbackBody = { type, timestamp: at.toISOString(), data, program_id, test: true, sequence };
  const of = { program_id, type, created_at: at, partnership_id };
  const event = { ...of, id, object: counted.object, object_id: endpointId, sequence, customer_id: undefined };
  await storeEvents(
    tx,
    [{ ...event, body, test: true }],
    [{ ...of, endpoint_id: endpointId, event_id: id, status: 'skipped', next_at: null, ended_at: at }],
  );
  return body;
}
