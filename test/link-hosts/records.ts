// The records that valid requests about link hosts need.
import { PROOF } from '../support/dns.ts';
import type { Fixtures } from '../support/fixtures.ts';
import type { Ground, Scene } from '../manage/calls.ts';

/** A host that nobody has. */
export const hostName = ({ unique }: Pick<Fixtures, 'unique'>): string =>
  `${unique('go')
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, '-')}.brand.dev`;

/** A host of the scene's program that waits for its proof, which the name server of tests has. */
export async function newLinkHost({ db, clock, make }: Ground, { programId: program_id }: Scene): Promise<number> {
  const row = { program_id, host: hostName(make), is_domain: false, token: PROOF, created_at: clock.now() };
  return (await db.knex('link_hosts').insert(row).returning<{ id: number }[]>('id'))[0]!.id;
}
