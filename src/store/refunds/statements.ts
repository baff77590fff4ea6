// The statements of refunds, for any number of refunds of different sales.
import type { Currency } from '../../domain/types.ts';
import { statement, type Runner, type Transaction } from '../../database/db.ts';
import { arraysOf, sentRows } from '../platform/columns.ts';
import { programIn } from '../platform/one-program.ts';
import { storeRefunds } from './steps.ts';
import {
  clawBackFrom,
  enterFrom,
  SENT,
  sentOf,
  shrinkFrom,
  storeFrom,
  type DueRefund,
  type FoundCommission,
  type FoundSale,
  type NewRefund,
  type WrittenRefund,
} from './write.ts';

type Row = Omit<FoundSale, 'commission'> & { place: number } & (
    | { commission_id: null }
    | ({ commission_id: number; commission_currency: Currency } & Omit<FoundCommission, 'id' | 'currency'>)
  );

const ASKED = `unnest($1::bigint[], $2::text[], $3::text[])
     with ordinality as t(program_id, transaction_id, reference, place)`;
/** The sent refunds with their sales. */
const CLAIMED = `${ASKED}
     join sale_claims k on k.transaction_id = t.transaction_id and k.program_id = t.program_id
     join sales s on s.program_id = k.program_id and s.id = k.sale_id`;
// The claims are on other servers than the sales.
const CLAIMED_OF_ONE = `${ASKED} join sales s on s.program_id = ${programIn(1)} and s.transaction_id = t.transaction_id`;

type Requested = Pick<NewRefund, 'programId' | 'transactionId' | 'reference'>;

const askedOf = (requests: readonly Requested[]): unknown[] => [
  requests.map(({ programId }) => programId),
  requests.map(({ transactionId }) => transactionId),
  requests.map(({ reference }) => reference ?? null),
];

// Rows that refer to the sale can still be written: only refunds have to wait.
const lockSales = statement<object>(
  'lock_sales',
  `select from ${CLAIMED} order by s.program_id, s.id for no key update of s`,
  `select from ${CLAIMED_OF_ONE} order by s.program_id, s.id for no key update of s`,
);
const lockCommissionsText = (claimed: string, program: string): string =>
  `select from ${claimed} join commissions c on c.program_id = ${program} and c.sale_id = s.id and c.kind = 'sale'
   order by c.program_id, c.sale_id for update of c`;
const lockCommissions = statement<object>(
  'lock_commissions',
  lockCommissionsText(CLAIMED, 's.program_id'),
  lockCommissionsText(CLAIMED_OF_ONE, programIn(1)),
);

const findText = (claimed: string, program: string): string =>
  `select t.place::int, s.id, s.customer_id, s.partnership_id, s.amount_cents, s.currency, r.refunded_cents, r.seen, r.seen_cents,
     c.id as commission_id, c.currency as commission_currency, c.earned_cents, c.amount_cents as left_cents, c.status, c.xmin::text as version
   from ${claimed}
     left join commissions c on c.program_id = ${program} and c.sale_id = s.id and c.kind = 'sale'
     cross join lateral (
       select coalesce(sum(amount_cents), 0)::bigint as refunded_cents,
         min(id) filter (where refund_reference = t.reference) as seen,
         min(amount_cents) filter (where refund_reference = t.reference) as seen_cents
       from refunds where program_id = ${program} and sale_id = s.id) r`;
const find = statement<Row>(
  'find_refundable',
  findText(CLAIMED, 's.program_id'),
  findText(CLAIMED_OF_ONE, programIn(1)),
);

function saleOf(row: Row): FoundSale {
  const { id, customer_id, partnership_id, amount_cents, currency: sold, refunded_cents, seen, seen_cents } = row;
  const sale = { id, customer_id, partnership_id, amount_cents, currency: sold, refunded_cents, seen, seen_cents };
  if (row.commission_id === null) return { ...sale, commission: undefined };
  const { commission_id, commission_currency: currency, earned_cents, left_cents, status, version } = row;
  return { ...sale, commission: { id: commission_id, currency, earned_cents, left_cents, status, version } };
}

function inOrder(requests: readonly NewRefund[], rows: readonly Row[]): (FoundSale | undefined)[] {
  const sales: (FoundSale | undefined)[] = requests.map(() => undefined);
  for (const row of rows) sales[row.place - 1] = saleOf(row);
  return sales;
}

/** The sale of each request, undefined for an unknown one; locks nothing. */
export const findRefundable = async (db: Runner, requests: readonly NewRefund[]): Promise<(FoundSale | undefined)[]> =>
  inOrder(requests, await db.run(find, askedOf(requests)));

/**
 * Locks the sales and their commissions: until the transaction ends, nothing else refunds them. What has been refunded
 * must be read by a later statement, because one that waits for a lock does not see what is committed meanwhile.
 */
export async function lockRefundable(tx: Transaction, requests: readonly Requested[]): Promise<void> {
  const sent = askedOf(requests);
  // Sales come before commissions everywhere, and both in the order of the sales, so that two calls never wait for each
  // other. A refund that was decided without a lock only locks the commission, so the sale's lock is not enough.
  await tx.run(lockSales, sent);
  await tx.run(lockCommissions, sent);
}

const write = statement<{ place: number; refund_id: number; clawback_id: number | null }>(
  'write_refunds',
  `with sent as materialized (
     select *, nextval('refunds_id_seq') as refund_id from ${sentRows(SENT)} order by program_id, sale_id),
   shrunk as (
     ${shrinkFrom('sent', 'sent.program_id')}
     returning sent.place, c.amount_cents as left_cents, c.status as status_after),
   due as materialized (
     select sent.*, u.left_cents, u.status_after
     from sent left join shrunk u on u.place = sent.place where sent.outcome <> 'reversed' or u.place is not null),
   stored as (${storeFrom('due', 'refund_id')}),
   entered as (${enterFrom('due')}),
   clawed_back as (${clawBackFrom('due')})
   select d.place::int, d.refund_id, k.id as clawback_id
   from due d left join clawed_back k on k.sale_id = d.sale_id`,
);

/**
 * Writes refunds and what they deduct.
 * @returns those that were written: not a refund whose commission has changed
 */
export async function writeRefunds(db: Runner, due: readonly DueRefund[]): Promise<Map<DueRefund, WrittenRefund>> {
  if (due.length === 0) return new Map();
  if (db.distributed) return storeRefunds(db, due);
  const rows = await db.run(write, arraysOf(SENT, due.map(sentOf)));
  return new Map(
    rows.map(({ place, refund_id: refundId, clawback_id: clawbackId }) => [due[place - 1]!, { refundId, clawbackId }]),
  );
}
