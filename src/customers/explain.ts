// Explains a customer's chain: each event with its result, and what would happen now.
import { attribute } from '../attribution/rules.ts';
import { computedText } from '../commissions/reason.ts';
import {
  ERASED,
  explainAttribution,
  explainCode,
  explainCommission,
  explainLead,
  explainNextLead,
  explainOverruled,
  explainSale,
} from './sentences.ts';
import type { History, KnownCommission, KnownConflict, KnownPaymentEvent, KnownSale } from './history-rules.ts';
import { explainPaymentEvent } from '../payments/result.ts';
import { withoutAddresses } from '../common/redact.ts';
import { explainConflict } from '../sales/conflict.ts';
import { limitReached } from '../terms/rules.ts';
import type { CodePolicy, CommissionType, LeadAuth } from '../common/types.ts';

/** The program of the customer. */
export interface ExplainedProgram {
  program_id: number;
  name: string;
  attribution_window_days: number;
  lead_auth: LeadAuth;
  code_policy: CodePolicy;
  commission_type: CommissionType;
  commission_rate: number;
}

/** What the commission of a sale was computed on, and by which terms. */
const computedOf = ({ customer, next }: History, { terms, ...sale }: KnownSale, earnedCents: number) =>
  computedText(
    {
      baseCents: sale.amount_cents,
      grossCents: sale.gross_cents,
      taxCents: sale.tax_cents,
      shippingCents: sale.shipping_cents,
      currency: sale.currency,
      earnedCents,
      percent: terms.percent,
    },
    {
      ...{ kind: 'sale', terms, sold_at: sale.occurred_at },
      ...{ first_sale_at: next.first_sale_at, discount_code: customer.discount_code },
    },
  );

const saleEvent = (history: History, program: ExplainedProgram, sale: KnownSale): TimelineEvent => {
  const { customer, commissions } = history;
  const commission = commissions.find((c) => c.kind === 'sale' && c.sale_id === sale.sale_id);
  const { terms: _, ...shown } = sale;
  const why = [
    explainSale(customer, sale, program.attribution_window_days),
    explainCommission(
      sale,
      commission,
      customer.partner_id,
      commission && computedOf(history, sale, commission.earned_cents),
    ),
  ];
  return {
    at: sale.recorded_at,
    type: 'sale',
    ...shown,
    attributed: true,
    commission_id: commission?.commission_id ?? null,
    commission_status: commission?.status ?? null,
    commission_amount_cents: commission?.amount_cents ?? null,
    commission_currency: commission?.currency ?? null,
    why: why.join(' '),
  };
};

/**
 * A commission's creation, with the amount earned at that time and the status that it has now, and its approval, payment
 * and rejection. Deductions are shown with the refunds.
 */
function commissionEvents(commission: KnownCommission): TimelineEvent[] {
  const { commission_id, sale_id, kind, earned_cents, currency } = commission;
  const type = kind === 'clawback' ? 'clawback' : 'commission';
  const steps = [
    { at: commission.approved_at, type: 'commission_approved', commission_id },
    { at: commission.paid_at, type: 'commission_paid', commission_id },
    { at: commission.rejected_at, type: 'commission_rejected', commission_id },
  ];
  return [
    {
      at: commission.created_at,
      type,
      commission_id,
      sale_id,
      kind,
      amount_cents: earned_cents,
      currency,
      status_now: commission.status,
    },
    ...steps.filter((step): step is typeof step & { at: Date } => step.at !== null),
  ];
}

/** The arrival of a payment event. Its effects have their own entries. */
const paymentEvent = ({ received_at: at, ...event }: KnownPaymentEvent): TimelineEvent => ({
  at,
  type: 'payment_event',
  ...event,
  why: explainPaymentEvent(event.result),
});

/** A rejected sale, at the time of its first attempt. */
const refusedSale = ({ transaction_id, sale_id, holder_program_id, attempts, first_at, last_at }: KnownConflict) => ({
  at: first_at,
  type: 'sale_refused',
  transaction_id,
  sale_id,
  holder_program_id,
  attempts,
  last_at,
  why: explainConflict({ sale_id, holder_program_id, attempts }),
});

/** The click, if there is one, and why it did not decide. */
const clickEvents = ({ customer, click }: History, program: ExplainedProgram): TimelineEvent[] => {
  const { click_id, clicked_at: at, code_id } = customer;
  if (at === null) return [];
  const why = code_id === null ? {} : { why: explainOverruled(customer, program.code_policy) };
  return [{ at, type: 'click', click_id, ...click, ...why }];
};

function timeline(history: History, program: ExplainedProgram): TimelineEvent[] {
  const { customer, leads, sales, refunds, commissions, paymentEvents, conflicts } = history;
  return inOrder([
    ...clickEvents(history, program),
    ...leads.map(({ occurred_at, ...lead }) => ({
      at: occurred_at,
      type: 'lead',
      ...lead,
      why: explainLead(lead.mode, lead.provisional) + (lead.provisional ? '' : explainCode(customer)),
    })),
    ...sales.map((sale) => saleEvent(history, program, sale)),
    ...refunds.map(({ occurred_at, ...refund }) => ({ at: occurred_at, type: 'refund', ...refund })),
    ...commissions.flatMap(commissionEvents),
    ...paymentEvents.map(paymentEvent),
    ...conflicts.map(refusedSale),
  ]);
}

/** The results that a lead and a sale sent now would have. */
function outlook({ customer, sales, next }: History, program: ExplainedProgram, now: Date) {
  if (customer.erased_at !== null) {
    return { sale: { attributed: false, reason: 'erased', why: ERASED.sale }, lead: { why: ERASED.lead } };
  }
  const partnership = { partner_id: customer.partner_id, status: customer.partnership_status };
  const terms = { id: program.program_id, attribution_window_days: program.attribution_window_days };
  // Without a click, a code decided, and its time does not matter.
  const dated = { ...customer, clicked_at: customer.clicked_at ?? now };
  const attribution = attribute(dated, partnership, terms, now);
  // As the next sale is decided: by arrival, and by how many were to earn, whatever became of it.
  const earned = sales.filter(({ commission_cents }) => commission_cents !== null).length;
  const limit =
    attribution.kind === 'attributed'
      ? limitReached(next, { firstSaleAt: next.first_sale_at, earned }, now)
      : undefined;
  const ages =
    attribution.kind === 'window_expired'
      ? { click_age_days: attribution.clickAgeDays, window_days: attribution.windowDays }
      : {};
  return {
    sale: {
      attributed: attribution.kind === 'attributed',
      reason: attribution.kind,
      ...ages,
      ...(limit && { commission_reason: limit }),
      why: explainAttribution(attribution, customer, limit),
    },
    lead: { why: explainNextLead(customer.status, program.lead_auth) },
  };
}

/**
 * Lists the events of a customer's chain, explains each result, and says what would happen now. E-mail addresses are
 * masked.
 */
export function explainHistory(history: History, program: ExplainedProgram, now: Date) {
  const { id, program_id, partnership_status, partnership_changed_at, code_id: _, ...known } = history.customer;
  const { name, attribution_window_days, lead_auth, code_policy } = program;
  return withoutAddresses({
    program: { program_id, name, attribution_window_days, lead_auth, code_policy },
    customer: { customer_id: id, ...known },
    partnership: { partner_id: known.partner_id, status: partnership_status, since: partnership_changed_at },
    events: timeline(history, program),
    now: outlook(history, program, now),
  });
}

export interface TimelineEvent {
  at: Date;
  type: string;
  [detail: string]: unknown;
}

/** The order of events that have the same time. */
const ORDER = [
  'click',
  'payment_event',
  'lead',
  'sale',
  'sale_refused',
  'commission',
  'refund',
  'clawback',
  'commission_approved',
  'commission_paid',
  'commission_rejected',
];

/** Sorts by time; events of the same time by type, then in the order in which they were stored. */
export const inOrder = (events: TimelineEvent[]): TimelineEvent[] =>
  events.toSorted((a, b) => a.at.getTime() - b.at.getTime() || ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
