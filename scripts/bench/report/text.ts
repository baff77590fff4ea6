// The report for a terminal.
import type { Latency } from '../measure/latency.ts';
import type { Rates } from '../measure/throughput.ts';
import { LARGER, RAW } from '../path/index.ts';
import { range, rateOf, ratio, type Report, type Results } from './report.ts';

const number = (value: number, digits = 0): string => (Number.isNaN(value) ? '-' : value.toFixed(digits));
const cell = (text: string): string => text.padStart(14);
const row = (first: string, cells: readonly string[]): string => first.padEnd(12) + cells.map(cell).join('');

const ratioCells = (rates: readonly Rates[], other: string): string[] => {
  const [low, high] = range(rates, other);
  return [number(ratio(rates, other), 2), `${number(low, 2)}-${number(high, 2)}`];
};

const OTHERS = ['pgbench', 'hand-written'] as const;

function throughputLine(name: string, rates: readonly Rates[]): string {
  const medians = ['service', ...OTHERS].map((one) => number(rateOf(rates, one).rate));
  return row(name, [...medians, ...OTHERS.flatMap((other) => ratioCells(rates, other))]);
}

function pathLine(rates: readonly Rates[]): string {
  const medians = ['service', RAW].map((one) => number(rateOf(rates, one).rate));
  const [low, high] = range(rates, RAW);
  return row('path', [...medians, number(ratio(rates, RAW), 2), `${number(low, 2)}-${number(high, 2)}`]);
}

/** The contract path with a larger document, as a multiple of that without. */
function largerLine(rates: readonly Rates[]): string {
  const { rate } = rateOf(rates, LARGER);
  return `${LARGER}: ${number(rate)} requests per second on the path, ${number(1 / ratio(rates, LARGER), 2)} of the service's`;
}

const latencyLine = ({ kind, half, full }: Latency): string =>
  row(
    kind,
    [half.rate, half.p50, half.p99, full.rate, full.p50, full.p99].map((value) => number(value, 1)),
  );

export function resultsText({ node, throughput, path, latency, memoryMb, startMs }: Results): string {
  return [
    `\nThe service on Node ${node}: requests per second (median), ratios of medians and of single rounds`,
    row('', ['service', ...OTHERS, '/ pgbench', '(rounds)', '/ hand-wr.', '(rounds)']),
    ...throughput.map(({ kind, rates }) => throughputLine(kind, rates)),
    row('', ['service', 'node:http', 'ratio', '(rounds)']),
    pathLine(path),
    largerLine(path),
    '\nLatency in ms: at half load, requests are due at a fixed rate; at full load, 64 connections send without a pause',
    row('', ['half: req/s', 'p50', 'p99', 'full: req/s', 'p50', 'p99']),
    ...latency.map(latencyLine),
    `\nResident memory under full load: ${memoryMb} MB. Start to first answer: ${startMs} ms.`,
  ].join('\n');
}

export function headline({ machine, effort }: Report): string {
  return (
    `${machine.cpus} cores (${machine.cpu}) for PostgreSQL ${machine.postgres}, the service and the load ` +
    `(${machine.generator}); ${effort.connections} connections; medians of ${effort.rounds} rounds of ` +
    `${effort.seconds} s; synchronous_commit on`
  );
}
