import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';

let service: Service;
let campaign: Campaign;
/** the other partner, with the code BREW5 */
let other: { partnerId: number; partnershipId: number };
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(() => prepare());

/** Partner A has the link and the code TEA10, partner B the code BREW5. */
async function prepare(settings: object = {}): Promise<void> {
  const { make } = service;
  campaign = await make.campaign(settings);
  const partnerId = await make.partner();
  other = { partnerId, partnershipId: await make.partnership(campaign.id, partnerId) };
  await make.discountCode(campaign.id, campaign.partnershipId, 'TEA10');
  await make.discountCode(campaign.id, other.partnershipId, 'BREW5');
}

const user = () => service.make.unique('user');
const pay = (body: object) =>
  service.sale(
    { transaction_id: service.make.unique('order'), amount_cents: 9900, customer_key: user(), ...body },
    { key: campaign.key },
  );
const signUp = (body: object) => service.lead({ customer_key: user(), ...body }, { key: campaign.key });

/** The partnership of the customer with this key, of its sales and of its commissions; undefined: nothing is recorded. */
async function ownerOf(customer_key: string): Promise<number | undefined> {
  const { knex } = service.db;
  const customer = await knex('customers').where({ program_id: campaign.id, customer_key }).first();
  if (!customer) return undefined;
  for (const table of ['sales', 'commissions']) {
    const rows = await knex(table).where({ customer_id: customer.id }).pluck('partnership_id');
    expect(rows.every((id) => id === customer.partnership_id)).toBe(true);
  }
  return customer.partnership_id;
}

/** The table of the guide: [click, code, owner by code_first, owner by click_first] of each row. */
const guide = await readFile(new URL('../../../docs/management/codes.md', import.meta.url), 'utf8');
const TABLE = guide
  .split('\n')
  .filter((line) => /^\| (A|none) /.test(line))
  .map(
    (line) =>
      line
        .split('|')
        .slice(1, 5)
        .map((cell) => cell.trim()) as [string, string, string, string],
  );
const CASES = TABLE.flatMap(([click, code, codeFirst, clickFirst]) => [
  { click, code, policy: 'code_first', owner: codeFirst },
  { click, code, policy: 'click_first', owner: clickFirst },
]);
const CODES: Record<string, string | undefined> = { A: 'tea10', B: 'BREW5', unknown: 'SUMMER' };

test('the table of the guide has each click with each code', () => expect(CASES).toHaveLength(16));

describe.each(['sale', 'lead'] as const)('at the first %s', (kind) => {
  test.each(CASES)(
    'a click of $click and a code of $code by $policy: $owner',
    async ({ click, code, policy, owner }) => {
      await prepare({ code_policy: policy });
      const customer_key = user();
      const click_id = click === 'A' ? await visit(service, campaign) : undefined;
      const sent = { customer_key, click_id, discount_code: CODES[code] };
      const answer = await (kind === 'sale' ? pay(sent) : signUp(sent));
      const owners: Record<string, number | undefined> = { A: campaign.partnershipId, B: other.partnershipId };
      expect(await ownerOf(customer_key)).toBe(owners[owner]);
      expect(answer.status).toBe(owner === 'nobody' ? 400 : 200);
      if (owner !== 'nobody') {
        const notices = code === 'unknown' ? ['discount_code_unknown'] : undefined;
        expect(answer.body.notices?.map((notice: { code: string }) => notice.code)).toEqual(notices);
      }
    },
  );
});

describe('what does not speak', () => {
  test.each([
    ['a disabled code', () => service.db.knex('codes').where({ code: 'BREW5' }).update({ status: 'disabled' })],
    ...(['left', 'removed'] as const).map(
      (status) =>
        [
          `the code of a partner who was ${status}`,
          () => service.db.knex('partnerships').where({ id: other.partnershipId }).update({ status }),
        ] as const,
    ),
  ] as const)('%s', async (_, change) => {
    await change();
    const customer_key = user();
    const sold = await pay({ customer_key, click_id: await visit(service, campaign), discount_code: 'BREW5' });
    expect(sold.body.notices).toEqual([
      {
        code: 'discount_code_inactive',
        message: 'The discount code BREW5 is disabled, or its partner is not in the program, so it decides nothing.',
        fields: ['discount_code'],
      },
    ]);
    expect(await ownerOf(customer_key)).toBe(campaign.partnershipId);
    expect((await pay({ discount_code: 'BREW5' })).body.error.code).toBe('no_attribution');
  });

  test('by click_first: a click that is too old, or whose partner has left', async () => {
    await prepare({ code_policy: 'click_first', attribution_window_days: 7 });
    const [late, left] = [user(), user()];
    const [click_id, early] = [await visit(service, campaign), await visit(service, campaign)];
    service.clock.advance({ days: 8 });
    expect((await pay({ customer_key: late, click_id, discount_code: 'BREW5' })).body.attributed).toBe(true);
    expect(await ownerOf(late)).toBe(other.partnershipId);
    // The click was not too old when the customer paid.
    const paid = user();
    const occurred_at = new Date(service.clock.now().getTime() - 2 * 86_400_000).toISOString();
    await pay({ customer_key: paid, click_id: early, occurred_at, discount_code: 'BREW5' });
    expect(await ownerOf(paid)).toBe(campaign.partnershipId);
    const fresh = await visit(service, campaign);
    await service.db.knex('partnerships').where({ id: campaign.partnershipId }).update({ status: 'left' });
    await pay({ customer_key: left, click_id: fresh, discount_code: 'BREW5' });
    expect(await ownerOf(left)).toBe(other.partnershipId);
  });
});

test('later codes and clicks move nobody', async () => {
  const customer_key = user();
  await pay({ customer_key, discount_code: 'BREW5' });
  await pay({ customer_key, discount_code: 'TEA10' });
  await pay({ customer_key, click_id: await visit(service, campaign) });
  expect(await ownerOf(customer_key)).toBe(other.partnershipId);
  const clicked = user();
  await signUp({ customer_key: clicked, click_id: await visit(service, campaign) });
  await pay({ customer_key: clicked, discount_code: 'BREW5' });
  expect(await ownerOf(clicked)).toBe(campaign.partnershipId);
});

test('a provisional lead settles nothing: the code of the first settled event decides', async () => {
  const [click_id, customer_key] = [await visit(service, campaign), user()];
  const held = await service.lead({ click_id, discount_code: 'BREW5' });
  expect(held.body).toMatchObject({ provisional: true, notices: [{ code: 'discount_code_ignored' }] });
  const settled = await signUp({ click_id, customer_key, discount_code: 'BREW5' });
  expect(settled.body).toEqual({ success: true, message: 'Lead tracked successfully' });
  expect(await ownerOf(customer_key)).toBe(other.partnershipId);
});

test('the code of a browser decides nothing, also where leads from browsers settle', async () => {
  await prepare({ lead_auth: 'browser_allowed' });
  const click_id = await visit(service, campaign);
  const settled = await service.lead({ click_id, discount_code: 'BREW5' });
  expect(settled.body.notices).toEqual([
    {
      code: 'discount_code_ignored',
      message: "A discount code only counts in a request with the program's key.",
      fields: ['discount_code'],
    },
  ]);
  const customer = await service.db.knex('customers').where({ click_id }).first();
  expect(customer).toMatchObject({ partnership_id: campaign.partnershipId, code_id: null });
});

test('a customer of a code has neither a click nor an attribution window', async () => {
  await prepare({ attribution_window_days: 1 });
  const customer_key = user();
  await signUp({ customer_key, discount_code: 'TEA10' });
  service.clock.advance({ days: 500 });
  expect((await pay({ customer_key })).body.attributed).toBe(true);
  expect(await ownerOf(customer_key)).toBe(campaign.partnershipId);
});

test('without an identifier the answer is the same with a code', async () => {
  const without = await service.sale(
    { transaction_id: service.make.unique('order'), amount_cents: 9900, discount_code: 'TEA10' },
    { key: campaign.key },
  );
  expect([without.status, without.body.error.code]).toEqual([400, 'invalid_request']);
  const lead = await service.lead({ discount_code: 'TEA10' }, { key: campaign.key });
  expect(lead.body.error.message).toBe('click_id or customer_key is required');
  const unusable = await service.lead({ click_id: 'clk_x', discount_code: 'TEA10' }, { key: campaign.key });
  expect(unusable.status).toBe(400);
});
