// Shared by the tests of terms and groups.
import { expect } from 'vitest';
import type { Service } from '../support/service.ts';
import { ownedCampaign, type OwnedCampaign } from '../commissions/support.ts';
import { as } from '../manage/support.ts';

/** Requests of the owner of a campaign to its terms and groups. */
export async function termsCalls(service: Service, settings: object = {}) {
  const campaign: OwnedCampaign = await ownedCampaign(service, settings);
  const call = (method: string, path: string, body?: object, key = campaign.token) =>
    as(service, key)(method, `programs/${campaign.id}${path}`, body === undefined ? {} : { body });
  const createTerms = (body: object) => call('POST', '/terms', body);
  /** Makes terms; returns them. */
  async function make(body: object) {
    const answer = await createTerms(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data as { id: number; [field: string]: unknown };
  }
  const ofPartner = (body: object) => make({ level: 'partnership', partner_id: campaign.partnerId, ...body });
  async function newGroup(body: object = {}) {
    const answer = await call('POST', '/groups', { name: service.make.unique('Group'), ...body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data as { id: number; name: string; slug: string; [field: string]: unknown };
  }
  const move = (groupId: number, partner_ids = [campaign.partnerId]) =>
    call('POST', `/groups/${groupId}/partners`, { partner_ids });
  /** What the commission of a sale amounts to, with its terms; null if it earned none. */
  async function earned(commissionId: number | null) {
    if (commissionId === null) return null;
    const { commission, why } = (await call('GET', `/commissions/${commissionId}`)).body.data;
    return { cents: commission.earned_cents as number, terms_id: commission.terms_id as number, why: why as string };
  }
  return { campaign, call, createTerms, make, ofPartner, newGroup, move, earned };
}
export type TermsCalls = Awaited<ReturnType<typeof termsCalls>>;
