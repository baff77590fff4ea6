// The links of a partner in a program, as the partner manages them.
import { failure } from '../contract/failure.ts';
import type { Transaction } from '../database/db.ts';
import { lowerAscii } from '../lib/text.ts';
import { addAlias, changeLink } from '../links/changes.ts';
import { createLink, linksOf } from '../links/write.ts';
import { isFull, linkRightsOf } from './programs.ts';
import { writeAsPartner } from './as-partner.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { showLink } from '../links/acts.ts';
import { timesOf } from '../common/times.ts';

const listOwnLinks: Manage<'listOwnLinks'> = async (context) => {
  const { deps, ids, partnerId, query, answer } = context;
  const filters = { partnerId, enabled: query.enabled, ...timesOf(query) };
  const page = await readPage(context, (request) => linksOf(deps.db, ids.program_id, filters, request), showLink);
  return answer(200, page);
};

const createOwnLink: Manage<'createOwnLink'> = (context) => {
  const { body, ids, now, answer, fail } = context;
  return writeAsPartner(context, async (tx, note, { id: partnerId }) => {
    const programId = ids.program_id;
    const rights = await linkRightsOf(tx, programId, partnerId);
    if (rights.kind === 'not_joined') throw fail('ownTransition', { status: rights.status });
    if (rights.kind !== 'may') throw fail(rights.kind === 'off' ? 'partnerLinksOff' : 'notFound');
    if (isFull(rights.count)) throw fail('tooManyLinks');
    const { code, destination } = body;
    const wanted = { programId, partnerId, code: code ?? undefined, destination: destination ?? undefined };
    const created = await createLink(tx, note, 'program', { ...wanted, enabled: true, at: now });
    switch (created.kind) {
      case 'missing':
        throw fail('notFound');
      case 'archived':
        throw fail('programArchived');
      case 'not_joined':
        throw fail('ownTransition', { status: created.status });
      case 'destination':
        throw fail('destinationInvalid');
      case 'taken':
        throw fail('linkNameTaken', { value: code ?? '', field: 'code' });
      case 'done':
        return answer(201, { data: showLink(created.link) });
    }
  });
};

/** Throws the failure that both changes of an own link declare, unless the partner may change links. */
async function requireRights(tx: Transaction, programId: number, partnerId: number): Promise<void> {
  const rights = await linkRightsOf(tx, programId, partnerId);
  if (rights.kind === 'not_joined') throw failure('ownTransition', { status: rights.status });
  if (rights.kind !== 'may') throw failure(rights.kind === 'off' ? 'partnerLinksFixed' : 'notFound');
}

const updateOwnLink: Manage<'updateOwnLink'> = (context) => {
  const { body, ids, answer, fail } = context;
  return writeAsPartner(context, async (tx, note, { id: byPartner }) => {
    const { program_id: programId, link_id: linkId } = ids;
    await requireRights(tx, programId, byPartner);
    const changed = await changeLink(tx, note, { programId, linkId, byPartner, enabled: body.enabled });
    if (changed.kind === 'archived') throw fail('programArchived');
    if (changed.kind === 'disabled_by_program') throw fail('linkDisabledByProgram');
    if (changed.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showLink(changed.link) });
  });
};

const createOwnAlias: Manage<'createOwnAlias'> = (context) => {
  const { body, ids, now, answer, fail } = context;
  return writeAsPartner(context, async (tx, note, { id: byPartner }) => {
    const { program_id: programId, link_id: linkId } = ids;
    await requireRights(tx, programId, byPartner);
    const alias = lowerAscii(body.alias);
    const added = await addAlias(tx, note, { programId, linkId, byPartner, alias, at: now });
    switch (added.kind) {
      case 'missing':
        throw fail('notFound');
      case 'archived':
        throw fail('programArchived');
      case 'too_many':
        throw fail('tooManyAliases');
      case 'taken':
        throw fail('linkNameTaken', { value: alias, field: 'alias' });
      case 'done':
        return answer(201, { data: showLink(added.link) });
    }
  });
};

export const ownLinks = { listOwnLinks, createOwnLink, updateOwnLink, createOwnAlias };
