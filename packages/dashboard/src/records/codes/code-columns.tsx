import { countText } from '../../lib/money.ts';
import { CodeActions } from '../../pages/codes/code-actions.tsx';
import styles from '../../pages/codes/codes.module.css';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { Column } from '../../ui/table.tsx';
import { DateTime, None, StatusBadge } from '../../ui/values.tsx';
import { MaybePartner } from '../partners/partner-link.tsx';
import type { NameOf } from '../partners/partner-names.ts';
import { codeText, type DiscountCode } from './paths.ts';

export const codeColumn: Column<DiscountCode> = {
  title: 'Code',
  cell: (code) => (
    <div className={styles.code}>
      <strong>{codeText(code)}</strong>
      {code.processor_id !== null && <span>{code.processor_id}</span>}
    </div>
  ),
  csv: codeText,
};

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

interface Context {
  names: NameOf;
  codes: readonly DiscountCode[];
  /** whether the reader may change codes */
  may: boolean;
}

export const codeColumns = ({ names, codes, may }: Context): Column<DiscountCode>[] => [
  codeColumn,
  {
    title: 'Partner',
    cell: ({ partner_id }) => <MaybePartner id={partner_id} name={names(partner_id)} face />,
    csv: ({ partner_id }) => names(partner_id),
  },
  ...figureColumns(codes),
  ...stateColumns,
  {
    title: '',
    cell: (code) =>
      code.code !== null && (
        <div className={styles.actions}>
          <CopyButton text={code.code} what={`the code ${code.code}`} />
          {may && <CodeActions code={code} />}
        </div>
      ),
  },
];
