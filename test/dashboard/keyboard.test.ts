import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { sell, signUp } from '../support/journey.ts';
import { checkout, connectAccount } from '../support/stripe.ts';
import { expectSound, hasChromium, inChromium, openStage, settled, tabTo, type Stage, type Visit } from './support.ts';

// The commonest tasks, from the first page to their end with the keyboard alone. The tests of links, commissions and keys
// have those of making and copying a link, approving commissions, and rotating a key.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson;
  beforeAll(async () => {
    stage = await openStage();
    campaign = await stage.service.make.campaign();
    owner = await stage.service.make.member(campaign.id, 'owner');
  });
  afterAll(() => stage.stop());

  const start = async (): Promise<Visit> => {
    const visit = await stage.visit('/app', owner.email);
    await settled(visit.page, 'Overview');
    return visit;
  };

  test('a person invites a partner and copies the link of the invitation', async () => {
    const visit = await start();
    const { page } = visit;
    await tabTo(page, 'Partners');
    await page.keyboard.press('Enter');
    await settled(page, 'Partners');
    await tabTo(page, 'Invite partners');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, /^Email addresses/);
    await page.keyboard.type('Gina <gina@partner.dev>');
    await tabTo(page, 'Invite');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Invitations' }).waitFor();
    await tabTo(page, /^Copy the invitation of gina/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate<string>('navigator.clipboard.readText()')).toMatch(/\/invitation#refinv_\w+/);
    await tabTo(page, 'Done');
    await page.keyboard.press('Enter');
    await settled(page, 'Invitations');
    await page.getByRole('row').filter({ hasText: 'gina@partner.dev' }).waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('a person finds out why a sale was not attributed', async () => {
    const { service } = stage;
    const account = await connectAccount(service, campaign);
    const { click_id, customer_key } = await signUp(service, campaign);
    await sell(service, campaign, { click_id });
    await account.tell(checkout(account.source, { reference: click_id, currency: 'xau' }));
    const visit = await start();
    const { page } = visit;
    await page.keyboard.press('Control+K');
    await page.keyboard.type('customers');
    await page.keyboard.press('Enter');
    await settled(page, 'Customers');
    await tabTo(page, 'Customer ID, order, email or click');
    await page.keyboard.type(customer_key);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await tabTo(page, customer_key);
    await page.keyboard.press('Enter');
    await settled(page, customer_key);
    const events = page.getByRole('region', { name: 'Events and reasons' }).getByRole('listitem');
    await events
      .filter({ hasText: 'Bought for' })
      .getByText(/^Attributed: /)
      .waitFor();
    await events.getByText('Pending: sales in this currency are not supported; no sale is recorded.').waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('the arrow keys choose in the menu of a row, and Escape closes it', async () => {
    const visit = await stage.visit(`/app/programs/${campaign.id}/links`, owner.email);
    const { page } = visit;
    await settled(page, 'Links');
    await tabTo(page, new RegExp(`^More actions, ${campaign.code}$`));
    await page.keyboard.press('ArrowDown');
    const item = page.getByRole('menuitem', { name: `Visits of ${campaign.code}` });
    const last = page.getByRole('menuitem', { name: `Disable ${campaign.code}` });
    await expect.poll(() => item.evaluate((element) => element.matches(':focus'))).toBe(true);
    expect(await page.getByRole('menu').count()).toBe(1);
    await page.keyboard.press('ArrowUp');
    expect(await last.evaluate((element) => element.matches(':focus'))).toBe(true);
    await page.keyboard.press('Escape');
    await item.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await expect.poll(() => item.evaluate((element) => element.matches(':focus'))).toBe(true);
    await expectSound(visit);
    await visit.close();
  });

  test('/ looks in the list of the page, ? shows the keys, and both can be turned off', async () => {
    const visit = await stage.visit(`/app/programs/${campaign.id}/partners`, owner.email);
    const { page } = visit;
    await settled(page, 'Partners');
    await page.keyboard.press('/');
    await page.keyboard.type('Anna?');
    expect(await page.getByRole('searchbox', { name: 'Name or email' }).inputValue()).toBe('Anna?');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.waitFor();
    await expectSound(visit);
    await keys.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    expect(await keys.count()).toBe(0);
    await visit.close();
  });
});
