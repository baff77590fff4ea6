import type { DecidedTerms } from './reason.ts';
import type { CommissionKind, CommissionStatus, Currency } from '../common/types.ts';
import { statement, type Runner } from '../database/db.ts';
import { decidedTerms, firstTermsId } from '../offers/terms-columns.ts';

export interface CommissionView {
  commission_id: number;
  program_id: number;
  partner_id: number | null;
  /** null for an adjustment */
  customer_id: number | null;
  /** null for an adjustment and for the commission of a lead */
  sale_id: number | null;
  /** the program's own name of the sale; null without a sale */
  order: string | null;
  /** the name of the link that led to the customer; null without a customer */
  link: string | null;
  /** the discount code that brought the customer */
  discount_code: string | null;
  /** what the commission of the sale was computed on; null without a sale */
  sale_cents: number | null;
  /** what the customer paid, with the tax and the shipping in it; null if unknown */
  gross_cents: number | null;
  tax_cents: number | null;
  shipping_cents: number | null;
  terms_id: number | null;
  /** the terms that decided; null if no terms did */
  terms: DecidedTerms | null;
  /** when the first recorded sale of the customer happened; null if that was not noted */
  first_sale_at: Date | null;
  /** when the sale happened */
  sold_at: Date | null;
  base_cents: number | null;
  sale_currency: Currency | null;
  kind: CommissionKind;
  earned_cents: number;
  amount_cents: number;
  currency: Currency;
  status: CommissionStatus;
  /** what refunds took back of the paid commission of a sale; later payouts deduct it. Null for all others */
  clawed_back_cents: number | null;
  held: boolean;
  /** whether it was rejected: a reversed one may only be refunded */
  rejected: boolean;
  /** given by who adjusted, held or rejected it */
  reason: string | null;
  created_at: Date;
  changed_at: Date;
  approved_at: Date | null;
  paid_at: Date | null;
  /** the payout that has claimed or paid it */
  payout_id: number | null;
  claimed: boolean;
}

/** SQL of whether a commission `c` was rejected. Not `exists`, which PostgreSQL may answer once for the whole program. */
export const rejectedIn = (program: string): string =>
  `(c.status = 'reversed' and (
    select e.id from commission_entries e
    where e.program_id = ${program} and e.commission_id = c.id and e.kind = 'rejected' limit 1) is not null)`;

const ofSale = (program: string, column: string): string =>
  `(select s.${column} from sales s where s.program_id = ${program} and s.id = c.sale_id)`;

/** SQL of what the clawbacks of a paid commission `c` take, less its restorations. */
const clawedBackIn = (program: string): string =>
  `(case when c.kind = 'sale' and c.status = 'paid' then (
    select -sum(k.amount_cents) from commissions k
    where k.program_id = ${program} and k.sale_id = c.sale_id and k.kind in ('clawback', 'restoration')) end)::bigint`;

/** SQL of the columns of commissions `c` of a program. Only the newest reason of a held or rejected one still holds. */
export const storedColumns = (
  program: string,
): string => `c.id as commission_id, c.program_id, c.partnership_id, c.customer_id, c.sale_id, c.terms_id,
  ${ofSale(program, 'transaction_id')} as "order",
  (select u.link_id from customers u where u.program_id = ${program} and u.id = c.customer_id) as link_id,
  (select u.first_sale_at from customers u where u.program_id = ${program} and u.id = c.customer_id) as first_sale_at,
  (select u.first_terms_id from customers u where u.program_id = ${program} and u.id = c.customer_id) as first_terms_id,
  ${ofSale(program, 'occurred_at')} as sold_at,
  (select u.code_id from customers u where u.program_id = ${program} and u.id = c.customer_id) as code_id,
  ${ofSale(program, 'amount_cents')} as sale_cents, ${ofSale(program, 'gross_cents')} as gross_cents,
  ${ofSale(program, 'tax_cents')} as tax_cents, ${ofSale(program, 'shipping_cents')} as shipping_cents,
  ${ofSale(program, 'currency')} as sale_currency, c.kind, c.base_cents, c.earned_cents,
  c.amount_cents, c.currency, c.status, c.held_at is not null as held, ${rejectedIn(program)} as rejected,
  ${clawedBackIn(program)} as clawed_back_cents,
  coalesce(case when c.held_at is not null or c.status = 'reversed' then (
    select e.reason from commission_entries e
    where e.program_id = ${program} and e.commission_id = c.id and e.reason is not null
    order by e.id desc limit 1) end, c.reason) as reason,
  c.created_at, c.changed_at, c.approved_at, c.paid_at, c.payout_item_id is not null as claimed,
  (select i.payout_id from payout_items i where i.program_id = ${program} and i.id = c.payout_item_id) as payout_id`;

/** SQL of the terms of a stored commission. One of a sale or a lead that names none is from before they were noted. */
const DECIDED = decidedTerms({
  termsId: `coalesce(stored.terms_id, case when kind in ('sale', 'lead') then ${firstTermsId('stored.program_id')} end)`,
  soldAt: 'stored.sold_at',
  firstSaleAt: 'stored.first_sale_at',
  firstTerms: 'stored.first_terms_id',
});

/** SQL of the columns of a `CommissionView`. The partners and programs are added afterwards, because they may be on another server. */
export const COMMISSION_COLUMNS = `commission_id, program_id,
  (select s.partner_id from partnerships s where s.id = partnership_id) as partner_id, customer_id, sale_id, "order",
  (select l.code from links l where l.id = link_id) as link,
  (select k.code from codes k where k.id = code_id) as discount_code, sale_cents,
  gross_cents, tax_cents, shipping_cents, sale_currency,
  ${DECIDED} as terms, terms_id, first_sale_at, sold_at, kind, base_cents, earned_cents, amount_cents, currency, status, clawed_back_cents, held, rejected, reason, created_at, changed_at, approved_at, paid_at, payout_id, claimed`;

/** SQL of `CommissionView`s, after `with`: the commissions `c` of this SQL, which are of program $1. */
export const commissionsFrom = (from: string): string =>
  `stored as materialized (select ${storedColumns('$1')} ${from}) select ${COMMISSION_COLUMNS} from stored`;

const find = statement<CommissionView>(
  'commission_of_program',
  `with ${commissionsFrom('from commissions c where c.program_id = $1 and c.id = $2')}`,
);

export const findCommission = async (
  db: Runner,
  programId: number,
  commissionId: number,
): Promise<CommissionView | undefined> => (await db.run(find, [programId, commissionId]))[0];

const several = statement<CommissionView>(
  'commissions_of_events',
  `with ${commissionsFrom('from commissions c where c.program_id = $1 and c.id = any ($2::bigint[])')}`,
);
/** The named commissions of a program. */
export const findCommissions = (db: Runner, programId: number, ids: readonly number[]): Promise<CommissionView[]> =>
  db.run(several, [programId, ids]);

/** A change of a commission. */
export interface CommissionEntry {
  kind:
    | 'earned'
    | 'refund'
    | 'restored'
    | 'approved'
    | 'paid'
    | 'rejected'
    | 'held'
    | 'released'
    | 'claimed'
    | 'unclaimed'
    | 'unpaid'
    | 'folded';
  amount_cents: number;
  status_after: CommissionStatus | null;
  refund_id: number | null;
  reason: string | null;
  created_at: Date;
}

const entries = statement<CommissionEntry>(
  'entries_of_commission',
  `select kind, amount_cents, status_after, refund_id, reason, created_at from (
     select 0 as place, 'earned' as kind, earned_cents as amount_cents, 'pending' as status_after,
       null::bigint as refund_id, reason, created_at
     from commissions where program_id = $1 and id = $2
     union all
     select id, kind, amount_cents, nullif(status_after, status_before), refund_id, reason, created_at
     from commission_entries where program_id = $1 and commission_id = $2) e
   order by place`,
);

/** The changes of a commission, oldest first. What was earned is the first; the sum of all is the commission's amount. */
export const entriesOf = (db: Runner, programId: number, commissionId: number): Promise<CommissionEntry[]> =>
  db.run(entries, [programId, commissionId]);

// Each key includes the program, but an operator passes only the commission's number.
const program = statement<{ id: number }>(
  'program_of_commission',
  `select p.id from programs p where exists (select 1 from commissions c where c.program_id = p.id and c.id = $1)`,
  `with known as materialized (select id from programs)
   select c.program_id as id from known join commissions c on c.program_id = known.id where c.id = $1`,
);

/** The program of a commission; undefined if there is no such commission. */
export const findProgramOfCommission = async (db: Runner, commissionId: number): Promise<number | undefined> =>
  (await db.run(program, [commissionId]))[0]?.id;
