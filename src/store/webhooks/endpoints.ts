// Where the events of a program are sent.
import { statement, type Runner } from '../../database/db.ts';
import type { EventType } from '../../domain/webhook-event.ts';

/** What decides whether an endpoint gets an event. */
export interface EndpointWish {
  id: number;
  /** null: every type */
  types: EventType[] | null;
  status: 'active' | 'disabled';
}

const programs = statement<{ program_id: number }>(
  'programs_with_webhooks',
  'select distinct program_id from webhook_endpoints where deleted_at is null',
);
/** The programs that have an endpoint, also a disabled one. */
export const programsWithEndpoints = async (db: Runner): Promise<Set<number>> =>
  new Set((await db.run(programs, [])).map(({ program_id }) => program_id));

const wishes = statement<EndpointWish>(
  'webhook_wishes',
  'select id, types, status from webhook_endpoints where program_id = $1 and deleted_at is null order by id',
);
export const wishesOf = (db: Runner, programId: number): Promise<EndpointWish[]> => db.run(wishes, [programId]);

const secrets = statement<{ secret: Buffer; previous: Buffer | null }>(
  'secrets_of_webhook',
  `select secret, case when previous_until > $3 then previous_secret end as previous from webhook_endpoints
   where program_id = $1 and id = $2 and deleted_at is null`,
);
/** The encrypted secrets that sign what is sent now, the present one first. */
export const secretsOf = async (db: Runner, programId: number, id: number, at: Date): Promise<Buffer[]> =>
  (await db.run(secrets, [programId, id, at])).flatMap(({ secret, previous }) =>
    previous ? [secret, previous] : [secret],
  );
