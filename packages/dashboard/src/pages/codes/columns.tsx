import { figureColumns, stateColumns } from '../../records/codes/code-columns.tsx';
import { codeText, type DiscountCode } from '../../records/codes/paths.ts';
import { MaybePartner } from '../../records/partners/partner-link.tsx';
import type { NameOf } from '../../records/partners/partner-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { Column } from '../../ui/table.tsx';
import { CodeActions } from './code-actions.tsx';
import styles from './codes.module.css';

const codeColumn: Column<DiscountCode> = {
  title: 'Code',
  cell: (code) => (
    <div className={styles.code}>
      <strong>{codeText(code)}</strong>
      {code.processor_id !== null && <span>{code.processor_id}</span>}
    </div>
  ),
  csv: codeText,
};

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
