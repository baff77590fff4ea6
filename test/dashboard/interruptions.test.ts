import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { sell } from '../support/journey.ts';
import { addPartner } from './history.ts';
import { portalPartner } from './portal.ts';
import { expectSound, hasChromium, inChromium, openStage, settled, signInAgain, type Stage } from './support.ts';

// What happens meanwhile: the session ends, a role is taken away, another tab changes something, the service is updated.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    campaign = await stage.service.make.campaign();
    owner = await stage.service.make.member(campaign.id);
    path = `/app/programs/${campaign.id}/links`;
  });
  afterAll(() => stage.stop());

  const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

  test('a session that nobody used for half a day has ended: after another sign-in, a form is as it was', async () => {
    const { email } = await stage.service.make.member(campaign.id);
    const visit = await stage.visit(path, email);
    const { page } = visit;
    await settled(page, 'Links');
    await page.getByRole('button', { name: 'Create a link' }).click();
    await page.getByLabel('Code').fill('too-late');
    stage.service.clock.set(new Date(Date.now() + DAY / 2 + 60_000));
    await page.getByRole('button', { name: 'Create the link' }).click();
    await settled(page, 'Your session has ended');
    await expectSound(visit);
    stage.service.clock.set(new Date());
    expect(await stage.service.db.knex('links').where({ code: 'too-late' })).toEqual([]);
    // The form is below, but nobody sees it or reaches it.
    expect(await page.getByLabel('Code').isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await settled(page, 'Your session has ended');
    await signInAgain(page, email);
    await expect.poll(() => page.getByLabel('Code').isVisible()).toBe(true);
    expect(await page.getByLabel('Code').inputValue()).toBe('too-late');
    expect(await page.title()).toBe('Links · Referral tracking');
    await page.getByRole('button', { name: 'Create the link' }).click();
    await page.getByRole('dialog', { name: 'too-late created' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    await expectSound(visit);
    await visit.close();
  });

  test('another person who signs in then gets a page of their own, without the form', async () => {
    const { email } = await stage.service.make.member(campaign.id);
    const next = await stage.service.make.member(campaign.id);
    const { page, close } = await stage.visit(path, email);
    await settled(page, 'Links');
    await page.getByRole('button', { name: 'Create a link' }).click();
    await page.getByLabel('Code').fill('of-somebody');
    stage.service.clock.set(new Date(Date.now() + DAY / 2 + 60_000));
    await page.getByRole('button', { name: 'Create the link' }).click();
    await settled(page, 'Your session has ended');
    stage.service.clock.set(new Date());
    await signInAgain(page, next.email);
    await page.getByRole('button', { name: `Account, ${next.email}` }).waitFor();
    await settled(page, 'Links');
    expect(await page.getByLabel('Code').count()).toBe(0);
    await close();
  });

  test('a change whose answer the network lost says how to go on, and is done once when it is repeated', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await settled(page, 'Links');
    await page.getByRole('button', { name: 'Create a link' }).click();
    await page.getByLabel('Code').fill('only-once');
    await page.route('**/links', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    const send = page.getByRole('button', { name: 'Create the link' });
    await send.click();
    const note = page.getByRole('dialog').getByRole('alert');
    await note.getByText('Check your connection, and try again. Nothing is done twice.').waitFor();
    await expectSound({ ...visit, complaints: [] });
    await page.unroute('**/links');
    await send.click();
    await page.getByRole('dialog', { name: 'only-once created' }).waitFor();
    expect(await stage.service.db.knex('links').where({ code: 'only-once' })).toHaveLength(1);
    await visit.close();
  });

  test('what one tab changes appears in the other', async () => {
    const { page, context, close } = await stage.visit(path, owner.email);
    const other = await context.newPage();
    await other.goto(stage.service.baseUrl + path);
    await rowOf(other, campaign.code).waitFor();
    await page.getByRole('button', { name: `More actions, ${campaign.code}` }).click();
    await page.getByRole('menuitem', { name: `Disable ${campaign.code}` }).click();
    await page.getByRole('button', { name: 'Disable the link' }).click();
    await expect.poll(() => rowOf(page, campaign.code).textContent()).toContain('disabled');
    await expect.poll(() => rowOf(other, campaign.code).textContent(), { timeout: 45_000 }).toContain('disabled');
    await close();
  });

  test('a role that was taken away meanwhile: the change is refused with the reason', async () => {
    const { email, accountId } = await stage.service.make.member(campaign.id);
    const visit = await stage.visit(path, email);
    const { page } = visit;
    await settled(page, 'Links');
    await page.getByRole('button', { name: 'Create a link' }).click();
    await page.getByLabel('Code').fill('not-mine');
    await stage.service.db.knex('memberships').where({ account_id: accountId }).update({ role: 'viewer' });
    await page.getByRole('button', { name: 'Create the link' }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toMatch(/role/);
    expect(await stage.service.db.knex('links').where({ code: 'not-mine' })).toEqual([]);
    await expectSound(visit);
    await visit.close();
  });

  test('a member who was removed meanwhile sees nothing more of the program', async () => {
    const { email, accountId } = await stage.service.make.member(campaign.id);
    const { page, close } = await stage.visit(path, email);
    await rowOf(page, campaign.code).waitFor();
    await stage.service.db.knex('memberships').where({ account_id: accountId }).delete();
    await page.getByLabel('State').selectOption('Enabled');
    await page.getByRole('alert').waitFor();
    expect(await rowOf(page, campaign.code).count()).toBe(0);
    await page.reload();
    await settled(page, 'Program not found');
    await close();
  });

  // The files of the page of keys are gone: those of a new version have other names.
  const KEYS_SCRIPT = '**/app/assets/keys-page*.js';
  const KEYS_FILES = '**/app/assets/keys-page*';
  const gone = { status: 404, body: 'Not found' };
  const toKeys = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'Keys' }).click();

  test('an update replaced a script: the page that is opened next loads the new one by itself', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Links');
    let loadedAgain = false;
    page.on('request', (request) => (loadedAgain ||= request.isNavigationRequest()));
    await page.route(KEYS_SCRIPT, (route) => (loadedAgain ? route.continue() : route.fulfill(gone)));
    await toKeys(page);
    await settled(page, 'API keys');
    expect(loadedAgain).toBe(true);
    await close();
  });

  test('an update replaced scripts and styles: the page says so, and loading it again helps', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await settled(page, 'Links');
    await page.route(KEYS_FILES, (route) => route.fulfill(gone));
    await toKeys(page);
    await settled(page, 'A new version is available');
    await page.unroute(KEYS_FILES);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await settled(page, 'API keys');
    await close();
  });

  test('a partner sees own rows only, and no other program', async () => {
    const { service } = stage;
    const partner = await portalPartner(service);
    const rival = await addPartner(service, partner.campaign, 'Rival');
    await sell(service, rival, { amount_cents: 12_300 });
    await sell(service, partner.campaign, { amount_cents: 5_000 });
    const at = `/partner/programs/${partner.campaign.id}`;
    const { page, close } = await stage.visit(`${at}/commissions`, partner.email);
    await settled(page, 'Commissions');
    await rowOf(page, '$10.00').waitFor();
    expect(await page.getByText('$24.60').count()).toBe(0);
    await page.goto(`${service.baseUrl}${at}/links`);
    await rowOf(page, partner.campaign.code).waitFor();
    expect(await page.getByText(rival.code).count()).toBe(0);
    for (const place of ['', '/links', '/commissions']) {
      await page.goto(`${service.baseUrl}/partner/programs/${campaign.id}${place}`);
      await settled(page, 'Program not found');
    }
    await page.goto(`${service.baseUrl}/app/programs/${partner.campaign.id}`);
    await settled(page, 'Program not found');
    await close();
  });
});
