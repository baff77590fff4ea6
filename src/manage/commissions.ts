import { failure } from '../contract/failure.ts';
import type { Answer } from '../contract/handler.ts';
import type { Query, OperationId } from '../contract/index.ts';
import type { Runner, Transaction } from '../database/db.ts';
import { includesRole, type Role } from '../domain/access.ts';
import { explainEarning } from '../domain/commission-reason.ts';
import { adjust } from '../store/commissions/adjustments.ts';
import { changeCommissions, type ChangedCommission, type CommissionsChange } from '../store/commissions/changes.ts';
import {
  type CommissionView,
  entriesOf,
  findCommission,
  type CommissionEntry,
} from '../store/commissions/commissions.ts';
import { commissionsOf } from '../store/commissions/list.ts';
import { customersById, partnersById } from '../store/commissions/relations.ts';
import { commissionTotalsOf } from '../store/commissions/totals.ts';
import type { Note } from '../store/platform/audit.ts';
import type { ManageContext, Manage } from './context.ts';
import { amountIn, csvOf, maySee, type Columns } from './csv.ts';
import { readPage } from './cursors.ts';
import { iso, timesOf } from './times.ts';
import { unchanged } from './write.ts';

/** A commission as the document describes it. */
const showCommission = (commission: CommissionView) => ({
  id: commission.commission_id,
  kind: commission.kind,
  status: commission.status,
  held: commission.held,
  amount_cents: commission.amount_cents,
  base_cents: commission.base_cents,
  currency: commission.currency,
  partner_id: commission.partner_id,
  customer_id: commission.customer_id,
  sale_id: commission.sale_id,
  reason: commission.reason,
  created_at: commission.created_at.toISOString(),
  changed_at: commission.changed_at.toISOString(),
  approved_at: iso(commission.approved_at),
  paid_at: iso(commission.paid_at),
});
type Shown = ReturnType<typeof showCommission>;

/** A viewer sees neither identifiers of customers nor e-mail addresses. */
const forRole = <Fields extends object>(role: Role, fields: Fields): Fields | { [Name in keyof Fields]: null } =>
  includesRole(role, 'admin')
    ? fields
    : (Object.fromEntries(Object.keys(fields).map((name) => [name, null])) as { [Name in keyof Fields]: null });

type Related = 'customer' | 'partner';
const RELATED = ['customer', 'partner'] as const;
const SCOPES = { customer: 'customers.read', partner: 'partners.read' } as const;

/**
 * What the query wants with each commission.
 * @throws the failure `scopeMissing` for records that the credential may not read
 */
function relatedIn(
  { expand }: Query<'listCommissions'> | Query<'getCommission'>,
  { caller }: Pick<ManageContext<'getCommission'>, 'caller'>,
): Related[] {
  const related = (expand?.split(',') ?? []) as Related[];
  for (const name of related) {
    const scope = SCOPES[name];
    if (!maySee(caller, scope)) throw failure('scopeMissing', { scope });
  }
  return related;
}

/** Adds the related records to commissions, with one statement for each kind. */
async function withRelated(
  db: Runner,
  { programId, role }: { programId: number; role: Role },
  commissions: readonly Shown[],
  related: readonly Related[],
) {
  const idsOf = (name: 'customer_id' | 'partner_id') => commissions.map((commission) => commission[name]);
  const partners = related.includes('partner') && (await partnersById(db, programId, idsOf('partner_id')));
  const customers = related.includes('customer') && (await customersById(db, programId, idsOf('customer_id')));
  return commissions.map((commission) => {
    const partner = partners && (partners.get(commission.partner_id) ?? null);
    const customer = customers && (customers.get(commission.customer_id) ?? null);
    return {
      ...commission,
      ...(partner !== false && { partner: partner && { ...partner, ...forRole(role, { email: partner.email }) } }),
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

type Exported = Awaited<ReturnType<typeof withRelated>>[number];

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
};

const exportCommissions: Manage<'exportCommissions'> = async ({ deps, ids, role, caller, query, answer }) => {
  const programId = ids.program_id;
  const filter = { programId, status: query.status, partnerId: query.partner_id, ...timesOf(query) };
  const related = RELATED.filter((name) => maySee(caller, SCOPES[name]));
  const file = await csvOf({
    db: deps.db,
    columns: COLUMNS,
    read: (db, after: number | undefined, limit) =>
      commissionsOf(db, filter, { after, ascending: query.order === 'oldest', limit }),
    placeOf: ({ commission_id }) => commission_id,
    show: (db, rows) => withRelated(db, { programId, role }, rows.map(showCommission), related),
    bom: query.bom,
  });
  return answer(200, file);
};

const createAdjustment: Manage<'createAdjustment'> = async ({ body, ids, now, write, answer, fail }) => {
  const { partner_id: partnerId, amount_cents: amountCents, currency, reason } = body;
  if (amountCents === 0) throw fail('adjustmentAmountInvalid');
  return write(async (tx, note) => {
    const terms = { programId: ids.program_id, partnerId, amountCents, currency: currency ?? undefined };
    const adjusted = await adjust(tx, note, { ...terms, reason, at: now });
    if (adjusted.kind === 'no_partner') throw fail('notFound');
    if (adjusted.kind !== 'adjusted') throw fail('adjustmentCurrencyInvalid');
    return answer(201, { data: showCommission(adjusted.commission) });
  });
};

const showEntry = ({ status_after, created_at, ...entry }: CommissionEntry) => ({
  ...entry,
  status: status_after,
  created_at: created_at.toISOString(),
});

const getCommission: Manage<'getCommission'> = async (context) => {
  const { deps, ids, role, query, answer, fail } = context;
  const programId = ids.program_id;
  const related = relatedIn(query, context);
  const found = await findCommission(deps.db, programId, ids.commission_id);
  if (!found) throw fail('notFound');
  const [commission] = await withRelated(deps.db, { programId, role }, [showCommission(found)], related);
  const entries = (await entriesOf(deps.db, programId, ids.commission_id)).map(showEntry);
  return answer(200, { data: { commission: commission!, entries, why: explainEarning(found) } });
};

function showResult({ commissionId: commission_id, judgement, commission }: ChangedCommission) {
  const status = commission?.status ?? null;
  switch (judgement.kind) {
    case 'unknown':
      return { commission_id, result: 'failed' as const, status, obstacle: judgement.kind };
    case 'refused':
      return { commission_id, result: 'failed' as const, status, obstacle: judgement.obstacle };
    default:
      return { commission_id, result: judgement.kind, status, obstacle: null };
  }
}

const resultsOf = async (tx: Transaction, note: Note, wanted: CommissionsChange) =>
  (await changeCommissions(tx, note, wanted)).map(showResult);

/** The answer, marked as unchanged unless a commission was changed. */
const withEffect = <Op extends OperationId>(given: Answer<Op>, results: readonly { result: string }[]) =>
  results.some(({ result }) => result === 'done') ? given : unchanged(given);

const approveCommissions: Manage<'approveCommissions'> = ({ body, ids, now: at, write, answer }) =>
  write(async (tx, note) => {
    const wanted = { programId: ids.program_id, commissionIds: body.commission_ids, change: 'approve' as const, at };
    const results = await resultsOf(tx, note, wanted);
    return withEffect(answer(200, { data: { results } }), results);
  });

const holdCommissions: Manage<'holdCommissions'> = ({ body, ids, now: at, write, answer }) =>
  write(async (tx, note) => {
    const wanted = { programId: ids.program_id, commissionIds: body.commission_ids, change: 'hold' as const, at };
    const results = await resultsOf(tx, note, { ...wanted, reason: body.reason });
    return withEffect(answer(200, { data: { results } }), results);
  });

const releaseCommissions: Manage<'releaseCommissions'> = ({ body, ids, now: at, write, answer }) =>
  write(async (tx, note) => {
    const wanted = { programId: ids.program_id, commissionIds: body.commission_ids, change: 'release' as const, at };
    const results = await resultsOf(tx, note, wanted);
    return withEffect(answer(200, { data: { results } }), results);
  });

const rejectCommissions: Manage<'rejectCommissions'> = ({ body, ids, now: at, write, answer }) =>
  write(async (tx, note) => {
    const wanted = { programId: ids.program_id, commissionIds: body.commission_ids, change: 'reject' as const, at };
    const results = await resultsOf(tx, note, { ...wanted, reason: body.reason });
    return withEffect(answer(200, { data: { results } }), results);
  });

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
