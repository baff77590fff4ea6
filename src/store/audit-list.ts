import { statement, type Runner } from '../database/db.ts';
import type { Actor } from './audit.ts';

export interface AuditRow {
  id: number;
  at: Date;
  actor_kind: Actor['kind'];
  actor_id: number | null;
  /** null also for an account that no longer exists */
  email: string | null;
  credential: string | null;
  request_id: string | null;
  action: string;
  target_kind: string;
  target_id: number | null;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

const FILTERS = {
  none: '',
  actor: `and l.actor_kind = 'account' and l.actor_id = $6`,
  action: 'and l.action = $7',
  both: `and l.actor_kind = 'account' and l.actor_id = $6 and l.action = $7`,
};

// One statement for each combination of filters, so that each uses its index.
const list = (filter: keyof typeof FILTERS, order: 'newest' | 'oldest') => {
  const [compare, direction] = order === 'newest' ? ['<', 'desc'] : ['>', 'asc'];
  return statement<AuditRow>(
    `audit_log_${filter}_${order}`,
    `select l.*, a.email from (
       select id, at, actor_kind, actor_id, credential, request_id, action, target_kind, target_id, before, after
       from audit_log l
       where l.program_id = $1 and ($2::bigint is null or l.id ${compare} $2)
         and ($4::timestamptz is null or l.at >= $4) and ($5::timestamptz is null or l.at < $5)
         and ($6::bigint is null or true) and ($7::text is null or true) ${FILTERS[filter]}
       order by l.id ${direction} limit $3) l
     left join accounts a on l.actor_kind = 'account' and a.id = l.actor_id
     order by l.id ${direction}`,
  );
};
const LISTS = {
  none: { newest: list('none', 'newest'), oldest: list('none', 'oldest') },
  actor: { newest: list('actor', 'newest'), oldest: list('actor', 'oldest') },
  action: { newest: list('action', 'newest'), oldest: list('action', 'oldest') },
  both: { newest: list('both', 'newest'), oldest: list('both', 'oldest') },
};

export interface AuditFilters {
  programId: number;
  /** an account */
  actorId: number | undefined;
  action: string | undefined;
  createdFrom: Date | undefined;
  createdBefore: Date | undefined;
}

const filterOf = ({ actorId, action }: AuditFilters): keyof typeof FILTERS => {
  if (actorId === undefined) return action === undefined ? 'none' : 'action';
  return action === undefined ? 'actor' : 'both';
};

/** The entries of a program, in the order of their identifiers. */
export function auditEntriesOf(
  db: Runner,
  filters: AuditFilters,
  { after, ascending, limit }: { after: number | undefined; ascending: boolean; limit: number },
): Promise<AuditRow[]> {
  const { programId, actorId, action, createdFrom, createdBefore } = filters;
  const query = LISTS[filterOf(filters)][ascending ? 'oldest' : 'newest'];
  const values = [programId, after, limit, createdFrom, createdBefore, actorId, action];
  return db.run(
    query,
    values.map((value) => value ?? null),
  );
}
