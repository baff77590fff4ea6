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

/** A key to catch up with a processor, of which a program has one: of a newer service, if it has to have many. */
export async function newCatchUpKey({ db, clock, make }: Ground, { programId: program_id }: Scene): Promise<number> {
  const processor = make.unique('processor');
  const row = { program_id, processor, sealed: Buffer.from('sealed'), masked: '…', created_at: clock.now() };
  return (await db.knex('catch_up_keys').insert(row).returning<{ id: number }[]>('id'))[0]!.id;
}
