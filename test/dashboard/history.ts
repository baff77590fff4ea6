// Clicks, leads and sales of past days, through the service's own operations with a clock in the past.
import { DAY } from '../../src/lib/clock.ts';
import type { Campaign } from '../support/fixtures.ts';
import { sell, signUp, visit } from '../support/journey.ts';
import type { Service } from '../support/service.ts';

/** What a link of the program brings in the last days: each day some clicks, and every third day a lead and a sale. */
export async function makeHistory(service: Service, campaign: Campaign, days: number): Promise<void> {
  const today = Date.now();
  for (let ago = days - 1; ago >= 0; ago--) {
    service.clock.set(new Date(today - ago * DAY));
    for (let click = 0; click <= ago % 4; click++) await visit(service, campaign);
    if (ago % 3 !== 0) continue;
    const { click_id } = await signUp(service, campaign);
    await sell(service, campaign, { click_id, amount_cents: 5_000 + ago * 130 });
  }
}

/** Another partner of the program, with this name and a link of their own. */
export async function addPartner(service: Service, campaign: Campaign, name: string): Promise<Campaign> {
  const { make, db } = service;
  const partnerId = await make.partner();
  await db.knex('partners').where({ id: partnerId }).update({ name });
  const partnershipId = await make.partnership(campaign.id, partnerId);
  const whose = { program_id: campaign.id, partner_id: partnerId, partnership_id: partnershipId };
  const { code, linkId } = await make.storeLink(whose);
  return { ...campaign, partnerId, partnershipId, linkId, code, url: `https://brand.dev/?aff=${code}` };
}
