// Partners as the members of a program manage them: they decide who may earn. Every change is in the audit log.
import { statement, type Runner, type Transaction } from '../../database/db.ts';
import type { Application } from '../../domain/application.ts';
import type { PartnershipStatus } from '../../domain/types.ts';
import { makeFirstLink } from '../links/first-link.ts';
import type { Note } from '../platform/audit.ts';
import { createList } from '../platform/lists.ts';
import { createdFilters } from '../platform/page-order.ts';
import { changeStatus, ensurePartnership, holdPartnership } from './partners.ts';

export interface ManagedPartner {
  /** of the partnership, by which lists are ordered */
  id: number;
  partner_id: number;
  name: string;
  email: string;
  status: PartnershipStatus;
  created_at: Date;
  changed_at: Date;
  application: Application | null;
}

const COLUMNS = 's.id, s.partner_id, r.name, r.email, s.status, s.created_at, s.changed_at, s.application';
const PARTNERS = 'partnerships s join partners r on r.id = s.partner_id';

/** The partners of a program in any status, in the order in which they came. Erased ones are not among them. */
export const partnersOf = createList<ManagedPartner, 'status' | 'createdFrom' | 'createdBefore'>({
  name: 'partners_of_program',
  columns: COLUMNS,
  from: PARTNERS,
  id: 's.id',
  common: 's.program_id',
  always: { where: 's.partner_id is not null' },
  filters: {
    status: { is: 's.status = :status::text' },
    ...createdFilters('partnerships', 's', { where: 'b.partner_id is not null' }),
  },
});

const one = statement<ManagedPartner>(
  'partner_of_program',
  `select ${COLUMNS} from ${PARTNERS} where s.program_id = $1 and s.partner_id = $2`,
);

export const findManagedPartner = async (
  db: Runner,
  programId: number,
  partnerId: number,
): Promise<ManagedPartner | undefined> => (await db.run(one, [programId, partnerId]))[0];

/** What a member, the partner or the operator does, and the statuses in which it can be done. */
const TRANSITIONS = {
  approve: { from: ['linked', 'applied'], to: 'joined' },
  decline: { from: ['applied'], to: 'declined' },
  leave: { from: ['joined'], to: 'left' },
  remove: { from: ['joined'], to: 'removed' },
  reinstate: { from: ['removed'], to: 'joined' },
} as const satisfies Record<string, { from: readonly PartnershipStatus[]; to: PartnershipStatus }>;
export type PartnerAct = keyof typeof TRANSITIONS;

const archived = statement<{ archived: boolean }>(
  'is_program_archived',
  'select archived_at is not null as archived from programs where id = $1 for share',
);

export interface Act {
  programId: number;
  partnerId: number;
  at: Date;
}
export type ActResult =
  | { kind: 'done'; partner: ManagedPartner; before: PartnershipStatus }
  | { kind: 'missing' | 'archived' }
  | { kind: 'refused'; status: PartnershipStatus };

/** Changes the status of a partner, if the present one allows it. */
export async function changePartner(tx: Transaction, note: Note, act: PartnerAct, which: Act): Promise<ActResult> {
  const { programId, partnerId, at } = which;
  const [program] = await tx.run(archived, [programId]);
  await holdPartnership(tx, which);
  const before = await findManagedPartner(tx, programId, partnerId);
  if (!program || !before) return { kind: 'missing' };
  // A partner may leave an archived program too.
  if (program.archived && act !== 'leave') return { kind: 'archived' };
  const { from, to } = TRANSITIONS[act];
  if (!(from as readonly PartnershipStatus[]).includes(before.status))
    return { kind: 'refused', status: before.status };
  await changeStatus(tx, before, to, at);
  const partner = { ...before, status: to, changed_at: at };
  await note({ action: `partner.${act}`, programId, targetId: partnerId, before, after: partner });
  // Who has joined has a link.
  if (to === 'joined') await makeFirstLink(tx, note, which);
  return { kind: 'done', partner, before: before.status };
}

/** Lets a partner join in any status, as the operator may, and the partner with an invitation. */
export async function joinInAnyStatus(tx: Transaction, note: Note, which: Act) {
  const { programId, partnerId, at } = which;
  const held = await ensurePartnership(tx, { ...which, status: 'joined' });
  const before = held.added ? {} : { status: held.status };
  if (held.status !== 'joined') await changeStatus(tx, held, 'joined', at);
  const after = { partner_id: partnerId, program_id: programId, status: 'joined' as const };
  await note({ action: 'partner.join', programId, targetId: partnerId, before, after });
  return after;
}
