import { statement, type Runner, type Transaction } from '../database/db.ts';

// Any constant works. The lock prevents two starts from creating a demo each.
const lock = statement<object>('lock_demo', 'select pg_advisory_xact_lock(7310571002)');

/** Prevents other starts from creating a demo until the transaction ends. */
export const lockDemo = async (tx: Transaction): Promise<void> => void (await tx.run(lock, []));

const usable = statement<{ code: string }>(
  'demo_link',
  `select l.code from links l join partnerships s on s.id = l.partnership_id
   where l.code = $1 and l.program_id = $2 and l.enabled and l.partner_id is not null and s.status = 'joined'`,
);

/** Whether the link is enabled and its partner earns commissions. */
export const isLinkUsable = async (db: Runner, programId: number, code: string): Promise<boolean> =>
  (await db.run(usable, [code, programId])).length > 0;

const mark = statement<object>(
  'mark_demo',
  'insert into demos (program_id) values ($1) on conflict (program_id) do nothing returning program_id',
);

/** Marks a program as a demo; false if it is one already. */
export const markDemo = async (tx: Transaction, programId: number): Promise<boolean> =>
  (await tx.run(mark, [programId])).length > 0;

const claim = statement<object>(
  'claim_demo_history',
  'select from demos where program_id = $1 and history_at is null for update skip locked',
);
const waiting = statement<object>(
  'demo_without_history',
  'select from demos where program_id = $1 and history_at is null',
);
// Ordered, because PostgreSQL expects the first row of the table to be one of the demo and would look for it without an
// index.
const unused = statement<{ created_at: Date }>(
  'unused_demo',
  `select p.created_at from programs p join demos d on d.program_id = p.id and d.history_at is null where p.id = $1
     and (select id from customers where program_id = $1 order by status limit 1) is null
     and (select id from payment_events where program_id = $1 order by state limit 1) is null
     and not exists (select from audit_log where program_id = p.id and at > p.created_at)`,
);

/** When a demo was created that has no history yet and was not used; undefined for another one. */
export const unusedSince = async (db: Runner, programId: number): Promise<Date | undefined> =>
  (await db.run(unused, [programId]))[0]?.created_at;

/**
 * Locks the demo until the transaction ends. `busy` while another start writes its history, which may take longer than a
 * statement may wait. False if it has a history, or if it was used before it got one: identifiers are in the order of
 * time, so nothing older can be added then.
 */
export async function claimHistory(tx: Transaction, programId: number): Promise<boolean | 'busy'> {
  if ((await tx.run(claim, [programId])).length > 0) return (await unusedSince(tx, programId)) !== undefined;
  // Only asked now: if the other start has ended meanwhile, the demo has a history, or the next attempt locks it.
  return (await tx.run(waiting, [programId])).length > 0 ? 'busy' : false;
}

const finish = statement<object>('finish_demo_history', 'update demos set history_at = $2 where program_id = $1');

/** Notes that the demo has a history. */
export const finishHistory = async (tx: Transaction, programId: number, at: Date): Promise<void> =>
  void (await tx.run(finish, [programId, at]));

const elsewhere = statement<{ id: number }>(
  'links_of_demo_elsewhere',
  `select id from links where program_id = $1 and (destination is null
     or destination in (select o.origin || '/' from program_origins o where o.program_id = $1 and o.origin || '/' <> $2))`,
);

/** The links of a demo that lead to its domain, or to the home page of an earlier address of the service. */
export const linksElsewhere = async (db: Runner, programId: number, home: string): Promise<number[]> =>
  (await db.run(elsewhere, [programId, home])).map(({ id }) => id);

const home = statement<{ destination: string }>(
  'home_of_demo',
  `select destination from links where program_id = $1 and destination is not null
     and exists (select from demos where program_id = $1) order by id limit 1`,
);

/** Where a new link of a demo leads, whose domain serves nothing: as its first one. Undefined for any other program. */
export const homeOfDemo = async (db: Runner, programId: number): Promise<string | undefined> =>
  (await db.run(home, [programId]))[0]?.destination;

const link = statement<{ id: number; partner_id: number; email: string }>(
  'link_of_demo',
  `select l.id, r.id as partner_id, r.email from links l join partners r on r.id = l.partner_id
   where l.code = $1 and l.program_id = $2`,
);

/** The link with this code and its partner; undefined if the program has no such link. */
export const findDemoLink = async (db: Runner, programId: number, code: string) =>
  (await db.run(link, [code, programId]))[0];
