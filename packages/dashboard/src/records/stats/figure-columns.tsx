// The columns with what each link or partner brought.
import { amountText, countText, moneyText } from '../../lib/money.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Column } from '../../ui/table.tsx';
import { None } from '../../ui/values.tsx';
import type { Figures } from './figures.ts';
import { currenciesOf, type StatsGroup } from './totals.ts';

/** A link or a partner. */
interface Row {
  id: number;
}

const salesOf = (group: StatsGroup | undefined): number =>
  group?.currencies.reduce((sum, { sales }) => sum + sales.count, 0) ?? 0;
const earnedOf = (group: StatsGroup | undefined): string =>
  group?.currencies.map(({ commission_cents, currency }) => moneyText(commission_cents, currency)).join(', ') ?? '';

const centsOf = (group: StatsGroup | undefined, currency: string): number =>
  group?.currencies.find((entry) => entry.currency === currency)?.commission_cents ?? 0;

/** What was earned, for the file: a column for each currency. */
const earnedColumns = (title: string, figures: Figures | undefined): Column<Row>[] =>
  currenciesOf([...(figures?.values() ?? [])]).map((currency) => ({
    title: `${title}, ${currency}`,
    csv: ({ id }) => amountText(centsOf(figures?.get(id), currency), currency),
  }));

const figure = (
  title: string,
  figures: Figures | undefined,
  of: (group: StatsGroup | undefined) => number,
): Column<Row> => ({
  title,
  number: true,
  cell: ({ id }) => (figures ? countText(of(figures.get(id))) : <Skeleton width="2rem" />),
  csv: ({ id }) => of(figures?.get(id)),
});

/** What each link or partner brought in the last 30 days. `earned` is the title of what the partner earns. */
export const figureColumns = (figures: Figures | undefined, earned: string): Column<Row>[] => [
  figure('Clicks', figures, (group) => group?.clicks ?? 0),
  figure('Leads', figures, (group) => group?.leads ?? 0),
  figure('Sales', figures, salesOf),
  {
    title: earned,
    number: true,
    key: true,
    cell: ({ id }) => earnedOf(figures?.get(id)) || <None />,
  },
  ...earnedColumns(earned, figures),
];
