// The links of a partner in a program, as the partner manages them.
import type { Transaction } from '../database/db.ts';
import { lowerAscii } from '../lib/text.ts';
import { addAlias, changeLink } from '../links/changes.ts';
import { createLink, linksOf } from '../links/write.ts';
import { isFull, linkRightsOf } from './programs.ts';
import { writeAsPartner } from './as-partner.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { isRefused, refused } from '../common/refused.ts';
import { showLink } from '../links/acts.ts';
import { timesOf } from '../common/times.ts';

const listOwnLinks: Manage<'listOwnLinks'> = async (context) => {
  const { deps, ids, partnerId, query, answer } = context;
  const filters = { partnerId, enabled: query.enabled, ...timesOf(query) };
  const page = await readPage(
    context,
    (request) => linksOf(deps.db, ids.program_id, filters, request),
    (link) => showLink(link, deps),
  );
  return answer(200, page);
};

const createOwnLink: Manage<'createOwnLink'> = (context) => {
  const { deps, body, ids, now, done, answer, fail } = context;
  return writeAsPartner(context, async (tx, note, { id: partnerId }) => {
    const programId = ids.program_id;
    const rights = done(await linkRightsOf(tx, programId, partnerId));
    if (rights.kind === 'off') throw fail('partnerLinksOff');
    if (isFull(rights.count)) throw fail('tooManyLinks');
    const { code, destination } = body;
    const wanted = { programId, partnerId, code: code ?? undefined, destination: destination ?? undefined };
    const created = done(await createLink(tx, note, 'program', { ...wanted, enabled: true, at: now }));
    if (created.kind === 'not_joined') throw fail('ownTransition', { status: created.status });
    return answer(201, { data: showLink(created.link, deps) });
  });
};

/** Whether the partner may change the links that they have. */
async function mayChangeLinks(tx: Transaction, programId: number, partnerId: number) {
  const rights = await linkRightsOf(tx, programId, partnerId);
  return rights.kind === 'off' ? refused('partnerLinksFixed') : rights;
}

const updateOwnLink: Manage<'updateOwnLink'> = (context) => {
  const { deps, body, ids, done, answer, fail } = context;
  return writeAsPartner(context, async (tx, note, { id: byPartner }) => {
    const { program_id: programId, link_id: linkId } = ids;
    done(await mayChangeLinks(tx, programId, byPartner));
    const wanted = await changeLink(tx, note, { programId, linkId, byPartner, enabled: body.enabled });
    // A partner gives no destination.
    if (isRefused(wanted, 'destinationInvalid')) throw fail('notFound');
    const changed = done(wanted);
    if (changed.kind === 'disabled_by_program') throw fail('linkDisabledByProgram');
    return answer(200, { data: showLink(changed.link, deps) });
  });
};

const createOwnAlias: Manage<'createOwnAlias'> = (context) => {
  const { deps, body, ids, now, done, answer } = context;
  return writeAsPartner(context, async (tx, note, { id: byPartner }) => {
    const { program_id: programId, link_id: linkId } = ids;
    done(await mayChangeLinks(tx, programId, byPartner));
    const alias = lowerAscii(body.alias);
    const { link } = done(await addAlias(tx, note, { programId, linkId, byPartner, alias, at: now }));
    return answer(201, { data: showLink(link, deps) });
  });
};

export const ownLinks = { listOwnLinks, createOwnLink, updateOwnLink, createOwnAlias };
