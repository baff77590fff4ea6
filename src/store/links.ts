import { statement, type Runner } from '../database/db.ts';

export interface LinkView {
  code: string;
  program_id: number | null;
  partner_id: number | null;
  enabled: boolean;
  /** an address that the link works with; null while it leads to no program */
  url: string | null;
}

/** A row of `links`, `l`, with its program `p`, as a view. */
export const LINK_COLUMNS = `l.code, l.program_id, l.partner_id, l.enabled,
  'https://' || p.domain || '/?aff=' || l.code as url`;

// A link with both belongs to their partnership; a new one is only `linked` until the partner joins.
const insert = statement<LinkView>(
  'insert_link',
  `with partnership as (
     insert into partnerships as s (program_id, partner_id, status, created_at, changed_at)
     select $2::bigint, $3::bigint, 'linked', $4, $4 where $2 is not null and $3 is not null
     on conflict (program_id, partner_id) do update set status = s.status
     returning id),
   link as (
     insert into links (code, program_id, partner_id, partnership_id, created_at)
     values ($1, $2, $3, (select id from partnership), $4)
     returning code, program_id, partner_id, enabled)
   select ${LINK_COLUMNS} from link l left join programs p on p.id = l.program_id`,
);

export interface NewLink {
  code: string;
  programId?: number | undefined;
  partnerId?: number | undefined;
}

/**
 * Makes a link and, where it names both, the partnership it belongs to: both or neither. A code that is taken breaks
 * `links_code`.
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
