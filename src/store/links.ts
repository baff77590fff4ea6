import { statement, type Runner } from '../database/db.ts';

export interface LinkView {
  code: string;
  program_id: number | null;
  partner_id: number | null;
  enabled: boolean;
  /** an address with the link's code; null for a link without a program */
  url: string | null;
}

/** Columns of a link, from a table named `l`, and of its program, from `p`. */
export const LINK_COLUMNS = `l.code, l.program_id, l.partner_id, l.enabled,
  'https://' || p.domain || '/?aff=' || l.code as url`;

// A link with a program and a partner belongs to their partnership. A new partnership is `linked` until the partner joins.
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
 * Creates a link and, if it has a program and a partner, their partnership, in one statement. A code that already exists
 * violates `links_code`.
 */
export async function createLink(db: Runner, link: NewLink, at: Date): Promise<LinkView> {
  return (await db.run(insert, [link.code, link.programId ?? null, link.partnerId ?? null, at]))[0]!;
}

const enable = statement<{ code: string; enabled: boolean }>(
  'enable_link',
  'update links set enabled = $2 where code = $1 returning code, enabled',
);

/** Enables or disables a link; undefined if it does not exist. */
export async function enableLink(db: Runner, code: string, enabled: boolean) {
  return (await db.run(enable, [code, enabled]))[0];
}
