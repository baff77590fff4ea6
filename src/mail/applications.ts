// The mails about applications: to partners that theirs was decided, and to owners that some wait.
import { statement, type Db, type Transaction } from '../database/db.ts';
import { dayOf, each, isFirst, mailOwners, mailPartners, type Writing } from './news-of-events.ts';

export interface Decision {
  programId: number;
  partnershipId: number;
  approved: boolean;
  /** why it was declined */
  reason: string | undefined;
  at: Date;
}

/** Stores the mail about a decision, in the transaction of the decision. */
export const mailDecision = (tx: Transaction, writing: Writing, { programId, at, ...decision }: Decision) => {
  const { partnershipId, ...said } = decision;
  const news = new Map([[partnershipId, said]]);
  return mailPartners(tx, writing, { programId, kind: 'application-decided', at }, news);
};

// Each application is a reason for one mail only, however long it waits.
const waiting = statement<{ program_id: number; waiting: number }>(
  'programs_with_new_applications',
  `select s.program_id, count(*)::int as waiting from partnerships s join programs p on p.id = s.program_id
   where s.status = 'applied' and s.partner_id is not null and p.archived_at is null
     and s.program_id not in (select program_id from demos)
   group by s.program_id
   having max(s.changed_at) > coalesce((
       select max(w.written_at) from mails_written w where w.kind = 'applications-waiting' and w.subject_id = s.program_id),
     '-infinity')
   order by s.program_id`,
);

/** Stores the mails of today (UTC) to owners about new applications: one for all that wait. */
export const mailWaiting = async (db: Db, writing: Writing, at: Date, signal: AbortSignal): Promise<void> =>
  each(db, await db.run(waiting, []), signal, async (tx, { program_id: programId, waiting: count }) => {
    const kind = 'applications-waiting';
    if (!(await isFirst(tx, { kind, subjectId: programId, period: dayOf(at), at }))) return;
    const news = { waiting: count };
    await mailOwners(
      tx,
      writing,
      { programId, kind, at },
      { subjectId: programId, path: '/partners?status=applied', news },
    );
  });
