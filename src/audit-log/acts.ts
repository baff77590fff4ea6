import { auditEntriesOf, type AuditRow } from './read.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';

const showEntry = (row: AuditRow) => ({
  id: row.id,
  created_at: row.at.toISOString(),
  actor: { kind: row.actor_kind, id: row.actor_id, email: row.email },
  credential: row.credential,
  request_id: row.request_id,
  action: row.action,
  target: { kind: row.target_kind, id: row.target_id },
  before: row.before,
  after: row.after,
});

const timeOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

const listAuditLog: Manage<'listAuditLog'> = async (context) => {
  const { deps, ids, query, answer } = context;
  const filters = {
    programId: ids.program_id,
    actorId: query.actor_id,
    action: query.action,
    createdFrom: timeOf(query.created_from),
    createdBefore: timeOf(query.created_before),
  };
  return answer(200, await readPage(context, (page) => auditEntriesOf(deps.db, filters, page), showEntry));
};

export const auditLog = { listAuditLog };
