// Groups for the requests of tests.
import type { Ground, Scene } from '../manage/calls.ts';

/** A group of the scene's program. */
export async function newGroup({ db, make, clock }: Ground, { programId: program_id }: Pick<Scene, 'programId'>) {
  const name = make.unique('group');
  const row = { program_id, name, slug: name, created_at: clock.now() };
  return (await db.knex('partner_groups').insert(row).returning<{ id: number }[]>('id'))[0]!.id;
}
