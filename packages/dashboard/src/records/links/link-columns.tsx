import { CopyButton } from '../../ui/copy-button.tsx';
import type { Column } from '../../ui/table.tsx';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import { MaybePartner } from '../partners/partner-link.tsx';
import type { NameOf } from '../partners/partner-names.ts';
import { figureColumns } from '../stats/figure-columns.tsx';
import type { Figures } from '../stats/figures.ts';
import { firstAddress } from './addresses.ts';
import { LinkActions } from './link-actions.tsx';
import { DIRECT_LINK, SHORT_LINK } from './link-addresses.tsx';
import styles from './links.module.css';
import type { ManagedLink } from './paths.ts';

interface Context {
  names: NameOf;
  figures: Figures | undefined;
  /** whether the reader may change links */
  may: boolean;
}

/** The addresses of a link, the one to share first. The file has each in a column of its own. */
export const addressColumns: readonly Column<ManagedLink>[] = [
  {
    title: 'Link',
    cell: (link) => (
      <div className={styles.link}>
        <strong>{link.code}</strong>
        <span className={styles.first}>{firstAddress(link)}</span>
        {link.short_url !== null && (
          <span>
            {DIRECT_LINK}: {link.url}
          </span>
        )}
        {link.aliases.length > 0 && <span>Also as {link.aliases.join(', ')}</span>}
      </div>
    ),
    csv: ({ code }) => code,
  },
  { title: SHORT_LINK, csv: ({ short_url }) => short_url },
  { title: DIRECT_LINK, csv: ({ url }) => url },
];

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
  ...addressColumns,
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
        <CopyButton text={firstAddress(link)} what={`the link ${link.code}`} />
        <LinkActions link={link} may={may} />
      </div>
    ),
  },
];
