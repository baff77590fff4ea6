import type { Paint } from '../../terminal.ts';
import { columns, count } from '../../text.ts';
import type { Report, RowResult } from '../../conformance/index.ts';

const indented = (text: string): string => `      ${text}`;

function linesOf({ outcome, reason, request }: RowResult, line: string, paint: Paint): string[] {
  const mark = outcome === 'passed' ? paint('green', 'pass') : paint('red', 'FAIL');
  const why = reason === undefined ? [] : [indented(reason)];
  const where = request === undefined ? [] : [indented(`request: ${request}`)];
  return [`${mark}  ${line}`, ...why, ...where];
}

const omission = ({ endpoint, asks, expects, reason }: RowResult, paint: Paint): string =>
  `${paint('yellow', 'not asked:')} ${endpoint}: ${asks}: ${expects}: ${reason}`;

/** The report for people: the rules that were asked, those that were not, and the totals. */
export function textOf({ rows, passed, failed, not_asked, left }: Report, paint: Paint): string {
  const asked = rows.filter(({ outcome }) => outcome !== 'not asked');
  const table = columns(asked.map(({ endpoint, asks, expects }) => [endpoint, asks, expects])).split('\n');
  const omitted = rows.filter(({ outcome }) => outcome === 'not asked').map((row) => omission(row, paint));
  const summary = `${count(rows.length, 'rule')}: ${passed} passed, ${failed} failed, ${not_asked} not asked`;
  const interrupted = left === 0 ? '' : `; interrupted, ${left} left`;
  const conforms = failed === 0 && passed > 0 && left === 0;
  return [
    ...asked.flatMap((row, i) => linesOf(row, table[i]!, paint)),
    '',
    ...(omitted.length > 0 ? [...omitted, ''] : []),
    paint(conforms ? 'green' : 'red', `${summary}${interrupted}`),
  ].join('\n');
}
