// What the members of a program note about a partner: for themselves, never for the partner.
import { statement, type Transaction } from '../../database/db.ts';
import type { Note } from '../platform/audit.ts';
import { findManagedPartner, isArchivedNow, type Act, type ManagedPartner } from './managed.ts';
import { holdPartnership } from './partners.ts';

const change = statement<object>('change_partner_notes', 'update partnerships set notes = $2, tags = $3 where id = $1');

export interface WantedNotes extends Omit<Act, 'at'> {
  /** undefined, as the tags: stays; null clears it */
  notes: string | null | undefined;
  /** in lower case, each once */
  tags: string[] | undefined;
}

export type NotesResult =
  | { kind: 'done' | 'unchanged'; partner: ManagedPartner }
  | { kind: 'missing' }
  | { kind: 'archived' };

/** Changes what is given. The audit log only says which fields changed: a text could not be deleted from it. */
export async function changeNotes(tx: Transaction, note: Note, wanted: WantedNotes): Promise<NotesResult> {
  const { programId, partnerId } = wanted;
  const archived = await isArchivedNow(tx, programId);
  await holdPartnership(tx, wanted);
  const before = await findManagedPartner(tx, programId, partnerId);
  if (archived === undefined || !before) return { kind: 'missing' };
  if (archived) return { kind: 'archived' };
  const { notes = before.notes, tags = before.tags } = wanted;
  const changed = [
    ...(notes === before.notes ? [] : ['notes']),
    ...(tags.join() === before.tags.join() ? [] : ['tags']),
  ];
  if (changed.length === 0) return { kind: 'unchanged', partner: before };
  await tx.run(change, [before.id, notes, tags]);
  await note({ action: 'partner.update', programId, targetId: partnerId, after: { changed } });
  return { kind: 'done', partner: { ...before, notes, tags } };
}
