import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, ownedProgram, type Owned } from '../manage/support.ts';
import { noteText } from '../support/secrets.ts';
import { hasChromium, inChromium, openStage, settled, type Stage } from './support.ts';

// Who accepts an invitation is led to the pages that it is about.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let program: Owned;
  beforeAll(async () => {
    stage = await openStage();
    program = await ownedProgram(stage.service);
  });
  afterAll(() => stage.stop());

  /** Opens the link of an invitation, signs in with the address, and accepts. */
  async function accept(url: string, email: string, name?: string) {
    noteText(url);
    const { page, close } = await stage.visit('/');
    await page.goto(url);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    if (name !== undefined) {
      // The browser asks for the name, and nothing is sent without it.
      await page.getByRole('button', { name: 'Accept' }).click();
      await page.getByLabel('Your name').fill(name);
    }
    await page.getByRole('button', { name: 'Accept' }).click();
    return { page, close };
  }

  test('a partner: to a link that is ready', async () => {
    const body = { invitations: [{ email: 'anna@partner.dev', name: 'Anna' }] };
    const { body: answer } = await as(stage.service, program.token)('POST', `programs/${program.id}/invitations`, {
      body,
    });
    const { page, close } = await accept(answer.data[0].invitation_url as string, 'anna@partner.dev');
    await settled(page, 'Earnings');
    await page.getByRole('heading', { name: 'Your link is ready' }).waitFor();
    const copy = page.getByRole('button', { name: /^Copy the short link/ });
    await copy.waitFor();
    await page.getByText('Save as PNG').waitFor();
    await close();
  });

  test('a partner who was invited by the address alone: the link has the name that they say', async () => {
    const body = { invitations: [{ email: 'zoe@partner.dev' }] };
    const { body: answer } = await as(stage.service, program.token)('POST', `programs/${program.id}/invitations`, {
      body,
    });
    const { page, close } = await accept(answer.data[0].invitation_url as string, 'zoe@partner.dev', 'Zoé’s Teas');
    await settled(page, 'Earnings');
    await page.getByText('https://brand.dev/?aff=zoe-s-teas', { exact: true }).waitFor();
    await close();
  });

  test('a member: to the program', async () => {
    const headers = await stage.service.make.session(program.accountId);
    const { body: answer } = await stage.service.call(`/api/v1/programs/${program.id}/member-invitations`, {
      headers,
      body: { email: 'bo@brand.dev', role: 'viewer' },
    });
    const { page, close } = await accept(answer.data.invitation_url as string, 'bo@brand.dev');
    await settled(page, 'Overview');
    expect(new URL(page.url()).pathname).toBe(`/app/programs/${program.id}`);
    await close();
  });
});
