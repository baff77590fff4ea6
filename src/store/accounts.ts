import type { Person } from '../domain/person.ts';
import { statement, type Db, type Runner, type Transaction } from '../database/db.ts';
import { revokeApiTokens } from './api-tokens.ts';
import { endSessions } from './browser-sessions.ts';
import { voidSessions } from './login-sessions.ts';
import { revokeTokens } from './login-tokens.ts';
import { revokeKeysOf, type RevokedKey } from './program-keys.ts';

export interface Account {
  account_id: number;
  advertiser_id: number | null;
  email: string;
  status: 'active' | 'suspended';
}

const create = statement<Account>(
  'create_account',
  `with account as (
     insert into accounts (email, status, created_at) values ($1, 'active', $2) returning id, email, status),
   advertiser as (
     insert into advertisers (account_id, created_at) select id, $2 from account returning id)
   select account.id as account_id, advertiser.id as advertiser_id, account.email, account.status
   from account, advertiser`,
);

/** An account with its advertiser. `accounts_email_key` ensures that an address (in lower case) has one account at most. */
export async function createAccount(db: Runner, email: string, at: Date): Promise<Account> {
  return (await db.run(create, [email, at]))[0]!;
}

const setStatus = statement<Account>(
  'set_account_status',
  `update accounts a set status = $2 where a.email = $1
   returning a.id as account_id, (select v.id from advertisers v where v.account_id = a.id) as advertiser_id,
     a.email, a.status`,
);

/** Ends the login tokens, the API tokens and the browser sessions of an account. */
async function endCredentials(tx: Transaction, accountId: number, at: Date): Promise<void> {
  await revokeTokens(tx, accountId, at);
  await revokeApiTokens(tx, accountId, at);
  await endSessions(tx, accountId, at);
}

/** Suspends or reinstates an account; undefined if no account has this address. A suspension ends its login tokens. */
export const setAccountStatus = (
  db: Db,
  email: string,
  status: Account['status'],
  at: Date,
): Promise<Account | undefined> =>
  db.transaction(async (tx) => {
    const [account] = await tx.run(setStatus, [email, status]);
    // A separate statement: it must see a token that was issued while the first one waited for the account's row.
    if (account && status === 'suspended') await endCredentials(tx, account.account_id, at);
    return account;
  });

const unbind = statement<Account>(
  'unbind_account',
  `update accounts a set issuer = null, subject = null where a.email = $1
   returning a.id as account_id, (select v.id from advertisers v where v.account_id = a.id) as advertiser_id,
     a.email, a.status`,
);

/**
 * Removes the identity that the account is bound to, so that the next sign-in with this address binds it again. Ends the
 * sessions and tokens of the account, because another person may sign in next. Undefined if no account has the address.
 */
export const rebindAccount = (db: Db, email: string, at: Date): Promise<Account | undefined> =>
  db.transaction(async (tx) => {
    const [account] = await tx.run(unbind, [email]);
    if (!account) return undefined;
    await endCredentials(tx, account.account_id, at);
    await voidSessions(tx, account.account_id, at);
    return account;
  });

/**
 * Suspends an account, ends its login tokens and the keys of its programs; undefined if no account has this address.
 * Reinstating the account does not restore the keys.
 */
export const suspendWithKeys = (
  db: Db,
  email: string,
  at: Date,
): Promise<(Account & { revoked_keys: RevokedKey[] }) | undefined> =>
  db.transaction(async (tx) => {
    const [account] = await tx.run(setStatus, [email, 'suspended']);
    if (!account) return undefined;
    await endCredentials(tx, account.account_id, at);
    const { advertiser_id } = account;
    return { ...account, revoked_keys: advertiser_id === null ? [] : await revokeKeysOf(tx, advertiser_id, at) };
  });

const active = statement<object>(
  'hold_active_account',
  `select id from accounts where id = $1 and status = 'active' for share`,
);

/** Whether the account is active. Locks it, so that it cannot be suspended before the transaction ends. */
export const holdActiveAccount = async (tx: Transaction, accountId: number): Promise<boolean> =>
  (await tx.run(active, [accountId])).length > 0;

const ensure = statement<object>(
  'ensure_account',
  `with account as (
     insert into accounts (email, status, created_at, issuer, subject) values ($1, 'active', $2, $3, $4)
     on conflict do nothing returning id)
   insert into advertisers (account_id, created_at) select id, $2 from account`,
);
const candidates = statement<Account & { issuer: string | null; subject: string | null }>(
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

/**
 * Returns the account of this person. Creates it with its advertiser if it does not exist, binds an account with this
 * address that no one has signed in to yet, and updates the address if the issuer reports a new one. Undefined if the
 * address belongs to another person's account. A suspended account is not changed. The issuer of partners never gets an
 * account that manages a program: with `asPartner`, such an account must be bound to this person already.
 */
export async function accountOfPerson(
  tx: Transaction,
  person: Person,
  at: Date,
  { asPartner = false }: { asPartner?: boolean } = {},
): Promise<Account | undefined> {
  const { email, issuer, subject } = person;
  await tx.run(ensure, [email, at, issuer, subject]);
  const rows = await tx.run(candidates, [email, issuer, subject]);
  const own = rows.find((row) => row.issuer === issuer && row.subject === subject);
  const holder = rows.find((row) => row.email === email);
  const found = own ?? (holder?.issuer === null ? holder : undefined);
  if (!found || (holder && holder !== found)) return undefined;
  const { account_id, advertiser_id, status } = found;
  if (asPartner && !own && (await tx.run(hasRole, [account_id])).length > 0) return undefined;
  if (status === 'suspended') return { account_id, advertiser_id, email: found.email, status };
  if (own?.email !== email) await tx.run(bind, [account_id, email, issuer, subject]);
  return { account_id, advertiser_id, email, status };
}

const ofAddress = statement<Account>(
  'account_of_address',
  `select a.id as account_id, (select v.id from advertisers v where v.account_id = a.id) as advertiser_id,
     a.email, a.status
   from accounts a where a.email = $1 for update of a`,
);

/**
 * The account with this address, whose owner has just proved that they receive its mail. Creates it if there is none; the
 * first sign-in with an issuer binds it. The proof is enough for a session as a partner, and for no other.
 */
export async function accountOfAddress(tx: Transaction, email: string, at: Date): Promise<Account> {
  await tx.run(ensure, [email, at, null, null]);
  return (await tx.run(ofAddress, [email]))[0]!;
}
