// Which mails are not sent: those that their reader refuses, and those that the program has muted.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import { documentedKind, readerHashes, type Refusal } from './choice-rules.ts';

const refuse = statement<object>(
  'refuse_mails',
  `insert into mail_refusals (address_hash, kind, program_id, created_at) values ($1, $2, $3, $4)
   on conflict (address_hash, kind, program_id) do nothing`,
);
const accept = statement<object>(
  'accept_mails',
  'delete from mail_refusals where address_hash = $1 and kind = $2 and program_id = $3',
);

/** Notes that a reader refuses such mails; a repeat changes nothing. */
export const refuseMails = async (db: Runner, { addressHash, kind, programId }: Refusal, at: Date): Promise<void> =>
  void (await db.run(refuse, [addressHash, kind, programId, at]));

/** Takes that back. */
export const acceptMails = async (db: Runner, { addressHash, kind, programId }: Refusal): Promise<void> =>
  void (await db.run(accept, [addressHash, kind, programId]));

const unwanted = statement<object>(
  'mail_is_unwanted',
  `select from mail_refusals where address_hash = any ($1::bytea[]) and kind = $2 and program_id in (0, $3)
   union all select from programs where id = $3 and $2 = any (muted_mails) limit 1`,
);

export interface MailToSend {
  kind: string;
  to: string;
  programId: number;
}

/** Whether the reader refuses the mail, or the program does not send it. */
export const isUnwanted = async (
  db: Runner,
  keys: readonly Buffer[],
  { kind, to, programId }: MailToSend,
): Promise<boolean> => (await db.run(unwanted, [readerHashes(keys, to), documentedKind(kind), programId])).length > 0;

const list = statement<{ kind: string }>(
  'refused_mails',
  'select distinct kind from mail_refusals where address_hash = any ($1::bytea[]) and program_id = 0 order by kind',
);
const clear = statement<object>(
  'clear_refused_mails',
  'delete from mail_refusals where address_hash = any ($1::bytea[]) and program_id = 0',
);

/** The kinds that a person refuses of all programs. */
export const refusedKinds = async (db: Runner, keys: readonly Buffer[], email: string): Promise<string[]> =>
  (await db.run(list, [readerHashes(keys, email)])).map(({ kind }) => kind);

/** Replaces the kinds that a person refuses of all programs. */
export async function replaceRefusedKinds(
  tx: Transaction,
  keys: readonly Buffer[],
  { email, kinds, at }: { email: string; kinds: readonly string[]; at: Date },
): Promise<void> {
  const hashes = readerHashes(keys, email);
  await tx.run(clear, [hashes]);
  for (const kind of kinds) await refuseMails(tx, { addressHash: hashes[0]!, kind, programId: 0 }, at);
}
