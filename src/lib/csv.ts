// Comma-separated values (RFC 4180).
import { plainCell } from '@referral-tracking/shared/plain-cell';
import { stringify } from 'csv-stringify/sync';

export type Pages = AsyncIterable<readonly object[]>;

/** A number as a text, such as `-12.50`: a spreadsheet reads it as a number and not as a formula. */
export interface NumberText {
  readonly number: string;
}

/** The sign before the cents. */
export type Decimal = 'point' | 'comma';
export const inDecimal = (number: string, decimal: Decimal | undefined): string =>
  decimal === 'comma' ? number.replace('.', ',') : number;

const castIn = (decimal: Decimal | undefined) => ({
  date: (date: Date) => date.toISOString(),
  string: plainCell,
  object: ({ number = '' }: Partial<NumberText>) => ({ value: inDecimal(number, decimal), escape_formulas: false }),
});
/** Without `quote_record_delimiter`, a single `\n` in a text would begin a line. */
const RFC_4180 = { record_delimiter: 'windows', quote_record_delimiter: true } as const;

/** Lines of rows, or of these columns of records. No text is a formula to a spreadsheet that splits at commas or semicolons. */
export const csvLines = (rows: readonly object[], columns?: readonly string[], decimal?: Decimal): string =>
  stringify([...rows], {
    ...RFC_4180,
    cast: castIn(decimal),
    escape_formulas: true,
    ...(columns && { columns: [...columns] }),
  });

/** The same for a program, which would take what protects a spreadsheet for a part of the text. */
export const machineLines = (rows: readonly (readonly string[])[]): string => stringify([...rows], RFC_4180);

/** The rows page by page, with these columns by name in the first line: nothing holds a list whole. */
export async function* csvList(columns: string[], pages: Pages, decimal?: Decimal): AsyncGenerator<string, void> {
  yield machineLines([columns]);
  for await (const rows of pages) yield csvLines(rows, columns, decimal);
}
