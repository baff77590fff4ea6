// The only text that stores customers.
import type { Customer } from '../common/types.ts';
import { namesOf, valuesOf, type Columns, type ValuesOf } from '../common/columns.ts';

export const CUSTOMERS = {
  program_id: 'bigint',
  click_id: 'text',
  link_id: 'bigint',
  partnership_id: 'bigint',
  status: 'text',
  customer_key: 'text',
  clicked_at: 'timestamptz',
  lead_at: 'timestamptz',
  converted_at: 'timestamptz',
  created_at: 'timestamptz',
  first_sale_at: 'timestamptz',
  first_terms_id: 'bigint',
  code_id: 'bigint',
} as const satisfies Columns;

/** What is sent of a customer that may be stored now. */
export const CLICKED = {
  program_id: 'bigint',
  click_id: 'text',
  link_id: 'bigint',
  partnership_id: 'bigint',
  customer_key: 'text',
  clicked_at: 'timestamptz',
  recorded_at: 'timestamptz',
  code_id: 'bigint',
} as const satisfies Columns;

export const clickedOf = (customer: Customer, customerKey: string | undefined, recordedAt: Date) => ({
  program_id: customer.program_id,
  click_id: customer.click_id,
  link_id: customer.link_id,
  partnership_id: customer.partnership_id,
  customer_key: customerKey,
  clicked_at: customer.clicked_at,
  recorded_at: recordedAt,
  code_id: customer.code_id,
});

const NO_SALE = { first_sale_at: 'null', first_terms_id: 'null' } as const;

/** How a customer changes: the values of its row if it is new, and what changes if it is known. */
interface CustomerChange {
  values: ValuesOf<typeof CUSTOMERS>;
  update: string;
}
const OLD_KEY = 'customer_key = coalesce(c.customer_key, excluded.customer_key)';
/** What a discount code changes of a customer who is not settled. */
const decided = (column: string): string =>
  `${column} = case when c.status = 'click' and excluded.code_id is not null then excluded.${column} else c.${column} end`;
const BY_CODE = [decided('link_id'), decided('code_id')].join(', ');
/** `source` has the lead's time as `at`. */
export const SETTLES: CustomerChange = {
  values: { status: `'lead'`, lead_at: 'at' },
  update: `status = 'lead', lead_at = excluded.lead_at, ${decided('partnership_id')}, ${BY_CODE}, ${OLD_KEY} where c.status = 'click'`,
};
/** What the first recorded sale fixes for good; it may have been recorded by a version that did not note it. */
const ifFirst = (column: string): string =>
  `${column} = case when c.status = 'conversion' then c.${column} else excluded.${column} end`;
/**
 * A sale has the partnership of its customer. If another request has just settled it for another one, the negative number
 * violates `customers_settled`, so that nothing is written.
 */
const SAME_PARTNERSHIP = `partnership_id = case when c.partnership_id = excluded.partnership_id
    or (c.status = 'click' and excluded.code_id is not null) then excluded.partnership_id else -c.partnership_id end`;
/** `source` has the sale's time as `occurred_at`, and its terms. */
export const CONVERTS: CustomerChange = {
  values: {
    status: `'conversion'`,
    converted_at: 'recorded_at',
    first_sale_at: 'occurred_at',
    first_terms_id: 'terms_id',
  },
  update: `status = 'conversion', converted_at = coalesce(c.converted_at, excluded.converted_at),
    ${SAME_PARTNERSHIP}, ${BY_CODE}, ${OLD_KEY}, ${ifFirst('first_sale_at')}, ${ifFirst('first_terms_id')}`,
};
/** Only locks a known customer. */
export const STAYS: CustomerChange = {
  values: { status: `'click'`, customer_key: 'null', code_id: 'null' },
  update: 'status = c.status',
};
export const STAYS_CLICK: CustomerChange = { ...STAYS, update: `${STAYS.update} where c.status = 'click'` };

/**
 * SQL that stores the customers of `source`, or changes those that are known. Every statement locks customers in the same
 * order, which prevents deadlocks.
 */
export const customersFrom = (
  source: string,
  { values, update }: CustomerChange,
  returning = 'c.program_id, c.click_id, c.id',
): string =>
  `insert into customers as c (${namesOf(CUSTOMERS)})
     select ${valuesOf(CUSTOMERS, { lead_at: 'null', converted_at: 'null', created_at: 'recorded_at', ...NO_SALE, ...values })}
     from ${source} order by program_id, click_id collate "C"
     on conflict on constraint customers_click do update set ${update}
     returning ${returning}`;
