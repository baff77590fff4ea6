// The first rows of a ranking, with a file that has all of them.
import type { ReactNode } from 'react';
import { csvOf } from '../../lib/csv.ts';
import { download } from '../../lib/download.ts';
import { countText } from '../../lib/money.ts';
import { Button } from '../../ui/button.tsx';
import { useFileName } from '../../ui/file-name.ts';
import { Card } from '../../ui/page.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import styles from './stats.module.css';

const SHOWN = 10;

interface RankedProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** what stands above them */
  children?: ReactNode;
}

export function Ranked<Row>({ title, columns, rows, rowKey, children }: RankedProps<Row>) {
  const nameOf = useFileName();
  const save = (
    <Button small kind="quiet" onClick={() => download(nameOf(title), csvOf(columns, rows))}>
      Save as CSV
    </Button>
  );
  return (
    <Card title={title} actions={rows.length > 0 && save}>
      {children}
      {rows.length === 0 ? (
        <p className={styles.soft}>Nothing came in during this period.</p>
      ) : (
        <div className={styles.table}>
          <Table caption={title} columns={columns} rows={rows.slice(0, SHOWN)} rowKey={rowKey} />
        </div>
      )}
      {rows.length > SHOWN && (
        <p className={styles.soft}>
          The top {SHOWN} of {countText(rows.length)}. The file has all of them.
        </p>
      )}
    </Card>
  );
}
