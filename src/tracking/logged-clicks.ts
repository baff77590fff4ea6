// Stores clicks that come from the log: some may be stored already, some come late, and some belong to erased customers.
import { statement, type Db, type Runner } from '../database/db.ts';
import { ensureClickMonths } from '../database/partitions.ts';
import { lacksPartition } from '../database/violations.ts';
import type { ErasureMarks } from '../common/erasure-marks.ts';
import { MINUTE } from '../lib/clock.ts';
import { arraysOf, parameterOf, sentRows, type Columns } from '../common/columns.ts';
import { programIn } from '../common/one-program.ts';
import { chainClicks, CLICKS, clicksFrom, sentOf as rowOf, type NewClick } from '../clicks/write.ts';
import { erasedName } from '../customers/read.ts';
import { isRolledBeyond, rewindTotals } from '../stats/rewind.ts';

/** Totals may have passed a click that is older than this: much less than the margin of the roll-up. */
const LATE_MS = 5 * MINUTE;

/** The program of a click does not exist in this database. */
export class UnknownProgram extends Error {
  override name = 'UnknownProgram';
}

/** What is sent of a click; `marks` are those of its customer, by which an erased one is recognised. */
const SENT = { ...CLICKS, marks: 'text' } as const satisfies Columns;

// Rows are written in one order, so that two instances that write the same clicks do not wait for each other in a circle.
const insert = statement<{ place: number; known: boolean }>(
  'insert_logged_clicks',
  `with erased as materialized (select erased_among(${parameterOf(SENT, 'program_id')}, ${parameterOf(SENT, 'marks')}) as place),
   sent as (
     select sent.*, exists (select from programs p where p.id = sent.program_id) as known from ${sentRows(SENT)}),
   stored as (
     ${clicksFrom('sent where known and place <> all (array(select place from erased))')}
     order by program_id, occurred_at, click_id collate "C"
     on conflict do nothing)
   select place, known from sent where not known or place = any (array(select place from erased)) order by place`,
);

/** SQL of the customers whose erasures left one of the marks. */
const findErasedText = (program: string): string =>
  `select (select customer_id from erased_customers e
     where e.program_id = ${program} and e.mark = any (string_to_array(t.marks, ',')) limit 1) as customer_id
   from unnest($1::bigint[], $2::text[]) with ordinality as t(program_id, marks, place) order by place`;
const findErased = statement<{ customer_id: number }>(
  'erased_customers_of_clicks',
  findErasedText('t.program_id'),
  findErasedText(programIn(1)),
);

/** The click of an erased customer counts in the totals, without anything that leads to the person. */
const withoutPerson = (click: NewClick, customerId: number): NewClick => ({
  ...click,
  clickId: erasedName(customerId),
  pageUrl: undefined,
  referrerUrl: undefined,
  additionalData: undefined,
  subs: undefined,
  previousClickId: undefined,
});

/** Erasures are final, so what this reads stays true. */
async function anonymised(db: Runner, marks: ErasureMarks, clicks: readonly NewClick[]): Promise<NewClick[]> {
  if (db.distributed && clicks.length > 1) {
    // They may be of several programs.
    const each: NewClick[] = [];
    for (const click of clicks) each.push(...(await anonymised(db, marks, [click])));
    return each;
  }
  const rows = await db.run(findErased, [clicks.map(({ programId }) => programId), marksOf(marks, clicks)]);
  return clicks.map((click, i) => withoutPerson(click, rows[i]!.customer_id));
}

const marksOf = (marks: ErasureMarks, clicks: readonly NewClick[]): string[] =>
  clicks.map(({ programId, clickId }) => marks.possibleMarks(programId, { clickId }));

/** Removes from the totals the days of the clicks that they have passed. Programs are locked in one order. */
async function makeTotalsWait(tx: Parameters<typeof rewindTotals>[0], late: readonly NewClick[]): Promise<void> {
  const earliest = new Map<number, Date>();
  for (const { programId, at } of late) {
    const known = earliest.get(programId);
    if (known === undefined || at < known) earliest.set(programId, at);
  }
  for (const [programId, at] of [...earliest].sort(([a], [b]) => a - b)) {
    if (await isRolledBeyond(tx, programId, at)) await rewindTotals(tx, programId, at);
  }
}

const sentOf = (clicks: readonly NewClick[], marks: readonly string[]): unknown[] =>
  arraysOf(
    SENT,
    clicks.map((click, i) => ({ ...rowOf(click), marks: marks[i] })),
  );

async function insertAll(db: Runner, marks: ErasureMarks, clicks: readonly NewClick[]): Promise<void> {
  const others = await db.run(insert, sentOf(clicks, marksOf(marks, clicks)));
  const unknown = others.find(({ known }) => !known);
  if (unknown) throw new UnknownProgram(`program ${clicks[unknown.place - 1]!.programId} does not exist`);
  const nobody = new Set(others.map(({ place }) => place - 1));
  await chainClicks(
    db,
    clicks.filter((_, i) => !nobody.has(i)),
  );
  if (others.length === 0) return;
  const erased = others.map(({ place }) => clicks[place - 1]!);
  const nameless = await anonymised(db, marks, erased);
  await db.run(
    insert,
    sentOf(
      nameless,
      nameless.map(() => ''),
    ),
  );
}

/**
 * Stores each click once, however often it is called with it. Clicks of customers that were erased meanwhile are stored
 * as an erasure leaves them. Totals that have passed a click are computed again.
 *
 * @throws UnknownProgram, or ClicksPruned if the clicks of its day were deleted; then the other clicks may be stored
 */
export async function storeLoggedClicks(
  db: Db,
  marks: ErasureMarks,
  clicks: readonly NewClick[],
  now: Date,
): Promise<void> {
  const late = clicks.filter(({ at }) => at.getTime() < now.getTime() - LATE_MS);
  const store = () =>
    late.length === 0
      ? insertAll(db, marks, clicks)
      : db.transaction(async (tx) => {
          await makeTotalsWait(tx, late);
          await insertAll(tx, marks, clicks);
        });
  try {
    await store();
  } catch (error) {
    // Nothing was written: a click may be of a month without a partition.
    if (!lacksPartition(error)) throw error;
    await ensureClickMonths(
      db,
      clicks.map(({ at }) => at),
    );
    await store();
  }
}
