import { includesRole, type Role } from '../../domain/access.ts';
import { failure } from '../../contract/failure.ts';
import type { Query } from '../../contract/index.ts';
import type { Runner } from '../../database/db.ts';
import { customersById, partnersById } from '../../store/commissions/relations.ts';
import type { CommissionView } from '../../store/commissions/commissions.ts';
import type { ManageContext } from '../context.ts';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A commission as the document describes it. */
export const showCommission = (commission: CommissionView) => ({
  id: commission.commission_id,
  kind: commission.kind,
  status: commission.status,
  held: commission.held,
  amount_cents: commission.amount_cents,
  currency: commission.currency,
  partner_id: commission.partner_id,
  customer_id: commission.customer_id,
  sale_id: commission.sale_id,
  reason: commission.reason,
  created_at: commission.created_at.toISOString(),
  changed_at: commission.changed_at.toISOString(),
  approved_at: iso(commission.approved_at),
  paid_at: iso(commission.paid_at),
});
type Shown = ReturnType<typeof showCommission>;

/** A viewer sees neither identifiers of customers nor e-mail addresses. */
const forRole = <Fields extends object>(role: Role, fields: Fields): Fields | { [Name in keyof Fields]: null } =>
  includesRole(role, 'admin')
    ? fields
    : (Object.fromEntries(Object.keys(fields).map((name) => [name, null])) as { [Name in keyof Fields]: null });

type Related = 'customer' | 'partner';
const SCOPES = { customer: 'customers.read', partner: 'partners.read' } as const;

/**
 * What the query wants with each commission.
 * @throws the failure `scopeMissing` for records that the credential may not read
 */
export function relatedIn(
  { expand }: Query<'listCommissions'> | Query<'getCommission'>,
  { caller }: Pick<ManageContext<'getCommission'>, 'caller'>,
): Related[] {
  const related = (expand?.split(',') ?? []) as Related[];
  for (const name of related) {
    const scope = SCOPES[name];
    if (caller.scopes?.includes(scope) === false) throw failure('scopeMissing', { scope });
  }
  return related;
}

/** Adds the related records to commissions, with one statement for each kind. */
export async function withRelated(
  db: Runner,
  { programId, role }: { programId: number; role: Role },
  commissions: readonly Shown[],
  related: readonly Related[],
) {
  const idsOf = (name: 'customer_id' | 'partner_id') => commissions.map((commission) => commission[name]);
  const partners = related.includes('partner') && (await partnersById(db, programId, idsOf('partner_id')));
  const customers = related.includes('customer') && (await customersById(db, programId, idsOf('customer_id')));
  return commissions.map((commission) => {
    const partner = partners && (partners.get(commission.partner_id) ?? null);
    const customer = customers && (customers.get(commission.customer_id) ?? null);
    return {
      ...commission,
      ...(partner !== false && { partner: partner && { ...partner, ...forRole(role, { email: partner.email }) } }),
      ...(customer !== false && {
        customer: customer && {
          ...customer,
          ...forRole(role, { click_id: customer.click_id, customer_key: customer.customer_key }),
        },
      }),
    };
  });
}
