import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOperator } from '../../src/common/audit.ts';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { payoutCampaign } from '../payouts/support.ts';
import { as } from '../manage/support.ts';
import { sell, signUp } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { addEndpoint, eventsOf } from './support.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const textsOf = async (programId: number) => JSON.stringify(await eventsOf(service, programId));

test("a customer's erasure clears the key and the lead's name in the events that are stored", async () => {
  const { campaign } = await payoutCampaign(service);
  await addEndpoint(service, campaign.id);
  const { click_id, customer_key } = await signUp(service, campaign);
  await sell(service, campaign, { click_id });
  expect(await textsOf(campaign.id)).toContain(customer_key);
  const [customer] = await service.db.knex('customers').where({ click_id });
  const path = `programs/${campaign.id}/customers/${customer.id}/erase`;
  const before = (await eventsOf(service, campaign.id)).map(({ id }) => id);
  expect((await as(service, campaign.token)('POST', path)).status).toBe(200);
  const events = await eventsOf(service, campaign.id);
  expect(events.map(({ id }) => id)).toEqual(before);
  expect(JSON.stringify(events)).not.toContain(customer_key);
  const lead = events.find(({ type }) => type === 'lead.settled')!;
  expect(lead.body.data.object).toMatchObject({ customer_id: customer.id, customer_key: null, event_name: null });
});

test("a partner's erasure clears name and e-mail address in the events that are stored", async () => {
  const { campaign } = await payoutCampaign(service);
  await addEndpoint(service, campaign.id);
  const call = as(service, campaign.token);
  const { partnerId } = campaign;
  const path = `programs/${campaign.id}/partners/${partnerId}`;
  expect((await call('POST', `${path}/remove`)).status).toBe(200);
  const [{ name, email }] = await service.db.knex('partners').where({ id: partnerId });
  expect(await textsOf(campaign.id)).toContain(email);
  const at = service.clock.now();
  await asOperator(service.db, at, (tx, note) => erasePartner(tx, note, { partnerId, at }));
  const [removed] = await eventsOf(service, campaign.id);
  expect(JSON.stringify(removed)).not.toContain(email);
  expect(removed!.body.data.object).toMatchObject({ name: '', email: null });
  expect(name).not.toBe('');
});
