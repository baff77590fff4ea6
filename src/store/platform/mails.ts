// The outbox: mails that are to be sent, and what became of them.
import { MINUTE } from '../../lib/clock.ts';
import { seal, unseal } from '../../lib/sealing.ts';
import { statement, type Db, type Runner, type Statement, type Transaction } from '../../database/db.ts';

export type MailKind = 'partner-invitation' | 'member-invitation' | 'sign-in-link' | 'payout-method';
export type MailState = 'queued' | 'sent' | 'failed' | 'canceled';

/** What a mail says, and to whom. The texts follow from it when the mail is sent. */
export interface MailContent {
  to: string;
  /** the page that the mail leads to, with its secret if there is one */
  link: string;
  /** the name of the person, if it is known */
  name?: string | undefined;
  /** the name of the program */
  program?: string | undefined;
  /** its domain, for a name that cannot be in a mail */
  domain?: string | undefined;
  /** the role of an invited member */
  role?: string | undefined;
  /** what a partner changed about where they are paid */
  change?: MethodChange | undefined;
}

/** A change of a payout method. A method is named as people read it, such as `PayPal a***@partner.dev (USD)`. */
export interface MethodChange {
  added?: string | undefined;
  removed?: string | undefined;
  /** ISO 8601, of the added one if it waits */
  usableFrom?: string | undefined;
}

export interface NewMail {
  kind: MailKind;
  /** the invitation, the sign-in link or the payout method */
  subjectId: number;
  content: MailContent;
  at: Date;
  /** it is not sent after this */
  expiresAt: Date;
}

const purposeOf = (kind: MailKind, subjectId: number): string => `mail ${kind} ${subjectId}`;

const cancelEarlier = statement<object>(
  'cancel_earlier_mails',
  `update mails set state = 'canceled', sealed = null, ended_at = $3
   where kind = $1 and subject_id = $2 and state = 'queued'`,
);
const insert = statement<object>(
  'insert_mail',
  `insert into mails (kind, subject_id, state, sealed, created_at, due_at, expires_at)
   values ($1, $2, 'queued', $3, $4, $4, $5)`,
);

/**
 * Stores a mail, in the transaction of what it reports. It replaces an earlier one about the same that was not sent, unless it is
 * a notice of a change: each change has its own, for several readers.
 */
export async function queueMail(
  tx: Transaction,
  secretKey: Buffer,
  { kind, subjectId, content, at, expiresAt }: NewMail,
): Promise<void> {
  const sealed = seal(secretKey, JSON.stringify(content), purposeOf(kind, subjectId));
  if (kind !== 'payout-method') await tx.run(cancelEarlier, [kind, subjectId, at]);
  await tx.run(insert, [kind, subjectId, sealed, at, expiresAt]);
}

const nameOf = statement<{ program: string; domain: string }>(
  'program_name_for_mail',
  'select name as program, domain from programs where id = $1',
);

/** The name and the domain of the program for a mail. */
export const programNameOf = async (tx: Transaction, programId: number) => (await tx.run(nameOf, [programId]))[0];

/** After each attempt, the minutes until the next one. An attempt takes less than the shortest. */
const PAUSES = [2, 5, 15, 60, 180, 360, 720];
/** The number of attempts after which a mail has failed. */
export const MOST_ATTEMPTS = PAUSES.length + 1;

// A row that another instance is claiming is skipped. Once it is claimed it is not due, so no other instance sends it too.
const claim = statement<{
  id: number;
  kind: MailKind;
  subject_id: number;
  sealed: Buffer;
  attempts: number;
  created_at: Date;
  expires_at: Date;
}>(
  'claim_mail',
  `update mails set attempts = attempts + 1,
     due_at = $1::timestamptz + make_interval(mins => ($2::int[])[least(attempts + 1, cardinality($2::int[]))])
   where id = (
     select id from mails where state = 'queued' and due_at <= $1 order by due_at, id limit 1 for update skip locked)
   returning id, kind, subject_id, sealed, attempts, created_at, expires_at`,
);

/** A mail whose attempt begins. */
export interface ClaimedMail {
  id: number;
  kind: MailKind;
  subjectId: number;
  /** undefined: it was encrypted with another SECRET_KEY */
  content: MailContent | undefined;
  /** 1 for the first */
  attempt: number;
  createdAt: Date;
  expiresAt: Date;
}

/** Begins an attempt of the mail that has been due for longest; undefined if none is due. */
export async function claimMail(db: Runner, secretKey: Buffer, now: Date): Promise<ClaimedMail | undefined> {
  const [row] = await db.run(claim, [now, PAUSES]);
  if (!row) return undefined;
  const { id, kind, subject_id: subjectId, attempts: attempt, created_at: createdAt, expires_at: expiresAt } = row;
  const open = (): MailContent | undefined => {
    try {
      return JSON.parse(unseal(secretKey, row.sealed, purposeOf(kind, subjectId))) as MailContent;
    } catch {
      return undefined;
    }
  };
  return { id, kind, subjectId, content: open(), attempt, createdAt, expiresAt };
}

const invited = (table: string, open: string) =>
  `select from ${table} i join programs p on p.id = i.program_id
   where i.id = $1 and ${open} and i.expires_at > $2 and p.archived_at is null`;
const WANTED: Readonly<Partial<Record<MailKind, Statement<object>>>> = {
  'partner-invitation': statement<object>(
    'partner_invitation_is_open',
    invited('partner_invitations', `i.outcome = 'open'`),
  ),
  'member-invitation': statement<object>(
    'member_invitation_is_open',
    invited('member_invitations', 'coalesce(i.accepted_at, i.declined_at, i.revoked_at) is null'),
  ),
};

/** Whether the mail is still of use: the link of an invitation can be used. */
export async function isWanted(db: Runner, { kind, subjectId, expiresAt }: ClaimedMail, now: Date): Promise<boolean> {
  if (expiresAt <= now) return false;
  const wanted = WANTED[kind];
  return wanted === undefined || (await db.run(wanted, [subjectId, now])).length > 0;
}

const end = statement<object>(
  'end_mail',
  `update mails set state = $3, problem = $4, ended_at = $5, sealed = null
   where id = $1 and attempts = $2 and state = 'queued'`,
);
const retry = statement<object>(
  'retry_mail',
  `update mails set problem = $3 where id = $1 and attempts = $2 and state = 'queued'`,
);

/** Ends the mail; its address and text are deleted. */
export async function endMail(
  db: Runner,
  { id, attempt }: ClaimedMail,
  { state, problem, at }: { state: Exclude<MailState, 'queued'>; problem: string | null; at: Date },
): Promise<void> {
  await db.run(end, [id, attempt, state, problem, at]);
}

/** Notes why the attempt failed. The mail is tried again when it is due. */
export async function noteFailedAttempt(db: Runner, { id, attempt }: ClaimedMail, problem: string): Promise<void> {
  await db.run(retry, [id, attempt, problem]);
}

/** SQL of the state of the newest mail about a record; null if there is none. */
export const mailStatusOf = (kind: MailKind, id: string): string =>
  `(select m.state from mails m where m.kind = '${kind}' and m.subject_id = ${id} order by m.id desc limit 1) as mail_status`;

const KEPT_MS = 24 * 60 * MINUTE;
const prune = (name: string, kind: MailKind) =>
  statement<object>(
    name,
    `delete from mails where id in (
       select id from mails where kind = '${kind}' and ended_at < $1
       order by ended_at limit 1000 for update skip locked)
     returning id`,
  );
const PRUNES = [prune('prune_mails', 'sign-in-link'), prune('prune_notices', 'payout-method')];

/** Deletes the mails with sign-in links, and the notices of changes, that ended more than a day ago. */
export async function pruneMails(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  for (const one of PRUNES) while (!signal.aborted && (await db.run(one, [before])).length > 0);
}
