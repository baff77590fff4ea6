// What a merged partner has earned and could be paid goes to the partner whom they were merged into, by pairs of adjustments.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Currency } from '../common/types.ts';
import { noteAs, type Note } from '../common/audit.ts';
import { arraysOf, sentRows, type Columns } from '../common/columns.ts';
import { enterAll } from './booked.ts';
import { findCommissions } from './read.ts';
import { reportNoted } from './noted.ts';
import { commissionsInto } from './write.ts';

interface Merged {
  id: number;
  into: number;
  partner_id: number | null;
  into_partner_id: number | null;
}
const merged = statement<Merged>(
  'merged_partnerships',
  `select m.id, m.merged_into as into, m.partner_id,
     (select s.partner_id from partnerships s where s.id = m.merged_into) as into_partner_id
   from partnerships m where m.id = any ($1::bigint[]) and m.merged_into is not null order by m.id`,
);

/** Those of these partnerships that were merged into others. */
export const mergedAmong = async (db: Runner, ids: readonly number[]): Promise<Merged[]> =>
  ids.length === 0 ? [] : db.run(merged, [[...new Set(ids)]]);

// As payouts see it: what is approved and not held, and what the partner owes. A pair moves an amount that a payout can hold; what
// is beyond it is moved by the next one.
const free = statement<{ partnership_id: number; currency: Currency; cents: number }>(
  'free_of_partnerships',
  `select partnership_id, currency, greatest(least(sum(amount_cents), ${Number.MAX_SAFE_INTEGER}), -${Number.MAX_SAFE_INTEGER})::bigint as cents
   from commissions
   where program_id = $1 and partnership_id = any ($2::bigint[]) and payout_item_id is null
     and (status = 'approved' and (held_at is null or amount_cents < 0) or status = 'pending' and amount_cents < 0)
   group by partnership_id, currency having sum(amount_cents) <> 0 order by partnership_id, currency`,
);

// Otherwise two transactions would both move what a request that was under way during a merge has left.
const takeTurns = statement<object>(
  'take_turns_to_transfer',
  `select pg_advisory_xact_lock(hashtextextended('transfers of partnership ' || ids.id, 0))
   from (select id from unnest($1::bigint[]) as sent(id) order by id offset 0) ids`,
);

/** What of these partnerships is approved and in no payout, less what they owe. */
export const findFree = (db: Runner, programId: number, partnershipIds: readonly number[]) =>
  db.run(free, [programId, partnershipIds]);

const HALF = {
  program_id: 'bigint',
  partnership_id: 'bigint',
  counterpart_id: 'bigint',
  earned_cents: 'bigint',
  currency: 'text',
  reason: 'text',
  created_at: 'timestamptz',
} as const satisfies Columns;
const insert = statement<{ id: number }>(
  'insert_transfers',
  `${commissionsInto(sentRows(HALF), {
    kind: `'adjustment'`,
    customer_id: 'null',
    sale_id: 'null',
    earned_cents: 'earned_cents',
    reason: 'reason',
    status: `'approved'`,
    approved_at: 'created_at',
    counterpart_id: 'counterpart_id',
    created_at: 'created_at',
  })} order by place returning id`,
);

/** The two adjustments that move an amount. */
function pairOf({ id, into, partner_id, into_partner_id }: Merged, currency: Currency, cents: number) {
  const named = (partnerId: number | null) => (partnerId === null ? 'an erased partner' : `partner ${partnerId}`);
  const reason = `Merge of ${named(partner_id)} into ${named(into_partner_id)}`;
  const half = { currency, reason };
  return [
    { ...half, partnership_id: id, counterpart_id: into, earned_cents: -cents },
    { ...half, partnership_id: into, counterpart_id: id, earned_cents: cents },
  ];
}

type Half = ReturnType<typeof pairOf>[number];
interface Of {
  programId: number;
  at: Date;
}

/** Stores adjustments that are approved at once. */
async function storeHalves(tx: Transaction, note: Note, { programId, at }: Of, halves: readonly Half[]): Promise<void> {
  const rows = halves.map((half) => ({ ...half, program_id: programId, created_at: at }));
  const ids = (await tx.run(insert, arraysOf(HALF, rows))).map(({ id }) => id);
  const made = halves.map((half, i) => ({ ...half, id: ids[i]! }));
  const states = { change_cents: 0, status_before: 'pending', status_after: 'approved', refund_id: null };
  const entries = made.map(({ id: commission_id, partnership_id, earned_cents: left_cents, currency }) => {
    const of = { program_id: programId, occurred_at: at, commission_currency: currency };
    return { ...of, ...states, commission_id, partnership_id, left_cents };
  });
  await enterAll(tx, 'approved', entries);
  const views = new Map((await findCommissions(tx, programId, ids)).map((view) => [view.commission_id, view]));
  const happened = made.map(({ id: commissionId, partnership_id: partnershipId, earned_cents, currency, reason }) => {
    const of = { programId, partnershipId, customerId: null, saleId: null, commissionId, at };
    const amounts = { changeCents: earned_cents, amountCents: earned_cents, currency };
    const shown = { kind: 'adjustment', status: 'approved', reason, after: views.get(commissionId)! } as const;
    return { type: 'commission.adjusted' as const, ...of, ...amounts, ...shown };
  });
  await reportNoted(tx, note, happened);
}

/**
 * Moves what is free of those of these partnerships that were merged, so that nothing is left: to be called in the transaction of
 * every change of commissions, after it. Two at once take turns, and the second sees what the first has moved.
 */
export async function transferFree(
  tx: Transaction,
  of: Of,
  partnershipIds: readonly number[],
  note: Note = noteAs(tx, { kind: 'system' }, of.at),
): Promise<void> {
  const found = await mergedAmong(tx, partnershipIds);
  if (found.length === 0) return;
  const mergedOf = new Map(found.map((one) => [one.id, one]));
  await tx.run(takeTurns, [[...mergedOf.keys()]]);
  const sums = await findFree(tx, of.programId, [...mergedOf.keys()]);
  const halves = sums.flatMap(({ partnership_id, currency, cents }) =>
    pairOf(mergedOf.get(partnership_id)!, currency, cents),
  );
  if (halves.length > 0) await storeHalves(tx, note, of, halves);
}
