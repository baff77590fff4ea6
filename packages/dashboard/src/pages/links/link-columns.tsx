import type { Schemas } from '../../api/client.ts';
import { amountText, countText, moneyText } from '../../lib/money.ts';
import { currenciesOf } from '../../lib/totals.ts';
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

const centsOf = (group: Group | undefined, currency: string): number =>
  group?.currencies.find((entry) => entry.currency === currency)?.commission_cents ?? 0;

/** What links earned, for the file: a column for each currency. */
const earnedColumns = (title: string, figures: LinkFigures | undefined): Column<ManagedLink>[] =>
  currenciesOf([...(figures?.values() ?? [])]).map((currency) => ({
    title: `${title}, ${currency}`,
    csv: ({ id }) => amountText(centsOf(figures?.get(id), currency), currency),
  }));

const figure = (
  title: string,
  figures: LinkFigures | undefined,
  of: (group: Group | undefined) => number,
): Column<ManagedLink> => ({
  title,
  number: true,
  cell: ({ id }) => (figures ? countText(of(figures.get(id))) : <Skeleton width="2rem" />),
  csv: ({ id }) => of(figures?.get(id)),
});

/** What each link brought in the last 30 days. `earned` is the title of what the partner earns. */
export const figureColumns = (figures: LinkFigures | undefined, earned: string): Column<ManagedLink>[] => [
  figure('Clicks', figures, (group) => group?.clicks ?? 0),
  figure('Leads', figures, (group) => group?.leads ?? 0),
  figure('Sales', figures, salesOf),
  {
    title: earned,
    number: true,
    cell: ({ id }) => earnedOf(figures?.get(id)) || <None />,
  },
  ...earnedColumns(earned, figures),
];

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
  { title: 'Partner', cell: ({ partner_id }) => names(partner_id), csv: ({ partner_id }) => names(partner_id) },
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
