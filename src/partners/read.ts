// What the members of a program note about a partner, for themselves and never for the partner, and the least amount of a payout.
import { statement, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { findManagedPartner, type Act, type ManagedPartner } from './write.ts';
import { holdPartnership } from '../partnerships/write.ts';

const change = statement<object>(
  'change_partner_details',
  'update partnerships set notes = $2, tags = $3, minimum_payout_cents = $4 where id = $1',
);

/** Whether what holds of a partner with this minimum, else the group's, is above the program's. */
const isAbove = statement<{ above: boolean }>(
  'minimum_above_program',
  `select coalesce($3::bigint, g.minimum_payout_cents, 0) > p.minimum_payout_cents as above
   from programs p left join partner_groups g on g.program_id = p.id and g.id = $2 where p.id = $1`,
);

export interface WantedDetails extends Omit<Act, 'at'> {
  /** undefined, as of the others: stays; null clears it */
  notes: string | null | undefined;
  minimumPayoutCents: number | null | undefined;
  /** whether an owner asks: others set no minimum above the program's */
  asOwner: boolean;
  /** in lower case, each once */
  tags: string[] | undefined;
}

export type DetailsResult =
  | { kind: 'done' | 'unchanged'; partner: ManagedPartner }
  | Refused<'notFound' | 'roleMissing'>;

/** Changes what is given. Of texts the audit log only says that they changed: they could not be deleted from it. */
export async function changeDetails(tx: Transaction, note: Note, wanted: WantedDetails): Promise<DetailsResult> {
  const { programId, partnerId } = wanted;
  await holdPartnership(tx, wanted);
  const before = await findManagedPartner(tx, programId, partnerId);
  if (!before) return refused('notFound');
  const {
    notes = before.notes,
    tags = before.tags,
    minimumPayoutCents: minimum = before.minimum_payout_cents,
  } = wanted;
  const changed = [
    ...(notes === before.notes ? [] : ['notes']),
    ...(tags.join() === before.tags.join() ? [] : ['tags']),
  ];
  const isSame = changed.length === 0 && minimum === before.minimum_payout_cents;
  if (isSame) return { kind: 'unchanged', partner: before };
  if (!wanted.asOwner && minimum !== before.minimum_payout_cents) {
    const [judged] = await tx.run(isAbove, [programId, before.group.id, minimum]);
    if (judged!.above) return refused('roleMissing', { role: 'owner' });
  }
  await tx.run(change, [before.id, notes, tags, minimum]);
  const after = { ...before, notes, tags, minimum_payout_cents: minimum };
  const { minimum_payout_cents } = before;
  await note({
    ...{ action: 'partner.update', programId, targetId: partnerId },
    before: { minimum_payout_cents },
    after: { ...(changed.length > 0 && { changed }), minimum_payout_cents: minimum },
  });
  return { kind: 'done', partner: after };
}
