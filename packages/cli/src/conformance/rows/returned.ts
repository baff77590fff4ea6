// What is returned of a payment, by calls with the key and by payment events in any order, and by which name.
import { unique } from '../call.ts';
import { clickOn, ownCampaign, refundIn } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import {
  checkout,
  dispute,
  expectResult,
  invoice,
  invoicePayment,
  oldInvoice,
  refunded,
  type PaymentEvent,
} from '../payment-events.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('payments', 'stripeWebhook');
const PAYS: readonly Need[] = ['webhookSecret', 'write'];
const AMOUNT = 1000;

const refund = (kit: Kit, body: Body) => refundIn(kit, ownCampaign(kit), body);

/** A sale with what has been returned of it: by refunds, and in total. */
interface Sale {
  intent: string;
  charge: string;
  refunds: number;
  all: number;
}
type Act = (kit: Kit, sale: Sale) => Promise<void>;

function add(sale: Sale, amount: number, isRefund: boolean): void {
  sale.all += amount;
  if (isRefund) sale.refunds += amount;
}

const call =
  (amount: number, reason: 'refund' | 'chargeback'): Act =>
  async (kit, sale) => {
    const body = { transaction_id: sale.intent, refund_amount_cents: amount, reason };
    expectFields(expectSuccess(await refund(kit, body)), { status: 'reversed' });
    add(sale, amount, reason === 'refund');
  };

/** The event has the total of all refunds so far; chargebacks are no refunds. */
const reported =
  (total: number): Act =>
  async (kit, sale) => {
    const due = Math.min(total - sale.refunds, AMOUNT - sale.all);
    await expectResult(kit, refunded(sale.charge, sale.intent, total), due > 0 ? 'refund_recorded' : 'nothing_due');
    add(sale, Math.max(due, 0), true);
  };

const disputed =
  (amount: number): Act =>
  async (kit, sale) => {
    const due = Math.min(amount, AMOUNT - sale.all);
    await expectResult(kit, dispute(sale.intent, amount), due > 0 ? 'chargeback_recorded' : 'nothing_due');
    add(sale, due, false);
  };

const ACTS: Record<string, Act> = {
  'a refund with the key': call(150, 'refund'),
  'a chargeback with the key': call(170, 'chargeback'),
  'a reported refund': reported(300),
  'a dispute': disputed(230),
};

async function pay(kit: Kit, event: PaymentEvent): Promise<string> {
  await expectResult(kit, event, 'sale_recorded');
  const { payment_intent, id } = event.data.object;
  return (payment_intent ?? id) as string;
}

/** What is left after both, and a reported total that contains the refunds of both. */
async function inTurns(kit: Kit, acts: readonly Act[]): Promise<void> {
  const client_reference_id = await clickOn(kit, ownCampaign(kit));
  const sale: Sale = {
    intent: await pay(kit, checkout({ client_reference_id })),
    charge: unique('ch'),
    refunds: 0,
    all: 0,
  };
  for (const act of [...acts, reported(500)]) await act(kit, sale);
  const left = { transaction_id: sale.intent, refund_amount_cents: AMOUNT - sale.all };
  const tooMuch = { ...left, refund_amount_cents: left.refund_amount_cents + 1 };
  expectError('trackRefund', await refund(kit, tooMuch), 'refundTooLarge');
  expectFields(expectSuccess(await refund(kit, left)), { status: 'reversed' });
}

const NAMED = Object.entries(ACTS);
const sequences: Row[] = NAMED.flatMap(([first, act]) =>
  NAMED.map(([second, next]) =>
    shown(`${first}, then ${second}`, 'what is left of the sale', (kit) => inTurns(kit, [act, next]), PAYS),
  ),
);

/** How a payment is reported, and each name by which its refund may come. */
const SOURCES: Record<string, (click_id: string) => { events: PaymentEvent[]; names: Body[] }> = {
  'a checkout': (click_id) => {
    const event = checkout({ client_reference_id: click_id, invoice: unique('in') });
    const { payment_intent, invoice: of } = event.data.object;
    return { events: [event], names: [{ payment_intent }, { invoice: of }] };
  },
  'an invoice with its payment': (click_id) => {
    const [charge] = [unique('ch')];
    const event = oldInvoice(unique('sub'), { charge }, { click_id });
    const { payment_intent, id } = event.data.object;
    return { events: [event], names: [{ payment_intent }, { invoice: id }, { id: charge }] };
  },
  'an invoice whose payment comes later': (click_id) => {
    const [event, payment_intent] = [invoice(unique('sub'), {}, { click_id }), unique('pi')];
    const { id } = event.data.object;
    return { events: [event, invoicePayment(id, payment_intent)], names: [{ invoice: id }, { payment_intent }] };
  },
};

/** A refund finds the sale by each of the names alone; an identifier may also be in an expanded object. */
const byName: Row[] = Object.entries(SOURCES).map(([name, source]) =>
  shown(
    `refunds of ${name}, each by one name alone`,
    'refund_recorded',
    async (kit) => {
      const { events, names } = source(await clickOn(kit, ownCampaign(kit)));
      const [payment, ...links] = events;
      await pay(kit, payment!);
      for (const link of links) await expectResult(kit, link, 'payment_linked');
      for (const [place, { id = unique('ch'), ...of }] of names.entries()) {
        // Of a charge of its own each, so that all are due.
        const expanded = Object.fromEntries(
          Object.entries(of).map(([field, value]) => [field, { id: value, object: 'x' }]),
        );
        await expectResult(kit, refunded(id as string, null, 10, of), 'refund_recorded');
        if (place === 0) await expectResult(kit, refunded(unique('ch'), null, 10, expanded), 'refund_recorded');
      }
    },
    PAYS,
  ),
);

/** In test mode no event changes a real payment, whatever names it has. */
async function inTestMode(kit: Kit): Promise<void> {
  const client_reference_id = await clickOn(kit, ownCampaign(kit));
  const intent = await pay(kit, checkout({ client_reference_id }));
  const events = [
    checkout({ client_reference_id, payment_intent: intent }),
    oldInvoice(unique('sub'), { payment_intent: intent }, { click_id: client_reference_id }),
    invoicePayment(unique('in'), intent),
    refunded(unique('ch'), intent, 300),
    dispute(intent, 400),
    dispute(intent, 400, {}, 'charge.dispute.funds_withdrawn'),
  ];
  for (const event of events) await expectResult(kit, { ...event, livemode: false }, 'test_event');
  const whole = { transaction_id: intent, refund_amount_cents: AMOUNT };
  expectFields(expectSuccess(await refund(kit, whole)), { status: 'reversed' });
}

export const returnedRows: Row[] = [
  ...sequences,
  ...byName,
  shown('events of each kind in test mode, about a real payment', 'the payment stays as it is', inTestMode, PAYS),
];
