import { changeGroup, createGroup as create, groupsOf, movePartners as move, type ManagedGroup } from './write.ts';
import { includesRole, type Role } from '../common/access.ts';
import { showTerms } from '../terms/view.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';

/** A group as the document describes it. */
const showGroup = ({ terms, created_at, ...group }: ManagedGroup, role: Role) => ({
  ...group,
  terms: terms && showTerms(terms, role),
  created_at: created_at.toISOString(),
});

const listGroups: Manage<'listGroups'> = async (context) => {
  const { deps, ids, role, answer } = context;
  const read = (request: Parameters<typeof groupsOf>[2]) => groupsOf(deps.db, ids.program_id, request);
  return answer(200, await readPage(context, read, (group) => showGroup(group, role)));
};

const createGroup: Manage<'createGroup'> = ({ ids, role, body, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const { name, minimum_payout_cents: minimumPayoutCents, partner_links: partnerLinks } = body;
    const made = await create(tx, note, {
      ...{ programId: ids.program_id, name, minimumPayoutCents, partnerLinks, at: now },
      asOwner: includesRole(role, 'owner'),
    });
    switch (made.kind) {
      case 'owner_needed':
        throw fail('roleMissing', { role: 'owner' });
      case 'archived':
        throw fail('programArchived');
      case 'name_taken':
        throw fail('groupNameTaken');
      case 'too_many':
        throw fail('tooManyGroups');
      case 'done':
        return answer(201, { data: showGroup(made.group, role) });
      default:
        throw fail('notFound');
    }
  });

const updateGroup: Manage<'updateGroup'> = ({ ids, role, body, write, answer, fail }) =>
  write(async (tx, note) => {
    const { minimum_payout_cents: minimumPayoutCents, partner_links: partnerLinks, ...fields } = body;
    const wanted = { ...fields, minimumPayoutCents, partnerLinks, asOwner: includesRole(role, 'owner') };
    const changed = await changeGroup(tx, note, { programId: ids.program_id, id: ids.group_id, ...wanted });
    switch (changed.kind) {
      case 'owner_needed':
        throw fail('roleMissing', { role: 'owner' });
      case 'archived':
        throw fail('programArchived');
      case 'name_taken':
        throw fail('groupNameTaken');
      case 'default_needed':
        throw fail('defaultGroupNeeded');
      case 'done':
        return answer(200, { data: showGroup(changed.group, role) });
      default:
        throw fail('notFound');
    }
  });

const movePartners: Manage<'movePartners'> = ({ ids, role, body, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const wanted = { programId: ids.program_id, groupId: ids.group_id, partnerIds: body.partner_ids, at: now };
    const asOwner = includesRole(role, 'owner');
    const moved = await move(tx, note, { ...wanted, asOwner });
    if (moved.kind === 'owner_needed') throw fail('roleMissing', { role: 'owner' });
    if (moved.kind === 'archived') throw fail('programArchived');
    if (moved.kind !== 'done') throw fail('notFound');
    return answer(200, { data: { group: showGroup(moved.group, role), moved_partner_ids: moved.movedIds } });
  });

export const groups = { listGroups, createGroup, updateGroup, movePartners };
