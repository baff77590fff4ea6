// The clicks, leads, sales and refunds of a program as one list, ordered by when they were recorded.
import type { Currency } from '../../domain/types.ts';
import { statement, type Runner } from '../../database/db.ts';

export type EventType = 'click' | 'lead' | 'sale' | 'refund';
const TYPES: readonly EventType[] = ['click', 'lead', 'sale', 'refund'];

export interface ListedEvent {
  type: EventType;
  at: Date;
  /** decides the order of events of the same time: the position of the type, then the key */
  rank: number;
  key: string;
  record_id: number | null;
  partner_id: number | null;
  link_id: number | null;
  customer_id: number | null;
  customer_key: string | null;
  click_id: string | null;
  transaction_id: string | null;
  amount_cents: number | null;
  currency: Currency | null;
  provisional: boolean | null;
  event_name: string | null;
}

/** A number as a text of the same order. */
const numbered = (column: string): string => `lpad(${column}::text, 19, '0')`;

interface Source {
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

const COLUMNS = [
  'record_id',
  'partnership_id',
  'link_id',
  'customer_id',
  'click_id',
  'transaction_id',
  'amount_cents',
  'currency',
  'provisional',
  'event_name',
] as const;

const NONE = {
  record_id: 't.id',
  partnership_id: 'null::bigint',
  link_id: 'null::bigint',
  customer_id: 'null::bigint',
  click_id: 'null::text',
  transaction_id: 'null::text',
  amount_cents: 'null::bigint',
  currency: 'null::text',
  provisional: 'null::boolean',
  event_name: 'null::text',
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
    columns: { ...NONE, customer_id: 't.customer_id', provisional: 't.provisional', event_name: 't.event_name' },
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
      currency: 't.currency',
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

interface Order {
  compare: '<' | '>';
  direction: 'asc' | 'desc';
}
const NEWEST: Order = { compare: '<', direction: 'desc' };
const OLDEST: Order = { compare: '>', direction: 'asc' };

/**
 * SQL of the events of one type: of program $1 after the place ($2 time, $3 rank, $4 key), recorded from $5 on and before
 * $6, at most $7. The limit is within, so that only these are read and joined.
 */
function branch(type: EventType, { table, at, key, where, columns, joins }: Source, { compare, direction }: Order) {
  const rank = TYPES.indexOf(type) + 1;
  const further = `t.${at} ${compare} $2 or ${rank} ${compare} $3 or (${rank} = $3 and ${key} collate "C" ${compare} $4)`;
  return `select '${type}' as type, t.${at} as at, ${rank} as rank, ${key} collate "C" as key,
      ${COLUMNS.map((name) => `${columns[name]} as ${name}`).join(', ')}
    from (
      select * from ${table} t
      where t.program_id = $1 and ${where} and t.${at} ${compare}= $2 and t.${at} >= $5 and t.${at} < $6 and (${further})
      order by t.${at} ${direction}, ${key} collate "C" ${direction} limit $7) t ${joins}`;
}

/** SQL of the columns of the events `e`; their customers are `c`, their partnerships `p`. */
const LISTED = `e.type, e.at, e.rank, e.key, e.record_id, p.partner_id, coalesce(e.link_id, c.link_id) as link_id, e.customer_id,
       c.customer_key, case when c.erased_at is null then coalesce(e.click_id, c.click_id) end as click_id, e.transaction_id, e.amount_cents, e.currency,
       e.provisional, e.event_name`;

function list(name: string, types: readonly EventType[], test: boolean, order: Order) {
  const source = (type: EventType) => (test ? testSource(type) : PRODUCTION[type]);
  const by = (e: string) => `${e}.at ${order.direction}, ${e}.rank ${order.direction}, ${e}.key ${order.direction}`;
  const page = (sourceOf: (type: EventType) => Source) => {
    const branches = types.map((type) => `(${branch(type, sourceOf(type), order)})`);
    return `(select * from (${branches.join(' union all ')}) e order by ${by('e')} limit $7) e
       left join customers c on c.program_id = $1 and c.id = e.customer_id`;
  };
  return statement<ListedEvent>(
    `events_${name}`,
    `select ${LISTED}
     from ${page(source)}
       left join partnerships p on p.id = coalesce(e.partnership_id, c.partnership_id)
     order by ${by('e')}`,
    // Links and partnerships are on another server than the events.
    `with found as materialized (
       select e.*, c.partnership_id as customers_partnership, c.link_id as customers_link, c.customer_key, c.erased_at,
         c.click_id as customers_click
       from ${page((type) => distributedSource(type, test))})
     select e.type, e.at, e.rank, e.key, e.record_id, p.partner_id, coalesce(e.link_id, e.customers_link) as link_id,
       e.customer_id, e.customer_key,
       case when e.erased_at is null then coalesce(e.click_id, e.customers_click) end as click_id, e.transaction_id,
       e.amount_cents, e.currency, e.provisional, e.event_name
     from found e left join links k on ${test ? 'k.id = e.link_id' : 'false'}
       left join partnerships p on p.id = coalesce(e.partnership_id, k.partnership_id, e.customers_partnership)
     order by ${by('e')}`,
  );
}

const statements = new Map<string, ReturnType<typeof list>>();

/** The statement for these filters; each is made once. */
function statementFor({ type, test }: EventFilters, ascending: boolean) {
  const name = `${type ?? 'all'}_${test ? 'test' : 'production'}_${ascending ? 'oldest' : 'newest'}`;
  const known = statements.get(name);
  if (known) return known;
  const made = list(name, type ? [type] : TYPES, test, ascending ? OLDEST : NEWEST);
  statements.set(name, made);
  return made;
}

export interface EventFilters {
  programId: number;
  type: EventType | undefined;
  test: boolean;
  createdFrom: Date | undefined;
  createdBefore: Date | undefined;
}

/** The place of an event in the list, as a text. */
export const placeOf = ({ at, rank, key }: ListedEvent): string => `${at.getTime()} ${rank} ${key}`;

/** Reads the events after a place, in the order of the list. */
export function eventsOfProgram(
  db: Runner,
  filters: EventFilters,
  { after, ascending, limit }: { after: string | undefined; ascending: boolean; limit: number },
): Promise<ListedEvent[]> {
  const { programId, createdFrom, createdBefore } = filters;
  const [time, rank, ...key] = after?.split(' ') ?? [];
  const at = time === undefined ? (ascending ? '-infinity' : 'infinity') : new Date(Number(time));
  const place = [at, Number(rank ?? 0), key.join(' ')];
  const times = [createdFrom ?? '-infinity', createdBefore ?? 'infinity'];
  return db.run(statementFor(filters, ascending), [programId, ...place, ...times, limit]);
}
