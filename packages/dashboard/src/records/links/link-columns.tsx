import { CopyButton } from '../../ui/copy-button.tsx';
import type { Column } from '../../ui/table.tsx';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import { MaybePartner } from '../partners/partner-link.tsx';
import type { NameOf } from '../partners/partner-names.ts';
import { figureColumns } from '../stats/figure-columns.tsx';
import type { Figures } from '../stats/figures.ts';
import { LinkActions } from './link-actions.tsx';
import styles from './links.module.css';
import type { ManagedLink } from './paths.ts';

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
      {link.aliases.length > 0 && <span>Also as {link.aliases.join(', ')}</span>}
    </div>
  ),
  csv: ({ url }) => url,
};

const stateOf = ({ enabled, disabled_by_partner }: ManagedLink, byPartner: string): string =>
  enabled ? 'enabled' : disabled_by_partner ? byPartner : 'disabled';

/** The state of a link, and when it was created. `byPartner` is what a link is called that its partner disabled. */
export const stateColumns = (byPartner: string): readonly Column<ManagedLink>[] => [
  {
    title: 'State',
    cell: (link) => <StatusBadge status={link.enabled ? 'enabled' : 'disabled'} text={stateOf(link, byPartner)} />,
    csv: (link) => stateOf(link, byPartner),
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
  ...stateColumns('disabled by partner'),
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
