import { customerOfClick, type ClickIds } from './click-id.ts';
import type { BuyersPartnership, Customer, Payer, Program, StoredCustomer } from '../common/types.ts';
import { statement, type Runner } from '../database/db.ts';
import { arraysOf, sentRows } from '../common/columns.ts';
import { termsJson, termsOfBuyer } from '../offers/terms-columns.ts';
import { erasedWith } from './erasures.ts';
import { CLICKED, clickedOf, customersFrom, STAYS } from './write.ts';

/** Columns of a customer, from a table named `c`. */
export const CUSTOMER_COLUMNS = `c.id, c.click_id, c.link_id, c.program_id, c.partnership_id, c.status,
  c.customer_key, c.clicked_at, c.lead_at, c.code_id`;

export interface Identifiers {
  customerKey: string | undefined;
  clickId: string | undefined;
}

/** The customer of a valid `click_id`, derived from the identifier alone. The customer may not be stored yet. */
export function customerByClickId(clickIds: ClickIds, clickId: string | undefined): Customer | undefined {
  const details = clickId === undefined ? undefined : clickIds.read('production', clickId);
  return details && customerOfClick(clickId!, details);
}

/** The customer of a click of this program, as far as it is one: a partner who was merged since has its customers no more. */
export const ownedNow = <Found extends Customer | undefined>(
  customer: Found,
  { id, merged }: Pick<Program, 'id' | 'merged'>,
): Found => {
  const into = customer?.program_id === id ? merged?.[customer.partnership_id] : undefined;
  return into === undefined ? customer : { ...customer, partnership_id: into };
};

const mergedInto = statement<{ id: number; merged: number }>(
  'partnership_merged_into',
  'select id, merged_into as merged from partnerships where id = $1 and merged_into is not null',
);

/** A customer who is not stored, with the partnership of now. */
async function unstored(db: Runner, clicked: Customer | undefined): Promise<Customer | undefined> {
  if (!clicked) return undefined;
  const [found] = await db.run(mergedInto, [clicked.partnership_id]);
  return found ? { ...clicked, partnership_id: found.merged } : clicked;
}

// Always one row. Without a stored customer, its columns are null.
const byIdentifiers = statement<{ erased: boolean } & (StoredCustomer | { id: null })>(
  'customer_by_identifiers',
  `select x.erased, ${CUSTOMER_COLUMNS}
   from (select exists (select from ${erasedWith('$1', '$5')}) as erased) x left join lateral (
     select * from (
       select *, 1 as place from customers where program_id = $1 and customer_key = $2
       union all select *, 2 from customers where program_id = $3 and click_id = $4) known
     order by place limit 1) c on true`,
  // The click is of the same program: another one may be on another server.
  `select x.erased, ${CUSTOMER_COLUMNS}
   from (select exists (select from ${erasedWith('$1', '$5')}) as erased) x left join lateral (
     select * from (
       select *, 1 as place from customers where program_id = $1 and customer_key = $2
       union all select *, 2 from customers where program_id = $1 and $1 = $3::bigint and click_id = $4) known
     order by place limit 1) c on true`,
);

/**
 * The customer of a request with the program's key. A `customer_key` known in the program takes precedence over the
 * `click_id`. The `click_id` may belong to another program's customer. The result has no `id` if only the click is
 * recorded. Undefined also for a customer that was erased.
 */
export async function findCustomer(
  db: Runner,
  clickIds: ClickIds,
  programId: number,
  { customerKey, clickId }: Identifiers,
): Promise<Customer | undefined> {
  const clicked = customerByClickId(clickIds, clickId);
  if (!clicked && customerKey === undefined) return undefined;
  const values = [programId, customerKey ?? null, clicked?.program_id ?? null, clicked?.click_id ?? null];
  const marks = clickIds.possibleMarks(programId, { clickId, customerKey });
  const [{ erased, ...found }] = (await db.run(byIdentifiers, [...values, marks])) as [
    { erased: boolean } & (StoredCustomer | { id: null }),
  ];
  if (erased) return undefined;
  if (found.id !== null) return found;
  if (!db.distributed || !clicked || clicked.program_id === programId) return unstored(db, clicked);
  return (await findCustomersOfClicks(db, clicked.program_id, [clicked.click_id]))[0] ?? unstored(db, clicked);
}

const ofClicks = statement<StoredCustomer>(
  'customers_of_clicks',
  `select ${CUSTOMER_COLUMNS} from customers c where c.program_id = $1 and c.click_id = any ($2::text[])`,
);

/** The stored customers of these clicks of a program. */
export const findCustomersOfClicks = (
  db: Runner,
  programId: number,
  clickIds: readonly string[],
): Promise<StoredCustomer[]> => db.run(ofClicks, [programId, clickIds]);

const signedUp = statement<{ signed_up: boolean }>(
  'click_signed_up',
  `select exists (
     select from customers c where c.program_id = $1 and c.click_id = $2 and (c.status <> 'click'
       or exists (select from leads l where l.program_id = $1 and l.customer_id = c.id))) as signed_up`,
);

/** Whether the customer of a click of this program has a lead, a provisional one too, or a sale. */
export const hasSignedUp = async (db: Runner, programId: number, clickId: string): Promise<boolean> =>
  (await db.run(signedUp, [programId, clickId]))[0]!.signed_up;

const byId = statement<StoredCustomer>(
  'customer_by_id',
  `select ${CUSTOMER_COLUMNS} from customers c where c.program_id = $1 and c.id = $2`,
);

/** A customer that must be stored. */
export async function findStoredCustomer(db: Runner, programId: number, customerId: number): Promise<StoredCustomer> {
  const [row] = await db.run(byId, [programId, customerId]);
  if (!row) throw new Error(`customer ${customerId} of program ${programId} does not exist`);
  return row;
}

const ensure = statement<StoredCustomer>('ensure_customer', customersFrom(sentRows(CLICKED), STAYS, CUSTOMER_COLUMNS));

/** Locks the customer's row and returns its current state; stores it first if only its click was recorded. */
export const ensureCustomer = async (db: Runner, customer: Customer, at: Date): Promise<StoredCustomer> =>
  (await db.run(ensure, arraysOf(CLICKED, [clickedOf(customer, undefined, at)])))[0]!;

const payerTerms = statement<BuyersPartnership & { has_provisional_lead: boolean }>(
  'payer_terms',
  `with c as materialized (
     select status, first_terms_id, status = 'click' and exists (
       select 1 from leads l where l.program_id = $2 and l.customer_id = $3 and l.provisional) as has_provisional_lead
     from customers where program_id = $2 and id = $3)
   select s.partner_id, s.status, ${termsJson('t')} as terms, coalesce(c.has_provisional_lead, false) as has_provisional_lead
   from partnerships s left join c on true
     ${termsOfBuyer({ status: 'c.status', firstTerms: 'c.first_terms_id' })}
   where s.id = $1 and s.program_id = $2`,
);

/**
 * Returns what determines how a payment of this customer is attributed. Undefined if the click belongs to a partnership
 * of another database that used the same SECRET_KEY.
 */
export async function findPayer(db: Runner, customer: Customer): Promise<Payer | undefined> {
  const [row] = await db.run(payerTerms, [customer.partnership_id, customer.program_id, customer.id]);
  if (!row) return undefined;
  const { has_provisional_lead: hasProvisionalLead, ...partnership } = row;
  return { customer, partnership, hasProvisionalLead };
}
