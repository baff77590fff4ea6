import { statement, type Runner } from '../database/db.ts';
import { HAS_PROVED_DOMAIN } from '../link-hosts/read.ts';
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
  /** the page that it leads to; null: the home page of the program's domain */
  destination: string | null;
  /** of the program; null without one */
  domain: string | null;
  /** whether the program has proved that the domain is its own */
  is_proved: boolean;
  /** whether the name has other meanings at the hosts of other programs */
  is_shared: boolean;
}

type LinkRow = Omit<NamedLink, 'origins'> & { origins: string[] };

/** SQL of the link of a row `n` that has its name. */
const ofName = (names: string): string => `
  select l.id, l.code, l.enabled and p.archived_at is null and ${HAS_GONE} is not true as enabled,
    l.program_id, l.partner_id, l.partnership_id, p.cookie_window_days, l.destination, p.domain,
    ${HAS_PROVED_DOMAIN} as is_proved,
    exists (select from program_link_names o where o.name = n.name) as is_shared, ${ORIGINS_COLUMN}
  from ${names} n join links l on l.id = n.link_id left join programs p on p.id = l.program_id
    left join partnerships s on s.id = l.partnership_id
  where n.name = $1`;
const byName = statement<LinkRow>('link_by_name', ofName('link_names'));
const byNameOfProgram = statement<LinkRow>(
  'link_by_program_name',
  `${ofName('program_link_names')} and n.program_id = $2`,
);

/**
 * The link with this code or alias (in lower case); undefined if it does not exist.
 * @param programId only a name that this program alone knows
 */
export async function findLink(db: Runner, name: string, programId?: number): Promise<NamedLink | undefined> {
  const [row] = await (programId === undefined ? db.run(byName, [name]) : db.run(byNameOfProgram, [name, programId]));
  return row && { ...row, origins: new Set(row.origins) };
}

/** Reads a link by a name, of a program or of all. */
export type ReadLink = (name: string, programId?: number) => NamedLink | undefined | Promise<NamedLink | undefined>;

/**
 * The link that a name means at a host. A name that a program has besides others comes first where the program has proved the host.
 * @param owner whose host it is; asked only where it matters
 */
export async function linkAt(
  read: ReadLink,
  name: string,
  owner: () => number | null | undefined | Promise<number | null | undefined>,
): Promise<NamedLink | undefined> {
  const link = await read(name);
  // The other program's link may have got another code, when its partner was erased.
  if (link && !link.is_shared) return link;
  const programId = (await owner()) ?? undefined;
  return (programId === undefined ? undefined : await read(name, programId)) ?? link;
}
