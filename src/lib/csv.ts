// Comma-separated values (RFC 4180).
import { stringify } from 'csv-stringify/sync';

export type Pages = AsyncIterable<readonly object[]>;

/** A number as a text, such as `-12.50`: a spreadsheet reads it as a number and not as a formula. */
export interface NumberText {
  readonly number: string;
}

const cast = {
  date: (date: Date) => date.toISOString(),
  object: ({ number: value }: Partial<NumberText>) => ({ value: value ?? '', escape_formulas: false }),
};
/** Without `quote_record_delimiter`, a single `\n` in a text would begin a line. */
const RFC_4180 = { record_delimiter: 'windows', quote_record_delimiter: true } as const;

/** Lines of rows, or of these columns of records. No text is a formula to a spreadsheet. */
export const csvLines = (rows: readonly object[], columns?: readonly string[]): string =>
  stringify([...rows], { ...RFC_4180, cast, escape_formulas: true, ...(columns && { columns: [...columns] }) });

/** The same for a program, which would take what protects a spreadsheet for a part of the text. */
export const machineLines = (rows: readonly (readonly string[])[]): string => stringify([...rows], RFC_4180);

/** The rows page by page, with these columns by name in the first line: nothing holds a list whole. */
export async function* csvList(columns: string[], pages: Pages): AsyncGenerator<string, void> {
  yield machineLines([columns]);
  for await (const rows of pages) yield csvLines(rows, columns);
}
