// Merges a partner of a program into another one, who is the same person.
import { lockProgram } from '../common/program-lock.ts';
import { statement, type Runner, type Transaction, type Db } from '../database/db.ts';
import type { Currency, PartnershipStatus } from '../common/types.ts';
import { findFree, transferFree } from '../commissions/transfers.ts';
import type { Note } from '../common/audit.ts';
import { report } from '../common/report.ts';
import type { Clock } from '../lib/clock.ts';

export interface Merger {
  programId: number;
  /** who is merged */
  partnerId: number;
  /** who gets everything */
  intoPartnerId: number;
}

/** What goes, or would go, to the other partner. */
export interface MergePlan {
  links: number;
  codes: number;
  customers: number;
  moved: { currency: Currency; amount_cents: number }[];
}

export type MergeResult =
  | ({ kind: 'done'; status: PartnershipStatus } & MergePlan)
  | { kind: 'same' | 'no_program' }
  | { kind: 'not_in_program'; partnerId: number }
  /** the partner was merged before, into another one */
  | { kind: 'merged'; partnerId: number }
  /** new sales of the moved customers would earn nothing */
  | { kind: 'not_joined'; status: PartnershipStatus }
  /** both have items of this payout */
  | { kind: 'paid_together'; payoutId: number };

interface Held {
  id: number;
  partner_id: number;
  status: PartnershipStatus;
  merged_into: number | null;
}
const lock = statement<Held>(
  'lock_partnerships_to_merge',
  `select id, partner_id, status, merged_into from partnerships
   where program_id = $1 and partner_id = any ($2::bigint[]) order by id for no key update`,
);
const together = statement<{ payout_id: number }>(
  'payout_of_both',
  `select payout_id from payout_items
   where program_id = $1 and partnership_id = any ($2::bigint[]) and status in ('open', 'paid')
   group by payout_id having count(distinct partnership_id) > 1 order by payout_id limit 1`,
);

/** SQL of the first customers of a partnership in each status, in the order of their index, so that no other rows are read. */
const theirs = (
  limit: string,
): string => `unnest('{click,lead,conversion}'::text[]) as in_status(status) cross join lateral (
  select id from customers where program_id = $1 and partnership_id = $2 and status = in_status.status
  order by id nulls first limit ${limit}) as theirs`;
const COUNTS = {
  links: statement<{ count: number }>(
    'links_of_partnership',
    'select count(*)::int as count from links where partnership_id = $2 and program_id = $1',
  ),
  codes: statement<{ count: number }>(
    'codes_of_partnership',
    'select count(*)::int as count from codes where partnership_id = $2 and program_id = $1',
  ),
  customers: statement<{ count: number }>(
    'customers_of_partnership',
    `select count(*)::int as count from ${theirs('all')}`,
  ),
};

async function planOf(db: Runner, programId: number, partnershipId: number): Promise<MergePlan> {
  const count = async (of: keyof typeof COUNTS) => (await db.run(COUNTS[of], [programId, partnershipId]))[0]!.count;
  const free = await findFree(db, programId, [partnershipId]);
  return {
    links: await count('links'),
    codes: await count('codes'),
    customers: await count('customers'),
    moved: free.map(({ currency, cents }) => ({ currency, amount_cents: cents })),
  };
}

/** A customer whose partner can earn may not become one of a partner who cannot. */
const canTake = ({ status: from }: Held, { status: to }: Held): boolean =>
  to === 'joined' || (to === 'linked' && from !== 'joined');

type Judgement = { kind: 'ready' | 'again'; from: Held; into: Held } | Exclude<MergeResult, { kind: 'done' }>;

async function judge(tx: Transaction, { programId, partnerId, intoPartnerId }: Merger): Promise<Judgement> {
  if (partnerId === intoPartnerId) return { kind: 'same' };
  // As payouts do: the program first, and then partnerships by their identifiers.
  if (!(await lockProgram(tx, programId))) return { kind: 'no_program' };
  const held = await tx.run(lock, [programId, [partnerId, intoPartnerId]]);
  const [from, into] = [partnerId, intoPartnerId].map((id) => held.find(({ partner_id }) => partner_id === id));
  if (!from || !into) return { kind: 'not_in_program', partnerId: from ? intoPartnerId : partnerId };
  if (from.merged_into === into.id) return { kind: 'again', from, into };
  if (from.merged_into !== null) return { kind: 'merged', partnerId };
  if (into.merged_into !== null) return { kind: 'merged', partnerId: intoPartnerId };
  if (!canTake(from, into)) return { kind: 'not_joined', status: into.status };
  const [payout] = await tx.run(together, [programId, [from.id, into.id]]);
  return payout ? { kind: 'paid_together', payoutId: payout.payout_id } : { kind: 'ready', from, into };
}

// With those that were merged into it before: what they earn goes on to the last one.
const end = statement<object>(
  'end_merged_partnership',
  `update partnerships set merged_into = $3,
     status = 'merged', changed_at = case when id = $2 then $4 else changed_at end, decline_reason = null
   where program_id = $1 and (id = $2 or merged_into = $2)`,
);
const moveLinks = statement<object>(
  'move_links',
  `update links set partnership_id = $3, partner_id = (select partner_id from partnerships where id = $3)
   where program_id = $1 and partnership_id = $2`,
);
const moveCodes = statement<object>(
  'move_codes',
  'update codes set partnership_id = $3 where program_id = $1 and partnership_id = $2',
);
/** A statement has a time limit. */
const CUSTOMERS_AT_ONCE = 5_000;
// In the order in which requests lock them. Leads are counted where they were when they came.
const moveSome = statement<object>(
  'move_customers',
  `with theirs as materialized (select theirs.id from ${theirs(String(CUSTOMERS_AT_ONCE))}),
   held as materialized (
     select c.id from theirs join customers c on c.program_id = $1 and c.id = theirs.id and c.partnership_id = $2
     order by c.click_id collate "C" for no key update of c),
   settled as (
     update leads l set partnership_id = $2 from held
     where l.program_id = $1 and l.customer_id = held.id and l.partnership_id is null)
   update customers c set partnership_id = $3 from held where c.program_id = $1 and c.id = held.id returning c.id`,
);

/** Moves the customers of a partnership to another one. */
export async function moveCustomers(tx: Transaction, programId: number, from: number, into: number): Promise<void> {
  while ((await tx.run(moveSome, [programId, from, into])).length >= CUSTOMERS_AT_ONCE);
}

/**
 * Gives the links, codes and customers of a partner, and what is approved and in no payout, to another one, and ends the first as
 * `merged`; a repetition changes nothing. The commissions stay, and what becomes of them later follows. Without `really`, only says
 * what would happen.
 */
export async function mergePartners(
  tx: Transaction,
  note: Note,
  merger: Merger & { at: Date; really: boolean },
): Promise<MergeResult> {
  const { programId, partnerId, intoPartnerId, at, really } = merger;
  const judged = await judge(tx, merger);
  if (!('from' in judged)) return judged;
  const { from, into } = judged;
  const plan = await planOf(tx, programId, from.id);
  if (!really || judged.kind === 'again') return { kind: 'done', status: from.status, ...plan };
  await tx.run(end, [programId, from.id, into.id, at]);
  await tx.run(moveLinks, [programId, from.id, into.id]);
  await tx.run(moveCodes, [programId, from.id, into.id]);
  await moveCustomers(tx, programId, from.id, into.id);
  const before = { status: from.status };
  const after = { status: 'merged', into_partner_id: intoPartnerId };
  await note({ action: 'partner.merge', programId, targetId: partnerId, before, after });
  await report(tx, [{ type: 'partner.left', programId, partnershipId: from.id, partnerId, before: from.status, at }]);
  await transferFree(tx, { programId, at }, [from.id], note);
  return { kind: 'done', status: 'merged', ...plan };
}

const mergers = statement<{ id: number; program_id: number; into: number }>(
  'mergers',
  'select id, program_id, merged_into as into from partnerships where merged_into is not null order by program_id, id',
);

/** Moves what is left to merged partners: customers, and what is free of what they earned. Mostly there is nothing. */
export async function settleMergers(db: Db, clock: Pick<Clock, 'now'>, signal: AbortSignal): Promise<void> {
  for (const { id, program_id: programId, into } of await db.run(mergers, [])) {
    if (signal.aborted) return;
    await db.transaction(async (tx) => {
      await moveCustomers(tx, programId, id, into);
      await transferFree(tx, { programId, at: clock.now() }, [id]);
    });
  }
}
