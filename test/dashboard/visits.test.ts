import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERSON } from '../support/agents.ts';
import { portalPartner, type PortalPartner } from './portal.ts';
import { expectSound, hasChromium, inChromium, openStage, LOOKS, settled, type Screen, type Stage } from './support.ts';

// What became of visits through short links, and what each placement of a partner brought: for members and for the partner.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let partner: PortalPartner;
  let own: string;
  let links: string;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());
  beforeEach(async () => {
    partner = await portalPartner(stage.service);
    own = `/partner/programs/${partner.campaign.id}/links`;
    links = `/app/programs/${partner.campaign.id}/links`;
  });

  const follow = (query = '', agent = PERSON) =>
    stage.service.call(`/r/${partner.campaign.code}${query}`, { method: 'GET', headers: { 'user-agent': agent } });
  const counted = async () => (await stage.service.db.knex('visits').where({ program_id: partner.campaign.id })).length;
  /** Three people with notes, one without, one who lands, and one link preview. */
  async function visitAll() {
    for (const sub of ['newsletter', 'newsletter', 'podcast-12']) await follow(`?sub=${sub}`);
    const { href: affiliate_url, searchParams } = new URL((await follow()).headers.location!);
    await stage.service.click({ affiliate_url, redirect_click_id: searchParams.get('click_id')! });
    await follow('', 'Twitterbot/1.0');
    await expect.poll(counted).toBe(3);
  }
  const open = async (path: string, title: string, email: string, screen?: Screen) => {
    const visit = await stage.visit(path, email, screen);
    await settled(visit.page, title);
    await visit.page.getByRole('row').filter({ hasText: partner.campaign.code }).waitFor();
    return visit;
  };

  test.each(LOOKS)('a partner sees visits and placements on $name', async (screen) => {
    await visitAll();
    const visit = await open(own, 'My links', partner.email, screen);
    const { page } = visit;
    const visits = page.getByRole('region', { name: 'Visits of the last 30 days' });
    await visits.getByText('20%: link previews and robots (1)').waitFor();
    expect(await visits.getByRole('definition').allTextContents()).toEqual(['4', '250', expect.any(String)]);
    const placements = page.getByRole('table', { name: 'By placement' });
    const clicksOf = (name: string) =>
      placements.getByRole('row').filter({ hasText: name }).getByRole('cell').nth(1).textContent();
    expect(await Promise.all(['newsletter', 'podcast-12', 'Without sub'].map(clicksOf))).toEqual(['2', '1', '1']);
    await page.getByText(`/r/${partner.campaign.code}?sub=newsletter`).waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('without visits and notes, nothing is said about them', async () => {
    const visit = await open(own, 'My links', partner.email);
    expect(await visit.page.getByText('Visits of the last').count()).toBe(0);
    expect(await visit.page.getByText('By placement').count()).toBe(0);
    await visit.close();
  });

  test('a member sees the visits of all links, and the placements of the partner whom they choose', async () => {
    await visitAll();
    const { email } = await stage.service.make.member(partner.campaign.id, 'viewer');
    const visit = await open(links, 'Links', email);
    const { page } = visit;
    await page.getByRole('region', { name: 'Visits of the last 30 days' }).waitFor();
    expect(await page.getByText('By placement').count()).toBe(0);
    const row = page.getByRole('row').filter({ hasText: partner.campaign.code });
    await row.getByRole('button', { name: 'More actions' }).click();
    await row.getByRole('menuitem', { name: 'Visits' }).click();
    await page.getByRole('dialog').getByText('Arrived, of 1,000').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByLabel('Partner').selectOption('Anna');
    await page.getByRole('table', { name: 'By placement' }).getByText('podcast-12').waitFor();
    await expectSound(visit);
    await visit.close();
  });
});
