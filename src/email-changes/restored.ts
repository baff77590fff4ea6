// The link with which the old address takes a change back.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import { sha256 } from '../lib/hashing.ts';
import { findOwnPartner, lockAccount } from '../portal/read.ts';
import { noteAs } from '../common/audit.ts';
import { endCredentials } from '../accounts/write.ts';
import { endPending, moveOwnPartner } from './write.ts';
import { voidSessions } from '../accounts/login-sessions.ts';

const OPEN = 'undo_hash is not null and undo_until >';

const undoable = statement<{ id: number; account_id: number; former_email: string }>(
  'undoable_address_change',
  `select id, account_id, former_email from address_changes where undo_hash = $1 and ${OPEN} $2`,
);

/** The change that the link takes back; undefined if it cannot be used. */
export const undoableChange = async (db: Runner, token: string, now: Date) =>
  (await db.run(undoable, [sha256(token), now]))[0];

const reserved = statement<object>(
  'reserved_address',
  `select from address_changes where former_email = $1 and ${OPEN} $2 limit 1`,
);

/** Whether the address is reserved for the account that had it, so that nobody gets an account with it. */
export const isReserved = async (db: Runner, email: string, now: Date): Promise<boolean> =>
  (await db.run(reserved, [email, now])).length > 0;

const present = statement<{ email: string }>('present_address_of_account', 'select email from accounts where id = $1');
// Who changed the address may have bound the account to an identity of theirs since; before, it was bound to none.
const restore = statement<object>(
  'restore_address_of_account',
  `update accounts set email = $2, issuer = null, subject = null
   where id = $1 and not exists (select from accounts where email = $2 and id <> $1) returning id`,
);
const end = statement<object>('end_address_change', 'update address_changes set undo_hash = null where id = $1');

/**
 * Gives the account its old address again, ends its sessions and tokens and what waits, and lets all payout methods wait
 * again. Of several uses at the same time, one succeeds.
 */
export async function restoreAddress(
  tx: Transaction,
  { token, waitMs, now }: { token: string; waitMs: number; now: Date },
): Promise<'restored' | 'unusable' | 'taken'> {
  const found = await undoableChange(tx, token, now);
  if (found) await lockAccount(tx, found.account_id);
  // Again: it may have been used while this waited for the account.
  const change = await undoableChange(tx, token, now);
  if (!change) return 'unusable';
  const { id, account_id: accountId, former_email: email } = change;
  const note = noteAs(tx, { kind: 'account', id: accountId, credential: null, requestId: null }, now);
  const before = (await tx.run(present, [accountId]))[0]!;
  const whose = await findOwnPartner(tx, { accountId, email: before.email });
  if ((await tx.run(restore, [accountId, email])).length === 0) return 'taken';
  const until = new Date(now.getTime() + waitMs);
  if (whose) await moveOwnPartner(tx, note, { accountId, email, name: whose.name, at: now }, until);
  await tx.run(end, [id]);
  await endPending(tx, accountId, now);
  await note({ action: 'account.restore-email', targetId: accountId, before, after: { email } });
  await endCredentials(tx, note, accountId, now);
  await voidSessions(tx, accountId, now);
  return 'restored';
}
