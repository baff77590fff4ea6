// The mails to owners about a webhook that fails.
import type { Transaction } from '../database/db.ts';
import { disabledFrom } from './rules.ts';
import type { Troubled } from './deliveries.ts';
import { dayOf, isFirst, mailOwners, type Writing } from '../mail/news-of-events.ts';

/** Stores a mail about an endpoint that fails, once for each kind of trouble. */
export async function mailTrouble(tx: Transaction, writing: Writing, troubled: Troubled): Promise<void> {
  const { programId, endpointId: subjectId, trouble, url, since, at } = troubled;
  const kind = 'webhook-failing';
  const period = dayOf(since ?? at);
  if (!(await isFirst(tx, { kind: `${kind} ${trouble}`, subjectId, period, at }))) return;
  const time = trouble === 'soon' && since ? disabledFrom(since) : at;
  const news = { trouble, host: new URL(url).host, at: time.toISOString() };
  await mailOwners(tx, writing, { programId, kind, at }, { subjectId, path: `/webhooks/${subjectId}`, news });
}
