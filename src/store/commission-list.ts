import { statement, type Runner } from '../database/db.ts';
import type { CommissionStatus } from '../domain/types.ts';
import { COMMISSION_COLUMNS, type CommissionView } from './commissions.ts';
import { inPages } from './pages.ts';

/** Filters for the commissions of a program. */
export interface CommissionFilter {
  programId: number;
  status?: CommissionStatus | undefined;
  partnerId?: number | undefined;
}

/** Each filter has an index with its rows in the order of their ids. */
const CONDITIONS = {
  status: (value: string) => `c.status = ${value}`,
  partnerId: (value: string) =>
    `c.partnership_id = (select s.id from partnerships s where s.program_id = $1 and s.partner_id = ${value})`,
};
const FILTERS = ['status', 'partnerId'] as const;

/** $1 is the program, $2 the last id of the previous page, $3 the number of rows; the values of the filters follow. */
const listBy = (filters: readonly (typeof FILTERS)[number][]) =>
  statement<CommissionView>(
    ['list_commissions', ...filters].join('_'),
    `select ${COMMISSION_COLUMNS} from commissions c
     where ${['c.program_id = $1', 'c.id > $2', ...filters.map((filter, i) => CONDITIONS[filter](`$${i + 4}`))].join(' and ')}
     order by c.id limit $3`,
  );

/** By filter: without any, by status, by partner, by both. */
const LISTS = [listBy([]), listBy(['status']), listBy(['partnerId']), listBy(['status', 'partnerId'])];

/** A program's commissions, oldest first, in pages. */
export function listCommissions(db: Runner, filter: CommissionFilter) {
  const given = FILTERS.filter((name) => filter[name] !== undefined);
  const list = LISTS[(given.includes('status') ? 1 : 0) + (given.includes('partnerId') ? 2 : 0)]!;
  const values = given.map((name) => filter[name]);
  return inPages(
    (after, limit) => db.run(list, [filter.programId, after, limit, ...values]),
    ({ commission_id }) => commission_id,
  );
}
