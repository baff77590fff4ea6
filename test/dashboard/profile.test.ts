import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  expectSound,
  hasChromium,
  inChromium,
  openStage,
  LOOKS,
  SCREENS,
  settled,
  tabTo,
  type Stage,
} from './support.ts';

// The name under which programs see a partner.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const { make } = stage.service;
    const { email } = await make.partnerAccount((await make.program()).id);
    const visit = await stage.visit('/partner/profile', email, screen);
    await settled(visit.page, 'Profile');
    await visit.page.getByRole('main').getByText(email).waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a partner changes the name with the keyboard alone', async () => {
    const { make, db } = stage.service;
    const { email, partnerId } = await make.partnerAccount((await make.program()).id);
    const visit = await stage.visit('/partner/profile', email);
    const { page } = visit;
    await settled(page, 'Profile');
    await tabTo(page, 'Name');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Anna Example');
    await page.keyboard.press('Enter');
    await page.getByText('Saved').waitFor();
    expect(await db.knex('partners').where({ id: partnerId }).first()).toMatchObject({ name: 'Anna Example' });
    await expectSound(visit);
    await visit.close();
  });

  test('a partner switches a kind of mail off, and those to owners stay as they were', async () => {
    const { make } = stage.service;
    const { accountId, email } = await make.partnerAccount((await make.program()).id);
    const headers = await make.session(accountId);
    const mails = (method: string, body?: object) =>
      stage.service.call('/api/v1/account/mails', { method, headers, ...(body && { body }) });
    await mails('PUT', { off: ['weekly_digest'] });
    const visit = await stage.visit('/partner/profile', email, SCREENS[0]);
    const { page } = visit;
    await settled(page, 'Profile');
    await page.getByLabel('What I earned in a month').uncheck();
    await page.getByRole('button', { name: 'Save the choice' }).click();
    await page.getByText('Saved').waitFor();
    expect((await mails('GET')).body.data.off).toEqual(['monthly_summary', 'weekly_digest']);
    await expectSound(visit);
    await visit.close();
  });

  test('a partner who signs in by mail asks for another address, and sees until when it can be taken back', async () => {
    const { make, db, clock } = stage.service;
    const { accountId, email } = await make.partnerAccount((await make.program()).id);
    const visit = await stage.visit('/partner/profile', email);
    const { page } = visit;
    await settled(page, 'Profile');
    const action = page.getByRole('button', { name: 'Send the link' });
    // An issuer has signed the person in.
    expect(await action.count()).toBe(0);
    await db.knex('accounts').where({ id: accountId }).update({ issuer: null, subject: null });
    await page.reload();
    await page.getByLabel('New email address').fill('next@partner.dev');
    await action.click();
    // The service of this test sends no mail.
    await page.getByText('This service sends no mail, so nobody can confirm next@partner.dev.').waitFor();
    await expectSound(visit);
    const undo_until = new Date(clock.now().getTime() + 60_000);
    const changed = { token_hash: null, changed_at: clock.now(), undo_hash: Buffer.from('undo'), undo_until };
    await db.knex('address_changes').where({ account_id: accountId }).update(changed);
    await page.reload();
    await page.getByText('You changed your address. It can be taken back until').waitFor();
    expect(await action.count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });

  test('a person becomes a partner by saving a name', async () => {
    const { accountId, email } = await stage.service.make.person();
    const visit = await stage.visit('/partner/profile', email, SCREENS[0]);
    const { page } = visit;
    await settled(page, 'Profile');
    await page.getByText('When you save your name').waitFor();
    await expectSound(visit);
    await page.getByLabel('Name').fill('Ben');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved').waitFor();
    const partners = await stage.service.db.knex('partners').where({ account_id: accountId });
    expect(partners).toMatchObject([{ name: 'Ben', email }]);
    await visit.close();
  });
});
