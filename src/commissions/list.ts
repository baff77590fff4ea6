import type { Runner } from '../database/db.ts';
import type { CommissionStatus } from '../common/types.ts';
import { inChunks } from '../common/chunks.ts';
import { createList, isPartners, type ListPage } from '../common/lists.ts';
import { createdFilters } from '../common/page-order.ts';
import { COMMISSION_COLUMNS, storedColumns, type CommissionView } from './read.ts';

/** Filters for the commissions of a program. */
export interface CommissionFilter {
  programId: number;
  status?: CommissionStatus | undefined;
  partnerId?: number | undefined;
  /** whether it is in a payout or was paid by one */
  inPayout?: boolean | undefined;
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
}

const list = createList<CommissionView, Exclude<keyof CommissionFilter, 'programId'>>({
  name: 'list_commissions',
  columns: `c.id, ${storedColumns(':owner')}`,
  from: 'commissions c',
  id: 'c.id',
  always: { where: 'c.program_id = :owner' },
  filters: {
    status: { is: 'c.status = :status::text' },
    partnerId: isPartners('c'),
    inPayout: { is: '(c.payout_item_id is not null) = :inPayout::boolean' },
    ...createdFilters('commissions', 'c'),
  },
  byStatus: { statuses: ['pending', 'approved', 'paid', 'reversed'], unless: ['status'] },
  show: COMMISSION_COLUMNS,
});

/** A page of a program's commissions, in the order of their identifiers. */
export const commissionsOf = (
  db: Runner,
  { programId, ...filters }: CommissionFilter,
  page: ListPage,
): Promise<CommissionView[]> => list(db, programId, filters, page);

/** A program's commissions, oldest first, in chunks. */
export const listCommissions = (db: Runner, filter: CommissionFilter) =>
  inChunks(
    (after: number | undefined, limit) => commissionsOf(db, filter, { after, ascending: true, limit }),
    ({ commission_id }) => commission_id,
  );
