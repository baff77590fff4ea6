// The records that valid requests about API keys need.
import { newToken } from '@referral-tracking/shared/ids';
import { sha256 } from '../../src/lib/hashing.ts';
import type { Ground, Scene } from '../manage/calls.ts';

/** Another API key of the scene's program. */
export async function newKey({ db, clock }: Ground, { programId: program_id }: Scene): Promise<number> {
  const row = { program_id, token_hash: sha256(newToken('refkey')), masked: 'refkey_…test', created_at: clock.now() };
  return (await db.knex('program_keys').insert(row).returning<{ id: number }[]>('id'))[0]!.id;
}
