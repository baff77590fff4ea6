import { linkUrl } from './rules.ts';
import { lowerAscii } from '../lib/text.ts';
import { addAlias, changeLink } from './changes.ts';
import { type ManagedLink, linksOf, createLink as create, findManagedLink } from './write.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { timesOf } from '../common/times.ts';

/** A link of a program, which has a domain, as the document describes it. */
export const showLink = ({ domain, created_at, ...link }: ManagedLink) => ({
  ...link,
  url: linkUrl(domain!, link.destination, link.code),
  created_at: created_at.toISOString(),
});

const listLinks: Manage<'listLinks'> = async (context) => {
  const { deps, ids, query, answer } = context;
  const filters = { partnerId: query.partner_id, enabled: query.enabled, ...timesOf(query) };
  const page = await readPage(context, (request) => linksOf(deps.db, ids.program_id, filters, request), showLink);
  return answer(200, page);
};

const createLink: Manage<'createLink'> = ({ body, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const created = await create(tx, note, 'program', {
      programId: ids.program_id,
      partnerId: body.partner_id,
      code: body.code ?? undefined,
      destination: body.destination ?? undefined,
      enabled: body.enabled ?? true,
      at: now,
    });
    switch (created.kind) {
      case 'missing':
        throw fail('notFound');
      case 'archived':
        throw fail('programArchived');
      case 'not_joined':
        throw fail('partnerNotJoined', { status: created.status });
      case 'destination':
        throw fail('destinationInvalid');
      case 'taken':
        throw fail('linkNameTaken', { value: body.code ?? '', field: 'code' });
      case 'done':
        return answer(201, { data: showLink(created.link) });
    }
  });

const getLink: Manage<'getLink'> = async ({ deps, ids, answer, fail }) => {
  const link = await findManagedLink(deps.db, ids.program_id, ids.link_id);
  if (!link) throw fail('notFound');
  return answer(200, { data: showLink(link) });
};

const updateLink: Manage<'updateLink'> = ({ body, ids, write, answer, fail }) =>
  write(async (tx, note) => {
    const { enabled, destination } = body;
    const wanted = { programId: ids.program_id, linkId: ids.link_id, enabled, destination };
    const changed = await changeLink(tx, note, wanted);
    if (changed.kind === 'archived') throw fail('programArchived');
    if (changed.kind === 'destination') throw fail('destinationInvalid');
    if (changed.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showLink(changed.link) });
  });

const createAlias: Manage<'createAlias'> = ({ body, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const alias = lowerAscii(body.alias);
    const added = await addAlias(tx, note, { programId: ids.program_id, linkId: ids.link_id, alias, at: now });
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

export const links = { listLinks, createLink, getLink, updateLink, createAlias };
