// Payment events in histories: what each of them does to the records of the model.
import { unique } from '../call.ts';
import { checkout, dispute, refunded, type PaymentEvent } from '../payment-events.ts';
import { byKey, leftOf, returned, settled, sold, type Customer, type Model, type Payment } from './model.ts';
import { HOUR, naming, pick, type History, type Step } from './steps.ts';

/** Sends an event that has a result, and a second delivery of it, which has none. */
async function sent({ shop, model, dice }: History, event: PaymentEvent, payment: Payment, again = 'repeated') {
  await shop.sent(event, payment.result);
  model.payments.push(payment);
  if (dice(3) === 0) await shop.sent(event, again);
}

/** A payment settles a provisional lead. */
function settle(model: Model, customer: Customer, key: string | undefined): boolean {
  if (!customer.provisional || customer.status !== 'click') return false;
  settled(model, customer, key);
  return true;
}

const UNSUPPORTED = 'GBP';

function outcomeOf(model: Model, customer: Customer, { key, amount, currency, intent }: Paid): Payment {
  customer.stored = true;
  const isSettled = settle(model, customer, key);
  if (amount === 0) return { result: isSettled ? 'lead_settled' : 'nothing_due', customer };
  if (currency === UNSUPPORTED) return { result: 'currency_unsupported', customer };
  const named = { provider: 'stripe', payment: intent };
  const sale = sold(model, customer, { transaction: intent, amount, currency, subscription: undefined, key, ...named });
  return { result: 'sale_recorded', customer, sale };
}
interface Paid {
  key: string | undefined;
  amount: number;
  currency: string;
  intent: string;
}

const pays: Step = async (history) => {
  const { model, dice } = history;
  const { ids, key, meant } = naming(history);
  const amount = pick(history, [0, 1 + dice(3000), 1 + dice(3000)]);
  const currency = pick(history, ['USD', 'EUR', 'VND', UNSUPPORTED]);
  const intent = unique('pi');
  const object = { metadata: ids, amount_total: amount, currency: currency.toLowerCase(), payment_intent: intent };
  const created = Math.floor((history.kit.now().getTime() - dice(2) * HOUR) / 1000);
  const event = checkout(object, { created });
  if (!meant) return sent(history, event, { result: 'customer_unknown' }, 'customer_unknown');
  const payment = outcomeOf(model, meant, { key, amount, currency, intent });
  const { result } = payment;
  await sent(history, event, payment, result === 'currency_unsupported' ? result : 'repeated');
};

/** A payment whose sale is recorded already, by a call or by another event; it settles the lead of its customer. */
const paysAgain: Step = async (history) => {
  const { model } = history;
  if (model.sales.length === 0) return;
  const [known, customer] = [pick(history, model.sales), pick(history, model.customers)];
  const event = checkout({ client_reference_id: customer.click_id, payment_intent: known.transaction });
  customer.stored = true;
  settle(model, customer, undefined);
  // What it knows besides: the payment's name, if the sale has none.
  known.more.provider_payment_id ??= known.transaction;
  await sent(history, event, { result: 'sale_known', customer: known.customer, sale: known });
};

const returns: Step = async (history) => {
  const { model, dice } = history;
  if (model.sales.length === 0) return;
  const sale = pick(history, model.sales);
  const isRefund = dice(3) > 0;
  const total = dice(sale.amount + 50);
  const charge = pick(history, [`ch_${sale.transaction}`, `ch_second_${sale.transaction}`]);
  // What was refunded of other charges is not part of the total of this one.
  const others = [...sale.charges].reduce((all, [name, cents]) => (name === charge ? all : all + cents), 0);
  const asked = isRefund ? total - (sale.byRefunds - others) : total;
  const due = Math.min(asked, leftOf(sale));
  const currency = sale.currency.toLowerCase();
  const event = isRefund
    ? refunded(charge, sale.transaction, total, { currency })
    : dispute(sale.transaction, total, { currency, charge });
  const of = { customer: sale.customer, sale };
  if (due <= 0) return sent(history, event, { result: 'nothing_due', ...of });
  const { object } = event.data;
  const reference = isRefund ? `${String(object.id)}:${total}` : String(object.id);
  if (isRefund) sale.charges.set(charge, (sale.charges.get(charge) ?? 0) + due);
  returned(model, sale, due, isRefund ? 'refund' : 'chargeback', reference);
  const result = isRefund ? 'refund_recorded' : 'chargeback_recorded';
  await sent(history, event, { result, ...of, refund: model.events.at(-1) });
};

/** A payment of a key that nobody has; then its refund, which waits for a sale that does not come. */
const waits: Step = async (history) => {
  const key = unique('nobody');
  const event = checkout({ metadata: { customer_key: key } });
  if (byKey(history.model, key)) return;
  await sent(history, event, { result: 'customer_unknown' }, 'customer_unknown');
  await sent(
    history,
    refunded(unique('ch'), event.data.object.payment_intent, 10),
    { result: 'sale_unknown' },
    'sale_unknown',
  );
};

const inTestMode: Step = async (history) => {
  const { model } = history;
  const customer = pick(history, model.customers);
  customer.stored = true;
  const event = checkout({ client_reference_id: customer.click_id }, { livemode: false });
  await sent(history, event, { result: 'test_event', customer });
};

export const EVENTS: readonly Step[] = [pays, pays, paysAgain, returns, returns, waits, inTestMode];
