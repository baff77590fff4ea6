// One-time links, with which people sign in who prove that they receive mail at an address.
import { DAY, HOUR, MINUTE } from '../lib/clock.ts';
import { keyedHash, sha256 } from '../lib/hashing.ts';
import { newToken } from '@referral-tracking/shared/ids';
import { seal, unseal } from '../lib/sealing.ts';
import { statement, type Runner, type Transaction } from '../database/db.ts';

const LIFETIME = 15 * MINUTE;
const PREFIX = 'refsig';
const PURPOSE = 'sign-in link';

/**
 * How many links an address gets from one client (`both`), from all, and how many a client can request. A stranger who
 * asks for another person's address uses up their own share of it.
 */
const LIMITS = [
  { of: 'both', most: 3, withinMs: 15 * MINUTE },
  { of: 'both', most: 10, withinMs: DAY },
  { of: 'address', most: 15, withinMs: 15 * MINUTE },
  { of: 'address', most: 50, withinMs: DAY },
  { of: 'client', most: 20, withinMs: HOUR },
] as const;
type LimitOf = (typeof LIMITS)[number]['of'];

// The locks end with the transaction. Every transaction locks the client first, so none waits for another in a circle.
const lock = statement<object>('lock_sign_in_links', 'select pg_advisory_xact_lock($1::bigint)');
/** When the link was made that was made last but $4; no row if there are not as many. */
const madeBefore = (of: LimitOf, whose: string) =>
  statement<{ created_at: Date }>(
    `sign_in_links_of_${of}`,
    `select created_at from sign_in_links
     where ${whose} and created_at > $3 order by created_at desc, id desc offset $4 limit 1`,
  );
const MADE: Readonly<Record<LimitOf, ReturnType<typeof madeBefore>>> = {
  both: madeBefore('both', 'address_hash = $1 and client_hash = $2'),
  address: madeBefore('address', 'address_hash = $1 and $2::bytea is not null'),
  client: madeBefore('client', 'client_hash = $2 and $1::bytea is not null'),
};
const insert = statement<{ id: number }>(
  'insert_sign_in_link',
  `insert into sign_in_links (token_hash, browser_hash, address_hash, client_hash, sealed, return_to, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
);

export interface LinkRequest {
  /** in the form in which addresses are stored */
  email: string;
  /** the secret of the browser */
  browser: string;
  /** who asks, such as an IP address */
  client: string;
  returnTo: string;
  at: Date;
}

export type MadeLink =
  | { kind: 'made'; id: number; token: string; expiresAt: Date }
  | { kind: 'limited'; of: LimitOf; waitMs: number };

/** The limit that is reached for the longest; undefined if there is none. The address and the client are locked. */
async function reachedLimit(tx: Transaction, hashes: readonly Buffer[], at: Date) {
  let longest: { of: LimitOf; waitMs: number } | undefined;
  for (const { of, most, withinMs } of LIMITS) {
    const since = at.getTime() - withinMs;
    const [made] = await tx.run(MADE[of], [...hashes, new Date(since), most - 1]);
    const waitMs = made ? made.created_at.getTime() - since : 0;
    if (waitMs > (longest?.waitMs ?? 0)) longest = { of, waitMs };
  }
  return longest;
}

/** Makes a link of 15 minutes, unless the address or the client has reached a limit. */
export async function makeLink(
  tx: Transaction,
  secretKey: Buffer,
  { email, browser, client, returnTo, at }: LinkRequest,
): Promise<MadeLink> {
  const hashes = {
    client: keyedHash(secretKey, `client of sign-in links ${client}`),
    address: keyedHash(secretKey, `address of sign-in links ${email}`),
  };
  for (const hash of [hashes.client, hashes.address]) await tx.run(lock, [hash.readBigInt64BE()]);
  const reached = await reachedLimit(tx, [hashes.address, hashes.client], at);
  if (reached) return { kind: 'limited', ...reached };
  const token = newToken(PREFIX);
  const expiresAt = new Date(at.getTime() + LIFETIME);
  const whose = [sha256(token), sha256(browser), hashes.address, hashes.client];
  const [made] = await tx.run(insert, [...whose, seal(secretKey, email, PURPOSE), returnTo, at, expiresAt]);
  return { kind: 'made', id: made!.id, token, expiresAt };
}

const USABLE = 'token_hash = $1 and browser_hash = $2 and used_at is null and expires_at > $3';

const usable = statement<object>('usable_sign_in_link', `select from sign_in_links where ${USABLE}`);

/** Whether the link can be used now, in the browser with this secret. */
export const isUsable = async (db: Runner, token: string, browser: string, now: Date): Promise<boolean> =>
  (await db.run(usable, [sha256(token), sha256(browser), now])).length > 0;

const use = statement<{ sealed: Buffer; return_to: string }>(
  'use_sign_in_link',
  `with link as (select id, sealed, return_to from sign_in_links where ${USABLE} for update)
   update sign_in_links l set used_at = $3, sealed = null from link where l.id = link.id
   returning link.sealed, link.return_to`,
);

/** Uses the link; undefined if it cannot be used. Of several uses at the same time, one succeeds. */
export async function consumeLink(
  tx: Transaction,
  secretKey: Buffer,
  { token, browser, now }: { token: string; browser: string; now: Date },
): Promise<{ email: string; returnTo: string } | undefined> {
  const [row] = await tx.run(use, [sha256(token), sha256(browser), now]);
  return row && { email: unseal(secretKey, row.sealed, PURPOSE), returnTo: row.return_to };
}
