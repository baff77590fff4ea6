// The programs of a partner, as the partner sees them and joins them.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Brand } from '../common/brand.ts';
import { readApplication, type GivenApplication, type Question } from '../offers/application.ts';
import type { CommissionBase, CommissionType, Currency, JoinPolicy, PartnershipStatus } from '../common/types.ts';
import { makeFirstLink } from '../links/first-link.ts';
import type { Note } from '../common/audit.ts';
import { createList } from '../common/lists.ts';
import { refused, type Refused } from '../common/refused.ts';
import { GROUP, LINK_RIGHT, OWN_MINIMUM } from '../offers/terms-columns.ts';
import { reportStatus } from '../partners/write.ts';
import { addPartnership, changeStatus, holdPartnership } from '../partnerships/write.ts';

export interface PortalProgram {
  /** of the partnership, by which lists are ordered */
  id: number;
  program_id: number;
  name: string;
  slug: string;
  domain: string;
  status: PartnershipStatus;
  archived: boolean;
  demo: boolean;
  commission_type: CommissionType;
  /** a decimal number as text */
  commission_rate: string;
  currency: Currency;
  lead_commission_cents: number | null;
  commission_base: CommissionBase;
  commission_on_shipping: boolean;
  max_months: number | null;
  max_commissions: number | null;
  cookie_window_days: number;
  attribution_window_days: number;
  holding_period_days: number;
  minimum_payout_cents: number;
  partner_links: boolean;
  partner_postbacks: boolean;
  brand: Brand;
  created_at: Date;
  changed_at: Date;
}

const COLUMNS = `s.id, s.program_id, p.name, p.slug, p.domain, s.status, p.archived_at is not null as archived,
  exists (select from demos d where d.program_id = p.id) as demo,
  n.commission_type, n.commission_rate, n.currency, n.lead_commission_cents, n.commission_base, n.commission_on_shipping, n.max_months, n.max_commissions,
  n.holding_period_days, p.cookie_window_days, p.attribution_window_days,
  ${OWN_MINIMUM} as minimum_payout_cents, ${LINK_RIGHT} as partner_links, p.partner_postbacks, p.brand, s.created_at,
  s.changed_at`;
// The terms that hold, of whichever level.
const PROGRAMS = `partnerships s ${GROUP} join terms n on n.id = coalesce(s.terms_id, g.terms_id, p.terms_id)`;

/** The programs of a partner, in the order in which they joined or applied. */
export const programsOfPartner = createList<PortalProgram, 'status' | 'programIds'>({
  name: 'programs_of_partner',
  columns: COLUMNS,
  from: PROGRAMS,
  id: 's.id',
  always: { where: 's.partner_id = :owner' },
  filters: {
    status: { where: 's.status = :status::text' },
    programIds: { where: 's.program_id = any (:programIds::bigint[])' },
  },
});

const one = statement<PortalProgram>(
  'program_of_partner',
  `select ${COLUMNS} from ${PROGRAMS} where s.partner_id = $1 and s.program_id = $2`,
);

export const findPortalProgram = async (
  db: Runner,
  partnerId: number,
  programId: number,
): Promise<PortalProgram | undefined> => (await db.run(one, [partnerId, programId]))[0];

// The lock prevents the policy from changing, and the program from being archived, until the transaction ends.
const bySlug = statement<{ id: number; join_policy: JoinPolicy; questions: Question[]; brand: Brand }>(
  'program_to_join',
  'select id, join_policy, questions, brand from programs where slug = $1 and archived_at is null for share',
);

const storeApplication = statement<object>(
  'store_application',
  'update partnerships set application = $3::jsonb where program_id = $1 and partner_id = $2',
);

/** `notFound`: the program does not take partners in this way, and the partner may not know that it exists. */
type NotJoined = Refused<'notFound' | 'alreadyPartner' | 'ownTransition'>;

/** What becomes of a partner with this status, undefined for one without a partnership, who wants to join by their own act. */
export function decideJoin(
  policy: JoinPolicy,
  status: PartnershipStatus | undefined,
): { kind: 'becomes'; status: 'joined' | 'applied' } | NotJoined {
  if (status === 'left') return { kind: 'becomes', status: 'joined' };
  if (status === 'joined') return refused('alreadyPartner', { status });
  if (status === 'declined' || status === 'removed' || status === 'merged') return refused('ownTransition', { status });
  if (policy === 'open') return { kind: 'becomes', status: 'joined' };
  if (status === 'applied') return refused('alreadyPartner', { status });
  if (policy === 'apply') return { kind: 'becomes', status: 'applied' };
  return status === undefined ? refused('notFound') : refused('ownTransition', { status });
}

export type JoinResult =
  | { kind: 'done'; program: PortalProgram }
  | NotJoined
  | Refused<'answerMissing' | 'consentMissing'>;

/** Who has been in the program, or has applied to it, is not asked again. */
const isNew = (status: PartnershipStatus | undefined): boolean => status === undefined || status === 'linked';

/** Lets a partner join the program with this slug, or apply to it. */
export async function joinBySlug(
  tx: Transaction,
  note: Note,
  wanted: { slug: string; partnerId: number; given: GivenApplication; at: Date },
): Promise<JoinResult> {
  const { slug, partnerId, given, at } = wanted;
  const [program] = await tx.run(bySlug, [slug]);
  if (!program) return refused('notFound');
  const { id: programId, join_policy: policy } = program;
  const before = await holdPartnership(tx, { programId, partnerId });
  const decision = decideJoin(policy, before?.status);
  if (decision.kind !== 'becomes') return decision;
  const { status } = decision;
  const read = readApplication(program, given, at);
  const asked = isNew(before?.status);
  if (asked && read.kind !== 'complete') return read;
  const held = before ?? (await addPartnership(tx, { programId, partnerId, status, at }));
  // A member or the operator has just added the partner.
  if (!held) return joinBySlug(tx, note, wanted);
  if (before) await changeStatus(tx, before, status, at);
  if (asked && read.kind === 'complete' && read.application)
    await tx.run(storeApplication, [programId, partnerId, JSON.stringify(read.application)]);
  const action = status === 'joined' ? 'partner.join' : 'partner.apply';
  await note({ action, programId, targetId: partnerId, before: before ?? {}, after: { status } });
  await reportStatus(tx, { programId, partnerId, partnershipId: held.id, at }, before?.status ?? null, status);
  if (status === 'joined') await makeFirstLink(tx, note, { programId, partnerId, at });
  return { kind: 'done', program: (await findPortalProgram(tx, partnerId, programId))! };
}

const heldLinks = statement<{ partner_links: boolean; count: number }>(
  'own_links_of_partnership',
  `select ${LINK_RIGHT} as partner_links, (select count(*) from links l where l.program_id = s.program_id and l.partner_id = s.partner_id)::int as count
   from partnerships s ${GROUP} where s.program_id = $1 and s.partner_id = $2`,
);
const MOST_LINKS = 50;

type LinkRights =
  | { kind: 'may'; /** how many links they have */ count: number }
  | { kind: 'off' }
  | Refused<'notFound' | 'ownTransition'>;

/** Whether a partner may change their links in a program. Locks the partnership. */
export async function linkRightsOf(tx: Transaction, programId: number, partnerId: number): Promise<LinkRights> {
  const partnership = await holdPartnership(tx, { programId, partnerId });
  // A separate statement: it must see a link that was created while the lock was awaited.
  const [held] = await tx.run(heldLinks, [programId, partnerId]);
  // The operator has just erased the partner.
  if (!partnership || !held) return refused('notFound');
  if (partnership.status !== 'joined') return refused('ownTransition', { status: partnership.status });
  return held.partner_links ? { kind: 'may', count: held.count } : { kind: 'off' };
}

/** Whether this is as many links as a partner can have in a program. */
export const isFull = (count: number): boolean => count >= MOST_LINKS;
