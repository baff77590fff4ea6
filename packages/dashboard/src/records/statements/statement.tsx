// What the lists of statements show to owners and to partners.
import type { JSX } from 'react';
import { useAction } from '../../api/action.ts';
import { monthText } from '../../lib/days.ts';
import { download } from '../../lib/download.ts';
import { amountText } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { useFileName } from '../../ui/file-name.ts';
import type { Column } from '../../ui/table.tsx';
import { useFailed } from '../../ui/toast.tsx';
import { Money } from '../../ui/values.tsx';
import { NOT_FINAL, type Statement, type Sum } from './rows.ts';
import styles from './statement.module.css';

/** The month of a statement, which the file has as `2026-11`. */
export const MONTH: Column<Statement> = {
  title: 'Month',
  cell: ({ month, id }) => (
    <span className={styles.month}>
      {monthText(month)}
      {id === null && <span className={styles.mark}>{NOT_FINAL}</span>}
    </span>
  ),
  csv: ({ month }) => month,
};

export const sumColumn = (title: string, name: Sum, more: Partial<Column<Statement>> = {}): Column<Statement> => ({
  title,
  number: true,
  cell: (row) => <Money cents={row[name]} currency={row.currency} />,
  csv: (row) => amountText(row[name], row.currency),
  ...more,
});

/** What is neither earned nor paid: refunds, adjustments, and payments that came back. */
const changedOf = (row: Statement): number =>
  row.restored_cents + row.adjusted_cents + row.returned_cents - row.reversed_cents - row.clawed_back_cents;

/** With it, a row adds up from what was owed before to what is owed at the end. */
export const CHANGED: Column<Statement> = {
  title: 'Changed',
  number: true,
  extra: true,
  cell: (row) => <Money cents={changedOf(row)} currency={row.currency} />,
};

interface StatementWaysProps {
  statement: Statement;
  /** the way to its page, with this text */
  link: (text: JSX.Element) => JSX.Element;
  /** reads the file of its lines */
  read: (id: number) => Promise<Blob>;
}

/** The page to print, and the lines as a file, which a preview has not. */
export function StatementWays({ statement: { id, month, currency }, link, read }: StatementWaysProps) {
  const nameOf = useFileName();
  const onFailed = useFailed();
  const save = useAction(read, { onDone: (file) => download(nameOf(`statement ${month} ${id}`), file), onFailed });
  const hidden = <span className="visually-hidden">{` of the statement of ${monthText(month)} in ${currency}`}</span>;
  return (
    <span className={styles.files}>
      {link(<>Page{hidden}</>)}
      {id !== null && (
        <Button kind="quiet" small busy={save.isPending} onClick={() => save.mutate(id)}>
          CSV{hidden}
        </Button>
      )}
    </span>
  );
}
