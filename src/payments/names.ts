// The processor's names (identifiers) of a payment, and the sale that they refer to.
import type { NamedSale } from '../common/types.ts';
import { statement, type Runner, type Transaction } from '../database/db.ts';

/** The given names ($2), and the names of the same invoices and payments. */
const NAMES = `
  invoices as (
    select invoice_id from invoice_payments where program_id = $1 and invoice_id = any ($2::text[])
    union select invoice_id from invoice_payments where program_id = $1 and payment_id = any ($2::text[])),
  names as (
    select unnest($2::text[]) as name
    union select invoice_id from invoices
    union select payment_id from invoice_payments
      where program_id = $1 and invoice_id in (select invoice_id from invoices))`;

const saleByNames = statement<NamedSale>(
  'sale_by_names',
  `with ${NAMES},
   found as (
     select sale_id from payment_names where program_id = $1 and name in (select name from names)
     union select id from sales where program_id = $1 and transaction_id in (select name from names)
     union select id from sales where program_id = $1 and provider_payment_id in (select name from names))
   select id, customer_id, transaction_id, provider_payment_id, amount_cents, currency from sales
   where program_id = $1 and id in (select sale_id from found) order by id limit 1`,
);

/** The program's sale with one of these names, recorded by a request or by a payment event. */
export async function findSaleByNames(db: Runner, programId: number, names: readonly string[]) {
  return (await db.run(saleByNames, [programId, names]))[0];
}

const relatedNames = statement<{ name: string }>('related_names', `with ${NAMES} select name from names`);

/** The names, and those of the same invoices and payments. */
export const findRelatedNames = async (db: Runner, programId: number, names: readonly string[]): Promise<string[]> =>
  (await db.run(relatedNames, [programId, names])).map(({ name }) => name);

// Every statement writes names in the same order, which prevents deadlocks.
const claim = statement<{ name: string }>(
  'claim_payment_names',
  `insert into payment_names (program_id, name, sale_id)
   select $1, name, $3 from (select distinct unnest($2::text[]) as name) named order by name collate "C"
   on conflict (program_id, name) do nothing returning name`,
);

/** Assigns the names to a sale; false if one of them already belongs to another sale. */
export async function claimNames(
  db: Runner,
  programId: number,
  names: readonly string[],
  saleId: number,
): Promise<boolean> {
  const claimed = await db.run(claim, [programId, names, saleId]);
  return claimed.length === new Set(names).size;
}

// Every statement locks a sale before its names. This prevents deadlocks between two events with different names of the
// same sale.
const lock = statement<{ provider_payment_id: string | null }>(
  'lock_named_sale',
  'select provider_payment_id from sales where program_id = $1 and id = $2 for no key update',
);
const fillPayment = statement<object>(
  'fill_provider_payment',
  'update sales set provider_payment_id = $3 where program_id = $1 and id = $2',
);

/** Assigns the unused names to an existing sale, and the provider's identifier if the sale has none. */
export async function nameSale(
  tx: Transaction,
  programId: number,
  saleId: number,
  names: readonly string[],
  paymentId: string | undefined,
): Promise<void> {
  const [sale] = await tx.run(lock, [programId, saleId]);
  await claimNames(tx, programId, names, saleId);
  if (paymentId !== undefined && sale?.provider_payment_id === null) {
    await tx.run(fillPayment, [programId, saleId, paymentId]);
  }
}

const link = statement<object>(
  'link_invoice_payment',
  `insert into invoice_payments (program_id, invoice_id, payment_id) values ($1, $2, $3) on conflict do nothing`,
);

/** Stores that a payment paid an invoice. */
export async function linkInvoicePayment(
  db: Runner,
  programId: number,
  invoiceId: string,
  paymentId: string,
): Promise<void> {
  await db.run(link, [programId, invoiceId, paymentId]);
}

const paymentsOf = statement<{ payment_id: string }>(
  'payments_of_invoice',
  'select payment_id from invoice_payments where program_id = $1 and invoice_id = $2 order by payment_id',
);

/** The recorded payments of an invoice. */
export const findInvoicePayments = async (db: Runner, programId: number, invoiceId: string): Promise<string[]> =>
  (await db.run(paymentsOf, [programId, invoiceId])).map(({ payment_id }) => payment_id);
