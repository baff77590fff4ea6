import { clickNotesOf, NOTE_COLUMNS, type ClickNotes } from '../attribution/notes.ts';
import type { Runner, Transaction } from '../database/db.ts';
import type { Role } from '../common/access.ts';
import { appliedRate, explainEarning } from './reason.ts';
import { adjust, type NewAdjustment } from './adjustments.ts';
import { changeCommissions, type ChangedCommission, type CommissionsChange } from './changes.ts';
import { type CommissionView, entriesOf, findCommission, type CommissionEntry } from './read.ts';
import { commissionsOf } from './list.ts';
import { customersById } from './relations.ts';
import { commissionTotalsOf } from './totals.ts';
import type { Note } from '../common/audit.ts';
import { showCommission } from './view.ts';
import type { Manage } from '../common/context.ts';
import { amountIn, csvOf, type Columns } from '../common/csv.ts';
import { readPage } from '../common/cursors.ts';
import { refused, type Refused } from '../common/refused.ts';
import { forRole, partnersFor, relatedFor, relatedIn, type Related } from './related.ts';
import { timesOf } from '../common/times.ts';
import { outcomeOf, writeEach } from '../common/write.ts';

type Shown = ReturnType<typeof showCommission>;

/** Adds the related records to commissions, with one statement for each kind. */
async function withRelated<Row extends Shown>(
  db: Runner,
  { programId, role }: { programId: number; role: Role },
  commissions: readonly Row[],
  related: readonly Related[],
) {
  const idsOf = (name: 'customer_id' | 'partner_id') => commissions.map((commission) => commission[name]);
  const partners = related.includes('partner') && (await partnersFor(db, { programId, role }, idsOf('partner_id')));
  const customers = related.includes('customer') && (await customersById(db, programId, idsOf('customer_id')));
  return commissions.map((commission) => {
    const partner = partners && (partners.get(commission.partner_id) ?? null);
    const customer = customers && (customers.get(commission.customer_id) ?? null);
    return {
      ...commission,
      ...(partner !== false && { partner }),
      ...(customer !== false && {
        customer: customer && {
          ...customer,
          ...forRole(role, { click_id: customer.click_id, customer_key: customer.customer_key }),
        },
      }),
    };
  });
}

const listCommissions: Manage<'listCommissions'> = async (context) => {
  const { deps, ids, role, query, now, answer } = context;
  const programId = ids.program_id;
  const related = relatedIn(query, context);
  const filter = {
    programId,
    status: query.status,
    partnerId: query.partner_id,
    inPayout: query.in_payout,
    ...timesOf(query),
  };
  const { data, page } = await readPage(
    context,
    async (request) => (await commissionsOf(deps.db, filter, request)).map(showCommission),
    (commission) => commission,
  );
  const list = { data: await withRelated(deps.db, { programId, role }, data, related), page };
  // A reader of further pages has the totals from the first one.
  if (query.cursor !== undefined) return answer(200, list);
  const currencies = await commissionTotalsOf(deps.db, programId, query.partner_id);
  return answer(200, { ...list, totals: { currencies, as_of: now.toISOString() } });
};

/** A commission with what accounting needs besides. */
const showExported = (commission: CommissionView) => ({
  ...showCommission(commission),
  order: commission.order,
  base_currency: commission.base_cents === null ? null : commission.sale_currency,
  rate: appliedRate(commission),
  why: explainEarning(commission),
});
type Exported = Awaited<ReturnType<typeof withRelated<ReturnType<typeof showExported>>>>[number] & {
  notes: ClickNotes | undefined;
};

const COLUMNS: Columns<Exported> = {
  Commission: ({ id }) => id,
  Kind: ({ kind }) => kind,
  Partner: ({ partner, partner_id }) => partner?.name ?? partner_id,
  Customer: ({ customer, customer_id }) => customer?.customer_key ?? customer?.click_id ?? customer_id,
  Sale: ({ sale_id }) => sale_id,
  Amount: ({ amount_cents, currency }) => amountIn(amount_cents, currency),
  Currency: ({ currency }) => currency,
  Status: ({ status, held }) => (held ? `${status}, on hold` : status),
  Reason: ({ reason }) => reason,
  Created: ({ created_at }) => created_at,
  Approved: ({ approved_at }) => approved_at,
  Paid: ({ paid_at }) => paid_at,
  'Partner e-mail': ({ partner }) => partner?.email,
  Order: ({ order }) => order,
  Base: ({ base_cents, base_currency }) => amountIn(base_cents, base_currency),
  'Base currency': ({ base_currency }) => base_currency,
  Rate: ({ rate }) => rate,
  Why: ({ why }) => why,
  ...NOTE_COLUMNS,
};

const exportCommissions: Manage<'exportCommissions'> = async ({ deps, ids, role, caller, query, answer }) => {
  const programId = ids.program_id;
  const { status, partner_id: partnerId, in_payout: inPayout } = query;
  const filter = { programId, status, partnerId, inPayout, ...timesOf(query) };
  const related = relatedFor(caller);
  const file = await csvOf({
    db: deps.db,
    columns: COLUMNS,
    read: (db, after: number | undefined, limit) =>
      commissionsOf(db, filter, { after, ascending: query.order === 'oldest', limit }),
    placeOf: ({ commission_id }) => commission_id,
    show: async (db, rows) => {
      const notes = await clickNotesOf(
        db,
        programId,
        rows.map(({ customer_id }) => customer_id),
      );
      const shown = await withRelated(db, { programId, role }, rows.map(showExported), related);
      return shown.map((row) => ({ ...row, notes: notes.get(row.customer_id) }));
    },
    bom: query.bom,
    decimal: query.decimal,
  });
  return answer(200, file);
};

type Named = { partner_id?: number | null; partnership_id?: number | null };
/** Whom a body names: the partner, or the partnership of an erased one. */
function whoseOf({
  partner_id: partnerId,
  partnership_id: partnershipId,
}: Named): { kind: 'clear'; whose: NewAdjustment['whose'] } | Refused<'adjustmentPartnerAmbiguous'> {
  if (partnerId != null && partnershipId == null) return { kind: 'clear', whose: { partnerId } };
  if (partnershipId != null && partnerId == null) return { kind: 'clear', whose: { partnershipId } };
  return refused('adjustmentPartnerAmbiguous');
}

const createAdjustment: Manage<'createAdjustment'> = async ({ body, ids, now, write, done, answer, fail }) => {
  const { amount_cents: amountCents, currency, reason } = body;
  const { whose } = done(whoseOf(body));
  if (amountCents === 0) throw fail('adjustmentAmountInvalid');
  return write(async (tx, note) => {
    const terms = { programId: ids.program_id, whose, amountCents, currency: currency ?? undefined };
    const { commission } = done(await adjust(tx, note, { ...terms, reason, at: now }));
    return answer(201, { data: showCommission(commission) });
  });
};

const showEntry = ({ status_after, created_at, ...entry }: CommissionEntry) => ({
  ...entry,
  status: status_after,
  created_at: created_at.toISOString(),
});

/** The sale that a commission is for. */
const showSaleOf = (commission: CommissionView) => {
  const { kind, order, link, sale_cents, gross_cents, sale_currency } = commission;
  if (kind !== 'sale' || sale_cents === null || sale_currency === null) return null;
  return {
    ...{ order, link, base_cents: sale_cents, gross_cents },
    ...{ currency: sale_currency, rate: appliedRate(commission) },
  };
};

const getCommission: Manage<'getCommission'> = async (context) => {
  const { deps, ids, role, query, answer, fail } = context;
  const programId = ids.program_id;
  const related = relatedIn(query, context);
  const found = await findCommission(deps.db, programId, ids.commission_id);
  if (!found) throw fail('notFound');
  const [commission] = await withRelated(deps.db, { programId, role }, [showCommission(found)], related);
  const entries = (await entriesOf(deps.db, programId, ids.commission_id)).map(showEntry);
  return answer(200, {
    data: { commission: commission!, entries, sale: showSaleOf(found), why: explainEarning(found) },
  });
};

const showResult = ({ commissionId: commission_id, judgement, commission }: ChangedCommission) => ({
  commission_id,
  ...outcomeOf(judgement, commission?.status ?? null),
});

/** What changes the commissions that the body names. */
const changing =
  (
    { ids, now: at }: { ids: { program_id: number }; now: Date },
    { commission_ids: commissionIds, reason }: { commission_ids: number[]; reason?: string },
    change: CommissionsChange['change'],
  ) =>
  async (tx: Transaction, note: Note) =>
    (await changeCommissions(tx, note, { programId: ids.program_id, commissionIds, change, reason, at })).map(
      showResult,
    );

const approveCommissions: Manage<'approveCommissions'> = (context) =>
  writeEach(context.write, changing(context, context.body, 'approve'), (data) => context.answer(200, { data }));

const holdCommissions: Manage<'holdCommissions'> = (context) =>
  writeEach(context.write, changing(context, context.body, 'hold'), (data) => context.answer(200, { data }));

const releaseCommissions: Manage<'releaseCommissions'> = (context) =>
  writeEach(context.write, changing(context, context.body, 'release'), (data) => context.answer(200, { data }));

const rejectCommissions: Manage<'rejectCommissions'> = (context) =>
  writeEach(context.write, changing(context, context.body, 'reject'), (data) => context.answer(200, { data }));

export const commissions = {
  listCommissions,
  exportCommissions,
  createAdjustment,
  getCommission,
  approveCommissions,
  holdCommissions,
  releaseCommissions,
  rejectCommissions,
};
