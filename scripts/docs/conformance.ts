import { ROWS } from '../../packages/cli/src/conformance/rows/index.ts';
import type { Row } from '../../packages/cli/src/conformance/row.ts';

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('{', '&#123;').replaceAll('<', '&lt;');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows.map((row) => row.map(escaped))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

const ruleOf = ({ asks, expects }: Row): string => `${asks}: ${expects}`;

/** The rules without an own request, by their reason. */
function notAsked(): string[][] {
  const rows = ROWS.filter(({ reason }) => reason !== undefined);
  const reasons = [...new Set(rows.map(({ reason }) => reason!))];
  return reasons.flatMap((reason) => rows.filter((row) => row.reason === reason).map((row) => [ruleOf(row), reason]));
}

/** The rules that need an operator, or minutes. */
const needing = (need: 'operator' | 'slow'): string[][] =>
  ROWS.filter(({ needs }) => needs.includes(need)).map((row) => [row.endpoint, ruleOf(row)]);

/** The Markdown that docs/conformance.md includes: the rules that a run without an operator leaves out. */
export const conformanceMarkdown = (): string =>
  [
    `Of ${ROWS.length} rules, these are never asked:`,
    table(['Rule', 'Reason'], notAsked()),
    'These need `--operator`:',
    table(['Endpoint', 'Rule'], needing('operator')),
    'These need `--slow`:',
    table(['Endpoint', 'Rule'], needing('slow')),
    '',
  ].join('\n\n');
