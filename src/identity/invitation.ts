// The person who has the mail of an invitation accepts it at once: its proof shows that they receive mail at the address.
import type { Transaction } from '../database/db.ts';
import { provenInvitation, type Proof } from '../received-invitations/open.ts';
import { acceptInvitation, type InvitationAnswer } from '../received-invitations/write.ts';
import { newAccountOf } from '../accounts/people.ts';
import { noteAs } from '../common/audit.ts';
import { beginAccountsSession } from './session.ts';

/** Another request was faster: the transaction must not write anything. */
export class InvitationChanged extends Error {}

interface Accepting extends Proof, Pick<InvitationAnswer, 'name' | 'website' | 'consents'> {
  now: Date;
  former: string | undefined;
}

/**
 * Creates the account of the address, begins its session and accepts the invitation. Undefined if the person has to sign in:
 * the address has an account, or the proof does not open the invitation any more. The session counts as a recent sign-in:
 * the link of the mail has just proved the address, as a sign-in link does.
 */
export async function acceptWithProof(
  tx: Transaction,
  { token, proof, name, website, consents, now, former }: Accepting,
): Promise<{ session: string; programId: number } | undefined> {
  const proven = await provenInvitation(tx, { token, proof }, now);
  const account = proven && (await newAccountOf(tx, proven.email, now));
  if (!account) return undefined;
  const begun = await beginAccountsSession(tx, account, { authenticatedAt: now, now, former, reach: 'partner' });
  if (begun.kind !== 'begun') throw new InvitationChanged();
  const { account_id: id, email } = account;
  const note = noteAs(tx, { kind: 'account', id, credential: null, requestId: null }, now);
  const answered = await acceptInvitation(tx, note, {
    token,
    accountId: id,
    email,
    asPartner: true,
    name,
    website,
    consents,
    at: now,
  });
  if (answered.kind !== 'done') throw new InvitationChanged();
  return { session: begun.value, programId: answered.invitation.program_id };
}
