import type { Schemas } from '../../api/schemas.ts';

export const AUDIT_LOG = '/api/v1/programs/{program_id}/audit-log';
export type AuditEntry = Schemas['audit-entry'];
