import { statement, type Runner } from '../database/db.ts';
import { HAS_GONE } from '../partnerships/write.ts';
import { ORIGINS_COLUMN } from '../programs/read.ts';

/** A link, with the settings of its program that a click needs; without a program, no cookie window and no origins. */
export interface NamedLink {
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

export const linkByCode = statement<Omit<NamedLink, 'origins'> & { origins: string[] }>(
  'link_by_name',
  `select l.id, l.code, l.enabled and p.archived_at is null and ${HAS_GONE} is not true as enabled,
     l.program_id, l.partner_id, l.partnership_id, p.cookie_window_days, ${ORIGINS_COLUMN}
   from link_names n join links l on l.id = n.link_id left join programs p on p.id = l.program_id
     left join partnerships s on s.id = l.partnership_id
   where n.name = $1`,
);

/** The link with this code or alias (in lower case); undefined if it does not exist. */
export async function findLink(db: Runner, code: string): Promise<NamedLink | undefined> {
  const [row] = await db.run(linkByCode, [code]);
  return row && { ...row, origins: new Set(row.origins) };
}
