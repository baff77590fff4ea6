import { useState, type ReactNode } from 'react';
import type { List } from '../api/list.ts';
import { csvOf } from '../lib/csv.ts';
import { download } from '../lib/download.ts';
import { Button } from './button.tsx';
import { FailureNote } from './failure-note.tsx';
import { useFileName } from './file-name.ts';
import styles from './list-table.module.css';
import { SkeletonRows } from './skeleton.tsx';
import { Table, type Column, type Order } from './table.tsx';

interface ListTableProps<Row> {
  list: List<Row>;
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  order?: Order | undefined;
  onOrder?: ((order: Order) => void) | undefined;
  /** shown if there is no row: an `EmptyState` */
  empty: ReactNode;
  /** what the file has, such as `links`; its name has the program and the day, too */
  file: string;
}

/** A list in a table, with its pages, its file, its skeleton and its errors. */
export function ListTable<Row>({ list, caption, columns, rowKey, order, onOrder, empty, file }: ListTableProps<Row>) {
  const { rows, loading, error, hasMore } = list;
  if (loading && !error) return <SkeletonRows label={`Loading: ${caption}`} />;
  const failed = error && (
    <div className={styles.wrong}>
      <FailureNote error={error} />
    </div>
  );
  if (rows.length === 0) return failed ?? empty;
  return (
    <div className={styles.box}>
      {failed}
      <Table caption={caption} columns={columns} rows={rows} rowKey={rowKey} order={order} onOrder={onOrder} />
      <div className={styles.foot}>
        <span>
          {rows.length}
          {hasMore ? ' shown, more available' : rows.length === 1 ? ' row' : ' rows'}
        </span>
        {hasMore && (
          <Button small busy={list.loadingMore} onClick={list.loadMore}>
            Load more
          </Button>
        )}
        <CsvButton list={list} columns={columns} file={file} />
      </div>
    </div>
  );
}

/** Saves the whole list, not only the rows that are shown. */
function CsvButton<Row>({ list, columns, file }: Pick<ListTableProps<Row>, 'list' | 'columns' | 'file'>) {
  const [state, setState] = useState<'idle' | 'busy' | Error>('idle');
  const nameOf = useFileName();
  const save = async () => {
    setState('busy');
    try {
      download(nameOf(file), csvOf(columns, await list.readAll()));
      setState('idle');
    } catch (error) {
      setState(error as Error);
    }
  };
  return (
    <>
      <Button small kind="quiet" busy={state === 'busy'} onClick={() => void save()}>
        {state === 'busy' ? 'Loading all pages…' : 'Save as CSV'}
      </Button>
      {state instanceof Error && <FailureNote error={state} />}
    </>
  );
}
