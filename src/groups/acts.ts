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

const createGroup: Manage<'createGroup'> = ({ ids, role, body, now, write, done, answer }) =>
  write(async (tx, note) => {
    const { name, minimum_payout_cents: minimumPayoutCents, partner_links: partnerLinks } = body;
    const wanted = { name, minimumPayoutCents, partnerLinks, asOwner: includesRole(role, 'owner'), at: now };
    const { group } = done(await create(tx, note, { programId: ids.program_id, ...wanted }));
    return answer(201, { data: showGroup(group, role) });
  });

const updateGroup: Manage<'updateGroup'> = ({ ids, role, body, write, done, answer }) =>
  write(async (tx, note) => {
    const { minimum_payout_cents: minimumPayoutCents, partner_links: partnerLinks, ...fields } = body;
    const wanted = { ...fields, minimumPayoutCents, partnerLinks, asOwner: includesRole(role, 'owner') };
    const which = { programId: ids.program_id, id: ids.group_id };
    const { group } = done(await changeGroup(tx, note, { ...which, ...wanted }));
    return answer(200, { data: showGroup(group, role) });
  });

const movePartners: Manage<'movePartners'> = ({ ids, role, body, now, write, done, answer }) =>
  write(async (tx, note) => {
    const wanted = { programId: ids.program_id, groupId: ids.group_id, partnerIds: body.partner_ids, at: now };
    const asOwner = includesRole(role, 'owner');
    const { group, movedIds } = done(await move(tx, note, { ...wanted, asOwner }));
    return answer(200, { data: { group: showGroup(group, role), moved_partner_ids: movedIds } });
  });

export const groups = { listGroups, createGroup, updateGroup, movePartners };
