import { expect, vi } from 'vitest';
import { visit } from '../support/journey.ts';
import type { Campaign } from '../support/fixtures.ts';
import type { Instance, Service } from '../support/service.ts';
import { startWire } from '../support/stalling-wire.ts';

/** One millisecond more than anything may be cached. */
export const TOO_OLD = { ms: 901 };

/** A campaign whose only origin no other program lists. */
export type OwnCampaign = Campaign & { origin: string };

export async function ownCampaign(service: Service): Promise<OwnCampaign> {
  const campaign = await service.make.campaign();
  const origin = `https://${campaign.code}.dev`;
  await service.db.knex('program_origins').where({ program_id: campaign.id }).update({ origin });
  return { ...campaign, origin };
}

const LISTENING = `datname = current_database() and query like '%listen referral_changes'`;

/** An instance that has listened for changes; then the connection was cut, and it cannot reconnect. */
export async function cutOff(service: Service): Promise<Instance> {
  const wire = await startWire(service.databaseUrl);
  const listening = async () => (await service.db.knex('pg_stat_activity').whereRaw(LISTENING)).length;
  const before = await listening();
  const instance = await service.second({ changesUrl: wire.url });
  await vi.waitFor(async () => expect(await listening()).toBeGreaterThan(before), { interval: 10, timeout: 10_000 });
  await wire.stop();
  return instance;
}

const readableBy = (headers: Record<string, string | undefined>, origin: string): boolean =>
  headers['access-control-allow-origin'] === origin;

/** What answers show of the records that an instance may have in memory. */
export const looks = {
  click: async (instance: Instance, { url }: Pick<Campaign, 'url'>, origin?: string) => {
    const { status, body } = await instance.click({ affiliate_url: url }, origin === undefined ? {} : { origin });
    if (status === 200) return `recorded for ${body.cookie_window_days} days`;
    return (body.message ?? body.error.message) as string;
  },

  clickFromPage: (instance: Instance, campaign: OwnCampaign) => looks.click(instance, campaign, campaign.origin),

  leadFromPage: async (instance: Instance, { url, origin }: OwnCampaign) => {
    const click_id = await visit(instance, { url });
    const { status, body } = await instance.lead({ click_id }, { origin });
    if (status === 200) return body.provisional ? 'provisional' : 'settled';
    return body.error.message as string;
  },

  key: async (instance: Instance, { key }: Pick<Campaign, 'key'>) => {
    const { status, headers } = await instance.refund({ transaction_id: 'none' }, { key });
    return { status, marked: headers.sunset !== undefined };
  },

  /** whether a page may send requests and read errors */
  readable: async (instance: Instance, { origin }: OwnCampaign) => {
    const headers = { 'access-control-request-method': 'POST' };
    const preflight = await instance.call('/api/v1/track/click', { method: 'OPTIONS', origin, headers });
    const error = await instance.click({}, { origin });
    return [readableBy(preflight.headers, origin), readableBy(error.headers, origin)];
  },

  /** what a sale of 100.00 earns, in cents */
  commission: async (service: Service, instance: Instance, { key, url }: Campaign) => {
    const click_id = await visit(instance, { url });
    const sale = { transaction_id: service.make.unique('order'), amount_cents: 10_000, click_id };
    const { body } = await instance.sale(sale, { key });
    const row = await service.db.knex('commissions').where({ id: body.commission_id }).first();
    return row.amount_cents as number;
  },
};
