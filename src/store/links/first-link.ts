// The first link of a partner, which is made when they join, so that they can share it at once.
import { statement, type Transaction } from '../../database/db.ts';
import { codeFromName } from '../../domain/link-code.ts';
import type { Note } from '../platform/audit.ts';
import { createLink } from './managed.ts';

const find = statement<{ name: string; email: string }>(
  'partner_without_link',
  `select r.name, r.email from partners r
   where r.id = $2 and not exists (select from links l where l.program_id = $1 and l.partner_id = r.id)`,
);
const MOST_SUFFIXES = 9;

/** Makes a link that leads to the home page of the program, with a code from the partner's name; nothing if they have one. */
export async function makeFirstLink(
  tx: Transaction,
  note: Note,
  { programId, partnerId, at }: { programId: number; partnerId: number; at: Date },
): Promise<void> {
  const [partner] = await tx.run(find, [programId, partnerId]);
  if (!partner) return;
  const link = { programId, partnerId, destination: undefined, enabled: true, at };
  const wanted = codeFromName(partner.name, partner.email);
  for (let suffix = 1; wanted !== undefined && suffix <= MOST_SUFFIXES; suffix++) {
    const code = suffix === 1 ? wanted : `${wanted}-${suffix}`;
    if ((await createLink(tx, note, 'program', { ...link, code })).kind !== 'taken') return;
  }
  await createLink(tx, note, 'program', { ...link, code: undefined });
}
