// What needs an owner, because partners get other terms or a minimum payout above the program's.
import { statement, type Runner } from '../database/db.ts';
import { findPresentTerms } from './present.ts';
import { findTerms } from './write.ts';

interface Program {
  id: number;
  minimum_payout_cents: number;
}

/** Whether a minimum is above the program's. */
export const isAbove = (program: Omit<Program, 'id'>, minimum: number | null | undefined): boolean =>
  (minimum ?? 0) > program.minimum_payout_cents;

/** What the terms of a group say, which may be those of the program. */
async function termsOf(db: Runner, programId: number, groupId: number): Promise<string> {
  const { terms_id: id } = (await findPresentTerms(db, programId, { level: 'group', groupId }))!.terms;
  const terms = (await findTerms(db, programId, [id])).get(id)!;
  return JSON.stringify([
    ...[terms.commission_type, terms.commission_rate, terms.commission_base, terms.commission_on_shipping],
    ...[terms.lead_commission_cents, terms.max_months, terms.max_commissions, terms.holding_period_days],
  ]);
}

/** Whether the terms of one of the groups differ from those of this one. */
export async function haveOtherTerms(db: Runner, programId: number, id: number, groups: Iterable<number>) {
  const own = await termsOf(db, programId, id);
  for (const group of new Set(groups)) if ((await termsOf(db, programId, group)) !== own) return true;
  return false;
}

const findDefault = statement<{ id: number }>(
  'default_group_of_program',
  'select default_group_id as id from programs where id = $1',
);

/** Whether the change of a group gives partners other terms, or a minimum above the program's. */
export async function changesTerms(
  db: Runner,
  program: Program,
  before: { id: number; default: boolean; minimum_payout_cents: number | null },
  fields: { minimumPayoutCents?: number | null | undefined; default?: boolean | undefined },
): Promise<boolean> {
  const { minimumPayoutCents: minimum = before.minimum_payout_cents } = fields;
  const becomesDefault = fields.default === true && !before.default;
  if ((minimum !== before.minimum_payout_cents || becomesDefault) && isAbove(program, minimum)) return true;
  if (!becomesDefault) return false;
  const present = (await db.run(findDefault, [program.id])).map(({ id }) => id);
  return haveOtherTerms(db, program.id, before.id, present);
}
