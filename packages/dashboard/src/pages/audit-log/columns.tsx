import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { AuditEntry } from '../../records/audit-log/paths.ts';
import { actionText, actorText } from '../../records/audit-log/texts.ts';
import type { NameOf } from '../../records/partners/partner-names.ts';
import { countText } from '../../lib/money.ts';
import type { Column } from '../../ui/table.tsx';
import { DateTime } from '../../ui/values.tsx';
import styles from './audit-log.module.css';
import { Changes } from './changes.tsx';
import type { GroupedEntry } from './grouped.ts';

interface Context {
  programId: number;
  /** the names of partners, and the codes of links */
  names: NameOf;
  links: (id: number | null) => string;
  /** what commissions and customers are called */
  commissions: (id: number) => string;
  customers: (id: number) => string;
}

/** The record of an entry, with its page if it has one. */
function Target({
  programId,
  names,
  links,
  commissions,
  customers,
  target: { kind, id },
}: Context & { target: AuditEntry['target'] }): ReactNode {
  const text = kind.replaceAll('-', ' ');
  // The page that is open is about the program.
  if (id === null || kind === 'program') return null;
  const params = { programId };
  switch (kind) {
    case 'partner':
      return (
        <Link to="/app/programs/$programId/partners/$partnerId" params={{ ...params, partnerId: id }}>
          {names(id)}
        </Link>
      );
    case 'commission':
      return (
        <Link to="/app/programs/$programId/commissions/$commissionId" params={{ ...params, commissionId: id }}>
          {commissions(id)}
        </Link>
      );
    case 'customer':
      return (
        <Link to="/app/programs/$programId/customers/$customerId" params={{ ...params, customerId: id }}>
          {customers(id)}
        </Link>
      );
    case 'link':
      return links(id);
    default:
      return text;
  }
}

/** Without kinds of credentials that say nothing to a reader, such as the number of a session. */
const viaText = ({ credential }: AuditEntry): string | undefined => {
  if (credential?.startsWith('token ')) return `with the API token ${credential.slice('token '.length)}`;
  return credential?.startsWith('session ') || credential === null ? undefined : `with ${credential}`;
};

export const auditColumns = (context: Context): Column<GroupedEntry>[] => [
  {
    title: 'When',
    sorts: true,
    cell: ({ created_at, since }) => (
      <span className={styles.what}>
        <DateTime value={created_at} />
        {since && (
          <span className={styles.small}>
            and from <DateTime value={since} />
          </span>
        )}
      </span>
    ),
    csv: ({ created_at }) => created_at,
  },
  {
    title: 'Who',
    cell: (entry) => (
      <span className={styles.what}>
        {actorText(entry.actor, context.names)}
        {viaText(entry) && <span className={styles.small}>{viaText(entry)}</span>}
      </span>
    ),
    csv: ({ actor }) => actorText(actor, context.names),
  },
  { title: 'Kind of actor', csv: ({ actor }) => actor.kind },
  { title: 'Account or partner', csv: ({ actor }) => actor.id },
  { title: 'Credential', csv: ({ credential }) => credential },
  {
    title: 'What',
    name: true,
    cell: ({ action, target, times }) => (
      <span className={styles.what}>
        {actionText(action)}
        {times !== undefined && <span className={styles.small}>{countText(times)} times</span>}
        <span className={styles.small}>
          <Target {...context} target={target} />
        </span>
      </span>
    ),
    csv: ({ action }) => action,
  },
  { title: 'Record', csv: ({ target }) => `${target.kind}${target.id === null ? '' : ` ${target.id}`}` },
  {
    title: 'Changes',
    wide: true,
    cell: (entry) => <Changes entry={entry} />,
    csv: ({ before, after }) => JSON.stringify({ before, after }),
  },
  {
    title: 'Request',
    csv: ({ request_id }) => request_id,
  },
];
