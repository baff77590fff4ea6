import { parseDomain } from '../../domain/origin.ts';
import type { Body } from '../../contract/index.ts';
import type { GivenSettings } from '../../store/programs/admin.ts';

/** The settings in the body of a request; what it lacks stays undefined. */
export const settingsOf = (body: Body<'updateProgram'> | Body<'createProgram'>): GivenSettings => ({
  name: body.name ?? undefined,
  domain: body.domain === undefined ? undefined : parseDomain(body.domain),
  commissionType: body.commission_type,
  commissionRate: body.commission_rate === undefined ? undefined : String(body.commission_rate),
  currency: body.currency ?? undefined,
  // null clears it
  leadCommissionCents: body.lead_commission_cents,
  leadAuth: body.lead_auth ?? undefined,
  cookieWindowDays: body.cookie_window_days ?? undefined,
  attributionWindowDays: body.attribution_window_days ?? undefined,
  holdingPeriodDays: body.holding_period_days ?? undefined,
  minimumPayoutCents: body.minimum_payout_cents ?? undefined,
  autoApprove: body.auto_approve ?? undefined,
  joinPolicy: body.join_policy ?? undefined,
  partnerLinks: body.partner_links ?? undefined,
});
