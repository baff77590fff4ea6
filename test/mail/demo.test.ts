import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PARTNER } from '../../src/common/demo.ts';
import { payee, paypal } from '../payout-methods/support.ts';
import { payoutCampaign } from '../payouts/support.ts';
import { startMailServer, type MailServer } from '../support/mail.ts';
import { startService, type Service } from '../support/service.ts';

// The demo mails nobody: neither about its program, nor to the people whom it has invented.

let server: MailServer;
let service: Service;
beforeAll(async () => {
  server = await startMailServer();
  service = await startService({ mail: server.settings });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});
const stored = () => service.db.knex('mails').select('kind', 'state');

test('a payment, its return, an invitation and a decision of the demo program are not mailed', async () => {
  const { campaign, calls } = await payoutCampaign(service);
  await service.db.knex('demos').insert({ program_id: campaign.id });
  const { payout, item } = await calls.one();
  expect(await calls.act('pay', payout.id, { item_ids: [item.id] })).toEqual(['done']);
  expect(await calls.act('fail', payout.id, { item_ids: [item.id], reason: 'Closed' })).toEqual(['done']);
  const invitations = [{ email: 'eva@partner.dev' }];
  const [invited] = await calls.ok('POST', 'invitations', { invitations }, 201);
  expect(invited).toMatchObject({ result: 'done', invitation: { mail_status: null } });
  const applied = await service.make.partner();
  await service.make.partnership(campaign.id, applied);
  await service.db.knex('partnerships').where({ partner_id: applied }).update({ status: 'applied' });
  await calls.ok('POST', `partners/${applied}/approve`);
  expect(await stored()).toEqual([]);
});

test('a partner of the demo is mailed no change of where they are paid', async () => {
  const anna = await payee(service);
  await service.db.knex('accounts').where({ id: anna.accountId }).update({ email: DEMO_PARTNER });
  expect((await anna.add(paypal('accounts@partner.invalid'))).status).toBe(201);
  expect(await stored()).toEqual([]);
});
