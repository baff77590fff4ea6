// Lists as comma-separated values.
import type { Column } from '../ui/table.tsx';

/** A cell that no spreadsheet executes as a formula. */
function cellOf(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows with a line of titles. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const kept = columns.filter(({ csv }) => csv);
  const lines = [kept.map(({ title }) => title), ...rows.map((row) => kept.map(({ csv }) => csv!(row)))];
  return lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}

/** Gives the reader a file. */
export function download(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
