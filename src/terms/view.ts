import { includesRole, type Role } from '../common/access.ts';
import type { ManagedTerms } from './write.ts';

/** Terms as the document describes them. A viewer sees no addresses. */
export const showTerms = ({ commission_rate, created_at, created_by, ...terms }: ManagedTerms, role: Role) => ({
  ...terms,
  created_by: includesRole(role, 'admin') ? created_by : null,
  commission_rate: Number(commission_rate),
  created_at: created_at.toISOString(),
});
