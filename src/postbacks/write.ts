// The postbacks of a partner: endpoints of their partnership. Every change is in the audit log.
import { statement, type Db, type Runner, type Transaction } from '../database/db.ts';
import type { PostbackEvent, PostbackType } from './rules.ts';
import { holdPartnership } from '../partnerships/write.ts';
import { createList } from '../common/lists.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { isArchived } from '../common/program-lock.ts';
import { disableEndpoint, skipDeliveries } from '../webhooks/deliveries.ts';
import { changeEndpoint, deleteEndpoint, holdEndpoint, rotateEndpoint, type Rotation } from '../webhooks/write.ts';
import type { DeliveryView } from '../webhooks/read.ts';

export interface PostbackView {
  id: number;
  method: 'get' | 'post';
  url: string;
  /** null: every one */
  types: PostbackEvent[] | null;
  status: 'active' | 'disabled';
  disabled_at: Date | null;
  disabled_because: 'member' | 'gone' | 'failing' | null;
  failing_since: Date | null;
  previous_until: Date | null;
  waiting: number;
  created_at: Date;
  changed_at: Date;
}

/** The partner whose postbacks these are. */
export interface Whose {
  programId: number;
  partnerId: number;
}
export type PostbackName = Whose & { id: number };

const MOST = 5;
const MOST_WAITING = 100_000;

const COLUMNS = `c.id, c.method, c.url, c.types, c.status, c.disabled_at, c.disabled_because, c.failing_since, c.previous_until,
  c.created_at, c.changed_at`;
const OF_PARTNERSHIP = `webhook_endpoints c join partnerships s on s.id = c.partnership_id`;

/** The partner's postbacks of one program; at most five, so the waiting ones are counted afterwards. */
const list = createList<Omit<PostbackView, 'waiting'>, 'programId'>({
  name: 'postbacks_of_partner',
  columns: COLUMNS,
  from: OF_PARTNERSHIP,
  id: 'c.id',
  always: { where: 's.partner_id = :owner and c.deleted_at is null' },
  filters: { programId: { where: 's.program_id = :programId::bigint' } },
});

const waiting = statement<{ endpoint_id: number; count: number }>(
  'waiting_of_postbacks',
  `select i.id as endpoint_id, (select count(*)::int from (
     select from webhook_deliveries d where d.program_id = $1 and d.endpoint_id = i.id and d.status = 'waiting'
     limit ${MOST_WAITING}) w) as count
   from unnest($2::bigint[]) as i (id)`,
);
async function withWaiting(db: Runner, programId: number, found: readonly Omit<PostbackView, 'waiting'>[]) {
  const ids = found.map(({ id }) => id);
  const counts = new Map(
    (await db.run(waiting, [programId, ids])).map(({ endpoint_id, count }) => [endpoint_id, count]),
  );
  return found.map((postback): PostbackView => ({ ...postback, waiting: counts.get(postback.id) ?? 0 }));
}

/** A page of the partner's postbacks in the program. */
export const postbacksOf = async (db: Runner, { programId, partnerId }: Whose, page: Parameters<typeof list>[3]) =>
  withWaiting(db, programId, await list(db, partnerId, { programId }, page));

const one = statement<Omit<PostbackView, 'waiting'>>(
  'postback_of_partner',
  `select ${COLUMNS} from ${OF_PARTNERSHIP}
   where c.program_id = $1 and s.partner_id = $2 and c.id = $3 and c.deleted_at is null`,
);
export const findPostback = async (
  db: Runner,
  { programId, partnerId, id }: PostbackName,
): Promise<PostbackView | undefined> =>
  (await withWaiting(db, programId, await db.run(one, [programId, partnerId, id])))[0];

const allowed = statement<{ partner_postbacks: boolean; count: number }>(
  'own_postbacks_of_partnership',
  `select p.partner_postbacks, (
     select count(*) from webhook_endpoints c where c.partnership_id = $2 and c.deleted_at is null)::int as count
   from programs p where p.id = $1`,
);

type NoPostbacks = Refused<'notFound' | 'ownTransition' | 'postbacksOff'>;

/** The partnership, locked, if it may have postbacks, and how many it has; else why not. */
export async function holdForPostbacks(
  tx: Transaction,
  whose: Whose,
): Promise<NoPostbacks | { kind: 'may'; partnershipId: number; count: number }> {
  const partnership = await holdPartnership(tx, whose);
  // A separate statement: it must see a postback that was created while the lock was awaited.
  const [held] = partnership ? await tx.run(allowed, [whose.programId, partnership.id]) : [];
  if (!partnership || !held) return refused('notFound');
  if (partnership.status !== 'joined') return refused('ownTransition', { status: partnership.status });
  if (!held.partner_postbacks) return refused('postbacksOff');
  return { kind: 'may', partnershipId: partnership.id, count: held.count };
}

const insert = statement<{ id: number }>(
  'create_postback',
  `insert into webhook_endpoints (program_id, partnership_id, method, url, types, secret, status, created_at, changed_at)
   values ($1, $2, $3, $4, $5, $6, 'active', $7, $7) returning id`,
);

export interface NewPostback extends Whose {
  method: 'get' | 'post';
  url: string;
  types: readonly PostbackEvent[] | null;
  /** encrypted; that of one that is not signed is never used */
  secret: Buffer;
  at: Date;
}

export async function createPostback(
  tx: Transaction,
  note: Note,
  wanted: NewPostback,
): Promise<NoPostbacks | Refused<'programArchived' | 'tooManyPostbacks'> | { kind: 'done'; postback: PostbackView }> {
  const { programId, partnerId, method, url, types, secret, at } = wanted;
  const may = await holdForPostbacks(tx, wanted);
  if (may.kind !== 'may') return may;
  if (await isArchived(tx, programId)) return refused('programArchived');
  if (may.count >= MOST) return refused('tooManyPostbacks');
  const { id } = (await tx.run(insert, [programId, may.partnershipId, method, url, types, secret, at]))[0]!;
  const postback = (await findPostback(tx, { programId, partnerId, id }))!;
  await note({ action: 'postback.create', programId, targetId: id, after: postback });
  return { kind: 'done', postback };
}

/** Locks a postback, so that its changes are one after the other and nothing claims its deliveries meanwhile. */
async function hold(tx: Transaction, name: PostbackName): Promise<PostbackView | undefined> {
  if (!(await findPostback(tx, name))) return undefined;
  await holdEndpoint(tx, name.programId, name.id);
  return findPostback(tx, name);
}

export interface PostbackChange extends PostbackName {
  url?: string | undefined;
  types?: readonly PostbackEvent[] | null | undefined;
  status?: 'active' | 'disabled' | undefined;
  at: Date;
}

/** Changes what is given. */
export async function changePostback(tx: Transaction, note: Note, wanted: PostbackChange) {
  const { programId, id, at } = wanted;
  const before = await hold(tx, wanted);
  if (!before) return refused('notFound');
  const { url = before.url, types = before.types, status = before.status } = wanted;
  const isDisabled = before.status === 'disabled' && status === 'disabled';
  const present = isDisabled ? ('disabled' as const) : ('active' as const);
  await tx.run(changeEndpoint, [programId, id, url, null, types, at, present]);
  const disabled_because = isDisabled ? before.disabled_because : null;
  await note({
    action: 'postback.update',
    programId,
    targetId: id,
    before,
    after: { ...before, url, types, status: present, disabled_because },
  });
  if (status === 'disabled') await disableEndpoint(tx, note, { programId, endpointId: id, at }, 'member');
  return { kind: 'done', postback: (await findPostback(tx, wanted))! } as const;
}

/** Deletes a postback, and returns what it was. */
export async function deletePostback(tx: Transaction, note: Note, name: PostbackName, at: Date) {
  const { programId, id } = name;
  const before = await hold(tx, name);
  if (!before) return refused('notFound');
  await tx.run(deleteEndpoint, [programId, id, at]);
  await skipDeliveries(tx, programId, id, at);
  await note({ action: 'postback.delete', programId, targetId: id, before });
  return { kind: 'done', postback: before } as const;
}

/** Replaces the secret of a postback that has one. */
export async function rotatePostbackSecret(tx: Transaction, note: Note, rotation: Rotation & Whose) {
  const { programId, id, secret, until, at } = rotation;
  const held = await hold(tx, rotation);
  if (!held) return refused('notFound');
  if (held.method !== 'post') return refused('postbackUnsigned');
  await tx.run(rotateEndpoint, [programId, id, secret, until, at]);
  await note({
    ...{ action: 'postback.rotate_secret', programId, targetId: id },
    before: { secret: '' },
    after: { secret },
  });
  return { kind: 'done', postback: (await findPostback(tx, rotation))! } as const;
}

export interface PostbackDelivery extends Omit<DeliveryView, 'type'> {
  type: PostbackType;
  commission_id: number | null;
}

const DELIVERY = `c.id, c.endpoint_id, c.event_id, c.type, c.status, c.attempts, c.next_at, c.last_code, c.last_ms, c.last_problem,
  c.created_at, c.ended_at`;
const commissionOf = (program: string): string => `(select e.object_id from webhook_events e
  where e.program_id = ${program} and e.id = c.event_id and e.object = 'postback') as commission_id`;

/** What was sent for a partnership, newest first. */
export const postbackDeliveries = createList<PostbackDelivery, 'partnershipId' | 'endpointId' | 'status'>({
  name: 'deliveries_of_postbacks',
  columns: `${DELIVERY}, ${commissionOf(':owner')}`,
  from: 'webhook_deliveries c',
  id: 'c.id',
  common: 'c.program_id',
  filters: {
    partnershipId: { is: 'c.partnership_id = :partnershipId::bigint' },
    endpointId: { is: 'c.endpoint_id = :endpointId::bigint' },
    status: { where: 'c.status = :status::text' },
  },
});

const ofPartner = statement<{ id: number }>(
  'partnership_of_partner',
  'select id from partnerships where program_id = $1 and partner_id = $2',
);
export const partnershipOf = async (db: Runner, { programId, partnerId }: Whose): Promise<number | undefined> =>
  (await db.run(ofPartner, [programId, partnerId]))[0]?.id;

const ofEvent = statement<PostbackDelivery>(
  'postback_delivery_of_event',
  `select ${DELIVERY}, ${commissionOf('$1')} from webhook_deliveries c where c.program_id = $1 and c.event_id = $2`,
);
export const deliveryOfEvent = async (db: Db | Transaction, programId: number, eventId: string) =>
  (await db.run(ofEvent, [programId, eventId]))[0];
