import type { Program } from '../domain/types.ts';
import { keyedHash } from '../lib/hashing.ts';
import { maskToken } from '../lib/ids.ts';
import { seal, unseal } from '../lib/sealing.ts';
import { statement, type Db, type Runner } from '../database/db.ts';
import { lockProgram } from './program-keys.ts';
import { PROGRAM_COLUMNS, programOf, type ProgramRow } from './programs.ts';
import { forgetStripeAccounts, nameStripeAccounts } from './stripe-accounts.ts';

/** Two while one is being replaced, and one of Stripe's test mode. */
const IN_USE = 3;

/** What a secret is sealed for. */
const owner = (programId: number): string => `program ${programId}`;

export interface SecretView {
  masked: string;
  connected_at: Date;
}

// Connecting a secret again makes it the newest; only its keyed hash shows that it is the same.
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
 * Adds a webhook secret to those in use: the newest three are. It is stored encrypted. Returns all that are
 * in use, newest first; undefined when there is no such program. The accounts of Stripe Connect (`acct_…`) are added to
 * those named before: a secret that is rolled changes nothing about them.
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
 * Takes a secret of the program out of use, or all of them; returns how many were, and which are left. With the last one
 * the program's accounts of Stripe Connect are forgotten.
 */
export const disconnectStripe = (db: Db, secretKey: Buffer, programId: number, secret: string | undefined) =>
  db.transaction(async (tx) => {
    const fingerprint = secret === undefined ? null : keyedHash(secretKey, secret);
    const removed = await tx.run(remove, [programId, fingerprint]);
    const left = await tx.run(list, [programId]);
    if (left.length === 0) await forgetStripeAccounts(tx, programId, undefined);
    return { removed: removed.length, left };
  });

/** The secrets in use, masked, newest first. */
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
  /** in clear, newest first; those that this SECRET_KEY opens */
  secrets: string[];
  /** the accounts of Stripe Connect whose events count */
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
 * A program's connection, read each time so that a change takes effect immediately; undefined when it has none. Throws when
 * there are secrets and none can be decrypted: they were encrypted with another SECRET_KEY.
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
