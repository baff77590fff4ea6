import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, ownedProgram, type Owned } from '../manage/support.ts';
import { overflow } from '../support/chromium.ts';
import { axeFindings } from '../support/measure.ts';
import { hasChromium, inChromium, openStage, settled, type Stage } from './support.ts';

// Somebody finds the page of a program, writes an application, signs in, and is in; the owner reads what they said.

const WHERE = 'Where will you share your link?';

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let program: Owned;
  let slug: string;
  beforeAll(async () => {
    stage = await openStage();
    program = await ownedProgram(stage.service, { name: 'Tea House' });
  });
  afterAll(() => stage.stop());

  async function opens(policy: string) {
    const body = {
      join_policy: policy,
      questions: [{ text: WHERE, required: true }],
      brand: { terms_url: 'https://brand.dev/terms', accent_color: '#b45309' },
    };
    const { body: answer } = await as(stage.service, program.token)('PATCH', `programs/${program.id}`, { body });
    slug = answer.data.slug as string;
  }
  async function writes(page: Page, button: string, email: string) {
    await page.goto(`${stage.service.baseUrl}/join/${slug}`);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByLabel('Your email address').fill(email);
    await page.getByLabel('Your name').fill('Anna Tea');
    await page.getByLabel(/^Your website/).fill('tea.example');
    await page.getByLabel(WHERE).fill('On my blog about tea');
    await page.getByLabel(/^I agree/).check();
    // The development issuer knows the address, and asks nothing.
    await page.getByRole('button', { name: button }).click();
  }

  test('where anybody may join: to a link of their own, with what was written before the sign-in', async () => {
    await opens('open');
    const { page, close } = await stage.visit('/');
    await writes(page, 'Join', 'anna@partner.dev');
    await settled(page, 'Earnings');
    await page.getByRole('heading', { name: 'Your link is ready' }).waitFor();
    const { body } = await as(stage.service, program.token)('GET', `programs/${program.id}/partners`);
    const answers = [{ question: WHERE, answer: 'On my blog about tea' }];
    expect(body.data[0]).toMatchObject({ name: 'Anna Tea', application: { website: 'https://tea.example', answers } });
    await close();
  });

  test('where the owner decides: the application is sent, and nothing of it is left in the browser', async () => {
    await opens('apply');
    const { page, close } = await stage.visit('/');
    await writes(page, 'Apply', 'bo@partner.dev');
    await page.getByRole('heading', { name: 'Application sent' }).waitFor();
    expect(await page.evaluate('localStorage.length')).toBe(0);
    await close();
    const owner = await stage.visit(`/app/programs/${program.id}/partners?status=applied`, program.email);
    await settled(owner.page, 'Partners');
    await owner.page.getByText('On my blog about tea').waitFor();
    await owner.page.getByRole('link', { name: 'tea.example' }).waitFor();
    await owner.close();
  });
});
