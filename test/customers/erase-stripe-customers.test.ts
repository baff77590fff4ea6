import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { checkout, connectAccount, newId } from '../support/stripe.ts';
import { ownedCampaign } from '../commissions/support.ts';
import { as } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

test('200: the Stripe customer of an erased one is forgotten, also by events that arrive afterwards', async () => {
  const campaign = await ownedCampaign(service);
  const account = await connectAccount(service, campaign);
  const [click_id, customer] = [await visit(service, campaign), newId('cus')];
  const pay = (reference: string | null) => account.tell(checkout(account.source, { customer, reference }));
  expect([await pay(click_id), await pay(null)]).toEqual(['sale_recorded', 'sale_recorded']);
  const customers = `programs/${campaign.id}/customers`;
  const found = await as(service, campaign.token)('GET', `${customers}?click_id=${click_id}`);
  await as(service, campaign.token)('POST', `${customers}/${found.body.data[0].id}/erase`);
  expect(await pay(click_id)).toBe('customer_not_named');
  for (const table of ['payment_events', 'processor_references']) {
    const rows = service.db.knex(`${table} as t`).whereRaw('strpos(t::text, ?) > 0', [customer]);
    expect(await rows, table).toEqual([]);
  }
  expect(await pay(null)).toBe('customer_not_named');
});
