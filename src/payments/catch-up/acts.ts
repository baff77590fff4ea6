import type { Manage } from '../../common/context.ts';
import { readPage } from '../../common/cursors.ts';
import { unchanged } from '../../common/write.ts';
import { isArchived } from '../../common/program-lock.ts';
import { addressProblem } from '../../lib/egress.ts';
import { findProgramTerms } from '../../programs/read.ts';
import { explainPaymentEvent } from '../result.ts';
import { keysOf, removeKey, setKey, type CatchUpKey } from './keys.ts';
import { applyObjects, countsOf } from './objects.ts';

const addProcessorObjects: Manage<'addProcessorObjects'> = async ({
  deps,
  ids,
  body,
  now,
  log,
  write,
  answer,
  fail,
}) => {
  const { db, clickIds, currencies, counts } = deps;
  const { processor, objects } = body;
  const program = await findProgramTerms(db, ids.program_id);
  if (!program) throw fail('notFound');
  // The objects are applied before the write, which asks for the same.
  if (await isArchived(db, program.id)) throw fail('programArchived');
  const results = await applyObjects({ db, clickIds, currencies, counts, now, log }, program, processor, objects);
  return write(async (_tx, note) => {
    const after = { processor, objects: objects.length, results: countsOf(results) };
    await note({ action: 'program.catch-up', programId: program.id, targetId: program.id, after });
    const shown = results.map(({ objectId, result }) => {
      return { object_id: objectId, result, explanation: explanationOf(result) };
    });
    return answer(200, { data: { processor, objects: objects.length, results: shown } });
  });
};

/** What is said of an object whose result no event is stored with. */
const explanationOf = (result: string): string => {
  if (result === 'repeated') return 'It was known: nothing is changed.';
  if (result === 'ignored') return 'It says nothing that could be applied.';
  return explainPaymentEvent(result);
};

/** A key as the document describes it. */
const showKey = ({ created_at, caught_up_to, ran_at, ...key }: CatchUpKey) => ({
  ...key,
  created_at: created_at.toISOString(),
  caught_up_to: caught_up_to?.toISOString() ?? null,
  ran_at: ran_at?.toISOString() ?? null,
});

const listCatchUpKeys: Manage<'listCatchUpKeys'> = async (context) => {
  const { deps, ids, answer } = context;
  return answer(200, await readPage(context, (request) => keysOf(deps.db, ids.program_id, request), showKey));
};

const setCatchUpKey: Manage<'setCatchUpKey'> = async ({ deps, ids, body, now, write, done, answer, fail }) => {
  const { isTooPowerful, siteOf, WITH_SITE } = await import('@referral-tracking/shared/pull/pullers');
  const { processor, read_key: key, client_secret: secret } = body;
  if (isTooPowerful(processor, key)) throw fail('catchUpKeyUnusable');
  const hasSite = WITH_SITE.includes(processor);
  const site = hasSite ? siteOf(processor, body.site ?? undefined) : undefined;
  const isAsked = site !== undefined && addressProblem(deps.webhooks.egress, site) === undefined;
  if (hasSite ? !isAsked : (body.site ?? undefined) !== undefined) throw fail('catchUpSiteInvalid');
  return write(async (tx, note) => {
    const wanted = { programId: ids.program_id, processor, key, secret: secret ?? undefined, site, at: now };
    const stored = done(await setKey(tx, note, deps.secretKey, wanted));
    const shown = answer(200, { data: showKey(stored.key) });
    return stored.kind === 'same' ? unchanged(shown) : shown;
  });
};

const removeCatchUpKey: Manage<'removeCatchUpKey'> = ({ ids, write, answer, fail }) =>
  write(async (tx, note) => {
    const removed = await removeKey(tx, note, ids.program_id, { id: ids.catch_up_key_id });
    if (!removed) throw fail('notFound');
    return answer(200, { data: showKey(removed) });
  });

export const catchUp = { addProcessorObjects, listCatchUpKeys, setCatchUpKey, removeCatchUpKey };
