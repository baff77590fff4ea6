import { afterAll, beforeAll, expect, test } from 'vitest';
import { managementOperations } from '../security/support/document.ts';
import { startService, type Service } from '../support/service.ts';
import { as } from '../manage/support.ts';
import { payoutCampaign } from './support.ts';

// A login token of the command line is valid for 90 days without a sign-in: it moves no money.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const MONEY = ['payouts.write', 'payouts.export'];
const writers = managementOperations.filter(
  ({ access, id }) => MONEY.includes(access?.scope ?? '') || id === 'createAdjustment',
);

test('no writer of payouts takes one', () => {
  expect(writers.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['createPayout', 'payPayoutItems', 'reopenPayoutItems', 'createAdjustment']),
  );
  expect(writers.filter(({ schemes }) => schemes.includes('loginToken')).map(({ id }) => id)).toEqual([]);
});

test('it reads and previews payouts', async () => {
  const { campaign, calls } = await payoutCampaign(service);
  await calls.approved();
  const { id } = await calls.create();
  const { token } = await service.make.member(campaign.id, 'owner');
  const call = as(service, token);
  const path = `programs/${campaign.id}/payouts`;
  for (const read of [path, `${path}/${id}`, `programs/${campaign.id}/payout-items`, `${path}/preview`])
    expect((await call('GET', read)).status).toBe(200);
  const refused = await call('POST', path, { body: {} });
  expect([refused.status, refused.body.error.code]).toEqual([403, 'insufficient_scope']);
});

test('a file is not stored under an Idempotency-Key', async () => {
  const { campaign, calls } = await payoutCampaign(service);
  await calls.approved();
  const { id } = await calls.create();
  const before = await service.db.knex('idempotency_keys').count();
  const send = () =>
    as(service, campaign.token)('POST', `programs/${campaign.id}/payouts/${id}/exports`, {
      ...{ body: { format: 'csv' }, headers: { 'Idempotency-Key': 'file' } },
    });
  const { status, body } = await send();
  expect([status, (await send()).body]).toEqual([200, body]);
  expect(await service.db.knex('idempotency_keys').count()).toEqual(before);
});
