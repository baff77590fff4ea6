// The goals for one process and the measurements of a run, as a table in Markdown.
import { ratio, type Report, type Results } from './report.ts';
import type { Kind } from '../kinds.ts';
import { RAW } from '../path/index.ts';
import { lowestShare, slowestRead } from './rows.ts';
import { headline } from './text.ts';

interface Goal {
  name: string;
  goal: number;
  stretch: number;
  unit?: string;
  /** whether less is better */
  atMost?: boolean;
  /** undefined: not measured in this run */
  value: (results: Results, report: Report) => number | undefined;
}

const toPgbench = (kind: Kind) => (results: Results) =>
  ratio(results.throughput.find((one) => one.kind === kind)!.rates, 'pgbench');
const clicks = ({ latency }: Results) => latency.find(({ kind }) => kind === 'click')!;

const GOALS: Goal[] = [
  { name: 'click ÷ pgbench', goal: 1.2, stretch: 2, value: toPgbench('click') },
  { name: 'lead ÷ pgbench', goal: 0.8, stretch: 1.2, value: toPgbench('lead') },
  { name: 'sale ÷ pgbench', goal: 0.8, stretch: 1.2, value: toPgbench('sale') },
  {
    name: 'contract path without database ÷ raw `node:http`',
    goal: 0.5,
    stretch: 0.7,
    value: ({ path }) => ratio(path, RAW),
  },
  { name: 'click p99 at half load', goal: 15, stretch: 8, unit: 'ms', atMost: true, value: (r) => clicks(r).half.p99 },
  { name: 'click p99 at full load', goal: 50, stretch: 30, unit: 'ms', atMost: true, value: (r) => clicks(r).full.p99 },
  {
    name: 'throughput with a long history ÷ empty',
    goal: 0.9,
    stretch: 0.95,
    value: (_, { rows }) => rows && lowestShare(rows),
  },
  {
    name: 'slowest read with a long history',
    goal: 50,
    stretch: 10,
    unit: 'ms',
    atMost: true,
    value: (_, { rows }) => rows && slowestRead(rows),
  },
  {
    name: 'resident memory under full load',
    goal: 200,
    stretch: 120,
    unit: 'MB',
    atMost: true,
    value: ({ memoryMb }) => memoryMb,
  },
  {
    name: 'start to first answer on an existing database',
    goal: 1500,
    stretch: 700,
    unit: 'ms',
    atMost: true,
    value: ({ startMs }) => startMs,
  },
];

function verdict({ goal, stretch, atMost }: Goal, value: number): string {
  const meets = (limit: number) => (atMost ? value <= limit : value >= limit);
  if (meets(stretch)) return 'stretch reached';
  return meets(goal) ? 'reached' : 'not reached';
}

function measuredCell(goal: Goal, results: Results, report: Report): string {
  const value = goal.value(results, report);
  if (value === undefined) return 'not measured';
  const text = goal.unit === undefined ? value.toFixed(2) : `${value.toFixed(value < 100 ? 1 : 0)} ${goal.unit}`;
  return `${text} (${verdict(goal, value)})`;
}

const limit = ({ unit }: Goal, value: number): string => (unit === undefined ? String(value) : `${value} ${unit}`);

/** The table of goals and measurements. */
export function markdown(report: Report): string {
  const heads = ['', 'Goal', 'Stretch', ...report.results.map(({ node }) => `Measured on Node ${node}`)];
  const lines = GOALS.map((goal) => {
    const measured = report.results.map((results) => measuredCell(goal, results, report));
    return [goal.name, limit(goal, goal.goal), limit(goal, goal.stretch), ...measured];
  });
  const table = [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
  const history = report.rows && `Long history: ${report.rows.clicks} clicks and ${report.rows.sales} sales.`;
  return [`${headline(report)}.`, ...(history ? [history] : []), '', ...table].join('\n');
}
