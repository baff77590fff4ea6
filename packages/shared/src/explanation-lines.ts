// The explanation of a customer for people: one line per event.
import { isCurrencyCode, moneyText } from './amount-text.ts';
import { withoutControls } from './terminal-text.ts';

/** An event as the document contains it. */
interface Shown {
  at: string;
  type: string;
  [detail: string]: unknown;
}

/** The parts of the explanation of a customer that the text contains. */
export interface Explanation {
  program: { program_id: number; name: string };
  customer: {
    customer_id: number | null;
    click_id: string | null;
    customer_key: string | null;
    status: string;
    /** null: a discount code brought the customer, and no click */
    clicked_at: string | null;
    erased_at: string | null;
    /** the code that decided whose customer it is; null: the click did */
    discount_code: string | null;
  };
  partnership: { partner_id: number | null; status: string };
  events: Shown[];
  now: { sale: { why: string }; lead: { why: string } };
}

// A newer service may know more currencies, and more types of events, than the copy of this file in the command line.
const money = (cents: unknown, currency: unknown): string =>
  isCurrencyCode(text(currency)) ? moneyText(Number(cents), text(currency)) : `${text(cents)} ${text(currency)}`;
const text = (value: unknown): string => String(value);

const partnerText = (partnerId: unknown): string =>
  partnerId == null ? 'an erased partner' : `partner ${text(partnerId)}`;

const commissionOf = (event: Shown): string =>
  event.commission_id === null
    ? 'no commission'
    : `commission ${text(event.commission_id)}, now ${money(event.commission_amount_cents, event.commission_currency)} (${text(event.commission_status)})`;

/** What a refund did with its deduction. The contract's `reversed` also means a part of a commission. */
const OUTCOMES: Record<string, string> = {
  reversed: ' from the commission before its payment',
  clawed_back: ' from later payments (clawback)',
};

/** Whose click it was is said if it did not decide; otherwise the customer's partner is named above. */
function clickLine({ click_id, link_code, partner_id, why }: Shown): string {
  const click = `click ${text(click_id)}${link_code ? `, link ${text(link_code)}` : ''}`;
  if (why === undefined) return click;
  return `${click}, of ${partnerText(partner_id)}. ${text(why)}`;
}

/** What is said of an event of each type. A sale's line contains its commission. */
const LINES: Record<string, (event: Shown, saleOf: (saleId: unknown) => Shown | undefined) => string> = {
  click: clickLine,
  lead: ({ why }) => `lead. ${text(why)}`,
  sale: (event) =>
    `sale ${text(event.transaction_id)}: ${money(event.amount_cents, event.currency)} → ${commissionOf(event)}. ${text(event.why)}`,
  refund: (event, saleOf) => {
    const sale = saleOf(event.sale_id);
    const amount = money(event.amount_cents, sale?.currency);
    // A fixed commission may have another currency than its sale.
    const deducted = money(event.deduction_cents, sale?.commission_currency ?? sale?.currency);
    const outcome = OUTCOMES[text(event.outcome)] ?? `, ${text(event.outcome)}`;
    return `${text(event.reason)} of sale ${text(sale?.transaction_id ?? event.sale_id)}: ${amount} → deducted ${deducted}${outcome}`;
  },
  commission: (event) =>
    `commission ${text(event.commission_id)}: ${money(event.amount_cents, event.currency)} for the lead, now ${text(event.status_now)}`,
  clawback: (event) =>
    `clawback ${text(event.commission_id)}: ${money(event.amount_cents, event.currency)}, now ${text(event.status_now)}`,
  commission_approved: ({ commission_id }) => `commission ${text(commission_id)} approved`,
  commission_paid: ({ commission_id }) => `commission ${text(commission_id)} paid`,
  commission_rejected: ({ commission_id }) => `commission ${text(commission_id)} rejected`,
  payment_event: ({ event_type, event_id, result }) => `event ${text(event_type)} ${text(event_id)} → ${text(result)}`,
  sale_refused: ({ transaction_id, why }) => `sale ${text(transaction_id)} rejected. ${text(why)}`,
};

const lineOf = (event: Shown, saleOf: (saleId: unknown) => Shown | undefined): string =>
  LINES[event.type]?.(event, saleOf) ?? `${event.type}. ${text(event.why ?? '')}`.trim();

/** The commission of a sale is in the line of the sale. */
const hasLine = ({ type, kind }: Shown): boolean => type !== 'commission' || kind !== 'sale';

const when = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;

/** What named the customer first: a click, or nothing but a code. */
function clickText({ click_id, clicked_at }: Explanation['customer']): string {
  if (click_id !== null) return `Click ${click_id}`;
  return clicked_at === null ? 'Without a click' : 'Click erased';
}

/** The customer's own name, or how else they are known. */
const nameOf = ({ customer_key, click_id, customer_id, erased_at }: Explanation['customer']): string =>
  customer_key ?? click_id ?? `${text(customer_id)}${erased_at === null ? '' : ', erased'}`;

function rawLines({ program, customer, partnership, events, now }: Explanation): string[] {
  const { partner_id, status } = partnership;
  const code = customer.discount_code ? `; code ${customer.discount_code} decided` : '';
  const sales = new Map(events.filter(({ type }) => type === 'sale').map((sale) => [sale.sale_id, sale]));
  return [
    `Customer ${nameOf(customer)} (${customer.status}) of program ${program.program_id}, ${program.name}`,
    `${clickText(customer)}${code}, of ${partnerText(partner_id)} (${status})`,
    '',
    ...events.filter(hasLine).map((event) => `${when(event.at)}  ${lineOf(event, (saleId) => sales.get(saleId))}`),
    '',
    `Now: ${now.sale.why} ${now.lead.why}`,
  ];
}

/** The text, line by line. Times are in UTC. */
export const explanationLines = (explanation: Explanation): string[] => rawLines(explanation).map(withoutControls);
