// The terms that hold for a program, a group or a partner now, and any of a program's terms as a sale was decided by them.
import type { Terms } from '../common/types.ts';
import { statement, type Runner } from '../database/db.ts';
import { firstTermsId, GROUP, termsColumns } from '../offers/terms-columns.ts';

/** Whose terms are asked for, or made. */
export type TermsOwner =
  | { level: 'program' }
  | { level: 'group'; groupId: number }
  | { level: 'partnership'; partnerId: number };

/** Terms with whose they are: null for the program. */
export interface LevelTerms extends Terms {
  level_id: number | null;
}

/** The terms that hold for an owner, which may be those of another level. */
export interface PresentTerms {
  /** the group or the partnership; null for the program */
  ownerId: number | null;
  terms: Terms;
}

const COLUMNS = `t.id as terms_id, t.level as terms_level, t.level_id, ${termsColumns('t')}`;
type PresentRow = LevelTerms & { owner_id: number | null };
const present = {
  program: statement<PresentRow>(
    'present_terms_of_program',
    `select null::bigint as owner_id, ${COLUMNS} from programs p join terms t on t.id = p.terms_id
     where p.id = $1 and $2::bigint is null`,
  ),
  group: statement<PresentRow>(
    'present_terms_of_group',
    `select g.id as owner_id, ${COLUMNS} from partner_groups g join programs p on p.id = g.program_id
       join terms t on t.id = coalesce(g.terms_id, p.terms_id)
     where g.program_id = $1 and g.id = $2`,
  ),
  partnership: statement<PresentRow>(
    'present_terms_of_partnership',
    `select s.id as owner_id, ${COLUMNS} from partnerships s ${GROUP}
       join terms t on t.id = coalesce(s.terms_id, g.terms_id, p.terms_id)
     where s.program_id = $1 and s.partner_id = $2`,
  ),
};

const idIn = (owner: TermsOwner): number | null => {
  if (owner.level === 'program') return null;
  return owner.level === 'group' ? owner.groupId : owner.partnerId;
};

/** The terms that hold for the program, the group or the partner now; undefined if there is no such record. */
export async function findPresentTerms(
  db: Runner,
  programId: number,
  owner: TermsOwner,
): Promise<PresentTerms | undefined> {
  const [row] = await db.run(present[owner.level], [programId, idIn(owner)]);
  if (!row) return undefined;
  const { owner_id: ownerId, ...terms } = row;
  return { ownerId, terms };
}

const decided = statement<LevelTerms>(
  'decided_terms',
  `select ${COLUMNS} from terms t where t.program_id = $1 and t.id = any ($2::bigint[])`,
);
const summary = statement<{ first_id: number; limited: boolean }>(
  'limits_of_terms',
  `select ${firstTermsId('$1')} as first_id, exists (
     select from terms where program_id = $1 and (max_months is not null or max_commissions is not null)) as limited`,
);

/** Terms of the program by their identifiers. */
export const findDecidedTerms = (db: Runner, programId: number, ids: readonly number[]): Promise<LevelTerms[]> =>
  db.run(decided, [programId, ids]);

/** The first terms of the program, which decided about all that names none, and whether any it ever had have a limit. */
export async function summaryOfTerms(db: Runner, programId: number): Promise<{ firstId: number; limited: boolean }> {
  const [{ first_id: firstId, limited }] = (await db.run(summary, [programId])) as [
    { first_id: number; limited: boolean },
  ];
  return { firstId, limited };
}
