// The records that valid requests about payment processors need.
import { newToken } from '@referral-tracking/shared/ids';
import { sha256 } from '../../src/lib/hashing.ts';
import type { Ground, Scene } from '../manage/calls.ts';

/** A connection of the scene's program to Stripe. */
export async function newProcessor({ db, clock }: Ground, { programId: program_id }: Scene): Promise<number> {
  const row = { program_id, fingerprint: sha256(newToken('whsec')), sealed: sha256('secret'), masked: 'whsec_…test' };
  const stored = db.knex('stripe_secrets').insert({ ...row, connected_at: clock.now() });
  return (await stored.returning<{ id: number }[]>('id'))[0]!.id;
}

/** A key to catch up with Paddle. */
export async function newCatchUpKey({ db, clock }: Ground, { programId: program_id }: Scene): Promise<number> {
  const row = { program_id, processor: 'paddle', sealed: Buffer.from('sealed'), masked: '…', created_at: clock.now() };
  const stored = db.knex('catch_up_keys').insert(row).onConflict(['program_id', 'processor']).merge();
  return (await stored.returning<{ id: number }[]>('id'))[0]!.id;
}
