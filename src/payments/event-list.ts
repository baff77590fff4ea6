import { statement, type Runner } from '../database/db.ts';
import type { CodeReference } from '../attribution/codes.ts';
import type { Customer } from '../common/types.ts';
import { createList } from '../common/lists.ts';
import { searchedFilters } from '../common/page-order.ts';
import type { PaymentEventState } from './events.ts';
import type { ProcessorType } from './processor.ts';

/** An event of the payment processor in the operator's list. */
export interface PaymentEventView {
  processor: ProcessorType;
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
  /** whether it was caught up with, and not delivered */
  pulled: boolean;
}

const LISTED = `e.id, e.processor, e.event_id, e.type as event_type, e.livemode, e.state, e.result, e.customer_id, e.sale_id,
  e.refund_id, e.occurred_at, e.received_at, e.applied_at, e.pulled, e.notice -> 'codes' as codes`;
const COLUMNS = `e.processor, e.event_id, e.type as event_type, e.livemode, e.state, e.result, e.customer_id, e.sale_id, e.refund_id,
  e.notice, e.occurred_at, e.received_at, e.applied_at, e.pulled`;

export interface PaymentEventFilter {
  state: PaymentEventState | undefined;
  /** when the event was received */
  createdFrom: Date | undefined;
  createdBefore: Date | undefined;
}

const listOf = <Row>(name: string, columns: string) =>
  createList<Row, keyof PaymentEventFilter>({
    name,
    columns,
    from: 'payment_events e',
    id: 'e.id',
    always: { where: 'e.program_id = :owner' },
    filters: {
      state: { is: 'e.state = :state::text' },
      ...searchedFilters('payment_events', 'e', 'received_at'),
    },
  });
const listed = listOf<PaymentEventView>('list_payment_events', COLUMNS);

/** A program's events in one state, newest first. */
export const listPaymentEvents = (
  db: Runner,
  programId: number,
  state: PaymentEventView['state'],
  limit: number,
): Promise<PaymentEventView[]> => listed(db, programId, { state }, { after: undefined, ascending: false, limit });

/** An event in the list of the program's members. */
export interface ListedPaymentEvent extends Omit<PaymentEventView, 'notice'> {
  id: number;
  /** the promotion codes in it; null without any */
  codes: CodeReference[] | null;
}

/** Reads a page of a program's events, in the order of their identifiers. */
export const paymentEventsOf = listOf<ListedPaymentEvent>('payment_events', LISTED);

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

const states = statement<{ state: PaymentEventState; events: number }>(
  'count_payment_events',
  'select state, count(*) as events from payment_events where program_id = $1 group by state',
);

/** The number of a program's events in each state. */
export async function countPaymentEvents(db: Runner, programId: number): Promise<Record<PaymentEventState, number>> {
  const counted = await db.run(states, [programId]);
  const of = (state: PaymentEventState): number => counted.find((row) => row.state === state)?.events ?? 0;
  return { pending: of('pending'), applied: of('applied'), test: of('test'), ignored: of('ignored') };
}

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
