// The statements of refunds, for any number of refunds of different sales.
import { FACTS, type Fact } from './refunded.ts';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import { changeFrom, enterFrom, foundIn, type FoundCommission } from '../commissions/booked.ts';
import { mergedAmong } from '../commissions/transfers.ts';
import { arraysOf, sentRows } from '../common/columns.ts';
import { programIn } from '../common/one-program.ts';
import { changeCorrections, storeRefunds } from './steps.ts';
import {
  correctFrom,
  SENT,
  sentOf,
  storeFrom,
  type DueRefund,
  type FoundSale,
  type NewRefund,
  type WrittenRefund,
} from './write.ts';

interface Told {
  notice: Omit<Fact, 'at'>;
  at: string;
}
interface Row extends Omit<FoundSale, 'commission' | 'corrections' | 'facts' | 'least_cents'> {
  place: number;
  facts: Told[] | null;
  corrections: FoundCommission[] | null;
  commission: FoundCommission | null;
}

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
// Each kind has its index.
const lockCommissionsText = (claimed: string, program: string): string =>
  `select from ${claimed}
     join lateral (
       select id from commissions where program_id = ${program} and sale_id = s.id and kind = 'sale'
       union all
       select id from commissions where program_id = ${program} and sale_id = s.id and kind in ('clawback', 'restoration')
     ) own on true
     join commissions c on c.program_id = ${program} and c.id = own.id
   order by c.program_id, c.sale_id, c.id for update of c`;
const lockCommissions = statement<object>(
  'lock_commissions',
  lockCommissionsText(CLAIMED, 's.program_id'),
  lockCommissionsText(CLAIMED_OF_ONE, programIn(1)),
);

/** What a call asked for; an earlier version stored it as the amount, and the amounts of the processor's events too. */
const calledIn = (program: string): string =>
  `coalesce(called_cents, case when exists (
       select from payment_events where program_id = ${program} and refund_id = refunds.id) then 0 else amount_cents end)`;
const KINDS = FACTS.map((kind) => `'${kind}'`).join(', ');

const findText = (claimed: string, program: string, merged: string): string =>
  `select t.place::int, s.id, s.customer_id, s.partnership_id, ${merged} as merged, s.amount_cents, s.gross_cents, s.currency,
     r.refunded_cents, r.called_cents, r.disputed_cents, r.seen, r.seen_cents,
     case when c.id is not null then ${foundIn(program)} end as commission,
     (select json_agg(json_build_object('notice', notice, 'at', occurred_at) order by id) from payment_events
       where program_id = ${program} and sale_id = s.id and state = 'applied' and notice ->> 'kind' in (${KINDS})) as facts,
     (select json_agg(${foundIn(program)} order by c.id) from commissions c
       where program_id = ${program} and sale_id = s.id and kind in ('clawback', 'restoration')) as corrections
   from ${claimed}
     left join commissions c on c.program_id = ${program} and c.sale_id = s.id and c.kind = 'sale'
     cross join lateral (
       select coalesce(sum(amount_cents), 0)::bigint as refunded_cents,
         coalesce(sum(${calledIn(program)}), 0)::bigint as called_cents,
         coalesce(sum(${calledIn(program)}) filter (where reason = 'chargeback'), 0)::bigint as disputed_cents,
         min(id) filter (where refund_reference = t.reference) as seen,
         min(coalesce(nullif(called_cents, 0), amount_cents)) filter (where refund_reference = t.reference) as seen_cents
       from refunds where program_id = ${program} and sale_id = s.id) r`;
const find = statement<Row>(
  'find_refundable',
  findText(
    CLAIMED,
    's.program_id',
    'exists (select from partnerships m where m.id = s.partnership_id and m.merged_into is not null)',
  ),
  // The partnerships are on another server than the sales.
  findText(CLAIMED_OF_ONE, programIn(1), 'false'),
);

const factOf = ({ notice, at }: Told): Fact => ({ ...notice, at: Date.parse(at) }) as Fact;

/** Whether it has its amount: an erasure by an earlier version took it. */
const isWhole = ({ notice }: Told): boolean => 'currency' in notice;

const saleOf = ({ facts, corrections, commission, ...sale }: Row): FoundSale => ({
  ...sale,
  facts: (facts ?? []).filter(isWhole).map(factOf),
  least_cents: facts?.every(isWhole) === false ? sale.refunded_cents : 0,
  corrections: corrections ?? [],
  commission: commission ?? undefined,
});

function inOrder(requests: readonly NewRefund[], rows: readonly Row[]): (FoundSale | undefined)[] {
  const sales: (FoundSale | undefined)[] = requests.map(() => undefined);
  for (const row of rows) sales[row.place - 1] = saleOf(row);
  return sales;
}

/** The sale of each request, undefined for an unknown one; locks nothing. */
export async function findRefundable(db: Runner, requests: readonly NewRefund[]): Promise<(FoundSale | undefined)[]> {
  const rows = await db.run(find, askedOf(requests));
  if (!db.distributed) return inOrder(requests, rows);
  const found = await mergedAmong(
    db,
    rows.map(({ partnership_id }) => partnership_id),
  );
  const merged = new Set(found.map(({ id }) => id));
  return inOrder(
    requests,
    rows.map((row) => ({ ...row, merged: merged.has(row.partnership_id) })),
  );
}

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

const write = statement<{ place: number; refund_id: number; correction_id: number | null }>(
  'write_refunds',
  `with sent as materialized (
     select *, nextval('refunds_id_seq') as refund_id from ${sentRows(SENT)} order by program_id, sale_id),
   changed as (
     ${changeFrom('sent', 'sent.program_id')}
     returning sent.place),
   due as materialized (
     select sent.* from sent left join changed u on u.place = sent.place
     where sent.commission_id is null or u.place is not null),
   stored as (${storeFrom('due', 'refund_id')}),
   entered as (${enterFrom('due')}),
   corrected as (${correctFrom('due')})
   select d.place::int, d.refund_id, k.id as correction_id
   from due d left join corrected k on k.sale_id = d.sale_id`,
);

async function writeAtOnce(db: Runner, due: readonly DueRefund[]): Promise<Map<DueRefund, WrittenRefund>> {
  const rows = await db.run(write, arraysOf(SENT, due.map(sentOf)));
  return new Map(
    rows.map(({ place, refund_id: refundId, correction_id: correctionId }) => [
      due[place - 1]!,
      { refundId, correctionId },
    ]),
  );
}

/**
 * Writes refunds and what they deduct.
 * @returns those that were written: not a refund whose commission has changed
 */
export async function writeRefunds(db: Runner, due: readonly DueRefund[]): Promise<Map<DueRefund, WrittenRefund>> {
  if (due.length === 0) return new Map();
  const written = await (db.distributed ? storeRefunds(db, due) : writeAtOnce(db, due));
  await changeCorrections(db, written);
  return written;
}
