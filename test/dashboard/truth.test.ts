import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { payable, payoutCalls } from '../payouts/support.ts';
import { sell, signUp, visit as click } from '../support/journey.ts';
import { checkout, connectAccount } from '../support/stripe.ts';
import { portalPartner } from './portal.ts';
import { expectSound, hasChromium, inChromium, openStage, settled, type Stage } from './support.ts';

// What pages say of numbers, customers, events and payouts holds in the cases in which it is easily wrong.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  /** A program with a partner in the portal, and its owner. */
  async function program() {
    const { service } = stage;
    service.clock.set(new Date());
    const partner = await portalPartner(service);
    const { campaign } = partner;
    const owner = await service.make.member(campaign.id, 'owner');
    const calls = payoutCalls(service, { ...campaign, accountId: owner.accountId, token: owner.apiToken });
    const open = (path: string) => stage.visit(`/app/programs/${campaign.id}${path}`, owner.email);
    const portal = (path: string) => stage.visit(`/partner/programs/${campaign.id}${path}`, partner.email);
    return { campaign, calls, open, portal };
  }
  const tile = (page: Page, name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

  test('what began today is new, and sales are counted in the currency of the revenue', async () => {
    const { campaign, open } = await program();
    await sell(stage.service, campaign, { amount_cents: 31_800 });
    await sell(stage.service, campaign, { currency: 'EUR' });
    const { page, close } = await open('');
    await settled(page, 'Overview');
    await tile(page, 'Net revenue, USD').getByText('$318.00').waitFor();
    await tile(page, 'Net revenue, USD').getByText('new', { exact: true }).waitFor();
    expect(await tile(page, 'Sales, USD').locator('dd').first().textContent()).toBe('1');
    await page.getByRole('table', { name: 'By partner' }).getByText('new', { exact: true }).waitFor();
    await close();
  });

  test('who got the money back is refunded, in the list and on the page', async () => {
    const { campaign, open } = await program();
    const { service } = stage;
    const [all, part] = [await signUp(service, campaign), await signUp(service, campaign)];
    for (const [{ click_id }, refund_amount_cents] of [
      [all, 10_000],
      [part, 2_500],
    ] as const) {
      const { transaction_id } = await sell(service, campaign, { click_id });
      await service.refund({ transaction_id, refund_amount_cents }, { key: campaign.key });
    }
    const visit = await open('/customers');
    const { page } = visit;
    await rowOf(page, all.customer_key).getByText('refunded', { exact: true }).waitFor();
    await rowOf(page, part.customer_key).getByText('partly refunded').waitFor();
    await rowOf(page, part.customer_key).getByText('$75.00').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('who signed up in time is told to count, however old the click is', async () => {
    const { campaign, open } = await program();
    stage.service.clock.set(new Date(Date.now() - 200 * DAY));
    const { customer_key } = await signUp(stage.service, campaign);
    stage.service.clock.set(new Date());
    const { page, close } = await open('/customers');
    await rowOf(page, customer_key).getByRole('link', { name: customer_key }).click();
    await page.getByText('Signed up in time, so later sales count').waitFor();
    expect(await page.getByText('The window ended').count()).toBe(0);
    await close();
  });

  test('an event that never counts says so, and is not offered for another attempt', async () => {
    const { campaign, open } = await program();
    const { service } = stage;
    const account = await connectAccount(service, campaign);
    service.clock.set(new Date(Date.now() - 200 * DAY));
    const reference = await click(service, campaign);
    service.clock.set(new Date());
    await account.tell(checkout(account.source, { reference }));
    const visit = await open('/events?view=processor');
    const { page } = visit;
    const row = rowOf(page, 'checkout.session.completed');
    await row.getByText('does not count', { exact: true }).waitFor();
    await row.getByText('so no sale is recorded. It will not count.').waitFor();
    expect(await row.getByRole('button', { name: /^Try again/ }).count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });

  test('what is ready in another currency has a row, and an account for one currency is said to both', async () => {
    const { campaign, calls, open, portal } = await program();
    const { service } = stage;
    const { partnerId } = campaign;
    await payable(service, partnerId, { kind: 'sepa', currency: 'EUR', label: 'DE•• 7890' });
    await calls.approved({ currency: 'EUR', amount_cents: 18_000 });
    await calls.approved();
    const visit = await open('/payouts');
    const { page } = visit;
    await page.getByText('Their account takes EUR only').waitFor();
    const others = page.getByRole('region', { name: 'In other currencies' });
    await others.getByText('€36.00').waitFor();
    await others.getByText('ready to pay to 1 partner').waitFor();
    await expectSound(visit);
    await others.getByRole('button', { name: 'Show EUR' }).click();
    await page.getByRole('region', { name: 'Who is paid' }).getByText('€36.00').first().waitFor();
    await visit.close();
    const own = await portal('/payouts');
    await own.page.getByText('Your account takes EUR only').waitFor();
    await own.page.getByText('Add a way to be paid in USD.').waitFor();
    await expectSound(own);
    await own.close();
  });

  test('an account to which a payment failed is marked when it is due again', async () => {
    const { campaign, calls, open } = await program();
    await payable(stage.service, campaign.partnerId);
    const { payout, item } = await calls.one();
    await calls.act('fail', payout.id, { item_ids: [item.id], reason: 'The account is closed' });
    const visit = await open('/payouts');
    const paid = visit.page.getByRole('region', { name: 'Who is paid' });
    await paid.getByText(/^The last payment there failed on .*: The account is closed$/).waitFor();
    await expectSound(visit);
    await visit.close();
  });
});
