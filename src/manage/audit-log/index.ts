import { listAuditLog } from './list-audit-log.ts';

export const auditLog = { listAuditLog };
