import { describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { sell } from '../support/journey.ts';
import { expectSound, hasChromium, inChromium, LOOKS, settled } from './support.ts';
import { arrived, nameOf, newEndpoint, rowOf, useScene } from './webhooks-support.ts';

// How the pages of webhooks look on a phone and at a desk, with what works, fails and is disabled.

describe.skipIf(!hasChromium)(inChromium, () => {
  const scene = useScene();

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const id = await newEndpoint(scene, { description: 'Sales to the CRM' });
    const at = new Date(Date.now() - DAY);
    await newEndpoint(scene, {
      url: 'https://old.brand.dev/hooks/referrals',
      types: ['sale.recorded'],
      failing_since: at,
    });
    const disabled = { status: 'disabled', disabled_at: at, disabled_because: 'gone' };
    await newEndpoint(scene, { url: 'https://gone.brand.dev/', types: ['sale.recorded', 'lead.settled'], ...disabled });
    await sell(scene.stage.service, scene.campaign);
    await arrived(scene, 2);
    scene.status = 503;
    await sell(scene.stage.service, scene.campaign);
    const visit = await scene.stage.visit(scene.path, scene.owner.email, screen);
    const { page } = visit;
    await settled(page, 'Webhooks');
    await rowOf(page, 'Sales to the CRM').waitFor();
    expect(await rowOf(page, 'old.brand.dev').textContent()).toContain('has failed');
    expect(await rowOf(page, 'gone.brand.dev').textContent()).toContain('answered 410');
    await expectSound(visit);
    await page.getByRole('link', { name: nameOf(scene) }).click();
    await page.waitForURL(`**/webhooks/${id}`);
    await rowOf(page, '503').first().waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Sale recorded' }).last().click();
    await page.getByRole('dialog').getByText('"sale.recorded"').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test.each(LOOKS.filter(({ width }) => width < 500))('its dialogs are whole on $name', async (screen) => {
    const id = await newEndpoint(scene, {
      url: 'https://automation.brand.dev/webhook/7c2d9a1e-55f0-4b6e-9d3c-8f1a2b3c4d5e/live',
    });
    const visit = await scene.stage.visit(scene.path, scene.owner.email, screen);
    const { page } = visit;
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    await page.getByText('Only some').click();
    await page.getByLabel('Commission held').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: /^automation/ }).click();
    await page.waitForURL(`**/${id}`);
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByRole('dialog').getByText('The name of the host is unknown').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Replay…' }).click();
    await expectSound(visit);
    await visit.close();
  });
});
