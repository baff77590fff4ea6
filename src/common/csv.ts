// Lists as files of comma-separated values.
import type { Db } from '../database/db.ts';
import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import { decimalText } from '@referral-tracking/shared/amount-text';
import type { Caller } from './access.ts';
import type { Currency } from './types.ts';
import type { Decimal, NumberText, Pages } from '../lib/csv.ts';
import { inChunks } from './chunks.ts';

/** The value of each column of a row, by the name of the column. */
export type Columns<Row> = Readonly<
  Record<string, (row: Row) => string | number | Date | NumberText | null | undefined>
>;

/** An amount of smallest units as a decimal number; empty if there is none. */
export const amountIn = (cents: number | null, currency: Currency | null): NumberText | null =>
  cents === null || currency === null ? null : { number: decimalText(cents, currency) };

/** Whether the credential may read records of another scope. */
export const maySee = ({ scopes }: Caller, scope: string): boolean => scopes?.includes(scope) !== false;

interface File<Row, Place, Shown> {
  db: Db;
  columns: Columns<Shown>;
  /** Returns the rows after a place, at most as many as the limit. */
  read: (db: Db, after: Place | undefined, limit: number) => Promise<Row[]>;
  placeOf: (row: Row) => Place;
  /** Adds what the columns need of other records. */
  show: (db: Db, rows: Row[]) => Promise<Shown[]>;
  bom: boolean | undefined;
  decimal: Decimal | undefined;
}

/** Each page has a connection and a time limit of its own, so that a slow reader occupies no connection. */
async function* pagesOf<Row, Place, Shown>({ db, columns, read, placeOf, show }: File<Row, Place, Shown>) {
  const names = Object.keys(columns);
  const chunks = inChunks(
    (after: Place | undefined, limit) => read(db.within(REQUEST_BUDGET_MS), after, limit),
    placeOf,
  );
  for await (const rows of chunks) {
    const shown = await show(db.within(REQUEST_BUDGET_MS), rows);
    yield shown.map((row) => Object.fromEntries(names.map((name) => [name, columns[name]!(row)])));
  }
}

async function* continued<T>(first: IteratorResult<T, void>, rest: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

async function* textOf(
  pages: Pages,
  { columns, bom, decimal }: { columns: object; bom: boolean | undefined; decimal: Decimal | undefined },
): AsyncGenerator<string, void> {
  // Loaded when it is needed: most instances never make a file.
  const { csvList } = await import('../lib/csv.ts');
  if (bom) yield '\uFEFF';
  yield* csvList(Object.keys(columns), pages, decimal);
}

/** A list as a file. It is read page by page while the client reads; only the first page is read at once, so that it can fail. */
export async function csvOf<Row, Place, Shown>(file: File<Row, Place, Shown>): Promise<AsyncIterable<string>> {
  const pages = pagesOf(file);
  return textOf(continued(await pages.next(), pages), file);
}
