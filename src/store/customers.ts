import type { Customer, CustomerStatus, Partnership } from '../domain/types.ts';
import { statement, type Runner } from '../database/db.ts';

const COLUMNS = `c.id, c.click_id, c.program_id, c.partnership_id, c.status, c.customer_key, c.clicked_at, c.lead_at`;
/** Who is meant: a `customer_key` known in the key's program ($1, $2) wins, else the `click_id` ($3). */
const BY_IDENTIFIERS = `where (c.program_id = $1 and c.customer_key = $2) or c.click_id = $3
   order by coalesce(c.program_id = $1 and c.customer_key = $2, false) desc limit 1`;

export interface Identifiers {
  customerKey: string | undefined;
  clickId: string | undefined;
}

export const customerByIdentifiers = statement<Customer>(
  'customer_by_identifiers',
  `select ${COLUMNS} from customers c ${BY_IDENTIFIERS}`,
);

/** The customer that a call with the program's key means; possibly another program's, when the click says so. */
export async function findCustomer(db: Runner, programId: number, ids: Identifiers): Promise<Customer | undefined> {
  return (await db.run(customerByIdentifiers, [programId, ids.customerKey ?? null, ids.clickId ?? null]))[0];
}

export interface Buyer {
  customer: Customer;
  partnership: Partnership;
  /** the sale that already holds the transaction_id, of whatever program */
  recordedSaleId: number | null;
}

type BuyerRow = Customer & { partner_id: number | null; partnership_status: Partnership['status'] };

export const buyerByIdentifiers = statement<BuyerRow & { recorded_sale_id: number | null }>(
  'buyer_by_identifiers',
  `select ${COLUMNS}, s.partner_id, s.status as partnership_status,
     (select id from sales where transaction_id = $4) as recorded_sale_id
   from customers c join partnerships s on s.id = c.partnership_id ${BY_IDENTIFIERS}`,
);

/** The customer whom a payment concerns, with all that decides about its attribution. */
export async function findBuyer(
  db: Runner,
  programId: number,
  ids: Identifiers,
  transactionId: string,
): Promise<Buyer | undefined> {
  const [row] = await db.run(buyerByIdentifiers, [
    programId,
    ids.customerKey ?? null,
    ids.clickId ?? null,
    transactionId,
  ]);
  if (!row) return undefined;
  const { partner_id, partnership_status, recorded_sale_id, ...customer } = row;
  return { customer, partnership: { partner_id, status: partnership_status }, recordedSaleId: recorded_sale_id };
}

const payerById = statement<BuyerRow & { has_provisional_lead: boolean }>(
  'payer_by_id',
  `select ${COLUMNS}, s.partner_id, s.status as partnership_status,
     c.status = 'click' and exists (select 1 from leads l where l.customer_id = c.id and l.provisional)
       as has_provisional_lead
   from customers c join partnerships s on s.id = c.partnership_id where c.id = $1`,
);

/** A customer of whom a payment is reported; a provisional lead counts as long as nothing has settled it. */
export type Payer = Omit<Buyer, 'recordedSaleId'> & { hasProvisionalLead: boolean };

export async function findPayer(db: Runner, customerId: number): Promise<Payer> {
  const [row] = await db.run(payerById, [customerId]);
  if (!row) throw new Error(`customer ${customerId} does not exist`);
  const { partner_id, partnership_status, has_provisional_lead, ...customer } = row;
  return {
    customer,
    partnership: { partner_id, status: partnership_status },
    hasProvisionalLead: has_provisional_lead,
  };
}

const byClick = statement<Customer>('customer_by_click', `select ${COLUMNS} from customers c where c.click_id = $1`);

export async function findCustomerByClick(db: Runner, clickId: string): Promise<Customer | undefined> {
  return (await db.run(byClick, [clickId]))[0];
}

const status = statement<{ status: CustomerStatus }>('customer_status', 'select status from customers where id = $1');

export async function customerStatus(db: Runner, customerId: number): Promise<CustomerStatus> {
  const [row] = await db.run(status, [customerId]);
  if (!row) throw new Error(`customer ${customerId} does not exist`);
  return row.status;
}
