// A partner with an account in a program that allows postbacks, and a receiver for them.
import { vi } from 'vitest';
import { portalAs } from '../portal/support.ts';
import { payoutCampaign } from '../payouts/support.ts';
import type { Service } from '../support/service.ts';
import { startReceiver } from '../webhooks/receiver.ts';

export const NETWORKS = ['10.0.0.0/8', '127.0.0.0/8'];
export const WEBHOOKS = { egress: { development: true, networks: NETWORKS, own: [] }, sends: true };
export const QUERY = '?c={click_ref}&e={event}&id={commission_id}&a={amount}{currency}&s={status}';

export const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 8_000, interval: 25 });

export async function openPostbacks(service: Service) {
  const urls: string[] = [];
  const receiver = await startReceiver((res, _, req) => {
    urls.push(`${req.method} ${req.url}`);
    res.writeHead(200).end('an answer for the partner alone');
  });
  const { campaign } = await payoutCampaign(service, { partner_postbacks: true });
  const { accountId } = await service.make.person();
  const partnership = () =>
    service.db.knex('partnerships').where({ program_id: campaign.id, partner_id: campaign.partnerId });
  await service.db.knex('partners').where({ id: campaign.partnerId }).update({ account_id: accountId });
  await partnership().update({ status: 'joined' });
  const token = await service.make.apiToken(accountId);
  const ask = (method: string, path: string, body?: object) =>
    portalAs(service, token)(method, `programs/${campaign.id}/${path}`, body);
  const call = (method: string, path = '', body?: object) => ask(method, `postbacks${path}`, body);
  return {
    urls,
    receiver,
    campaign,
    token,
    call,
    partnership,
    partnershipId: async () => (await partnership().pluck<number[]>('id'))[0]!,
    program: (changes: object) => service.db.knex('programs').where({ id: campaign.id }).update(changes),
    create: (body: object = {}) => call('POST', '', { url: 'https://tracker.partner.dev/p', ...body }),
    deliveries: async (query = '') => (await ask('GET', `postback-deliveries${query}`)).body.data,
  };
}
