// The columns with what each link or partner brought.
import { amountText, countText, moneyText } from '../../lib/money.ts';
import type { Sort } from '../../lib/search.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Column } from '../../ui/table.tsx';
import { None } from '../../ui/values.tsx';
import type { Figures } from './figures.ts';
import { currenciesOf, type StatsGroup } from './totals.ts';

type Entry = StatsGroup['currencies'][number];

/** What a link, a partner or a customer brought. */
export type Brought = Pick<StatsGroup, 'clicks' | 'leads' | 'currencies'>;

/** A link or a partner. */
interface Row {
  id: number;
}

export const salesOf = (group: Brought | undefined): number =>
  group?.currencies.reduce((sum, { sales }) => sum + sales.count, 0) ?? 0;
export const amountsOf = (group: Brought | undefined, of: (entry: Entry) => number): string =>
  group?.currencies.map((entry) => moneyText(of(entry), entry.currency)).join(', ') ?? '';
export const commissionIn = ({ commission_cents: cents }: Entry): number => cents;
/** What was paid, less what was refunded. */
export const revenueIn = ({ sales, refunds }: Entry): number => sales.amount_cents - refunds.amount_cents;

const centsOf = (group: Brought | undefined, currency: string, of: (entry: Entry) => number): number => {
  const entry = group?.currencies.find((one) => one.currency === currency);
  return entry ? of(entry) : 0;
};

/** What a list is sorted by: amounts in this currency, sales in all. */
export function figureOf(group: Brought | undefined, by: Sort, currency: string): number {
  switch (by) {
    case 'clicks':
    case 'leads':
      return group?.[by] ?? 0;
    case 'sales':
      return salesOf(group);
    case 'revenue':
      return centsOf(group, currency, revenueIn);
    case 'commission':
      return centsOf(group, currency, commissionIn);
  }
}

/** Amounts for the file: a column for each currency. */
const fileColumns = (title: string, figures: Figures | undefined, of: (entry: Entry) => number): Column<Row>[] =>
  currenciesOf([...(figures?.values() ?? [])]).map((currency) => ({
    title: `${title}, ${currency}`,
    csv: ({ id }) => amountText(centsOf(figures?.get(id), currency, of), currency),
  }));

const figure = (
  title: string,
  sort: Sort,
  figures: Figures | undefined,
  of: (group: Brought | undefined) => number,
): Column<Row> => ({
  title,
  sort,
  number: true,
  cell: ({ id }) => (figures ? countText(of(figures.get(id))) : <Skeleton width="2rem" />),
  csv: ({ id }) => of(figures?.get(id)),
});

/** What each link or partner brought in the last 30 days. `earned` is the title of what the partner earns. */
export const figureColumns = (figures: Figures | undefined, earned: string): Column<Row>[] => [
  figure('Clicks', 'clicks', figures, (group) => group?.clicks ?? 0),
  figure('Leads', 'leads', figures, (group) => group?.leads ?? 0),
  figure('Sales', 'sales', figures, salesOf),
  {
    title: 'Revenue',
    sort: 'revenue',
    number: true,
    extra: true,
    cell: ({ id }) => amountsOf(figures?.get(id), revenueIn) || <None />,
  },
  {
    title: earned,
    sort: 'commission',
    number: true,
    key: true,
    cell: ({ id }) => amountsOf(figures?.get(id), commissionIn) || <None />,
  },
  ...fileColumns('Revenue', figures, revenueIn),
  ...fileColumns(earned, figures, commissionIn),
];
