import type { NewSale } from '../../domain/payment.ts';
import { statement, type Db, type Transaction } from '../../database/db.ts';
import { ranOutOfTime } from '../../database/violations.ts';
import { SECOND } from '../../lib/clock.ts';
import { recordSalesOfProgram, writeSalesOfProgram } from './distributed.ts';
import { notErased } from '../customers/erasures.ts';
import type { RecordedSale } from './sales.ts';

/** Whether the sale changes the customer: not if the customer has already converted and gets no new key. */
export const changesCustomer = ({ customer, customerKey }: NewSale): boolean =>
  customer.id === null ||
  customer.status !== 'conversion' ||
  (customer.customer_key === null && customerKey !== undefined);

export interface Recorded {
  transaction_id: string;
  sale_id: number;
  earning: boolean;
  commission_id: number | null;
}
/** A sale without the commission that it may be due. */
export interface RecordedOnly extends Recorded {
  program_id: number;
  payable: boolean;
}
export interface SalesWritten {
  rows: RecordedOnly[];
  /** writes the commissions that are due; returns their identifiers by sale */
  earn: () => Promise<Map<number, number>>;
}

const COMMISSIONS = `,
   earned as (
     insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents,
       currency, status, created_at, changed_at)
     select 'sale', program_id, partnership_id, buyer_id, sale_id, commission_cents, commission_cents,
       commission_currency, 'pending', recorded_at, recorded_at
     from bought where earning and payable
     returning sale_id, id)
   select b.transaction_id, b.sale_id, b.earning, e.id as commission_id
   from bought b left join earned e on e.sale_id = b.sale_id`;
const NO_COMMISSIONS = `
   select transaction_id, program_id, sale_id, earning, payable, null::bigint as commission_id from bought`;

// Every statement locks claims before customers, and each in the same order, which prevents deadlocks.
const textOf = (rest: string): string =>
  `with sent as (
     select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[],
       $7::timestamptz[], $8::boolean[], $9::text[], $10::bigint[], $11::text[], $12::text[], $13::text[],
       $14::boolean[], $15::text[], $16::boolean[], $17::boolean[], $18::bigint[], $19::text[], $20::text[],
       $21::timestamptz[], $22::timestamptz[], $23::text[])
     with ordinality as t(transaction_id, program_id, customer_id, click_id, link_id, partnership_id, clicked_at,
       converts, customer_key, amount_cents, currency, provider, provider_payment_id, livemode, subscription_id,
       recurring, payable, commission_cents, commission_currency, additional_data, occurred_at, recorded_at, marks, place)
     where ${notErased('place', '$2', '$23')}),
   claimed as (
     insert into sale_claims (transaction_id, program_id, sale_id)
     select transaction_id, program_id, nextval('sales_id_seq') from sent order by transaction_id collate "C"
     on conflict do nothing returning transaction_id, sale_id),
   converted as (
     insert into customers as c (program_id, click_id, link_id, partnership_id, status, customer_key, clicked_at,
       converted_at, created_at)
     select program_id, click_id, link_id, partnership_id, 'conversion', customer_key, clicked_at, recorded_at,
       recorded_at
     from sent join claimed using (transaction_id) where converts order by program_id, click_id collate "C"
     on conflict on constraint customers_click do update set status = 'conversion',
       converted_at = coalesce(c.converted_at, excluded.converted_at),
       customer_key = coalesce(c.customer_key, excluded.customer_key)
     returning program_id, click_id, id),
   subscribed as (
     insert into subscriptions (program_id, subscription_id, first_transaction_id)
     select program_id, subscription_id, transaction_id from sent join claimed using (transaction_id)
     where subscription_id is not null order by program_id, subscription_id collate "C", place
     on conflict (program_id, subscription_id) do nothing returning program_id, first_transaction_id),
   bought as (
     select s.*, k.sale_id, coalesce(c.id, s.customer_id) as buyer_id,
       s.subscription_id is null or s.recurring or f.first_transaction_id is not null as earning
     from sent s join claimed k using (transaction_id)
       left join converted c on c.program_id = s.program_id and c.click_id = s.click_id
       left join subscribed f on f.program_id = s.program_id and f.first_transaction_id = s.transaction_id),
   stored as (
     insert into sales (program_id, id, transaction_id, customer_id, partnership_id, amount_cents, currency, provider,
       provider_payment_id, livemode, subscription_id, commission_cents, commission_currency, additional_data,
       occurred_at, recorded_at)
     select program_id, sale_id, transaction_id, buyer_id, partnership_id, amount_cents, currency, provider,
       provider_payment_id, livemode, subscription_id, case when earning then commission_cents end,
       case when earning then commission_currency end, additional_data::jsonb, occurred_at, recorded_at
     from bought)${rest}`;

export const recordSalesStatement = statement<Recorded>('record_sales', textOf(COMMISSIONS));
const recordSalesOnly = statement<RecordedOnly>('record_sales_only', textOf(NO_COMMISSIONS));

const insertCommissions = statement<{ sale_id: number; id: number }>(
  'insert_sale_commissions',
  `insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents, amount_cents, currency,
     status, created_at, changed_at)
   select 'sale', s.program_id, s.partnership_id, s.customer_id, s.id, s.commission_cents, s.commission_cents,
     s.commission_currency, 'pending', s.recorded_at, s.recorded_at
   from unnest($1::bigint[], $2::bigint[]) as t(program_id, sale_id)
     join sales s on s.program_id = t.program_id and s.id = t.sale_id
   returning sale_id, id`,
);
const limitStatements = statement<object>('limit_statements', `select set_config('statement_timeout', $1, true)`);

/** The time limit of each statement when a batch is tried again: with the first try a request has ten seconds. */
const SHORT_MS = 2 * SECOND;
/** How long `recordSalesFirst` may take: two such statements, and the time around them. */
export const RECORD_FIRST_MS = 2 * SHORT_MS + 300;

const columnsOf = (sales: readonly NewSale[]): unknown[] => [
  sales.map(({ transactionId }) => transactionId),
  sales.map(({ customer }) => customer.program_id),
  sales.map(({ customer }) => customer.id),
  sales.map(({ customer }) => customer.click_id),
  sales.map(({ customer }) => customer.link_id),
  sales.map(({ customer }) => customer.partnership_id),
  sales.map(({ customer }) => customer.clicked_at),
  sales.map(changesCustomer),
  sales.map(({ customerKey }) => customerKey ?? null),
  sales.map(({ amountCents }) => amountCents),
  sales.map(({ currency }) => currency),
  sales.map(({ provider }) => provider ?? null),
  sales.map(({ providerPaymentId }) => providerPaymentId ?? null),
  sales.map(({ livemode }) => livemode ?? null),
  sales.map(({ subscriptionId }) => subscriptionId ?? null),
  sales.map(({ recurring }) => recurring),
  sales.map(({ payable }) => payable),
  sales.map(({ commission }) => commission.cents),
  sales.map(({ commission }) => commission.currency),
  sales.map(({ additionalData }) => (additionalData ? JSON.stringify(additionalData) : null)),
  sales.map(({ occurredAt }) => occurredAt),
  sales.map(({ recordedAt }) => recordedAt),
  sales.map(({ marks }) => marks),
];

function resultOf({ sale_id: saleId, earning, commission_id: commissionId }: Recorded, sale: NewSale): RecordedSale {
  return earning && !sale.payable ? { kind: 'unpayable', saleId } : { kind: 'recorded', saleId, commissionId };
}

function inOrderOf(sales: readonly NewSale[], rows: readonly Recorded[]): RecordedSale[] {
  const recorded = new Map(rows.map((row) => [row.transaction_id, row]));
  return sales.map((sale) => {
    const row = recorded.get(sale.transactionId);
    return row ? resultOf(row, sale) : { kind: 'duplicate' };
  });
}

/**
 * Records sales with different `transaction_id`s and of different customers, each with its commission, in one
 * statement. It skips sales whose `transaction_id` already exists, and those of erased customers. If PostgreSQL rejects the statement, nothing was
 * written.
 */
export async function recordSales(db: Db, sales: readonly NewSale[]): Promise<RecordedSale[]> {
  if (db.distributed) return inOrderOf(sales, await recordSalesOfProgram(db, sales));
  const rows = await db.run(recordSalesStatement, columnsOf(sales));
  return inOrderOf(sales, rows);
}

export const withCommissions = (rows: readonly Recorded[], ids: ReadonlyMap<number, number>): Recorded[] =>
  rows.map((row) => ({ ...row, commission_id: ids.get(row.sale_id) ?? null }));

async function writeSalesOnly(tx: Transaction, sales: readonly NewSale[]): Promise<SalesWritten> {
  const rows = await tx.run(recordSalesOnly, columnsOf(sales));
  const due = rows.filter(isDue);
  const values = [due.map(({ program_id }) => program_id), due.map(({ sale_id }) => sale_id)];
  const earn = async () => new Map((await tx.run(insertCommissions, values)).map(({ sale_id, id }) => [sale_id, id]));
  return { rows, earn };
}

const isDue = ({ earning, payable }: RecordedOnly): boolean => earning && payable;

/** Writes commissions after a savepoint; returns the cause if that takes too long. */
async function addCommissions(tx: Transaction, earn: SalesWritten['earn']) {
  try {
    return { ids: await tx.savepoint(earn) };
  } catch (cause) {
    if (!ranOutOfTime(cause)) throw cause;
    return { cause };
  }
}

/**
 * Records sales whose statement took too long, in a transaction with a savepoint between them and their commissions. If the commissions take too long again, for example because their table is locked, the sales are
 * stored without them.
 */
export function recordSalesFirst(db: Db, sales: readonly NewSale[]): Promise<RecordedSale[]> {
  return db.transaction(async (tx) => {
    await tx.run(limitStatements, [String(SHORT_MS)]);
    const { rows, earn } = await (db.distributed ? writeSalesOfProgram : writeSalesOnly)(tx, sales);
    const { ids, cause } = await addCommissions(tx, earn);
    if (ids) return inOrderOf(sales, withCommissions(rows, ids));
    const unpaid = new Set(rows.filter(isDue).map(({ sale_id }) => sale_id));
    return inOrderOf(sales, rows).map((sale) => {
      const isUnpaid = sale.kind === 'recorded' && unpaid.has(sale.saleId);
      return isUnpaid ? { kind: 'commission_failed', saleId: sale.saleId, cause } : sale;
    });
  });
}
