// What the mails about events in a program have in common: who reads them, and that each is stored once.
import { statement, type Db, type Transaction } from '../database/db.ts';
import type { MailedNews, MailKind } from './rules.ts';
import { DAY } from '../lib/clock.ts';
import { programInMail, type NewMail } from './mails.ts';

/** The kinds whose subject is a partnership. */
export const PARTNER_NEWS = [
  'application-decided',
  'first-commission',
  'monthly-summary',
] as const satisfies MailKind[];
/** How long a mail is tried to be sent. */
const LIFETIME = 2 * DAY;

export interface Writing {
  baseUrl: string;
  mailer: { queue(tx: Transaction, ...mails: NewMail[]): Promise<unknown> };
}

/** The day of a time (UTC), such as `2026-07-01`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

// Of two instances the second one waits here, and then finds that the mail was stored.
const claim = statement<object>(
  'claim_news',
  `insert into mails_written (kind, subject_id, period, written_at) values ($1, $2, $3::date, $4)
   on conflict (kind, subject_id, period) do nothing returning kind`,
);

export interface Once {
  /** of the mail, with more where a mail of it does not exclude another one */
  kind: MailKind | `${MailKind} ${string}`;
  /** the program, the partnership, the key or the endpoint */
  subjectId: number;
  /** the first day of the time that the mail is about */
  period: string;
  at: Date;
}

/** Whether this transaction is the first to write the mail. */
export const isFirst = async (tx: Transaction, { kind, subjectId, period, at }: Once): Promise<boolean> =>
  (await tx.run(claim, [kind, subjectId, period, at])).length > 0;

const owners = statement<{ email: string }>(
  'owners_to_mail',
  `select a.email from memberships m join accounts a on a.id = m.account_id
   where m.program_id = $1 and m.role = 'owner' and a.status = 'active' order by a.id`,
);
/** The addresses of the owners of a program who may sign in. */
export const ownersOf = async (tx: Transaction, programId: number): Promise<string[]> =>
  (await tx.run(owners, [programId])).map(({ email }) => email);

// To the address at which the partner signs in. The lock: an erasure waits, and then finds the mail.
const partners = statement<{ partnership_id: number; email: string; name: string }>(
  'partners_to_mail',
  `select s.id as partnership_id, coalesce(a.email, p.email) as email, p.name
   from partnerships s join partners p on p.id = s.partner_id left join accounts a on a.id = p.account_id
   where s.id = any ($1::bigint[]) and coalesce(a.status, 'active') = 'active' order by s.id for share of s`,
);

export interface NewsOf {
  programId: number;
  kind: MailKind;
  at: Date;
}

/** Stores a mail to each owner of the program. `path` is where it leads to, below the program's pages. */
export async function mailOwners(
  tx: Transaction,
  { baseUrl, mailer }: Writing,
  { programId, kind, at }: NewsOf,
  { subjectId, path, news }: { subjectId: number; path: string; news: MailedNews },
): Promise<void> {
  const content = {
    link: `${baseUrl}/app/programs/${programId}${path}`,
    ...(await programInMail(tx, programId)),
    news,
  };
  const expiresAt = new Date(at.getTime() + LIFETIME);
  const readers = await ownersOf(tx, programId);
  await mailer.queue(tx, ...readers.map((to) => ({ kind, subjectId, content: { ...content, to }, at, expiresAt })));
}

/** Stores a mail to each of these partners; erased and suspended ones get none. */
export async function mailPartners(
  tx: Transaction,
  { baseUrl, mailer }: Writing,
  { programId, kind, at }: NewsOf,
  newsOf: ReadonlyMap<number, MailedNews>,
): Promise<void> {
  const readers = await tx.run(partners, [[...newsOf.keys()]]);
  const content = { link: `${baseUrl}/partner/programs/${programId}`, ...(await programInMail(tx, programId)) };
  const expiresAt = new Date(at.getTime() + LIFETIME);
  const mails = readers.map(({ partnership_id: subjectId, email: to, name }) => {
    return { kind, subjectId, content: { ...content, to, name, news: newsOf.get(subjectId) }, at, expiresAt };
  });
  await mailer.queue(tx, ...mails);
}

/** Runs the work for each row in a transaction of its own, until the service stops. */
export async function each<Row>(
  db: Db,
  rows: readonly Row[],
  signal: AbortSignal,
  work: (tx: Transaction, row: Row) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    if (signal.aborted) return;
    await db.transaction((tx) => work(tx, row));
  }
}
