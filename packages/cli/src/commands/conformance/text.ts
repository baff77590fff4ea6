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

function table(rows: readonly RowResult[], paint: Paint): string[] {
  const lines = columns(rows.map(({ endpoint, asks, expects }) => [endpoint, asks, expects])).split('\n');
  return rows.flatMap((row, i) => linesOf(row, lines[i]!, paint));
}

const omission = ({ endpoint, asks, expects, reason }: RowResult, paint: Paint): string =>
  `${paint('yellow', 'not asked:')} ${endpoint}: ${asks}: ${expects}: ${reason}`;

/** The flags that a rule needs to be asked, without what each does. */
const flagsFor = ({ reason = '' }: RowResult): string[] =>
  reason.startsWith('needs --') ? (reason.match(/--[a-z-]+/g) ?? []) : [];

/** What rules were not asked for: the flags that they need, or another reason. */
function obstacleOf(row: RowResult): string {
  const [flags, { reason }] = [flagsFor(row), row];
  return flags.length > 0 ? `need ${flags.join(' ')}` : `are not asked: ${reason}`;
}

/** How many rules have each obstacle, the greatest number first. */
function obstacles(rows: readonly RowResult[], paint: Paint): string[] {
  const numbers = new Map<string, number>();
  for (const obstacle of rows.map(obstacleOf)) numbers.set(obstacle, (numbers.get(obstacle) ?? 0) + 1);
  const sorted = [...numbers].toSorted(([, a], [, b]) => b - a);
  return sorted.map(([obstacle, number]) => `${paint('yellow', count(number, 'rule'))} ${agreeing(number, obstacle)}`);
}

const agreeing = (number: number, obstacle: string): string =>
  number === 1 ? obstacle.replace(/^need /, 'needs ').replace(/^are /, 'is ') : obstacle;

/** The rules that were not asked: counted, unless all are shown. */
function omissions(rows: readonly RowResult[], verbose: boolean, paint: Paint): string[] {
  if (verbose) return rows.map((row) => omission(row, paint));
  const more = rows.length > 0 ? [paint('dim', 'Every rule: --verbose, --json or a file of the report.')] : [];
  return [...obstacles(rows, paint), ...more];
}

/** The last lines: a run without failures says little of a deployment if it has not asked. */
function unasked(all: readonly RowResult[], rows: readonly RowResult[], paint: Paint): string[] {
  if (rows.length === 0) return [];
  const flags = [...new Set(rows.flatMap(flagsFor))];
  const asking = rows.filter((row) => flagsFor(row).length > 0).length;
  const share = Math.max(1, Math.round((100 * rows.length) / all.length));
  const said = `${share} % of the rules were not asked, so nothing is known about them.`;
  const how = `To ask ${count(asking, 'more rule')}, add ${flags.join(' ')}: /docs/conformance#ask-every-rule`;
  return [said, ...(asking > 0 ? [how] : [])].map((line) => paint('yellow', line));
}

const block = (lines: readonly string[]): string[] => (lines.length > 0 ? [...lines, ''] : []);

/** The report for people: the failures, what was not asked, and the totals. `verbose` also lists each rule that passed. */
export function textOf(report: Report, paint: Paint, verbose = false): string {
  const { rows, passed, failed, not_asked, left } = report;
  const shown = rows.filter(({ outcome }) => outcome === 'failed' || (verbose && outcome === 'passed'));
  const omitted = rows.filter(({ outcome }) => outcome === 'not asked');
  const summary = `${count(rows.length, 'rule')}: ${passed} passed, ${failed} failed, ${not_asked} not asked`;
  const interrupted = left === 0 ? '' : `; interrupted, ${left} left`;
  const conforms = failed === 0 && passed > 0 && left === 0;
  return [
    ...block(shown.length > 0 ? table(shown, paint) : []),
    ...block(omissions(omitted, verbose, paint)),
    paint(conforms ? 'green' : 'red', `${summary}${interrupted}`),
    ...unasked(rows, omitted, paint),
  ].join('\n');
}
