// The clicks, leads, sales and refunds of a program as one list, ordered by when they were recorded.
import { clickOf, NO_LINK } from '../attribution/codes.ts';
import type { Currency } from '../common/types.ts';
import { statement, type Runner } from '../database/db.ts';
import { COLUMNS, sourceOf, type Source } from './event-sources.ts';
import { createComposer, LIMIT, named, sql, type Query } from '../common/compose.ts';

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
  gross_cents: number | null;
  tax_cents: number | null;
  currency: Currency | null;
  provisional: boolean | null;
  event_name: string | null;
  unknown_fields: string[] | null;
}

/** The list's filters; each is in the query only if it is given. */
interface Variant {
  type: EventType | undefined;
  test: boolean;
  ascending: boolean;
  further: boolean;
  from: boolean;
  before: boolean;
  distributed: boolean;
}

const VALUES = named(['owner', 'time', 'rank', 'key', 'from', 'before']);
const raw = (text: string) => sql().raw(text, VALUES);

const orderOf = ({ ascending }: Variant) =>
  ascending ? ({ direction: 'asc', compare: '>' } as const) : ({ direction: 'desc', compare: '<' } as const);

/** The events of one type. The limit is within, so that only these are read and joined. */
function branch(type: EventType, { table, at, key, where, columns, joins }: Source, variant: Variant): Query {
  const { direction, compare } = orderOf(variant);
  const rank = TYPES.indexOf(type) + 1;
  const page = sql().select('*').from(`${table} as t`).whereRaw(`t.program_id = :owner and ${where}`, VALUES);
  if (variant.further) {
    const tied = `${rank} ${compare} :rank::integer or (${rank} = :rank::integer and ${key} collate "C" ${compare} :key)`;
    page.whereRaw(`t.${at} ${compare}= :time and (t.${at} ${compare} :time or ${tied})`, VALUES);
  }
  if (variant.from) page.whereRaw(`t.${at} >= :from`, VALUES);
  if (variant.before) page.whereRaw(`t.${at} < :before`, VALUES);
  page.orderByRaw(`t.${at} ${direction}, ${key} collate "C" ${direction}`).limit(LIMIT);
  const shown = COLUMNS.map((name) => `${columns[name]} as ${name}`).join(', ');
  return sql()
    .select(raw(`'${type}' as type, t.${at} as at, ${rank} as rank, ${key} collate "C" as key, ${shown}`))
    .from(page.as('t'))
    .joinRaw(joins);
}

/** SQL of the columns of the events `e`; their customers are `c`, their partnerships `p`. */
const LISTED = `e.type, e.at, e.rank, e.key, e.record_id, p.partner_id, nullif(coalesce(e.link_id, c.link_id), ${NO_LINK}) as link_id, e.customer_id,
  c.customer_key, case when c.erased_at is null then coalesce(e.click_id, ${clickOf('c')}) end as click_id, e.transaction_id,
  e.amount_cents, e.gross_cents, e.tax_cents, e.currency, e.provisional, e.event_name, e.unknown_fields`;
const WITH_PARTNERSHIPS = 'left join partnerships p on p.id = coalesce(e.partnership_id, c.partnership_id)';

// On a distributed database, links and partnerships are on another server than the events, so they are added to the page.
const FOUND = `e.*, c.partnership_id as customers_partnership, c.link_id as customers_link, c.customer_key, c.erased_at,
  ${clickOf('c')} as customers_click`;
const LISTED_OF_FOUND = `e.type, e.at, e.rank, e.key, e.record_id, p.partner_id,
  nullif(coalesce(e.link_id, e.customers_link), ${NO_LINK}) as link_id, e.customer_id, e.customer_key,
  case when e.erased_at is null then coalesce(e.click_id, e.customers_click) end as click_id, e.transaction_id,
  e.amount_cents, e.gross_cents, e.tax_cents, e.currency, e.provisional, e.event_name, e.unknown_fields`;
const withLinks = (test: boolean): string => `left join links k on ${test ? 'k.id = e.link_id' : 'false'}
  left join partnerships p on p.id = coalesce(e.partnership_id, k.partnership_id, e.customers_partnership)`;

function list(variant: Variant): Query {
  const { type, test, distributed } = variant;
  const { direction } = orderOf(variant);
  const inOrder = (query: Query) => query.orderByRaw(`e.at ${direction}, e.rank ${direction}, e.key ${direction}`);
  const branches = (type ? [type] : TYPES).map((one) => branch(one, sourceOf(one, variant), variant));
  const page = inOrder(sql().select('*').from(sql().unionAll(branches, true).as('e'))).limit(LIMIT);
  const found = sql()
    .select(raw(distributed ? FOUND : LISTED))
    .from(page.as('e'))
    .joinRaw('left join customers c on c.program_id = :owner and c.id = e.customer_id', VALUES);
  if (!distributed) return inOrder(found.joinRaw(WITH_PARTNERSHIPS));
  const listed = sql().withMaterialized('found', found).select(raw(LISTED_OF_FOUND)).from('found as e');
  return inOrder(listed.joinRaw(withLinks(test)));
}

// The index by time serves every set of filters, whatever their values are.
const statements = createComposer<ListedEvent>(statement);

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
  { programId, type, test, createdFrom: from, createdBefore: before }: EventFilters,
  { after, ascending, limit }: { after: string | undefined; ascending: boolean; limit: number },
): Promise<ListedEvent[]> {
  const given = { further: after !== undefined, from: from !== undefined, before: before !== undefined };
  const variant = { type, test, ascending, ...given, distributed: db.distributed };
  const read = statements(`events_${Object.values(variant).join('_')}`, () => list(variant));
  const [time, rank, ...key] = after?.split(' ') ?? [];
  const place = { time: new Date(Number(time)), rank: Number(rank), key: key.join(' ') };
  return read(db, { owner: programId, ...place, from, before, limit });
}
