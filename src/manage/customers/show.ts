import { includesRole, type Role } from '../../domain/access.ts';
import type { Customer } from '../../domain/types.ts';
import type { ManagedCustomer } from '../../store/customers/managed.ts';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

type Shown = Omit<ManagedCustomer, 'id'> & { id: number | null };

/** A customer as the document describes it; a viewer sees no identifiers. */
export const showCustomer = (customer: Shown, role: Role) => ({
  id: customer.id,
  status: customer.status,
  click_id: includesRole(role, 'admin') ? customer.click_id : null,
  customer_key: includesRole(role, 'admin') ? customer.customer_key : null,
  partner_id: customer.partner_id,
  link_id: customer.link_id,
  clicked_at: customer.clicked_at.toISOString(),
  lead_at: iso(customer.lead_at),
  converted_at: iso(customer.converted_at),
  created_at: iso(customer.created_at),
  erased_at: iso(customer.erased_at),
});

/** A customer of whom only the click is recorded. */
export const clickOnly = ({ click_id, link_id, clicked_at }: Customer, partner_id: number | null): Shown => ({
  id: null,
  status: 'click',
  click_id,
  customer_key: null,
  partner_id,
  link_id,
  clicked_at,
  lead_at: null,
  converted_at: null,
  created_at: null,
  erased_at: null,
});
