// The groups of a program's partners. Every change is in the audit log.
import { slugOf } from '../common/slug.ts';
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { report } from '../common/report.ts';
import { createWholeList, type ListPage } from '../common/lists.ts';
import { holdProgram } from '../programs/managed.ts';
import { changesTerms, haveOtherTerms, isAbove } from '../terms/other.ts';
import { findTerms, type ManagedTerms } from '../terms/write.ts';

interface GroupRow {
  id: number;
  name: string;
  slug: string;
  default: boolean;
  terms_id: number | null;
  minimum_payout_cents: number | null;
  partner_links: boolean | null;
  partners: number;
  created_at: Date;
}
export type ManagedGroup = Omit<GroupRow, 'terms_id'> & { terms: ManagedTerms | null };

const COLUMNS = `g.id, g.name, g.slug, g.id = p.default_group_id as "default", g.terms_id, g.minimum_payout_cents, g.partner_links,
  (select count(*) from partnerships s where s.program_id = g.program_id and s.partner_id is not null
    and coalesce(s.group_id, p.default_group_id) = g.id)::int as partners, g.created_at`;
const GROUPS = 'partner_groups g join programs p on p.id = g.program_id';

const list = createWholeList<GroupRow>({
  name: 'groups_of_program',
  columns: COLUMNS,
  from: GROUPS,
  id: 'g.id',
  common: 'g.program_id',
});

async function withTerms(db: Runner, programId: number, rows: readonly GroupRow[]): Promise<ManagedGroup[]> {
  const terms = await findTerms(
    db,
    programId,
    rows.flatMap(({ terms_id }) => terms_id ?? []),
  );
  return rows.map(({ terms_id, ...row }) => ({
    ...row,
    terms: terms_id === null ? null : (terms.get(terms_id) ?? null),
  }));
}

/** A page of the groups of a program. */
export const groupsOf = async (db: Runner, programId: number, page: ListPage): Promise<ManagedGroup[]> =>
  withTerms(db, programId, await list(db, programId, page));

const one = statement<GroupRow>(
  'group_of_program',
  `select ${COLUMNS} from ${GROUPS} where g.program_id = $1 and g.id = $2`,
);

async function findGroup(db: Runner, programId: number, id: number): Promise<ManagedGroup | undefined> {
  const [row] = await db.run(one, [programId, id]);
  return row && (await withTerms(db, programId, [row]))[0];
}

/** How many groups a program can have. */
const MOST_GROUPS = 100;

export interface GroupFields {
  name?: string | undefined;
  minimumPayoutCents?: number | null | undefined;
  partnerLinks?: boolean | null | undefined;
  default?: boolean | undefined;
  /** whether an owner asks: others change no terms, and set no minimum above the program's */
  asOwner: boolean;
}

export type ChangedGroup =
  | { kind: 'done'; group: ManagedGroup }
  | Refused<'notFound' | 'roleMissing' | 'groupNameTaken'>;

const OWNER_NEEDED = refused('roleMissing', { role: 'owner' });

const names = statement<{ id: number; name: string }>(
  'names_of_groups',
  'select id, name from partner_groups where program_id = $1',
);
const insert = statement<{ id: number }>(
  'insert_group',
  `insert into partner_groups (program_id, name, slug, minimum_payout_cents, partner_links, created_at)
   values ($1, $2, $3, $4, $5, $6) on conflict on constraint partner_groups_slug do nothing returning id`,
);

/** Another group's name that differs at most in case; a lock on the program keeps it from being taken meanwhile. */
const isTaken = (known: readonly { id: number; name: string }[], wanted: string, id?: number): boolean =>
  known.some((group) => group.id !== id && group.name.toLowerCase() === wanted.toLowerCase());

async function insertGroup(tx: Transaction, programId: number, fields: GroupFields & { name: string }, at: Date) {
  const base = slugOf(fields.name, 'group');
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const values = [fields.minimumPayoutCents ?? null, fields.partnerLinks ?? null, at];
    const [made] = await tx.run(insert, [programId, fields.name, slug, ...values]);
    if (made) return made.id;
  }
}

/** Creates a group, which has no terms of its own yet. */
export async function createGroup(
  tx: Transaction,
  note: Note,
  { programId, at, ...fields }: GroupFields & { programId: number; name: string; at: Date },
): Promise<ChangedGroup | Refused<'tooManyGroups'>> {
  const program = await holdProgram(tx, programId);
  if (!program) return refused('notFound');
  if (!fields.asOwner && isAbove(program, fields.minimumPayoutCents)) return OWNER_NEEDED;
  const known = await tx.run(names, [programId]);
  if (isTaken(known, fields.name)) return refused('groupNameTaken');
  if (known.length >= MOST_GROUPS) return refused('tooManyGroups');
  const id = await insertGroup(tx, programId, fields, at);
  const group = (await findGroup(tx, programId, id))!;
  await note({ action: 'group.create', programId, targetId: id, before: {}, after: group });
  return { kind: 'done', group };
}

const update = statement<object>(
  'update_group',
  `update partner_groups set name = coalesce($2, name),
     minimum_payout_cents = case when $3::boolean then $4 else minimum_payout_cents end,
     partner_links = case when $5::boolean then $6 else partner_links end
   where id = $1`,
);
// In the order in which payouts lock the partners.
const lockStaying = statement<object>(
  'lock_staying_partners',
  `select from partnerships where program_id = $1 and group_id is null order by id for no key update`,
);
// Partners who are in the default group because nobody moved them stay in it.
const stay = statement<object>(
  'stay_in_default_group',
  `update partnerships s set group_id = p.default_group_id from programs p
   where p.id = $1 and s.program_id = $1 and s.group_id is null`,
);
const makeDefault = statement<object>('make_default_group', 'update programs set default_group_id = $2 where id = $1');

/** Changes the given fields of a group. */
export async function changeGroup(
  tx: Transaction,
  note: Note,
  { programId, id, ...fields }: GroupFields & { programId: number; id: number },
): Promise<ChangedGroup | Refused<'defaultGroupNeeded'>> {
  const program = await holdProgram(tx, programId);
  const before = program && (await findGroup(tx, programId, id));
  if (!before) return refused('notFound');
  if (!fields.asOwner && (await changesTerms(tx, program, before, fields))) return OWNER_NEEDED;
  if (fields.default === false && before.default) return refused('defaultGroupNeeded');
  if (fields.name !== undefined && isTaken(await tx.run(names, [programId]), fields.name, id))
    return refused('groupNameTaken');
  const { minimumPayoutCents, partnerLinks } = fields;
  await tx.run(update, [
    id,
    fields.name ?? null,
    minimumPayoutCents !== undefined,
    minimumPayoutCents ?? null,
    partnerLinks !== undefined,
    partnerLinks ?? null,
  ]);
  if (fields.default && !before.default) {
    await tx.run(lockStaying, [programId]);
    await tx.run(stay, [programId]);
    await tx.run(makeDefault, [programId, id]);
  }
  const group = (await findGroup(tx, programId, id))!;
  await note({ action: 'group.update', programId, targetId: id, before, after: group });
  return { kind: 'done', group };
}

// In one order, which prevents deadlocks.
const holdPartners = statement<{ id: number; partner_id: number; group_id: number; group_name: string }>(
  'hold_partners_to_move',
  `select s.id, s.partner_id, g.id as group_id, g.name as group_name
   from partnerships s join programs p on p.id = s.program_id
     join partner_groups g on g.id = coalesce(s.group_id, p.default_group_id)
   where s.program_id = $1 and s.partner_id = any ($2::bigint[]) order by s.id for no key update of s`,
);
const move = statement<object>(
  'move_partners',
  'update partnerships set group_id = $3 where program_id = $1 and partner_id = any ($2::bigint[])',
);

export type Moved = { kind: 'done'; group: ManagedGroup; movedIds: number[] } | Refused<'notFound' | 'roleMissing'>;

/** Moves all of the partners into the group, or none. */
export async function movePartners(
  tx: Transaction,
  note: Note,
  {
    programId,
    groupId,
    partnerIds,
    asOwner,
    at,
  }: { programId: number; groupId: number; partnerIds: readonly number[]; asOwner: boolean; at: Date },
): Promise<Moved> {
  const program = await holdProgram(tx, programId);
  const group = program && (await findGroup(tx, programId, groupId));
  if (!group) return refused('notFound');
  const held = await tx.run(holdPartners, [programId, partnerIds]);
  if (held.length < partnerIds.length) return refused('notFound');
  const moved = held.filter(({ group_id }) => group_id !== groupId);
  const from = moved.map(({ group_id }) => group_id);
  const needsOwner =
    from.length > 0 &&
    (isAbove(program, group.minimum_payout_cents) || (await haveOtherTerms(tx, programId, groupId, from)));
  if (needsOwner && !asOwner) return OWNER_NEEDED;
  const movedIds = moved.map(({ partner_id }) => partner_id);
  await tx.run(move, [programId, movedIds, groupId]);
  await note({ action: 'group.move', programId, targetId: groupId, before: {}, after: { partner_ids: movedIds } });
  await report(
    tx,
    moved.map(({ id: partnershipId, partner_id: partnerId, group_id, group_name: name }) => {
      const of = { programId, partnershipId, partnerId, at };
      return { type: 'partner.moved' as const, ...of, before: { id: group_id, name } };
    }),
  );
  return { kind: 'done', group: (await findGroup(tx, programId, groupId))!, movedIds };
}
