// The events of invented visitors, one after another: some sign up, some of those buy, and a few return what they bought.
import type { Call } from './call.ts';

const PRICES = [1_900, 2_900, 4_900, 7_900, 12_900];

/** What visitors do next, and how often. A step for which nobody is ready becomes a click. */
const STEPS = [
  ['click', 0.5],
  ['lead', 0.25],
  ['sale', 0.2],
  ['refund', 0.05],
] as const;

function chosen(): (typeof STEPS)[number][0] {
  let left = Math.random();
  for (const [step, share] of STEPS) if ((left -= share) < 0) return step;
  return 'click';
}

const dollars = (cents: number): string => `${(cents / 100).toFixed(2)} USD`;

/** Returns a function that sends one event and says what it was, in a line. */
export function nextEvent(call: Call): () => Promise<string> {
  const clicked: string[] = [];
  const signedUp: string[] = [];
  const bought: { order: string; amount: number }[] = [];
  const line = (kind: string, text: string): string =>
    `${new Date().toISOString().slice(11, 19)}  ${kind.padEnd(6)}  ${text}`;

  async function click(): Promise<string> {
    clicked.push(String((await call('click', {})).click_id));
    return line('click', 'A visitor opened the link.');
  }
  async function lead(clickId: string): Promise<string> {
    await call('lead', { click_id: clickId, customer_key: `user-${clickId}` });
    signedUp.push(clickId);
    return line('lead', 'A visitor signed up.');
  }
  async function sale(clickId: string): Promise<string> {
    const amount = PRICES[Math.floor(Math.random() * PRICES.length)]!;
    const order = `order-${clickId}`;
    await call('sale', { transaction_id: order, amount_cents: amount, currency: 'USD', click_id: clickId });
    bought.push({ order, amount });
    return line('sale', `A customer paid ${dollars(amount)}.`);
  }
  async function refund({ order, amount }: { order: string; amount: number }): Promise<string> {
    await call('refund', { transaction_id: order, reason: 'refund' });
    return line('refund', `A customer got ${dollars(amount)} back.`);
  }

  return () => {
    const step = chosen();
    const [visitor, customer, order] = [clicked[0], signedUp[0], bought[0]];
    if (step === 'lead' && visitor !== undefined) return lead(clicked.shift()!);
    if (step === 'sale' && customer !== undefined) return sale(signedUp.shift()!);
    if (step === 'refund' && order) return refund(bought.shift()!);
    return click();
  };
}
