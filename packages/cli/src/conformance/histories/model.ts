// What a program's records are after each event, computed by the kit itself from the rules of the contract.
import { commissionOf, deducted, type Commission as Terms } from '../money.ts';

export interface Customer {
  click_id: string;
  /** the place of its link */
  link: number;
  key: string | null;
  status: 'click' | 'lead' | 'conversion';
  /** whether more than the click is recorded */
  stored: boolean;
  provisional: boolean;
}

export interface Sale {
  transaction: string;
  customer: Customer;
  amount: number;
  currency: string;
  commission: Commission | undefined;
  refunded: number;
  /** the part of it that was no chargeback */
  byRefunds: number;
  references: Set<string>;
  /** what payment events have refunded, by charge */
  charges: Map<string, number>;
  /** what the export shows besides */
  more: { provider: string | null; provider_payment_id: string | null; subscription_id: string | null };
}

export interface Commission {
  kind: 'sale' | 'lead';
  customer: Customer;
  sale: Sale | undefined;
  earned: number;
  amount: number;
  currency: string;
  status: 'pending' | 'approved' | 'reversed';
  held: boolean;
}

export interface Event {
  type: 'click' | 'lead' | 'sale' | 'refund';
  customer: Customer;
  provisional?: boolean;
  event_name?: string;
  sale?: Sale;
  amount?: number;
  /** of a refund */
  reason?: string;
  reference?: string | undefined;
  why?: string | undefined;
}

/** A payment event, with the records that it names. */
export interface Payment {
  result: string;
  customer?: Customer | undefined;
  sale?: Sale | undefined;
  /** the place of its refund among the events */
  refund?: Event | undefined;
}

/** The settings of a program. */
export interface Settings {
  currency: string;
  type: string;
  terms: Terms;
  leadCents: number;
  browserAllowed: boolean;
}

export interface Model {
  settings: Settings;
  customers: Customer[];
  sales: Sale[];
  commissions: Commission[];
  events: Event[];
  subscriptions: Set<string>;
  /** events in test mode: the type, and the amount of a sale or refund */
  tests: string[];
  /** payment events, in the order in which they came */
  payments: Payment[];
}

export const newModel = (settings: Settings): Model => ({
  settings,
  ...{ customers: [], sales: [], commissions: [], events: [], tests: [], payments: [] },
  subscriptions: new Set(),
});

export const byKey = ({ customers }: Model, key: string | undefined): Customer | undefined =>
  key === undefined ? undefined : customers.find((one) => one.key === key);

export function clicked(model: Model, click_id: string, link: number): void {
  const customer: Customer = { click_id, link, key: null, status: 'click', stored: false, provisional: false };
  model.customers.push(customer);
  model.events.push({ type: 'click', customer });
}

function earn(model: Model, commission: Pick<Commission, 'kind' | 'customer' | 'sale' | 'earned' | 'currency'>) {
  const made: Commission = { ...commission, amount: commission.earned, status: 'pending', held: false };
  model.commissions.push(made);
  return made;
}

/** A lead that waits for the key, or for a payment. */
export function heldBack({ events }: Model, customer: Customer, event_name: string): void {
  Object.assign(customer, { stored: true, provisional: true });
  events.push({ type: 'lead', customer, provisional: true, event_name });
}

export function settled(model: Model, customer: Customer, key: string | undefined, event_name?: string): void {
  const { leadCents, currency } = model.settings;
  Object.assign(customer, { stored: true, status: 'lead', key: customer.key ?? key ?? null });
  model.events.push({ type: 'lead', customer, provisional: false, ...(event_name && { event_name }) });
  if (leadCents > 0) earn(model, { kind: 'lead', customer, sale: undefined, earned: leadCents, currency });
}

export interface NewSale {
  transaction: string;
  amount: number;
  currency: string | undefined;
  subscription: string | undefined;
  /** saved if the customer has no key */
  key: string | undefined;
  provider?: string | undefined;
  /** the payment processor's name of it */
  payment?: string | undefined;
}

/** Whether a sale earns: without a subscription, the first one of it, or each of them. */
function earns({ settings, subscriptions }: Model, subscription: string | undefined): boolean {
  if (subscription === undefined) return true;
  const isFirst = !subscriptions.has(subscription);
  subscriptions.add(subscription);
  return isFirst || settings.type.startsWith('recurring_');
}

export function sold(model: Model, customer: Customer, { transaction, amount, key, ...more }: NewSale): Sale {
  const { currency: own, terms, type } = model.settings;
  const currency = more.currency ?? own;
  const named = { provider: more.provider ?? null, provider_payment_id: more.payment ?? null };
  const none = { commission: undefined, refunded: 0, byRefunds: 0, references: new Set<string>() };
  const charges = new Map<string, number>();
  const subscription_id = more.subscription ?? null;
  const sale: Sale = { transaction, customer, amount, currency, ...none, charges, more: { ...named, subscription_id } };
  model.sales.push(sale);
  Object.assign(customer, { stored: true, status: 'conversion', key: customer.key ?? key ?? null });
  model.events.push({ type: 'sale', customer, sale, amount });
  if (earns(model, more.subscription)) {
    const paidIn = type.endsWith('percent') ? currency : own;
    const earned = commissionOf(terms, amount);
    sale.commission = earn(model, { kind: 'sale', customer, sale, earned, currency: paidIn });
  }
  return sale;
}

export const leftOf = ({ amount, refunded }: Sale): number => amount - refunded;

/** What a refund deducts. */
export function returned(model: Model, sale: Sale, amount: number, reason: string, reference?: string): number {
  const { commission } = sale;
  const taken = () => (commission ? deducted(commission.earned, sale.refunded, sale.amount) : 0);
  const before = taken();
  sale.refunded += amount;
  if (reason === 'refund') sale.byRefunds += amount;
  model.events.push({ type: 'refund', customer: sale.customer, sale, amount, reason, reference });
  if (!commission) return 0;
  const deduction = Math.min(taken() - before, commission.amount);
  commission.amount -= deduction;
  if (commission.amount === 0) commission.status = 'reversed';
  return deduction;
}
