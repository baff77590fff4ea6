// Lists of any length as text, page by page: nothing holds them whole.
import { stringify } from 'csv-stringify/sync';
import { jsonText } from '@referral-tracking/shared/terminal-text';

export type Pages = AsyncIterable<readonly object[]>;

const indented = (row: object): string => `\n    ${jsonText(row).replaceAll('\n', '\n    ')}`;

/** One JSON document with the list under its name, after the given fields. */
export async function* jsonList(name: string, pages: Pages, fields: object = {}): AsyncGenerator<string, void> {
  let separator = '';
  const before = Object.entries(fields).map(
    ([field, value]) => `\n  ${JSON.stringify(field)}: ${jsonText(value).replaceAll('\n', '\n  ')},`,
  );
  yield `{${before.join('')}\n  ${JSON.stringify(name)}: [`;
  for await (const rows of pages) {
    yield separator + rows.map(indented).join(',');
    separator = ',';
  }
  yield separator === '' ? ']\n}\n' : '\n  ]\n}\n';
}

const toText = { date: (date: Date) => date.toISOString() };

/** Comma-separated values (RFC 4180), these columns by name in the first line. No text is a formula to a spreadsheet. */
export async function* csvList(columns: string[], pages: Pages): AsyncGenerator<string, void> {
  yield stringify([columns], { record_delimiter: 'windows' });
  for await (const rows of pages) {
    yield stringify([...rows], { columns, cast: toText, escape_formulas: true, record_delimiter: 'windows' });
  }
}
