// Refunds of one program on a distributed database: short statements, each of which needs only the program's server. They
// are within a transaction.
import { statement, type Runner } from '../../database/db.ts';
import { columnsOf, programIn } from '../platform/one-program.ts';
import type { DueRefund } from './statements.ts';

interface Shrunk {
  id: number;
  partnership_id: number;
  currency: string;
  left_cents: number;
  status_after: string;
}

// As in `write_refunds`: an unpaid commission has the version that the refund was decided on, or nothing is written.
const shrink = statement<Shrunk>(
  'shrink_commissions',
  `update commissions c set amount_cents = c.amount_cents - t.cents,
     changed_at = case when t.cents <> 0 or c.amount_cents = 0 and c.status <> 'reversed' then t.at else c.changed_at end,
     status = case when c.amount_cents = t.cents then 'reversed' else c.status end
   from unnest($1::bigint[], $2::bigint[], $3::xid[], $4::bigint[], $5::timestamptz[]) as t(program_id, id, version, cents, at)
   where c.program_id = ${programIn(1)} and c.id = t.id and c.xmin = t.version
   returning c.id, c.partnership_id, c.currency, c.amount_cents as left_cents, c.status as status_after`,
);
const insert = statement<{ id: number; sale_id: number }>(
  'insert_refunds',
  `insert into refunds (program_id, sale_id, amount_cents, reason, refund_reason, refund_reference, deduction_cents,
     outcome, additional_data, occurred_at)
   select program_id, sale_id, amount_cents, reason, refund_reason, reference, deduction_cents, outcome,
     additional_data::jsonb, at
   from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[],
     $9::text[], $10::timestamptz[]) with ordinality
     as t(program_id, sale_id, amount_cents, reason, refund_reason, reference, deduction_cents, outcome,
       additional_data, at, place) order by place
   returning id, sale_id`,
);
const enter = statement<object>(
  'insert_refund_entries',
  `insert into commission_entries (program_id, commission_id, partnership_id, kind, amount_cents, currency, left_cents,
     status_before, status_after, refund_id, created_at)
   select program_id, commission_id, partnership_id, 'refund', -cents, currency, left_cents, status_before, status_after,
     refund_id, at
   from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[], $7::text[], $8::text[],
     $9::bigint[], $10::timestamptz[])
     as t(program_id, commission_id, partnership_id, cents, currency, left_cents, status_before, status_after, refund_id,
       at)
   returning 1`,
);
interface Paid {
  id: number;
  partnership_id: number;
  customer_id: number;
  sale_id: number;
  currency: string;
}
const paid = statement<Paid>(
  'commissions_to_claw_back',
  `select id, partnership_id, customer_id, sale_id, currency from commissions
   where program_id = $1 and id = any ($2::bigint[])`,
);
// Not one statement with the one above: the server of the commissions would give out the identifiers.
const clawBack = statement<object>(
  'insert_clawbacks',
  `insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents, currency,
     status, created_at, changed_at)
   select 'clawback', program_id, partnership_id, customer_id, sale_id, -cents, -cents, currency, 'pending', at, at
   from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::timestamptz[])
     as t(program_id, partnership_id, customer_id, sale_id, cents, currency, at)
   returning 1`,
);

/** A refund whose sale has a commission. */
interface OfCommission {
  due: DueRefund;
  commission: NonNullable<DueRefund['sale']['commission']>;
}

const withCommission = (due: DueRefund): OfCommission[] =>
  due.sale.commission ? [{ due, commission: due.sale.commission }] : [];

const PROGRAM = ({ due }: OfCommission): number => due.request.programId;

async function shrinkAll(tx: Runner, reversed: readonly OfCommission[]): Promise<Map<number, Shrunk>> {
  if (reversed.length === 0) return new Map();
  const columns = columnsOf(reversed, [
    PROGRAM,
    ({ commission }) => commission.id,
    ({ commission }) => commission.version,
    ({ due }) => due.refund.deductionCents,
    ({ due }) => due.request.at,
  ]);
  return new Map((await tx.run(shrink, columns)).map((row) => [row.id, row]));
}

async function insertAll(tx: Runner, due: readonly DueRefund[]): Promise<Map<DueRefund, number>> {
  const columns = columnsOf(due, [
    ({ request }) => request.programId,
    ({ sale }) => sale.id,
    ({ refund }) => refund.amountCents,
    ({ request }) => request.reason,
    ({ request }) => request.refundReason ?? null,
    ({ request }) => request.reference ?? null,
    ({ refund }) => refund.deductionCents,
    ({ refund }) => refund.status,
    ({ request }) => (request.additionalData ? JSON.stringify(request.additionalData) : null),
    ({ request }) => request.at,
  ]);
  const ids = new Map((await tx.run(insert, columns)).map(({ id, sale_id }) => [sale_id, id]));
  return new Map(due.map((one) => [one, ids.get(one.sale.id)!]));
}

async function enterAll(
  tx: Runner,
  rows: readonly (OfCommission & { after: Shrunk })[],
  ids: ReadonlyMap<DueRefund, number>,
): Promise<void> {
  const changed = rows.filter(
    ({ due, commission, after }) => due.refund.deductionCents !== 0 || after.status_after !== commission.status,
  );
  if (changed.length === 0) return;
  const columns = columnsOf(changed, [
    PROGRAM,
    ({ commission }) => commission.id,
    ({ after }) => after.partnership_id,
    ({ due }) => due.refund.deductionCents,
    ({ after }) => after.currency,
    ({ after }) => after.left_cents,
    ({ commission }) => commission.status,
    ({ after }) => after.status_after,
    ({ due }) => ids.get(due),
    ({ due }) => due.request.at,
  ]);
  await tx.run(enter, columns);
}

async function clawBackAll(tx: Runner, due: readonly OfCommission[]): Promise<void> {
  if (due.length === 0) return;
  const values = [PROGRAM(due[0]!), due.map(({ commission }) => commission.id)];
  const known = new Map((await tx.run(paid, values)).map((row) => [row.id, row]));
  const columns = columnsOf(due, [
    PROGRAM,
    ({ commission }) => known.get(commission.id)!.partnership_id,
    ({ commission }) => known.get(commission.id)!.customer_id,
    ({ commission }) => known.get(commission.id)!.sale_id,
    ({ due: { refund } }) => refund.deductionCents,
    ({ commission }) => known.get(commission.id)!.currency,
    ({ due: { request } }) => request.at,
  ]);
  await tx.run(clawBack, columns);
}

/** Writes refunds of one program and what they deduct, within a transaction; returns the identifiers of those written. */
export async function writeRefundsOfProgram(tx: Runner, due: readonly DueRefund[]): Promise<Map<DueRefund, number>> {
  const reversed = due.filter(({ refund }) => refund.status === 'reversed').flatMap(withCommission);
  const after = await shrinkAll(tx, reversed);
  const shrunk = reversed.flatMap((row) => {
    const found = after.get(row.commission.id);
    return found ? [{ ...row, after: found }] : [];
  });
  const written = new Set(shrunk.map((row) => row.due));
  const decided = due.filter((one) => one.refund.status !== 'reversed' || written.has(one));
  if (decided.length === 0) return new Map();
  const ids = await insertAll(tx, decided);
  await enterAll(tx, shrunk, ids);
  const clawedBack = decided.filter(({ refund }) => refund.status === 'clawed_back' && refund.deductionCents > 0);
  await clawBackAll(tx, clawedBack.flatMap(withCommission));
  return ids;
}
