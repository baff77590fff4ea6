import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson, TestProgram } from '../support/fixtures.ts';
import { noteSecrets } from '../support/secrets.ts';
import {
  expectSound,
  hasChromium,
  inChromium,
  openStage,
  POLLS,
  LOOKS,
  settled,
  tabTo,
  withClock,
  type Stage,
} from './support.ts';

// The API keys of a program: rotate one with a deadline, see who still uses the old one, revoke it.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let program: TestProgram;
  let owner: TestPerson & { apiToken: string };
  let path: string;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());
  beforeEach(async () => {
    program = await stage.service.make.program();
    owner = await stage.service.make.member(program.id, 'owner');
    path = `/app/programs/${program.id}/keys`;
  });

  const works = async (key: string) =>
    (await stage.service.call('/api/v1/programs/me/readiness', { method: 'GET', key })).status;
  async function rotate(): Promise<string> {
    const rotate_by = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const { body } = await stage.service.call(`/api/v1/programs/${program.id}/keys/rotate`, {
      key: owner.apiToken,
      body: { rotate_by },
    });
    return body.data.api_key as string;
  }
  const masked = (key: string) => `…${key.slice(-4)}`;
  const rowOf = (page: Page, key: string) => page.getByRole('row').filter({ hasText: masked(key) });

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const next = await rotate();
    await works(program.key);
    const visit = await stage.visit(path, owner.email, screen);
    await settled(visit.page, 'API keys');
    await rowOf(visit.page, next).waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a person rotates the key and copies the new one, using only the keyboard; both work', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await settled(page, 'API keys');
    await tabTo(page, 'Rotate the key');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Rotate the key' }).waitFor();
    await expectSound(visit);
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog', { name: 'The new key' });
    await shown.getByText('it is not shown again').waitFor();
    await expectSound(visit);
    // Neither a second Enter nor Escape closes the dialog.
    await page.keyboard.press('Enter');
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
    expect(await shown.isVisible()).toBe(true);
    await tabTo(page, /^Copy/);
    await page.keyboard.press('Enter');
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    noteSecrets(copied);
    expect(copied).toMatch(/^refkey_/);
    await tabTo(page, 'I have saved it');
    await page.keyboard.press('Enter');
    expect(await shown.count()).toBe(0);
    expect(await page.getByText(copied).count()).toBe(0);
    await page.getByRole('region', { name: 'Key rotation in progress' }).waitFor();
    expect([await works(copied), await works(program.key)]).toEqual([200, 200]);
    expect(await page.getByRole('button', { name: 'Rotate the key' }).count()).toBe(0);
    await visit.close();
  });

  test('says that a server still uses the old key, and that nobody uses the new one', async () => {
    const next = await rotate();
    const { page, close } = await stage.visit(path, owner.email);
    const card = page.getByRole('region', { name: 'Key rotation in progress' });
    const { pass } = await withClock(page);
    await card.getByText('No server has used it yet.').waitFor();
    await card.getByText('No server has ever used it.').waitFor();
    await works(program.key);
    await pass(POLLS.lists);
    await card.getByText(/A server used it after the new key was created/).waitFor();
    await works(next);
    await pass(POLLS.lists);
    await expect.poll(() => card.textContent()).not.toContain('No server has used it yet.');
    await close();
  });

  test('the old key is revoked after a question, and refused', async () => {
    const next = await rotate();
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await rowOf(page, program.key)
      .getByRole('button', { name: /^Revoke/ })
      .click();
    await page.getByRole('dialog').getByText('This cannot be undone').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Revoke the key' }).click();
    await expect.poll(() => rowOf(page, program.key).textContent()).toContain('revoked');
    await expect.poll(() => works(program.key)).toBe(401);
    expect(await works(next)).toBe(200);
    expect(await page.getByRole('button', { name: /^Revoke/ }).count()).toBe(0);
    await visit.close();
  });

  test('a deadline is moved; one that is too late is said at its field', async () => {
    await rotate();
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByRole('button', { name: /^Change the deadline/ }).click();
    const field = page.getByLabel('The old key works until');
    await field.evaluate((element) => element.removeAttribute('max'));
    await field.fill('2099-01-01T12:00');
    await page.getByRole('button', { name: 'Set the deadline' }).click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expectSound(visit);
    const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await field.fill(`${soon}T12:00`);
    await page.getByRole('button', { name: 'Set the deadline' }).click();
    await page.getByText('Deadline set').waitFor();
    const row = rowOf(page, program.key);
    await expect.poll(() => row.locator('time').evaluateAll((all) => all.length)).toBeGreaterThan(1);
    // Berlin is one or two hours ahead of UTC.
    await expect.poll(() => row.locator(`time[datetime^="${soon}T1"]`).count()).toBe(1);
    await visit.close();
  });

  test('the only key cannot be revoked', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await rowOf(page, program.key).waitFor();
    expect(await page.getByRole('button', { name: /^Revoke/ }).count()).toBe(0);
    await close();
  });

  test('a program without a key says what to do, and gets one', async () => {
    await stage.service.db.knex('program_keys').where({ program_id: program.id }).delete();
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByText('No API key').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Rotate the key' }).click();
    await page.getByRole('button', { name: 'Create the new key' }).click();
    const created = await page.getByRole('dialog', { name: 'The new key' }).getByRole('textbox').inputValue();
    noteSecrets(created);
    expect(await works(created)).toBe(200);
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await rowOf(page, created).waitFor();
    await visit.close();
  });

  test('an admin sees the keys without the buttons that change them, and a viewer has no such page', async () => {
    const { make } = stage.service;
    const [admin, viewer] = [await make.member(program.id, 'admin'), await make.member(program.id, 'viewer')];
    const seen = await stage.visit(path, admin.email);
    await rowOf(seen.page, program.key).waitFor();
    expect(await seen.page.getByRole('button', { name: /^(Rotate|Set a deadline|Revoke)/ }).count()).toBe(0);
    await expectSound(seen);
    await seen.close();
    const refused = await stage.visit(path, viewer.email);
    await refused.page.getByRole('alert').waitFor();
    expect(await refused.page.getByRole('link', { name: 'Keys' }).count()).toBe(0);
    await expectSound(refused);
    await refused.close();
  });
});
