// The statements of refunds, for any number of refunds of different sales.
import type { Refund, RefundableCommission } from '../../domain/refund.ts';
import type { RefundReason } from '../../domain/types.ts';
import { statement, type Runner, type Transaction } from '../../database/db.ts';
import { writeRefundsOfProgram } from './distributed.ts';
import { programIn } from '../platform/one-program.ts';

export interface NewRefund {
  programId: number;
  transactionId: string;
  amountCents: number | undefined;
  reason: RefundReason;
  refundReason: string | undefined;
  reference: string | undefined;
  additionalData: object | undefined;
  at: Date;
}

interface FoundCommission extends RefundableCommission {
  id: number;
  /** the version of its row, which each change replaces */
  version: string;
}

/** A sale, as it is when a refund of it is decided. */
export interface FoundSale {
  id: number;
  amount_cents: number;
  refunded_cents: number;
  /** the refund that already has the `refund_reference` */
  seen: number | null;
  commission: FoundCommission | undefined;
}

/** A refund that is to be written. */
export interface DueRefund {
  request: NewRefund;
  sale: FoundSale;
  refund: Extract<Refund, { kind: 'refund' }>;
}

type Row = Omit<FoundSale, 'commission'> & { place: number } & (
    | { commission_id: null }
    | ({ commission_id: number } & Omit<FoundCommission, 'id'>)
  );

const SENT = `unnest($1::bigint[], $2::text[], $3::text[])
     with ordinality as t(program_id, transaction_id, reference, place)`;
/** The sent refunds with their sales. */
const CLAIMED = `${SENT}
     join sale_claims k on k.transaction_id = t.transaction_id and k.program_id = t.program_id
     join sales s on s.program_id = k.program_id and s.id = k.sale_id`;
// The claims are on other servers than the sales.
const CLAIMED_OF_ONE = `${SENT} join sales s on s.program_id = ${programIn(1)} and s.transaction_id = t.transaction_id`;

type Requested = Pick<NewRefund, 'programId' | 'transactionId' | 'reference'>;

const sentOf = (requests: readonly Requested[]): unknown[] => [
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
  `select t.place::int, s.id, s.amount_cents, r.refunded_cents, r.seen, c.id as commission_id, c.earned_cents,
     c.amount_cents as left_cents, c.status, c.xmin::text as version
   from ${claimed}
     left join commissions c on c.program_id = ${program} and c.sale_id = s.id and c.kind = 'sale'
     cross join lateral (
       select coalesce(sum(amount_cents), 0)::bigint as refunded_cents,
         min(id) filter (where refund_reference = t.reference) as seen
       from refunds where program_id = ${program} and sale_id = s.id) r`;
const find = statement<Row>(
  'find_refundable',
  findText(CLAIMED, 's.program_id'),
  findText(CLAIMED_OF_ONE, programIn(1)),
);

function saleOf(row: Row): FoundSale {
  const { id, amount_cents, refunded_cents, seen } = row;
  const sale = { id, amount_cents, refunded_cents, seen };
  if (row.commission_id === null) return { ...sale, commission: undefined };
  const { commission_id, earned_cents, left_cents, status, version } = row;
  return { ...sale, commission: { id: commission_id, earned_cents, left_cents, status, version } };
}

function inOrder(requests: readonly NewRefund[], rows: readonly Row[]): (FoundSale | undefined)[] {
  const sales: (FoundSale | undefined)[] = requests.map(() => undefined);
  for (const row of rows) sales[row.place - 1] = saleOf(row);
  return sales;
}

/** The sale of each request, undefined for an unknown one; locks nothing. */
export const findRefundable = async (db: Runner, requests: readonly NewRefund[]): Promise<(FoundSale | undefined)[]> =>
  inOrder(requests, await db.run(find, sentOf(requests)));

/**
 * Locks the sales and their commissions: until the transaction ends, nothing else refunds them. What has been refunded
 * must be read by a later statement, because one that waits for a lock does not see what is committed meanwhile.
 */
export async function lockRefundable(tx: Transaction, requests: readonly Requested[]): Promise<void> {
  const sent = sentOf(requests);
  // Sales come before commissions everywhere, and both in the order of the sales, so that two calls never wait for each
  // other. A refund that was decided without a lock only locks the commission, so the sale's lock is not enough.
  await tx.run(lockSales, sent);
  await tx.run(lockCommissions, sent);
}

// An unpaid commission's refund is only written while the commission's row has the version that the refund was decided
// on. Each refund of such a sale changes that row, so its version proves that nothing was refunded in between. A row that
// another transaction changes meanwhile is compared again in its new version.
const write = statement<{ place: number; refund_id: number }>(
  'write_refunds',
  `with sent as materialized (
     select *, nextval('refunds_id_seq') as refund_id
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::xid[], $5::text[], $6::bigint[], $7::bigint[], $8::text[],
       $9::text[], $10::text[], $11::text[], $12::text[], $13::timestamptz[])
     with ordinality as t(program_id, sale_id, commission_id, version, status_before, amount_cents, deduction_cents,
       outcome, reason, refund_reason, reference, additional_data, at, place)
     order by program_id, sale_id),
   -- Even if nothing is deducted: the row must have a new version. Its time is that of the last entry.
   shrunk as (
     update commissions c set amount_cents = c.amount_cents - s.deduction_cents,
       changed_at = case when s.deduction_cents <> 0 or c.amount_cents = 0 and c.status <> 'reversed' then s.at else c.changed_at end,
       status = case when c.amount_cents = s.deduction_cents then 'reversed' else c.status end
     from sent s
     where s.outcome = 'reversed' and c.program_id = s.program_id and c.id = s.commission_id and c.xmin = s.version
     returning c.partnership_id, c.currency, c.amount_cents as left_cents, c.status as status_after, s.place),
   due as materialized (
     select s.*, u.partnership_id, u.currency, u.left_cents, u.status_after
     from sent s left join shrunk u on u.place = s.place where s.outcome <> 'reversed' or u.place is not null),
   stored as (
     insert into refunds (program_id, id, sale_id, amount_cents, reason, refund_reason, refund_reference,
       deduction_cents, outcome, additional_data, occurred_at)
     select program_id, refund_id, sale_id, amount_cents, reason, refund_reason, reference, deduction_cents, outcome,
       additional_data::jsonb, at from due),
   entered as (
     insert into commission_entries (program_id, commission_id, partnership_id, kind, amount_cents, currency,
       left_cents, status_before, status_after, refund_id, created_at)
     select program_id, commission_id, partnership_id, 'refund', -deduction_cents, currency,
       left_cents, status_before, status_after, refund_id, at
     from due where outcome = 'reversed' and (deduction_cents <> 0 or status_after <> status_before)),
   clawed_back as (
     insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents,
       currency, status, created_at, changed_at)
     select 'clawback', c.program_id, c.partnership_id, c.customer_id, c.sale_id, -d.deduction_cents,
       -d.deduction_cents, c.currency, 'pending', d.at, d.at
     from due d join commissions c on c.program_id = d.program_id and c.id = d.commission_id
     where d.outcome = 'clawed_back' and d.deduction_cents > 0)
   select place::int, refund_id from due`,
);

const columnsOf = (due: readonly DueRefund[]): unknown[] => [
  due.map(({ request }) => request.programId),
  due.map(({ sale }) => sale.id),
  due.map(({ sale }) => sale.commission?.id ?? null),
  due.map(({ sale }) => sale.commission?.version ?? null),
  due.map(({ sale }) => sale.commission?.status ?? null),
  due.map(({ refund }) => refund.amountCents),
  due.map(({ refund }) => refund.deductionCents),
  due.map(({ refund }) => refund.status),
  due.map(({ request }) => request.reason),
  due.map(({ request }) => request.refundReason ?? null),
  due.map(({ request }) => request.reference ?? null),
  due.map(({ request }) => (request.additionalData ? JSON.stringify(request.additionalData) : null)),
  due.map(({ request }) => request.at),
];

/**
 * Writes refunds and what they deduct, in one statement.
 * @returns the id of each; none for a refund that was not written, because its commission has changed
 */
export async function writeRefunds(db: Runner, due: readonly DueRefund[]): Promise<Map<DueRefund, number>> {
  if (db.distributed && due.length > 0) return writeRefundsOfProgram(db, due);
  const rows = due.length > 0 ? await db.run(write, columnsOf(due)) : [];
  return new Map(rows.map(({ place, refund_id }) => [due[place - 1]!, refund_id]));
}
