// The lists of invitations, of partners and of members alike.
import type { Runner } from '../database/db.ts';
import type { InvitationState } from './rules.ts';
import { createList, type ListPage } from '../common/lists.ts';
import { createdFilters } from '../common/page-order.ts';

const OPEN = `i.outcome = 'open'`;

export interface InvitationFilters {
  status: InvitationState | undefined;
  createdFrom: Date | undefined;
  createdBefore: Date | undefined;
}

/**
 * Creates the list of a program's invitations in a table. A status is that at the given time.
 * @param longestDays how old a pending invitation can be, so that the pending ones are found without reading all that have expired
 */
export function createInvitationList<Row>(table: string, columns: string, longestDays: number) {
  const from = `(:pending::timestamptz - interval '${longestDays} days')`;
  const recent = createdFilters(table, 'i', { from }).createdFrom;
  const list = createList<Row, 'pending' | 'expired' | 'outcome' | 'createdFrom' | 'createdBefore'>({
    name: table,
    columns,
    from: `${table} i`,
    id: 'i.id',
    common: 'i.program_id',
    filters: {
      pending: { ...recent, is: OPEN, where: `i.expires_at > :pending::timestamptz and ${recent.where}` },
      expired: { is: OPEN, where: 'i.expires_at <= :expired::timestamptz' },
      outcome: { is: 'i.outcome = :outcome::text' },
      ...createdFilters(table, 'i'),
    },
  });
  return (
    db: Runner,
    programId: number,
    { status, createdFrom, createdBefore }: InvitationFilters,
    now: Date,
    page: ListPage,
  ): Promise<Row[]> => {
    const byTime = status === 'pending' || status === 'expired';
    const filter = status === undefined ? {} : byTime ? { [status]: now } : { outcome: status };
    return list(db, programId, { ...filter, createdFrom, createdBefore }, page);
  };
}
