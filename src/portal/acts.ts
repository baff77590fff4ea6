import type { Caller } from '../common/access.ts';
import type { Transaction } from '../database/db.ts';
import { showBrand } from '../common/brand.ts';
import { explainToPartner } from '../commissions/reason.ts';
import type { CommissionView } from '../commissions/read.ts';
import { commissionsOf } from '../commissions/list.ts';
import { commissionTotalsOf } from '../commissions/totals.ts';
import { changePartner } from '../partners/write.ts';
import { type OwnPartner, findOwnPartner, changeOwnPartner } from './read.ts';
import { type PortalProgram, programsOfPartner, joinBySlug, findPortalProgram } from './programs.ts';
import type { Note } from '../common/audit.ts';
import { statsOf, type StatsRange } from '../stats/read.ts';
import { writeAsPartner } from './as-partner.ts';
import type { Deps, Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { visitsOf } from '../stats/visits.ts';
import { rangeOf, rangeOfTotals, showGroup, showRange } from '../stats/acts.ts';
import { iso, timesOf } from '../common/times.ts';
import { unchanged } from '../common/write.ts';

/** A partner as the document describes it for itself. */
const showProfile = (partner: OwnPartner, { email }: Caller) => ({
  id: partner.id,
  name: partner.name,
  email,
  created_at: partner.created_at.toISOString(),
  legal_name: partner.legal_name,
  legal_address: partner.legal_address,
  tax_id: partner.tax_id,
  has_payout_method: partner.has_payout_method,
});

/** A program as the document describes it for its partners. */
const showPortalProgram = (
  { program_id, commission_rate, brand, created_at, changed_at, ...rest }: PortalProgram,
  { baseUrl }: Deps,
) => ({
  ...rest,
  id: program_id,
  commission_rate: Number(commission_rate),
  brand: showBrand(brand, baseUrl),
  created_at: created_at.toISOString(),
  changed_at: changed_at.toISOString(),
});

/** A commission as the document describes it for its partner: without the customer, and with a reason. */
const showOwnCommission = (commission: CommissionView) => ({
  id: commission.commission_id,
  kind: commission.kind,
  status: commission.status,
  held: commission.held,
  amount_cents: commission.amount_cents,
  earned_cents: commission.earned_cents,
  currency: commission.currency,
  link: commission.link,
  why: explainToPartner(commission),
  created_at: commission.created_at.toISOString(),
  changed_at: commission.changed_at.toISOString(),
  approved_at: iso(commission.approved_at),
  paid_at: iso(commission.paid_at),
});

const getProfile: Manage<'getProfile'> = async ({ deps, caller, answer, fail }) => {
  const partner = await findOwnPartner(deps.db, caller);
  if (!partner) throw fail('notFound');
  return answer(200, { data: showProfile(partner, caller) });
};

const PROFILE = ['name', 'legal_name', 'legal_address', 'tax_id'] as const;

const replaceProfile: Manage<'replaceProfile'> = (context) => {
  const { body, caller, answer } = context;
  return writeAsPartner(
    context,
    async (tx, note, partner) => {
      const wanted = { ...partner, ...body };
      const answered = answer(200, { data: showProfile(wanted, caller) });
      if (PROFILE.every((name) => partner[name] === wanted[name])) return unchanged(answered);
      await changeOwnPartner(tx, note, wanted, partner);
      return answered;
    },
    body.name,
  );
};

const listOwnPrograms: Manage<'listOwnPrograms'> = async (context) => {
  const { deps, caller, query, answer } = context;
  const partner = await findOwnPartner(deps.db, caller);
  const filters = { status: query.status, programIds: caller.programIds };
  const page = await readPage(
    context,
    async (request) => (partner ? programsOfPartner(deps.db, partner.id, filters, request) : []),
    (program) => showPortalProgram(program, deps),
  );
  return answer(200, page);
};

const joinProgram: Manage<'joinProgram'> = (context) => {
  const { deps, body, now, done, answer } = context;
  const join = async (tx: Transaction, note: Note, partner: OwnPartner) => {
    const given = { website: body.website ?? null, answers: body.answers ?? [], consents: body.consents ?? [] };
    const wanted = { slug: body.slug, partnerId: partner.id, given, at: now };
    const { program } = done(await joinBySlug(tx, note, wanted));
    return answer(201, { data: showPortalProgram(program, deps) });
  };
  return writeAsPartner(context, join, body.name ?? undefined);
};

const leaveProgram: Manage<'leaveProgram'> = (context) => {
  const { deps, ids, now, answer, fail } = context;
  return writeAsPartner(context, async (tx, note, partner) => {
    const which = { programId: ids.program_id, partnerId: partner.id, at: now };
    const left = await changePartner(tx, note, 'leave', which);
    if (left.kind === 'transition') throw fail('ownTransition', { status: left.status });
    const program = left.kind === 'done' && (await findPortalProgram(tx, partner.id, ids.program_id));
    if (!program) throw fail('notFound');
    return answer(200, { data: showPortalProgram(program, deps) });
  });
};

const getOwnStats: Manage<'getOwnStats'> = async (context) => {
  const { deps, ids, partnerId, query, now, done, answer } = context;
  const { days } = done(rangeOfTotals(query, now));
  const range: StatsRange = { programId: ids.program_id, ...days, grouping: query.group_by ?? 'all', partnerId };
  // Read before the totals: they have every click of this time, and maybe later ones.
  const asOf = (await deps.clickLog?.completeUntil(now)) ?? now;
  const page = await readPage(context, (request) => statsOf(deps.db, range, request), showGroup);
  return answer(200, { ...page, ...showRange(days), as_of: asOf.toISOString() });
};

const getOwnVisits: Manage<'getOwnVisits'> = async ({ deps, ids, partnerId, query, now, done, answer }) => {
  const { days } = done(rangeOf(query, now));
  const data = await visitsOf(deps.db, { programId: ids.program_id, ...days, linkId: query.link_id, partnerId });
  return answer(200, { data, ...showRange(days) });
};

const listOwnCommissions: Manage<'listOwnCommissions'> = async (context) => {
  const { deps, ids, partnerId, query, now, answer } = context;
  const filter = { programId: ids.program_id, status: query.status, partnerId, ...timesOf(query) };
  const page = await readPage(
    context,
    async (request) => (await commissionsOf(deps.db, filter, request)).map(showOwnCommission),
    (commission) => commission,
  );
  // A reader of further pages has the totals from the first one.
  if (query.cursor !== undefined) return answer(200, page);
  const currencies = await commissionTotalsOf(deps.db, ids.program_id, partnerId);
  return answer(200, { ...page, totals: { currencies, as_of: now.toISOString() } });
};

export const portal = {
  getProfile,
  replaceProfile,
  listOwnPrograms,
  joinProgram,
  leaveProgram,
  getOwnStats,
  getOwnVisits,
  listOwnCommissions,
};
