// Equal changes that follow each other, such as the same act of a program many times, as one row.
import type { AuditEntry } from '../../records/audit-log/paths.ts';

/** The newest of equal entries, with their number and the time of the first. */
export interface GroupedEntry extends AuditEntry {
  times?: number;
  since?: string;
}

const textOf = ({ actor, credential, action, target, before, after }: AuditEntry): string =>
  JSON.stringify([actor, credential, action, target, before, after]);

/** The entries in their order, each run of equal ones as one. */
export function grouped(entries: readonly AuditEntry[]): GroupedEntry[] {
  const rows: GroupedEntry[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (!last || textOf(last) !== textOf(entry)) rows.push(entry);
    else rows[rows.length - 1] = { ...last, times: (last.times ?? 1) + 1, since: entry.created_at };
  }
  return rows;
}
