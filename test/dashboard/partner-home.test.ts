import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, inChromium, openStage, settled, type Stage } from './support.ts';

// Where a partner begins.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  test('somebody with one program begins at its earnings, and with several at all of them', async () => {
    const { make, baseUrl } = stage.service;
    const { id } = await make.program();
    const { email, partnerId } = await make.partnerAccount(id);
    const { page, close } = await stage.visit('/partner', email);
    await settled(page, 'Earnings');
    expect(new URL(page.url()).pathname).toBe(`/partner/programs/${id}`);
    await page.getByRole('link', { name: 'My programs' }).first().click();
    await settled(page, 'My programs');
    const other = await make.program();
    await make.partnership(other.id, partnerId);
    await page.goto(`${baseUrl}/partner`);
    await settled(page, 'My programs');
    await close();
  });
});
