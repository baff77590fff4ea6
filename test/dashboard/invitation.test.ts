import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noteText } from '../support/secrets.ts';
import { expectSound, hasChromium, inChromium, openStage, SCREENS, settled, tabTo, type Stage } from './support.ts';

// From the link of an invitation to the pages that the person was invited to.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  /** Invites somebody, and opens the link of the invitation, signed in as nobody. */
  async function opened(kind: 'partner' | 'member', screen = SCREENS[2] as (typeof SCREENS)[number]) {
    const { make } = stage.service;
    const { id } = await make.program({ name: 'Brand' });
    const { apiToken: key } = await make.member(id, 'owner');
    const email = `${make.unique('invited')}@partner.dev`;
    const [path, body] =
      kind === 'partner'
        ? ['invitations', { invitations: [{ email, name: 'Anna' }] }]
        : ['member-invitations', { email, role: 'viewer' }];
    const answer = await stage.service.call(`/api/v1/programs/${id}/${path}`, { key, body });
    const { invitation_url } = kind === 'partner' ? answer.body.data[0] : answer.body.data;
    noteText(invitation_url as string);
    const visit = await stage.visit('/invitation', undefined, screen);
    await visit.page.goto(invitation_url as string);
    await visit.page.getByRole('link', { name: 'Sign in' }).click();
    await visit.page.getByLabel('E-mail').fill(email);
    await visit.page.keyboard.press('Enter');
    await visit.page.getByRole('button', { name: 'Accept' }).waitFor();
    return { id, visit };
  }

  test.each([SCREENS[0], SCREENS[3]])('an invited partner ends at their programs, on $name', async (screen) => {
    const { visit } = await opened('partner', screen);
    const { page } = visit;
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('heading', { name: 'You have accepted the invitation' }).waitFor();
    await expectSound(visit);
    await page.getByRole('link', { name: 'Go to your links and earnings' }).click();
    await settled(page, 'My programs');
    expect(new URL(page.url()).pathname).toBe('/partner');
    expect(await page.getByRole('region', { name: 'Brand' }).textContent()).toContain('joined');
    await expectSound(visit);
    await visit.close();
  });

  test('an invited member ends at the program, with the keyboard alone', async () => {
    const { id, visit } = await opened('member');
    const { page } = visit;
    await tabTo(page, 'Accept');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Go to the dashboard' }).waitFor();
    await tabTo(page, 'Go to the dashboard');
    await page.keyboard.press('Enter');
    await settled(page, 'Overview');
    expect(new URL(page.url()).pathname).toBe(`/app/programs/${id}`);
    await visit.close();
  });
});
