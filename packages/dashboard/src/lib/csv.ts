// Lists as comma-separated values.
import { plainCell } from '@referral-tracking/shared/plain-cell';

export interface FileColumn<Row> {
  title: string;
  /** unset: the column is not in the file */
  csv?: (row: Row) => string | number | null | undefined;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A cell that no spreadsheet executes as a formula. Some read full-width signs as the usual ones. */
function cellOf(value: string | number | null | undefined): string {
  const text = plainCell(String(value ?? ''));
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows with a line of titles. */
export function csvOf<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string {
  const saved = columns.filter(({ csv }) => csv);
  const lines = [saved.map(({ title }) => title), ...rows.map((row) => saved.map(({ csv }) => csv!(row)))];
  return lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}
