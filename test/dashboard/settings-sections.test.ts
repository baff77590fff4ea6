import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson, TestProgram } from '../support/fixtures.ts';
import { card, goTo, save } from './settings-support.ts';
import {
  expectSound,
  hasChromium,
  inChromium,
  openStage,
  LOOKS,
  SCREENS,
  settled,
  type Screen,
  type Stage,
} from './support.ts';

// The sections of the settings: one is shown at a time, and all are saved together.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let program: TestProgram;
  let owner: TestPerson;
  let path: string;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());
  beforeEach(async () => {
    const { make } = stage.service;
    program = await make.program({ name: 'Brand', domain: 'brand.dev' });
    owner = await make.member(program.id, 'owner');
    path = `/app/programs/${program.id}/settings`;
  });

  const stored = () => stage.service.db.knex('programs').where({ id: program.id }).first();
  const open = async (section = 'general', email = owner.email, screen: Screen = SCREENS[2]) => {
    const visit = await stage.visit(`${path}?section=${section}`, email, screen);
    await settled(visit.page, 'Settings');
    return visit;
  };
  const focused = (page: Page) => page.evaluate<string>('document.activeElement.name');

  test('an owner adds questions, removes the first, and saves the others', async () => {
    const visit = await open('joining');
    const { page } = visit;
    await page.getByLabel('Who becomes a partner').selectOption('Anyone can apply, and you decide');
    const questions = card(page, 'Questions to new partners');
    const add = questions.getByRole('button', { name: 'Add a question' });
    for (const [place, text] of ['Where?', 'To whom?', 'Since when?'].entries()) {
      await add.click();
      await questions.getByLabel(`Question ${place + 1}`, { exact: true }).fill(text);
    }
    expect(await add.count()).toBe(0);
    await questions.getByLabel('Question 2 is required').check();
    await expectSound(visit);
    await questions.getByRole('button', { name: 'Remove question 1' }).click();
    await save(page);
    await page.getByText('Saved', { exact: true }).waitFor();
    expect((await stored()).questions).toEqual([
      { text: 'To whom?', required: true },
      { text: 'Since when?', required: false },
    ]);
    await visit.close();
  });

  test('the colour is chosen at its swatch, and counts as a change', async () => {
    const { page, close } = await open('brand');
    await page.getByLabel('Choose the color').fill('#7c3aed');
    await page.getByText('1 change is not saved').waitFor();
    expect(await page.getByLabel('Color', { exact: true }).inputValue()).toBe('#7c3aed');
    await save(page);
    await expect.poll(async () => (await stored()).brand).toEqual({ accent_color: '#7c3aed' });
    await close();
  });

  test('a wrong field is shown also from another section, and the bar does not cover it', async () => {
    const visit = await open('brand', owner.email, SCREENS[0]);
    const { page } = visit;
    const address = page.getByLabel('Your privacy page');
    await address.fill('https://brand.dev/pri vacy');
    const [field, bar] = [await address.boundingBox(), await card(page, 'Unsaved changes').boundingBox()];
    expect(field!.y + field!.height).toBeLessThanOrEqual(bar!.y);
    await goTo(page, 'Attribution');
    await page.getByLabel('Cookie lifetime, days').fill('');
    await goTo(page, 'General');
    await save(page);
    await expect.poll(() => focused(page)).toBe('cookie_window_days');
    await page.getByLabel('Cookie lifetime, days').fill('20');
    await save(page);
    await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => focused(page)).toBe('privacy_url');
    await expectSound(visit);
    await visit.close();
  });

  test.each(LOOKS)('each section is whole and accessible on $name', async (screen) => {
    const visit = await open('general', owner.email, screen);
    await expectSound(visit);
    for (const section of ['Brand', 'Joining', 'Attribution', 'Payouts', 'Mails', 'Danger']) {
      await goTo(visit.page, section);
      await expect.poll(() => new URL(visit.page.url()).search).toBe(`?section=${section.toLowerCase()}`);
      await expectSound(visit);
    }
    await visit.close();
  });

  test('setting up leads here', async () => {
    await stage.service.db.knex('programs').where({ id: program.id }).update({ domain: '' });
    const { page, close } = await stage.visit(`/app/programs/${program.id}/setup`, owner.email);
    await settled(page, 'Setup');
    await page.getByText('How to do this: Name and site').waitFor();
    await page.getByRole('link', { name: 'Go to settings' }).first().click();
    await settled(page, 'Settings');
    await close();
  });

  test('Undo before saving brings back what is stored, and leaving asks first', async () => {
    const visit = await open();
    const { page } = visit;
    await page.getByLabel('Name', { exact: true }).fill('Acme');
    await goTo(page, 'Attribution');
    await page.getByLabel('Currency').selectOption('EUR');
    await page.getByText('2 changes are not saved').waitFor();
    await page.getByRole('link', { name: 'Overview' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.waitFor();
    await expectSound(visit);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.getByLabel('Currency').inputValue()).toBe('USD');
    await goTo(page, 'General');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Brand');
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await settled(page, 'Overview');
    expect(await stored()).toMatchObject({ name: 'Brand', currency: 'USD' });
    await visit.close();
  });
});
