import { failure } from '../../contract/failure.ts';
import type { Transaction } from '../../database/db.ts';
import type { Role } from '../../domain/access.ts';
import type { Note } from '../../store/platform/audit.ts';
import { changePartner, type PartnerAct } from '../../store/partners/managed.ts';
import { showPartner } from './show.ts';

/** What the operations that change the status of a partner receive. */
interface Acting {
  ids: { program_id: number; partner_id: number };
  role: Role;
  now: Date;
}

/** Changes the status of the partner in the path; throws the failure that all these operations declare. */
export async function actOn(tx: Transaction, note: Note, act: PartnerAct, { ids, role, now }: Acting) {
  const which = { programId: ids.program_id, partnerId: ids.partner_id, at: now };
  const changed = await changePartner(tx, note, act, which);
  if (changed.kind === 'archived') throw failure('programArchived');
  if (changed.kind === 'refused') throw failure('partnerTransition', { status: changed.status });
  if (changed.kind !== 'done') throw failure('notFound');
  return showPartner(changed.partner, role);
}
