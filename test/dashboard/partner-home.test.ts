import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payable } from '../payouts/support.ts';
import { expectSound, hasChromium, inChromium, openStage, settled, type Stage } from './support.ts';

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

  test('who has not said how they are paid is led to it, with one program and with several', async () => {
    const { make, db, baseUrl } = stage.service;
    const { email, partnerId } = await make.partnerAccount((await make.program()).id);
    const visit = await stage.visit('/partner', email);
    const { page } = visit;
    const add = page.getByRole('main').getByRole('link', { name: 'Add how you are paid' });
    await settled(page, 'Earnings');
    await add.click();
    await settled(page, 'Profile');
    await make.partnership((await make.program({ name: 'Tea' })).id, partnerId);
    await page.goto(`${baseUrl}/partner`);
    await settled(page, 'My programs');
    await add.waitFor();
    await expectSound(visit);
    await payable(stage.service, partnerId);
    await page.reload();
    await settled(page, 'My programs');
    await expect.poll(() => add.count()).toBe(0);
    expect(await db.knex('payout_methods').where({ partner_id: partnerId })).toHaveLength(1);
    await visit.close();
  });
});
