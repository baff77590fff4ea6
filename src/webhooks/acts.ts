import { document } from '../contract/index.ts';
import type { EventType } from './event.ts';
import { isHeaderRefused, type WebhookHeader } from './rules.ts';
import { addressProblem } from '../lib/egress.ts';
import {
  changeWebhook,
  createWebhook as create,
  deleteWebhook as remove,
  findWebhook,
  holdWebhook,
  rotateWebhookSecret as rotate,
  webhooksOf,
} from './write.ts';
import { showWebhook } from './view.ts';
import type { Deps, Manage } from '../common/context.ts';
import { sealWebhookHeader } from './secret.ts';
import { readPage } from '../common/cursors.ts';
import { requireOwner } from '../common/owner.ts';
import { newSecret, overlapEnd } from './secret-acts.ts';

const isRefused = ({ webhooks }: Deps, url: string | undefined): boolean =>
  url !== undefined && addressProblem(webhooks.egress, url) !== undefined;

/** The header as it is stored; null without one, undefined if it stays. */
function sealedHeader({ secretKey }: Deps, programId: number, header: WebhookHeader | null | undefined) {
  return header && sealWebhookHeader(secretKey, programId, header);
}

const listWebhooks: Manage<'listWebhooks'> = async (context) => {
  const { deps, ids, now, answer } = context;
  const page = await readPage(
    context,
    (request) => webhooksOf(deps.db, ids.program_id, request),
    (webhook) => showWebhook(webhook, now),
  );
  return answer(200, page);
};

const createWebhook: Manage<'createWebhook'> = async ({ deps, ids, body, now, write, done, answer, fail }) => {
  if (isRefused(deps, body.url)) throw fail('webhookUrlRefused');
  if (body.header && isHeaderRefused(body.header)) throw fail('webhookHeaderRefused');
  const { program_id: programId } = ids;
  const created = await write(async (tx, note) => {
    const { secret, sealed } = newSecret(deps, programId);
    const { url, description = null, types = null } = body;
    const header = sealedHeader(deps, programId, body.header) ?? null;
    const status = body.status ?? 'active';
    const wanted = { programId, url, description, types, status, secret: sealed, header, at: now };
    const { webhook } = done(await create(tx, note, wanted));
    return answer(201, { data: { webhook: showWebhook(webhook, now), secret } });
  });
  deps.webhooks.remember(programId);
  return created;
};

const getWebhook: Manage<'getWebhook'> = async ({ deps, ids, now, answer, fail }) => {
  const found = await findWebhook(deps.db, ids.program_id, ids.webhook_id);
  if (!found) throw fail('notFound');
  return answer(200, { data: showWebhook(found, now) });
};

const updateWebhook: Manage<'updateWebhook'> = async (context) => {
  const { deps, ids, body, now, write, done, answer, fail } = context;
  const { program_id: programId, webhook_id: id } = ids;
  if (isRefused(deps, body.url)) throw fail('webhookUrlRefused');
  if (body.header && isHeaderRefused(body.header)) throw fail('webhookHeaderRefused');
  return write(async (tx, note) => {
    const before = await holdWebhook(tx, programId, id);
    if (!before) throw fail('notFound');
    const isMoved = body.url !== undefined && body.url !== before.url;
    // Another receiver must not get a secret, or the key of a gateway, that was meant for the former one.
    const { header = isMoved ? null : undefined, ...fields } = body;
    if (isMoved || body.header !== undefined) requireOwner(context);
    const made = isMoved ? newSecret(deps, programId) : undefined;
    const sealed = { secret: made?.sealed, header: sealedHeader(deps, programId, header) };
    const { webhook } = done(await changeWebhook(tx, note, { programId, id, ...fields, ...sealed, at: now }));
    return answer(200, { data: { ...showWebhook(webhook, now), ...(made && { secret: made.secret }) } });
  });
};

const deleteWebhook: Manage<'deleteWebhook'> = ({ ids, now, write, done, answer }) =>
  write(async (tx, note) => {
    const { webhook } = done(await remove(tx, note, ids.program_id, ids.webhook_id, now));
    return answer(200, { data: showWebhook(webhook, now) });
  });

const rotateWebhookSecret: Manage<'rotateWebhookSecret'> = ({ deps, ids, body, now, write, done, answer }) =>
  write(async (tx, note) => {
    const { program_id: programId, webhook_id: id } = ids;
    const { secret, sealed } = newSecret(deps, programId);
    const until = overlapEnd(body.overlap_hours, now);
    const { webhook } = done(await rotate(tx, note, { programId, id, secret: sealed, until, at: now }));
    return answer(201, { data: { webhook: showWebhook(webhook, now), secret } });
  });

/** What the document says of each type. */
const TYPES = Object.entries(document.webhooks as Record<EventType, { post: { description: string } }>).map(
  ([type, { post }]) => ({ type: type as EventType, description: post.description.trim() }),
);

const listWebhookEventTypes: Manage<'listWebhookEventTypes'> = ({ answer }) =>
  Promise.resolve(answer(200, { data: TYPES }));

export const webhooks = {
  listWebhooks,
  createWebhook,
  getWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  listWebhookEventTypes,
};
