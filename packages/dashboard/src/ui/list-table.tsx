import type { ReactNode } from 'react';
import type { List } from '../api/list.ts';
import { csvOf } from '../lib/csv.ts';
import type { Order, Sort } from '../lib/search.ts';
import { Button } from './button.tsx';
import { CsvButton } from './csv-button.tsx';
import { FailureNote } from './failure-note.tsx';
import styles from './list-table.module.css';
import { SkeletonRows } from './skeleton.tsx';
import { Table, type Column } from './table.tsx';

interface ListTableProps<Row> {
  list: List<Row>;
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  order?: Order | undefined;
  onOrder?: ((order: Order) => void) | undefined;
  by?: Sort | undefined;
  onSort?: ((by: Sort | undefined, order: Order) => void) | undefined;
  /** shown if there is no row: an `EmptyState` */
  empty: ReactNode;
  /** what the file has, such as `links`; its name has the program and the day, too */
  file: string;
  /** reads the file of a list that the service makes; unset: it has the columns, and all pages are read for it */
  readFile?: (() => Promise<Blob>) | undefined;
}

/** A list in a table, with its pages, its file, its skeleton and its errors. */
export function ListTable<Row>({ list, caption, columns, empty, file, readFile, ...table }: ListTableProps<Row>) {
  const { rows, loading, error, hasMore } = list;
  if (loading && !error) return <SkeletonRows label={`Loading: ${caption}`} />;
  const failed = error && (
    <div className={styles.wrong}>
      <FailureNote error={error} onRetry={list.retry} />
    </div>
  );
  if (rows.length === 0) return failed ?? empty;
  return (
    <div className={styles.box}>
      {failed}
      <Table {...table} caption={caption} columns={columns} rows={rows} />
      <div className={styles.foot}>
        <span>
          {rows.length}
          {list.cut
            ? ' newest rows, sorted'
            : hasMore
              ? ' shown, more available'
              : rows.length === 1
                ? ' row'
                : ' rows'}
        </span>
        {hasMore && (
          <Button small busy={list.loadingMore} onClick={list.loadMore}>
            Load more
          </Button>
        )}
        <CsvButton readFile={readFile ?? (async () => csvOf(columns, await list.readAll()))} file={file} />
      </div>
    </div>
  );
}
