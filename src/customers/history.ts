import type {
  History,
  KnownClick,
  KnownCommission,
  KnownLead,
  KnownRefund,
  KnownSale,
  NextSale,
  Origin,
} from './history-rules.ts';
import type { ClickIds } from '../attribution/click-id.ts';
import { hasClick } from '../attribution/codes.ts';
import type { Customer } from '../common/types.ts';
import { statement, type Runner } from '../database/db.ts';
import { decidedTerms, firstTermsId, termsOfBuyer } from '../offers/terms-columns.ts';
import { customerByClickId } from '../attribution/customers.ts';
import { findCustomerEvents } from '../payments/event-list.ts';
import { findCustomerConflicts } from '../sales/conflicts.ts';

// A click alone has no customer row; its identifier contains the link and the partnership.
const origin = statement<Origin & NextSale & { clicked_link: string | null; clicked_partner: number | null }>(
  'history_origin',
  `with c as materialized (
     select converted_at, erased_at, status, first_terms_id, coalesce(first_sale_at, (
         select f.occurred_at from sales f where f.program_id = $1 and f.customer_id = $4 order by f.id limit 1)) as first_sale_at
     from customers where program_id = $1 and id = $4)
   select c.converted_at, c.erased_at, k.code as link_code, s.partner_id, s.status as partnership_status,
     s.changed_at as partnership_changed_at, d.code as discount_code,
     (select l.code from links l where l.id = $6) as clicked_link,
     (select b.partner_id from partnerships b where b.program_id = $1 and b.id = $7) as clicked_partner,
     c.first_sale_at, w.max_months, w.max_commissions
   from partnerships s left join c on true left join links k on k.id = $3 left join codes d on d.id = $5
     ${termsOfBuyer({ status: 'c.status', firstTerms: 'c.first_terms_id' })}
     left join terms w on w.id = coalesce(t.id, p.terms_id)
   where s.program_id = $1 and s.id = $2`,
);
const leads = statement<KnownLead>(
  'history_leads',
  `select id as lead_id, mode, provisional, event_name, email_masked, occurred_at
   from leads where program_id = $1 and customer_id = $2 order by id`,
);
const SALE_COLUMNS = `sale_id, transaction_id, amount_cents, gross_cents, tax_cents, shipping_cents, currency, provider,
  provider_payment_id, subscription_id, commission_cents, commission_reason, occurred_at, recorded_at`;
const sales = statement<KnownSale>(
  'history_sales',
  `with stored as materialized (
     select s.id as sale_id, s.terms_id, c.first_sale_at, c.first_terms_id, ${SALE_COLUMNS.replace('sale_id, ', '')}
     from sales s join customers c on c.program_id = $1 and c.id = $2 where s.program_id = $1 and s.customer_id = $2)
   select ${SALE_COLUMNS}, ${decidedTerms({
     termsId: `coalesce(stored.terms_id, ${firstTermsId('$1')})`,
     soldAt: 'stored.occurred_at',
     firstSaleAt: 'stored.first_sale_at',
     firstTerms: 'stored.first_terms_id',
   })} as terms
   from stored order by sale_id`,
);
const refunds = statement<KnownRefund>(
  'history_refunds',
  `select r.id as refund_id, r.sale_id, r.amount_cents, r.reason, r.refund_reason, r.deduction_cents, r.outcome,
     r.occurred_at
   from sales s join refunds r on r.program_id = s.program_id and r.sale_id = s.id
   where s.program_id = $1 and s.customer_id = $2 order by r.id`,
);
// Two queries, by lead and by sale, because each has an index; no index serves an `or` of the two.
const commissions = statement<KnownCommission>(
  'history_commissions',
  `with found as (
     select * from commissions where program_id = $1 and customer_id = $2 and kind = 'lead'
     union all
     select c.* from sales s join commissions c on c.program_id = s.program_id and c.sale_id = s.id and c.kind = 'sale'
     where s.program_id = $1 and s.customer_id = $2
     union all
     select c.* from sales s
       join commissions c on c.program_id = s.program_id and c.sale_id = s.id and c.kind in ('clawback', 'restoration')
     where s.program_id = $1 and s.customer_id = $2)
   select id as commission_id, sale_id, kind, earned_cents, amount_cents, currency, status, created_at, approved_at,
     paid_at, case status when 'reversed' then (
       select max(e.created_at) from commission_entries e
       where e.program_id = $1 and e.commission_id = found.id and e.kind = 'rejected') end as rejected_at
   from found order by id`,
);

const known = (
  { id, click_id, program_id, customer_key, status, clicked_at, lead_at, code_id }: Customer,
  found: Origin,
) => ({
  id,
  click_id: found.erased_at === null && hasClick({ click_id }) ? click_id : null,
  program_id,
  customer_key,
  status,
  clicked_at: hasClick({ click_id }) ? clicked_at : null,
  lead_at,
  code_id,
  ...found,
});

/**
 * Returns every record of a customer, in the order in which it was stored. Undefined if the click belongs to a
 * partnership of another database that used the same SECRET_KEY.
 */
export async function readHistory(db: Runner, clickIds: ClickIds, customer: Customer): Promise<History | undefined> {
  const { program_id, partnership_id, link_id, id, code_id } = customer;
  // Where a code decided, only the click's identifier says whose click it was.
  const clicked = code_id === null ? customer : customerByClickId(clickIds, customer.click_id);
  const clickedIds = [clicked?.link_id, clicked?.partnership_id];
  const [row] = await db.run(origin, [program_id, partnership_id, link_id, id, code_id, ...clickedIds]);
  if (!row) return undefined;
  const { clicked_link, clicked_partner, first_sale_at, max_months, max_commissions, ...found } = row;
  const click: KnownClick = { link_code: clicked_link, partner_id: clicked_partner };
  const of = [program_id, id];
  const isStored = id !== null;
  return {
    customer: known(customer, found),
    click,
    next: { first_sale_at, max_months, max_commissions },
    leads: isStored ? await db.run(leads, of) : [],
    sales: isStored ? await db.run(sales, of) : [],
    refunds: isStored ? await db.run(refunds, of) : [],
    commissions: isStored ? await db.run(commissions, of) : [],
    paymentEvents: await findCustomerEvents(db, customer),
    conflicts: isStored ? await findCustomerConflicts(db, program_id, id) : [],
  };
}

// One index look-up for each program, because `customer_key` is unique only within a program.
const elsewhere = statement<{ program_id: number }>(
  'customer_key_elsewhere',
  `select p.id as program_id from programs p
     cross join lateral (
       select 1 from customers c where c.program_id = p.id and c.customer_key = $1 limit 1) known
   where p.id <> $2 limit 1`,
  `with others as materialized (select id from programs where id <> $2)
   select c.program_id from others join customers c on c.program_id = others.id where c.customer_key = $1 limit 1`,
);

/** Another program that has a customer with this key. */
export const findProgramOfKey = async (db: Runner, customerKey: string, programId: number) =>
  (await db.run(elsewhere, [customerKey, programId]))[0]?.program_id;
