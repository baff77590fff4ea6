// Where a payment event says whose payment it is, and which events are about no payment of a customer at all.
import { unique } from '../call.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { checkout, eventOf, invoice, invoicePayment, oldInvoice, type PaymentEvent } from '../payment-events.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, recordsOf, type Buyer } from '../shop.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'stripeWebhook');
const WRITES: readonly Need[] = ['apiToken', 'write'];

const named = ({ click_id }: Buyer): Body => ({ click_id });
const lines = (buyers: readonly Buyer[]): Body => ({ data: buyers.map((buyer) => ({ metadata: named(buyer) })) });

/** An invoice with two customers in two places; the first one paid. */
const PLACES: Record<string, (first: Buyer, other: Buyer) => PaymentEvent> = {
  'its subscription and the invoice': (first, other) =>
    invoice(unique('sub'), { metadata: named(other) }, named(first)),
  'its old subscription and the invoice': (first, other) =>
    oldInvoice(unique('sub'), { metadata: named(other) }, named(first)),
  'its subscription and a line': (first, other) => invoice(unique('sub'), { lines: lines([other]) }, named(first)),
  'a line and the invoice': (first, other) => invoice(unique('sub'), { lines: lines([first]), metadata: named(other) }),
  'two lines': (first, other) => invoice(unique('sub'), { lines: lines([first, other]) }),
};

async function places(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const [first, other] = [await shop.clicks(), await shop.clicks()];
  for (const [place, make] of Object.entries(PLACES)) {
    const { sale_id } = await recordsOf(shop, await shop.sent(make(first, other), 'sale_recorded'));
    const { sales } = await shop.exported(first);
    const found = sales!.some(({ id }) => id === sale_id);
    expectThat(found, `a sale of the first customer of ${place}`, sales);
  }
}

/** The sale of an invoice has the payment of the invoice, whichever of the two arrives first. */
async function paymentsOfInvoices(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  for (const isEarly of [true, false]) {
    const buyer = await shop.clicks();
    const paid = invoice(unique('sub'), { metadata: named(buyer) });
    const payment = unique('pi');
    const link = invoicePayment(paid.data.object.id, payment);
    const stored = async () => (await shop.exported(buyer)).sales!.map((sale) => sale.provider_payment_id);
    if (isEarly) await shop.sent(link, 'sale_unknown');
    await shop.sent(paid, 'sale_recorded');
    if (!isEarly) {
      const before = await stored();
      expectThat(before.length === 1 && before[0] === null, 'a sale without a payment before it is known', before);
      await shop.sent(link, 'payment_linked');
    }
    const after = await stored();
    expectThat(after.length === 1 && after[0] === payment, `a sale with the payment ${payment}`, after);
  }
}

/** Stripe only knows of a payment outside Stripe, and reports no refund of it. */
async function outside(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const payments: Body[] = [
    { type: 'payment_record', payment_record: unique('payrec') },
    { type: 'payment_record', payment_record: unique('payrec'), payment_intent: null, charge: null },
  ];
  for (const payment of payments) {
    const link = { id: unique('inpay'), object: 'invoice_payment', invoice: unique('in'), payment };
    await shop.sent(eventOf('invoice_payment.paid', link), 'ignored');
  }
  const listed = await shop.list('listPaymentEvents');
  expectThat(listed.length === 0, 'no event', listed);
}

/** An event has its identifier from the processor, which may send it to several programs: each records its own sale. */
async function ofTwoPrograms(kit: Kit): Promise<void> {
  const [one, another] = [await openShop(kit), await openShop(kit)];
  const id = unique('evt');
  for (const shop of [one, another]) {
    const { click_id } = await shop.clicks();
    const event = { ...checkout({ client_reference_id: click_id }), id };
    await shop.sent(event, 'sale_recorded');
    await shop.sent(event, 'repeated');
    expectFields(await recordsOf(shop, event), { state: 'applied' });
  }
}

export const paymentPlaceRows: Row[] = [
  shown('an invoice that names two customers', 'the sale of the one in the first place', places, WRITES),
  shown('the payment of an invoice, before its sale and after it', 'stored with it', paymentsOfInvoices, WRITES),
  shown('the record of a payment outside the processor', 'ignored', outside, WRITES),
  shown('an event with the identifier of one of another program', 'applied once in each', ofTwoPrograms, WRITES),
];
