import { ensureClickMonths } from '../../database/partitions.ts';
import { statement, type Db, type Runner } from '../../database/db.ts';
import { lacksPartition } from '../../database/violations.ts';
import { ORIGINS_COLUMN } from '../programs/programs.ts';

/** A link, with the settings of its program that a click needs; without a program, no cookie window and no origins. */
export interface LinkRow {
  id: number;
  code: string;
  /** whether clicks count: also the program is not archived, and the partner has not left it */
  enabled: boolean;
  program_id: number | null;
  partner_id: number | null;
  partnership_id: number | null;
  cookie_window_days: number | null;
  origins: ReadonlySet<string>;
}

/** SQL of whether the partner of partnership `s` has gone, which turns the partner's links off. */
export const HAS_GONE = `s.status in ('left', 'removed', 'declined')`;

export const linkByCode = statement<Omit<LinkRow, 'origins'> & { origins: string[] }>(
  'link_by_name',
  `select l.id, l.code, l.enabled and p.archived_at is null and ${HAS_GONE} is not true as enabled,
     l.program_id, l.partner_id, l.partnership_id, p.cookie_window_days, ${ORIGINS_COLUMN}
   from link_names n join links l on l.id = n.link_id left join programs p on p.id = l.program_id
     left join partnerships s on s.id = l.partnership_id
   where n.name = $1`,
);

/** The link with this code or alias (in lower case); undefined if it does not exist. */
export async function findLink(db: Runner, code: string): Promise<LinkRow | undefined> {
  const [row] = await db.run(linkByCode, [code]);
  return row && { ...row, origins: new Set(row.origins) };
}

export interface NewClick {
  clickId: string;
  programId: number;
  partnershipId: number;
  linkId: number;
  pageUrl: string | undefined;
  referrerUrl: string | undefined;
  additionalData: object | undefined;
  /** the time in the identifier */
  at: Date;
}

// Without the result, Citus would copy the rows into the table, and not report the codes of errors.
const insertText = (result: string): string =>
  `insert into clicks (program_id, occurred_at, click_id, link_id, partnership_id, page_url, referrer_url,
     additional_data)
   select program_id, occurred_at, click_id, link_id, partnership_id, page_url, referrer_url, additional_data::jsonb
   from unnest($1::bigint[], $2::timestamptz[], $3::text[], $4::bigint[], $5::bigint[], $6::text[], $7::text[],
     $8::text[])
   as t(program_id, occurred_at, click_id, link_id, partnership_id, page_url, referrer_url, additional_data)${result}`;
export const insertClicksStatement = statement<object>('insert_clicks', insertText(''), insertText(' returning 1'));

/** The parameters $1 to $8 of an insert. */
export const columnsOf = (clicks: readonly NewClick[]): unknown[] => [
  clicks.map(({ programId }) => programId),
  clicks.map(({ at }) => at),
  clicks.map(({ clickId }) => clickId),
  clicks.map(({ linkId }) => linkId),
  clicks.map(({ partnershipId }) => partnershipId),
  clicks.map(({ pageUrl }) => pageUrl ?? null),
  clicks.map(({ referrerUrl }) => referrerUrl ?? null),
  clicks.map(({ additionalData }) => (additionalData ? JSON.stringify(additionalData) : null)),
];

/** Records clicks before the database has them. */
export interface ClickLog {
  /** Resolves when the clicks are safe: in the log or, if the log cannot take them, in the database. */
  record: (db: Db, clicks: readonly NewClick[]) => Promise<void>;
  /** The time up to which the database has every click of the log; at most `now`. */
  completeUntil: (now: Date) => Promise<Date>;
  /** recorded clicks, by the way that they took; filled as results occur */
  readonly counts: Readonly<Record<string, number>>;
}

/** Records all clicks or none. A customer is stored with its first lead, sale or payment event. */
export async function insertClicks(db: Db, clicks: readonly NewClick[]): Promise<void> {
  const values = columnsOf(clicks);
  try {
    await db.run(insertClicksStatement, values);
  } catch (error) {
    // Nothing was written. Partitions are created in advance, but a clock can be wrong.
    if (!lacksPartition(error)) throw error;
    await ensureClickMonths(
      db,
      clicks.map(({ at }) => at),
    );
    await db.run(insertClicksStatement, values);
  }
}
