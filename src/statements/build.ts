// Makes the statements of a month from its lines.
import { createHash, type Hash } from 'node:crypto';
import {
  addLine,
  canonicalText,
  lineText,
  sumsFrom,
  type LineKind,
  type StatementFacts,
  type Sums,
} from '@referral-tracking/shared/statement';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import { arraysOf, namesOf, sentRows, valuesOf, type Columns } from '../common/columns.ts';
import type { Sign } from './keys.ts';

/** The number of lines that are read at once, and of statements that are stored at once. */
const LINES = 10_000;
const STATEMENTS = 1_000;

export interface StoredLine {
  partnership_id: number;
  currency: string;
  commission_id: number;
  entry_id: number;
  kind: LineKind;
  amount_cents: number;
  created_at: Date;
}

const PLACE = 'partnership_id, currency, created_at, commission_id, entry_id';
const lines = statement<StoredLine>(
  'lines_of_month',
  `select ${PLACE}, kind, amount_cents from statement_lines
   where program_id = $1 and month = $2::date and (${PLACE}) > ($4, $5, $6::timestamptz, $7, $8)
   order by ${PLACE} limit $3`,
);

/** Reads the lines of a month in chunks, those of each statement together and by time. */
async function* linesOf(db: Runner, programId: number, month: Date): AsyncGenerator<StoredLine[], void> {
  let place: unknown[] = [0, '', '-infinity', 0, 0];
  for (;;) {
    const rows = await db.run(lines, [programId, month.toISOString().slice(0, 10), LINES, ...place]);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < LINES) return;
    place = [last.partnership_id, last.currency, last.created_at, last.commission_id, last.entry_id];
  }
}

const STORED = {
  program_id: 'bigint',
  partnership_id: 'bigint',
  currency: 'text',
  month: 'timestamptz',
  opening_cents: 'bigint',
  earned_cents: 'bigint',
  restored_cents: 'bigint',
  adjusted_cents: 'bigint',
  returned_cents: 'bigint',
  reversed_cents: 'bigint',
  clawed_back_cents: 'bigint',
  paid_cents: 'bigint',
  closing_cents: 'bigint',
  line_count: 'bigint',
  lines_sha256: 'bytea',
  closed_at: 'timestamptz',
  sha256: 'bytea',
  signature: 'text',
} as const satisfies Columns;
const insert = statement<object>(
  'insert_statements',
  `insert into statements (${namesOf(STORED)})
   select ${valuesOf(STORED, { month: `(month at time zone 'UTC')::date` })} from ${sentRows(STORED)} order by place`,
);

interface Open {
  partnership_id: number;
  currency: string;
  sums: Sums;
  count: number;
  hash: Hash;
}
const open = (partnership_id: number, currency: string, openingCents: number): Open => ({
  ...{ partnership_id, currency, sums: sumsFrom(openingCents), count: 0, hash: createHash('sha256') },
});

/** What was owed to a partner at the beginning of a month. */
export interface Opening {
  partnership_id: number;
  currency: string;
  cents: number;
}

export interface Month {
  programId: number;
  month: Date;
  /** one for a partner and currency with a balance or with entries; the first counts */
  openings: readonly Opening[];
  sign: Sign;
  now: Date;
}

/** The statements of a month by partner and currency, each beginning with its opening. */
export function openStatements(openings: readonly Opening[]) {
  const all = new Map<string, Open>();
  const of = (partnershipId: number, currency: string, cents = 0): Open => {
    const key = `${partnershipId} ${currency}`;
    const found = all.get(key) ?? open(partnershipId, currency, cents);
    all.set(key, found);
    return found;
  };
  for (const { partnership_id, currency, cents } of openings) of(partnership_id, currency, cents);
  return { all, of };
}

/** The statements of a month before they are signed. */
async function gather(tx: Transaction, { programId, month, openings }: Month): Promise<Open[]> {
  const { all, of } = openStatements(openings);
  for await (const chunk of linesOf(tx, programId, month)) {
    for (const line of chunk) {
      const one = of(line.partnership_id, line.currency);
      addLine(one.sums, line);
      one.hash.update(lineText({ ...line, created_at: line.created_at.toISOString() }));
      one.count++;
    }
  }
  return [...all.values()];
}

/** Makes, signs and stores the statements of a month, whose lines are stored. */
export async function buildStatements(tx: Transaction, wanted: Month): Promise<void> {
  const { programId, month, sign, now } = wanted;
  const gathered = await gather(tx, wanted);
  for (let at = 0; at < gathered.length; at += STATEMENTS) {
    const rows = gathered.slice(at, at + STATEMENTS).map(async ({ partnership_id, currency, sums, count, hash }) => {
      const digest = hash.digest();
      const facts: StatementFacts = {
        ...{ program_id: programId, partnership_id, currency, month: month.toISOString().slice(0, 7), ...sums },
        ...{ line_count: count, lines_sha256: digest.toString('hex'), closed_at: now.toISOString() },
      };
      const text = canonicalText(facts);
      const signed = { sha256: createHash('sha256').update(text).digest(), signature: await sign(text) };
      return { ...facts, month, closed_at: now, lines_sha256: digest, ...signed };
    });
    await tx.run(insert, arraysOf(STORED, await Promise.all(rows)));
  }
}
