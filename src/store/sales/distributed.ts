// Sales of one program on a distributed database: a transaction of short statements, each of which needs only the servers of
// the rows that it writes. The claims of the sales may be on others than the program.
import type { NewSale } from '../../domain/payment.ts';
import { statement, type Db, type Transaction } from '../../database/db.ts';
import { certainly } from '../../database/violations.ts';
import { erasedPlaces } from '../customers/erasures.ts';
import { columnsOf } from '../platform/one-program.ts';
import { changesCustomer, withCommissions, type Recorded, type RecordedOnly, type SalesWritten } from './batch.ts';

// Every statement locks claims before customers, and each in the same order, which prevents deadlocks.
const claim = statement<{ transaction_id: string; sale_id: number }>(
  'claim_sales',
  `insert into sale_claims (transaction_id, program_id, sale_id)
   select transaction_id, program_id, nextval('sales_id_seq')
   from unnest($1::text[], $2::bigint[]) as t(transaction_id, program_id) order by transaction_id collate "C"
   on conflict do nothing returning transaction_id, sale_id`,
);
const convert = statement<{ id: number; click_id: string }>(
  'convert_customers',
  `insert into customers as c (program_id, click_id, link_id, partnership_id, status, customer_key, clicked_at,
     converted_at, created_at)
   select program_id, click_id, link_id, partnership_id, 'conversion', customer_key, clicked_at, at, at
   from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::timestamptz[], $7::timestamptz[])
     as t(program_id, click_id, link_id, partnership_id, customer_key, clicked_at, at) order by click_id collate "C"
   on conflict on constraint customers_click do update set status = 'conversion',
     converted_at = coalesce(c.converted_at, excluded.converted_at),
     customer_key = coalesce(c.customer_key, excluded.customer_key)
   returning id, click_id`,
);
const subscribe = statement<{ first_transaction_id: string }>(
  'claim_subscriptions',
  `insert into subscriptions (program_id, subscription_id, first_transaction_id)
   select program_id, subscription_id, transaction_id
   from unnest($1::bigint[], $2::text[], $3::text[]) with ordinality
     as t(program_id, subscription_id, transaction_id, place) order by subscription_id collate "C", place
   on conflict (program_id, subscription_id) do nothing returning first_transaction_id`,
);
const insert = statement<object>(
  'insert_sales',
  `insert into sales (program_id, id, transaction_id, customer_id, partnership_id, amount_cents, currency, provider,
     provider_payment_id, livemode, subscription_id, commission_cents, commission_currency, additional_data, occurred_at,
     recorded_at)
   select program_id, id, transaction_id, customer_id, partnership_id, amount_cents, currency, provider,
     provider_payment_id, livemode, subscription_id, commission_cents, commission_currency, additional_data::jsonb,
     occurred_at, recorded_at
   from unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[], $8::text[],
     $9::text[], $10::boolean[], $11::text[], $12::bigint[], $13::text[], $14::text[], $15::timestamptz[],
     $16::timestamptz[])
     as t(program_id, id, transaction_id, customer_id, partnership_id, amount_cents, currency, provider,
       provider_payment_id, livemode, subscription_id, commission_cents, commission_currency, additional_data,
       occurred_at, recorded_at)
   returning 1`,
);
const earn = statement<{ sale_id: number; id: number }>(
  'insert_commissions_of_sales',
  `insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents, currency,
     status, created_at, changed_at)
   select 'sale', program_id, partnership_id, customer_id, sale_id, cents, cents, currency, 'pending', at, at
   from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::timestamptz[])
     as t(program_id, partnership_id, customer_id, sale_id, cents, currency, at)
   returning sale_id, id`,
);

interface Bought {
  sale: NewSale;
  saleId: number;
  customerId: number;
  earning: boolean;
}

async function claimAll(tx: Transaction, sales: readonly NewSale[]) {
  const erased = await erasedPlaces(
    tx,
    sales.map(({ customer, marks }) => ({ programId: customer.program_id, marks })),
  );
  const present = sales.filter((_, i) => !erased.has(i));
  if (present.length === 0) return [];
  const columns = columnsOf(present, [({ transactionId }) => transactionId, ({ customer }) => customer.program_id]);
  const ids = new Map((await tx.run(claim, columns)).map((row) => [row.transaction_id, row.sale_id]));
  return present.flatMap((sale) => {
    const saleId = ids.get(sale.transactionId);
    return saleId === undefined ? [] : [{ sale, saleId }];
  });
}

/** The customers that are stored or changed now, by their clicks. */
async function convertAll(tx: Transaction, sales: readonly NewSale[]): Promise<Map<string, number>> {
  const changed = sales.filter(changesCustomer);
  if (changed.length === 0) return new Map();
  const columns = columnsOf(changed, [
    ({ customer }) => customer.program_id,
    ({ customer }) => customer.click_id,
    ({ customer }) => customer.link_id,
    ({ customer }) => customer.partnership_id,
    ({ customerKey }) => customerKey ?? null,
    ({ customer }) => customer.clicked_at,
    ({ recordedAt }) => recordedAt,
  ]);
  return new Map((await tx.run(convert, columns)).map(({ id, click_id }) => [click_id, id]));
}

/** The sales that are the first of their subscriptions, by `transaction_id`. */
async function subscribeAll(tx: Transaction, sales: readonly NewSale[]): Promise<Set<string>> {
  const subscribed = sales.filter(({ subscriptionId }) => subscriptionId !== undefined);
  if (subscribed.length === 0) return new Set();
  const columns = columnsOf(subscribed, [
    ({ customer }) => customer.program_id,
    ({ subscriptionId }) => subscriptionId,
    ({ transactionId }) => transactionId,
  ]);
  return new Set((await tx.run(subscribe, columns)).map((row) => row.first_transaction_id));
}

const SALE: readonly ((bought: Bought) => unknown)[] = [
  ({ sale }) => sale.customer.program_id,
  ({ saleId }) => saleId,
  ({ sale }) => sale.transactionId,
  ({ customerId }) => customerId,
  ({ sale }) => sale.customer.partnership_id,
  ({ sale }) => sale.amountCents,
  ({ sale }) => sale.currency,
  ({ sale }) => sale.provider ?? null,
  ({ sale }) => sale.providerPaymentId ?? null,
  ({ sale }) => sale.livemode ?? null,
  ({ sale }) => sale.subscriptionId ?? null,
  ({ sale, earning }) => (earning ? sale.commission.cents : null),
  ({ sale, earning }) => (earning ? sale.commission.currency : null),
  ({ sale }) => (sale.additionalData ? JSON.stringify(sale.additionalData) : null),
  ({ sale }) => sale.occurredAt,
  ({ sale }) => sale.recordedAt,
];
const COMMISSION: readonly ((bought: Bought) => unknown)[] = [
  ({ sale }) => sale.customer.program_id,
  ({ sale }) => sale.customer.partnership_id,
  ({ customerId }) => customerId,
  ({ saleId }) => saleId,
  ({ sale }) => sale.commission.cents,
  ({ sale }) => sale.commission.currency,
  ({ sale }) => sale.recordedAt,
];

/** Writes sales without their commissions; returns those that were recorded. */
async function writeSales(tx: Transaction, sales: readonly NewSale[]): Promise<Bought[]> {
  const claimed = await claimAll(tx, sales);
  if (claimed.length === 0) return [];
  const own = claimed.map(({ sale }) => sale);
  const [customers, firsts] = [await convertAll(tx, own), await subscribeAll(tx, own)];
  const bought = claimed.map(({ sale, saleId }): Bought => ({
    sale,
    saleId,
    customerId: (customers.get(sale.customer.click_id) ?? sale.customer.id)!,
    earning: sale.subscriptionId === undefined || sale.recurring || firsts.has(sale.transactionId),
  }));
  await tx.run(insert, columnsOf(bought, SALE));
  return bought;
}

/** Writes the commissions that are due; returns their identifiers by sale. */
async function earnAll(tx: Transaction, bought: readonly Bought[]): Promise<Map<number, number>> {
  const due = bought.filter(({ earning, sale }) => earning && sale.payable);
  if (due.length === 0) return new Map();
  return new Map((await tx.run(earn, columnsOf(due, COMMISSION))).map(({ sale_id, id }) => [sale_id, id]));
}

const recordedOf = (bought: readonly Bought[]): RecordedOnly[] =>
  bought.map(({ sale, saleId, earning }) => ({
    transaction_id: sale.transactionId,
    program_id: sale.customer.program_id,
    sale_id: saleId,
    earning,
    payable: sale.payable,
    commission_id: null,
  }));

async function write(tx: Transaction, sales: readonly NewSale[]): Promise<Recorded[]> {
  const bought = await writeSales(tx, sales);
  return withCommissions(recordedOf(bought), await earnAll(tx, bought));
}

/**
 * Records sales of one program with their commissions; returns those that were recorded.
 * @throws NotWritten if one of the servers is lost: another sale may not need it
 */
export const recordSalesOfProgram = (db: Db, sales: readonly NewSale[]): Promise<Recorded[]> =>
  db.transaction((tx) => certainly(write(tx, sales)));

/** Writes sales of one program in a transaction, and returns what writes their commissions. */
export async function writeSalesOfProgram(tx: Transaction, sales: readonly NewSale[]): Promise<SalesWritten> {
  const bought = await certainly(writeSales(tx, sales));
  return { rows: recordedOf(bought), earn: () => earnAll(tx, bought) };
}
