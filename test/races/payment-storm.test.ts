import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../support/client.ts';
import { dice } from '../support/dice.ts';
import { visit } from '../support/journey.ts';
import { startService, type Instance, type Service } from '../support/service.ts';
import {
  chargeRefunded,
  checkout,
  connectAccount,
  dispute,
  invoice,
  invoicePayment,
  subscriptionCheckout,
  type Shape,
  type StripeEvent,
} from '../support/stripe.ts';

let service: Service;
let both: Instance[];
beforeAll(async () => {
  service = await startService();
  both = [service, await service.second()];
});
afterAll(() => service.stop());

const STORM_MS = 4000;
const WORKERS = 12;
const PAYMENTS = 12;
const AMOUNT = 9_900;

test('events, calls and leads for a few payments never deadlock, never fail and always add up', async () => {
  const campaign = await service.make.campaign({ lead_commission_cents: 50 });
  const { id, key } = campaign;
  const accounts = {
    old: await connectAccount(service, campaign, 'old'),
    new: await connectAccount(service, campaign, 'new'),
  };
  const click_ids = await Promise.all([1, 2, 3, 4].map(() => visit(service, campaign)));
  const failures: Answer[] = [];
  let answers = 0;
  const note = (answer: Answer) => {
    answers += 1;
    if (answer.status >= 500) failures.push(answer);
  };

  async function step(roll: (limit: number) => number): Promise<void> {
    const instance = both[roll(2)]!;
    const shape: Shape = (['old', 'new'] as const)[roll(2)]!;
    const { source } = accounts[shape];
    const send = (event: StripeEvent) => accounts[shape].send(event, instance);
    const number = roll(PAYMENTS);
    const click_id = click_ids[number % click_ids.length]!;
    const [paymentIntent, charge, billed, subscription] = ['pi', 'ch', 'in', 'sub'].map(
      (kind) => `${kind}_${number}`,
    ) as [string, string, string, string];
    const named = [{ metadata: { click_id, customer_key: `user-${number}` } }, { metadata: {} }][roll(2)]!;
    const steps = [
      () => send(checkout(source, { paymentIntent, amount: AMOUNT, invoice: billed, ...named })),
      () => send(invoice(source, { id: billed, paymentIntent, charge, subscription, amount: AMOUNT, ...named })),
      () => send(subscriptionCheckout(source, { subscription, ...named })),
      () => send(invoicePayment(source, { invoice: billed, paymentIntent })),
      () => {
        const refunded = 1 + roll(AMOUNT);
        const fields = { id: charge, paymentIntent: [paymentIntent, null][roll(2)]!, amount: AMOUNT, refunded };
        return send(chargeRefunded(source, { ...fields, invoice: billed }));
      },
      () => send(dispute(source, { id: `du_${number}`, charge, paymentIntent, amount: 1 + roll(AMOUNT) })),
      () => instance.lead({ click_id }),
      () => instance.lead({ click_id, customer_key: `user-${number}` }, { key }),
      () => {
        const body = { transaction_id: [paymentIntent, `own_${number}`][roll(2)], provider_payment_id: paymentIntent };
        return instance.sale({ ...body, amount_cents: AMOUNT, currency: 'USD', click_id }, { key });
      },
      () => instance.refund({ transaction_id: paymentIntent, refund_amount_cents: 1 + roll(2_000) }, { key }),
    ];
    note(await steps[roll(steps.length)]!());
  }

  const end = performance.now() + STORM_MS;
  await Promise.all(
    Array.from({ length: WORKERS }, async (_, i) => {
      const roll = dice(i + 1);
      while (performance.now() < end) await step(roll);
    }),
  );

  expect(failures.map(({ body }) => body as object)).toEqual([]);
  expect(answers).toBeGreaterThan(50);
  const rows = (sql: string) => service.db.knex.raw(sql, [id]).then((result) => result.rows as object[]);
  // The events record one sale for each payment; sales of calls are not counted here.
  const twice = `select split_part(s.transaction_id, '_', 2) from sales s
    where s.program_id = ? and exists (
      select 1 from payment_events e where e.program_id = s.program_id and e.sale_id = s.id and e.result = 'sale_recorded')
    group by 1 having count(*) > 1`;
  expect(await rows(twice)).toEqual([]);
  const overdrawn = `select s.id from sales s join refunds r on r.program_id = s.program_id and r.sale_id = s.id
    where s.program_id = ? group by s.program_id, s.id having sum(r.amount_cents) > s.amount_cents`;
  expect(await rows(overdrawn)).toEqual([]);
  const uneven = `select s.id from sales s where s.program_id = ? and (
      select sum(c.amount_cents) from commissions c where c.program_id = s.program_id and c.sale_id = s.id
    ) <> s.commission_cents - (
      select coalesce(floor((2 * s.commission_cents::numeric * sum(r.amount_cents) + s.amount_cents)
        / (2 * s.amount_cents)), 0) from refunds r
        where r.program_id = s.program_id and r.sale_id = s.id)`;
  expect(await rows(uneven)).toEqual([]);
  const stranded = `select e.id from payment_events e join payment_names n
    on n.program_id = e.program_id and n.name = any (e.names)
    where e.program_id = ? and e.state = 'pending' and e.result = 'sale_unknown'`;
  expect(await rows(stranded)).toEqual([]);
});
