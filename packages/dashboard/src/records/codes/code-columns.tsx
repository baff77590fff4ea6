import { countText } from '../../lib/money.ts';
import type { Column } from '../../ui/table.tsx';
import { DateTime, None, StatusBadge } from '../../ui/values.tsx';
import type { DiscountCode } from './paths.ts';

/** The part of the sales that the code brought, in percent, rounded down; undefined before the first sale. */
const percentOf = (sales: number, all: number): string | undefined =>
  all === 0 ? undefined : `${countText(Math.floor((sales / all) * 1000) / 10)} %`;

/** What each code brought. The share is of the sales that the listed codes brought; a file can have more codes, so it is not in it. */
export function figureColumns(codes: readonly DiscountCode[]): Column<DiscountCode>[] {
  const all = codes.reduce((sum, { sales }) => sum + sales, 0);
  return [
    {
      title: 'Customers',
      number: true,
      cell: ({ customers }) => countText(customers),
      csv: ({ customers }) => customers,
    },
    { title: 'Sales', number: true, cell: ({ sales }) => countText(sales), csv: ({ sales }) => sales },
    {
      title: 'Share',
      number: true,
      cell: ({ sales }) => percentOf(sales, all) ?? <None label="no sales yet" />,
    },
  ];
}

export const stateColumns: readonly Column<DiscountCode>[] = [
  { title: 'State', cell: ({ status }) => <StatusBadge status={status} />, csv: ({ status }) => status },
  {
    title: 'Created',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} dateOnly />,
    csv: ({ created_at }) => created_at,
  },
];
