// Partners as the members of a program manage them: they decide who may earn. Every change is in the audit log.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Application } from '../offers/application.ts';
import type { PartnershipStatus } from '../common/types.ts';
import { makeFirstLink } from '../links/first-link.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { createList } from '../common/lists.ts';
import { createdFilters } from '../common/page-order.ts';
import { report } from '../common/report.ts';
import { GROUP } from '../offers/terms-columns.ts';
import { changeStatus, ensurePartnership, holdPartnership } from '../partnerships/write.ts';

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
  decline_reason: string | null;
  notes: string | null;
  tags: string[];
  group: { id: number; name: string };
  /** null: as the group or the program says */
  minimum_payout_cents: number | null;
}

const COLUMNS = `s.id, s.partner_id, r.name, r.email, s.status, s.created_at, s.changed_at, s.application,
  s.decline_reason, s.notes, s.tags, s.minimum_payout_cents, json_build_object('id', g.id, 'name', g.name) as "group"`;
const PARTNERS = `partnerships s join partners r on r.id = s.partner_id ${GROUP}`;

/** SQL of the condition that a text contains the value with this name, in any case. */
const has = (text: string, name: string): string => `position(lower(:${name}::text) in lower(${text})) > 0`;

type PartnerFilter = 'status' | 'tag' | 'groupId' | 'search' | 'searchInNames' | 'createdFrom' | 'createdBefore';
/** The partners of a program in any status, in the order in which they came. Erased ones are not among them. */
export const partnersOf = createList<ManagedPartner, PartnerFilter>({
  name: 'partners_of_program',
  columns: COLUMNS,
  from: PARTNERS,
  id: 's.id',
  common: 's.program_id',
  always: { where: 's.partner_id is not null' },
  filters: {
    status: { is: 's.status = :status::text' },
    // These read the partners of the program until the page is full: people are not as many as customers.
    tag: { where: 's.tags @> array[:tag::text]' },
    groupId: { where: 'g.id = :groupId::bigint' },
    search: { where: `(${has('r.name', 'search')} or ${has('r.email', 'search')})` },
    searchInNames: { where: has('r.name', 'searchInNames') },
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

const named = statement<ManagedPartner>(
  'partners_of_events',
  `select ${COLUMNS} from ${PARTNERS} where s.program_id = $1 and s.partner_id = any ($2::bigint[])`,
);
/** The named partners of a program. */
export const findManagedPartners = (db: Runner, programId: number, ids: readonly number[]): Promise<ManagedPartner[]> =>
  db.run(named, [programId, ids]);

/** What a member, the partner or the operator does, and the statuses in which it can be done. */
const TRANSITIONS = {
  approve: { from: ['linked', 'applied'], to: 'joined' },
  decline: { from: ['applied'], to: 'declined' },
  leave: { from: ['joined'], to: 'left' },
  remove: { from: ['joined'], to: 'removed' },
  reinstate: { from: ['removed'], to: 'joined' },
} as const satisfies Record<string, { from: readonly PartnershipStatus[]; to: PartnershipStatus }>;
export type PartnerAct = keyof typeof TRANSITIONS;

export interface Act {
  programId: number;
  partnerId: number;
  at: Date;
}
/** `reason`: why an application is declined */
type ReasonedAct = Act & { reason?: string | null | undefined };
/** Reports the new status of a partnership. */
export const reportStatus = (
  tx: Transaction,
  of: Act & { partnershipId: number },
  before: PartnershipStatus | null,
  status: Exclude<PartnershipStatus, 'linked' | 'merged'>,
): Promise<void> => report(tx, [{ type: `partner.${status}`, ...of, before }]);

/** `transition`: this status does not allow the act, for which partners have another error than members. */
export type ActResult =
  | { kind: 'done'; partner: ManagedPartner; before: PartnershipStatus }
  | Refused<'notFound'>
  | { kind: 'transition'; status: PartnershipStatus };

/** Changes the status of a partner, if the present one allows it. */
export async function changePartner(
  tx: Transaction,
  note: Note,
  act: PartnerAct,
  which: ReasonedAct,
): Promise<ActResult> {
  const { programId, partnerId, at, reason = null } = which;
  await holdPartnership(tx, which);
  const before = await findManagedPartner(tx, programId, partnerId);
  if (!before) return refused('notFound');
  const { from, to } = TRANSITIONS[act];
  if (!(from as readonly PartnershipStatus[]).includes(before.status))
    return { kind: 'transition', status: before.status };
  await changeStatus(tx, before, to, at, reason);
  const partner = { ...before, status: to, changed_at: at, decline_reason: reason };
  await note({ action: `partner.${act}`, programId, targetId: partnerId, before, after: partner });
  await reportStatus(tx, { programId, partnerId, partnershipId: before.id, at }, before.status, to);
  // Who has joined has a link.
  if (to === 'joined') await makeFirstLink(tx, note, which);
  return { kind: 'done', partner, before: before.status };
}

/**
 * Lets a partner join in any status, as the operator may, and the partner with an invitation: but one who was merged into another
 * one stays so, as the returned status says.
 */
export async function joinInAnyStatus(tx: Transaction, note: Note, which: Act) {
  const { programId, partnerId, at } = which;
  const held = await ensurePartnership(tx, { ...which, status: 'joined' });
  if (held.status === 'merged') return { partner_id: partnerId, program_id: programId, status: held.status };
  const before = held.added ? {} : { status: held.status };
  if (held.status !== 'joined') await changeStatus(tx, held, 'joined', at);
  const after = { partner_id: partnerId, program_id: programId, status: 'joined' as const };
  await note({ action: 'partner.join', programId, targetId: partnerId, before, after });
  if (held.added || held.status !== 'joined')
    await reportStatus(tx, { ...which, partnershipId: held.id }, held.added ? null : held.status, 'joined');
  return after;
}
