import { sha256 } from '../lib/hashing.ts';
import { maskToken, newToken } from '@referral-tracking/shared/ids';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';

const insert = statement<object>(
  'insert_program_key',
  'insert into program_keys (program_id, token_hash, masked, created_at) values ($1, $2, $3, $4)',
);

/** Stores the hash of a new key and returns the key. The caller has locked the program or created it in the transaction. */
export async function issueKey(tx: Runner, programId: number, at: Date): Promise<string> {
  const token = newToken('refkey');
  await tx.run(insert, [programId, sha256(token), maskToken(token), at]);
  return token;
}

const lockOwned = statement<object>(
  'lock_programs_of_advertiser',
  'select id from programs where advertiser_id = $1 order by id for no key update',
);
const revokeOwned = statement<RevokedKey & { id: number }>(
  'revoke_keys_of_advertiser',
  `update program_keys k set revoked_at = $2 from programs p
   where p.id = k.program_id and p.advertiser_id = $1 and k.revoked_at is null
   returning k.id, k.program_id, k.masked`,
);

export interface RevokedKey {
  program_id: number;
  masked: string;
}

/** Ends the active keys of all programs of an advertiser, with the commit. Only new keys can replace them. */
export async function revokeKeysOf(tx: Transaction, note: Note, advertiserId: number, at: Date): Promise<RevokedKey[]> {
  // A separate statement: the next one must see a key that was issued while this one waited for the program's row.
  await tx.run(lockOwned, [advertiserId]);
  const revoked = await tx.run(revokeOwned, [advertiserId, at]);
  revoked.sort((a, b) => a.program_id - b.program_id || a.id - b.id);
  for (const { id, program_id: programId } of revoked) {
    await note({
      action: 'key.revoke',
      programId,
      targetId: id,
      before: { revoked_at: null },
      after: { revoked_at: at },
    });
  }
  return revoked.map(({ program_id, masked }) => ({ program_id, masked }));
}
