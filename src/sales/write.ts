// The only texts that store sales, with their claims and subscriptions: each for the rows of any source, so that one
// statement of many parts and a transaction of short statements have them from here.
import type { NewSale } from './rules.ts';
import { commissionsInto } from '../commissions/write.ts';
import { CLICKED, CONVERTS, customersFrom } from '../attribution/write.ts';
import { namesOf, valuesOf, type Columns, type RowOf } from '../common/columns.ts';

export const CLAIMS = { transaction_id: 'text', program_id: 'bigint', sale_id: 'bigint' } as const satisfies Columns;

export const SUBSCRIPTIONS = {
  program_id: 'bigint',
  subscription_id: 'text',
  first_transaction_id: 'text',
} as const satisfies Columns;

/** What a sale stores of what is sent. */
const GIVEN = {
  program_id: 'bigint',
  transaction_id: 'text',
  partnership_id: 'bigint',
  amount_cents: 'bigint',
  gross_cents: 'bigint',
  tax_cents: 'bigint',
  shipping_cents: 'bigint',
  currency: 'text',
  provider: 'text',
  provider_payment_id: 'text',
  livemode: 'boolean',
  subscription_id: 'text',
  terms_id: 'bigint',
  commission_cents: 'bigint',
  commission_currency: 'text',
  commission_reason: 'text',
  additional_data: 'jsonb',
  unknown_fields: 'jsonb',
  occurred_at: 'timestamptz',
  recorded_at: 'timestamptz',
} as const satisfies Columns;

export const SALES = { ...GIVEN, id: 'bigint', customer_id: 'bigint' } as const satisfies Columns;

/** What is sent of a sale, with its customer, whose identifier is null if only the click is recorded. */
export const SENT = {
  ...GIVEN,
  ...CLICKED,
  customer_id: 'bigint',
  converts: 'boolean',
  recurring: 'boolean',
  payable: 'boolean',
  marks: 'text',
} as const satisfies Columns;

/** A sale whose claim and customer are stored: `earning` says whether it earns a commission. */
export const BOUGHT = {
  ...GIVEN,
  sale_id: 'bigint',
  buyer_id: 'bigint',
  earning: 'boolean',
  payable: 'boolean',
} as const satisfies Columns;

/** Whether the sale changes the customer: not if the customer has already converted and gets no new key. */
export const changesCustomer = ({ customer, customerKey }: NewSale): boolean =>
  customer.id === null ||
  customer.status !== 'conversion' ||
  (customer.customer_key === null && customerKey !== undefined);

// Without a spread, which takes V8 twenty times as long.
export const sentOf = (sale: NewSale): RowOf<typeof SENT> => ({
  program_id: sale.customer.program_id,
  click_id: sale.customer.click_id,
  link_id: sale.customer.link_id,
  partnership_id: sale.customer.partnership_id,
  customer_key: sale.customerKey,
  clicked_at: sale.customer.clicked_at,
  code_id: sale.customer.code_id,
  recorded_at: sale.recordedAt,
  transaction_id: sale.transactionId,
  customer_id: sale.customer.id,
  converts: changesCustomer(sale),
  amount_cents: sale.amountCents,
  gross_cents: sale.grossCents,
  tax_cents: sale.taxCents,
  shipping_cents: sale.shippingCents,
  currency: sale.currency,
  provider: sale.provider,
  provider_payment_id: sale.providerPaymentId,
  livemode: sale.livemode,
  subscription_id: sale.subscriptionId,
  recurring: sale.recurring,
  payable: sale.payable,
  terms_id: sale.terms.terms_id,
  commission_cents: sale.commission.cents,
  commission_currency: sale.commission.currency,
  commission_reason: undefined,
  additional_data: sale.additionalData,
  unknown_fields: sale.unknownFields,
  occurred_at: sale.occurredAt,
  marks: sale.marks,
});

// Claims come before customers everywhere, and each in the same order, which prevents deadlocks.
export const claimFrom = (source: string): string =>
  `insert into sale_claims (${namesOf(CLAIMS)})
     select ${valuesOf(CLAIMS, { sale_id: `nextval('sales_id_seq')` })}
     from ${source} order by transaction_id collate "C"
     on conflict do nothing returning transaction_id, sale_id`;

export const convertFrom = (source: string): string => customersFrom(source, CONVERTS);

export const subscribeFrom = (source: string): string =>
  `insert into subscriptions (${namesOf(SUBSCRIPTIONS)})
     select ${valuesOf(SUBSCRIPTIONS, { first_transaction_id: 'transaction_id' })}
     from ${source} order by program_id, subscription_id collate "C", place
     on conflict (program_id, subscription_id) do nothing returning program_id, first_transaction_id`;

const ifEarning = (column: string): string => `case when earning then ${column} end`;
/** The source has the columns of `BOUGHT`, and so has that of the next one. */
export const storeFrom = (source: string): string =>
  `insert into sales (${namesOf(SALES)})
     select ${valuesOf(SALES, {
       id: 'sale_id',
       customer_id: 'buyer_id',
       commission_cents: ifEarning('commission_cents'),
       commission_currency: ifEarning('commission_currency'),
     })}
     from ${source}`;

export const earnFrom = (source: string): string =>
  `${commissionsInto(`${source} where earning and payable`, {
    kind: `'sale'`,
    customer_id: 'buyer_id',
    terms_id: 'terms_id',
    earned_cents: 'commission_cents',
    amount_cents: 'commission_cents',
    base_cents: 'amount_cents',
    currency: 'commission_currency',
    created_at: 'recorded_at',
  })} returning sale_id, id`;
