import type { Transaction } from '../database/db.ts';
import type { MailKind } from '../mail/rules.ts';
import { termsText } from '@referral-tracking/shared/terms';
import { findOffer } from '../offers/offer.ts';
import { programInMail, type MailState, type NewMail } from '../mail/mails.ts';

interface Invitation {
  id: number;
  email: string;
  expires_at: Date;
  mail_status: MailState | null;
}

/** Stores mails in the transaction of what they report, and returns how many. */
interface MailQueue {
  queue(tx: Transaction, mail: NewMail): Promise<number>;
}

interface InvitationMail<Given> {
  kind: Extract<MailKind, 'partner-invitation' | 'member-invitation'>;
  programId: number;
  invitation: Given;
  link: string;
  name?: string | undefined;
  message?: string | undefined;
  role?: string | undefined;
  at: Date;
}

const LANGUAGE = 'en-US';

/** What somebody earns who joins the program now: `20% of every payment`. */
async function earnedIn(tx: Transaction, programId: number): Promise<string | undefined> {
  const offer = await findOffer(tx, programId);
  return offer && termsText({ ...offer, commission_rate: Number(offer.commission_rate) }, LANGUAGE);
}

/**
 * Stores the mail with the link of an invitation, if the service sends mail; returns the invitation as it then is. The
 * caller calls `sendSoon` after the commit, or leaves the mail to the job that sends what is due.
 */
export async function mailInvitation<Given extends Invitation>(
  tx: Transaction,
  { mailer }: { mailer: MailQueue | undefined },
  { kind, programId, invitation, link, name, message, role, at }: InvitationMail<Given>,
): Promise<Given> {
  if (!mailer) return invitation;
  const program = await programInMail(tx, programId);
  const earn = kind === 'partner-invitation' ? await earnedIn(tx, programId) : undefined;
  const content = { to: invitation.email, link, name, message, earn, ...program, role };
  const mail = { kind, subjectId: invitation.id, content, at, expiresAt: invitation.expires_at };
  return (await mailer.queue(tx, mail)) === 0 ? invitation : { ...invitation, mail_status: 'queued' };
}
