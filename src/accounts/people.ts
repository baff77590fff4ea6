// The account of a person who signs in.
import type { Person } from './rules.ts';
import { withoutEndSlashes } from '@referral-tracking/shared/formats';
import { statement, type Transaction } from '../database/db.ts';
import type { Account } from '../common/types.ts';
import { allowPrograms, endCredentials } from './write.ts';
import { noteAs, type Note } from '../common/audit.ts';
import { storeFormerAddress } from './former-addresses.ts';
import { voidSessions } from './login-sessions.ts';

const ensure = statement<{ id: number }>(
  'ensure_account',
  `with account as (
     insert into accounts (email, status, created_at, issuer, subject)
     select $1, 'active', $2::timestamptz, $3, $4
     where not exists (select from address_changes where former_email = $1 and undo_hash is not null and undo_until > $2)
     on conflict do nothing returning id),
   advertiser as (insert into advertisers (account_id, created_at) select id, $2 from account where $5)
   select id from account`,
);

/** The account itself acts: a sign-in has no credential yet. */
const noteOf = (tx: Transaction, accountId: number, at: Date): Note =>
  noteAs(tx, { kind: 'account', id: accountId, credential: null, requestId: null }, at);

interface NewAccount {
  email: string;
  at: Date;
  /** undefined: nobody has signed in with an issuer */
  person?: Person;
  /** undefined: the account itself acts */
  note?: Note | undefined;
  /** whether it may create programs, for which it needs an advertiser */
  signsUp?: boolean;
}

/**
 * Creates the account of an address if there is none; returns whether it did. Not while the account that had the address
 * until now can take it back.
 */
async function ensureAccount(
  tx: Transaction,
  { email, at, person, note, signsUp = false }: NewAccount,
): Promise<boolean> {
  const [created] = await tx.run(ensure, [email, at, person?.issuer ?? null, person?.subject ?? null, signsUp]);
  if (!created) return false;
  const append = note ?? noteOf(tx, created.id, at);
  const after = { status: 'active', bound: person !== undefined, may_create_programs: signsUp };
  await append({ action: 'account.create', targetId: created.id, after });
  return true;
}

interface Candidate extends Account {
  issuer: string | null;
  subject: string | null;
}
const candidates = statement<Candidate>(
  'accounts_of_person',
  `select a.id as account_id, (select v.id from advertisers v where v.account_id = a.id) as advertiser_id,
     a.email, a.status, a.issuer, a.subject
   from accounts a where a.email = $1 or (a.issuer = $2 and a.subject = $3) order by a.id for update of a`,
);
const bind = statement<object>(
  'bind_account',
  'update accounts set email = $2, issuer = $3, subject = $4 where id = $1',
);

const hasRole = statement<object>('account_with_role', 'select 1 from memberships where account_id = $1 limit 1');

/** Whether the account is bound to the issuer of partners, whose accounts the person's issuer takes over. */
const isTakenOver = ({ issuer }: Candidate, person: Person): boolean =>
  issuer !== null &&
  person.succeeds !== undefined &&
  issuer !== person.issuer &&
  withoutEndSlashes(issuer) === withoutEndSlashes(person.succeeds);

/** Binds an account to the person, and gives it the address that the issuer reports. */
async function bindTo(tx: Transaction, person: Person, found: Candidate, at: Date): Promise<void> {
  const { email, issuer, subject } = person;
  const { account_id: id } = found;
  const isOwn = found.issuer === issuer && found.subject === subject;
  if (isOwn && found.email === email) return;
  await tx.run(bind, [id, email, issuer, subject]);
  const note = noteOf(tx, id, at);
  if (found.email !== email) {
    await storeFormerAddress(tx, { accountId: id, email: found.email, at });
    const [before, after] = [{ email: found.email }, { email }];
    await note({ action: 'account.change-email', targetId: id, before, after });
  }
  if (isOwn) return;
  const before = { bound: found.issuer !== null };
  await note({
    action: before.bound ? 'account.take-over' : 'account.bind',
    targetId: id,
    before,
    after: { bound: true },
  });
  if (!before.bound) return;
  // A person who signed in with the other issuer signs in again with this one.
  await endCredentials(tx, note, id, at);
  await voidSessions(tx, id, at);
}

/**
 * Returns the account of this person. Creates it if it does not exist, binds an account with this address that no one has
 * signed in to yet, and updates the address if the issuer reports a new one. If the person signs up, the account may create
 * programs from then on; the right stays when the rules change. Undefined if the address belongs to another person's
 * account. A suspended account is not changed. The issuer of partners never gets an
 * account that manages a program: with `asPartner`, such an account must be bound to this person already. The issuer of
 * members takes over an account with this address that the issuer of partners has bound.
 */
export async function accountOfPerson(
  tx: Transaction,
  person: Person,
  at: Date,
  { asPartner = false, signsUp }: { asPartner?: boolean; signsUp: boolean },
): Promise<Account | undefined> {
  const { email, issuer, subject } = person;
  await ensureAccount(tx, { email, at, person, signsUp });
  const rows = await tx.run(candidates, [email, issuer, subject]);
  const own = rows.find((row) => row.issuer === issuer && row.subject === subject);
  const holder = rows.find((row) => row.email === email);
  const isFree = holder && (holder.issuer === null || (!own && isTakenOver(holder, person)));
  const found = own ?? (isFree ? holder : undefined);
  if (!found || (holder && holder !== found)) return undefined;
  const { account_id, advertiser_id, status } = found;
  if (asPartner && !own && (await tx.run(hasRole, [account_id])).length > 0) return undefined;
  if (status === 'suspended') return { account_id, advertiser_id, email: found.email, status };
  await bindTo(tx, person, found, at);
  const account = { account_id, advertiser_id, email, status };
  return signsUp ? allowOwnPrograms(tx, account, at) : account;
}

/** An account, and whether an issuer says who signs in to it. */
type ByAddress = Account & { bound: boolean };
const ofAddress = statement<ByAddress>(
  'account_of_address',
  `select a.id as account_id, (select v.id from advertisers v where v.account_id = a.id) as advertiser_id,
     a.email, a.status, a.issuer is not null as bound
   from accounts a where a.email = $1 for update of a`,
);

/**
 * The account with this address, whose owner has just proved that they receive its mail. Creates it, without the right to
 * create programs, if there is none; the first sign-in with an issuer binds it. While one can, the proof is enough for a
 * session as a partner, and for no other.
 */
export async function accountOfAddress(tx: Transaction, email: string, at: Date, note?: Note): Promise<ByAddress> {
  await ensureAccount(tx, { email, at, note });
  return (await tx.run(ofAddress, [email]))[0]!;
}

/** Lets an account create programs, by its own sign-in. */
export const allowOwnPrograms = (tx: Transaction, account: Account, at: Date): Promise<Account> =>
  allowPrograms(tx, noteOf(tx, account.account_id, at), account, at);

/** The new account of an address whose owner has proved that they receive its mail; undefined if the address has one. */
export async function newAccountOf(tx: Transaction, email: string, at: Date): Promise<Account | undefined> {
  return (await ensureAccount(tx, { email, at })) ? (await tx.run(ofAddress, [email]))[0] : undefined;
}
