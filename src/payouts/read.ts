// Payouts and their items, as they are read.
import { statement, type Runner } from '../database/db.ts';
import type { HeldBackReason } from './rules.ts';
import type { ItemStatus } from '../common/types.ts';
import type { MethodKind } from '../payout-methods/rules.ts';
import type { Currency } from '../common/types.ts';
import { createList, isPartners, type ListPage } from '../common/lists.ts';
import { createdFilters } from '../common/page-order.ts';

export interface PayoutView {
  id: number;
  number: number;
  reference: string;
  currency: Currency;
  cutoff: Date;
  minimum_cents: number;
  note: string | null;
  held_back: { reason: HeldBackReason; partners: number; amount_cents: number }[];
  created_by: number | null;
  created_at: Date;
  open: number;
  paid: number;
  failed: number;
  cancelled: number;
  total_cents: number;
  commissions: number;
}

const counted = (status: ItemStatus): string => `count(*) filter (where i.status = '${status}')::int as ${status}`;
/** SQL of a payout's items: their counts and sums. */
const itemsOf = (program: string): string =>
  `join lateral (
     select ${(['open', 'paid', 'failed', 'cancelled'] as const).map(counted).join(', ')},
       coalesce(sum(i.amount_cents), 0)::bigint as total_cents, coalesce(sum(i.commissions), 0)::bigint as commissions
     from payout_items i where i.program_id = ${program} and i.payout_id = o.id) n on true`;
const COLUMNS = `o.id, o.number, o.reference, o.currency, o.cutoff, o.minimum_cents, o.note, o.held_back, o.created_by,
  o.created_at, n.*`;

const list = createList<PayoutView, 'currency' | 'createdFrom' | 'createdBefore'>({
  name: 'payouts_of_program',
  columns: COLUMNS,
  from: `payouts o ${itemsOf(':owner')}`,
  id: 'o.id',
  always: { where: 'o.program_id = :owner' },
  filters: { currency: { is: 'o.currency = :currency::text' }, ...createdFilters('payouts', 'o') },
});
/** A page of the program's payouts. */
export const payoutsOf = (
  db: Runner,
  programId: number,
  filters: { currency?: string | undefined; createdFrom?: Date | undefined; createdBefore?: Date | undefined },
  page: ListPage,
): Promise<PayoutView[]> => list(db, programId, filters, page);

const one = statement<PayoutView>(
  'payout_of_program',
  `select ${COLUMNS} from payouts o ${itemsOf('$1')} where o.program_id = $1 and o.id = $2`,
);
export const findPayout = async (db: Runner, programId: number, id: number): Promise<PayoutView | undefined> =>
  (await db.run(one, [programId, id]))[0];

const known = statement<object>('payout_is_known', 'select from payouts where program_id = $1 and id = $2');
export const hasPayout = async (db: Runner, programId: number, id: number): Promise<boolean> =>
  (await db.run(known, [programId, id])).length > 0;

export interface ItemView {
  id: number;
  payout_id: number;
  partner_id: number | null;
  partnership_id: number;
  amount_cents: number;
  currency: Currency;
  commissions: number;
  method: MethodKind;
  label: string | null;
  reference: string;
  status: ItemStatus;
  paid_at: Date | null;
  external_reference: string | null;
  reason: string | null;
  exported_at: Date | null;
  created_at: Date;
  changed_at: Date;
  /** of one that ended unpaid: the first open or paid item that took over commissions of it */
  replaced_by: { id: number; payout_id: number; reference: string; status: 'open' | 'paid' } | null;
}

/** SQL of the item that replaces `c`: the first one with a commission that an entry says was in `c`. */
const replacementIn = (program: string): string => `case when c.status in ('failed', 'cancelled') then (
    select json_build_object('id', n.id, 'payout_id', n.payout_id, 'reference', n.reference, 'status', n.status)
    from payout_items n
    where n.program_id = ${program} and n.partnership_id = c.partnership_id and n.id > c.id
      and n.currency = c.currency and n.status in ('open', 'paid') and exists (
        select from commissions m join commission_entries e
          on e.program_id = ${program} and e.commission_id = m.id and e.payout_item_id = c.id
        where m.program_id = ${program} and m.payout_item_id = n.id)
    order by n.id limit 1) end as replaced_by`;
/** SQL of the columns of items `c` of a program. */
const storedOf = (
  program: string,
): string => `c.id, c.payout_id, c.partnership_id, c.amount_cents, c.currency, c.commissions, c.method, c.label,
  c.reference, c.status, c.paid_at, c.external_reference, c.reason, c.exported_at, c.created_at, c.changed_at,
  ${replacementIn(program)}`;
/** SQL of what is shown of `stored` rows. The partner may be on another server. */
const SHOWN = `stored.*, (select s.partner_id from partnerships s where s.id = partnership_id) as partner_id`;

const namedItems = statement<ItemView>(
  'payout_items_of_events',
  `with stored as materialized (
     select ${storedOf('$1')} from payout_items c where c.program_id = $1 and c.id = any ($2::bigint[]))
   select ${SHOWN} from stored`,
);
/** The named items of a program's payouts. */
export const findItems = (db: Runner, programId: number, ids: readonly number[]): Promise<ItemView[]> =>
  db.run(namedItems, [programId, ids]);

export interface ItemFilter {
  payoutId?: number | undefined;
  status?: ItemStatus | undefined;
  partnerId?: number | undefined;
  itemId?: number | undefined;
  reference?: string | undefined;
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
}

const items = createList<ItemView, keyof ItemFilter>({
  name: 'payout_items_of_program',
  columns: storedOf(':owner'),
  from: 'payout_items c',
  id: 'c.id',
  always: { where: 'c.program_id = :owner' },
  filters: {
    payoutId: { is: 'c.payout_id = :payoutId::bigint' },
    status: { is: 'c.status = :status::text' },
    partnerId: isPartners('c'),
    itemId: { is: 'c.id = :itemId::bigint' },
    reference: { is: 'c.reference = :reference::text' },
    ...createdFilters('payout_items', 'c'),
  },
  show: SHOWN,
});
/** A page of the items of a program's payouts. */
export const itemsOfProgram = (
  db: Runner,
  programId: number,
  filters: ItemFilter,
  page: ListPage,
): Promise<ItemView[]> => items(db, programId, { ...filters }, page);
