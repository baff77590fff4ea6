import { contract } from '../contract/index.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { isArchived } from '../common/program-lock.ts';
import { unchanged } from '../common/write.ts';
import { lookForProof } from './proof.ts';
import { parseLinkHost, proofName, proofValue } from './rules.ts';
import { showLinkHost } from './view.ts';
import { addHost, countCheck, findLinkHost, linkHostsOf, removeHost, verifyHost } from './write.ts';

const { linkHostsPerProgram, linkHostChecksPerMinute } = contract.limits;

const listLinkHosts: Manage<'listLinkHosts'> = async (context) => {
  const { deps, ids, answer } = context;
  const page = await readPage(
    context,
    (request) => linkHostsOf(deps.db, ids.program_id, request),
    (host) => showLinkHost(host, deps.baseUrl),
  );
  return answer(200, page);
};

const addLinkHost: Manage<'addLinkHost'> = async ({ deps, ids, body, now, write, done, answer, fail }) => {
  const { baseUrl, webhooks } = deps;
  const host = parseLinkHost(body.host, { baseUrl, development: webhooks.egress.development });
  if (host === undefined) throw fail('linkHostInvalid');
  return write(async (tx, note) => {
    const wanted = { programId: ids.program_id, host, limit: linkHostsPerProgram, at: now };
    const added = done(await addHost(tx, note, wanted));
    return answer(201, { data: showLinkHost(added.host, baseUrl) });
  });
};

/** The most texts that an error shows, and the most characters of each. */
const MOST_TEXTS = 5;
const MOST_CHARACTERS = 100;

/** What was found in place of the proof, as people read it. */
const shownOf = (found: readonly string[]): string =>
  found.length === 0
    ? 'nothing'
    : found
        .slice(0, MOST_TEXTS)
        .map((text) => `"${text.slice(0, MOST_CHARACTERS)}"`)
        .join(', ');

const verifyLinkHost: Manage<'verifyLinkHost'> = async ({ deps, ids, now, write, done, answer, fail }) => {
  const which = { programId: ids.program_id, id: ids.link_host_id };
  const host = await findLinkHost(deps.db, which.programId, which.id);
  if (!host) throw fail('notFound');
  if (await isArchived(deps.db, which.programId)) throw fail('programArchived');
  done(await countCheck(deps.db, { programId: which.programId, limit: linkHostChecksPerMinute, at: now }));
  const looked = await lookForProof(host, deps.webhooks.names);
  const name = proofName(host.host);
  if (looked.proof === 'unanswered') throw fail('linkHostUnanswered', { name });
  if (looked.proof === 'missing') {
    throw fail('linkHostUnproved', { name, expected: proofValue(host.token), found: shownOf(looked.found) });
  }
  return write(async (tx, note) => {
    const verified = done(await verifyHost(tx, note, { ...which, at: now }));
    const shown = answer(200, { data: showLinkHost(verified.host, deps.baseUrl) });
    return verified.kind === 'done' ? shown : unchanged(shown);
  });
};

const removeLinkHost: Manage<'removeLinkHost'> = ({ deps, ids, write, done, answer }) =>
  write(async (tx, note) => {
    const removed = done(await removeHost(tx, note, { programId: ids.program_id, id: ids.link_host_id }));
    return answer(200, { data: showLinkHost(removed.host, deps.baseUrl) });
  });

export const linkHosts = { listLinkHosts, addLinkHost, verifyLinkHost, removeLinkHost };
