import { linesWithoutControls } from '@referral-tracking/shared/terminal-text';
import type { ConformanceReport, RowResult } from './report.ts';

// Characters that XML does not allow, not even escaped.
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

const escaped = (text: string): string =>
  linesWithoutControls(text.replace(FORBIDDEN, '\ufffd')).replace(/[&<>"\n\r\t]/g, (character) => ENTITIES[character]!);

const attributes = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

function caseOf({ endpoint, asks, expects, outcome, reason = '', request, seconds }: RowResult): string {
  const opening = `    <testcase${attributes({ classname: endpoint, name: `${asks}: ${expects}`, time: seconds })}`;
  if (outcome === 'passed') return `${opening}/>`;
  const detail =
    outcome === 'not asked'
      ? `<skipped${attributes({ message: reason })}/>`
      : `<failure${attributes({ message: reason })}>${escaped(request ?? '')}</failure>`;
  return `${opening}>${detail}</testcase>`;
}

const count = (rows: readonly RowResult[], outcome: RowResult['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length;

const totals = (rows: readonly RowResult[], errors = 0) => ({
  tests: rows.length + errors,
  failures: count(rows, 'failed'),
  errors,
  skipped: count(rows, 'not asked'),
  time: rows.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3),
});

function suiteOf(name: string, rows: readonly RowResult[]): string {
  return [`  <testsuite${attributes({ name, ...totals(rows) })}>`, ...rows.map(caseOf), '  </testsuite>'].join('\n');
}

/** An interrupted run is an error, so that a CI server does not show it as complete. */
function interruption(left: number): string[] {
  if (left === 0) return [];
  const error = `<error${attributes({ message: `Interrupted: ${left} rules are left.` })}/>`;
  const suite = attributes({ name: 'interrupted', ...totals([], 1) });
  return [
    `  <testsuite${suite}>`,
    `    <testcase${attributes({ classname: 'interrupted', name: 'the whole run', time: 0 })}>${error}</testcase>`,
    '  </testsuite>',
  ];
}

/** The report as JUnit XML for CI servers: a suite for each endpoint, a case for each rule. */
export function junit({ rows, left }: ConformanceReport): string {
  const endpoints = [...new Set(rows.map(({ endpoint }) => endpoint))];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: 'conformance', ...totals(rows, left > 0 ? 1 : 0) })}>`,
    ...endpoints.map((name) =>
      suiteOf(
        name,
        rows.filter(({ endpoint }) => endpoint === name),
      ),
    ),
    ...interruption(left),
    '</testsuites>',
    '',
  ].join('\n');
}
