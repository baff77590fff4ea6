// Shared by the tests of the pages of partners.
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import type { Service } from '../support/service.ts';

export interface PortalPartner extends TestPerson {
  /** the program, with the first link of the partner */
  campaign: Campaign;
}

/** A person who is the partner of a new campaign. */
export async function portalPartner({ make, db }: Service, settings: object = {}): Promise<PortalPartner> {
  const campaign = await make.campaign(settings);
  const someone = await make.person();
  const whose = { account_id: someone.accountId, email: someone.email };
  await db.knex('partners').where({ id: campaign.partnerId }).update(whose);
  return { ...someone, campaign };
}
