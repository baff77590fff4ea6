// The mails to owners about API keys that end soon.
import { statement, type Db } from '../database/db.ts';
import { DAY } from '../lib/clock.ts';
import { dayOf, each, isFirst, mailOwners, type Writing } from './news-of-events.ts';

/** How long before the end. */
const AHEAD = 7 * DAY;

const ending = statement<{ id: number; program_id: number; masked: string; rotate_by: Date }>(
  'keys_that_end_soon',
  `select k.id, k.program_id, k.masked, k.rotate_by from program_keys k join programs p on p.id = k.program_id
   where k.rotate_by > $1 and k.rotate_by <= $2 and k.revoked_at is null and p.archived_at is null
     and not exists (select from mails_written w
       where w.kind = 'key-rotation-due' and w.subject_id = k.id and w.period = (k.rotate_by at time zone 'UTC')::date)
   order by k.id`,
);

/** Stores a mail for each key that ends within a week, once for each deadline. */
export async function mailEndingKeys(db: Db, writing: Writing, at: Date, signal: AbortSignal): Promise<void> {
  const keys = await db.run(ending, [at, new Date(at.getTime() + AHEAD)]);
  await each(db, keys, signal, async (tx, { id: subjectId, program_id: programId, masked, rotate_by: end }) => {
    const kind = 'key-rotation-due';
    if (!(await isFirst(tx, { kind, subjectId, period: dayOf(end), at }))) return;
    const news = { masked, at: end.toISOString() };
    await mailOwners(tx, writing, { programId, kind, at }, { subjectId, path: '/keys', news });
  });
}
