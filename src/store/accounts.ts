import { statement, type Db, type Runner, type Transaction } from './db.ts';
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

/** An account with its advertiser. The address, in lower case, belongs to one account at most: `accounts_email_key`. */
export async function createAccount(db: Runner, email: string, at: Date): Promise<Account> {
  return (await db.run(create, [email, at]))[0]!;
}

const setStatus = statement<Account>(
  'set_account_status',
  `update accounts a set status = $2 where a.email = $1
   returning a.id as account_id, (select v.id from advertisers v where v.account_id = a.id) as advertiser_id,
     a.email, a.status`,
);

/** Suspends or reinstates; undefined when no account has this address. Suspending ends the account's login tokens. */
export const setAccountStatus = (
  db: Db,
  email: string,
  status: Account['status'],
  at: Date,
): Promise<Account | undefined> =>
  db.transaction(async (tx) => {
    const [account] = await tx.run(setStatus, [email, status]);
    // A statement of its own: it must see a token that was handed out while the account's row was waited for.
    if (account && status === 'suspended') await revokeTokens(tx, account.account_id, at);
    return account;
  });

/**
 * Suspends an account, ends its login tokens and the keys of its programs; undefined when no account has this address.
 * Reinstating the account brings no key back.
 */
export const suspendWithKeys = (
  db: Db,
  email: string,
  at: Date,
): Promise<(Account & { revoked_keys: RevokedKey[] }) | undefined> =>
  db.transaction(async (tx) => {
    const [account] = await tx.run(setStatus, [email, 'suspended']);
    if (!account) return undefined;
    await revokeTokens(tx, account.account_id, at);
    const { advertiser_id } = account;
    return { ...account, revoked_keys: advertiser_id === null ? [] : await revokeKeysOf(tx, advertiser_id, at) };
  });

const active = statement<object>(
  'hold_active_account',
  `select id from accounts where id = $1 and status = 'active' for share`,
);

/** Whether the account may act; it cannot be suspended before the transaction ends. */
export const holdActiveAccount = async (tx: Transaction, accountId: number): Promise<boolean> =>
  (await tx.run(active, [accountId])).length > 0;

const ensure = statement<object>(
  'ensure_account',
  `with account as (
     insert into accounts (email, status, created_at) values ($1, 'active', $2)
     on conflict (email) do nothing returning id)
   insert into advertisers (account_id, created_at) select id, $2 from account`,
);
const byEmail = statement<Account>(
  'account_by_email',
  `select a.id as account_id, (select v.id from advertisers v where v.account_id = a.id) as advertiser_id,
     a.email, a.status
   from accounts a where a.email = $1 for share of a`,
);

/** The account of this address, in lower case; made, with its advertiser, when there is none. Its row stays as it is. */
export async function ensureAccount(tx: Transaction, email: string, at: Date): Promise<Account> {
  await tx.run(ensure, [email, at]);
  return (await tx.run(byEmail, [email]))[0]!;
}
