// An invitation as everybody reads it who has its link, before they sign in. Only the mail's proof shows to whom it was sent.
import { statement, type Runner } from '../database/db.ts';
import type { Role } from '../common/access.ts';
import { invitationState, type InvitationState, type InvitationTimes } from '../invitations/rules.ts';
import { sha256 } from '../lib/hashing.ts';
import { OFFER_COLUMNS, OFFER_TABLES, type Offer } from '../offers/offer.ts';

interface OpenInvitation extends InvitationTimes, Offer {
  kind: 'partner' | 'member';
  /** null for a partner */
  role: Role | null;
  archived: boolean;
  /** whether the proof is right, and the address is new here */
  at_once: boolean;
  /** to whom it was sent; null without the right proof */
  invited: { email: string; name: string | null } | null;
  /** whether a name was given with it; a member has none */
  is_named: boolean;
  /** the line of its own of the program */
  message: string | null;
}

/** The secrets of a link. Only the one in the mail has a proof. */
export interface Proof {
  token: string;
  proof: string;
}

// A partner of the operator's may have earned something: their mail of today shows who they are, not one of last month.
const NO_ACCOUNT = `not exists (select from accounts a where a.email = i.email)
  and not exists (select from partners r where lower(r.email collate "C") = i.email)`;
const byToken = statement<OpenInvitation>(
  'open_invitation',
  `select i.kind, i.role, i.at_once, i.invited, i.is_named, i.message, i.expires_at, i.accepted_at, i.declined_at, i.revoked_at,
     p.archived_at is not null as archived, ${OFFER_COLUMNS}
   from (
     select 'partner' as kind, program_id, null as role, coalesce(proof_hash = $2, false) and ${NO_ACCOUNT} as at_once,
       case when proof_hash = $2 then jsonb_build_object('email', email, 'name', name) end as invited,
       name is not null as is_named, message,
       expires_at, accepted_at, declined_at, revoked_at
     from partner_invitations i where token_hash = $1
     union all
     select 'member', program_id, role, false, null, true, null, expires_at, accepted_at, declined_at, revoked_at
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
