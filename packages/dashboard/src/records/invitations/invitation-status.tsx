// How far an invitation is. "Pending" is the word for commissions, and what is on its way by mail is another thing.
import styles from '../../ui/values.module.css';
import { StatusBadge } from '../../ui/values.tsx';

const WORDS: Readonly<Record<string, string>> = { pending: 'sent' };
const MAIL_WORDS: Readonly<Record<string, string>> = { sent: 'mailed' };

export const invitationText = (status: string): string => WORDS[status] ?? status;

export const InvitationStatus = ({ status }: { status: string }) => (
  <StatusBadge status={status} text={invitationText(status)} />
);

interface MailStatusProps {
  status: string | null;
  /** whether the invitation can still be accepted: what was not mailed, somebody has to send */
  open: boolean;
  /** whether the row offers a new link: the present one is never shown again */
  renewable?: boolean;
}

export const MailStatus = ({ status, open, renewable = false }: MailStatusProps) =>
  status === null ? (
    <span className={styles.soft}>
      {!open && 'Not mailed'}
      {open && 'Not mailed, share the link. Lost it? '}
      {open && (renewable ? 'Make a new one.' : 'Revoke it and invite again.')}
    </span>
  ) : (
    <StatusBadge status={status} text={MAIL_WORDS[status] ?? status} />
  );
