import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { owing } from './payouts-support.ts';
import { expectSound, hasChromium, inChromium, LOOKS, openStage, settled, tabTo, type Stage } from './support.ts';

// What is due is claimed by a payout, paid outside of the service, and reported here.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  /** A program with dues of its own, since payouts take them. */
  let owed: Awaited<ReturnType<typeof owing>>;
  let path: string;
  let owner: string;
  beforeEach(async () => {
    owed = await owing(stage.service);
    path = `/app/programs/${owed.campaign.id}/payouts`;
    owner = await emailOf('owner');
  });
  const emailOf = async (role: 'owner' | 'admin' | 'viewer') =>
    (await stage.service.make.member(owed.campaign.id, role)).email;

  const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
  /** Creates the payout of what is due, and opens its page. */
  async function created(who = owner) {
    const payout = await owed.calls.create({ note: 'October' });
    const visit = await stage.visit(`${path}/${payout.id}`, who);
    await settled(visit.page, `Payout ${payout.reference}`);
    return { payout, visit, page: visit.page };
  }

  test.each(LOOKS)('what is due and a payout are whole and accessible on $name', async (screen) => {
    const { calls, carla } = owed;
    await calls.create({ partner_ids: [carla.partnerId], minimum_cents: 0, note: 'Carla first' });
    await calls.approved({ amount_cents: 22_900 }, carla);
    const visit = await stage.visit(path, owner, screen);
    const { page } = visit;
    await settled(page, 'Payouts');
    await page.getByText('$215.50').first().waitFor();
    for (const reason of [
      '1 commission on hold',
      'Has not said where to pay',
      '$4.20 below the minimum of $50.00',
      /New payment method, usable from/,
      'PayPal · a***@tea.dev · 2 commissions',
    ]) {
      await page.getByText(reason).waitFor();
    }
    await expectSound(visit);
    await page.getByRole('link', { name: /^RT-/ }).click();
    await settled(page, /^Payout RT-/);
    await rowOf(page, 'Carla Reyes').waitFor();
    await expectSound(visit);
    await visit.close();
  });
});
