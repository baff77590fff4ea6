import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson, TestProgram } from '../support/fixtures.ts';
import { noteText } from '../support/secrets.ts';
import {
  expectSound,
  hasChromium,
  inChromium,
  openAccountMenu,
  openStage,
  LOOKS,
  SCREENS,
  settled,
  tabTo,
  type Screen,
  type Stage,
} from './support.ts';

// The account: the session, its programs, and its API tokens.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let program: TestProgram;
  let owner: TestPerson & { apiToken: string };
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());
  beforeEach(async () => {
    program = await stage.service.make.program({ name: 'Spring shop' });
    owner = await stage.service.make.member(program.id, 'owner');
  });

  const open = async (email = owner.email, screen: Screen = SCREENS[2]) => {
    const visit = await stage.visit('/app/account', email, screen);
    await settled(visit.page, 'Account');
    return visit;
  };
  const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
  const reads = async (token: string, path = `programs/${program.id}`) =>
    (await stage.service.call(`/api/v1/${path}`, { method: 'GET', key: token })).status;

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const visit = await open(owner.email, screen);
    await rowOf(visit.page, 'test').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('somebody who may not create programs reads whom to ask, and finds no button', async () => {
    const email = 'stranger@elsewhere.example';
    const visit = await stage.visit('/app', email);
    const [id] = await stage.service.db.knex('accounts').where({ email }).pluck<number[]>('id');
    await stage.service.db.knex('advertisers').where({ account_id: id! }).delete();
    await visit.page.reload();
    await settled(visit.page, 'Your programs');
    await visit.page.getByText('ask the person who runs this service').waitFor();
    expect(await visit.page.getByText(email).count()).toBeGreaterThan(0);
    expect(await visit.page.getByRole('button', { name: 'Create a program' }).count()).toBe(0);
    await expectSound(visit);
    await visit.close();
    const account = await open(email);
    expect(await account.page.getByRole('button', { name: 'Create a program' }).count()).toBe(0);
    await account.close();
  });

  test('a person creates a token for one program, using only the keyboard; Escape does not lose it', async () => {
    const other = await stage.service.make.program();
    await stage.service.db
      .knex('memberships')
      .insert({ program_id: other.id, account_id: owner.accountId, role: 'owner', created_at: new Date() });
    const visit = await open();
    const { page } = visit;
    await tabTo(page, 'Create a token');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Create a token' }).waitFor();
    await expectSound(visit);
    await page.keyboard.type('Nightly reports');
    await tabTo(page, 'Spring shop');
    await page.keyboard.press('Space');
    await tabTo(page, 'Select all read permissions');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Create the token');
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog', { name: 'The new token' });
    await shown.getByText('it is not shown again').waitFor();
    await expectSound(visit);
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
    expect(await shown.isVisible()).toBe(true);
    await tabTo(page, /^Copy/);
    await page.keyboard.press('Enter');
    const token = await page.evaluate<string>('navigator.clipboard.readText()');
    noteText(token);
    expect(token).toMatch(/^refapi_/);
    await tabTo(page, 'I have saved it');
    await page.keyboard.press('Enter');
    const row = rowOf(page, 'Nightly reports');
    await expect.poll(() => row.textContent()).toMatch(/active.*Reads everything.*Spring shop/);
    expect(await page.getByText(token).count()).toBe(0);
    expect([await reads(token), await reads(token, `programs/${other.id}`)]).toEqual([200, 404]);
    const write = await stage.service.call(`/api/v1/programs/${program.id}`, {
      method: 'PATCH',
      key: token,
      body: { name: 'x' },
    });
    expect(write.status).toBe(403);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('a token without a right is refused, at the rights', async () => {
    const visit = await open();
    const { page } = visit;
    await page.getByRole('button', { name: 'Create a token' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Nothing');
    await page.getByRole('button', { name: 'Create the token' }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a token is revoked after a question, and refused', async () => {
    const token = await stage.service.make.apiToken(owner.accountId, { name: 'Old laptop' });
    expect(await reads(token)).toBe(200);
    const visit = await open();
    const { page } = visit;
    await page.getByRole('button', { name: 'Revoke Old laptop' }).click();
    await page.getByRole('dialog').getByText('This cannot be undone').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Revoke the token' }).click();
    await expect.poll(() => rowOf(page, 'Old laptop').textContent()).toContain('revoked');
    await expect.poll(() => reads(token)).toBe(401);
    await visit.close();
  });

  test('an account without a token and without a program says what to do', async () => {
    const { email } = await stage.service.make.person();
    const visit = await open(email);
    const { page } = visit;
    await page.getByText('No API tokens yet').waitFor();
    await page.getByText('You are not a member of any program yet').waitFor();
    await page.getByRole('button', { name: 'Create a program' }).waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('shows when the session ends, and ends it', async () => {
    const someone = await stage.service.make.member(program.id);
    const { page, close } = await open(someone.email);
    const card = page.getByRole('region', { name: 'Current session' });
    await card.getByText('or after 12 hours without activity').waitFor();
    await card.getByRole('button', { name: 'Sign out' }).click();
    await settled(page, 'You are signed out');
    await close();
  });

  test('is reached from every page, and leads back to a program', async () => {
    const { page, close } = await stage.visit(`/app/programs/${program.id}/links`, owner.email);
    await settled(page, 'Links');
    await openAccountMenu(page);
    await page.getByRole('link', { name: 'Account and API tokens' }).click();
    await settled(page, 'Account');
    await page.getByRole('navigation').getByRole('link', { name: 'Spring shop' }).click();
    await settled(page, 'Overview');
    await close();
  });
});
