// Lists of any length as text, page by page: nothing holds them whole.
import { jsonText } from '@referral-tracking/shared/terminal-text';
import type { Pages } from '../lib/csv.ts';

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
