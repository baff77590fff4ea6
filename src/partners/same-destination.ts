// Which partners of a program are paid to one account.
import { statement, type Runner } from '../database/db.ts';
import type { PartnershipStatus } from '../common/types.ts';

// With methods that were removed: who replaces one hides nothing.
const sharing = statement<{ partner_id: number; other_id: number }>(
  'partners_of_same_destination',
  `select distinct m.partner_id, o.partner_id as other_id
   from payout_methods m join payout_methods o on o.fingerprint = m.fingerprint and o.partner_id <> m.partner_id
   where m.partner_id = any ($1::bigint[]) order by m.partner_id, o.partner_id`,
);
const ofProgram = statement<{ partner_id: number }>(
  'partners_of_program_among',
  `select partner_id from partnerships
   where program_id = $1 and partner_id = any ($2::bigint[]) and ($3::text is null or status = $3)`,
);
const MOST_SHARING = 100;

/** The other partners of the program, with this status, who have or had a destination of these partners. */
export async function findSameDestination(
  db: Runner,
  programId: number,
  partnerIds: readonly number[],
  status?: PartnershipStatus,
): Promise<ReadonlyMap<number, number[]>> {
  if (partnerIds.length === 0) return new Map();
  const pairs = await db.run(sharing, [partnerIds]);
  if (pairs.length === 0) return new Map();
  const others = await db.run(ofProgram, [programId, pairs.map(({ other_id }) => other_id), status ?? null]);
  const known = new Set(others.map(({ partner_id }) => partner_id));
  const found = new Map<number, number[]>();
  for (const { partner_id, other_id } of pairs.filter(({ other_id }) => known.has(other_id))) {
    found.set(partner_id, [...(found.get(partner_id) ?? []), other_id].slice(0, MOST_SHARING));
  }
  return found;
}
