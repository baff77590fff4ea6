import { includesRole, type Role } from '../common/access.ts';
import { emailHash } from '../common/email.ts';
import type { Customer } from '../common/types.ts';
import { clickNotesOf, NOTE_COLUMNS, type ClickNotes } from '../attribution/notes.ts';
import { findCustomer, findPayer, findStoredCustomer } from '../attribution/customers.ts';
import { eraseCustomer as erase } from './erase.ts';
import { explainHistory } from './explain.ts';
import { readHistory } from './history.ts';
import { exportCustomer as read } from './export.ts';
import { type ManagedCustomer, customersOf, findManagedCustomer } from './read.ts';
import { partnersById } from '../commissions/relations.ts';
import { searchCustomers } from './search.ts';
import { customerTotals, type CustomerTotals } from './totals.ts';
import { findProgram } from '../programs/list.ts';
import type { Manage, ManageContext } from '../common/context.ts';
import { csvOf, maySee, type Columns } from '../common/csv.ts';
import { readPage } from '../common/cursors.ts';
import { refused } from '../common/refused.ts';
import { iso, timesOf } from '../common/times.ts';
import { unchanged } from '../common/write.ts';

type Shown = Omit<ManagedCustomer, 'id'> & { id: number | null };

/** A customer as the document describes it; a viewer sees no identifiers. */
const showCustomer = (customer: Shown, role: Role, currencies?: CustomerTotals[]) => ({
  id: customer.id,
  status: customer.status,
  click_id: includesRole(role, 'admin') ? customer.click_id : null,
  customer_key: includesRole(role, 'admin') ? customer.customer_key : null,
  partner_id: customer.partner_id,
  origin: customer.code_id === null ? ('click' as const) : ('code' as const),
  link_id: customer.link_id,
  discount_code: customer.discount_code,
  clicked_at: iso(customer.clicked_at),
  lead_at: iso(customer.lead_at),
  converted_at: iso(customer.converted_at),
  created_at: iso(customer.created_at),
  erased_at: iso(customer.erased_at),
  ...(currencies && { currencies }),
});

/** A customer of whom only the click is recorded. */
const clickOnly = ({ click_id, link_id, clicked_at }: Customer, partner_id: number | null): Shown => ({
  id: null,
  status: 'click',
  click_id,
  customer_key: null,
  partner_id,
  link_id,
  code_id: null,
  discount_code: null,
  clicked_at,
  lead_at: null,
  converted_at: null,
  created_at: null,
  erased_at: null,
});

type Context = ManageContext<'listCustomers'>;

/** The customer of a click without any other record; undefined if the click is not one of the program. */
async function clickedOnly({ deps, ids, query, role }: Context) {
  const { search, click_id: clickId = search, customer_key: customerKey, status = 'click' } = query;
  const { partner_id: partnerId } = query;
  if (clickId === undefined || customerKey !== undefined || status !== 'click') return undefined;
  // It was never created.
  if (query.created_from !== undefined || query.created_before !== undefined) return undefined;
  const customer = await findCustomer(deps.db, deps.clickIds, ids.program_id, { clickId, customerKey });
  if (customer?.id !== null || customer.program_id !== ids.program_id) return undefined;
  const payer = await findPayer(deps.db, customer);
  if (!payer) return undefined;
  const { partner_id } = payer.partnership;
  if (partnerId !== undefined && partnerId !== partner_id) return undefined;
  return showCustomer(clickOnly(customer, partner_id), role);
}

type Filtered = Pick<ManageContext<'listCustomers' | 'exportCustomers'>, 'deps' | 'ids' | 'query' | 'role'>;

/** The filter, unless it has what a viewer may not use. */
async function filterOf({ deps, ids: { program_id }, query, role }: Filtered) {
  const { customer_key: customerKey, click_id: clickId, search, status, partner_id: partnerId } = query;
  const identifies = customerKey !== undefined || clickId !== undefined || search !== undefined;
  if (identifies && !includesRole(role, 'admin')) return refused('roleMissing', { role: 'admin' });
  const emailHashes = (text: string) => [deps.secretKey, ...deps.previousKeys].map((key) => emailHash(key, text));
  const ids =
    search === undefined ? undefined : await searchCustomers(deps.db, program_id, search, emailHashes(search));
  const filter = { customerKey, clickId, ids, status, partnerId, ...timesOf(query) };
  return { kind: 'allowed', filter } as const;
}

const listCustomers: Manage<'listCustomers'> = async (context) => {
  const { deps, ids, role, done, answer } = context;
  const { filter } = done(await filterOf(context));
  const page = await readPage(
    context,
    (request) => customersOf(deps.db, ids.program_id, filter, request),
    (customer) => customer,
  );
  const clicked = page.data.length === 0 ? await clickedOnly(context) : undefined;
  if (clicked) return answer(200, { ...page, data: [clicked] });
  const totals = await customerTotals(
    deps.db,
    ids.program_id,
    page.data.map(({ id }) => id),
  );
  return answer(200, { ...page, data: page.data.map((one) => showCustomer(one, role, totals.get(one.id))) });
};

interface Exported {
  customer: ReturnType<typeof showCustomer>;
  partner: string | number | null;
  notes: ClickNotes | undefined;
}

const COLUMNS: Columns<Exported> = {
  Customer: ({ customer }) => customer.id,
  'Your ID': ({ customer }) => customer.customer_key,
  Click: ({ customer }) => customer.click_id,
  Partner: ({ partner }) => partner,
  Status: ({ customer }) => customer.status,
  Clicked: ({ customer }) => customer.clicked_at,
  'Signed up': ({ customer }) => customer.lead_at,
  'First sale': ({ customer }) => customer.converted_at,
  Added: ({ customer }) => customer.created_at,
  Erased: ({ customer }) => customer.erased_at,
  ...NOTE_COLUMNS,
};

const exportCustomers: Manage<'exportCustomers'> = async ({ deps, ids, role, caller, query, done, answer }) => {
  const programId = ids.program_id;
  const { filter } = done(await filterOf({ deps, ids, query, role }));
  const named = maySee(caller, 'partners.read');
  const file = await csvOf({
    db: deps.db,
    columns: COLUMNS,
    read: (db, after: number | undefined, limit) =>
      customersOf(db, programId, filter, { after, ascending: query.order === 'oldest', limit }),
    placeOf: ({ id }) => id,
    show: async (db, rows) => {
      const partnerIds = rows.map(({ partner_id }) => partner_id);
      const notes = await clickNotesOf(
        db,
        programId,
        rows.map(({ id }) => id),
      );
      const partners = named ? await partnersById(db, programId, partnerIds) : undefined;
      return rows.map((row) => ({
        customer: showCustomer(row, role),
        partner: partners?.get(row.partner_id)?.name ?? row.partner_id,
        notes: notes.get(row.id),
      }));
    },
    bom: query.bom,
    decimal: query.decimal,
  });
  return answer(200, file);
};

const getCustomer: Manage<'getCustomer'> = async ({ deps, ids, role, answer, fail }) => {
  const customer = await findManagedCustomer(deps.db, ids.program_id, ids.customer_id);
  if (!customer) throw fail('notFound');
  const totals = await customerTotals(deps.db, ids.program_id, [customer.id]);
  return answer(200, { data: showCustomer(customer, role, totals.get(customer.id)) });
};

const explainCustomer: Manage<'explainCustomer'> = async ({ deps, ids, now, answer, fail }) => {
  const { program_id: programId, customer_id: customerId } = ids;
  if (!(await findManagedCustomer(deps.db, programId, customerId))) throw fail('notFound');
  const program = (await findProgram(deps.db, programId))!;
  const history = await readHistory(deps.db, deps.clickIds, await findStoredCustomer(deps.db, programId, customerId));
  if (!history) throw fail('notFound');
  return answer(200, { data: explainHistory(history, program, now) });
};

const exportCustomer: Manage<'exportCustomer'> = ({ ids, role, write, answer, fail }) =>
  write(async (tx, note) => {
    const { program_id: programId, customer_id: customerId } = ids;
    const customer = await findManagedCustomer(tx, programId, customerId);
    if (!customer) throw fail('notFound');
    const records = await read(tx, programId, customerId);
    await note({ action: 'customer.export', programId, targetId: customerId });
    return answer(200, { data: { customer: showCustomer(customer, role), ...records } });
  });

const eraseCustomer: Manage<'eraseCustomer'> = ({ deps, ids, role, now, write, done, answer }) =>
  write(async (tx, note) => {
    const erasure = { programId: ids.program_id, customerId: ids.customer_id, at: now };
    const erased = done(await erase(tx, note, deps.clickIds, erasure));
    const answered = answer(200, { data: showCustomer(erased.customer, role) });
    return erased.kind === 'erased' ? answered : unchanged(answered);
  });

export const customers = {
  listCustomers,
  exportCustomers,
  getCustomer,
  explainCustomer,
  exportCustomer,
  eraseCustomer,
};
