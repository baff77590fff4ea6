// Shows any answer of the management API to people: lists as tables, records as fields.
import { explanationLines, type Explanation } from '@referral-tracking/shared/explanation-lines';
import type { Paint } from '../terminal.ts';
import { columns } from '../text.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether a value is a table of its own: a list of records. */
const isTable = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every(isFields);

const labelOf = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1))
    .replaceAll('_', ' ')
    .replace(/\b(api|id|url)\b/gi, (initials) => initials.toUpperCase());

/** What stands in a table or record. `unknown` alone would read as if nobody knew why. */
function cellOf(value: unknown, name?: string): string {
  if (name === 'obstacle' && value === 'unknown') return 'no such commission';
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ') || '-';
  if (Array.isArray(value)) return value.map((item) => cellOf(item)).join('; ');
  return isFields(value) ? fieldsIn(value) : typeof value === 'string' ? value : JSON.stringify(value);
}

/** A record in a cell: `amount cents 3600, currency EUR`. */
const fieldsIn = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${cellOf(value)}`)
    .join(', ') || '-';

const LINK_COLUMNS = [
  'id',
  'code',
  'aliases',
  'partner_id',
  'destination',
  'enabled',
  'short_url',
  'url',
  'created_at',
];

/** The columns of the widest lists; the others show every field that a record has. */
const COLUMNS: Record<string, readonly string[]> = {
  'program list': ['id', 'name', 'domain', 'status', 'role', 'commission_type', 'commission_rate', 'currency'],
  'commission list': [
    'id',
    'kind',
    'status',
    'held',
    'amount_cents',
    'currency',
    'partner_id',
    'sale_id',
    'created_at',
    'reason',
  ],
  'customer list': [
    'id',
    'status',
    'customer_key',
    'partner_id',
    'link_id',
    'clicked_at',
    'lead_at',
    'converted_at',
    'erased_at',
  ],
  'link list': LINK_COLUMNS,
  'portal links': LINK_COLUMNS,
  'event list': [
    'created_at',
    'type',
    'record_id',
    'partner_id',
    'customer_id',
    'transaction_id',
    'amount_cents',
    'currency',
  ],
  'payment-event list': ['id', 'received_at', 'processor', 'event_type', 'pulled', 'state', 'explanation'],
  'partner invite': ['email', 'result', 'reason', 'invitation_url'],
  'invitation list': ['id', 'email', 'name', 'status', 'sent_at', 'resends', 'expires_at', 'mail_status'],
};

/** A record whose lists of records are spread over several rows, so that each total is next to its group. */
function spread(record: Fields): Fields[] {
  const [inner] = Object.entries(record).find(([, value]) => isTable(value)) ?? [];
  if (inner === undefined) return [record];
  const { [inner]: items, ...rest } = record;
  // What both have stays the record's own; the item's has the name of its list before it.
  const own = (name: string): string => (name in rest ? `${inner.replace(/s$/, '')}_${name}` : name);
  const renamed = (item: Fields): Fields =>
    Object.fromEntries(Object.entries(item).map(([name, value]) => [own(name), value]));
  return (items as Fields[]).map((item) => ({ ...rest, ...renamed(item) }));
}

/** Flattens one level: `actor` with `kind` and `id` becomes `actor kind` and `actor id`. */
const flat = (record: Fields): Fields =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      isFields(value) && !Object.values(value).some((inner) => isFields(inner) || isTable(inner))
        ? Object.entries(value).map(([inner, one]) => [`${name}_${inner}`, one])
        : [[name, value]],
    ),
  );

/** A table with more columns has one last column for what only some of its records have. */
const MOST_COLUMNS = 8;

/** The columns of a table, and what only some rows have. Columns in which every row is empty are left out. */
function arranged(rows: readonly Fields[], shown: readonly string[] | undefined): [names: string[], some: string[]] {
  const names = shown ?? [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const used = names.filter((name) => rows.some((row) => cellOf(row[name]) !== '-'));
  if (shown || used.length <= MOST_COLUMNS) return [used, []];
  const inAll = (name: string): boolean => rows.every((row) => name in row);
  return [used.filter(inAll), used.filter((name) => !inAll(name))];
}

const detailsOf = (row: Fields, names: readonly string[]): string =>
  names
    .filter((name) => cellOf(row[name]) !== '-')
    .map((name) => `${name.replaceAll('_', ' ')}: ${cellOf(row[name])}`)
    .join('; ') || '-';

export function table(records: readonly Fields[], paint: Paint, shown?: readonly string[]): string {
  // A list within a record that has no column would only repeat the row.
  const isShown = ([name, value]: [string, unknown]): boolean => !shown || !isTable(value) || shown.includes(name);
  const own = records.map((record) => Object.fromEntries(Object.entries(record).filter(isShown)));
  const rows = own.flatMap((record) => spread(flat(record)).map(flat));
  const [names, some] = arranged(rows, shown);
  const last = (text: string): string[] => (some.length > 0 ? [text] : []);
  const heading = [...names.map((name) => name.toUpperCase().replaceAll('_', ' ')), ...last('DETAILS')];
  const cells = rows.map((row) => [...names.map((name) => cellOf(row[name], name)), ...last(detailsOf(row, some))]);
  const [head, ...lines] = columns([heading, ...cells]).split('\n');
  return [paint('bold', head!), ...lines].join('\n');
}

/** Fields line by line, then each inner record and table below its name. */
export function record(value: Fields, paint: Paint): string {
  const entries = Object.entries(value);
  const inner = entries.filter(([, one]) => isFields(one) || isTable(one));
  const lines = entries.filter((entry) => !inner.includes(entry)).map(([name, one]) => [labelOf(name), cellOf(one)]);
  const blocks = inner.map(([name, one]) => {
    const shown = isTable(one) ? table(one, paint) : record(one as Fields, paint);
    return `${paint('bold', labelOf(name))}\n${shown.replace(/^/gm, '  ')}`;
  });
  return [...(lines.length > 0 ? [columns(lines)] : []), ...blocks].join('\n');
}

/** The totals of a time in which nothing happened. The answer has no group for it; `None.` would read as a failure. */
const ZEROS: Fields = { clicks: 0, leads: 0, sales: 0, refunds: 0, commission_cents: 0 };

/** Totals by day, partner or link have no row then: one of zeros would read as a group. */
function emptyText(command: string, grouped: boolean, paint: Paint): string {
  if (!/\bstats$/.test(command)) return 'None.';
  return grouped ? 'No event in this time.' : table([ZEROS], paint);
}

interface Answer {
  data: unknown;
  page?: { next_cursor: string | null; has_more: boolean };
}

/** The whole answer of a command, with how to get the next page. `grouped`: totals by day, partner or link. */
export function answerText(command: string, answer: Answer, paint: Paint, { grouped = false } = {}): string {
  const { data, page, ...more } = answer;
  if (command === 'customer explain') return explanationLines(data as Explanation).join('\n');
  if (!Array.isArray(data)) return record(data as Fields, paint);
  const rows =
    data.length === 0 ? emptyText(command, grouped, paint) : table(data as Fields[], paint, COLUMNS[command]);
  const around = Object.entries(more).filter(([, value]) => typeof value === 'string');
  const next = page?.has_more ? [`There are more: add --all, or --cursor ${page.next_cursor}`] : [];
  return [rows, ...around.map(([name, value]) => `${labelOf(name)}: ${value as string}`), ...next].join('\n');
}
