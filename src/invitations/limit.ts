import { DAY, SECOND } from '../lib/clock.ts';
import { sha256 } from '../lib/hashing.ts';
import { statement, type Transaction } from '../database/db.ts';
import { refused, type Refused } from '../common/refused.ts';

/** The number of links that a program can make in 24 hours, for partners and members together. */
const MOST_A_DAY = 200;

const sentSince = statement<{ count: number }>(
  'invitations_sent',
  `select (select count(*) from partner_invitations where program_id = $1 and sent_at > $2)
     + (select count(*) from member_invitations where program_id = $1 and created_at > $2) as count`,
);

/** How many more links the program can make now. The caller has locked the program, which protects the number. */
export async function linksLeft(tx: Transaction, programId: number, at: Date): Promise<number> {
  const since = new Date(at.getTime() - DAY);
  return MOST_A_DAY - (await tx.run(sentSince, [programId, since]))[0]!.count;
}

/** SQL of when the link was made that was made last but $3, of those in the last day; no row if there are not as many. */
const madeBefore = (whose: string): string =>
  `select made_at from (
     select sent_at as made_at from partner_invitations where ${whose} and sent_at > $2
     union all select created_at from member_invitations where ${whose} and created_at > $2) made
   order by made_at desc offset $3 limit 1`;
const lock = statement<object>('lock_invitations', 'select pg_advisory_xact_lock(k) from unnest($1::bigint[]) k');
const byAccount = statement<{ made_at: Date }>('invitations_by_account', madeBefore('sent_by = $1'));
const toPeople = statement<{ email: string; made_at: Date }>(
  'invitations_to_people',
  `select p.email, m.made_at from unnest($1::text[]) with ordinality as p (email, place)
     cross join lateral (${madeBefore('email = p.email')}) m order by m.made_at desc, p.place limit 1`,
);

/** The account that sends invitations, with the most that it can send in a day, and that a person can get. */
export interface Sender {
  accountId: number;
  mostOfAccount: number;
  mostToPerson: number;
}

/** A limit that links would exceed. */
export type InvitationLimit = Refused<'invitationsByAccount' | 'invitationsToPerson'>;

const keyOf = (name: string): bigint => sha256(`invitations ${name}`).readBigInt64BE();

/**
 * The limit that a link for each of these addresses, which differ, would exceed; undefined if there is none, as without a
 * sender, for the operator. The locks protect the numbers until the transaction ends. They follow that of the program:
 * first the account, then the addresses in one order, so that no two transactions wait for each other.
 */
export async function exceededLimit(
  tx: Transaction,
  { sender, emails, at }: { sender: Sender | null; emails: readonly string[]; at: Date },
): Promise<InvitationLimit | undefined> {
  if (sender === null || emails.length === 0) return undefined;
  const { accountId, mostOfAccount, mostToPerson } = sender;
  const people = emails.map((email) => keyOf(`to ${email}`)).sort((a, b) => (a < b ? -1 : 1));
  await tx.run(lock, [[keyOf(`by ${accountId}`), ...people].map(String)]);
  const since = new Date(at.getTime() - DAY);
  const waitFrom = (made: Date) => Math.max(1, Math.ceil((made.getTime() - since.getTime()) / SECOND));
  const [last] = await tx.run(byAccount, [accountId, since, mostOfAccount - emails.length]);
  if (last) {
    const values = { limit: String(mostOfAccount), email: '', retry_after_seconds: waitFrom(last.made_at) };
    return refused('invitationsByAccount', values);
  }
  const [person] = await tx.run(toPeople, [emails, since, mostToPerson - 1]);
  if (!person) return undefined;
  const { email, made_at } = person;
  const values = { limit: String(mostToPerson), email, retry_after_seconds: waitFrom(made_at) };
  return refused('invitationsToPerson', values);
}
