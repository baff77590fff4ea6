// Where the list of events reads each type from.
import type { EventType } from './events.ts';

/** A number as a text of the same order. */
const numbered = (column: string): string => `lpad(${column}::text, 19, '0')`;

export interface Source {
  table: string;
  /** the column of the time, which begins an index after the program */
  at: string;
  /** SQL of the text that orders events of the same time and type; `t` is the table */
  key: string;
  where: string;
  /** SQL of the selected columns, in the order of `COLUMNS`; `t` is the table */
  columns: Record<(typeof COLUMNS)[number], string>;
  joins: string;
}

export const COLUMNS = [
  'record_id',
  'partnership_id',
  'link_id',
  'customer_id',
  'click_id',
  'transaction_id',
  'amount_cents',
  'gross_cents',
  'tax_cents',
  'currency',
  'provisional',
  'event_name',
  'unknown_fields',
] as const;

const NONE = {
  record_id: 't.id',
  partnership_id: 'null::bigint',
  link_id: 'null::bigint',
  customer_id: 'null::bigint',
  click_id: 'null::text',
  transaction_id: 'null::text',
  amount_cents: 'null::bigint',
  gross_cents: 'null::bigint',
  tax_cents: 'null::bigint',
  currency: 'null::text',
  provisional: 'null::boolean',
  event_name: 'null::text',
  unknown_fields: 'null::jsonb',
};
const stored = { key: numbered('t.id'), where: 'true', joins: '' };

const PRODUCTION: Record<EventType, Source> = {
  click: {
    ...stored,
    table: 'clicks',
    at: 'occurred_at',
    key: 't.click_id',
    columns: {
      ...NONE,
      record_id: 'null::bigint',
      partnership_id: 't.partnership_id',
      link_id: 't.link_id',
      customer_id: '(select c.id from customers c where c.program_id = t.program_id and c.click_id = t.click_id)',
      click_id: 't.click_id',
    },
  },
  lead: {
    ...stored,
    table: 'leads',
    at: 'recorded_at',
    columns: {
      ...NONE,
      customer_id: 't.customer_id',
      provisional: 't.provisional',
      event_name: 't.event_name',
      unknown_fields: 't.unknown_fields',
    },
  },
  sale: {
    ...stored,
    table: 'sales',
    at: 'recorded_at',
    columns: {
      ...NONE,
      customer_id: 't.customer_id',
      transaction_id: 't.transaction_id',
      amount_cents: 't.amount_cents',
      gross_cents: 't.gross_cents',
      tax_cents: 't.tax_cents',
      currency: 't.currency',
      unknown_fields: 't.unknown_fields',
    },
  },
  refund: {
    ...stored,
    table: 'refunds',
    at: 'occurred_at',
    joins: 'join sales s on s.program_id = t.program_id and s.id = t.sale_id',
    columns: {
      ...NONE,
      customer_id: 's.customer_id',
      transaction_id: 's.transaction_id',
      amount_cents: 't.amount_cents',
      currency: 's.currency',
      unknown_fields: 't.unknown_fields',
    },
  },
};

const testSource = (type: EventType): Source => ({
  ...stored,
  table: 'test_events',
  at: 'occurred_at',
  where: `t.kind = '${type}'`,
  joins: 'left join links k on k.id = t.link_id',
  columns: {
    ...NONE,
    partnership_id: 'k.partnership_id',
    link_id: 't.link_id',
    click_id: 't.click_id',
    transaction_id: 't.transaction_id',
    amount_cents: 't.amount_cents',
    currency: 't.currency',
    event_name: 't.event_name',
    unknown_fields: 't.unknown_fields',
  },
});

/**
 * The same on a distributed database: without the join of links, which only test events need, and with a join of the
 * customers of clicks, because it refuses a subquery for each row.
 */
function distributedSource(type: EventType, test: boolean): Source {
  if (test) {
    const source = testSource(type);
    return { ...source, joins: '', columns: { ...source.columns, partnership_id: NONE.partnership_id } };
  }
  const source = PRODUCTION[type];
  if (type !== 'click') return source;
  const joins = 'left join customers b on b.program_id = t.program_id and b.click_id = t.click_id';
  return { ...source, joins, columns: { ...source.columns, customer_id: 'b.id' } };
}

/** Where the events of a type are, in production or in test mode, on a plain or on a distributed database. */
export const sourceOf = (type: EventType, { test, distributed }: { test: boolean; distributed: boolean }): Source =>
  distributed ? distributedSource(type, test) : test ? testSource(type) : PRODUCTION[type];
