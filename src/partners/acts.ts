import type { Transaction } from '../database/db.ts';
import { includesRole, type Role } from '../common/access.ts';
import { lowerAscii } from '../lib/text.ts';
import { exactNumber } from '../lib/whole-number.ts';
import { changePartner, type ActResult, type PartnerAct, partnersOf, findManagedPartner } from './write.ts';
import { findSameDestination } from './same-destination.ts';
import { changeDetails } from './read.ts';
import { mailDecision } from '../mail/applications.ts';
import type { Note } from '../common/audit.ts';
import { type CurrencyFigures, type Figures, figuresInProgram } from './figures.ts';
import { showPartner } from './view.ts';
import type { Query } from '../contract/index.ts';
import type { Deps, Manage, ManageContext } from '../common/context.ts';
import { csvOf, type Columns } from '../common/csv.ts';
import { readPage } from '../common/cursors.ts';
import { refused, type DoneWith, type Refused } from '../common/refused.ts';
import { timesOf } from '../common/times.ts';
import { unchanged } from '../common/write.ts';

/** What the operations that change the status of a partner receive. */
interface Acting {
  deps: Deps;
  ids: { program_id: number; partner_id: number };
  role: Role;
  now: Date;
  done: DoneWith<Exclude<ActResult, { kind: 'transition' }> | Refused<'partnerTransition'>>;
  /** why an application is declined */
  reason?: string | null | undefined;
}

/** Changes the status of the partner in the path. */
async function actOn(tx: Transaction, note: Note, act: PartnerAct, { deps, ids, role, now, done, reason }: Acting) {
  const which = { programId: ids.program_id, partnerId: ids.partner_id, at: now, reason };
  const changed = await changePartner(tx, note, act, which);
  const { partner, before } = done(
    changed.kind === 'transition' ? refused('partnerTransition', { status: changed.status }) : changed,
  );
  const { mailer, baseUrl } = deps;
  if (mailer && before === 'applied') {
    const decision = { partnershipId: partner.id, approved: act === 'approve', reason: reason ?? undefined, at: now };
    await mailDecision(tx, { mailer, baseUrl }, { programId: ids.program_id, ...decision });
  }
  return showPartner(partner, role);
}

const showSum = ({ count, amount_cents }: CurrencyFigures['sales']) => ({
  count,
  amount_cents: exactNumber(amount_cents),
});

const showTotals = ({ currencies, ...counts }: Figures) => ({
  ...counts,
  currencies: currencies.map(({ currency, sales, refunds, net_commission_cents }) => ({
    currency,
    sales: showSum(sales),
    refunds: showSum(refunds),
    net_commission_cents: exactNumber(net_commission_cents),
  })),
});

/** The filters of a list or a file. Viewers see no addresses, and so cannot search in them. */
const filtersOf = ({
  query,
  role,
}: Pick<ManageContext<'listPartners'>, 'role'> & { query: Query<'exportPartners'> }) => ({
  status: query.status,
  tag: query.tag === undefined ? undefined : lowerAscii(query.tag),
  groupId: query.group_id,
  [role === 'viewer' ? 'searchInNames' : 'search']: query.search,
  ...timesOf(query),
});

/** Adds to each partner which removed ones have or had the same account; a viewer does not see where money goes. */
async function withRemoved<Row extends { id: number }>(
  rows: readonly Row[],
  { deps, ids, role }: Pick<ManageContext<'listPartners'>, 'deps' | 'role'> & { ids: { program_id: number } },
) {
  const partners = includesRole(role, 'admin') ? rows.map(({ id }) => id) : [];
  const found = await findSameDestination(deps.db, ids.program_id, partners, 'removed');
  return rows.map((row) => ({ ...row, same_account_as_removed: found.get(row.id) ?? [] }));
}

const listPartners: Manage<'listPartners'> = async (context) => {
  const { deps, ids, role, answer } = context;
  const filters = filtersOf(context);
  const page = await readPage(
    context,
    (request) => partnersOf(deps.db, ids.program_id, filters, request),
    (partner) => showPartner(partner, role),
  );
  return answer(200, { ...page, data: await withRemoved(page.data, context) });
};

const COLUMNS: Columns<ReturnType<typeof showPartner>> = {
  Partner: ({ id }) => id,
  Name: ({ name }) => name,
  'E-mail': ({ email }) => email,
  Status: ({ status }) => status,
  'Status since': ({ changed_at }) => changed_at,
  Added: ({ created_at }) => created_at,
  Tags: ({ tags }) => tags.join(', '),
  Notes: ({ notes }) => notes,
  Group: ({ group }) => group.name,
};

const exportPartners: Manage<'exportPartners'> = async (context) => {
  const { deps, ids, query, role, answer } = context;
  const filters = filtersOf(context);
  const file = await csvOf({
    db: deps.db,
    columns: COLUMNS,
    read: (db, after: number | undefined, limit) =>
      partnersOf(db, ids.program_id, filters, { after, ascending: query.order === 'oldest', limit }),
    placeOf: ({ id }) => id,
    show: (_db, rows) => Promise.resolve(rows.map((partner) => showPartner(partner, role))),
    bom: query.bom,
    decimal: query.decimal,
  });
  return answer(200, file);
};

const getPartner: Manage<'getPartner'> = async (context) => {
  const { deps, ids, role, answer, fail } = context;
  const { program_id: programId, partner_id: partnerId } = ids;
  const partner = await findManagedPartner(deps.db, programId, partnerId);
  if (!partner) throw fail('notFound');
  const totals = showTotals(await figuresInProgram(deps.db, partnerId, programId));
  const [shown] = await withRemoved([showPartner(partner, role)], context);
  return answer(200, { data: { ...shown!, totals } });
};

const updatePartner: Manage<'updatePartner'> = ({ body, ids, role, write, done, answer }) =>
  write(async (tx, note) => {
    const { notes, tags, minimum_payout_cents: minimumPayoutCents } = body;
    const wanted = {
      programId: ids.program_id,
      partnerId: ids.partner_id,
      notes,
      minimumPayoutCents,
      asOwner: includesRole(role, 'owner'),
      tags: tags === undefined ? undefined : [...new Set((tags ?? []).map(lowerAscii))],
    };
    const changed = done(await changeDetails(tx, note, wanted));
    const answered = answer(200, { data: showPartner(changed.partner, role) });
    return changed.kind === 'done' ? answered : unchanged(answered);
  });

const approvePartner: Manage<'approvePartner'> = async (context) => {
  const { deps, write, answer } = context;
  const answered = await write(async (tx, note) => answer(200, { data: await actOn(tx, note, 'approve', context) }));
  deps.mailer?.sendSoon();
  return answered;
};

const declinePartner: Manage<'declinePartner'> = async (context) => {
  const { deps, body, write, answer } = context;
  const acting = { ...context, reason: body.reason };
  const answered = await write(async (tx, note) => answer(200, { data: await actOn(tx, note, 'decline', acting) }));
  deps.mailer?.sendSoon();
  return answered;
};

const removePartner: Manage<'removePartner'> = (context) => {
  const { write, answer } = context;
  return write(async (tx, note) => answer(200, { data: await actOn(tx, note, 'remove', context) }));
};

const reinstatePartner: Manage<'reinstatePartner'> = (context) => {
  const { write, answer } = context;
  return write(async (tx, note) => answer(200, { data: await actOn(tx, note, 'reinstate', context) }));
};

export const partners = {
  listPartners,
  exportPartners,
  getPartner,
  updatePartner,
  approvePartner,
  declinePartner,
  removePartner,
  reinstatePartner,
};
