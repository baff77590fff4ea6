// Creates payouts: claims what is due, and freezes the amounts and where they go.
import { createHash } from 'node:crypto';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import { decidePayout, heldBackBy, referenceOf, totalOf, type Decision, type HeldBack, type Payable } from './rules.ts';
import type { Currency } from '../common/types.ts';
import { DAY } from '../lib/clock.ts';
import { seal } from '../lib/sealing.ts';
import { lockProgram } from '../common/program-lock.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { arraysOf } from '../common/columns.ts';
import { report } from '../common/report.ts';
import { claimAll, type Claim } from './claim.ts';
import { findDue, lockAndFindDue, type DueQuery, type FoundDue, type FoundMethod } from './due.ts';
import { ITEMS, PAYOUTS, storeItems, storePayout } from './write.ts';

interface Terms {
  currency: Currency;
  minimum_payout_cents: number;
  minimums: Partial<Record<Currency, number>>;
  net_days: number;
  payout_day: number | null;
}
const terms = statement<Terms>(
  'payout_terms',
  `select p.currency, p.minimum_payout_cents, coalesce(s.minimums, '{}') as minimums, coalesce(s.net_days, 0) as net_days,
     s.payout_day
   from programs p left join payout_settings s on s.program_id = p.id where p.id = $1`,
);

/** What is said of a payout; the program's terms stand for the rest. */
export interface AskedTerms {
  currency?: Currency | null | undefined;
  cutoff?: Date | undefined;
  minimumCents?: number | null | undefined;
}

/** What a program pays: the currency, until when, from which amount on, and on which day of the month if it has named one. */
export async function termsOf(db: Runner, programId: number, asked: AskedTerms, at: Date) {
  const {
    currency: own,
    minimum_payout_cents,
    minimums,
    net_days,
    payout_day,
  } = (await db.run(terms, [programId]))[0]!;
  const currency = asked.currency ?? own;
  const minimum = currency === own ? minimum_payout_cents : (minimums[currency] ?? 0);
  return {
    programId,
    currency,
    cutoff: asked.cutoff ?? new Date(at.getTime() - net_days * DAY),
    minimumCents: asked.minimumCents ?? minimum,
    ownMinimums: currency === own && asked.minimumCents == null,
    payoutDay: payout_day,
  };
}

const lastNumber = statement<{ number: number }>(
  'last_payout',
  'select coalesce(max(number), 0)::int as number from payouts where program_id = $1',
);
const insertPayout = statement<{ id: number }>('insert_payout', storePayout);
const insertItems = statement<{ id: number; partnership_id: number }>('insert_payout_items', storeItems);

/** A payout that is to be stored. */
export interface NewPayout extends Omit<DueQuery, 'partnerships' | 'ownMinimums'> {
  minimumCents: number;
  /** the account that creates it */
  by: number | null;
  note: string | undefined;
  at: Date;
}

export interface WantedPayout extends NewPayout, DueQuery {
  expectedVersion: string | undefined;
  maxTotalCents: number | undefined;
}

export type PayoutResult =
  | { kind: 'created'; id: number }
  | Refused<'nothingDue' | 'previewOutdated' | 'totalTooLarge'>;

/** What is stored of a decision. */
export interface Stored {
  items: readonly (Claim & Pick<Payable<FoundMethod>, 'method'>)[];
  excluded: readonly HeldBack[];
}

/** A text that changes with everything that a payout would freeze. */
function versionOf({ items, excluded }: Decision<FoundMethod>): string {
  const frozen = [
    items.map(({ partnershipId, dueCents, ids, method }) => [partnershipId, dueCents, ids, method.id]),
    excluded.map(({ reason, partnershipId, amountCents, commissions }) => [
      reason,
      partnershipId,
      amountCents,
      commissions,
    ]),
  ];
  return createHash('sha256').update(JSON.stringify(frozen)).digest('base64url').slice(0, 32);
}

const decide = (dues: readonly FoundDue[], { minimumCents, at }: Pick<WantedPayout, 'minimumCents' | 'at'>) => {
  const decision = decidePayout(dues, minimumCents, at);
  return { ...decision, version: versionOf(decision) };
};

/** What a payout would pay now. */
export const previewPayout = async (
  db: Runner,
  secretKey: Buffer,
  wanted: DueQuery & Pick<WantedPayout, 'minimumCents' | 'at'>,
) => decide(await findDue(db, secretKey, wanted), wanted);

/** The purpose that the address or account of an item is encrypted for. */
export const purposeOf = (reference: string): string => `payout item ${reference}`;

async function store(tx: Transaction, secretKey: Buffer, wanted: NewPayout, decision: Stored) {
  const { programId, currency, cutoff, minimumCents, note, by, at } = wanted;
  const number = (await tx.run(lastNumber, [programId]))[0]!.number + 1;
  const reference = referenceOf(programId, number);
  const payout = {
    ...{ program_id: programId, number, reference, currency, cutoff, minimum_cents: minimumCents, note },
    ...{ created_by: by, created_at: at, held_back: heldBackBy(decision.excluded) },
  };
  const [stored] = await tx.run(insertPayout, arraysOf(PAYOUTS, [payout]));
  const rows = decision.items.map((item, place) => {
    const { method, label, holder, holderKind, destination, email } = item.method;
    const its = `${reference}-${place + 1}`;
    return {
      ...{ program_id: programId, payout_id: stored!.id, partnership_id: item.partnershipId, currency },
      ...{ amount_cents: item.dueCents, commissions: item.ids.length, method, holder, holder_kind: holderKind, label },
      ...{ destination: destination === null ? null : seal(secretKey, destination, purposeOf(its)) },
      ...{ email, reference: its, status: 'open', paid_at: null, created_at: at, changed_at: at },
    };
  });
  const items = await tx.run(insertItems, arraysOf(ITEMS, rows));
  return { id: stored!.id, payout, itemOf: new Map(items.map(({ id, partnership_id }) => [partnership_id, id])) };
}

/** Stores a payout, and claims its commissions, which are locked. */
export async function storeAndClaim(
  tx: Transaction,
  note: Note,
  secretKey: Buffer,
  wanted: NewPayout,
  decision: Stored,
) {
  const { programId } = wanted;
  const { id, payout, itemOf } = await store(tx, secretKey, wanted, decision);
  await claimAll(tx, wanted, decision.items, itemOf);
  const after = { ...payout, total_cents: totalOf(decision.items), items: decision.items.length };
  await note({ action: 'payout.create', programId, targetId: id, after });
  await report(tx, [{ type: 'payout.created', programId, payoutId: id, at: wanted.at }]);
  return { id, itemIds: [...itemOf.values()] };
}

/** Whether this is the version that was seen: of the preview of these partners, or of all, of whom they were chosen. */
async function isVersion(tx: Transaction, secretKey: Buffer, wanted: WantedPayout, present: string): Promise<boolean> {
  const { expectedVersion, partnerships } = wanted;
  if (expectedVersion === present) return true;
  if (partnerships === undefined) return false;
  return expectedVersion === (await previewPayout(tx, secretKey, { ...wanted, partnerships: undefined })).version;
}

/** Creates a payout of what is due. */
export async function createPayout(
  tx: Transaction,
  note: Note,
  secretKey: Buffer,
  wanted: WantedPayout,
): Promise<PayoutResult> {
  const { programId, expectedVersion, maxTotalCents } = wanted;
  // Two payouts of a program are stored one after the other: before what is due is read.
  await lockProgram(tx, programId);
  const decision = decide(await lockAndFindDue(tx, secretKey, wanted), wanted);
  if (expectedVersion !== undefined && !(await isVersion(tx, secretKey, wanted, decision.version)))
    return refused('previewOutdated');
  if (decision.items.length === 0) return refused('nothingDue');
  const totalCents = totalOf(decision.items);
  if (maxTotalCents !== undefined && totalCents > maxTotalCents) return refused('totalTooLarge', { total: totalCents });
  const { id } = await storeAndClaim(tx, note, secretKey, wanted, decision);
  return { kind: 'created', id };
}
