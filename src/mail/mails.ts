// Mails that are to be sent, and what became of them.
import { MINUTE } from '../lib/clock.ts';
import { isDemoAddress } from '../common/demo.ts';
import type { Look, MailContent, MailKind } from './rules.ts';
import { seal, unseal } from '../lib/sealing.ts';
import { statement, type Db, type Runner, type Statement, type Transaction } from '../database/db.ts';

export type MailState = 'queued' | 'sent' | 'failed' | 'canceled';

export interface NewMail {
  kind: MailKind;
  /** the invitation, the sign-in link, the change of an address, the payout method or item, or the program */
  subjectId: number;
  content: MailContent;
  at: Date;
  /** it is not sent after this */
  expiresAt: Date;
}

const purposeOf = (kind: MailKind, subjectId: number): string => `mail ${kind} ${subjectId}`;

const cancel = statement<{ subject_id: number }>(
  'cancel_mails',
  `update mails set state = 'canceled', sealed = null, ended_at = $3
   where kind = any ($1::text[]) and subject_id = any ($2::bigint[]) and state = 'queued' returning subject_id`,
);

/** Cancels the mails of these kinds about these that were not sent yet, and returns which those were. */
export const cancelMails = async (
  tx: Transaction,
  kinds: readonly MailKind[],
  subjectIds: readonly number[],
  at: Date,
): Promise<number[]> => (await tx.run(cancel, [kinds, subjectIds, at])).map(({ subject_id }) => subject_id);

const insert = statement<object>(
  'insert_mails',
  `insert into mails (kind, subject_id, state, sealed, created_at, due_at, expires_at)
   select kind, subject_id, 'queued', sealed, at, at, expires_at
   from unnest($1::text[], $2::bigint[], $3::bytea[], $4::timestamptz[], $5::timestamptz[])
     as sent (kind, subject_id, sealed, at, expires_at)`,
);

/** The kinds of which each mail replaces an earlier one about the same, because it says all that the earlier one said. */
const REPLACING: readonly MailKind[] = ['partner-invitation', 'member-invitation', 'sign-in-link'];

const demos = statement<{ id: number }>(
  'demos_of_mails',
  'select program_id as id from demos where program_id = any ($1::bigint[])',
);

/** The mails that are neither about the demo program nor to somebody in it: the demo mails nobody. */
async function apartFromDemo(tx: Transaction, mails: readonly NewMail[]): Promise<NewMail[]> {
  const programs = [...new Set(mails.flatMap(({ content }) => content.programId ?? []))];
  const found = programs.length === 0 ? [] : await tx.run(demos, [programs]);
  const isDemo = new Set(found.map(({ id }) => id));
  return mails.filter(({ content: { to, programId } }) => !isDemoAddress(to) && !isDemo.has(programId ?? 0));
}

/**
 * Stores mails, in the transaction of what they report, and returns how many: the demo mails nobody. An invitation or a link
 * replaces an earlier one that was not sent.
 */
export async function queueMails(tx: Transaction, secretKey: Buffer, given: readonly NewMail[]): Promise<number> {
  const mails = await apartFromDemo(tx, given);
  if (mails.length === 0) return 0;
  for (const { kind, subjectId, at } of mails)
    if (REPLACING.includes(kind)) await cancelMails(tx, [kind], [subjectId], at);
  await tx.run(insert, [
    mails.map(({ kind }) => kind),
    mails.map(({ subjectId }) => subjectId),
    mails.map(({ kind, subjectId, content }) => seal(secretKey, JSON.stringify(content), purposeOf(kind, subjectId))),
    mails.map(({ at }) => at),
    mails.map(({ expiresAt }) => expiresAt),
  ]);
  return mails.length;
}

const ofProgram = statement<{ programId: number; program: string; domain: string; brand: Look }>(
  'program_for_mail',
  'select id as "programId", name as program, domain, brand from programs where id = $1',
);

/** What a mail says of the program that it is of. */
export const programInMail = async (tx: Runner, programId: number) => (await tx.run(ofProgram, [programId]))[0];

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
const prune = (name: string, isOld: string) =>
  statement<object>(
    name,
    `delete from mails where id in (
       select id from mails where ${isOld} and ended_at < $1
       order by ended_at limit 1000 for update skip locked)
     returning id`,
  );
// Each has an index of its own.
const PRUNES = [
  prune('prune_mails', `kind = 'sign-in-link'`),
  prune('prune_notices', `kind = 'payout-method'`),
  prune('prune_address_mails', `kind in ('address-confirmation', 'address-changed')`),
  prune(
    'prune_news',
    `kind in ('application-decided', 'first-commission', 'monthly-summary', 'applications-waiting',
       'key-rotation-due', 'weekly-digest', 'webhook-failing')`,
  ),
  prune('prune_silence_mails', `kind = 'processor-silent'`),
  prune('prune_payout_mails', `kind in ('payout-paid', 'payout-returned', 'payday')`),
];

/** Deletes the mails with sign-in links, and the notices, that ended more than a day ago. */
export async function pruneMails(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  for (const one of PRUNES) while (!signal.aborted && (await db.run(one, [before])).length > 0);
}
