import type { Program } from '../domain/types.ts';
import { keyedHash } from '../lib/hashing.ts';
import { maskToken } from '../lib/ids.ts';
import { seal, unseal } from '../lib/sealing.ts';
import { statement, type Db, type Runner } from '../database/db.ts';
import { lockProgram } from './program-keys.ts';
import { PROGRAM_COLUMNS, programOf, type ProgramRow } from './programs.ts';
import { forgetStripeAccounts, nameStripeAccounts } from './stripe-accounts.ts';

/** Two during a rotation, and one for Stripe's test mode. */
const IN_USE = 3;

/** The purpose that a secret is encrypted for. */
const owner = (programId: number): string => `program ${programId}`;

export interface SecretView {
  masked: string;
  connected_at: Date;
}

// Connecting a secret again makes it the newest; it is recognized by its keyed hash.
const insert = statement<object>(
  'insert_stripe_secret',
  `insert into stripe_secrets (program_id, fingerprint, sealed, masked, connected_at) values ($1, $2, $3, $4, $5)`,
);
const remove = statement<{ id: number }>(
  'remove_stripe_secret',
  'delete from stripe_secrets where program_id = $1 and ($2::bytea is null or fingerprint = $2) returning id',
);
const removeOldest = statement<object>(
  'remove_oldest_stripe_secrets',
  `delete from stripe_secrets where program_id = $1 and id not in (
     select id from stripe_secrets where program_id = $1 order by id desc limit $2)`,
);
const list = statement<SecretView>(
  'list_stripe_secrets',
  'select masked, connected_at from stripe_secrets where program_id = $1 order by id desc',
);

/**
 * Stores a webhook secret, encrypted. Only the newest three secrets of a program are active. Returns the active secrets,
 * newest first; undefined if the program does not exist. The Stripe Connect accounts (`acct_…`) are added to the existing
 * ones, so that rotating a secret does not change them.
 */
export const connectStripe = (
  db: Db,
  secretKey: Buffer,
  programId: number,
  secret: string,
  at: Date,
  accounts: readonly string[] = [],
) =>
  db.transaction(async (tx): Promise<SecretView[] | undefined> => {
    if (!(await lockProgram(tx, programId))) return undefined;
    const fingerprint = keyedHash(secretKey, secret);
    await tx.run(remove, [programId, fingerprint]);
    const sealed = seal(secretKey, secret, owner(programId));
    await tx.run(insert, [programId, fingerprint, sealed, maskToken(secret), at]);
    await tx.run(removeOldest, [programId, IN_USE]);
    await nameStripeAccounts(tx, programId, accounts, at);
    return tx.run(list, [programId]);
  });

/**
 * Deletes one secret of the program, or all of them; returns the number of deleted secrets and the remaining ones.
 * Deleting the last one also deletes the program's Stripe Connect accounts.
 */
export const disconnectStripe = (db: Db, secretKey: Buffer, programId: number, secret: string | undefined) =>
  db.transaction(async (tx) => {
    const fingerprint = secret === undefined ? null : keyedHash(secretKey, secret);
    const removed = await tx.run(remove, [programId, fingerprint]);
    const left = await tx.run(list, [programId]);
    if (left.length === 0) await forgetStripeAccounts(tx, programId, undefined);
    return { removed: removed.length, left };
  });

/** The active secrets, masked, newest first. */
export const listStripeSecrets = (db: Runner, programId: number): Promise<SecretView[]> => db.run(list, [programId]);

const connection = statement<ProgramRow & { sealed: Buffer; accounts: string[] }>(
  'stripe_connection',
  `select s.sealed, ${PROGRAM_COLUMNS},
     array(select a.account_id from stripe_accounts a where a.program_id = p.id) as accounts
   from stripe_secrets s join programs p on p.id = s.program_id
   where s.program_id = $1 order by s.id desc`,
);

export interface Connection {
  program: Program;
  /** decrypted, newest first; only secrets that were encrypted with this SECRET_KEY */
  secrets: string[];
  /** the Stripe Connect accounts whose events are accepted */
  accounts: string[];
}

function unsealed(secretKey: Buffer, sealed: Buffer, programId: number): string | undefined {
  try {
    return unseal(secretKey, sealed, owner(programId));
  } catch {
    return undefined;
  }
}

/**
 * A program's connection, read for each event so that a change takes effect immediately; undefined if it has none.
 * @throws if no secret can be decrypted, because all were encrypted with another SECRET_KEY
 */
export async function findConnection(
  db: Runner,
  secretKey: Buffer,
  programId: number,
): Promise<Connection | undefined> {
  const rows = await db.run(connection, [programId]);
  if (!rows[0]) return undefined;
  const secrets = rows.map(({ sealed }) => unsealed(secretKey, sealed, programId)).filter((s) => s !== undefined);
  if (secrets.length === 0) {
    throw new Error(
      `no webhook secret of program ${programId} can be decrypted: they were encrypted with another SECRET_KEY`,
    );
  }
  return { program: programOf(rows[0]), secrets, accounts: rows[0].accounts };
}
