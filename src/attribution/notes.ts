// What partners have noted on the clicks that brought customers.
import type { Columns } from '../common/csv.ts';
import { statement, type Runner } from '../database/db.ts';
import { NO_LINK } from './codes.ts';

/** The notes of a click, and where it came from; null each where there is none. */
export interface ClickNotes {
  sub: string | null;
  sub2: string | null;
  sub3: string | null;
  channel: string | null;
}

/**
 * SQL of the condition that `k` is the click that brought the customer `c` to the partner who earns. The notes of the click are not
 * for a partner to whom a discount code gave the customer.
 */
const BROUGHT = `k.program_id = c.program_id and k.occurred_at = c.clicked_at and k.click_id = c.click_id
  and c.link_id <> ${NO_LINK}`;

/** SQL of the first note of the click that brought the customer `c`; empty without one. */
export const SUB_OF_CUSTOMER = `coalesce((select k.sub from clicks k where ${BROUGHT}), '')`;

const notes = statement<ClickNotes & { id: number }>(
  'click_notes_of_customers',
  `select c.id, k.sub, k.sub2, k.sub3, k.channel from customers c join clicks k on ${BROUGHT}
   where c.program_id = $1 and c.id = any ($2::bigint[])`,
);

/** The notes of the clicks that brought these customers of a program, by customer. */
export async function clickNotesOf(
  db: Runner,
  programId: number,
  customerIds: readonly (number | null)[],
): Promise<Map<number | null, ClickNotes>> {
  const rows = await db.run(notes, [programId, customerIds.filter((id) => id !== null)]);
  return new Map(rows.map(({ id, ...found }) => [id, found]));
}

/** Columns of files with what is about customers. */
export const NOTE_COLUMNS: Columns<{ notes: ClickNotes | undefined }> = {
  Channel: ({ notes }) => (notes === undefined ? null : (notes.channel ?? 'page')),
  'Sub ID': ({ notes }) => notes?.sub,
  'Sub ID 2': ({ notes }) => notes?.sub2,
  'Sub ID 3': ({ notes }) => notes?.sub3,
};
