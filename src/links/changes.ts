// Changes of links: by members of their program, by their partner, and by the operator. Every change is in the audit log.
import { statement, type Transaction } from '../database/db.ts';
import { mayHaveNames } from '../link-hosts/read.ts';
import { hostsOfDomain } from '../link-hosts/rules.ts';
import { isDestination } from './rules.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { findManagedLink, PROGRAM_OF_LINKS, type ManagedLink } from './write.ts';

// The lock on the link's row protects the number of its aliases.
const lock = statement<object>('lock_link', 'select 1 from links where program_id = $1 and id = $2 for no key update');
const change = statement<object>(
  'change_link',
  'update links set enabled = $2, destination = $3, disabled_by_partner = $4 where id = $1',
);

export interface WhichLink {
  programId: number;
  linkId: number;
  /** the partner who acts, for whom other partners' links do not exist; undefined for a member or the operator */
  byPartner?: number;
}

/** Locks the link and its program. */
async function hold(tx: Transaction, { programId, linkId, byPartner }: WhichLink) {
  await tx.run(lock, [programId, linkId]);
  const link = await findManagedLink(tx, programId, linkId);
  const [its] = await tx.run(PROGRAM_OF_LINKS, [programId]);
  if (!link || !its || (byPartner !== undefined && link.partner_id !== byPartner)) return undefined;
  return { link, its };
}

export type ChangeResult =
  | { kind: 'done'; link: ManagedLink }
  | Refused<'notFound' | 'programArchived' | 'destinationInvalid'>
  | { kind: 'disabled_by_program' };

export interface LinkChange extends WhichLink {
  enabled?: boolean | undefined;
  /** null clears it */
  destination?: string | null | undefined;
}

/** Whether the link is then disabled because its partner wanted that: who disables a link again does not change whose it is. */
function isDisabledByPartner(link: ManagedLink, { enabled, byPartner }: LinkChange): boolean {
  if (enabled === undefined) return link.disabled_by_partner;
  if (enabled) return false;
  return byPartner === undefined ? false : link.enabled || link.disabled_by_partner;
}

/** Changes what is given. */
export async function changeLink(tx: Transaction, note: Note, wanted: LinkChange): Promise<ChangeResult> {
  const { programId, linkId, byPartner } = wanted;
  const held = await hold(tx, wanted);
  if (!held) return refused('notFound');
  const { link, its } = held;
  if (its.archived) return refused('programArchived');
  const disabledByProgram = !link.enabled && !link.disabled_by_partner;
  if (byPartner !== undefined && disabledByProgram && wanted.enabled) return { kind: 'disabled_by_program' };
  const { enabled = link.enabled, destination = link.destination } = wanted;
  const moves = destination !== null && destination !== link.destination;
  if (moves && !isDestination(destination, its.domain, its.origins)) return refused('destinationInvalid');
  const disabled_by_partner = isDisabledByPartner(link, wanted);
  await tx.run(change, [linkId, enabled, destination, disabled_by_partner]);
  const after = { ...link, enabled, destination, disabled_by_partner };
  await note({ action: 'link.update', programId, targetId: linkId, before: link, after });
  return { kind: 'done', link: after };
}

const byCode = statement<{ id: number; program_id: number | null; enabled: boolean; destination: string | null }>(
  'link_of_code',
  'select id, program_id, enabled, destination from links where code = $1 for no key update',
);

/** Enables or disables the link with this code, which may have no program. */
export async function enableByCode(
  tx: Transaction,
  note: Note,
  { code, enabled }: { code: string; enabled: boolean },
): Promise<ChangeResult | { kind: 'done' }> {
  const [link] = await tx.run(byCode, [code]);
  if (!link) return refused('notFound');
  const { id: linkId, program_id: programId } = link;
  if (programId !== null) return changeLink(tx, note, { programId, linkId, enabled });
  await tx.run(change, [linkId, enabled, link.destination, false]);
  await note({ action: 'link.update', targetId: linkId, before: link, after: { ...link, enabled } });
  return { kind: 'done' };
}

const addName = statement<object>(
  'add_link_name',
  'insert into link_names (name, link_id, added_at) values ($1, $2, $3) on conflict (name) do nothing returning link_id',
);
const MOST_ALIASES = 50;

export type AliasResult =
  | { kind: 'done'; link: ManagedLink }
  | Refused<'notFound' | 'programArchived' | 'tooManyAliases' | 'linkNameTaken'>;

// Where the other program has the same domain, the name leads to its link there.
const addToProgram = statement<object>(
  'add_program_link_name',
  `insert into program_link_names (program_id, name, link_id, added_at)
   select $1, $2, $3, $4 where not exists (
     select from link_names n join links l on l.id = n.link_id left join programs p on p.id = l.program_id
     where n.name = $2 and (p.id = $1 or split_part(p.domain, ':', 1) = any ($5::text[])))
   on conflict on constraint program_link_names_taken do nothing returning link_id`,
);

/**
 * Adds a name that another program has, for the hosts that this program has proved; false if there are none, or a program of its
 * domain has the name.
 */
async function addOwnName(
  tx: Transaction,
  domain: string,
  { programId, linkId, alias, at }: WhichLink & { alias: string; at: Date },
): Promise<boolean> {
  if (!(await mayHaveNames(tx, programId, domain))) return false;
  return (await tx.run(addToProgram, [programId, alias, linkId, at, hostsOfDomain(domain)])).length > 0;
}

/**
 * Adds an alias, in lower case, to a link. Names are unique in a deployment; what another program has becomes one of this program
 * alone, where it has proved a host.
 */
export async function addAlias(
  tx: Transaction,
  note: Note,
  { alias, at, ...which }: WhichLink & { alias: string; at: Date },
): Promise<AliasResult> {
  const { programId, linkId } = which;
  const held = await hold(tx, which);
  if (!held) return refused('notFound');
  if (held.its.archived) return refused('programArchived');
  if (held.link.aliases.length >= MOST_ALIASES) return refused('tooManyAliases');
  const isNew = (await tx.run(addName, [alias, linkId, at])).length > 0;
  if (!isNew && !(await addOwnName(tx, held.its.domain, { programId, linkId, alias, at })))
    return refused('linkNameTaken', { value: alias, field: 'alias' });
  const own_names = isNew ? held.link.own_names : [...held.link.own_names, alias];
  const link = { ...held.link, aliases: [...held.link.aliases, alias], own_names };
  await note({ action: 'link.alias', programId, targetId: linkId, before: held.link, after: link });
  return { kind: 'done', link };
}
