// The terms of a program, its groups and its partners. Every change makes a new row, and is in the audit log.
import type { CommissionBase, CommissionType, Currency, TermsLevel } from '../common/types.ts';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';
import { isRefused, refused, type Refused } from '../common/refused.ts';
import { createList } from '../common/lists.ts';
import { report } from '../common/report.ts';
import { holdPartnership } from '../partnerships/write.ts';
import type { GivenSettings } from '../programs/write.ts';
import { changeProgram, holdProgram, isRateTooHigh, presentTerms, type ManagedProgram } from '../programs/managed.ts';
import { findPresentTerms, type TermsOwner } from './present.ts';
import { termsColumns } from '../offers/terms-columns.ts';

/** What terms say; the rate is a decimal number as text. */
export interface TermsFields {
  commission_type: CommissionType;
  commission_rate: string;
  commission_base: CommissionBase;
  commission_on_shipping: boolean;
  lead_commission_cents: number | null;
  max_months: number | null;
  max_commissions: number | null;
  holding_period_days: number;
}

export interface ManagedTerms extends TermsFields {
  id: number;
  level: TermsLevel;
  group_id: number | null;
  /** null for another level, and after an erasure */
  partner_id: number | null;
  in_force: boolean;
  currency: Currency;
  created_by: string | null;
  created_at: Date;
}

const COLUMNS = `t.id, t.level, case t.level when 'group' then t.level_id end as group_id, s.partner_id,
  coalesce(t.id = case t.level when 'program' then p.terms_id when 'group' then g.terms_id else s.terms_id end, false) as in_force,
  ${termsColumns('t')}, t.holding_period_days, a.email as created_by, t.created_at`;
const TERMS = `terms t join programs p on p.id = t.program_id
  left join partner_groups g on t.level = 'group' and g.id = t.level_id
  left join partnerships s on t.level = 'partnership' and s.id = t.level_id
  left join accounts a on a.id = t.created_by`;

/** The terms of a program, in the order in which they were made. */
export const termsOfProgram = createList<ManagedTerms, 'level' | 'groupId' | 'ofPartner'>({
  name: 'terms_of_program',
  columns: COLUMNS,
  from: TERMS,
  id: 't.id',
  common: 't.program_id',
  filters: {
    level: { where: 't.level = :level::text' },
    groupId: { where: `t.level = 'group' and t.level_id = :groupId::bigint` },
    ofPartner: { where: 's.partner_id = :ofPartner::bigint' },
  },
});

const byIds = statement<ManagedTerms>(
  'terms_by_ids',
  `select ${COLUMNS} from ${TERMS} where t.program_id = $1 and t.id = any ($2::bigint[])`,
);

/** The named terms of a program, by their identifiers. */
export const findTerms = async (
  db: Runner,
  programId: number,
  ids: readonly number[],
): Promise<Map<number, ManagedTerms>> =>
  new Map((await db.run(byIds, [programId, ids])).map((terms) => [terms.id, terms]));

const insert = statement<{ id: number }>(
  'insert_terms',
  `insert into terms (program_id, level, level_id, commission_type, commission_rate, currency, lead_commission_cents,
     commission_base, commission_on_shipping, max_months, max_commissions, holding_period_days, created_by, created_at)
   values ($1, $2, $3, $4, $5::numeric, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
);
const lockGroup = statement<object>(
  'lock_group_for_terms',
  'select from partner_groups where program_id = $1 and id = $2 for no key update',
);
const name = {
  group: statement<object>('name_terms_of_group', 'update partner_groups set terms_id = $2 where id = $1'),
  partnership: statement<object>('name_terms_of_partnership', 'update partnerships set terms_id = $2 where id = $1'),
};

/** Some fields of terms; those that are undefined keep their value. */
export type GivenTerms = {
  [Name in keyof TermsFields]?: TermsFields[Name] | undefined;
};

/** The terms with what is given. */
export const withGiven = <Present extends Partial<TermsFields>>(present: Present, given: GivenTerms): Present => ({
  ...present,
  ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Present>),
});

export interface WantedTerms {
  programId: number;
  owner: TermsOwner;
  /** what differs from the present terms; undefined: there are none of its own any more */
  given: GivenTerms | undefined;
  accountId: number;
  at: Date;
}

export type MadeTerms =
  | { kind: 'done' | 'unchanged'; terms: ManagedTerms }
  | Refused<'notFound' | 'programArchived' | 'commissionRateTooHigh'>;

/** Keeps the group or the partnership from getting other terms, or another group, until the transaction ends. */
async function lockOwner(tx: Transaction, programId: number, owner: TermsOwner): Promise<void> {
  if (owner.level === 'group') await tx.run(lockGroup, [programId, owner.groupId]);
  if (owner.level === 'partnership') await holdPartnership(tx, { programId, partnerId: owner.partnerId });
}

/** The terms that hold for the owner, and the record that names its own; undefined if there is no such record. */
async function presentOf(tx: Transaction, programId: number, owner: TermsOwner) {
  const present = await findPresentTerms(tx, programId, owner);
  if (!present) return undefined;
  const { terms_id: id, terms_level: level } = present.terms;
  const terms = (await findTerms(tx, programId, [id])).get(id)!;
  return { ownerId: present.ownerId!, terms, isOwn: level === owner.level };
}

const whose = (owner: TermsOwner) => ({
  level: owner.level,
  group_id: owner.level === 'group' ? owner.groupId : null,
  partner_id: owner.level === 'partnership' ? owner.partnerId : null,
});

const settingsOf = (given: GivenTerms): GivenSettings => ({
  commissionType: given.commission_type,
  commissionRate: given.commission_rate,
  commissionBase: given.commission_base,
  commissionOnShipping: given.commission_on_shipping,
  leadCommissionCents: given.lead_commission_cents,
  maxMonths: given.max_months,
  maxCommissions: given.max_commissions,
  holdingPeriodDays: given.holding_period_days,
});

async function makeForProgram(
  tx: Transaction,
  note: Note,
  { programId, given, accountId, at }: WantedTerms,
): Promise<MadeTerms> {
  const settings = { ...settingsOf(given ?? {}), changedBy: accountId };
  const result = await changeProgram(tx, note, { id: programId, settings, at });
  // No currency is given.
  if (isRefused(result, 'currencyFixed')) throw new Error('the currency was not to be changed');
  if (result.kind !== 'changed') return result;
  // The change has reported it.
  const { terms_id: id } = (await tx.run(presentTerms, [programId]))[0]!;
  return { kind: 'done', terms: (await findTerms(tx, programId, [id])).get(id)! };
}

/** Stores new terms of a group or a partnership. */
async function store(
  tx: Transaction,
  wanted: WantedTerms,
  ownerId: number,
  next: TermsFields,
  program: ManagedProgram,
) {
  const [made] = await tx.run(insert, [
    wanted.programId,
    wanted.owner.level,
    ownerId,
    next.commission_type,
    next.commission_rate,
    program.currency,
    next.lead_commission_cents,
    next.commission_base,
    next.commission_on_shipping,
    next.max_months,
    next.max_commissions,
    next.holding_period_days,
    wanted.accountId,
    wanted.at,
  ]);
  return made!.id;
}

/** Makes new terms, or ends those of a group or a partner. Locks the program, so that changes run one at a time. */
export async function makeTerms(tx: Transaction, note: Note, wanted: WantedTerms): Promise<MadeTerms> {
  const { programId, owner, given, at } = wanted;
  if (owner.level === 'program') return makeForProgram(tx, note, wanted);
  const program = await holdProgram(tx, programId);
  if (!program) return refused('notFound');
  await lockOwner(tx, programId, owner);
  const present = await presentOf(tx, programId, owner);
  if (!present) return refused('notFound');
  const next = withGiven(present.terms, given ?? {});
  if (isRateTooHigh(next)) return refused('commissionRateTooHigh');
  // There are none to end.
  if (!given && !present.isOwn) return { kind: 'unchanged', terms: present.terms };
  const id = given ? await store(tx, wanted, present.ownerId, next, program) : null;
  await tx.run(name[owner.level], [present.ownerId, id]);
  const { terms } = (await presentOf(tx, programId, owner))!;
  const changedId = id ?? present.terms.id;
  await note({
    ...{ action: given ? 'terms.create' : 'terms.inherit', programId, targetId: changedId },
    ...{ before: {}, after: given ? terms : { ...whose(owner), inherit: true } },
  });
  // Of terms that ended, receivers read that they are not in force any more.
  await report(tx, [{ type: 'terms.changed', programId, termsId: changedId, at }]);
  return { kind: 'done', terms };
}
