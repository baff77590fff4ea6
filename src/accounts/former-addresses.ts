// The e-mail addresses that accounts had in the last days.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import { DAY } from '../lib/clock.ts';

const LIFETIME = 30 * DAY;
const since = (now: Date): Date => new Date(now.getTime() - LIFETIME);

const insert = statement<object>(
  'insert_former_address',
  'insert into former_addresses (account_id, email, replaced_at) values ($1, $2, $3)',
);

/** Stores the address that an account had until now. */
export async function storeFormerAddress(
  tx: Transaction,
  { accountId, email, at }: { accountId: number; email: string; at: Date },
): Promise<void> {
  await tx.run(insert, [accountId, email, at]);
}

const lastChange = statement<{ at: Date | null }>(
  'last_change_of_address',
  'select max(replaced_at) as at from former_addresses where account_id = $1',
);

/** When the address of the account last changed; undefined if that was more than a month ago, or never. */
export const addressChangedAt = async (db: Runner, accountId: number): Promise<Date | undefined> =>
  (await db.run(lastChange, [accountId]))[0]?.at ?? undefined;

const recent = statement<{ email: string }>(
  'recent_addresses_of_account',
  `select email from accounts where id = $1
   union select email from former_addresses where account_id = $1 and replaced_at > $2`,
);

/** The present address of the account, and those that it had in the last 30 days. */
export const recentAddresses = async (tx: Transaction, accountId: number, now: Date): Promise<string[]> =>
  (await tx.run(recent, [accountId, since(now)])).map(({ email }) => email);

const prune = statement<object>(
  'prune_former_addresses',
  `delete from former_addresses where id in (
     select id from former_addresses where replaced_at <= $1 order by replaced_at limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `most` addresses that were replaced more than 30 days ago. */
export const pruneFormerAddresses = (db: Runner, now: Date, most: number): Promise<object[]> =>
  db.run(prune, [since(now), most]);
