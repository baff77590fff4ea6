// What the lists of statements show to owners and to partners.
import { useAction } from '../../api/action.ts';
import type { Schemas } from '../../api/client.ts';
import { addressOf } from '../../lib/base.ts';
import { monthText } from '../../lib/days.ts';
import { download } from '../../lib/download.ts';
import { amountText } from '../../lib/money.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useFileName } from '../../ui/file-name.ts';
import type { Column } from '../../ui/table.tsx';
import { useFailed } from '../../ui/toast.tsx';
import { Money } from '../../ui/values.tsx';
import styles from './statement.module.css';

export type Statement = Schemas['statement'];
export type Sum = Extract<keyof Statement, `${string}_cents`>;

/** The month of a statement, which the file has as `2026-11`. */
export const MONTH: Column<Statement> = {
  title: 'Month',
  cell: ({ month }) => monthText(month),
  csv: ({ month }) => month,
};

export const sumColumn = (title: string, name: Sum, more: Partial<Column<Statement>> = {}): Column<Statement> => ({
  title,
  number: true,
  cell: (row) => <Money cents={row[name]} currency={row.currency} />,
  csv: (row) => amountText(row[name], row.currency),
  ...more,
});

interface StatementFilesProps {
  statement: Statement;
  /** where the service has it */
  path: string;
  /** reads the file of its lines */
  read: () => Promise<Blob>;
}

/** The page to print, which opens in a window of its own because it has no frame, and the lines as a file. */
export function StatementFiles({ statement: { id, month, currency }, path, read }: StatementFilesProps) {
  const nameOf = useFileName();
  const onFailed = useFailed();
  const save = useAction(read, { onDone: (file) => download(nameOf(`statement ${month} ${id}`), file), onFailed });
  const hidden = <span className="visually-hidden">{` of the statement of ${monthText(month)} in ${currency}`}</span>;
  return (
    <span className={styles.files}>
      <ButtonLink kind="quiet" small href={addressOf(path)} target="_blank" rel="noreferrer">
        Page{hidden}
      </ButtonLink>
      <Button kind="quiet" small busy={save.isPending} onClick={() => save.mutate(undefined)}>
        CSV{hidden}
      </Button>
    </span>
  );
}
