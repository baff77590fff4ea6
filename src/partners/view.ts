import { showApplication } from '../offers/application.ts';
import type { Role } from '../common/access.ts';
import type { ManagedPartner } from './write.ts';

/** A partner as the document describes it. */
export const showPartner = (partner: ManagedPartner, role: Role) => ({
  id: partner.partner_id,
  name: partner.name,
  email: role === 'viewer' ? null : partner.email,
  status: partner.status,
  created_at: partner.created_at.toISOString(),
  changed_at: partner.changed_at.toISOString(),
  application: role === 'viewer' ? null : showApplication(partner.application),
  decline_reason: role === 'viewer' ? null : partner.decline_reason,
  notes: role === 'viewer' ? null : partner.notes,
  tags: partner.tags,
  group: partner.group,
  minimum_payout_cents: partner.minimum_payout_cents,
});
