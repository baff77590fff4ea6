// The terms of a program, its groups and its partners. Every change makes a new row, and is in the audit log.
import type { CommissionBase, CommissionType, Currency, TermsLevel } from '../../domain/types.ts';
import { statement, type Runner, type Transaction } from '../../database/db.ts';
import type { Note } from '../platform/audit.ts';
import { createList } from '../platform/lists.ts';
import { report } from '../platform/report.ts';
import { holdPartnership } from '../partners/partners.ts';
import type { GivenSettings } from './admin.ts';
import { changeProgram, holdProgram, isRateTooHigh, presentTerms, type ManagedProgram } from './managed.ts';
import { termsColumns } from './terms-columns.ts';

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
const ofGroup = statement<{ terms_id: number | null }>(
  'lock_group_for_terms',
  'select terms_id from partner_groups where program_id = $1 and id = $2 for no key update',
);
const ofPartnership = statement<{ terms_id: number | null; group_terms_id: number | null }>(
  'terms_of_partnership',
  `select s.terms_id, g.terms_id as group_terms_id from partnerships s join programs p on p.id = s.program_id
     left join partner_groups g on g.id = coalesce(s.group_id, p.default_group_id) where s.id = $1`,
);
const name = {
  group: statement<object>('name_terms_of_group', 'update partner_groups set terms_id = $2 where id = $1'),
  partnership: statement<object>('name_terms_of_partnership', 'update partnerships set terms_id = $2 where id = $1'),
};

/** Some fields of terms; those that are undefined keep their value. */
export type GivenTerms = { [Name in keyof TermsFields]?: TermsFields[Name] | undefined };

/** The terms with what is given. */
export const withGiven = <Present extends Partial<TermsFields>>(present: Present, given: GivenTerms): Present => ({
  ...present,
  ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Present>),
});

/** Whose terms are made. */
export type TermsOwner =
  | { level: 'program' }
  | { level: 'group'; groupId: number }
  | { level: 'partnership'; partnerId: number };

export interface WantedTerms {
  programId: number;
  owner: TermsOwner;
  /** what differs from the present terms; undefined: there are none of its own any more */
  given: GivenTerms | undefined;
  accountId: number;
  at: Date;
}

export type MadeTerms = { kind: 'done'; terms: ManagedTerms } | { kind: 'missing' | 'archived' | 'rate_too_high' };

/** The record that names the terms, with the present ones of its own, and those that hold without any. */
interface Held {
  id: number;
  own: number | null;
  inherited: number;
}

async function holdOwner(tx: Transaction, { programId, owner }: WantedTerms): Promise<Held | undefined> {
  const ofProgram = (await tx.run(presentTerms, [programId]))[0]!.terms_id;
  if (owner.level === 'group') {
    const [group] = await tx.run(ofGroup, [programId, owner.groupId]);
    return group && { id: owner.groupId, own: group.terms_id, inherited: ofProgram };
  }
  if (owner.level === 'program') return { id: programId, own: ofProgram, inherited: ofProgram };
  const partnership = await holdPartnership(tx, { programId, partnerId: owner.partnerId });
  if (!partnership) return undefined;
  const row = (await tx.run(ofPartnership, [partnership.id]))[0]!;
  return { id: partnership.id, own: row.terms_id, inherited: row.group_terms_id ?? ofProgram };
}

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
  if (result.kind === 'currency_fixed') throw new Error('the currency was not to be changed');
  if (result.kind !== 'changed') return { kind: result.kind };
  // The change has reported it.
  const { terms_id: id } = (await tx.run(presentTerms, [programId]))[0]!;
  return { kind: 'done', terms: (await findTerms(tx, programId, [id])).get(id)! };
}

/** Stores new terms of a group or a partnership. */
async function store(tx: Transaction, wanted: WantedTerms, held: Held, present: TermsFields, program: ManagedProgram) {
  const { programId, owner, given = {}, accountId, at } = wanted;
  const next = withGiven(present, given);
  const [made] = await tx.run(insert, [
    programId,
    owner.level,
    held.id,
    next.commission_type,
    next.commission_rate,
    program.currency,
    next.lead_commission_cents,
    next.commission_base,
    next.commission_on_shipping,
    next.max_months,
    next.max_commissions,
    next.holding_period_days,
    accountId,
    at,
  ]);
  return made!.id;
}

/** Makes new terms, or ends those of a group or a partner. Locks the program, so that changes run one at a time. */
export async function makeTerms(tx: Transaction, note: Note, wanted: WantedTerms): Promise<MadeTerms> {
  const { programId, owner, given } = wanted;
  if (owner.level === 'program') return makeForProgram(tx, note, wanted);
  const program = await holdProgram(tx, programId);
  if (!program) return { kind: 'missing' };
  if (program.archived_at) return { kind: 'archived' };
  const held = await holdOwner(tx, wanted);
  if (!held) return { kind: 'missing' };
  const presentId = held.own ?? held.inherited;
  const present = (await findTerms(tx, programId, [presentId])).get(presentId)!;
  if (given && isRateTooHigh(withGiven(present, given))) return { kind: 'rate_too_high' };
  const id = given ? await store(tx, wanted, held, present, program) : null;
  await tx.run(name[owner.level], [held.id, id]);
  const terms = (await findTerms(tx, programId, [id ?? held.inherited])).get(id ?? held.inherited)!;
  const of = {
    level: owner.level,
    group_id: owner.level === 'group' ? owner.groupId : null,
    partner_id: owner.level === 'partnership' ? owner.partnerId : null,
  };
  const after = given ? { ...terms, ...of } : { ...of, inherit: true };
  await note({
    action: given ? 'terms.create' : 'terms.inherit',
    programId,
    targetId: id ?? held.own,
    before: {},
    after,
  });
  await report(tx, [{ type: 'terms.changed', programId, termsId: terms.id, at: wanted.at }]);
  return { kind: 'done', terms };
}
