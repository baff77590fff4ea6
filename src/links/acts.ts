import { linkUrl, shortUrl } from './rules.ts';
import { lowerAscii } from '../lib/text.ts';
import { addAlias, changeLink } from './changes.ts';
import { type ManagedLink, linksOf, createLink as create, findManagedLink } from './write.ts';
import type { Manage } from '../common/context.ts';
import type { Deps } from '../common/deps.ts';
import { readPage } from '../common/cursors.ts';
import { timesOf } from '../common/times.ts';

/** A link of a program, which has a domain, as the document describes it. */
export const showLink = (
  { domain, link_host, is_proved, own_names, created_at, ...link }: ManagedLink,
  { baseUrl, redirects }: Pick<Deps, 'baseUrl' | 'redirects'>,
) => ({
  ...link,
  names: [link.code, ...link.aliases].map((name) => ({
    name,
    scope: own_names.includes(name) ? ('program' as const) : ('deployment' as const),
  })),
  url: linkUrl(domain!, link.destination, link.code),
  short_url: shortUrl({ code: link.code, link_host, is_proved }, { baseUrl, needsProof: redirects.needsProof }),
  created_at: created_at.toISOString(),
});

const listLinks: Manage<'listLinks'> = async (context) => {
  const { deps, ids, query, answer } = context;
  const filters = { partnerId: query.partner_id, enabled: query.enabled, search: query.search, ...timesOf(query) };
  const page = await readPage(
    context,
    (request) => linksOf(deps.db, ids.program_id, filters, request),
    (link) => showLink(link, deps),
  );
  return answer(200, page);
};

const createLink: Manage<'createLink'> = ({ deps, body, ids, now, write, done, answer, fail }) =>
  write(async (tx, note) => {
    const made = await create(tx, note, 'program', {
      programId: ids.program_id,
      partnerId: body.partner_id,
      code: body.code ?? undefined,
      destination: body.destination ?? undefined,
      enabled: body.enabled ?? true,
      at: now,
    });
    const created = done(made);
    if (created.kind === 'not_joined') throw fail('partnerNotJoined', { status: created.status });
    return answer(201, { data: showLink(created.link, deps) });
  });

const getLink: Manage<'getLink'> = async ({ deps, ids, answer, fail }) => {
  const link = await findManagedLink(deps.db, ids.program_id, ids.link_id);
  if (!link) throw fail('notFound');
  return answer(200, { data: showLink(link, deps) });
};

const updateLink: Manage<'updateLink'> = ({ deps, body, ids, write, done, answer, fail }) =>
  write(async (tx, note) => {
    const { enabled, destination } = body;
    const wanted = { programId: ids.program_id, linkId: ids.link_id, enabled, destination };
    const changed = done(await changeLink(tx, note, wanted));
    if (changed.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showLink(changed.link, deps) });
  });

const createAlias: Manage<'createAlias'> = ({ deps, body, ids, now, write, done, answer }) =>
  write(async (tx, note) => {
    const alias = lowerAscii(body.alias);
    const which = { programId: ids.program_id, linkId: ids.link_id };
    const { link } = done(await addAlias(tx, note, { ...which, alias, at: now }));
    return answer(201, { data: showLink(link, deps) });
  });

export const links = { listLinks, createLink, getLink, updateLink, createAlias };
