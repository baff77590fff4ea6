import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEPA } from '../payout-methods/support.ts';
import {
  CONFIRM,
  confirmPerson,
  expectSound,
  hasChromium,
  inChromium,
  LOOKS,
  openStage,
  settled,
  type Screen,
  type Stage,
} from './support.ts';

// Where a partner is paid.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  /** The profile of a new partner, with what they have added. */
  async function open(bodies: object[], screen?: Screen) {
    const { make, clock } = stage.service;
    clock.set(new Date());
    const partner = await make.partnerAccount((await make.program()).id);
    const headers = await make.session(partner.accountId);
    for (const body of bodies) {
      expect(
        (await stage.service.call('/api/v1/partner/payout-methods', { method: 'POST', headers, body })).status,
      ).toBe(201);
    }
    const visit = await stage.visit('/partner/profile', partner.email, screen);
    await settled(visit.page, 'Profile');
    const card = visit.page.getByRole('region', { name: 'How you are paid' });
    await card.getByRole('button', { name: /^Add/ }).waitFor();
    return { ...partner, visit, page: visit.page, card };
  }
  const live = (partnerId: number) =>
    stage.service.db.knex('payout_methods').where({ partner_id: partnerId, removed_at: null }).orderBy('id');

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const paypal = { kind: 'paypal', holder: 'Anna Example', holder_kind: 'person', email: 'anna@partner.dev' };
    const { visit, page, card } = await open([paypal, SEPA], screen);
    await card.getByText('Bank account DE•• 3000').first().waitFor();
    await card.getByText('Used from').waitFor();
    await expectSound(visit);
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()).toBe(
      'How you are paid',
    );
    await card.getByRole('button', { name: 'Add another' }).click();
    await page.getByLabel('Paid with').selectOption('other');
    await expectSound(visit);
    await visit.close();
  });

  test('a partner adds a bank account with the keyboard; the field follows the kind', async () => {
    const { partnerId, email, visit, page, card } = await open([]);
    await card.getByText('nobody can pay you').waitFor();
    await card.getByText('Brand pays in USD.').waitFor();
    await card.getByRole('button', { name: 'Add how you are paid' }).press('Enter');
    expect(await page.getByLabel('Email address of your PayPal account').inputValue()).toBe(email);
    await page.getByLabel('Account holder', { exact: true }).fill('');
    await page.getByLabel('Paid with').focus();
    await page.keyboard.type('Bank');
    await page.getByLabel('IBAN').waitFor();
    expect(await page.getByLabel('Currency').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.type('DE89 3704 0044 0532 0130 01');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Anna Example');
    await page.keyboard.press('Enter');
    await page.getByText('Compare it with your bank').first().waitFor();
    await expectSound(visit);
    await page.getByLabel('IBAN').fill(SEPA.iban);
    await page.keyboard.press('Enter');
    await page.getByText('Saved').waitFor();
    await card.getByText('Bank account DE•• 3000').first().waitFor();
    expect(await live(partnerId)).toMatchObject([{ kind: 'sepa', currency: 'EUR', holder: 'Anna Example' }]);
    await visit.close();
  });

  test('a partner removes a method', async () => {
    const { partnerId, visit, page, card } = await open([SEPA]);
    await card.getByRole('button', { name: 'Remove Bank account DE•• 3000' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await card.getByText('nobody can pay you').waitFor();
    expect(await live(partnerId)).toEqual([]);
    await visit.close();
  });

  test('after 15 minutes, the partner signs in again in another window', async () => {
    const { visit, page, card } = await open([SEPA]);
    stage.service.clock.advance({ seconds: 901 });
    await page.reload();
    const again = card.getByRole('link', { name: CONFIRM });
    await again.waitFor();
    expect(await again.getAttribute('href')).toContain('/sign-in?again');
    expect(await card.getByRole('alert').count()).toBe(0);
    await expectSound(visit);
    // The list comes without a reload.
    await confirmPerson(page);
    await card.getByText('Bank account DE•• 3000').first().waitFor();
    await visit.close();
    stage.service.clock.set(new Date());
  });
});
