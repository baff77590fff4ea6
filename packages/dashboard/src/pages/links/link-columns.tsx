import type { Schemas } from '../../api/client.ts';
import { countText, moneyText } from '../../lib/money.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Column } from '../../ui/table.tsx';
import { DateTime, None, StatusBadge } from '../../ui/values.tsx';
import type { NameOf } from '../partners/partner-names.ts';
import type { LinkFigures } from './figures.ts';
import { LinkActions } from './link-actions.tsx';
import styles from './links.module.css';

type ManagedLink = Schemas['managed-link'];

interface Context {
  names: NameOf;
  figures: LinkFigures | undefined;
  /** whether the reader may change links */
  may: boolean;
}

type Group = Schemas['stats-group'];
const salesOf = (group: Group | undefined): number =>
  group?.currencies.reduce((sum, { sales }) => sum + sales.count, 0) ?? 0;
const earnedOf = (group: Group | undefined): string =>
  group?.currencies.map(({ commission_cents, currency }) => moneyText(commission_cents, currency)).join(', ') ?? '';

/** The columns of the list of links. The numbers are those of the last 30 days. */
export function linkColumns({ names, figures, may }: Context): Column<ManagedLink>[] {
  const figure = (title: string, of: (group: Group | undefined) => number): Column<ManagedLink> => ({
    title,
    number: true,
    cell: ({ id }) => (figures ? countText(of(figures.get(id))) : <Skeleton width="2rem" />),
    csv: ({ id }) => of(figures?.get(id)),
  });
  return [
    {
      title: 'Link',
      cell: (link) => (
        <div className={styles.link}>
          <strong>{link.code}</strong>
          <span>{link.url}</span>
        </div>
      ),
      csv: ({ url }) => url,
    },
    { title: 'Partner', cell: ({ partner_id }) => names(partner_id), csv: ({ partner_id }) => names(partner_id) },
    figure('Clicks, 30 days', (group) => group?.clicks ?? 0),
    figure('Leads', (group) => group?.leads ?? 0),
    figure('Sales', salesOf),
    {
      title: 'Commission',
      number: true,
      cell: ({ id }) => earnedOf(figures?.get(id)) || <None />,
      csv: ({ id }) => earnedOf(figures?.get(id)),
    },
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
}
