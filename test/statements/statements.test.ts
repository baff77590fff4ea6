import { compactVerify, createLocalJWKSet } from 'jose';
import { canonicalText } from '@referral-tracking/shared/statement';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSigner } from '../../src/statements/keys.ts';
import { startService, type Service } from '../support/service.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import { anotherPartner, type PayoutCalls } from '../payouts/support.ts';
import { sell } from '../support/journey.ts';
import { as } from '../manage/support.ts';
import { beginAt, statementCampaign, type Shown } from './support.ts';

// How statements are read: as lists, JSON, files and pages, by members and by their partner.

let service: Service;
let campaign: OwnedCampaign;
let calls: PayoutCalls;
let list: (query?: string) => Promise<Shown[]>;
let own: ReturnType<typeof as>;
beforeAll(async () => {
  service = await startService();
  service.clock.set('2026-01-15T12:00:00.000Z');
  await beginAt(service, '2026-01-01T00:00:00.000Z');
  const made = await statementCampaign(service);
  ({ campaign, calls, list } = made);
  await calls.approved();
  const other = await anotherPartner(service, campaign);
  await sell(service, { ...campaign, ...other });
  await made.close('2026-03-01T01:00:00.000Z');
  const { accountId } = await service.make.person();
  await service.db.knex('partners').where({ id: campaign.partnerId }).update({ account_id: accountId });
  own = as(service, await service.make.apiToken(accountId));
});
afterAll(() => service.stop());

const get = (id: number, accept: string) =>
  as(service, campaign.token)('GET', `programs/${campaign.id}/statements/${id}`, { headers: { accept } });

test('lists are filtered by partner, month and currency', async () => {
  expect(await list()).toHaveLength(4);
  for (const [query, count] of [
    [`&partner_id=${campaign.partnerId}`, 2],
    [`&partnership_id=${campaign.partnershipId}`, 2],
    ['&month=2026-02', 2],
    ['&currency=EUR', 0],
  ] as const)
    expect([query, (await list(query)).length]).toEqual([query, count]);
});

test('a statement is JSON, a file or a page, by what the client accepts', async () => {
  const [{ id }] = (await list(`&partner_id=${campaign.partnerId}`)) as [Shown];
  const json = await get(id, '*/*');
  expect(json.body.data.lines).toMatchObject([{ kind: 'earned', amount_cents: 2000 }]);
  const csv = await get(id, 'text/csv');
  const [line] = json.body.data.lines;
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.body).toBe(
    `Commission,Kind,Amount,Currency,Time\r\n${line.commission_id},earned,20.00,USD,${line.created_at}\r\n`,
  );
  const page = await get(id, 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('<title>Statement 2026-01 USD</title>');
  expect(page.body).toContain('$20.00');
});

test('a partner sees the own ones only', async () => {
  const path = `partner/programs/${campaign.id}/statements`;
  const { data } = (await own('GET', path)).body;
  expect(data).toHaveLength(2);
  expect((await own('GET', `${path}/${data[0].id}`)).body.data).toMatchObject(data[0]);
  const other = (await list()).find(({ partner_id }) => partner_id !== campaign.partnerId)!;
  expect((await own('GET', `${path}/${other.id}`)).status).toBe(404);
});

test('the canonical form is signed; earlier keys stay, also after the secret key was replaced', async () => {
  const [{ id }] = (await list()) as [Shown];
  const { data } = (await get(id, 'application/json')).body;
  await createSigner(service.db, Buffer.alloc(32, 7), service.clock.now());
  const { body, headers } = await service.call('/.well-known/jwks.json', { method: 'GET' });
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(body.keys).toHaveLength(2);
  const { payload } = await compactVerify(data.signature, createLocalJWKSet(body));
  expect(Buffer.from(payload).toString()).toBe(canonicalText(data));
  expect(JSON.stringify(body)).not.toContain('"d"');
});
