// The chain of one customer, from the click to the last refund. The seed decides its course.
import { chargeRefunded } from '../../../packages/cli/src/simulate/stripe/refunds.ts';
import { checkout, newId, type Source } from '../../../packages/cli/src/simulate/stripe/payloads.ts';
import type { WorldProgram } from '../programs.ts';
import type { Random } from '../random.ts';
import { asOwner } from './treasurer.ts';
import { createLoadClient, untilKnown, type Client, type SaleFields, type LoadTarget } from './client.ts';
import type { Entry } from './history.ts';

interface Chain {
  client: Client;
  random: Random;
  /** a unique name for the chain's records */
  name: string;
}

/** Sends a request once, twice at the same time, or again after the response. */
async function perhapsRepeated({ random }: Chain, send: () => Promise<Entry>): Promise<Entry> {
  const twin = random.chance(0.2) ? untilKnown(send) : undefined;
  const entry = await untilKnown(send);
  await twin;
  if (random.chance(0.25)) await untilKnown(send);
  return entry;
}

async function click({ client, random }: Chain): Promise<string | undefined> {
  if (client.program.orphans) return client.program.orphans.pop();
  const made = await untilKnown(() => client.click());
  if (made.outcome !== 'acknowledged') return undefined;
  const clickId = String(made.answer.click_id);
  if (random.chance(0.1)) await untilKnown(() => client.click(clickId));
  return clickId;
}

/** Sends leads. Returns whether the customer can be found by its key afterwards. */
async function leads(chain: Chain, clickId: string, customerKey: string): Promise<boolean> {
  const { client, random } = chain;
  if (random.chance(0.4)) await untilKnown(() => client.lead({ clickId }, false));
  if (!random.chance(0.75)) return false;
  const settled = await perhapsRepeated(chain, () => client.lead({ clickId, customerKey }, true));
  return settled.status === 200;
}

/** Refunds parts of a sale with references, and sometimes the rest without one. */
async function refunds(chain: Chain, transactionId: string, amountCents: number): Promise<void> {
  const { client, random } = chain;
  let left = amountCents;
  for (let part = 1; part <= random.int(0, 2) && left > 1; part++) {
    const amount = random.int(1, left - 1);
    left -= amount;
    const refund = { transactionId, amountCents: amount, reference: `${transactionId}-part-${part}` };
    await perhapsRepeated(chain, () => client.refund(refund));
  }
  if (random.chance(0.2)) await perhapsRepeated(chain, () => client.refund({ transactionId }));
}

/** Approves a commission, so that a payout claims it and a later refund may be clawed back. */
async function approve({ client, random, name }: Chain, commissionId: number, i: number): Promise<void> {
  const call = { body: { commission_ids: [commissionId] }, sent: { commissionId } };
  await asOwner(client, random, `${name}-${i}`, { kind: 'approval', operation: 'approveCommissions', ...call });
}

async function sales(chain: Chain, clickId: string, customerKey: string | undefined): Promise<void> {
  const { client, random, name } = chain;
  const subscriptionId = random.chance(0.3) ? `sub-${name}` : undefined;
  for (let i = 1; i <= random.int(1, 3); i++) {
    const sale: SaleFields = { transactionId: `order-${name}-${i}`, amountCents: random.int(1, 99_999) };
    if (customerKey === undefined || random.chance(0.5)) sale.clickId = clickId;
    else sale.customerKey = customerKey;
    if (subscriptionId !== undefined) sale.subscriptionId = subscriptionId;
    const sent = await perhapsRepeated(chain, () => client.sale(sale));
    const { commission_id: commissionId } = sent.answer;
    if (client.program.owner && typeof commissionId === 'number' && random.chance(0.5))
      await approve(chain, commissionId, i);
    if (sent.outcome === 'acknowledged') await refunds(chain, sale.transactionId, sale.amountCents);
  }
}

/** Makes a payment at the processor, and refunds. Each event is delivered at least once. */
async function payments(chain: Chain, clickId: string): Promise<void> {
  const { client, random } = chain;
  const source: Source = { shape: random.pick(['old', 'new'] as const), now: () => new Date() };
  const [paymentIntent, charge, amount] = [newId('pi'), newId('ch'), random.int(1, 99_999)];
  const paid = checkout(source, { paymentIntent, amount, reference: clickId });
  const payment = { paymentIntent, transactionId: paymentIntent, amountCents: amount, clickId };
  const delivered = await perhapsRepeated(chain, () => client.event(paid, payment));
  if (delivered.outcome !== 'acknowledged') return;
  let refunded = 0;
  for (let i = 1; i <= random.int(0, 2) && refunded < amount; i++) {
    refunded = random.int(refunded + 1, amount);
    const event = chargeRefunded(source, { id: charge, paymentIntent, amount, refunded });
    await perhapsRepeated(chain, () => client.event(event, { ...payment, refundedCents: refunded }));
  }
}

/** Runs one chain to its end, whatever the responses are. */
export async function runClientChain(target: LoadTarget, program: WorldProgram, random: Random): Promise<void> {
  const chain: Chain = {
    client: createLoadClient(target, program),
    random,
    name: `${target.run}-${target.chain}`,
  };
  const clickId = await click(chain);
  if (clickId === undefined) return;
  const customerKey = `user-${chain.name}`;
  const known = await leads(chain, clickId, customerKey);
  if (program.secret && random.chance(0.5)) await payments(chain, clickId);
  else await sales(chain, clickId, known ? customerKey : undefined);
}

/** Sends a click, its lead, a sale and its refund, each once. What needs a request that failed is not sent. */
export async function sendOnce(target: LoadTarget, program: WorldProgram): Promise<Entry[]> {
  const client = createLoadClient(target, program);
  const name = `${target.run}-${target.chain}`;
  const [customerKey, transactionId] = [`user-${name}`, `order-${name}`];
  const clicked = await client.click();
  if (clicked.outcome !== 'acknowledged') return [clicked];
  const clickId = String(clicked.answer.click_id);
  const lead = await client.lead({ clickId, customerKey }, true);
  const sale = await client.sale({ transactionId, amountCents: 1_000, clickId });
  if (sale.outcome !== 'acknowledged') return [clicked, lead, sale];
  return [clicked, lead, sale, await client.refund({ transactionId, amountCents: 100, reference: name })];
}
