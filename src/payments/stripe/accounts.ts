// The Stripe Connect accounts whose events a program accepts. Other accounts belong to other sellers.
import { statement, type Runner, type Transaction } from '../../database/db.ts';
import type { Note } from '../../common/audit.ts';

const insert = statement<object>(
  'insert_stripe_accounts',
  `insert into stripe_accounts (program_id, account_id, connected_at)
   select $1, account_id, $3 from unnest($2::text[]) as named (account_id) on conflict do nothing`,
);
const remove = statement<{ account_id: string }>(
  'remove_stripe_accounts',
  `delete from stripe_accounts where program_id = $1 and ($2::text[] is null or account_id = any ($2))
   returning account_id`,
);
const list = statement<{ account_id: string }>(
  'list_stripe_accounts',
  'select account_id from stripe_accounts where program_id = $1 order by account_id',
);

/** Appends a change of the list to the audit log. */
async function noteChange(tx: Runner, note: Note, programId: number, before: readonly string[]): Promise<void> {
  const after = { stripe_accounts: await listStripeAccounts(tx, programId) };
  if (after.stripe_accounts.length === before.length) return;
  await note({
    action: 'program.accounts',
    programId,
    targetId: programId,
    before: { stripe_accounts: before },
    after,
  });
}

/** Accepts the events of these accounts (`acct_…`) as well as those of the accounts added before. */
export async function nameStripeAccounts(
  tx: Transaction,
  note: Note,
  programId: number,
  accounts: readonly string[],
  at: Date,
): Promise<void> {
  if (accounts.length === 0) return;
  const before = await listStripeAccounts(tx, programId);
  await tx.run(insert, [programId, accounts, at]);
  await noteChange(tx, note, programId, before);
}

/** Stops accepting events of these accounts, or of all accounts; returns the number of removed accounts. */
export async function forgetStripeAccounts(
  tx: Transaction,
  note: Note,
  programId: number,
  accounts: readonly string[] | undefined,
): Promise<number> {
  const before = await listStripeAccounts(tx, programId);
  const removed = await tx.run(remove, [programId, accounts ?? null]);
  await noteChange(tx, note, programId, before);
  return removed.length;
}

/** The accounts of the program. */
export const listStripeAccounts = async (db: Runner, programId: number): Promise<string[]> =>
  (await db.run(list, [programId])).map(({ account_id }) => account_id);
