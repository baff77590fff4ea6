// Which rule decided, in the explanation of a customer: a click or a code, terms, and limits.
import { explanationLines, type Explanation } from '@referral-tracking/shared/explanation-lines';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sell, visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { termsCalls, type TermsCalls } from '../terms/support.ts';

let service: Service;
let calls: TermsCalls;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  calls = await termsCalls(service, { commission_type: 'recurring_percent' });
});

interface Explained extends Explanation {
  events: { at: string; type: string; why?: string; [detail: string]: unknown }[];
}

/** The explanation of the program's only customer. */
async function explained(): Promise<Explained> {
  const [{ id }] = (await calls.call('GET', '/customers')).body.data;
  return (await calls.call('GET', `/customers/${id}/explain`)).body.data as Explained;
}
const whysOf = ({ events }: Explained, type: string) =>
  events.filter((event) => event.type === type).map(({ why }) => why);

describe('a code and a click of different partners', () => {
  let coded: number;
  beforeEach(async () => {
    coded = await service.make.partner();
    await service.make.partnership(calls.campaign.id, coded);
    const created = await calls.call('POST', '/codes', { code: 'TEA10', partner_id: coded });
    expect(created.status).toBe(201);
  });

  test('the click that a code overruled is named, with its partner and the policy', async () => {
    const click_id = await visit(service, calls.campaign);
    await sell(service, calls.campaign, { click_id, discount_code: 'TEA10' });
    const explanation = await explained();
    const why =
      'It did not decide: code TEA10 came with the first settled sign-up or sale, and codes go before clicks now.';
    const { code, partnerId } = calls.campaign;
    expect(explanation.partnership).toMatchObject({ partner_id: coded });
    expect(explanation.events[0]).toMatchObject({
      type: 'click',
      click_id,
      link_code: code,
      partner_id: partnerId,
      why,
    });
    const lines = explanationLines(explanation);
    expect(lines[1]).toBe(`Click ${click_id}; code TEA10 decided, of partner ${coded} (joined)`);
    expect(lines[3]?.slice(25)).toBe(`click ${click_id}, link ${code}, of partner ${partnerId}. ${why}`);
  });

  test('under click_first a click that is too old does not decide', async () => {
    await calls.call('PATCH', '', { code_policy: 'click_first', attribution_window_days: 1 });
    // The session of the owner does not live that long.
    service.clock.advance({ days: -2 });
    const click_id = await visit(service, calls.campaign);
    service.clock.advance({ days: 2 });
    await sell(service, calls.campaign, { click_id, discount_code: 'TEA10' });
    expect(whysOf(await explained(), 'click')).toEqual([
      'It did not decide: code TEA10 did, because the click was too old, its partner was not in the program, or codes went before clicks then; now clicks do.',
    ]);
  });

  test('a click that decides needs no reason', async () => {
    await calls.call('PATCH', '', { code_policy: 'click_first' });
    await sell(service, calls.campaign, { discount_code: 'TEA10' });
    expect(whysOf(await explained(), 'click')).toEqual([undefined]);
  });

  test('a customer whom only a code brought', async () => {
    const sale = { customer_key: 'user_42', discount_code: 'TEA10', transaction_id: 'order-1', amount_cents: 10_000 };
    expect((await service.sale(sale, { key: calls.campaign.key })).status).toBe(200);
    const lines = explanationLines(await explained());
    expect(lines[1]).toBe(`Without a click; code TEA10 decided, of partner ${coded} (joined)`);
    expect(lines.join('\n')).toContain('Computed: 20% of $100.00, code TEA10.');
  });
});

test('a commission says its base, whose terms decided, and the month', async () => {
  const group = await calls.newGroup({ name: 'Creators' });
  await calls.move(group.id);
  await calls.make({ level: 'group', group_id: group.id, commission_rate: 25, max_months: 12 });
  await sell(service, calls.campaign);
  expect(whysOf(await explained(), 'sale')).toEqual([
    expect.stringMatching(/ It earned \$25\.00\. Computed: 25% of \$100\.00, group Creators, month 1 of 12\.$/),
  ]);
});

test.each([
  [{ max_months: 1 }, 40, 'months_reached', "the months in which a customer's sales earn are over"],
  [
    { max_commissions: 1 },
    0,
    'commissions_reached',
    'the customer has earned the partner as many commissions as the terms allow',
  ],
])('a new sale beyond the limit %j', async (terms, days, reason, why) => {
  await calls.make({ level: 'program', ...terms });
  // The session of the owner does not live that long.
  service.clock.advance({ days: -days });
  await sell(service, calls.campaign);
  service.clock.advance({ days });
  expect((await explained()).now.sale).toEqual({
    attributed: true,
    reason: 'attributed',
    commission_reason: reason,
    why: `A new sale is attributed and earns nothing: ${why}.`,
  });
});

test('with grandfather, later sales and the limits of new ones are by the terms of the first sale', async () => {
  await calls.call('PATCH', '', { grandfather: true });
  await calls.make({ level: 'program', max_commissions: 2 });
  const click_id = await visit(service, calls.campaign);
  await sell(service, calls.campaign, { click_id });
  service.clock.advance({ seconds: 1 });
  await calls.ofPartner({ commission_rate: 5, max_commissions: null });
  const { commission_id } = await sell(service, calls.campaign, { click_id });
  const { now, ...explanation } = await explained();
  expect(whysOf({ now, ...explanation }, 'sale')).toEqual([
    expect.stringMatching(/Computed: 20% of \$100\.00\.$/),
    expect.stringMatching(/Computed: 20% of \$100\.00, terms of the first sale\.$/),
  ]);
  expect((await calls.earned(commission_id))?.why).toMatch(/: 20% of \$100\.00, terms of the first sale, link /);
  expect(now.sale.why).toMatch(/^A new sale is attributed and earns nothing: /);
});
