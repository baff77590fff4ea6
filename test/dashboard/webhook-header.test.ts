import { describe, expect, test } from 'vitest';
import { noteSecrets } from '../support/secrets.ts';
import { expectSound, hasChromium, inChromium, LOOKS } from './support.ts';
import { newEndpoint, useScene } from './webhooks-support.ts';

// The header that each delivery to a webhook has besides, such as the key of a gateway.

describe.skipIf(!hasChromium)(inChromium, () => {
  const scene = useScene();

  test('each delivery has the header that an owner gives it, whose value no page shows, until it is removed', async () => {
    const visit = await scene.stage.visit(scene.path, scene.owner.email);
    const { page } = visit;
    const dialog = page.getByRole('dialog');
    const [name, value] = [dialog.getByLabel('Name', { exact: true }), dialog.getByLabel('Value', { exact: true })];
    const wrong = () => Promise.all([name, value].map((field) => field.getAttribute('aria-invalid')));
    const sentNow = async () => {
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Send a test' }).click();
      await dialog.getByText(/Answer 204/).waitFor();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      return scene.receiver.received.at(-1)!.headers['x-gateway-key'];
    };
    const edit = async (fill: () => Promise<void>) => {
      await page.getByRole('button', { name: 'Edit' }).click();
      await fill();
      await dialog.getByRole('button', { name: 'Save' }).click();
    };
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    await dialog.getByLabel('Address').fill(scene.receiver.url);
    await name.fill('Host');
    await dialog.getByRole('button', { name: 'Create the webhook' }).click();
    await expect.poll(wrong).toEqual(['false', 'true']);
    await value.fill('k-4711');
    await dialog.getByRole('button', { name: 'Create the webhook' }).click();
    await expect.poll(wrong).toEqual(['true', 'false']);
    await expectSound(visit);
    await name.fill('X-Gateway-Key');
    await dialog.getByRole('button', { name: 'Create the webhook' }).click();
    await dialog.getByText('it is not shown again').waitFor();
    noteSecrets(await dialog.getByRole('textbox').inputValue());
    await dialog.getByRole('button', { name: 'I have saved it' }).click();
    expect(await sentNow()).toBe('k-4711');

    await edit(() => dialog.getByLabel('What it is for').fill('The CRM'));
    await page.getByText('The CRM').waitFor();
    expect(await sentNow()).toBe('k-4711');
    await edit(async () => {
      await dialog.getByText('Replace it', { exact: true }).click();
      expect(await value.inputValue()).toBe('');
      await value.fill('k-4712');
    });
    expect(await sentNow()).toBe('k-4712');
    await page.getByText('X-Gateway-Key, whose value is not shown').waitFor();
    expect(await page.content()).not.toContain('k-471');
    await edit(() => dialog.getByText('Remove it').click());
    expect(await sentNow()).toBeUndefined();
    expect(await page.getByText('X-Gateway-Key').count()).toBe(0);
    await visit.close();
  });

  test.each(LOOKS)('the form of one that has a header is whole on $name', async (screen) => {
    const header = { header_name: 'X-Gateway-Key', header_value: Buffer.alloc(1) };
    const id = await newEndpoint(scene, { types: ['sale.recorded'], ...header });
    const visit = await scene.stage.visit(`${scene.path}/${id}`, scene.owner.email, screen);
    const { page } = visit;
    await page.getByText('X-Gateway-Key, whose value is not shown').waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByText('All events').click();
    await page.getByText('It is not sent to a new address').waitFor();
    await expectSound(visit);
    await page.getByText('Replace it', { exact: true }).click();
    await page.getByText('never shown again').waitFor();
    await expectSound(visit);
    await visit.close();
  });
});
