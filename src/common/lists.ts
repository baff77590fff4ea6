// Lists with optional filters. Each set of filters has a statement of its own, so that PostgreSQL plans it with the index
// for these filters.
import type { Runner } from '../database/db.ts';
import { createComposer, LIMIT, named, sql, type Query } from './compose.ts';
import { orderPage, type Condition, type PageOrder, type PageStart } from './page-order.ts';

/** The page to read: at most `limit` rows after the identifier `after`, in the order of their identifiers. */
export interface ListPage {
  after: number | undefined;
  ascending: boolean;
  limit: number;
}

export interface ListOptions<Filter extends string> extends PageOrder {
  /** the beginning of the statements' names */
  name: string;
  /** SQL of the columns */
  columns: string;
  /** SQL of the tables; `:owner` is the program, or another record that the list belongs to */
  from: string;
  /** what each row meets */
  always?: Condition;
  filters: Readonly<Record<Filter, Condition>>;
  /** for records of partners, whose index for a partner has the status before the identifier */
  byStatus?: StatusSplit<Filter>;
  /** SQL of the columns that are shown of the rows, which are `stored`: what may be on another server is read afterwards */
  show?: string;
}

interface StatusSplit<Filter extends string> {
  statuses: readonly string[];
  /** with these filters, another index finds the records */
  unless: readonly Filter[];
}

/** Reads a page of the program's rows; a filter without a value does not apply. */
export type ReadList<Row, Filter extends string> = (
  db: Runner,
  ownerId: number | undefined,
  given: Readonly<Partial<Record<Filter, unknown>>>,
  page: ListPage,
) => Promise<Row[]>;

/** The filter by partner of a list whose rows are of a partnership, which stands before the list as a part of its `with`. */
export const PARTNER = 'partnerId';

/**
 * SQL of the partnership of the partner in the program. A distributed database reads it first, from another server, and the
 * rest at once: in the condition itself, it would separate the parts of a union, and a row that changes meanwhile could be in
 * two of them.
 */
const PARTNERSHIP = 'select s.id from partnerships s where s.program_id = :owner and s.partner_id = :partnerId::bigint';

/** Whether a row is of that partnership. */
export const isPartners = (alias: string): Condition => ({
  is: `${alias}.partnership_id = (select id from partnership)`,
});

/** The page in the shown form. */
function showPage(page: Query, columns: string, { ascending }: PageStart, names: readonly string[]): Query {
  const direction = ascending ? 'asc' : 'desc';
  const begin = names.includes(PARTNER)
    ? sql().withMaterialized('partnership', sql().raw(PARTNERSHIP, named(names)))
    : sql().queryBuilder();
  return begin.withMaterialized('stored', page).select(sql().raw(columns)).from('stored').orderBy('id', direction);
}

/** Composes the page with these filters. */
function composePage<Filter extends string>(options: ListOptions<Filter>, used: readonly Filter[], start: PageStart) {
  const { columns, from, always, filters, byStatus, show } = options;
  const names = ['owner', 'after', ...used];
  const raw = (text: string) => sql().raw(text, named(names));
  const met = [...(always ? [always] : []), ...used.map((filter) => filters[filter])];
  const rowsOf = (selected: string, ...more: Condition[]) =>
    orderPage(sql().select(raw(selected)).from(raw(from)).limit(LIMIT), options, [...met, ...more], start, names);
  if (show === undefined) return rowsOf(columns);
  const split =
    names.includes(PARTNER) && !byStatus?.unless.some((filter) => used.includes(filter)) ? byStatus : undefined;
  const rows = split
    ? sql().unionAll(
        split.statuses.map((one) => rowsOf('c.*', { is: `c.status = '${one}'` })),
        true,
      )
    : rowsOf('c.*');
  const page = sql()
    .select(raw(columns))
    .from(rows.as('c'))
    .orderBy('c.id', start.ascending ? 'asc' : 'desc');
  return showPage(page.limit(LIMIT), show, start, names);
}

/** Creates the list of a program's rows. */
export function createList<Row, Filter extends string>(options: ListOptions<Filter>): ReadList<Row, Filter> {
  const all = Object.keys(options.filters) as Filter[];
  const statements = createComposer<Row>();
  return (db, owner, given, { after, ascending, limit }) => {
    const used = all.filter((filter) => given[filter] !== undefined);
    const start = { ascending, further: after !== undefined };
    const order = `${ascending ? 'oldest' : 'newest'}${start.further ? '_further' : ''}`;
    const list = statements([options.name, order, ...used].join('_'), () => composePage(options, used, start));
    return list(db, { ...given, owner, after, limit });
  };
}

/** Creates the list of all rows of a program, or of another record. */
export function createWholeList<Row>(options: Omit<ListOptions<never>, 'filters'>) {
  const read = createList<Row, never>({ ...options, filters: {} });
  return (db: Runner, ownerId: number, page: ListPage): Promise<Row[]> => read(db, ownerId, {}, page);
}
