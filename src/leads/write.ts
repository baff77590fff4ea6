// The only text that stores leads, and the rules of a lead, each for the rows of any source: so that one statement of many
// parts and a transaction of short statements have them from here.
import type { Customer } from '../common/types.ts';
import { commissionsInto } from '../commissions/write.ts';
import { CLICKED, customersFrom, SETTLES, STAYS_CLICK } from '../attribution/write.ts';
import { namesOf, valuesOf, type Columns, type RowOf } from '../common/columns.ts';
import { OWN_TERMS } from '../offers/terms-columns.ts';

export interface NewLead {
  customer: Customer;
  mode: 'server' | 'browser' | 'payment';
  /**
   * Stored for a customer that has no key. If another customer has the key: in browser mode, the key is not stored; in
   * server mode, no lead is settled; for a payment, the whole call fails with `key_taken`.
   */
  customerKey: string | undefined;
  eventName: string | undefined;
  emailHash: Buffer | undefined;
  emailMasked: string | undefined;
  additionalData: object | undefined;
  /** the names of the request's fields that its operation does not know */
  unknownFields?: readonly string[] | undefined;
  /** when the customer signed up */
  at: Date;
  /** when the lead is stored; totals use this time */
  recordedAt: Date;
  /** the marks of the customer's names, by which an erased customer is recognised; its leads are not stored */
  marks: string;
}

/** What a lead stores of what is sent. */
const GIVEN = {
  program_id: 'bigint',
  mode: 'text',
  event_name: 'text',
  email_hash: 'bytea',
  email_masked: 'text',
  additional_data: 'jsonb',
  unknown_fields: 'jsonb',
  recorded_at: 'timestamptz',
} as const satisfies Columns;

export const LEADS = {
  ...GIVEN,
  terms_id: 'bigint',
  customer_id: 'bigint',
  provisional: 'boolean',
  occurred_at: 'timestamptz',
} as const satisfies Columns;

/** What is sent of a lead, with its customer. */
export const SENT = { ...GIVEN, ...CLICKED, at: 'timestamptz', marks: 'text' } as const satisfies Columns;

/** A lead whose customer is stored, with its `id`. */
export const HELD = { ...GIVEN, id: 'bigint', terms_id: 'bigint', at: 'timestamptz' } as const satisfies Columns;

/** A lead that earns a commission. */
export const EARNING = {
  program_id: 'bigint',
  partnership_id: 'bigint',
  id: 'bigint',
  terms_id: 'bigint',
  lead_cents: 'bigint',
  lead_currency: 'text',
  recorded_at: 'timestamptz',
} as const satisfies Columns;

// Without a spread, which takes V8 twenty times as long.
export const sentOf = (lead: NewLead): RowOf<typeof SENT> => ({
  program_id: lead.customer.program_id,
  click_id: lead.customer.click_id,
  link_id: lead.customer.link_id,
  partnership_id: lead.customer.partnership_id,
  customer_key: lead.customerKey,
  clicked_at: lead.customer.clicked_at,
  code_id: lead.customer.code_id,
  recorded_at: lead.recordedAt,
  mode: lead.mode,
  event_name: lead.eventName,
  email_hash: lead.emailHash,
  email_masked: lead.emailMasked,
  additional_data: lead.additionalData,
  unknown_fields: lead.unknownFields,
  at: lead.at,
  marks: lead.marks,
});

/**
 * The sent leads without those of a server whose key another customer has, each with the key that is stored. The rows of the
 * source are named `sent`.
 */
export const freeFrom = (source: string, program: string): string =>
  `select *, case when mode = 'browser' and taken then null else customer_key end as free_key
     from (
       select sent.*, exists (
         select 1 from customers o
         where o.program_id = ${program} and o.customer_key = sent.customer_key and o.click_id <> sent.click_id) as taken
       from ${source}) sent
     where mode <> 'server' or not taken`;

export const settleFrom = (source: string, key: string): string =>
  customersFrom(source, { ...SETTLES, values: { ...SETTLES.values, customer_key: key } });
export const holdFrom = (source: string): string => customersFrom(source, STAYS_CLICK);

/** The rows of a source with the terms of their lead, and what it earns: null if it earns nothing. */
export const termsFrom = (source: string): string =>
  `select h.*, coalesce(t.id, p.terms_id) as terms_id, coalesce(t.currency, p.currency) as lead_currency,
       case when s.status = 'joined' and s.partner_id is not null
         then nullif(case when t.id is null then p.lead_commission_cents else t.lead_commission_cents end, 0) end as lead_cents
     from ${source} h left join partnerships s on s.id = h.partnership_id ${OWN_TERMS}`;

/** The source has the columns of `EARNING`. */
export const earnFrom = (source: string): string =>
  `${commissionsInto(source, {
    kind: `'lead'`,
    customer_id: 'id',
    sale_id: 'null',
    terms_id: 'terms_id',
    earned_cents: 'lead_cents',
    currency: 'lead_currency',
    created_at: 'recorded_at',
  })} returning customer_id, id, amount_cents, currency`;

/** The source has the columns of `HELD`. */
export const storeFrom = (source: string, provisional: boolean): string =>
  `insert into leads (${namesOf(LEADS)})
     select ${valuesOf(LEADS, { customer_id: 'id', provisional: String(provisional), occurred_at: 'at' })}
     from ${source}`;
