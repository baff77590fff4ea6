// Comma-separated values (RFC 4180), page by page: nothing holds a list whole.
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

/** The rows, with these columns by name in the first line. No text is a formula to a spreadsheet. */
export async function* csvList(columns: string[], pages: Pages): AsyncGenerator<string, void> {
  yield stringify([columns], { record_delimiter: 'windows' });
  for await (const rows of pages) {
    yield stringify([...rows], { columns, cast, escape_formulas: true, record_delimiter: 'windows' });
  }
}
