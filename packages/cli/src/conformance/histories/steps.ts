// The events of which histories consist: each sends a request, compares its answer with the model, and changes the model.
import { unique } from '../call.ts';
import { browserLead, clickOn, leadIn, refundIn, saleIn } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { expectError, expectFields, expectSuccess, messageOf } from '../row.ts';
import type { Shop } from '../shop.ts';
import {
  byKey,
  clicked,
  heldBack,
  leftOf,
  returned,
  settled,
  sold,
  type Customer,
  type Model,
  type Sale,
} from './model.ts';

type Body = Record<string, unknown>;

/** A number from 0 and below the given one, the same ones in each run. */
export type Dice = (below: number) => number;

export interface History {
  kit: Kit;
  shop: Shop;
  model: Model;
  dice: Dice;
  codes: readonly string[];
  /** some of them are the keys of customers */
  keys: readonly string[];
  /** the names of refunds, which those of other sales and programs may have too */
  references: readonly string[];
  subscriptions: readonly string[];
  /** the same of another program, whose customers and sales nobody may name here */
  other: () => History;
}
export type Step = (history: History) => Promise<void>;

export const pick = <One>({ dice }: Pick<History, 'dice'>, of: readonly One[]): One => of[dice(of.length)]!;

/** How a request names a customer: by the click, by a key, or by both; and who is meant. */
export function naming(history: History): { ids: Body; key: string | undefined; meant: Customer | undefined } {
  const { model, dice, keys } = history;
  const form = dice(4);
  const customer = pick(history, model.customers);
  const key = form === 0 ? undefined : form === 3 ? unique('customer') : pick(history, keys);
  const click_id = form === 1 ? undefined : customer.click_id;
  const ids = { ...(click_id && { click_id }), ...(key && { customer_key: key }) };
  const meant = byKey(model, key) ?? (click_id === undefined ? undefined : customer);
  return { ids, key: click_id === undefined ? undefined : key, meant };
}

export const click: Step = async ({ kit, model, dice, codes }) => {
  const link = dice(codes.length);
  clicked(model, await clickOn(kit, { aff: codes[link]! }), link);
};

const lead: Step = async (history) => {
  const { kit, shop, model } = history;
  const { ids, key, meant } = naming(history);
  const event_name = unique('lead');
  const reply = await leadIn(kit, shop.program, { ...ids, additional_data: { event_name } });
  if (!meant) return expectError('trackLead', reply, 'customerNotFound');
  const { status } = meant;
  if (status !== 'click') return expectError('trackLead', reply, 'customerStatusNotUpdatable', { status });
  expectFields(expectSuccess(reply), { message: messageOf('trackLead', 'settled'), provisional: undefined });
  settled(model, meant, key, event_name);
};

const leadOfBrowser: Step = async (history) => {
  const { kit, model, keys } = history;
  const customer = pick(history, model.customers);
  const customer_key = pick(history, keys);
  const event_name = unique('lead');
  const { click_id, status } = customer;
  const reply = await browserLead(kit, { click_id, customer_key, additional_data: { event_name } });
  if (status !== 'click') return expectError('trackLead', reply, 'customerStatusNotUpdatable', { status });
  const { browserAllowed } = model.settings;
  expectFields(expectSuccess(reply), { provisional: browserAllowed ? undefined : true });
  if (!browserAllowed) return heldBack(model, customer, event_name);
  settled(model, customer, byKey(model, customer_key) ? undefined : customer_key, event_name);
};

export const HOUR = 3_600_000;
const CURRENCIES = [undefined, undefined, 'USD', 'EUR', 'VND'];

const sale: Step = async (history) => {
  const { kit, shop, model, dice } = history;
  const { ids, key, meant } = naming(history);
  const [amount, transaction] = [1 + dice(5000), unique('sale')];
  const currency = pick(history, CURRENCIES);
  const subscription = pick(history, [undefined, ...history.subscriptions]);
  const provider = pick(history, [undefined, 'stripe', 'paddle']);
  const payment = provider && unique('pay');
  const body = {
    ...{ ...ids, transaction_id: transaction, amount_cents: amount, currency, subscription_id: subscription },
    ...{ provider, provider_payment_id: payment },
    occurred_at: dice(2) === 0 ? new Date(kit.now().getTime() - HOUR).toISOString() : undefined,
  };
  const reply = await saleIn(kit, shop.program, body);
  if (!meant) return expectError('trackSale', reply, 'customerUnknown');
  const { commission_id, sale_id } = expectSuccess(reply);
  const made = sold(model, meant, { transaction, amount, currency, subscription, key, provider, payment });
  expectFields({ earned: commission_id !== null }, { earned: made.commission !== undefined });
  expectError('trackSale', await saleIn(kit, shop.program, body), 'duplicateTransaction', {
    sale_id: sale_id as number,
  });
};

const saleIs = (history: History): Sale | undefined =>
  history.model.sales.length === 0 ? undefined : pick(history, history.model.sales);

const refund: Step = async (history) => {
  const { kit, shop, model, dice } = history;
  const of = saleIs(history);
  if (!of) return;
  const left = leftOf(of);
  const asked = pick(history, [undefined, 1, left + 1, 1 + dice(of.amount), 1 + dice(of.amount)]);
  const refund_reference = pick(history, [undefined, ...history.references]);
  const reason = pick(history, [undefined, 'refund', 'chargeback']);
  const body = { transaction_id: of.transaction, refund_amount_cents: asked, refund_reference, reason };
  const why = dice(2) === 0 ? unique('reason') : undefined;
  const reply = await refundIn(kit, shop.program, { ...body, refund_reason: why });
  const isRepeat = refund_reference !== undefined && of.references.has(refund_reference);
  if (isRepeat || left === 0) {
    return expectFields(expectSuccess(reply), { status: 'skipped', deduction_cents: 0 });
  }
  const amount = asked ?? left;
  if (amount > left) return expectError('trackRefund', reply, 'refundTooLarge');
  const deduction_cents = returned(model, of, amount, reason ?? 'refund', refund_reference);
  model.events.at(-1)!.why = why;
  if (refund_reference !== undefined) of.references.add(refund_reference);
  const status = of.commission ? 'reversed' : 'no_commission';
  expectFields(expectSuccess(reply), { status, deduction_cents });
};

/** What an owner decides about a commission, if it can be decided. */
const decide: Step = async (history) => {
  const { shop, model, dice } = history;
  const open = model.commissions.filter(({ status }) => status !== 'reversed');
  if (open.length === 0) return;
  const one = pick(history, open);
  const place = model.commissions.indexOf(one);
  const listed = (await shop.list('listCommissions')).reverse();
  const ids = { commission_ids: [listed[place]!.id] };
  const reason = 'A reason';
  if (one.held) {
    await shop.done('releaseCommissions', {}, ids);
    one.held = false;
  } else if (dice(3) === 0) {
    await shop.done('holdCommissions', {}, { ...ids, reason });
    one.held = true;
  } else if (dice(3) === 0) {
    await shop.done('rejectCommissions', {}, { ...ids, reason });
    Object.assign(one, { status: 'reversed', amount: 0 });
  } else if (one.status === 'pending') {
    await shop.done('approveCommissions', {}, ids);
    one.status = 'approved';
  }
};

/** An event in test mode, with the names of real customers and sales. */
const tested: Step = async (history) => {
  const { kit, shop, model, dice } = history;
  const { ids } = naming(history);
  const additional_data = { test_mode: true };
  if (dice(2) === 0) {
    expectSuccess(await leadIn(kit, shop.program, { ...ids, additional_data }));
    model.tests.push('lead  ');
    return;
  }
  const [amount_cents, transaction_id] = [1 + dice(500), saleIs(history)?.transaction ?? unique('sale')];
  const reply = await saleIn(kit, shop.program, { ...ids, amount_cents, transaction_id, additional_data });
  if (reply.status === 200) model.tests.push(`sale ${amount_cents} ${model.settings.currency}`);
  const again = { transaction_id, refund_amount_cents: 1, additional_data };
  const { status } = expectSuccess(await refundIn(kit, shop.program, again));
  model.tests.push(status === 'skipped' ? 'refund  ' : 'refund 1 ');
};

/** Customers and sales of the other program are not known in this one, whatever else a request names. */
const foreign: Step = async (history) => {
  const { kit, shop, other, dice } = history;
  const { model } = other();
  const [{ click_id }, customer_key] = [pick(history, model.customers), unique('customer')];
  const [transaction_id, ids] = [unique('sale'), { click_id, ...(dice(2) === 0 && { customer_key }) }];
  expectError('trackLead', await leadIn(kit, shop.program, ids), 'customerNotInProgram');
  const refused = await saleIn(kit, shop.program, { ...ids, amount_cents: 10, transaction_id });
  expectError('trackSale', refused, 'attributionMissing');
  if (model.sales.length === 0) return;
  const { transaction } = pick(history, model.sales);
  expectError('trackRefund', await refundIn(kit, shop.program, { transaction_id: transaction }), 'saleNotFound');
};

const ONCE = [click, lead, leadOfBrowser, sale, refund, decide, tested, foreign];
/** What happens more often is there twice. */
export const CALLS: readonly Step[] = [...ONCE, lead, sale, refund, refund, decide];
