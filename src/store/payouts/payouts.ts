// Payouts and their items, as they are read.
import { statement, type Runner } from '../../database/db.ts';
import type { HeldBackReason, ItemStatus } from '../../domain/payout.ts';
import type { MethodKind } from '../../domain/payout-destination.ts';
import type { Currency } from '../../domain/types.ts';
import { createList, isPartners, type ListPage } from '../platform/lists.ts';
import { createdFilters } from '../platform/page-order.ts';

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
}

const STORED = `c.id, c.payout_id, c.partnership_id, c.amount_cents, c.currency, c.commissions, c.method, c.label,
  c.reference, c.status, c.paid_at, c.external_reference, c.reason, c.exported_at, c.created_at, c.changed_at`;
/** SQL of what is shown of `stored` rows. The partner may be on another server. */
const SHOWN = `stored.*, (select s.partner_id from partnerships s where s.id = partnership_id) as partner_id`;

const namedItems = statement<ItemView>(
  'payout_items_of_events',
  `with stored as materialized (
     select ${STORED} from payout_items c where c.program_id = $1 and c.id = any ($2::bigint[]))
   select ${SHOWN} from stored`,
);
/** The named items of a program's payouts. */
export const findItems = (db: Runner, programId: number, ids: readonly number[]): Promise<ItemView[]> =>
  db.run(namedItems, [programId, ids]);

export interface ItemFilter {
  payoutId?: number | undefined;
  status?: ItemStatus | undefined;
  partnerId?: number | undefined;
  createdFrom?: Date | undefined;
  createdBefore?: Date | undefined;
}

const items = createList<ItemView, keyof ItemFilter>({
  name: 'payout_items_of_program',
  columns: STORED,
  from: 'payout_items c',
  id: 'c.id',
  always: { where: 'c.program_id = :owner' },
  filters: {
    payoutId: { is: 'c.payout_id = :payoutId::bigint' },
    status: { is: 'c.status = :status::text' },
    partnerId: isPartners('c'),
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
