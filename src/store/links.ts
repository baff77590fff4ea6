import { statement, type Runner } from '../database/db.ts';
import { ORIGINS_COLUMN } from './programs.ts';

export interface LinkView {
  code: string;
  program_id: number | null;
  partner_id: number | null;
  enabled: boolean;
}

/** A link, and what a click on it needs of its program; a link without a program has no cookie window and no origins. */
export interface LinkRow {
  code: string;
  enabled: boolean;
  program_id: number | null;
  partner_id: number | null;
  partnership_id: number | null;
  cookie_window_days: number | null;
  origins: ReadonlySet<string>;
}

export const linkByCode = statement<Omit<LinkRow, 'origins'> & { origins: string[] }>(
  'link_by_code',
  `select l.code, l.enabled, l.program_id, l.partner_id, l.partnership_id, p.cookie_window_days, ${ORIGINS_COLUMN}
   from links l left join programs p on p.id = l.program_id
   where l.code = $1`,
);

/** The link with this code (in lower case); undefined when there is none. */
export async function findLink(db: Runner, code: string): Promise<LinkRow | undefined> {
  const [row] = await db.run(linkByCode, [code]);
  return row && { ...row, origins: new Set(row.origins) };
}

// A link with both belongs to their partnership; a new one is only `linked` until the partner joins.
const insert = statement<LinkView>(
  'insert_link',
  `with partnership as (
     insert into partnerships as s (program_id, partner_id, status, created_at, changed_at)
     select $2::bigint, $3::bigint, 'linked', $4, $4 where $2 is not null and $3 is not null
     on conflict (program_id, partner_id) do update set status = s.status
     returning id)
   insert into links (code, program_id, partner_id, partnership_id, created_at)
   values ($1, $2, $3, (select id from partnership), $4)
   returning code, program_id, partner_id, enabled`,
);

export interface NewLink {
  code: string;
  programId?: number | undefined;
  partnerId?: number | undefined;
}

/**
 * Makes a link and, where it names both, the partnership it belongs to: both or neither. A code that is taken breaks
 * `links_pkey`.
 */
export async function createLink(db: Runner, link: NewLink, at: Date): Promise<LinkView> {
  return (await db.run(insert, [link.code, link.programId ?? null, link.partnerId ?? null, at]))[0]!;
}

const enable = statement<{ code: string; enabled: boolean }>(
  'enable_link',
  'update links set enabled = $2 where code = $1 returning code, enabled',
);

/** Turns a link on or off; undefined when there is none. */
export async function enableLink(db: Runner, code: string, enabled: boolean) {
  return (await db.run(enable, [code, enabled]))[0];
}
