import { linkUrl } from '../../domain/link-url.ts';
import { statement, violatedConstraint, type Runner, type Transaction } from '../../database/db.ts';
import type { Note } from '../platform/audit.ts';

export interface LinkView {
  code: string;
  program_id: number | null;
  partner_id: number | null;
  enabled: boolean;
  /** an address with the link's code; null for a link without a program */
  url: string | null;
}
/** A link as it is stored, with the domain of its program. */
export type LinkRow = Omit<LinkView, 'url'> & { destination: string | null; domain: string | null };

/** Columns of a link, from a table named `l`, and of its program, from `p`. */
export const LINK_COLUMNS = 'l.code, l.program_id, l.partner_id, l.enabled, l.destination, p.domain';

/** The link with its address. */
export function viewLink<Row extends LinkRow>(row: Row): Omit<Row, 'destination' | 'domain'> & LinkView {
  const { destination, domain, ...link } = row;
  return { ...link, url: domain === null ? null : linkUrl(domain, destination, link.code) };
}

/** Whether a write failed because its code or alias is taken. */
export const isNameTaken = (error: unknown): boolean =>
  ['links_code', 'link_names_taken'].includes(violatedConstraint(error) ?? '');

// A link with a program and a partner belongs to their partnership. A new partnership is `linked` until the partner joins.
const insert = statement<LinkRow & { id: number }>(
  'insert_link',
  `with partnership as (
     insert into partnerships as s (program_id, partner_id, status, created_at, changed_at)
     select $2::bigint, $3::bigint, 'linked', $4, $4 where $2 is not null and $3 is not null
     on conflict (program_id, partner_id) do update set status = s.status
     returning id),
   link as (
     insert into links (code, program_id, partner_id, partnership_id, created_at)
     values ($1, $2, $3, (select id from partnership), $4)
     returning id, code, program_id, partner_id, enabled, destination)
   select l.id, ${LINK_COLUMNS} from link l left join programs p on p.id = l.program_id`,
);

export interface NewLink {
  code: string;
  programId?: number | undefined;
  partnerId?: number | undefined;
}

async function store(db: Runner, { code, programId, partnerId }: NewLink, at: Date) {
  const { id, ...row } = (await db.run(insert, [code, programId ?? null, partnerId ?? null, at]))[0]!;
  return { id, link: viewLink(row) };
}

/**
 * Creates a link and, if it has a program and a partner, their partnership, in one statement. A code that already exists
 * violates `links_code`, and one that is an alias `link_names_taken`.
 */
export const createLink = async (db: Runner, link: NewLink, at: Date): Promise<LinkView> =>
  (await store(db, link, at)).link;

/** As `createLink`, with an entry in the audit log. */
export async function createNotedLink(tx: Transaction, note: Note, wanted: NewLink, at: Date): Promise<LinkView> {
  const { id, link } = await store(tx, wanted, at);
  await note({ action: 'link.create', programId: wanted.programId, targetId: id, after: link });
  return link;
}

const enable = statement<{ code: string; enabled: boolean }>(
  'enable_link',
  'update links set enabled = $2 where code = $1 returning code, enabled',
);

/** Enables or disables a link; undefined if it does not exist. */
export async function enableLink(db: Runner, code: string, enabled: boolean) {
  return (await db.run(enable, [code, enabled]))[0];
}
