import { linesWithoutControls } from '@referral-tracking/shared/terminal-text';
import type { ConformanceReport, RowResult } from './report.ts';

/** A text on one line, without the characters that have a meaning in a test's description. */
const plain = (text: string): string =>
  linesWithoutControls(text).replace(/\s+/g, ' ').replaceAll('\\', '\\\\').replaceAll('#', '\\#');

const block = (values: Record<string, string | undefined>): string[] => {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  // JSON texts are valid YAML.
  return ['  ---', ...given.map(([name, text]) => `  ${name}: ${JSON.stringify(linesWithoutControls(text))}`), '  ...'];
};

function pointOf({ endpoint, asks, expects, outcome, reason, request }: RowResult, index: number): string[] {
  const line = `ok ${index + 1} - ${plain(`${endpoint}: ${asks}: ${expects}`)}`;
  if (outcome === 'passed') return [line];
  if (outcome === 'not asked') return [`${line} # SKIP ${plain(`not asked: ${reason ?? ''}`)}`];
  return [`not ${line}`, ...block({ message: reason, request })];
}

/** The report in version 14 of the Test Anything Protocol. An interrupted run ends with `Bail out!`. */
export function tap({ rows, left }: ConformanceReport): string {
  const end = left > 0 ? [`Bail out! Interrupted: ${left} rules are left.`] : [];
  return ['TAP version 14', `1..${rows.length + left}`, ...rows.flatMap(pointOf), ...end, ''].join('\n');
}
