import type { Role } from '../../domain/access.ts';
import type { ManagedProgram } from '../../store/programs/managed.ts';

/** A program as the document describes it. */
export const showProgram = ({ commission_rate, created_at, archived_at, ...rest }: ManagedProgram, role: Role) => ({
  ...rest,
  role,
  status: archived_at ? ('archived' as const) : ('active' as const),
  commission_rate: Number(commission_rate),
  created_at: created_at.toISOString(),
  archived_at: archived_at?.toISOString() ?? null,
});
