import { ensureClickMonths } from '../../database/partitions.ts';
import { statement, type Db, type Runner } from '../../database/db.ts';
import { lacksPartition } from '../../database/violations.ts';
import { arraysOf, sentRows } from '../platform/columns.ts';
import { ORIGINS_COLUMN } from '../programs/programs.ts';
import { CLICKS, clicksFrom, sentOf, type NewClick } from './write.ts';

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

/** Records clicks before the database has them. */
export interface ClickLog {
  /** Resolves when the clicks are safe: in the log or, if the log cannot take them, in the database. */
  record: (db: Db, clicks: readonly NewClick[]) => Promise<void>;
  /** The time up to which the database has every click of the log; at most `now`. */
  completeUntil: (now: Date) => Promise<Date>;
  /** recorded clicks, by the way that they took; filled as results occur */
  readonly counts: Readonly<Record<string, number>>;
}

// Without the result, Citus would copy the rows into the table, and not report the codes of errors.
export const insertClicksStatement = statement<object>(
  'insert_clicks',
  clicksFrom(sentRows(CLICKS)),
  `${clicksFrom(sentRows(CLICKS))} returning 1`,
);

/** Records all clicks or none. A customer is stored with its first lead, sale or payment event. */
export async function insertClicks(db: Db, clicks: readonly NewClick[]): Promise<void> {
  const values = arraysOf(CLICKS, clicks.map(sentOf));
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
