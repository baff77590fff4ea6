// Shared by the tests of commissions.
import { expect } from 'vitest';
import type { Role } from '../../src/common/access.ts';
import type { Campaign } from '../support/fixtures.ts';
import type { Service } from '../support/service.ts';
import { as } from '../manage/support.ts';

/** A campaign with an owner. */
export interface OwnedCampaign extends Campaign {
  accountId: number;
  /** the owner's API token, with all scopes */
  token: string;
}

export async function ownedCampaign({ make }: Service, settings: object = {}): Promise<OwnedCampaign> {
  const campaign = await make.campaign(settings);
  const { accountId, apiToken: token } = await make.member(campaign.id);
  return { ...campaign, accountId, token };
}

/** The token of another member. */
export const tokenOf = async ({ make }: Service, { id }: Campaign, role: Role) =>
  (await make.member(id, role)).apiToken;

/** Requests to the commissions of the campaign, by default of the owner. */
export function commissionCalls(service: Service, { id, token }: OwnedCampaign) {
  const call = (method: string, path = '', body?: object, key = token) =>
    as(service, key)(method, `programs/${id}/commissions${path}`, body === undefined ? {} : { body });
  const list = (query = '', key = token) => call('GET', query === '' ? '' : `?${query}`, undefined, key);
  const get = async (commissionId: number) => (await call('GET', `/${commissionId}`)).body.data;
  /** What became of each of these commissions. */
  async function change(name: string, commissionIds: number[], reason?: string) {
    const body = { commission_ids: commissionIds, ...(reason === undefined ? {} : { reason }) };
    const answer = await call('POST', `/${name}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const results = answer.body.data.results as { commission_id: number; result: string; obstacle: string | null }[];
    expect(results.map(({ commission_id }) => commission_id)).toEqual(commissionIds);
    return results.map(({ result, obstacle }) => obstacle ?? result);
  }
  const adjust = (body: object, headers: Record<string, string> = {}) =>
    as(service, token)('POST', `programs/${id}/commissions`, { body, headers });
  return { call, list, get, change, adjust };
}
