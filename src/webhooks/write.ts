// The endpoints of a program as its members manage them. Every change is in the audit log.
import { statement, type Runner, type Transaction } from '../database/db.ts';
import type { WebhookHeader } from './rules.ts';
import type { EventType } from './event.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { createWholeList } from '../common/lists.ts';
import { lockProgram } from '../common/program-lock.ts';
import { disableEndpoint, skipDeliveries } from './deliveries.ts';

export interface WebhookView {
  id: number;
  url: string;
  description: string | null;
  /** null: every type */
  types: EventType[] | null;
  status: 'active' | 'disabled';
  disabled_at: Date | null;
  disabled_because: 'member' | 'gone' | 'failing' | null;
  failing_since: Date | null;
  previous_until: Date | null;
  header_name: string | null;
  /** encrypted */
  header_value: Buffer | null;
  created_at: Date;
  changed_at: Date;
  delivered: number;
  failed: number;
  waiting: number;
  median_ms: number | null;
}

const MOST = 10;
/** How many of the newest deliveries say how an endpoint does, and how many that wait are counted. */
const NEWEST = 1_000;
const MOST_WAITING = 100_000;

/** SQL of a `WebhookView` of the endpoint `c`, which is of this program. */
const columnsOf = (program: string): string => `
  c.id, c.url, c.description, c.types, c.status, c.disabled_at, c.disabled_because, c.failing_since, c.previous_until, c.header_name,
  c.header_value, c.created_at, c.changed_at, h.delivered, h.failed, h.median_ms, (select count(*)::int from (
    select from webhook_deliveries d where d.program_id = ${program} and d.endpoint_id = c.id and d.status = 'waiting'
    limit ${MOST_WAITING}) w) as waiting`;
const fromOf = (program: string): string => `webhook_endpoints c cross join lateral (
  select count(*) filter (where n.status = 'delivered')::int as delivered, count(*) filter (where n.status = 'failed')::int as failed,
    percentile_disc(0.5) within group (order by n.last_ms) as median_ms
  from (select d.status, d.last_ms from webhook_deliveries d where d.program_id = ${program} and d.endpoint_id = c.id
        order by d.id desc limit ${NEWEST}) n) h`;

/** A page of the program's endpoints. */
export const webhooksOf = createWholeList<WebhookView>({
  name: 'webhooks_of_program',
  columns: columnsOf(':owner'),
  from: fromOf(':owner'),
  id: 'c.id',
  always: { where: 'c.program_id = :owner and c.deleted_at is null and c.partnership_id is null' },
});

const one = statement<WebhookView>(
  'webhook_of_program',
  `select ${columnsOf('$1')} from ${fromOf('$1')}
   where c.program_id = $1 and c.id = $2 and c.deleted_at is null and c.partnership_id is null`,
);
export const findWebhook = async (db: Runner, programId: number, id: number): Promise<WebhookView | undefined> =>
  (await db.run(one, [programId, id]))[0];

const count = statement<{ count: number }>(
  'count_webhooks',
  'select count(*)::int as count from webhook_endpoints where program_id = $1 and deleted_at is null and partnership_id is null',
);
const insert = statement<{ id: number }>(
  'create_webhook',
  `insert into webhook_endpoints (program_id, url, description, types, secret, status, disabled_at, disabled_because, created_at, changed_at,
     header_name, header_value)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11) returning id`,
);

export interface NewWebhook {
  programId: number;
  url: string;
  description: string | null;
  types: readonly EventType[] | null;
  status: 'active' | 'disabled';
  /** encrypted */
  secret: Buffer;
  header: WebhookHeader<Buffer> | null;
  at: Date;
}

export type Created = { kind: 'done'; webhook: WebhookView } | Refused<'notFound' | 'tooManyWebhooks'>;

export async function createWebhook(tx: Transaction, note: Note, wanted: NewWebhook): Promise<Created> {
  const { programId, url, description, types, status, secret, header, at } = wanted;
  if (!(await lockProgram(tx, programId))) return refused('notFound');
  if ((await tx.run(count, [programId]))[0]!.count >= MOST) return refused('tooManyWebhooks');
  const disabled = status === 'disabled' ? [at, 'member'] : [null, null];
  const values = [programId, url, description, types, secret, status, ...disabled, at, header?.name, header?.value];
  const { id } = (await tx.run(insert, values))[0]!;
  const webhook = (await findWebhook(tx, programId, id))!;
  await note({ action: 'webhook.create', programId, targetId: id, after: webhook });
  return { kind: 'done', webhook };
}

const lock = statement<object>(
  'lock_webhook',
  'select 1 from webhook_endpoints where program_id = $1 and id = $2 and deleted_at is null for no key update',
);
/** Locks an endpoint, so that its changes are one after the other and nothing claims its deliveries meanwhile. */
export const holdEndpoint = async (tx: Transaction, programId: number, id: number) =>
  void (await tx.run(lock, [programId, id]));

export async function holdWebhook(tx: Transaction, programId: number, id: number): Promise<WebhookView | undefined> {
  await holdEndpoint(tx, programId, id);
  return findWebhook(tx, programId, id);
}

export interface WebhookChange {
  programId: number;
  id: number;
  url?: string | undefined;
  description?: string | null | undefined;
  types?: readonly EventType[] | null | undefined;
  status?: 'active' | 'disabled' | undefined;
  /** the new secret, encrypted; undefined: it stays */
  secret?: Buffer | undefined;
  /** null: none; undefined: it stays */
  header?: WebhookHeader<Buffer> | null | undefined;
  at: Date;
}

// An endpoint that is enabled begins again.
export const changeEndpoint = statement<object>(
  'change_webhook',
  `update webhook_endpoints set url = $3, description = $4, types = $5, changed_at = $6, status = $7,
     disabled_at = case when $7 = 'disabled' then disabled_at end, disabled_because = case when $7 = 'disabled' then disabled_because end,
     failing_since = case when $7 = status then failing_since end
   where program_id = $1 and id = $2`,
);

const changeHeader = statement<object>(
  'change_webhook_header',
  'update webhook_endpoints set header_name = $3, header_value = $4 where program_id = $1 and id = $2',
);

/** Changes what is given. */
export async function changeWebhook(tx: Transaction, note: Note, wanted: WebhookChange) {
  const { programId, id, secret, header, at } = wanted;
  const before = await holdWebhook(tx, programId, id);
  if (!before) return refused('notFound');
  const { url = before.url, description = before.description, types = before.types, status = before.status } = wanted;
  const isDisabled = before.status === 'disabled' && status === 'disabled';
  const present = isDisabled ? 'disabled' : 'active';
  await tx.run(changeEndpoint, [programId, id, url, description, types, at, present]);
  if (secret) await tx.run(rotateEndpoint, [programId, id, secret, null, at]);
  if (header !== undefined) await tx.run(changeHeader, [programId, id, header?.name ?? null, header?.value ?? null]);
  const after = {
    ...before,
    ...(secret && { secret }),
    ...(header !== undefined && { header_name: header?.name ?? null, header_value: header?.value ?? null }),
    url,
    description,
    types,
    status: present,
    disabled_because: isDisabled ? before.disabled_because : null,
  };
  await note({ action: 'webhook.update', programId, targetId: id, before: { secret: '', ...before }, after });
  if (status === 'disabled') await disableEndpoint(tx, note, { programId, endpointId: id, at }, 'member');
  return { kind: 'done', webhook: (await findWebhook(tx, programId, id))! } as const;
}

/** Deletes it with its secrets. */
export const deleteEndpoint = statement<object>(
  'delete_webhook',
  `update webhook_endpoints set deleted_at = $3, changed_at = $3, secret = null, previous_secret = null, previous_until = null,
     header_name = null, header_value = null
   where program_id = $1 and id = $2`,
);

/** Deletes an endpoint with its secrets, and returns what it was. */
export async function deleteWebhook(tx: Transaction, note: Note, programId: number, id: number, at: Date) {
  const before = await holdWebhook(tx, programId, id);
  if (!before) return refused('notFound');
  await tx.run(deleteEndpoint, [programId, id, at]);
  await skipDeliveries(tx, programId, id, at);
  await note({ action: 'webhook.delete', programId, targetId: id, before });
  return { kind: 'done', webhook: before } as const;
}

export const rotateEndpoint = statement<object>(
  'rotate_webhook_secret',
  `update webhook_endpoints set previous_secret = case when $4::timestamptz is null then null else secret end, previous_until = $4,
     secret = $3, changed_at = $5
   where program_id = $1 and id = $2`,
);

export interface Rotation {
  programId: number;
  id: number;
  /** encrypted */
  secret: Buffer;
  /** until when the former secret signs too; null: it does not */
  until: Date | null;
  at: Date;
}

/** Replaces the secret of an endpoint. */
export async function rotateWebhookSecret(tx: Transaction, note: Note, { programId, id, secret, until, at }: Rotation) {
  if (!(await holdWebhook(tx, programId, id))) return refused('notFound');
  await tx.run(rotateEndpoint, [programId, id, secret, until, at]);
  await note({
    ...{ action: 'webhook.rotate_secret', programId, targetId: id },
    before: { secret: '' },
    after: { secret },
  });
  return { kind: 'done', webhook: (await findWebhook(tx, programId, id))! } as const;
}
