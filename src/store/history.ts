import type { CommissionStatus, Currency, CustomerStatus, PartnershipStatus, RefundReason } from '../domain/types.ts';
import type { CommissionView } from './commissions.ts';
import { statement, type Runner } from '../database/db.ts';
import { findCustomerEvents, type PaymentEventView } from './payment-event-list.ts';
import { findCustomerConflicts, type SaleConflict } from './sale-conflicts.ts';

/** A customer with the click that made it. */
export interface KnownCustomer {
  id: number;
  click_id: string;
  program_id: number;
  customer_key: string | null;
  status: CustomerStatus;
  clicked_at: Date;
  lead_at: Date | null;
  converted_at: Date | null;
  link_code: string;
  partner_id: number | null;
  partnership_status: PartnershipStatus;
  partnership_changed_at: Date;
}

export interface KnownLead {
  lead_id: number;
  mode: 'server' | 'browser' | 'payment';
  provisional: boolean;
  event_name: string | null;
  email_masked: string | null;
  occurred_at: Date;
}

export interface KnownSale {
  sale_id: number;
  transaction_id: string;
  amount_cents: number;
  currency: Currency;
  provider: string | null;
  provider_payment_id: string | null;
  subscription_id: string | null;
  /** what was due; null when the sale earns nothing */
  commission_cents: number | null;
  occurred_at: Date;
  recorded_at: Date;
}

export interface KnownRefund {
  refund_id: number;
  sale_id: number;
  amount_cents: number;
  reason: RefundReason;
  refund_reason: string | null;
  deduction_cents: number;
  outcome: 'reversed' | 'clawed_back' | 'no_commission';
  occurred_at: Date;
}

export type KnownCommission = Pick<
  CommissionView,
  | 'commission_id'
  | 'sale_id'
  | 'kind'
  | 'earned_cents'
  | 'amount_cents'
  | 'currency'
  | 'created_at'
  | 'approved_at'
  | 'paid_at'
> & { status: CommissionStatus };

export interface History {
  customer: KnownCustomer;
  leads: KnownLead[];
  sales: KnownSale[];
  refunds: KnownRefund[];
  commissions: KnownCommission[];
  paymentEvents: PaymentEventView[];
  conflicts: SaleConflict[];
}

const customer = statement<KnownCustomer>(
  'history_customer',
  `select c.id, c.click_id, c.program_id, c.customer_key, c.status, c.clicked_at, c.lead_at, c.converted_at,
     k.link_code, s.partner_id, s.status as partnership_status, s.changed_at as partnership_changed_at
   from customers c join clicks k on k.click_id = c.click_id join partnerships s on s.id = c.partnership_id
   where c.id = $1`,
);
const leads = statement<KnownLead>(
  'history_leads',
  `select id as lead_id, mode, provisional, event_name, email_masked, occurred_at
   from leads where customer_id = $1 order by id`,
);
const sales = statement<KnownSale>(
  'history_sales',
  `select id as sale_id, transaction_id, amount_cents, currency, provider, provider_payment_id, subscription_id,
     commission_cents, occurred_at, recorded_at
   from sales where customer_id = $1 order by id`,
);
const refunds = statement<KnownRefund>(
  'history_refunds',
  `select r.id as refund_id, r.sale_id, r.amount_cents, r.reason, r.refund_reason, r.deduction_cents, r.outcome,
     r.occurred_at
   from sales s join refunds r on r.sale_id = s.id where s.customer_id = $1 order by r.id`,
);
// By sale or by lead, each of which has an index; a commission refers to its customer either way.
const commissions = statement<KnownCommission>(
  'history_commissions',
  `select id as commission_id, sale_id, kind, earned_cents, amount_cents, currency, status, created_at, approved_at,
     paid_at
   from commissions
   where sale_id in (select id from sales where customer_id = $1) or (kind = 'lead' and customer_id = $1)
   order by id`,
);

/** Everything that is stored of a customer, in the order in which it was stored. */
export async function readHistory(db: Runner, customerId: number): Promise<History> {
  const [found] = await db.run(customer, [customerId]);
  if (!found) throw new Error(`customer ${customerId} does not exist`);
  return {
    customer: found,
    leads: await db.run(leads, [customerId]),
    sales: await db.run(sales, [customerId]),
    refunds: await db.run(refunds, [customerId]),
    commissions: await db.run(commissions, [customerId]),
    paymentEvents: await findCustomerEvents(db, customerId),
    conflicts: await findCustomerConflicts(db, customerId),
  };
}

const elsewhere = statement<{ program_id: number; test: boolean }>(
  'identifier_elsewhere',
  `select c.program_id, false as test from customers c where c.customer_key = $2 and c.program_id <> $3
   union all
   select t.program_id, true from test_events t where t.kind = 'click' and t.click_id = $1
   limit 1`,
);

/** Who has these identifiers when no customer of the program ($3) does: another program, or a test event. */
export async function findElsewhere(
  db: Runner,
  clickId: string | undefined,
  customerKey: string | undefined,
  programId: number,
) {
  return (await db.run(elsewhere, [clickId ?? null, customerKey ?? null, programId]))[0];
}
