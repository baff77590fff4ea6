import { planned, type Runner, type Statement } from '../../database/db.ts';
import type { CommissionStatus } from '../../domain/types.ts';
import { commissionsFrom, type CommissionView } from './commissions.ts';
import { isPartners, partnershipOf } from '../platform/lists.ts';
import { LAST_ID, orderBy } from '../platform/page-order.ts';
import { inChunks } from '../platform/chunks.ts';
import { ROLL_UP_MARGIN_MS } from '../totals/roll-up.ts';

/** Filters for the commissions of a program. */
export interface CommissionFilter {
  programId: number;
  status?: CommissionStatus | undefined;
  partnerId?: number | undefined;
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
}

export interface CommissionPage {
  after: number | undefined;
  ascending: boolean;
  limit: number;
}

const STATUSES: readonly CommissionStatus[] = ['pending', 'approved', 'paid', 'reversed'];
const MARGIN = `interval '${ROLL_UP_MARGIN_MS} milliseconds'`;

// Identifiers are assigned in the order of time, except within the margin. So the times become bounds of identifiers, and
// a list of a past month does not read all later commissions.
const BOUNDS = `
  select greatest($2::bigint, (
      select id from commissions where program_id = $1 and created_at < $4::timestamptz - ${MARGIN}
      order by created_at desc limit 1), 0) as low,
    least($3::bigint, (
      select id from commissions where program_id = $1 and created_at > $5::timestamptz + ${MARGIN}
      order by created_at limit 1), ${LAST_ID}) as high`;

interface Variant {
  status: boolean;
  partner: boolean;
  ascending: boolean;
}

/**
 * The list with the filters of the variant. $1 is the program, $2 and $3 are the identifiers before and after the page,
 * $4 and $5 the times, $6 is the number of rows, $7 the status, $8 the partner; a variant lacks the last ones.
 */
function listOf({ status, partner, ascending }: Variant): Statement<CommissionView> {
  const direction = ascending ? 'asc' : 'desc';
  const sorted = orderBy({ id: 'c.id', filtered: status || partner }, direction);
  const rowsOf = (...conditions: string[]) => `(
    select c.* from commissions c
    where ${['c.program_id = $1', ...conditions, 'c.id > (select low from bounds)', 'c.id < (select high from bounds)'].join(' and ')}
      and c.created_at >= coalesce($4, '-infinity') and c.created_at < coalesce($5, 'infinity')
    ${sorted} limit $6)`;
  const conditions = [...(status ? ['c.status = $7'] : []), ...(partner ? [isPartners('c')] : [])];
  // The index of partnerships has the status before the identifier, so each status is read by itself.
  const rows =
    partner && !status
      ? STATUSES.map((one) => rowsOf(`c.status = '${one}'`, ...conditions)).join(' union all ')
      : rowsOf(...conditions);
  const name = ['list_commissions', direction, ...(status ? ['status'] : []), ...(partner ? ['partner'] : [])].join(
    '_',
  );
  return planned(
    name,
    `with bounds as materialized (${BOUNDS}), ${partner ? `${partnershipOf(status ? '$8' : '$7')},` : ''}
     ${commissionsFrom(`from (${rows}) c order by c.id ${direction} limit $6`, `order by commission_id ${direction}`)}`,
  );
}

const BOTH = [false, true];
const nameOf = ({ status, partner, ascending }: Variant) => `${status} ${partner} ${ascending}`;
const LISTS = new Map(
  BOTH.flatMap((status) => BOTH.flatMap((partner) => BOTH.map((ascending) => ({ status, partner, ascending })))).map(
    (variant) => [nameOf(variant), listOf(variant)],
  ),
);

/** A page of a program's commissions, in the order of their identifiers. */
export function commissionsOf(
  db: Runner,
  { programId, status, partnerId, createdFrom, createdBefore }: CommissionFilter,
  { after, ascending, limit }: CommissionPage,
): Promise<CommissionView[]> {
  const variant = { status: status !== undefined, partner: partnerId !== undefined, ascending };
  const bounds = [ascending ? (after ?? null) : null, ascending ? null : (after ?? null)];
  const times = [createdFrom ?? null, createdBefore ?? null];
  const given = [status, partnerId].filter((value) => value !== undefined);
  return db.run(LISTS.get(nameOf(variant))!, [programId, ...bounds, ...times, limit, ...given]);
}

/** A program's commissions, oldest first, in chunks. */
export const listCommissions = (db: Runner, filter: CommissionFilter) =>
  inChunks(
    (after, limit) => commissionsOf(db, filter, { after, ascending: true, limit }),
    ({ commission_id }) => commission_id,
  );
