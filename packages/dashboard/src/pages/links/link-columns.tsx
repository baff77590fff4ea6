import type { Schemas } from '../../api/client.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { Column } from '../../ui/table.tsx';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import { MaybePartner } from '../partners/partner-link.tsx';
import type { NameOf } from '../partners/partner-names.ts';
import { figureColumns } from './figure-columns.tsx';
import type { Figures } from './figures.ts';
import { LinkActions } from './link-actions.tsx';
import styles from './links.module.css';

type ManagedLink = Schemas['managed-link'];

interface Context {
  names: NameOf;
  figures: Figures | undefined;
  /** whether the reader may change links */
  may: boolean;
}

export const addressColumn: Column<ManagedLink> = {
  title: 'Link',
  cell: (link) => (
    <div className={styles.link}>
      <strong>{link.code}</strong>
      <span>{link.url}</span>
    </div>
  ),
  csv: ({ url }) => url,
};

/** The state of a link, and when it was created. */
export const stateColumns: readonly Column<ManagedLink>[] = [
  {
    title: 'State',
    cell: ({ enabled }) => <StatusBadge status={enabled ? 'enabled' : 'disabled'} />,
    csv: ({ enabled }) => (enabled ? 'enabled' : 'disabled'),
  },
  {
    title: 'Created',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} dateOnly />,
    csv: ({ created_at }) => created_at,
  },
];

/** The columns of the list of links. The numbers are those of the last 30 days. */
export const linkColumns = ({ names, figures, may }: Context): Column<ManagedLink>[] => [
  addressColumn,
  {
    title: 'Partner',
    cell: ({ partner_id }) => <MaybePartner id={partner_id} name={names(partner_id)} face />,
    csv: ({ partner_id }) => names(partner_id),
  },
  ...figureColumns(figures, 'Commission'),
  ...stateColumns,
  {
    title: '',
    cell: (link) => (
      <div className={styles.actions}>
        <CopyButton text={link.url} what={`the link ${link.code}`} />
        <LinkActions link={link} may={may} />
      </div>
    ),
  },
];
