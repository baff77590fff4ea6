import type { Runner } from '../database/db.ts';
import type { Actor } from '../common/audit.ts';
import { createList, type ListPage } from '../common/lists.ts';
import { createdFilters } from '../common/page-order.ts';

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

const list = createList<AuditRow, 'actorId' | 'action' | 'createdFrom' | 'createdBefore'>({
  name: 'audit_log',
  columns: `l.id, l.at, l.actor_kind, l.actor_id, a.email, l.credential, l.request_id, l.action, l.target_kind,
    l.target_id, l.before, l.after`,
  from: `audit_log l left join accounts a on l.actor_kind = 'account' and a.id = l.actor_id`,
  id: 'l.id',
  common: 'l.program_id',
  filters: {
    actorId: { where: `l.actor_kind = 'account'`, is: 'l.actor_id = :actorId::bigint' },
    action: { is: 'l.action = :action::text' },
    ...createdFilters('audit_log', 'l', { column: 'at' }),
  },
});

export interface AuditFilters {
  programId: number;
  /** an account */
  actorId: number | undefined;
  action: string | undefined;
  createdFrom: Date | undefined;
  createdBefore: Date | undefined;
}

/** The entries of a program, in the order of their identifiers. */
export const auditEntriesOf = (
  db: Runner,
  { programId, ...filters }: AuditFilters,
  page: ListPage,
): Promise<AuditRow[]> => list(db, programId, filters, page);
