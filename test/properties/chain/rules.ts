// The expected response and effect of each call: one function for each paragraph of the contract.
import { ANY_ID, ok, refused, type Expected } from './expected.ts';
import {
  DAY,
  earned,
  type Commission,
  type Currency,
  type Customer,
  type Model,
  type Program,
  type Sale,
} from './model.ts';

export interface Identifiers {
  clickId: string | undefined;
  key: string | undefined;
}

/** If the program has this `customer_key`, it decides, otherwise the click does. */
export function find({ customers }: Model, program: Program, { clickId, key }: Identifiers): Customer | undefined {
  const byKey = key === undefined ? undefined : customers.find((one) => one.program === program && one.key === key);
  return byKey ?? (clickId === undefined ? undefined : customers.find((one) => one.clickId === clickId));
}

export function clickRule({ partner, linkEnabled }: Program): Expected {
  if (partner === 'erased') return refused(400, 'Invalid referral link configuration');
  if (!linkEnabled || partner === 'left') {
    const message = 'Referral link is disabled';
    const error = { code: 'link_disabled', message, hint: 'Ask the program owner to enable the link.' };
    return { status: 410, body: { success: false, message, error } };
  }
  return ok({ click_id: 'any', cookie_window_days: 60 });
}

const cannotBecomeLead = ({ status }: Customer) =>
  refused(400, `Customer status cannot be updated to lead. Current status: ${status}`);

export function settle(model: Model, customer: Customer, key: string | undefined): Expected {
  const { program } = customer;
  customer.status = 'lead';
  customer.leadAt = model.now;
  customer.key ??= key;
  if (program.leadCents > 0n && program.partner === 'joined') {
    addCommission(model, program, 'lead', program.leadCents, program.currency, undefined);
  }
  return ok({ message: 'Lead tracked successfully' });
}

export function addCommission(
  model: Model,
  program: Program,
  kind: Commission['kind'],
  cents: bigint,
  currency: Currency,
  sale: Sale | undefined,
): Commission {
  const made = {
    kind,
    program,
    sale,
    earned: cents,
    amount: cents,
    currency,
    status: 'pending',
    id: undefined,
  } as const;
  const commission: Commission = { ...made };
  model.commissions.push(commission);
  return commission;
}

const NO_LEAD_CUSTOMER = refused(400, 'Customer not found. Provide a valid click_id or customer_key.');

/** `by`: the program whose key was sent; undefined in browser mode. */
export function leadRule(model: Model, by: Program | undefined, ids: Identifiers): Expected {
  if (ids.clickId === undefined && ids.key === undefined) return refused(400, 'click_id or customer_key is required');
  return by ? serverLead(model, by, ids) : browserLead(model, ids);
}

function serverLead(model: Model, by: Program, ids: Identifiers): Expected {
  const customer = find(model, by, ids);
  if (!customer) return NO_LEAD_CUSTOMER;
  if (customer.program !== by) return refused(400, 'Customer does not belong to this program');
  return customer.status === 'click' ? settle(model, customer, ids.key) : cannotBecomeLead(customer);
}

/** Without a key, a `customer_key` proves nothing, so only the click decides. */
function browserLead(model: Model, { clickId, key }: Identifiers): Expected {
  const customer = model.customers.find((one) => one.clickId === clickId);
  if (!customer) return NO_LEAD_CUSTOMER;
  if (customer.status !== 'click') return cannotBecomeLead(customer);
  if (customer.program.leadAuth === 'browser_allowed') {
    const owner = key === undefined ? undefined : find(model, customer.program, { clickId: undefined, key });
    return settle(model, customer, owner ? undefined : key);
  }
  customer.provisional = true;
  return ok({ message: 'Lead recorded as provisional', provisional: true });
}

export const hasLeft = ({ partner, leftBefore }: Program): boolean => partner === 'left' || leftBefore;

/** The age of the click at the signup or payment, if it exceeds the window; otherwise undefined. */
export function overAge({ leadAt, clickedAt, status, program }: Customer, paidAt: number): number | undefined {
  const age = (leadAt ?? paidAt) - clickedAt;
  return status !== 'conversion' && age > program.windowDays * DAY ? age : undefined;
}

export interface SaleCall {
  ids: Identifiers;
  transactionId: string;
  amount: bigint;
  currency: Currency | undefined;
  subscription: string | undefined;
  paidAt: number;
}

export function saleRule(model: Model, program: Program, call: SaleCall): Expected {
  const { ids, transactionId } = call;
  const nobody = 'Customer not found. Provide customer_key or click_id.';
  if (ids.clickId === undefined && ids.key === undefined) return refused(400, nobody, 'invalid_request');
  const customer = find(model, program, ids);
  if (!customer) return refused(400, nobody, 'no_attribution');
  const recorded = model.sales.find((sale) => sale.transactionId === transactionId);
  if (recorded) {
    const message = 'Duplicate transaction_id. This sale has already been recorded.';
    const { amount, currency = program.currency } = call;
    const same = { ...recorded, customer, program, amount, currency };
    const matches = Object.entries(same).every(([key, value]) => recorded[key as keyof Sale] === value);
    return refused(409, message, 'duplicate_transaction', { sale_id: recorded.id ?? ANY_ID, matches });
  }
  if (customer.program !== program) {
    return refused(400, 'No affiliate attribution found for this customer in this program', 'no_attribution');
  }
  const age = overAge(customer, call.paidAt);
  if (age !== undefined) {
    return ok({
      attributed: false,
      reason: 'attribution_window_expired',
      click_age_days: Math.floor(age / DAY),
      window_days: program.windowDays,
      sale_id: null,
      commission_id: null,
      message: 'Sale not attributed. The click is older than the attribution window.',
    });
  }
  if (hasLeft(program)) {
    return refused(400, 'No partner-program relationship found for this customer', 'no_attribution');
  }
  return record(model, customer, call);
}

/** Whether a sale earns: always without a subscription, with one the first sale or (recurring types) every sale. */
function earns({ type, subscriptions }: Program, subscription: string | undefined): boolean {
  if (subscription === undefined) return true;
  const first = !subscriptions.has(subscription);
  subscriptions.add(subscription);
  return first || type.startsWith('recurring');
}

/** Records a sale and its commission. */
export function record(model: Model, customer: Customer, call: SaleCall): Expected {
  const { program } = customer;
  const currency = call.currency ?? program.currency;
  const { transactionId, amount } = call;
  const fresh = {
    refunded: 0n,
    called: 0n,
    contested: 0n,
    told: 0n,
    disputed: 0n,
    refunds: 0,
    references: new Map<string, number>(),
    amounts: new Map<string, bigint>(),
    id: undefined,
    commission: undefined,
  };
  const sale: Sale = { program, customer, transactionId, amount, currency, ...fresh };
  model.sales.push(sale);
  customer.status = 'conversion';
  if (call.ids.clickId !== undefined) customer.key ??= call.ids.key;
  const due = earns(program, call.subscription);
  if (due && program.partner === 'erased') {
    return refused(400, 'partnerId required to create commission', 'no_attribution');
  }
  if (due) {
    const { cents, currency: paidIn } = earned(program, amount, currency);
    sale.commission = addCommission(model, program, 'sale', cents, paidIn, sale);
  }
  const message = 'Sale tracked successfully';
  return ok({ attributed: true, sale_id: ANY_ID, commission_id: due ? ANY_ID : null, message });
}
