// What waits for an operator or for a job, for metrics and `doctor`. Each statement reads an index of what waits, and
// stops counting where the exact number no longer matters.
import { statement, type Runner } from '../database/db.ts';
import { PENDING, type PendingResult } from '../payments/result.ts';
import { DAY } from '../lib/clock.ts';

/** Everything above this is counted as one more. */
export const MOST_COUNTED = 10_000;
const COUNTED = MOST_COUNTED + 1;

export interface WaitingEvents {
  result: PendingResult;
  count: number;
  /** when the payment processor created the oldest one */
  oldest_at: Date;
}

const events = statement<WaitingEvents>(
  'waiting_payment_event_counts',
  `select r.result, e.count, e.oldest_at from unnest($1::text[]) as r (result)
   cross join lateral (
     select count(*) as count, min(occurred_at) as oldest_at from (
       select occurred_at from payment_events
       where state = 'pending' and result = r.result order by occurred_at limit ${COUNTED}) counted) e
   where e.count > 0 order by r.result`,
  `select result, least(count(*), ${COUNTED}) as count, min(occurred_at) as oldest_at from payment_events
   where state = 'pending' and result = any ($1::text[]) group by result order by result`,
);

/** The pending payment events of all programs, by the reason why they are pending. */
export const countWaitingEvents = (db: Runner): Promise<WaitingEvents[]> => db.run(events, [PENDING]);

/** The refunds and disputes of a program whose sale is unknown for long. */
export interface LateFacts {
  program_id: number;
  count: number;
}

const lateFacts = statement<LateFacts>(
  'programs_with_late_refunds',
  `select program_id, count(*) as count from (
     select program_id from payment_events
     where state = 'pending' and result = 'sale_unknown' and occurred_at < $1 and received_at < $1
       and notice ->> 'kind' <> 'invoice_payment'
     limit ${COUNTED}) late
   group by program_id order by count desc, program_id`,
);

/** The programs with refunds and disputes that have waited for their sale since before this time; the most first. */
export const findLateFacts = (db: Runner, before: Date): Promise<LateFacts[]> => db.run(lateFacts, [before]);

export interface QueuedMails {
  count: number;
  /** when the next attempt of the one that is due longest was due; null if none is queued */
  due_at: Date | null;
}

const mails = statement<QueuedMails>(
  'queued_mail_counts',
  `select count(*) as count, min(due_at) as due_at from (
     select due_at from mails where state = 'queued' order by due_at, id limit ${COUNTED}) counted`,
);

const webhooks = statement<QueuedMails>(
  'waiting_webhook_counts',
  `select count(*) as count, min(next_at) as due_at from webhook_deliveries where status = 'waiting'`,
);

/** The deliveries of webhooks that wait. */
export const countWaitingWebhooks = async (db: Runner): Promise<QueuedMails> => (await db.run(webhooks, []))[0]!;

export interface FailingWebhook {
  program_id: number;
  id: number;
  /** null: it is still sent to */
  disabled_because: 'gone' | 'failing' | null;
}

const failing = statement<FailingWebhook>(
  'failing_webhooks',
  `select program_id, id, disabled_because from webhook_endpoints
   where deleted_at is null and partnership_id is null and (disabled_because in ('gone', 'failing') or status = 'active' and failing_since <= $1)
   order by program_id, id limit ${COUNTED}`,
);

/** The endpoints of webhooks that have failed since then, or were disabled for it. */
export const findFailingWebhooks = (db: Runner, since: Date): Promise<FailingWebhook[]> => db.run(failing, [since]);

/** The mails that are not sent yet. */
export const countQueuedMails = async (db: Runner): Promise<QueuedMails> => (await db.run(mails, []))[0]!;

const incomplete = statement<{ count: number }>(
  'recent_incomplete_sales',
  `select count(*) as count from (
     select s.id from programs p
     cross join lateral (
       select id from sales
       where program_id = p.id and recorded_at >= $1 and commission_cents is not null) s
     left join lateral (
       select id from commissions where program_id = p.id and sale_id = s.id and kind = 'sale' limit 1) c on true
     where c.id is null limit ${COUNTED}) counted`,
  `with known as materialized (select id from programs)
   select count(*) as count from (
     select s.id from known join sales s on s.program_id = known.id
       left join commissions c on c.program_id = s.program_id and c.sale_id = s.id and c.kind = 'sale'
     where s.recorded_at >= $1 and s.commission_cents is not null and c.id is null limit ${COUNTED}) counted`,
);

/** The sales of the last 24 hours whose commission is missing. */
export async function countIncompleteSales(db: Runner, now: Date): Promise<number> {
  return (await db.run(incomplete, [new Date(now.getTime() - DAY)]))[0]!.count;
}

const conflicts = statement<{ count: number }>(
  'sale_conflict_count',
  `select count(*) as count from (select 1 from sale_conflicts limit ${COUNTED}) counted`,
);

/** The transaction_ids that several programs have sent. */
export const countSaleConflicts = async (db: Runner): Promise<number> => (await db.run(conflicts, []))[0]!.count;

const applied = statement<{ name: string }>('applied_migrations', 'select name from migrations order by id');

export const listMigrations = async (db: Runner): Promise<string[]> =>
  (await db.run(applied, [])).map(({ name }) => name);

export interface ServerState {
  /** such as 150004 for 15.4 */
  version: number;
  /** whether it is a standby, or refuses writes for another reason */
  read_only: boolean;
  connections: number;
  max_connections: number;
  /** those that only a superuser gets */
  reserved: number;
  role: string;
  /** how many connections the role and the database may have; negative: no limit */
  role_limit: number;
  database_limit: number;
  bytes: number;
  now: Date;
}

const server = statement<ServerState>(
  'server_state',
  `select current_setting('server_version_num')::int as version,
     pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only,
     (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
     current_setting('max_connections')::int as max_connections,
     current_setting('superuser_reserved_connections')::int as reserved, current_user as role,
     (select rolconnlimit from pg_roles where rolname = current_user) as role_limit,
     (select datconnlimit from pg_database where datname = current_database()) as database_limit,
     pg_database_size(current_database()) as bytes, now() as now`,
);

export const readServerState = async (db: Runner): Promise<ServerState> => (await db.run(server, []))[0]!;

const schema = statement<{ known: boolean }>('schema_exists', `select to_regclass('migrations') is not null as known`);

/** Whether the database was ever migrated. */
export const hasSchema = async (db: Runner): Promise<boolean> => (await db.run(schema, []))[0]!.known;

export interface AuditLogState {
  /** the role that owns the table */
  owner: string;
  /** whether this session may change the table, its function or its schema */
  is_own: boolean;
  /** whether the trigger that refuses changes of entries is active */
  is_protected: boolean;
}

const auditLog = statement<AuditLogState>(
  'audit_log_state',
  `select pg_get_userbyid(c.relowner) as owner, t.tgenabled in ('O', 'A') is true as is_protected,
     pg_has_role(c.relowner, 'member') or pg_has_role(n.nspowner, 'member') or coalesce(pg_has_role(f.proowner, 'member'), true)
       as is_own
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
     left join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'never_changed'
     left join pg_proc f on f.oid = t.tgfoid
   where c.oid = 'audit_log'::regclass`,
);

/** Who can change entries of the audit log. */
export const readAuditLogState = async (db: Runner): Promise<AuditLogState> => (await db.run(auditLog, []))[0]!;

const failed = statement<{ count: number }>(
  'failed_mail_count',
  `select count(*) as count from mails where state = 'failed' and ended_at >= $1`,
);

/** The mails of the last 24 hours that were given up. */
export const countFailedMails = async (db: Runner, now: Date): Promise<number> =>
  (await db.run(failed, [new Date(now.getTime() - DAY)]))[0]!.count;
