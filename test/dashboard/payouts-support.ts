// A program that owes its partners money, as the tests of payouts show it.
import type { Locator, Page } from 'playwright-core';
import type { Role } from '../../src/common/access.ts';
import { DAY } from '../../src/lib/clock.ts';
import { ownedCampaign } from '../commissions/support.ts';
import { payable, payoutCalls } from '../payouts/support.ts';
import type { Service } from '../support/service.ts';
import { addPartner } from './history.ts';
import { READER_ZONE } from './support.ts';

/**
 * Two partners who can be paid, and one for some reasons why not: below the minimum, no method, a method that waits, and on
 * hold. Everything was approved some days ago.
 */
export async function owing(service: Service) {
  const campaign = await ownedCampaign(service, { minimum_payout_cents: 5_000 });
  const calls = payoutCalls(service, campaign);
  service.clock.set(new Date(Date.now() - 9 * DAY));
  const named = (name: string) => addPartner(service, campaign, name);
  const [ben, carla, dora, emil] = [
    await named('Ben Okafor'),
    await named('Carla Reyes'),
    await named('Dora Lind'),
    await named('Emil Novak'),
  ];
  await payable(service, campaign.partnerId, { label: 'a***@tea.dev' });
  await payable(service, ben.partnerId, { kind: 'sepa', label: 'DE•• 7890' });
  await payable(service, carla.partnerId, { kind: 'wise', label: 'c***@reyes.dev' });
  await payable(service, emil.partnerId, { usable_from: new Date(Date.now() + 2 * DAY) });
  await calls.approved({ amount_cents: 49_500 });
  await calls.approved({ amount_cents: 31_250 });
  await calls.approved({ amount_cents: 27_000 }, ben);
  await calls.approved({ amount_cents: 22_900 }, carla);
  const held = await calls.approved({ amount_cents: 60_000 }, ben);
  await calls.change('hold', [held.commission_id], 'A question');
  await calls.approved({ amount_cents: 64_000 }, dora);
  await calls.approved({ amount_cents: 35_000 }, emil);
  service.clock.set(new Date());
  const emailOf = async (role: Role) => (await service.make.member(campaign.id, role)).email;
  return { campaign, calls, ben, carla, dora, emil, emailOf };
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
export const select = (page: Page, name: string) => page.getByLabel(`Select the payment to ${name}`).check();

/** Presses a button for the selected payments, and the one of the dialog that asks about them. */
export async function report(page: Page, name: string, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByLabel('Selected payments').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await fill?.(dialog);
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
}

/** A day of the reader, some days ago. */
export const earlier = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: READER_ZONE }).format(Date.now() - days * DAY);
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));
