import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { newWebhookSecret, sealWebhookSecret } from '../../src/outbox/secret.ts';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { sell } from '../support/journey.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { noteSecrets } from '../support/secrets.ts';
import { startReceiver, type Receiver } from '../webhooks/receiver.ts';
import { addEndpoint } from '../webhooks/support.ts';
import { expectSound, hasChromium, inChromium, LOOKS, openStage, settled, tabTo, type Stage } from './support.ts';

// Webhooks: an endpoint is added and tested, what it was sent is seen as it happens, and is sent again.

const WEBHOOKS = { reach: { development: true, networks: [], own: [] }, sends: true };

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson & { apiToken: string };
  let path: string;
  let receiver: Receiver;
  let status: number;
  beforeAll(async () => void (stage = await openStage({ webhooks: WEBHOOKS })));
  afterAll(() => stage.stop());
  beforeEach(async () => {
    campaign = await stage.service.make.campaign();
    owner = await stage.service.make.member(campaign.id, 'owner');
    path = `/app/programs/${campaign.id}/webhooks`;
    status = 204;
    receiver = await startReceiver(
      (res) => void res.writeHead(status).end(status === 204 ? undefined : 'out of order'),
    );
  });
  afterEach(() => receiver.stop());

  const newEndpoint = (given: object = {}) =>
    addEndpoint(stage.service, campaign.id, {
      url: receiver.url,
      secret: sealWebhookSecret(SECRET_KEY, campaign.id, newWebhookSecret()),
      ...given,
    });
  const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
  const arrived = (count: number) => expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(count);
  const idsOf = () => receiver.received.map(({ headers }) => headers['webhook-id']);

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const id = await newEndpoint({ description: 'Sales to the CRM' });
    const at = new Date(Date.now() - DAY);
    await newEndpoint({ url: 'https://old.brand.dev/hooks/referrals', types: ['sale.recorded'], failing_since: at });
    const disabled = { status: 'disabled', disabled_at: at, disabled_because: 'gone' };
    await newEndpoint({ url: 'https://gone.brand.dev/', types: ['sale.recorded', 'lead.settled'], ...disabled });
    await sell(stage.service, campaign);
    await arrived(2);
    status = 503;
    await sell(stage.service, campaign);
    const visit = await stage.visit(path, owner.email, screen);
    const { page } = visit;
    await settled(page, 'Webhooks');
    await rowOf(page, 'Sales to the CRM').waitFor();
    expect(await rowOf(page, 'old.brand.dev').textContent()).toContain('has failed');
    expect(await rowOf(page, 'gone.brand.dev').textContent()).toContain('answered 410');
    await expectSound(visit);
    await page.getByRole('link', { name: receiver.url.slice(7) }).click();
    await page.waitForURL(`**/webhooks/${id}`);
    await rowOf(page, '503').first().waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Sale recorded' }).last().click();
    await page.getByRole('dialog').getByText('"sale.recorded"').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a person adds a webhook for some events and tests it, using only the keyboard', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByText('No webhook yet').waitFor();
    await expectSound(visit);
    await tabTo(page, 'Add a webhook');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
    await page.keyboard.type('https://10.0.0.1/hook');
    await tabTo(page, 'All events');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, 'Create the webhook');
    await page.keyboard.press('Enter');
    const address = page.getByLabel('Address');
    // The first wrong field, or the address: the service names one at a time.
    await dialog.getByRole('alert').waitFor();
    await tabTo(page, 'Sale recorded');
    await page.keyboard.press('Space');
    await tabTo(page, 'Create the webhook');
    await page.keyboard.press('Enter');
    await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
    await expectSound(visit);
    await address.fill(receiver.url);
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog', { name: 'The secret of the webhook' });
    await shown.getByText('It is shown only once').waitFor();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
    await tabTo(page, /^Copy/);
    await page.keyboard.press('Enter');
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    noteSecrets(copied);
    expect(copied).toMatch(/^whsec_/);
    await expectSound(visit);
    await tabTo(page, 'I have saved it');
    await page.keyboard.press('Enter');
    await settled(page, receiver.url.slice(7));
    expect(await page.getByText(copied).count()).toBe(0);
    await tabTo(page, 'Send a test');
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByText(/Answer 204 after \d+ ms/)
      .waitFor();
    await expectSound(visit);
    status = 500;
    await tabTo(page, 'Send another');
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByText(/Answer 500/)
      .waitFor();
    await page.getByRole('dialog').getByText('out of order').waitFor();
    expect(JSON.parse(receiver.received[0]!.body).type).toBe('webhook.test');
    await visit.close();
  });

  test('a sale is there within five seconds while the page is open, with its body and its attempt, and is sent again', async () => {
    const id = await newEndpoint({ types: ['sale.recorded'] });
    const visit = await stage.visit(`${path}/${id}`, owner.email);
    const { page } = visit;
    await page.getByText('Nothing sent yet').waitFor();
    await expectSound(visit);
    const { transaction_id } = await sell(stage.service, campaign);
    const row = rowOf(page, transaction_id);
    await row.waitFor({ timeout: 5_500 });
    expect(await row.getByRole('link', { name: transaction_id }).getAttribute('href')).toContain('/customers/');
    await row.getByText('delivered').waitFor();
    await row.getByRole('button', { name: 'Sale recorded' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sale recorded' });
    await dialog.getByText(`"transaction_id": "${transaction_id}"`).waitFor();
    await dialog.getByText(/Answer 204 after/).waitFor();
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await arrived(2);
    expect(new Set(idsOf()).size).toBe(1);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect(new URL(page.url()).search).toBe('');
    await visit.close();
  });

  test('what happens while it is disabled is skipped, and replayed once it is enabled', async () => {
    const id = await newEndpoint({ types: ['sale.recorded'] });
    const { page, close } = await stage.visit(`${path}/${id}`, owner.email);
    await page.getByRole('button', { name: 'Disable' }).click();
    await page.getByText('A member disabled it on').waitFor();
    for (let count = 0; count < 2; count++) await sell(stage.service, campaign);
    await expect.poll(() => rowOf(page, 'skipped').count(), { timeout: 10_000 }).toBe(2);
    const replay = async () => {
      await page.getByRole('button', { name: 'Replay…' }).click();
      await page.getByRole('button', { name: 'Replay', exact: true }).click();
    };
    await replay();
    await page.getByRole('alert').getByText('is disabled').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Enable' }).click();
    await page.getByRole('button', { name: 'Disable' }).waitFor();
    // The clock of the service stands still, and now is not before now.
    stage.service.clock.advance({ seconds: 1 });
    await replay();
    await page.getByText('2 events are sent again').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await arrived(2);
    await page.getByLabel('Status').selectOption('delivered');
    await expect.poll(() => rowOf(page, 'delivered').count(), { timeout: 10_000 }).toBe(2);
    await close();
  });

  test('the address is changed, the secret rotated with an overlap, and the webhook deleted after a question', async () => {
    const id = await newEndpoint({ url: 'https://old.brand.dev/hook' });
    const visit = await stage.visit(`${path}/${id}`, owner.email);
    const { page } = visit;
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Address').fill(receiver.url);
    await page.getByRole('button', { name: 'Save' }).click();
    await settled(page, receiver.url.slice(7));
    await page.getByRole('button', { name: 'Rotate the secret' }).click();
    await page.getByLabel('Hours during which both sign').fill('169');
    await page.getByRole('button', { name: 'Create the new secret' }).click();
    await expect.poll(() => page.getByLabel('Hours during which both sign').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Hours during which both sign').fill('48');
    await page.getByRole('button', { name: 'Create the new secret' }).click();
    noteSecrets(await page.getByRole('dialog').getByRole('textbox').inputValue());
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await page.getByText('the former one signs too until').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByText('This cannot be undone').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Delete the webhook' }).click();
    await page.getByText('No webhook yet').waitFor();
    await visit.close();
  });

  test('the sample is there in three languages', async () => {
    const { page, close } = await stage.visit(`${path}/${await newEndpoint()}`, owner.email);
    const card = page.getByRole('region', { name: 'Verify what arrives' });
    await card.getByText('verifyWebhook(body').waitFor();
    await card.getByText('Python').click();
    await card.getByText('verify_webhook(body').waitFor();
    await card.getByText('Go', { exact: true }).click();
    await card.getByText('referral.VerifyWebhook(body').waitFor();
    await close();
  });

  test('an admin tests, but adds none and rotates no secret; a viewer has no such page', async () => {
    const id = await newEndpoint();
    const { make } = stage.service;
    const [admin, viewer] = [await make.member(campaign.id, 'admin'), await make.member(campaign.id, 'viewer')];
    const seen = await stage.visit(path, admin.email);
    await rowOf(seen.page, receiver.url.slice(7)).waitFor();
    expect(await seen.page.getByRole('button', { name: 'Add a webhook' }).count()).toBe(0);
    await seen.page.getByRole('link', { name: receiver.url.slice(7) }).click();
    await seen.page.waitForURL(`**/${id}`);
    await seen.page.getByRole('button', { name: 'Edit' }).waitFor();
    expect(await seen.page.getByRole('button', { name: 'Rotate the secret' }).count()).toBe(0);
    await seen.close();
    const refused = await stage.visit(path, viewer.email);
    await refused.page.getByRole('alert').waitFor();
    expect(await refused.page.getByRole('link', { name: 'Webhooks' }).count()).toBe(0);
    await refused.close();
  });
});
