import { statement, type Runner } from './db.ts';

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

/** Suspends or reinstates; undefined when no account has this address. */
export async function setAccountStatus(
  db: Runner,
  email: string,
  status: Account['status'],
): Promise<Account | undefined> {
  return (await db.run(setStatus, [email, status]))[0];
}
