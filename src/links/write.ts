// Links as the members of a program manage them. Every change is in the audit log.
import { statement, violatedConstraint, type Runner, type Transaction } from '../database/db.ts';
import { HAS_PROVED_DOMAIN, LINK_HOST } from '../link-hosts/read.ts';
import { isDestination } from './rules.ts';
import type { PartnershipStatus } from '../common/types.ts';
import { newLinkCode } from '@referral-tracking/shared/ids';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { isArchived } from '../common/program-lock.ts';
import { ensurePartnership, holdPartnership } from '../partnerships/write.ts';
import { createList, type ListPage } from '../common/lists.ts';
import { createdFilters } from '../common/page-order.ts';
import { homeOfDemo } from '../programs/demo.ts';

export interface ManagedLink {
  id: number;
  code: string;
  aliases: string[];
  /** the aliases that other programs have, too */
  own_names: string[];
  partner_id: number | null;
  destination: string | null;
  /** false for all links of an archived program */
  enabled: boolean;
  /** whether its partner disabled it */
  disabled_by_partner: boolean;
  /** null for a link without a program, which only the operator has */
  domain: string | null;
  /** the oldest host of the program that answers for its links */
  link_host: string | null;
  /** whether the program has proved its domain */
  is_proved: boolean;
  created_at: Date;
}

/** SQL of the aliases of the link `l`, in the order in which they were added. */
export const ALIASES = `array(select n.name from (
    select name, added_at from link_names where link_id = l.id and name <> l.code
    union all
    select name, added_at from program_link_names where link_id = l.id) n order by n.added_at, n.name)`;
const COLUMNS = `l.id, l.code, l.partner_id, l.destination, l.enabled and p.archived_at is null as enabled,
  l.disabled_by_partner, p.domain, ${LINK_HOST} as link_host, ${HAS_PROVED_DOMAIN} as is_proved, l.created_at, ${ALIASES} as aliases,
  array(select n.name from program_link_names n where n.link_id = l.id) as own_names`;
const LINKS = 'links l left join programs p on p.id = l.program_id';

type LinkFilter = 'partnerId' | 'enabled' | 'search' | 'createdFrom' | 'createdBefore';
const list = createList<ManagedLink, LinkFilter>({
  name: 'links_of_program',
  columns: COLUMNS,
  from: LINKS,
  id: 'l.id',
  common: 'l.program_id',
  filters: {
    partnerId: { is: 'l.partner_id = :partnerId::bigint' },
    enabled: { is: 'l.enabled = :enabled::boolean' },
    search: {
      where: `(position(lower(:search::text) in l.code) > 0
        or exists (select from unnest(${ALIASES}) alias where position(lower(:search::text) in alias) > 0))`,
    },
    ...createdFilters('links', 'l'),
  },
});

/**
 * The links of a program, in the order of their identifiers. In an archived program, all are disabled. Whether it is
 * archived is read first: in the condition of the filter, it would prevent the index from being used.
 */
export async function linksOf(
  db: Runner,
  programId: number,
  given: Readonly<Partial<Record<LinkFilter, unknown>>>,
  page: ListPage,
): Promise<ManagedLink[]> {
  if (given.enabled === undefined || !(await isArchived(db, programId))) return list(db, programId, given, page);
  return given.enabled ? [] : list(db, programId, { ...given, enabled: undefined }, page);
}

const one = statement<ManagedLink>(
  'link_of_program',
  `select ${COLUMNS} from ${LINKS} where l.id = $2 and l.program_id is not distinct from $1`,
);

/** A link of the program; null: of none. */
export const findManagedLink = async (
  db: Runner,
  programId: number | null,
  id: number,
): Promise<ManagedLink | undefined> => (await db.run(one, [programId, id]))[0];

interface LinkProgram {
  domain: string;
  archived: boolean;
  origins: string[];
}
// The lock prevents the program from being archived, and its origins from being replaced, until the transaction ends.
export const PROGRAM_OF_LINKS = statement<LinkProgram>(
  'program_of_links',
  `select p.domain, p.archived_at is not null as archived,
     array(select o.origin from program_origins o where o.program_id = p.id) as origins
   from programs p where p.id = $1 for share of p`,
);
const insert = statement<{ id: number }>(
  'insert_link',
  `insert into links (code, program_id, partner_id, partnership_id, destination, enabled, created_at)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
);

/** Who creates a link: a member or a partner, by the rules of the program; or the operator, for whom any link is allowed. */
export type LinkCreator = 'program' | 'operator';

export interface WantedLink {
  /** undefined, as the partner: only for the operator */
  programId: number | undefined;
  partnerId: number | undefined;
  /** undefined: a random one */
  code: string | undefined;
  destination: string | undefined;
  enabled: boolean;
  at: Date;
}
export type LinkResult =
  | { kind: 'done'; link: ManagedLink }
  | Refused<'notFound' | 'programArchived' | 'destinationInvalid' | 'linkNameTaken'>
  | { kind: 'not_joined'; status: PartnershipStatus };

/** The statuses in which a partner can get links. */
const MAY_HAVE_LINKS: readonly PartnershipStatus[] = ['linked', 'joined'];

/** Whether a write failed because its code or alias is taken. */
const isNameTaken = (error: unknown): boolean =>
  ['links_code', 'link_names_taken'].includes(violatedConstraint(error) ?? '');

/** Stores the link; undefined if the code is taken. */
async function store(tx: Transaction, link: WantedLink & { code: string }, partnershipId: number | null) {
  const { code, programId = null, partnerId = null, destination = null, enabled, at } = link;
  const values = [code, programId, partnerId, partnershipId, destination, enabled, at];
  try {
    return (await tx.savepoint(() => tx.run(insert, values)))[0]!.id;
  } catch (error) {
    if (!isNameTaken(error)) throw error;
    return undefined;
  }
}

type Belonging = { kind: 'belongs'; partnershipId: number | null } | Exclude<LinkResult, { kind: 'done' }>;

/** The partnership that a link with a program and a partner belongs to. A new one is `linked` until the partner joins. */
async function belongAsOperator(tx: Transaction, { programId, partnerId, at }: WantedLink): Promise<Belonging> {
  if (programId === undefined || partnerId === undefined) return { kind: 'belongs', partnershipId: null };
  const { id, status } = await ensurePartnership(tx, { programId, partnerId, status: 'linked', at });
  if (status === 'merged') return { kind: 'not_joined', status };
  return { kind: 'belongs', partnershipId: id };
}

/** The same of a partner who is in the program, which allows the destination. */
async function belongByRules(tx: Transaction, { programId, partnerId, destination }: WantedLink): Promise<Belonging> {
  if (programId === undefined || partnerId === undefined) return refused('notFound');
  const [held] = await tx.run(PROGRAM_OF_LINKS, [programId]);
  if (!held) return refused('notFound');
  if (held.archived) return refused('programArchived');
  const whose = await holdPartnership(tx, { programId, partnerId });
  if (!whose) return refused('notFound');
  if (!MAY_HAVE_LINKS.includes(whose.status)) return { kind: 'not_joined', status: whose.status };
  if (destination !== undefined && !isDestination(destination, held.domain, held.origins))
    return refused('destinationInvalid');
  return { kind: 'belongs', partnershipId: whose.id };
}

const BELONG = { operator: belongAsOperator, program: belongByRules };

/** Creates a link. */
export async function createLink(
  tx: Transaction,
  note: Note,
  by: LinkCreator,
  wanted: WantedLink,
): Promise<LinkResult> {
  const { programId, code } = wanted;
  const belonging = await BELONG[by](tx, wanted);
  if (belonging.kind !== 'belongs') return belonging;
  const isOpen = wanted.destination === undefined && programId !== undefined;
  const link = isOpen ? { ...wanted, destination: await homeOfDemo(tx, programId) } : wanted;
  const { partnershipId } = belonging;
  let id = await store(tx, { ...link, code: code ?? newLinkCode() }, partnershipId);
  while (id === undefined && code === undefined) id = await store(tx, { ...link, code: newLinkCode() }, partnershipId);
  if (id === undefined) return refused('linkNameTaken', { value: code!, field: 'code' });
  const made = (await findManagedLink(tx, programId ?? null, id))!;
  await note({ action: 'link.create', programId, targetId: id, after: made });
  return { kind: 'done', link: made };
}
