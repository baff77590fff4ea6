import { statement, type Runner } from '../database/db.ts';
import type { Customer } from '../domain/types.ts';
import type { PaymentEventState } from './payment-events.ts';

/** An event of the payment processor in the operator's list. */
export interface PaymentEventView {
  event_id: string;
  event_type: string;
  livemode: boolean | null;
  state: PaymentEventState;
  result: string;
  customer_id: number | null;
  sale_id: number | null;
  refund_id: number | null;
  /** the parsed content */
  notice: object;
  occurred_at: Date;
  received_at: Date;
  applied_at: Date | null;
}

const COLUMNS = `e.event_id, e.type as event_type, e.livemode, e.state, e.result, e.customer_id, e.sale_id, e.refund_id,
  e.notice, e.occurred_at, e.received_at, e.applied_at`;

const list = statement<PaymentEventView>(
  'list_payment_events',
  `select ${COLUMNS} from payment_events e where e.program_id = $1 and e.state = $2 order by e.id desc limit $3`,
);

/** A program's events in one state, newest first. */
export const listPaymentEvents = (
  db: Runner,
  programId: number,
  state: PaymentEventView['state'],
  limit: number,
): Promise<PaymentEventView[]> => db.run(list, [programId, state, limit]);

/** An event in the list of the program's members. */
export interface ListedPaymentEvent extends Omit<PaymentEventView, 'notice'> {
  id: number;
}

const LISTED = `e.id, e.event_id, e.type as event_type, e.livemode, e.state, e.result, e.customer_id, e.sale_id,
  e.refund_id, e.occurred_at, e.received_at, e.applied_at`;

const paged = (name: string, filter: string, compare: '<' | '>', direction: 'asc' | 'desc') =>
  statement<ListedPaymentEvent>(
    name,
    `select ${LISTED} from payment_events e
     where e.program_id = $1 and e.id ${compare} $2 ${filter} order by e.id ${direction} limit $3`,
  );
// One statement with the state and one without it, so that each uses its index.
const WITH_STATE = 'and e.state = $4';
const pages = {
  all: {
    newest: paged('payment_events_newest', '', '<', 'desc'),
    oldest: paged('payment_events_oldest', '', '>', 'asc'),
  },
  state: {
    newest: paged('payment_events_in_state_newest', WITH_STATE, '<', 'desc'),
    oldest: paged('payment_events_in_state_oldest', WITH_STATE, '>', 'asc'),
  },
};

/** The events of a program, or those in one state, in the order of their identifiers. */
export function paymentEventsOf(
  db: Runner,
  { programId, state }: { programId: number; state: PaymentEventState | undefined },
  { after, ascending, limit }: { after: number | undefined; ascending: boolean; limit: number },
): Promise<ListedPaymentEvent[]> {
  const query = pages[state === undefined ? 'all' : 'state'][ascending ? 'oldest' : 'newest'];
  const values = [programId, after ?? (ascending ? 0 : Number.MAX_SAFE_INTEGER), limit];
  return db.run(query, state === undefined ? values : [...values, state]);
}

const listedOne = statement<ListedPaymentEvent>(
  'listed_payment_event',
  `select ${LISTED} from payment_events e where e.program_id = $1 and e.id = $2`,
);

/** An event of the program; undefined if it has none with this identifier. */
export const findListedEvent = async (
  db: Runner,
  programId: number,
  id: number,
): Promise<ListedPaymentEvent | undefined> => (await db.run(listedOne, [programId, id]))[0];

const count = statement<{ result: string; events: number }>(
  'count_pending_events',
  `select result, count(*) as events from payment_events
   where program_id = $1 and state = 'pending' group by result order by result`,
);

/** The number of pending events of a program, by reason. */
export const countPendingEvents = async (db: Runner, programId: number): Promise<Record<string, number>> =>
  Object.fromEntries((await db.run(count, [programId])).map(({ result, events }) => [result, events]));

// Events that were applied to the customer, and pending events with one of its identifiers. Each part has an index.
const ofCustomer = statement<PaymentEventView>(
  'payment_events_of_customer',
  `select ${COLUMNS} from payment_events e where e.program_id = $1 and e.id in (
     select id from payment_events where program_id = $1 and customer_id = $2
     union all
     select id from payment_events
     where program_id = $1 and state = 'pending' and customer_id is null
       and array[notice -> 'customer' ->> 'clickId', notice -> 'customer' ->> 'customerKey',
         notice -> 'customer' ->> 'reference'] && array[$3, $4]::text[]
       and (notice -> 'customer' ->> 'clickId' = $3 or notice -> 'customer' ->> 'customerKey' = $4
         or notice -> 'customer' ->> 'reference' in ($3, $4)))
   order by e.id`,
);

/** The events of a customer, in the order in which they arrived. */
export const findCustomerEvents = (db: Runner, customer: Customer): Promise<PaymentEventView[]> =>
  db.run(ofCustomer, [customer.program_id, customer.id, customer.click_id, customer.customer_key]);
