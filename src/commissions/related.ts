// The records that `expand` adds to others.
import { failure } from '../contract/failure.ts';
import type { Runner } from '../database/db.ts';
import { includesRole, type Role } from '../common/access.ts';
import { partnersById } from './relations.ts';
import type { ManageContext } from '../common/context.ts';
import { maySee } from '../common/csv.ts';

/** A viewer sees neither identifiers of customers nor e-mail addresses. */
export const forRole = <Fields extends object>(role: Role, fields: Fields): Fields | { [Name in keyof Fields]: null } =>
  includesRole(role, 'admin')
    ? fields
    : (Object.fromEntries(Object.keys(fields).map((name) => [name, null])) as { [Name in keyof Fields]: null });

const RELATED = ['customer', 'partner'] as const;
export type Related = (typeof RELATED)[number];
const SCOPES = { customer: 'customers.read', partner: 'partners.read' } as const;

/** What the credential may read. */
export const relatedFor = (caller: ManageContext<'getCommission'>['caller']): Related[] =>
  RELATED.filter((name) => maySee(caller, SCOPES[name]));

/**
 * What the query wants with each commission.
 * @throws the failure `scopeMissing` for records that the credential may not read
 */
export function relatedIn(
  { expand }: { expand?: string | undefined },
  { caller }: Pick<ManageContext<'getCommission'>, 'caller'>,
): Related[] {
  const related = (expand?.split(',') ?? []) as Related[];
  for (const name of related) {
    const scope = SCOPES[name];
    if (!maySee(caller, scope)) throw failure('scopeMissing', { scope });
  }
  return related;
}

/** These partners of a program as its member sees them, by identifier. */
export async function partnersFor(
  db: Runner,
  { programId, role }: { programId: number; role: Role },
  ids: readonly (number | null)[],
) {
  const found = await partnersById(db, programId, ids);
  const shown = [...found].map(([id, one]) => [id, { ...one, ...forRole(role, { email: one.email }) }] as const);
  return new Map(shown);
}

/** Adds the partner to records that belong to one, if the query asks for it. */
export async function withPartner<Row extends { partner_id: number | null }>(
  rows: readonly Row[],
  query: { expand?: string | undefined },
  context: Pick<ManageContext<'listPayoutItems'>, 'deps' | 'ids' | 'role' | 'caller'>,
) {
  const { deps, ids, role } = context;
  if (!relatedIn(query, context).includes('partner')) return [...rows];
  const of = { programId: ids.program_id, role };
  const partners = await partnersFor(
    deps.db,
    of,
    rows.map(({ partner_id }) => partner_id),
  );
  return rows.map((row) => ({ ...row, partner: partners.get(row.partner_id) ?? null }));
}
