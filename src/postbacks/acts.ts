import { newEventId } from '../webhooks/event.ts';
import type { PostbackBody } from './rules.ts';
import { isRefused, postBack } from './send.ts';
import type { Note } from '../common/audit.ts';
import { storePostbackTest } from './events.ts';
import * as store from './write.ts';
import { noteTest } from '../webhooks/replay.ts';
import { showPostback, showPostbackDelivery } from './view.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { newSecret, overlapEnd, secretsNow } from '../webhooks/secret-acts.ts';

/** What a partner does is an entry of theirs. */
const asPartner =
  (note: Note, partnerId: number): Note =>
  (entry) =>
    note({ ...entry, partnerId });

const listPostbacks: Manage<'listPostbacks'> = async (context) => {
  const { deps, ids, partnerId, now, answer } = context;
  const whose = { programId: ids.program_id, partnerId };
  const page = await readPage(
    context,
    (request) => store.postbacksOf(deps.db, whose, request),
    (postback) => showPostback(postback, now),
  );
  return answer(200, page);
};

const createPostback: Manage<'createPostback'> = async (context) => {
  const { deps, ids, partnerId, body, now, write, done, answer, fail } = context;
  const { url, events: types = null } = body;
  const method = body.method ?? 'get';
  if (isRefused(deps.webhooks.egress, method, url)) throw fail('postbackUrlRefused');
  const { program_id: programId } = ids;
  const created = await write(async (tx, note) => {
    const { secret, sealed } = newSecret(deps, programId);
    const wanted = { programId, partnerId, method, url, types, secret: sealed, at: now };
    const { postback } = done(await store.createPostback(tx, asPartner(note, partnerId), wanted));
    const shown = showPostback(postback, now);
    return answer(201, { data: { postback: shown, secret: method === 'post' ? secret : null } });
  });
  deps.webhooks.remember(programId);
  return created;
};

const updatePostback: Manage<'updatePostback'> = ({ deps, ids, partnerId, body, now, write, done, answer, fail }) =>
  write(async (tx, note) => {
    const name = { programId: ids.program_id, partnerId, id: ids.postback_id };
    const { url, events: types, status } = body;
    const found = await store.findPostback(tx, name);
    if (found && url !== undefined && isRefused(deps.webhooks.egress, found.method, url))
      throw fail('postbackUrlRefused');
    const wanted = { ...name, url, types, status, at: now };
    const { postback } = done(await store.changePostback(tx, asPartner(note, partnerId), wanted));
    return answer(200, { data: showPostback(postback, now) });
  });

const deletePostback: Manage<'deletePostback'> = ({ ids, partnerId, now, write, done, answer }) =>
  write(async (tx, note) => {
    const name = { programId: ids.program_id, partnerId, id: ids.postback_id };
    const { postback } = done(await store.deletePostback(tx, asPartner(note, partnerId), name, now));
    return answer(200, { data: showPostback(postback, now) });
  });

const rotatePostbackSecret: Manage<'rotatePostbackSecret'> = ({
  deps,
  ids,
  partnerId,
  body,
  now,
  write,
  done,
  answer,
}) =>
  write(async (tx, note) => {
    const { program_id: programId, postback_id: id } = ids;
    const { secret, sealed } = newSecret(deps, programId);
    const until = overlapEnd(body.overlap_hours, now);
    const wanted = { programId, partnerId, id, secret: sealed, until, at: now };
    const { postback } = done(await store.rotatePostbackSecret(tx, asPartner(note, partnerId), wanted));
    return answer(201, { data: { postback: showPostback(postback, now), secret } });
  });

const testPostback: Manage<'testPostback'> = async ({ deps, ids, partnerId, now, write, done, answer, fail }) => {
  const { program_id: programId, postback_id: id } = ids;
  const { db, secretKey, webhooks } = deps;
  const eventId = newEventId(now);
  let stored: { body: PostbackBody; url: string; method: 'get' | 'post'; of: number } | undefined;
  await write(async (tx, note) => {
    const { partnershipId } = done(await store.holdForPostbacks(tx, { programId, partnerId }));
    const found = await store.findPostback(tx, { programId, partnerId, id });
    if (!found) throw fail('notFound');
    const test = { secretKey, programId, partnershipId, endpointId: id, eventId, at: now };
    stored = { ...found, of: partnershipId, body: await storePostbackTest(tx, test) };
    await asPartner(note, partnerId)({ action: 'postback.test', programId, targetId: id });
    return answer(200, { data: showPostbackDelivery((await store.deliveryOfEvent(tx, programId, eventId))!) });
  });
  const { body, url, method, of } = stored!;
  // No transaction is open during the call.
  const secrets = await secretsNow(deps, programId, id, now);
  const outcome = await postBack(webhooks.publicPoster, { url, method, secrets, id: eventId, body, of }, now);
  const delivery = await store.deliveryOfEvent(db, programId, eventId);
  if (!delivery) throw fail('notFound');
  await noteTest(db, programId, delivery.id, outcome, now);
  return answer(200, {
    data: showPostbackDelivery((await store.deliveryOfEvent(db, programId, eventId)) ?? delivery),
  });
};

const listPostbackDeliveries: Manage<'listPostbackDeliveries'> = async (context) => {
  const { deps, ids, partnerId, query, answer, fail } = context;
  const { program_id: programId } = ids;
  const partnershipId = await store.partnershipOf(deps.db, { programId, partnerId });
  if (partnershipId === undefined) throw fail('notFound');
  const filters = { partnershipId, endpointId: query.postback_id, status: query.status };
  const page = await readPage(
    context,
    (request) => store.postbackDeliveries(deps.db, programId, filters, request),
    showPostbackDelivery,
  );
  return answer(200, page);
};

export const postbacks = {
  listPostbacks,
  createPostback,
  updatePostback,
  deletePostback,
  rotatePostbackSecret,
  testPostback,
  listPostbackDeliveries,
};
