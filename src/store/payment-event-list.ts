import { statement, type Runner } from '../database/db.ts';
import type { PaymentEventState } from './payment-events.ts';

/** An event of the payment processor as its operator sees it. */
export interface PaymentEventView {
  event_id: string;
  event_type: string;
  livemode: boolean | null;
  state: PaymentEventState;
  result: string;
  customer_id: number | null;
  sale_id: number | null;
  refund_id: number | null;
  /** what was read of it */
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

const count = statement<{ result: string; events: number }>(
  'count_pending_events',
  `select result, count(*) as events from payment_events
   where program_id = $1 and state = 'pending' group by result order by result`,
);

/** How many events of a program are pending, by reason. */
export const countPendingEvents = async (db: Runner, programId: number): Promise<Record<string, number>> =>
  Object.fromEntries((await db.run(count, [programId])).map(({ result, events }) => [result, events]));

// Those that found the customer, and pending ones with one of the customer's identifiers.
const ofCustomer = statement<PaymentEventView>(
  'payment_events_of_customer',
  `select ${COLUMNS} from payment_events e
   where e.customer_id = $1
     or e.id in (
       select k.id from payment_events k join customers c on c.id = $1 and c.program_id = k.program_id
       where k.state = 'pending' and k.customer_id is null
         and (k.notice -> 'customer' ->> 'clickId' = c.click_id
           or k.notice -> 'customer' ->> 'customerKey' = c.customer_key
           or k.notice -> 'customer' ->> 'reference' in (c.click_id, c.customer_key)))
   order by e.id`,
);

/** The events that concern a customer, in the order in which they came. */
export const findCustomerEvents = (db: Runner, customerId: number): Promise<PaymentEventView[]> =>
  db.run(ofCustomer, [customerId]);
