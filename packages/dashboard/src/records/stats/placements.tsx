// What the placements of a partner brought, by the note `sub` that they add to their links.
import { lastDays } from '../../lib/days.ts';
import { amountText, countText } from '../../lib/money.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import type { Column } from '../../ui/table.tsx';
import { None } from '../../ui/values.tsx';
import { amountsOf, commissionIn, salesOf } from './figure-columns.tsx';
import { Ranked } from './ranked.tsx';
import styles from './stats.module.css';
import { currenciesOf, type StatsGroup } from './totals.ts';
import { useTotals, type Source } from './use-totals.ts';

/** As many days as the service divides by notes. */
const DAYS = 90;

const nameOf = ({ sub }: StatsGroup): string => (sub === null ? 'All others' : sub || 'Without sub');

const count = (title: string, of: (group: StatsGroup) => number): Column<StatsGroup> => ({
  title,
  number: true,
  cell: (group) => countText(of(group)),
  csv: of,
});

const columnsOf = (groups: readonly StatsGroup[], earned: string): Column<StatsGroup>[] => [
  {
    title: 'Placement',
    cell: (group) => (group.sub ? <strong>{group.sub}</strong> : <span className={styles.soft}>{nameOf(group)}</span>),
    csv: nameOf,
  },
  count('Clicks', ({ clicks }) => clicks),
  count('Leads', ({ leads }) => leads),
  count('Sales', salesOf),
  { title: earned, number: true, key: true, cell: (group) => amountsOf(group, commissionIn) || <None /> },
  ...currenciesOf(groups).map((currency) => ({
    title: `${earned}, ${currency}`,
    csv: ({ currencies }: StatsGroup) =>
      amountText(currencies.find((one) => one.currency === currency)?.commission_cents ?? 0, currency),
  })),
];

interface PlacementsProps {
  source: Source<'sub'>;
  /** what the commission is for the reader */
  earned: string;
}

/** Nothing as long as nobody uses notes. */
export function Placements({ source, earned }: PlacementsProps) {
  const { data: groups = [], error, refetch } = useTotals(source, lastDays(DAYS), 'sub');
  if (error && groups.length === 0) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (!groups.some(({ sub }) => sub)) return null;
  return (
    <Ranked title="By placement" columns={columnsOf(groups, earned)} rows={groups} rowKey={nameOf}>
      <p className={styles.soft}>The last {DAYS} days, by the sub in the link.</p>
    </Ranked>
  );
}
