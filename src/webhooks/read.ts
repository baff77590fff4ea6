// Deliveries as the members of a program read them.
import { statement, type Runner } from '../database/db.ts';
import type { EventType } from './event.ts';
import { createList, type ListPage } from '../common/lists.ts';
import { searchedFilters } from '../common/page-order.ts';

export type DeliveryStatus = 'waiting' | 'delivered' | 'failed' | 'skipped';

export interface DeliveryView {
  id: number;
  endpoint_id: number;
  event_id: string;
  type: EventType;
  status: DeliveryStatus;
  attempts: number;
  next_at: Date | null;
  last_code: number | null;
  last_ms: number | null;
  last_problem: string | null;
  created_at: Date;
  ended_at: Date | null;
}

export interface DeliveryDetail extends DeliveryView {
  body: object;
  last_answer: string | null;
  tries: { at: string; code: number | null; ms: number; problem: string | null }[];
}

export interface DeliveryFilter {
  endpointId?: number | undefined;
  status?: DeliveryStatus | undefined;
  /** only larger identifiers */
  afterId?: number | undefined;
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
}

const COLUMNS = `c.id, c.endpoint_id, c.event_id, c.type, c.status, c.attempts, c.next_at, c.last_code, c.last_ms, c.last_problem,
  c.created_at, c.ended_at`;

const list = createList<DeliveryView, keyof DeliveryFilter>({
  name: 'webhook_deliveries_of_program',
  columns: COLUMNS,
  from: 'webhook_deliveries c',
  id: 'c.id',
  common: 'c.program_id',
  always: { where: 'c.partnership_id is null' },
  filters: {
    endpointId: { is: 'c.endpoint_id = :endpointId::bigint' },
    status: { is: 'c.status = :status::text' },
    afterId: { above: ':afterId::bigint' },
    ...searchedFilters('webhook_deliveries', 'c', 'created_at'),
  },
});
/** A page of the program's deliveries. */
export const deliveriesOfProgram = (
  db: Runner,
  programId: number,
  filter: DeliveryFilter,
  page: ListPage,
): Promise<DeliveryView[]> => list(db, programId, filter, page);

const bodies = statement<{ id: string; body: object }>(
  'bodies_of_webhook_events',
  'select id, body from webhook_events where program_id = $1 and id = any ($2::text[])',
);
/** The events by identifier, as they are sent. */
export const bodiesOf = async (
  db: Runner,
  programId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, object>> =>
  new Map((await db.run(bodies, [programId, ids])).map(({ id, body }) => [id, body]));

const one = statement<DeliveryDetail>(
  'webhook_delivery_of_program',
  `select ${COLUMNS}, c.last_answer, c.tries, e.body
   from webhook_deliveries c join webhook_events e on e.program_id = c.program_id and e.id = c.event_id
   where c.program_id = $1 and c.id = $2 and c.partnership_id is null`,
);
export const findDelivery = async (db: Runner, programId: number, id: number): Promise<DeliveryDetail | undefined> =>
  (await db.run(one, [programId, id]))[0];
