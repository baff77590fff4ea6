// An invitation as everybody reads it who has its link, before they sign in. It does not show to whom it was sent.
import { statement, type Runner } from '../../database/db.ts';
import type { Role } from '../../domain/access.ts';
import type { Brand } from '../../domain/brand.ts';
import { invitationState, type InvitationState, type InvitationTimes } from '../../domain/invitation.ts';
import type { CommissionType, Currency } from '../../domain/types.ts';
import { sha256 } from '../../lib/hashing.ts';

/** What a program offers to its partners. */
export interface Offer {
  program_id: number;
  name: string;
  domain: string;
  brand: Brand;
  commission_type: CommissionType;
  /** a decimal number as text */
  commission_rate: string;
  currency: Currency;
  lead_commission_cents: number | null;
  cookie_window_days: number;
  holding_period_days: number;
  minimum_payout_cents: number;
  /** the day of the month on which it pays; null: it has named none */
  payout_day: number | null;
}

/** The columns of an offer, and the tables that they come from. */
export const OFFER_COLUMNS = `p.id as program_id, p.name, p.domain, p.brand, p.commission_type, p.commission_rate, p.currency,
  p.lead_commission_cents, p.cookie_window_days, p.holding_period_days, p.minimum_payout_cents, y.payout_day`;
export const OFFER_TABLES = 'programs p left join payout_settings y on y.program_id = p.id';

interface OpenInvitation extends InvitationTimes, Offer {
  kind: 'partner' | 'member';
  /** null for a partner */
  role: Role | null;
  archived: boolean;
  /** whether the proof is right, and nobody has signed in with the address */
  at_once: boolean;
}

/** The secrets of a link. Only the one in the mail has a proof. */
export interface Proof {
  token: string;
  proof: string;
}

const NO_ACCOUNT = 'not exists (select from accounts a where a.email = i.email)';
const byToken = statement<OpenInvitation>(
  'open_invitation',
  `select i.kind, i.role, i.at_once, i.expires_at, i.accepted_at, i.declined_at, i.revoked_at,
     p.archived_at is not null as archived, ${OFFER_COLUMNS}
   from (
     select 'partner' as kind, program_id, null as role, coalesce(proof_hash = $2, false) and ${NO_ACCOUNT} as at_once,
       expires_at, accepted_at, declined_at, revoked_at
     from partner_invitations i where token_hash = $1
     union all
     select 'member', program_id, role, false, expires_at, accepted_at, declined_at, revoked_at
     from member_invitations where token_hash = $1) i
   join (${OFFER_TABLES}) on p.id = i.program_id`,
);

/** The invitation with this link, in any state; undefined if there is none. */
export async function readInvitation(
  db: Runner,
  { token, proof }: Proof,
  at: Date,
): Promise<(OpenInvitation & { status: InvitationState }) | undefined> {
  const [invitation] = await db.run(byToken, [sha256(token), sha256(proof)]);
  return invitation && { ...invitation, status: invitationState(invitation, at) };
}

const proven = statement<{ email: string }>(
  'proven_invitation',
  `select i.email from partner_invitations i join programs p on p.id = i.program_id
   where i.token_hash = $1 and i.proof_hash = $2 and i.outcome = 'open' and i.expires_at > $3 and p.archived_at is null
     and ${NO_ACCOUNT}`,
);

/** To whom the invitation was sent, if it can be accepted with this proof. */
export const provenInvitation = async (
  db: Runner,
  { token, proof }: Proof,
  at: Date,
): Promise<{ email: string } | undefined> => (await db.run(proven, [sha256(token), sha256(proof), at]))[0];
