import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { visit as click } from '../support/journey.ts';
import { noteSecrets } from '../support/secrets.ts';
import { callOf, checkout, connectAccount, newId, webhookPath } from '../support/stripe.ts';
import { expectSound, hasChromium, inChromium, openStage, LOOKS, settled, tabTo, type Stage } from './support.ts';

// The payment processor: connect it, see what its events did, and try again what could not be applied.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson;
  let path: string;
  let eventsPath: string;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());
  beforeEach(async () => {
    campaign = await stage.service.make.campaign();
    owner = await stage.service.make.member(campaign.id, 'owner');
    path = `/app/programs/${campaign.id}/payments`;
    eventsPath = `/app/programs/${campaign.id}/events`;
  });

  /** One payment that is a sale, one whose customer is not known yet, and one of the test mode. */
  async function payments() {
    const account = await connectAccount(stage.service, campaign);
    const { source } = account;
    await account.tell(checkout(source, { reference: await click(stage.service, campaign) }));
    const waiting = checkout(source, { reference: 'user_late' });
    await account.tell(waiting);
    await account.tell(checkout({ ...source, livemode: false }, { reference: 'nobody' }));
    return waiting.id;
  }
  const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    await payments();
    const visit = await stage.visit(path, owner.email, screen);
    const { page } = visit;
    await settled(page, 'Payment processor');
    await rowOf(page, 'whsec_').first().waitFor();
    await expectSound(visit);
    await page.getByRole('link', { name: 'See its events' }).click();
    await settled(page, 'Events');
    await rowOf(page, 'checkout.session.completed').first().waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a person connects Stripe, using only the keyboard; its events are accepted then', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByText('No payment processor is connected').waitFor();
    await expectSound(visit);
    await tabTo(page, 'Connect Stripe');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText(webhookPath(campaign.id)).waitFor();
    await expectSound(visit);
    const secret = newId('whsec');
    noteSecrets(secret);
    await page.keyboard.type(secret);
    await page.keyboard.press('Enter');
    await rowOf(page, `whsec_…${secret.slice(-4)}`).waitFor();
    expect(await page.getByText(secret).count()).toBe(0);
    const source = { shape: 'new', now: () => stage.service.clock.now() } as const;
    const paid = checkout(source, { reference: await click(stage.service, campaign) });
    const { status } = await stage.service.call(
      webhookPath(campaign.id),
      callOf(paid, secret, stage.service.clock.now()),
    );
    expect(status).toBe(200);
    await page.getByRole('link', { name: 'See its events' }).click();
    await expect.poll(() => rowOf(page, 'applied').textContent(), { timeout: 30_000 }).toContain('recorded as a sale');
    await visit.close();
  });

  test('a secret that is none is said at its field', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByRole('button', { name: 'Connect Stripe' }).click();
    const field = page.getByLabel('Signing secret');
    await field.fill('sk_live_123');
    await page.keyboard.press('Enter');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expectSound(visit);
    await visit.close();
  });

  test('what could not be applied says why, and is applied when it is tried again', async () => {
    const id = await payments();
    const visit = await stage.visit(`${eventsPath}?state=pending`, owner.email);
    const { page } = visit;
    const row = page.getByRole('table', { name: 'Events of' }).getByRole('row').nth(1);
    await row.getByText('The program has no customer with this click or key').waitFor();
    const again = page.getByRole('button', { name: `Try again ${id}` });
    await again.click();
    await page.getByText(/^Still waiting: The program has no customer/).waitFor();
    await stage.service.make.customer(await click(stage.service, campaign), { customer_key: 'user_late' });
    await again.click();
    await page.getByText('Applied: The payment is recorded as a sale.').waitFor();
    await page.getByRole('heading', { name: 'All events were applied' }).waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Show all events' }).click();
    const applied = rowOf(page, 'user_late').or(rowOf(page, 'applied'));
    await applied.first().getByRole('link').click();
    await page.getByRole('heading', { name: 'Events and reasons' }).waitFor();
    await visit.close();
  });

  test('a connection is removed after a question', async () => {
    const { secret } = await connectAccount(stage.service, campaign);
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByRole('button', { name: `Disconnect whsec_…${secret.slice(-4)}` }).click();
    await page.getByRole('dialog').getByText('will be refused').waitFor();
    await expectSound(visit);
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
    await page.getByText('No payment processor is connected').waitFor();
    await visit.close();
  });

  test.each([
    ['admin', 1],
    ['viewer', 0],
  ] as const)('the role %s may not connect or disconnect', async (role, replays) => {
    await payments();
    const { email } = await stage.service.make.member(campaign.id, role);
    const visit = await stage.visit(path, email);
    const { page } = visit;
    await settled(page, 'Payment processor');
    expect(await page.getByRole('button', { name: /^(?:Connect|Disconnect|Add)\b/ }).count()).toBe(0);
    await expectSound(visit);
    await page.getByRole('link', { name: 'See its events' }).click();
    await rowOf(page, 'waiting').waitFor();
    expect(await page.getByRole('button', { name: /^Try again/ }).count()).toBe(replays);
    await expectSound(visit);
    await visit.close();
  });
});
