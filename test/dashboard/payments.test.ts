import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Sent } from '../../packages/cli/src/simulate/delivery.ts';
import { simulated } from '../../packages/cli/src/simulate/scenarios.ts';
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

  test('an owner stores a key to catch up with, sees how far the service has come, and that a processor is silent', async () => {
    await connectAccount(stage.service, campaign);
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const row = {
      program_id: campaign.id,
      type: 'invoice.paid',
      notice: '{}',
      names: [],
      state: 'pending',
      result: 'customer_unknown',
    };
    const events = Array.from({ length: 12 }, (_, i) => ({
      ...row,
      event_id: newId('evt'),
      occurred_at: at(30 + i),
      received_at: at(30 + i),
    }));
    await stage.service.db.knex('payment_events').insert(events);
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByText('No event from Stripe for 30 hours').waitFor();
    await page.getByRole('button', { name: 'Add a key of Stripe' }).click();
    await page.getByLabel('Restricted key, read only').fill('sk_live_0123456789abcdef');
    await page.getByRole('button', { name: 'Store the key' }).click();
    await page.getByText('must be a restricted key that only reads').first().waitFor();
    noteSecrets('rk_live_0123456789abcdef');
    await page.getByLabel('Restricted key, read only').fill('rk_live_0123456789abcdef');
    await page.getByRole('button', { name: 'Store the key' }).click();
    await page.getByText('Key stored').waitFor();
    await page.getByText('Not asked yet.').waitFor();
    await expectSound(visit);
    await page
      .getByRole('button', { name: /^Remove the key|^Remove/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Remove the key' }).last().click();
    await page.getByText('Key removed').waitFor();
    await visit.close();
  });

  test('a person connects Stripe, using only the keyboard, and sees its first event come', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByRole('heading', { name: 'Connect your payment processor' }).waitFor();
    await expectSound(visit);
    await tabTo(page, /^Connect Stripe/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByText(webhookPath(campaign.id)).waitFor();
    await expectSound(visit);
    const secret = newId('whsec');
    noteSecrets(secret);
    await page.keyboard.type(secret);
    await page.keyboard.press('Enter');
    await page.getByText('Waiting for an event from Stripe').waitFor();
    await expectSound(visit);
    expect(await page.getByText(secret).count()).toBe(0);
    const source = { shape: 'new', now: () => stage.service.clock.now() } as const;
    const paid = checkout(source, { reference: await click(stage.service, campaign) });
    const { status } = await stage.service.call(
      webhookPath(campaign.id),
      callOf(paid, secret, stage.service.clock.now()),
    );
    expect(status).toBe(200);
    await page.getByText('Stripe works: checkout.session.completed arrived').waitFor();
    await page.getByText('The payment is recorded as a sale.').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Done' }).click();
    await rowOf(page, `whsec_…${secret.slice(-4)}`).waitFor();
    await page.getByRole('link', { name: 'See its events' }).click();
    await expect.poll(() => rowOf(page, 'applied').textContent(), { timeout: 30_000 }).toContain('recorded as a sale');
    await visit.close();
  });

  /** Sends a payment of this customer, as the command line does. */
  async function pay(type: 'paddle' | 'woocommerce', secret: string) {
    const service = stage.service;
    const customer_key = `user_${type}`;
    await service.make.customer(await click(service, campaign), { customer_key });
    const occasion = { secret, now: () => service.clock.now(), buyer: { customer_key } };
    const [{ body, headers }] = simulated(type, 'payment', occasion) as [Sent];
    const url = `${service.baseUrl}/api/v1/webhooks/${type}/${campaign.id}`;
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(200);
  }

  test('Paddle: the secret comes from there, and the first event says what it did', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByRole('button', { name: 'Connect Paddle' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`/api/v1/webhooks/paddle/${campaign.id}`).waitFor();
    await dialog.getByText('transaction.completed').waitFor();
    await dialog.getByRole('button', { name: /^Copy all 4/ }).waitFor();
    const secret = 'pdl_ntfset_a-secret-of-the-test';
    noteSecrets(secret);
    await dialog.getByLabel('Secret key').fill(secret);
    await dialog.getByRole('button', { name: 'Connect Paddle' }).click();
    await dialog.getByText('Waiting for an event from Paddle').waitFor();
    await pay('paddle', secret);
    await dialog.getByText('Paddle works: transaction.completed arrived').waitFor();
    await dialog.getByRole('link', { name: 'See its events' }).click();
    await rowOf(page, 'applied').filter({ hasText: 'Paddle' }).waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('WooCommerce: the secret is chosen here first, and pasted there; it is not lost by accident', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByRole('button', { name: 'Connect WooCommerce' }).click();
    const dialog = page.getByRole('dialog');
    const secret = await dialog.getByLabel('Secret').inputValue();
    noteSecrets(secret);
    expect(secret).toMatch(/^[0-9a-f]{32}$/);
    await expectSound(visit);
    await dialog.getByRole('button', { name: 'Connect WooCommerce' }).click();
    await dialog.getByText('Order restored').waitFor();
    await dialog.getByText(secret).waitFor();
    await expectSound(visit);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.getByText('You have not copied the secret').waitFor();
    await dialog.getByRole('button', { name: 'Copy the secret' }).click();
    await pay('woocommerce', secret);
    await dialog.getByText('WooCommerce works: order.').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await rowOf(page, 'WooCommerce')
      .getByRole('button', { name: /^Steps/ })
      .click();
    await page.getByRole('dialog').getByText('WooCommerce works: order.').waitFor();
    await expectSound(visit);
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
    await page.getByRole('heading', { name: 'Connect your payment processor' }).waitFor();
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
    expect(await page.getByRole('button', { name: /^(?:Connect|Disconnect)\b/ }).count()).toBe(0);
    await expectSound(visit);
    await page.getByRole('link', { name: 'See its events' }).click();
    await rowOf(page, 'waiting').waitFor();
    expect(await page.getByRole('button', { name: /^Try again/ }).count()).toBe(replays);
    await expectSound(visit);
    await visit.close();
  });
});
