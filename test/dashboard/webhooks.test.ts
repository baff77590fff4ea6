import { describe, expect, test } from 'vitest';
import { bySubject } from '../../packages/dashboard/src/pages/webhooks/subjects.ts';
import { DAY } from '../../src/lib/clock.ts';
import { sell } from '../support/journey.ts';
import { noteSecrets } from '../support/secrets.ts';
import { CONFIRM, expectSound, hasChromium, inChromium, settled, tabTo } from './support.ts';
import { arrived, nameOf, newEndpoint, rowOf, useScene } from './webhooks-support.ts';

// Webhooks: an endpoint is added and tested, what it was sent is seen as it happens, and is sent again.

test('each type of event is under a subject, also one that came later', () => {
  const types = ['sale.recorded', 'terms.changed', 'partner.moved', 'visit.recorded'].map((type) => ({ type }));
  expect(bySubject(types)).toEqual([
    { title: 'Leads, sales and refunds', types: [{ type: 'sale.recorded' }] },
    { title: 'Partners', types: [{ type: 'partner.moved' }] },
    { title: 'Terms', types: [{ type: 'terms.changed' }] },
    { title: 'Others', types: [{ type: 'visit.recorded' }] },
  ]);
});

describe.skipIf(!hasChromium)(inChromium, () => {
  const scene = useScene();

  test('a person adds a webhook for some events and tests it, using only the keyboard', async () => {
    const visit = await scene.stage.visit(scene.path, scene.owner.email);
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
    await address.fill(scene.receiver.url);
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog', { name: 'The secret of the webhook' });
    await shown.getByText('it is not shown again').waitFor();
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
    await tabTo(page, /^Copy/);
    await page.keyboard.press('Enter');
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    noteSecrets(copied);
    expect(copied).toMatch(/^whsec_/);
    await expectSound(visit);
    await tabTo(page, 'I have saved it');
    await page.keyboard.press('Enter');
    await settled(page, nameOf(scene));
    expect(await page.getByText(copied).count()).toBe(0);
    await tabTo(page, 'Send a test');
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByText(/Answer 204 after \d+ ms/)
      .waitFor();
    await expectSound(visit);
    scene.status = 500;
    await tabTo(page, 'Send another');
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByText(/Answer 500/)
      .waitFor();
    await page.getByRole('dialog').getByText('out of order').waitFor();
    expect(JSON.parse(scene.receiver.received[0]!.body).type).toBe('webhook.test');
    await visit.close();
  });

  test('a sale is there within five seconds while the page is open, with its body and its attempt, and is sent again', async () => {
    const id = await newEndpoint(scene, { types: ['sale.recorded'] });
    const visit = await scene.stage.visit(`${scene.path}/${id}`, scene.owner.email);
    const { page } = visit;
    await page.getByText('Nothing sent yet').waitFor();
    await expectSound(visit);
    const { transaction_id } = await sell(scene.stage.service, scene.campaign);
    const row = rowOf(page, transaction_id);
    await row.waitFor({ timeout: 5_500 });
    expect(await row.getByRole('link', { name: transaction_id }).getAttribute('href')).toContain('/customers/');
    await row.getByText('delivered').waitFor();
    await row.getByRole('button', { name: 'Sale recorded' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sale recorded' });
    await dialog.getByText(`"transaction_id": "${transaction_id}"`).waitFor();
    await dialog.getByText(/Answer 204 after/).waitFor();
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await arrived(scene, 2);
    expect(new Set(scene.receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect(new URL(page.url()).search).toBe('');
    await visit.close();
  });

  test('what happens while it is disabled is skipped, and replayed once it is enabled', async () => {
    const id = await newEndpoint(scene, { types: ['sale.recorded'] });
    const { page, close } = await scene.stage.visit(`${scene.path}/${id}`, scene.owner.email);
    await page.getByRole('button', { name: 'Disable' }).click();
    await page.getByText('A member disabled it on').waitFor();
    for (let count = 0; count < 2; count++) await sell(scene.stage.service, scene.campaign);
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
    scene.stage.service.clock.advance({ seconds: 1 });
    await replay();
    await page.getByText('2 events are sent again').waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await arrived(scene, 2);
    await page.getByLabel('Status').selectOption('delivered');
    await expect.poll(() => rowOf(page, 'delivered').count(), { timeout: 10_000 }).toBe(2);
    await close();
  });

  test('the address is changed, the secret rotated with an overlap, and the webhook deleted after a question', async () => {
    const id = await newEndpoint(scene, { url: 'https://old.brand.dev/hook' });
    const visit = await scene.stage.visit(`${scene.path}/${id}`, scene.owner.email);
    const { page } = visit;
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Address').fill(scene.receiver.url);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The new address has its own secret').waitFor();
    noteSecrets(await page.getByRole('dialog').getByRole('textbox').inputValue());
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await settled(page, nameOf(scene));
    await page.getByRole('button', { name: 'Rotate the secret' }).click();
    await page.getByLabel('Overlap, hours').fill('169');
    await page.getByRole('button', { name: 'Create the new secret' }).click();
    await expect.poll(() => page.getByLabel('Overlap, hours').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Overlap, hours').fill('48');
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

  test('a sign-in that is not recent is asked for again before a webhook is created or its secret rotated', async () => {
    const id = await newEndpoint(scene);
    const { page, close } = await scene.stage.visit(`${scene.path}/${id}`, scene.owner.email);
    await page.getByRole('button', { name: 'Rotate the secret' }).click();
    scene.stage.service.clock.set(new Date(Date.now() + DAY / 4));
    await page.getByRole('button', { name: 'Create the new secret' }).click();
    await page.getByRole('link', { name: CONFIRM }).waitFor();
    await page.getByRole('dialog', { name: CONFIRM }).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'All webhooks' }).click();
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    await page.getByLabel('Address').fill(scene.receiver.url);
    await page.getByRole('button', { name: 'Create the webhook' }).click();
    await page.getByRole('link', { name: CONFIRM }).waitFor();
    scene.stage.service.clock.set(new Date());
    await close();
  });

  test('the sample is there in three languages', async () => {
    const { page, close } = await scene.stage.visit(`${scene.path}/${await newEndpoint(scene)}`, scene.owner.email);
    const card = page.getByRole('region', { name: 'Verify what arrives' });
    await card.getByText('verifyWebhook(body').waitFor();
    await card.getByText('Python').click();
    await card.getByText('verify_webhook(body').waitFor();
    await card.getByText('Go', { exact: true }).click();
    await card.getByText('referral.VerifyWebhook(body').waitFor();
    await close();
  });

  test('an admin tests and edits, but adds none, chooses no address or header and rotates no secret; a viewer has no such page', async () => {
    const id = await newEndpoint(scene);
    const { make } = scene.stage.service;
    const [admin, viewer] = [
      await make.member(scene.campaign.id, 'admin'),
      await make.member(scene.campaign.id, 'viewer'),
    ];
    const seen = await scene.stage.visit(scene.path, admin.email);
    await rowOf(seen.page, nameOf(scene)).waitFor();
    expect(await seen.page.getByRole('button', { name: 'Add a webhook' }).count()).toBe(0);
    await seen.page.getByRole('link', { name: nameOf(scene) }).click();
    await seen.page.waitForURL(`**/${id}`);
    await seen.page.getByRole('button', { name: 'Edit' }).click();
    const dialog = seen.page.getByRole('dialog');
    await dialog.getByText('Only an owner changes the address').waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(1);
    await dialog.getByLabel('What it is for').fill('The CRM');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await seen.page.getByText('The CRM').waitFor();
    expect(await seen.page.getByRole('button', { name: 'Rotate the secret' }).count()).toBe(0);
    await seen.close();
    const refused = await scene.stage.visit(scene.path, viewer.email);
    await refused.page.getByRole('alert').waitFor();
    expect(await refused.page.getByRole('link', { name: 'Webhooks' }).count()).toBe(0);
    await refused.close();
  });
});
