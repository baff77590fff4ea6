import type { Program } from '../common/types.ts';
import type { ProcessorType } from './processor.ts';
import { removeKey } from './catch-up/keys.ts';
import { forgetShop } from './shops.ts';
import { maskSecret } from './signing.ts';
import { keyedHash } from '../lib/hashing.ts';
import { seal, unseal } from '../lib/sealing.ts';
import { CHANGES_CHANNEL } from '../database/changes.ts';
import { statement, type Db, type Runner, type Transaction } from '../database/db.ts';
import { noteAs, type Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { createWholeList } from '../common/lists.ts';
import { lockProgram } from '../common/program-lock.ts';
import { PROGRAM_COLUMNS, programOf, type ProgramRow } from '../programs/read.ts';
import { forgetStripeAccounts, nameStripeAccounts } from './stripe/accounts.ts';

/** Two during a rotation, and one for Stripe's test mode. */
const IN_USE = 3;

/** The purpose that a secret is encrypted for. */
const owner = (programId: number): string => `program ${programId}`;

export interface SecretView {
  masked: string;
  connected_at: Date;
}

/** A stored secret, without its text. */
export interface StoredSecret extends SecretView {
  id: number;
  processor: ProcessorType;
}

const COLUMNS = 'id, processor, masked, connected_at';

// Connecting a secret again makes it the newest; it is recognized by its keyed hash.
const insert = statement<StoredSecret>(
  'insert_stripe_secret',
  `insert into stripe_secrets (program_id, fingerprint, sealed, masked, connected_at, processor)
   values ($1, $2, $3, $4, $5, $6)
   returning ${COLUMNS}`,
);
// A program without a processor is in memory as such.
const reportConnected = statement<object>(
  'report_connected_program',
  `select pg_notify('${CHANGES_CHANNEL}', 'programs ' || $1)`,
);
const removeOne = statement<StoredSecret>(
  'remove_stripe_secret',
  `delete from stripe_secrets where program_id = $1 and (fingerprint = $2 and processor = $4 or id = $3) returning ${COLUMNS}`,
);
const removeAll = statement<StoredSecret>(
  'remove_stripe_secrets',
  `delete from stripe_secrets where program_id = $1 and processor = $2 returning ${COLUMNS}`,
);
const removeOldest = statement<StoredSecret>(
  'remove_oldest_stripe_secrets',
  `delete from stripe_secrets where program_id = $1 and processor = $3 and id not in (
     select id from stripe_secrets where program_id = $1 and processor = $3 order by id desc limit $2)
   returning ${COLUMNS}`,
);
const list = statement<SecretView>(
  'list_stripe_secrets',
  'select masked, connected_at from stripe_secrets where program_id = $1 and processor = $2 order by id desc',
);

const noteRemoved = async (note: Note, programId: number, removed: readonly StoredSecret[]): Promise<void> => {
  for (const before of removed) await note({ action: 'processor.disconnect', programId, targetId: before.id, before });
};

export interface NewSecret {
  programId: number;
  processor: ProcessorType;
  secret: string;
  /** Stripe Connect accounts (`acct_…`) */
  accounts: readonly string[];
  at: Date;
}

/**
 * Stores a webhook secret, encrypted. Only the newest three secrets of a program and processor are active. The accounts are added to the
 * existing ones, so that rotating a secret does not change them.
 */
export async function connectSecret(
  tx: Transaction,
  note: Note,
  secretKey: Buffer,
  { programId, processor, secret, accounts, at }: NewSecret,
): Promise<{ kind: 'done'; stored: StoredSecret } | Refused<'notFound'>> {
  if (!(await lockProgram(tx, programId))) return refused('notFound');
  const fingerprint = keyedHash(secretKey, secret);
  await tx.run(removeOne, [programId, fingerprint, null, processor]);
  const sealed = seal(secretKey, secret, owner(programId));
  const stored = (await tx.run(insert, [programId, fingerprint, sealed, maskSecret(secret), at, processor]))[0]!;
  await tx.run(reportConnected, [String(programId)]);
  await note({ action: 'processor.connect', programId, targetId: stored.id, after: stored });
  await noteRemoved(note, programId, await tx.run(removeOldest, [programId, IN_USE, processor]));
  await nameStripeAccounts(tx, note, programId, accounts, at);
  return { kind: 'done', stored };
}

/** Which secret to remove: by identifier, by its text, or all of a processor's. */
export type SecretName = { id: number } | { processor: ProcessorType; secret?: string | undefined };

function remove(tx: Transaction, secretKey: Buffer, programId: number, which: SecretName): Promise<StoredSecret[]> {
  if ('id' in which) return tx.run(removeOne, [programId, null, which.id, null]);
  const { processor, secret } = which;
  if (secret === undefined) return tx.run(removeAll, [programId, processor]);
  return tx.run(removeOne, [programId, keyedHash(secretKey, secret), null, processor]);
}

/**
 * Deletes one secret of the program, or all of a processor's; returns the deleted ones. Deleting the last one also deletes the
 * program's Stripe Connect accounts, or which shop it is.
 */
export async function disconnectSecrets(
  tx: Transaction,
  note: Note,
  secretKey: Buffer,
  { programId, which }: { programId: number; which: SecretName },
): Promise<StoredSecret[]> {
  if (!(await lockProgram(tx, programId))) return [];
  const removed = await remove(tx, secretKey, programId, which);
  await noteRemoved(note, programId, removed);
  const processor = removed[0]?.processor;
  if (processor === undefined || (await tx.run(list, [programId, processor])).length > 0) return removed;
  await removeKey(tx, note, programId, { processor });
  if (processor === 'stripe') await forgetStripeAccounts(tx, note, programId, undefined);
  else await forgetShop(tx, programId, processor);
  return removed;
}

/** Connects a program as the operator does; returns the active secrets, newest first. */
export const connectStripe = (
  db: Db,
  secretKey: Buffer,
  programId: number,
  secret: string,
  at: Date,
  accounts: readonly string[] = [],
) =>
  db.transaction(async (tx): Promise<SecretView[] | undefined> => {
    const note = noteAs(tx, { kind: 'operator' }, at);
    const connected = await connectSecret(tx, note, secretKey, {
      programId,
      processor: 'stripe',
      secret,
      accounts,
      at,
    });
    return connected.kind === 'done' ? listStripeSecrets(tx, programId) : undefined;
  });

/**
 * Disconnects one secret of a program, or all of them, as the operator does; returns the number of deleted secrets and the
 * remaining ones.
 */
export const disconnectStripe = (
  db: Db,
  secretKey: Buffer,
  programId: number,
  secret: string | undefined,
  at: Date,
): Promise<{ removed: number; left: SecretView[] }> =>
  db.transaction(async (tx) => {
    const which = { processor: 'stripe', secret } as const;
    const note = noteAs(tx, { kind: 'operator' }, at);
    const removed = await disconnectSecrets(tx, note, secretKey, { programId, which });
    return { removed: removed.length, left: await listStripeSecrets(tx, programId) };
  });

/** The secrets of a program, in the order of their identifiers. */
export const secretsOf = createWholeList<StoredSecret>({
  name: 'stripe_secrets',
  columns: COLUMNS,
  from: 'stripe_secrets',
  id: 'id',
  always: { where: 'program_id = :owner' },
});

/** The active secrets of Stripe, masked, newest first. */
export const listStripeSecrets = (db: Runner, programId: number): Promise<SecretView[]> =>
  db.run(list, [programId, 'stripe']);

const connection = statement<ProgramRow & { sealed: Buffer; accounts: string[] }>(
  'stripe_connection',
  `select s.sealed, ${PROGRAM_COLUMNS},
     array(select a.account_id from stripe_accounts a where a.program_id = p.id) as accounts
   from stripe_secrets s join programs p on p.id = s.program_id
   where s.program_id = $1 and s.processor = $2 order by s.id desc`,
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

const sealedSecrets = statement<{ program_id: number; sealed: Buffer }>(
  'sealed_stripe_secrets',
  'select program_id, sealed from stripe_secrets order by program_id, id',
);

/** The programs that have webhook secrets, and those of them with a secret that this key does not decrypt. */
export async function findUnreadableSecrets(db: Runner, secretKey: Buffer) {
  const rows = await db.run(sealedSecrets, []);
  const unreadable = rows.filter(({ program_id, sealed }) => unsealed(secretKey, sealed, program_id) === undefined);
  const programsOf = (found: typeof rows) => [...new Set(found.map(({ program_id }) => program_id))];
  return { connected: programsOf(rows), unreadable: programsOf(unreadable) };
}

/**
 * A program's connection to a processor, read for each event so that a change takes effect immediately; undefined if it has none.
 * @throws if no secret can be decrypted, because all were encrypted with another SECRET_KEY
 */
export async function findConnection(
  db: Runner,
  secretKey: Buffer,
  programId: number,
  processor: ProcessorType,
): Promise<Connection | undefined> {
  const rows = await db.run(connection, [programId, processor]);
  if (!rows[0]) return undefined;
  const secrets = rows.map(({ sealed }) => unsealed(secretKey, sealed, programId)).filter((s) => s !== undefined);
  if (secrets.length === 0) {
    throw new Error(
      `no webhook secret of program ${programId} can be decrypted: they were encrypted with another SECRET_KEY`,
    );
  }
  return { program: programOf(rows[0]), secrets, accounts: rows[0].accounts };
}
