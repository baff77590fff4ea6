// Reminds the owners of programs on the day of the month on which they pay.
import { statement, type Db, type Transaction } from '../database/db.ts';
import { totalOf } from './rules.ts';
import type { Currency } from '../common/types.ts';
import { DAY } from '../lib/clock.ts';
import type { MailedSum } from '../mail/rules.ts';
import { programInMail } from '../mail/mails.ts';
import { ownersOf, type Writing } from '../mail/news-of-events.ts';
import { previewPayout, termsOf } from './create.ts';

/** How long a reminder is tried to be sent. */
const LIFETIME = 2 * DAY;

/** SQL of the programs that pay on the day $1 (a date), and were not reminded in its month. */
const IS_DUE = `payout_day = extract(day from $1::date)
  and (reminded_on is null or reminded_on < date_trunc('month', $1::date))`;
const list = statement<{ program_id: number }>(
  'programs_to_remind',
  `select program_id from payout_settings where ${IS_DUE} order by program_id`,
);
// Of two instances the second one waits here, and then finds that the program was reminded.
const claim = statement<{ program_id: number }>(
  'claim_reminder',
  `update payout_settings set reminded_on = $1::date where ${IS_DUE} and program_id = $2 returning program_id`,
);
export interface Reminding extends Writing {
  secretKey: Buffer;
  currencies: readonly Currency[];
}

/** What the program would pay now, by currency. */
async function dueOf(
  tx: Transaction,
  { secretKey, currencies }: Reminding,
  programId: number,
  at: Date,
): Promise<MailedSum[]> {
  const due: MailedSum[] = [];
  for (const currency of currencies) {
    const wanted = { ...(await termsOf(tx, programId, { currency }, at)), partnerships: undefined, at };
    const { items } = await previewPayout(tx, secretKey, wanted);
    if (items.length > 0) due.push({ amountCents: totalOf(items), currency, partners: items.length });
  }
  return due;
}

async function remind(tx: Transaction, reminding: Reminding, programId: number, at: Date) {
  const { baseUrl, mailer } = reminding;
  if ((await tx.run(claim, [at.toISOString().slice(0, 10), programId])).length === 0) return;
  const due = await dueOf(tx, reminding, programId, at);
  if (due.length === 0) return;
  const content = {
    link: `${baseUrl}/app/programs/${programId}/payouts`,
    ...(await programInMail(tx, programId)),
    due,
  };
  const expiresAt = new Date(at.getTime() + LIFETIME);
  const mails = (await ownersOf(tx, programId)).map((to) => ({
    ...{ kind: 'payday' as const, subjectId: programId, content: { ...content, to } },
    ...{ at, expiresAt },
  }));
  await mailer.queue(tx, ...mails);
}

/** Stores the reminders of today (in UTC): one for each program and month, to its owners, if something is due. */
export async function remindOwners(db: Db, reminding: Reminding, now: Date, signal: AbortSignal): Promise<void> {
  for (const { program_id } of await db.run(list, [now.toISOString().slice(0, 10)])) {
    if (signal.aborted) return;
    await db.transaction((tx) => remind(tx, reminding, program_id, now));
  }
}
