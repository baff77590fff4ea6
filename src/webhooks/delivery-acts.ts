import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../contract/handler.ts';
import { callPath } from '../contract/paths.ts';
import { SECOND } from '../lib/clock.ts';
import { newEventId } from './event.ts';
import { findWebhook, type WebhookView } from './write.ts';
import { bodiesOf, deliveriesOfProgram, findDelivery, type DeliveryDetail } from './read.ts';
import { noteTest, replayDeliveries, retryDelivery, storeTest } from './replay.ts';
import { showDelivery, showDeliveryDetail } from './view.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { timesOf } from '../common/times.ts';
import { headerOf, secretsNow } from './secret-acts.ts';

type Event = Extract<Answer<'getWebhookDelivery'>, { status: 200 }>['body']['data']['event'];

/** How often a request that waits looks again (ms). */
const LOOK_EVERY = SECOND / 2;

const listWebhookDeliveries: Manage<'listWebhookDeliveries'> = async (context) => {
  const { deps, ids, query, answer } = context;
  const { webhook_id: endpointId, status, after_id: afterId, wait = 0, expand } = query;
  const filter = { endpointId, status, afterId, ...timesOf(query) };
  const read = () =>
    readPage(context, (request) => deliveriesOfProgram(deps.db, ids.program_id, filter, request), showDelivery);
  const until = performance.now() + wait * SECOND;
  let found = await read();
  while (found.data.length === 0 && performance.now() < until && !deps.isStopping?.()) {
    await sleep(LOOK_EVERY);
    found = await read();
  }
  if (expand === undefined) return answer(200, found);
  const events = await bodiesOf(
    deps.db,
    ids.program_id,
    found.data.map(({ event_id }) => event_id),
  );
  // Between the two reads an old event may have been deleted, with its deliveries.
  const data = found.data.flatMap((delivery) => {
    const event = events.get(delivery.event_id);
    return event ? { ...delivery, event: event as Event } : [];
  });
  return answer(200, { ...found, data });
};

const getWebhookDelivery: Manage<'getWebhookDelivery'> = async ({ deps, ids, answer, fail }) => {
  const found = await findDelivery(deps.db, ids.program_id, ids.webhook_delivery_id);
  if (!found) throw fail('notFound');
  return answer(200, { data: showDeliveryDetail<Event>(found) });
};

const retryWebhookDelivery: Manage<'retryWebhookDelivery'> = async ({ deps, ids, now, write, done, answer }) => {
  const retried = await write(async (tx, note) => {
    const { delivery } = done(await retryDelivery(tx, note, ids.program_id, ids.webhook_delivery_id, now));
    return answer(200, { data: showDeliveryDetail<Event>(delivery) });
  });
  deps.webhooks.nudge(ids.program_id);
  return retried;
};

const replayWebhook: Manage<'replayWebhook'> = async ({ deps, ids, body, now, write, done, answer }) => {
  const { program_id: programId, webhook_id: endpointId } = ids;
  const answered = await write(async (tx, note) => {
    const statuses = body.status ? [body.status] : (['failed', 'skipped'] as const);
    const to = body.to == null ? now : new Date(body.to);
    const wanted = { programId, endpointId, from: new Date(body.from), to, statuses, at: now };
    const { replayed, hasMore } = done(await replayDeliveries(tx, note, wanted));
    return answer(200, { data: { replayed, has_more: hasMore } });
  });
  deps.webhooks.nudge(programId);
  return answered;
};

const testWebhook: Manage<'testWebhook'> = async ({ deps, ids, now, write, answer, fail }) => {
  const { program_id: programId, webhook_id: endpointId } = ids;
  const id = newEventId(now);
  let stored: { webhook: WebhookView; test: DeliveryDetail } | undefined;
  await write(async (tx, note) => {
    const webhook = await findWebhook(tx, programId, endpointId);
    if (!webhook) throw fail('notFound');
    const { url } = webhook;
    const place = `${deps.baseUrl}${callPath('getWebhook', { program_id: programId, webhook_id: endpointId })}`;
    const test = await storeTest(tx, { programId, endpointId, eventId: id, url, place, at: now });
    await note({ action: 'webhook.test', programId, targetId: endpointId });
    stored = { webhook, test };
    return answer(200, { data: showDeliveryDetail<Event>(test) });
  });
  const { webhook, test } = stored!;
  const { url } = webhook;
  // No transaction is open during the call.
  const secrets = await secretsNow(deps, programId, endpointId, now);
  const header = headerOf(deps, programId, webhook);
  const outcome = await deps.webhooks.poster.post({ url, secrets, id, body: test.body, header, of: programId }, now);
  await noteTest(deps.db, programId, test.id, outcome, now);
  const noted = await findDelivery(deps.db, programId, test.id);
  if (!noted) throw fail('notFound');
  return answer(200, { data: showDeliveryDetail<Event>(noted) });
};

export const webhookDeliveries = {
  listWebhookDeliveries,
  getWebhookDelivery,
  retryWebhookDelivery,
  replayWebhook,
  testWebhook,
};
