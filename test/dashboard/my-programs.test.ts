import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setAccountStatus } from '../../src/accounts/write.ts';
import { DAY } from '../../src/lib/clock.ts';
import {
  expectSound,
  hasChromium,
  inChromium,
  openStage,
  LOOKS,
  settled,
  signInAgain,
  tabTo,
  type Stage,
} from './support.ts';

// The first page of a partner: their programs and the terms of each; they join, apply and leave here.

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#b45309"/></svg>`;

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  const cardOf = (page: Page, name: string) => page.getByRole('region', { name });
  const program = async (name: string, settings: object = {}) => {
    const { make } = stage.service;
    return make.program({ name, slug: make.unique('slug'), ...settings });
  };

  test.each(LOOKS)('the terms of each program are whole and accessible on $name', async (screen) => {
    const { make, db } = stage.service;
    const { id } = await program('Brand', { lead_commission_cents: 300, holding_period_days: 30 });
    const { email, partnerId } = await make.partnerAccount(id);
    for (const [name, status] of Object.entries({ Shop: 'applied', Store: 'left', Market: 'removed' })) {
      await make.partnership((await program(name)).id, partnerId, status);
    }
    await make.partnership((await program('Fair', { archived_at: new Date() })).id, partnerId);
    const visit = await stage.visit('/partner/programs', email, screen);
    await settled(visit.page, 'My programs');
    const text = await cardOf(visit.page, 'Brand').textContent();
    for (const part of [
      '20% of every sale including tax, excluding renewals, approved after 30 days',
      '$3.00',
      'joined',
    ]) {
      expect(text).toContain(part);
    }
    const applied = await cardOf(visit.page, 'Shop').textContent();
    expect(applied).toContain('The program is reviewing your application');
    expect(applied).toContain('Applied on');
    expect(await cardOf(visit.page, 'Market').textContent()).toContain('The program removed you');
    expect(await cardOf(visit.page, 'Fair').textContent()).toContain('The program has ended');
    expect(await visit.page.getByRole('button', { name: /^Leave/ }).count()).toBe(1);
    // Where the partner earns comes first, and what has ended last.
    const names = await visit.page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(names.slice(0, 2)).toEqual(['Brand', 'Shop']);
    await expectSound(visit);
    await visit.close();
    expect(await db.knex('partnerships').where({ partner_id: partnerId })).toHaveLength(5);
  });

  test.each(LOOKS)('a program wears its brand on $name', async (screen) => {
    const { make, db } = stage.service;
    const { id } = await program('Brand');
    const [owner, { email }] = [await make.member(id, 'owner'), await make.partnerAccount(id)];
    const brand = { display_name: 'Tea House', accent_color: '#b45309', sentence: 'Tea from small gardens' };
    await db.knex('programs').where({ id }).update({ brand });
    const put = await fetch(`${stage.service.baseUrl}/api/v1/programs/${id}/logo`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${owner.apiToken}`, 'Content-Type': 'image/svg+xml' },
      body: LOGO,
    });
    expect(put.status).toBe(200);
    const visit = await stage.visit('/partner/programs', email, screen);
    await settled(visit.page, 'My programs');
    const card = cardOf(visit.page, 'Tea House');
    await card.getByText('Tea from small gardens').waitFor();
    const width = await card.locator('img').evaluate(async (img) => {
      const shown = img as unknown as { decode: () => Promise<void>; naturalWidth: number };
      await shown.decode();
      return shown.naturalWidth;
    });
    expect(width).toBe(256);
    await expectSound(visit);
    await card.getByRole('link', { name: 'Earnings Tea House' }).click();
    await settled(visit.page, 'Earnings');
    await expectSound(visit);
    await visit.close();
  });

  test('a person who is no partner yet joins a program with the keyboard alone', async () => {
    const slug = stage.service.make.unique('open-brand');
    const { id } = await program('Open Brand', { slug, join_policy: 'open' });
    const { email } = await stage.service.make.person();
    const visit = await stage.visit('/partner/programs', email);
    const { page } = visit;
    await settled(page, 'My programs');
    await page.getByText('No programs yet').waitFor();
    await expectSound(visit);
    await tabTo(page, 'Join a program');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Join a program' }).waitFor();
    await page.keyboard.type('no-such-brand');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await expectSound(visit);
    await page.getByLabel('Short name of the program').fill(slug);
    await page.keyboard.press('Enter');
    await page.getByText('You have joined Open Brand').waitFor();
    await tabTo(page, 'Earnings Open Brand');
    await page.keyboard.press('Enter');
    await settled(page, 'Earnings');
    expect(new URL(page.url()).pathname).toBe(`/partner/programs/${id}`);
    await visit.close();
  });

  test('a program that decides about its partners gets an application', async () => {
    const slug = stage.service.make.unique('choosy');
    await program('Choosy', { slug, join_policy: 'apply' });
    const { email } = await stage.service.make.person();
    const { page, close } = await stage.visit('/partner/programs', email);
    await page.getByRole('button', { name: 'Join a program' }).click();
    await page.getByLabel('Short name of the program').fill(slug);
    await page.getByRole('button', { name: 'Join or apply' }).click();
    await page.getByText('Application sent to Choosy').waitFor();
    expect(await cardOf(page, 'Choosy').textContent()).toContain('applied');
    await close();
  });

  test('the link of a program leads to the dialog to join it, also for somebody who is not signed in', async () => {
    const slug = stage.service.make.unique('shared');
    await program('Shared', { slug, join_policy: 'open' });
    const signedOut = await stage.visit(`/partner?join=${slug}`);
    const signIn = signedOut.page.getByRole('link', { name: 'Sign in', exact: true });
    expect(await signIn.getAttribute('href')).toContain(encodeURIComponent(`/partner?join=${slug}`));
    await expectSound(signedOut);
    await signedOut.close();
    const { email } = await stage.service.make.person();
    const { page, close } = await stage.visit(`/partner?join=${slug}`, email);
    const field = page.getByRole('dialog', { name: 'Join a program' }).getByLabel('Short name of the program');
    expect(await field.inputValue()).toBe(slug);
    await page.keyboard.press('Enter');
    await page.getByText('You have joined Shared').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goto(`${stage.service.baseUrl}/partner?join=${slug}`);
    await cardOf(page, 'Shared').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await close();
  });

  test('a partner leaves a program after a question, and joins it again', async () => {
    const { make, db } = stage.service;
    const { id } = await program('Leaving');
    const { email, partnershipId } = await make.partnerAccount(id);
    const status = async () => (await db.knex('partnerships').where({ id: partnershipId }).first()).status as string;
    const visit = await stage.visit('/partner/programs', email);
    const { page } = visit;
    await page.getByRole('button', { name: 'Leave Leaving' }).click();
    await page.getByRole('dialog', { name: 'Leave Leaving?' }).waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(await status()).toBe('joined');
    await page.getByRole('button', { name: 'Leave Leaving' }).click();
    await page.getByRole('button', { name: 'Leave the program' }).click();
    await page.getByText('You left. Until you join again, your links and codes do not count').waitFor();
    expect(await status()).toBe('left');
    await page.getByRole('button', { name: 'Join again Leaving' }).click();
    await page.getByText('You have joined Leaving').waitFor();
    expect(await status()).toBe('joined');
    await visit.close();
  });

  test("another's program is not there, neither its pages nor its rows", async () => {
    const { make } = stage.service;
    const other = await make.campaign();
    const { email } = await make.partnerAccount((await program('Mine')).id);
    for (const place of ['', '/links', '/commissions']) {
      const visit = await stage.visit(`/partner/programs/${other.id}${place}`, email);
      await settled(visit.page, 'Program not found');
      expect(await visit.page.textContent('body')).not.toContain(other.code);
      await expectSound(visit);
      await visit.close();
    }
  });

  test('an unknown address leads to the programs of the partner', async () => {
    const { email } = await stage.service.make.partnerAccount((await program('Known')).id);
    const visit = await stage.visit('/partner/nothing', email);
    await settled(visit.page, 'Page not found');
    await expectSound(visit);
    await visit.page.getByRole('link', { name: 'Go to your programs' }).click();
    await settled(visit.page, 'My programs');
    await visit.close();
  });

  test('a program that could not be loaded says why, and is there at the next attempt', async () => {
    const { id } = await program('Slow');
    const { email } = await stage.service.make.partnerAccount(id);
    const { page, close } = await stage.visit('/partner/programs', email);
    await settled(page, 'My programs');
    await page.route('**/api/v1/partner/programs?*', (route) => route.abort());
    await page.goto(`${stage.service.baseUrl}/partner/programs/${id}`);
    await page.getByRole('alert').getByText('The service could not be reached').waitFor();
    await page.unroute('**/api/v1/partner/programs?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await settled(page, 'Earnings');
    await close();
  });

  test('a partner whose session has ended, or who is suspended, sees nothing more; the page goes on after a sign-in', async () => {
    const { service } = stage;
    const { id } = await program('Lasting');
    const { email } = await service.make.partnerAccount(id);
    const { page, close } = await stage.visit(`/partner/programs/${id}/commissions?status=paid`, email);
    await settled(page, 'Commissions');
    service.clock.set(new Date(Date.now() + DAY / 2 + 60_000));
    await page.getByLabel('Status').selectOption('Pending');
    await settled(page, 'Your session has ended');
    service.clock.set(new Date());
    await signInAgain(page, email);
    await settled(page, 'Commissions');
    expect(new URL(page.url()).search).toBe('?status=pending');
    await setAccountStatus(service.db, email, 'suspended', service.clock.now());
    await page.getByLabel('Status').selectOption('Paid');
    await settled(page, 'Your session has ended');
    await close();
  });

  test('somebody who signed in as a partner is sent from the pages of members to their own', async () => {
    const { make, baseUrl } = stage.service;
    const { id } = await make.program();
    const { accountId } = await make.partnerAccount(id);
    const [, value] = /referral_session=([^;]+)/.exec((await make.session(accountId, 'partner')).cookie!)!;
    const visit = await stage.visit('/app');
    await visit.context.addCookies([{ name: 'referral_session', value: value!, url: baseUrl }]);
    await visit.page.reload();
    await settled(visit.page, 'You are signed in as a partner');
    await expectSound(visit);
    await visit.page.getByRole('link', { name: 'your partner pages' }).click();
    // With one program, its earnings come first.
    await settled(visit.page, 'Earnings');
    await visit.close();
  });
});
