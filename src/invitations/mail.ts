import type { Transaction } from '../database/db.ts';
import type { MailKind } from '../mail/rules.ts';
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
  role?: string | undefined;
  at: Date;
}

/**
 * Stores the mail with the link of an invitation, if the service sends mail; returns the invitation as it then is. The
 * caller calls `sendSoon` after the commit, or leaves the mail to the job that sends what is due.
 */
export async function mailInvitation<Given extends Invitation>(
  tx: Transaction,
  { mailer }: { mailer: MailQueue | undefined },
  { kind, programId, invitation, link, name, role, at }: InvitationMail<Given>,
): Promise<Given> {
  if (!mailer) return invitation;
  const program = await programInMail(tx, programId);
  const content = { to: invitation.email, link, name, ...program, role };
  const mail = { kind, subjectId: invitation.id, content, at, expiresAt: invitation.expires_at };
  return (await mailer.queue(tx, mail)) === 0 ? invitation : { ...invitation, mail_status: 'queued' };
}
