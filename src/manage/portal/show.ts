import type { Caller } from '../../domain/access.ts';
import { explainToPartner } from '../../domain/commission-reason.ts';
import type { CommissionView } from '../../store/commissions/commissions.ts';
import type { OwnPartner } from '../../store/partners/own.ts';
import type { PortalProgram } from '../../store/partners/portal-programs.ts';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A partner as the document describes it for itself. */
export const showProfile = ({ id, name, created_at }: OwnPartner, { email }: Caller) => ({
  id,
  name,
  email,
  created_at: created_at.toISOString(),
});

/** A program as the document describes it for its partners. */
export const showPortalProgram = ({ program_id, commission_rate, created_at, changed_at, ...rest }: PortalProgram) => ({
  ...rest,
  id: program_id,
  commission_rate: Number(commission_rate),
  created_at: created_at.toISOString(),
  changed_at: changed_at.toISOString(),
});

/** A commission as the document describes it for its partner: without the customer, and with a reason. */
export const showOwnCommission = (commission: CommissionView) => ({
  id: commission.commission_id,
  kind: commission.kind,
  status: commission.status,
  held: commission.held,
  amount_cents: commission.amount_cents,
  currency: commission.currency,
  why: explainToPartner(commission),
  created_at: commission.created_at.toISOString(),
  changed_at: commission.changed_at.toISOString(),
  approved_at: iso(commission.approved_at),
  paid_at: iso(commission.paid_at),
});
