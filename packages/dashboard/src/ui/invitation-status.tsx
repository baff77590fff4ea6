// How far an invitation is. "Pending" is the word for commissions, and what is on its way by mail is another thing.
import { StatusBadge } from './values.tsx';

const WORDS: Readonly<Record<string, string>> = { pending: 'sent' };
const MAIL_WORDS: Readonly<Record<string, string>> = { sent: 'mailed' };

export const invitationText = (status: string): string => WORDS[status] ?? status;

export const InvitationStatus = ({ status }: { status: string }) => (
  <StatusBadge status={status} text={invitationText(status)} />
);

export const MailStatus = ({ status }: { status: string }) => (
  <StatusBadge status={status} text={MAIL_WORDS[status] ?? status} />
);
