import { parseArgs } from 'node:util';
import type { Effort } from './measure.ts';

export interface Options extends Effort {
  /** clicks in the history of a second database; undefined: no such database */
  rows: number | undefined;
  /** only payouts are measured */
  payouts: boolean;
  /** only what-if is measured */
  simulate: boolean;
  /** only webhooks are measured */
  webhooks: boolean;
  /** only deliveries of payment processors are measured */
  deliveries: boolean;
}

const USAGE = `npm run bench -- [options]
  --rounds <n>    rounds of each measurement (5)
  --seconds <n>   seconds of each load (3)
  --short         one short round of each: proves in less than a minute that the benchmark runs
  --rows <n>      also measures on a database with this number of clicks and a tenth of it in sales
  --payouts       instead: ten payouts of 5,000 partners over a million commissions
  --simulate      instead: what other terms would have cost, over 100,000 sales
  --webhooks      instead: deliveries to eight endpoints with tracking requests
  --deliveries    instead: deliveries of payment processors with tracking requests`;

const isCount = (text: string | undefined): boolean => text === undefined || /^[1-9]\d*$/.test(text);

/** Reads the command line; undefined, after the usage was printed, if it asks for help or is invalid. */
export function readOptions(args: string[]): Options | undefined {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      rows: { type: 'string' },
      payouts: { type: 'boolean', default: false },
      simulate: { type: 'boolean', default: false },
      webhooks: { type: 'boolean', default: false },
      deliveries: { type: 'boolean', default: false },
      short: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { rounds, seconds, rows, payouts, simulate, webhooks, deliveries, short, help } = values;
  if (help || ![rounds, seconds, rows].every(isCount)) {
    console.log(USAGE);
    return undefined;
  }
  return {
    rounds: Number(rounds ?? (short ? 1 : 5)),
    seconds: Number(seconds ?? (short ? 1 : 3)),
    rows: rows === undefined ? undefined : Number(rows),
    payouts,
    simulate,
    webhooks,
    deliveries,
    warmUp: !short,
  };
}
