// Where the events of a program are sent.
import { statement, type Runner } from '../database/db.ts';
import type { EventType } from './event.ts';

/** What decides whether an endpoint gets an event. */
export interface EndpointWish {
  id: number;
  /** null: every type */
  types: EventType[] | null;
  status: 'active' | 'disabled';
  /** whose postback it is; null: it is the program's */
  partnership_id: number | null;
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
  `select id, types, status, partnership_id from webhook_endpoints
   where program_id = $1 and deleted_at is null
     and (partnership_id is null or partnership_id = any ($2::bigint[]) and status = 'active')
   order by id`,
);
/** The endpoints of the program, and the enabled postbacks of these partnerships, if they may have any. */
export async function wishesOf(
  db: Runner,
  programId: number,
  partnershipIds: readonly number[],
): Promise<EndpointWish[]> {
  const found = await db.run(wishes, [programId, partnershipIds]);
  const theirs = found.flatMap(({ partnership_id }) => partnership_id ?? []);
  if (theirs.length === 0) return found;
  const allowed = await allowedPostbacks(db, programId, theirs);
  return found.filter(({ partnership_id }) => partnership_id === null || allowed.has(partnership_id));
}

const allowed = statement<{ id: number }>(
  'partnerships_with_postbacks',
  `select s.id from partnerships s join programs p on p.id = s.program_id
   where s.program_id = $1 and s.id = any ($2::bigint[]) and s.status = 'joined' and s.partner_id is not null
     and p.partner_postbacks`,
);
/** Those of these partnerships that may have postbacks now. */
export const allowedPostbacks = async (db: Runner, programId: number, ids: readonly number[]): Promise<Set<number>> =>
  new Set((await db.run(allowed, [programId, ids])).map(({ id }) => id));

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
