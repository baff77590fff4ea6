// The change of the address of a person who signs in by mail, from the request to its confirmation at the new address.
import { newToken } from '@referral-tracking/shared/ids';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import { DAY, MINUTE } from '../lib/clock.ts';
import { sha256 } from '../lib/hashing.ts';
import { findOwnPartner, holdOwnPartner, lockAccount } from '../portal/read.ts';
import { delayPayoutMethods } from '../payout-methods/write.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { cancelMails } from '../mail/mails.ts';
import { storeFormerAddress } from '../accounts/former-addresses.ts';

/** As a sign-in link. */
const LIFETIME = 15 * MINUTE;
const PREFIX = 'refadr';
/** The number of mails that an address gets in 24 hours, from all accounts together. */
const MOST_TO_ADDRESS = 10;

// Who manages programs signs in with an issuer, which decides on the address, or will do so.
const account = statement<{ email: string; bound: boolean }>(
  'account_of_address_change',
  `select a.email, a.issuer is not null
     or exists (select from memberships m where m.account_id = a.id) as bound
   from accounts a where a.id = $1`,
);

const state = statement<{ new_email: string; expires_at: Date; undo_until: Date | null; pending: boolean }>(
  'state_of_address_change',
  `select new_email, expires_at, undo_until, token_hash is not null as pending from address_changes
   where account_id = $1 and ((token_hash is not null and expires_at > $2) or (undo_hash is not null and undo_until > $2))
   order by id desc limit 1`,
);

/** How the address of an account stands. */
export interface AddressState {
  email: string;
  /** whether an issuer decides on it */
  bound: boolean;
  pending: { email: string; expiresAt: Date } | undefined;
  /** until when the last change can be taken back */
  undoUntil: Date | undefined;
}

export async function addressState(db: Runner, accountId: number, now: Date): Promise<AddressState | undefined> {
  const [found] = await db.run(account, [accountId]);
  if (!found) return undefined;
  const [change] = await db.run(state, [accountId, now]);
  const pending = change?.pending ? { email: change.new_email, expiresAt: change.expires_at } : undefined;
  return { email: found.email, bound: found.bound, pending, undoUntil: change?.undo_until ?? undefined };
}

const lately = statement<{ by_account: number; to_address: number }>(
  'count_address_changes',
  `select (select count(*) from address_changes where account_id = $1 and created_at > $3) as by_account,
     (select count(*) from address_changes where new_email = $2 and created_at > $3) as to_address`,
);
const lock = statement<object>('lock_new_address', 'select pg_advisory_xact_lock($1::bigint)');
const replace = statement<{ id: number }>(
  'replace_address_change',
  `update address_changes set token_hash = null where account_id = $1 and token_hash is not null returning id`,
);
const insert = statement<{ id: number }>(
  'insert_address_change',
  `insert into address_changes (account_id, former_email, new_email, token_hash, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6) returning id`,
);

export type RequestedChange =
  | { kind: 'requested'; id: number; token: string; expiresAt: Date; mayMail: boolean }
  | Refused<'accountBound' | 'emailChangeRunning' | 'emailUnchanged' | 'tooManyEmailChanges'>;

/** Ends the changes of the account that wait, and their mails. */
export async function endPending(tx: Transaction, accountId: number, at: Date): Promise<void> {
  const ended = await tx.run(replace, [accountId]);
  const ids = ended.map(({ id }) => id);
  await cancelMails(tx, ['address-confirmation'], ids, at);
}

/** Stores the wish for another address (in the form in which addresses are stored), also of one that another account has. */
export async function requestAddressChange(
  tx: Transaction,
  note: Note,
  { accountId, email, mostOfAccount, at }: { accountId: number; email: string; mostOfAccount: number; at: Date },
): Promise<RequestedChange> {
  await lockAccount(tx, accountId);
  const present = (await addressState(tx, accountId, at))!;
  if (present.bound) return refused('accountBound');
  if (present.undoUntil) return refused('emailChangeRunning', { until: present.undoUntil.toISOString() });
  if (present.email === email) return refused('emailUnchanged');
  await tx.run(lock, [sha256(`new address ${email}`).readBigInt64BE()]);
  const [made] = await tx.run(lately, [accountId, email, new Date(at.getTime() - DAY)]);
  if (made!.by_account >= mostOfAccount) return refused('tooManyEmailChanges');
  await endPending(tx, accountId, at);
  const [token, expiresAt] = [newToken(PREFIX), new Date(at.getTime() + LIFETIME)];
  const [stored] = await tx.run(insert, [accountId, present.email, email, sha256(token), at, expiresAt]);
  await note({ action: 'account.request-email', targetId: accountId, after: { email } });
  return { kind: 'requested', id: stored!.id, token, expiresAt, mayMail: made!.to_address < MOST_TO_ADDRESS };
}

const usable = statement<{ id: number; former_email: string; new_email: string }>(
  'usable_address_change',
  `select id, former_email, new_email from address_changes
   where token_hash = $1 and account_id = $2 and expires_at > $3`,
);

/** The change that the link confirms in a session of this account; undefined if it cannot be used. */
export const usableChange = async (db: Runner, token: string, accountId: number, now: Date) =>
  (await db.run(usable, [sha256(token), accountId, now]))[0];

// The old address of somebody who may still take the change back is not free either.
const move = statement<object>(
  'change_address_of_account',
  `update accounts set email = $2 where id = $1
     and not exists (select from accounts where email = $2)
     and not exists (select from address_changes where former_email = $2 and undo_hash is not null and undo_until > $3)
   returning id`,
);
const confirm = statement<object>(
  'confirm_address_change',
  `update address_changes set token_hash = null, changed_at = $2, undo_hash = $3, undo_until = $4 where id = $1`,
);

export type ConfirmedChange =
  | { kind: 'unusable' | 'bound' | 'taken' }
  | { kind: 'changed'; id: number; formerEmail: string; email: string; undoToken: string; undoUntil: Date };

interface Confirmation {
  token: string;
  accountId: number;
  /** how long the change can be taken back, and payout methods wait */
  waitMs: number;
  now: Date;
}

/** Gives the account and its partner the address that the link confirms. Of several uses at the same time, one succeeds. */
export async function confirmAddressChange(
  tx: Transaction,
  note: Note,
  { token, accountId, waitMs, now }: Confirmation,
): Promise<ConfirmedChange> {
  await lockAccount(tx, accountId);
  const change = await usableChange(tx, token, accountId, now);
  const [present] = await tx.run(account, [accountId]);
  if (!change || present?.email !== change.former_email) return { kind: 'unusable' };
  if (present.bound) return { kind: 'bound' };
  const { id, former_email: formerEmail, new_email: email } = change;
  const [undoToken, undoUntil] = [newToken(PREFIX), new Date(now.getTime() + waitMs)];
  // Before the address changes, by which a partner is found who has not acted yet.
  const whose = await findOwnPartner(tx, { accountId, email: formerEmail });
  if (whose) await holdOwnPartner(tx, note, { accountId, email: formerEmail, name: whose.name, at: now });
  if ((await tx.run(move, [accountId, email, now])).length === 0) return { kind: 'taken' };
  if (whose) await moveOwnPartner(tx, note, { accountId, email, name: whose.name, at: now }, undoUntil);
  await storeFormerAddress(tx, { accountId, email: formerEmail, at: now });
  await tx.run(confirm, [id, now, sha256(undoToken), undoUntil]);
  await note({ action: 'account.change-email', targetId: accountId, before: { email: formerEmail }, after: { email } });
  return { kind: 'changed', id, formerEmail, email, undoToken, undoUntil };
}

/** Gives the account's partner the account's new address; all its payout methods wait until then. */
export async function moveOwnPartner(
  tx: Transaction,
  note: Note,
  whose: Parameters<typeof holdOwnPartner>[2],
  until: Date,
): Promise<void> {
  const { id } = await holdOwnPartner(tx, note, whose);
  await delayPayoutMethods(tx, id, until);
}
