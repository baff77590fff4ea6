import { statement, type Db, type Runner, type Transaction } from '../database/db.ts';
import { revokeApiTokens } from './api-tokens.ts';
import { asOperator, type Note } from '../common/audit.ts';
import { endSessions } from './browser-sessions.ts';
import type { Account } from '../common/types.ts';
import { voidSessions } from './login-sessions.ts';
import { revokeTokens } from './login-tokens.ts';
import { revokeInvitationsOf } from '../members/end-invitation.ts';
import { revokeKeysOf, type RevokedKey } from '../keys/issue.ts';

const create = statement<Account>(
  'create_account',
  `with account as (
     insert into accounts (email, status, created_at) values ($1, 'active', $2) returning id, email, status),
   advertiser as (
     insert into advertisers (account_id, created_at) select id, $2 from account returning id)
   select account.id as account_id, advertiser.id as advertiser_id, account.email, account.status
   from account, advertiser`,
);

/** An account that may create programs. `accounts_email_key` ensures that an address (in lower case) has one account at most. */
export async function createAccount(db: Runner, email: string, at: Date): Promise<Account> {
  return (await db.run(create, [email, at]))[0]!;
}

const ensureAdvertiser = statement<{ id: number; added: boolean }>(
  'ensure_advertiser',
  `with added as (
     insert into advertisers (account_id, created_at) values ($1, $2) on conflict (account_id) do nothing returning id)
   select id, true as added from added union all select id, false from advertisers where account_id = $1`,
);

/** Lets the account, whose row is locked, create programs: gives it an advertiser unless it has one. */
export async function allowPrograms(tx: Transaction, note: Note, account: Account, at: Date): Promise<Account> {
  if (account.advertiser_id !== null) return account;
  // The statement that locked the row may have been too early to see the advertiser that another sign-in added.
  const [advertiser] = await tx.run(ensureAdvertiser, [account.account_id, at]);
  const { id, added } = advertiser!;
  const [before, after] = [{ may_create_programs: false }, { may_create_programs: true }];
  if (added) await note({ action: 'account.allow-programs', targetId: account.account_id, before, after });
  return { ...account, advertiser_id: id };
}

const withoutAdvertiser = statement<Account>(
  'hold_account_without_advertiser',
  `select a.id as account_id, null::bigint as advertiser_id, a.email, a.status from accounts a
   where a.email = $1 and not exists (select 1 from advertisers v where v.account_id = a.id) for update of a`,
);

/** An account with this address that may create programs: a new one, or one that could not until now. */
export async function createOwner(tx: Transaction, note: Note, email: string, at: Date): Promise<Account> {
  const [stranger] = await tx.run(withoutAdvertiser, [email]);
  if (stranger) return allowPrograms(tx, note, stranger, at);
  const account = await createAccount(tx, email, at);
  const after = { status: account.status, may_create_programs: true };
  await note({ action: 'account.create', targetId: account.account_id, after });
  return account;
}

const owners = statement<object>('account_with_advertiser', 'select 1 from advertisers limit 1');

/** Whether any account may create programs. */
export const hasOwners = async (db: Runner): Promise<boolean> => (await db.run(owners, [])).length > 0;

const setStatus = statement<Account & { was: Account['status'] }>(
  'set_account_status',
  `update accounts a set status = $2 from (select id, status from accounts where email = $1 for update) old
   where a.id = old.id
   returning a.id as account_id, (select v.id from advertisers v where v.account_id = a.id) as advertiser_id,
     a.email, a.status, old.status as was`,
);

/** Sets the status of the account with the address, as an entry of the operator; undefined if there is none. */
async function changeStatus(tx: Transaction, note: Note, email: string, status: Account['status']) {
  const [row] = await tx.run(setStatus, [email, status]);
  if (!row) return undefined;
  const { was, ...account } = row;
  const action = status === 'active' ? 'account.reinstate' : 'account.suspend';
  await note({ action, targetId: account.account_id, before: { status: was }, after: { status } });
  return account;
}

/** Ends the login tokens, the API tokens and the browser sessions of an account. */
export async function endCredentials(tx: Transaction, note: Note, accountId: number, at: Date): Promise<void> {
  await revokeTokens(tx, note, accountId, at);
  await revokeApiTokens(tx, note, accountId, at);
  await endSessions(tx, note, accountId, at);
}

/** Ends what a suspended account could act with: its credentials, and the invitations that it sent to members. */
async function disable(tx: Transaction, note: Note, accountId: number, at: Date): Promise<void> {
  await endCredentials(tx, note, accountId, at);
  await revokeInvitationsOf(tx, note, { accountId, at });
}

/**
 * Suspends or reinstates an account; undefined if no account has this address. A suspension ends its credentials, and
 * revokes the invitations that it sent to members.
 */
export const setAccountStatus = (
  db: Db,
  email: string,
  status: Account['status'],
  at: Date,
): Promise<Account | undefined> =>
  asOperator(db, at, async (tx, note) => {
    const account = await changeStatus(tx, note, email, status);
    // A separate statement: it must see a token that was issued while the first one waited for the account's row.
    if (account && status === 'suspended') await disable(tx, note, account.account_id, at);
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
export const unbindAccount = (db: Db, email: string, at: Date): Promise<Account | undefined> =>
  asOperator(db, at, async (tx, note) => {
    const [account] = await tx.run(unbind, [email]);
    if (!account) return undefined;
    await note({ action: 'account.rebind', targetId: account.account_id, after: { bound: false } });
    await endCredentials(tx, note, account.account_id, at);
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
  asOperator(db, at, async (tx, note) => {
    const account = await changeStatus(tx, note, email, 'suspended');
    if (!account) return undefined;
    await disable(tx, note, account.account_id, at);
    const { advertiser_id } = account;
    return { ...account, revoked_keys: advertiser_id === null ? [] : await revokeKeysOf(tx, note, advertiser_id, at) };
  });

const active = statement<object>(
  'hold_active_account',
  `select id from accounts where id = $1 and status = 'active' for share`,
);

/** Whether the account is active. Locks it, so that it cannot be suspended before the transaction ends. */
export const holdActiveAccount = async (tx: Transaction, accountId: number): Promise<boolean> =>
  (await tx.run(active, [accountId])).length > 0;
