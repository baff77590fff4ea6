import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson, TestProgram } from '../support/fixtures.ts';
import { noteText } from '../support/secrets.ts';
import {
  CONFIRM,
  confirmPerson,
  expectSound,
  hasChromium,
  inChromium,
  openStage,
  LOOKS,
  settled,
  tabTo,
  type Stage,
} from './support.ts';

// The team of a program: members and their roles, invitations, and the last owner.

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
    path = `/app/programs/${program.id}/team`;
  });

  const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
  const roleOf = async ({ accountId }: TestPerson) =>
    (await stage.service.db.knex('memberships').where({ program_id: program.id, account_id: accountId }).first())?.role;
  const invite = async (email: string, role = 'viewer') => {
    const { body } = await stage.service.call(`/api/v1/programs/${program.id}/member-invitations`, {
      key: owner.apiToken,
      body: { email, role },
    });
    noteText(body.data.invitation_url as string);
  };
  const open = async (email = owner.email) => {
    const visit = await stage.visit(path, email);
    await settled(visit.page, 'Team');
    return visit;
  };

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    await stage.service.make.member(program.id, 'admin');
    await invite('colleague@brand.dev');
    const visit = await stage.visit(path, owner.email, screen);
    await settled(visit.page, 'Team');
    await rowOf(visit.page, 'colleague@brand.dev').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('an owner invites a colleague and copies the link, using only the keyboard; Escape does not lose it', async () => {
    const visit = await open();
    const { page } = visit;
    await tabTo(page, 'Invite a member');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Invite a member' }).waitFor();
    await expectSound(visit);
    await page.keyboard.type('Bo@Brand.dev');
    await page.keyboard.press('Enter');
    const shown = page.getByRole('dialog', { name: 'bo@brand.dev invited' });
    await shown.getByText('it is not shown again').waitFor();
    await expectSound(visit);
    for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
    expect(await shown.isVisible()).toBe(true);
    await tabTo(page, /^Copy/);
    await page.keyboard.press('Enter');
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    noteText(link);
    expect(link).toMatch(new RegExp(`^${stage.service.baseUrl}/invitation#refmem_`));
    await tabTo(page, 'Done');
    await page.keyboard.press('Enter');
    await expect.poll(() => rowOf(page, 'bo@brand.dev').textContent()).toMatch(/viewer.*sent/);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('somebody who is a member already is not invited: the error says so', async () => {
    const visit = await open();
    const { page } = visit;
    await page.getByRole('button', { name: 'Invite a member' }).first().click();
    await page.getByLabel('Email').fill(owner.email);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('alert').getByText('is a member already').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('an invitation is revoked after a question', async () => {
    await invite('late@brand.dev');
    const visit = await open();
    const { page } = visit;
    await page.getByRole('button', { name: 'Revoke late@brand.dev' }).click();
    await page.getByRole('dialog').getByText('stops working').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Revoke the invitation' }).click();
    await expect.poll(() => rowOf(page, 'late@brand.dev').textContent()).toContain('revoked');
    expect(await page.getByRole('button', { name: /^Revoke/ }).count()).toBe(0);
    await visit.close();
  });

  test('a member gets another role, and is removed', async () => {
    const member = await stage.service.make.member(program.id, 'viewer');
    const visit = await open();
    const { page } = visit;
    await page.getByRole('button', { name: `Change the role of ${member.email}` }).click();
    await page.getByRole('dialog').getByLabel('Role').selectOption({ value: 'admin' });
    await expectSound(visit);
    await page.getByRole('button', { name: 'Change the role', exact: true }).click();
    await expect.poll(() => roleOf(member)).toBe('admin');
    await expect.poll(() => rowOf(page, member.email).textContent()).toMatch(/admin/i);
    await page.getByRole('button', { name: `More actions, ${member.email}` }).click();
    await page.getByRole('menuitem', { name: `Remove ${member.email}` }).click();
    await page.getByRole('dialog').getByText('neither will their API tokens').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Remove the member' }).click();
    await page.getByText(`${member.email} removed`).waitFor();
    expect(await roleOf(member)).toBeUndefined();
    await expect.poll(() => rowOf(page, member.email).count()).toBe(0);
    await visit.close();
  });

  test('the only owner reads why they cannot leave, before they try; with a second owner they can', async () => {
    const { page, close } = await open();
    await page.getByText('You are the only owner, and a program needs one').waitFor();
    expect(await page.getByRole('button', { name: /^(Leave|Change the role)/ }).count()).toBe(0);
    const second = await stage.service.make.member(program.id, 'owner');
    await rowOf(page, second.email).waitFor({ timeout: 30_000 });
    expect(await page.getByText('You are the only owner').count()).toBe(0);
    await page.getByRole('button', { name: `More actions, ${owner.email}` }).click();
    await page.getByRole('menuitem', { name: 'Leave', exact: true }).click();
    await page.getByRole('button', { name: 'Leave the program' }).click();
    await settled(page, 'Your programs');
    expect(await roleOf(owner)).toBeUndefined();
    await close();
  });

  test('a sign-in of long ago is not enough, and the page offers another one', async () => {
    const member = await stage.service.make.member(program.id, 'viewer');
    const someone = await stage.service.make.member(program.id, 'owner');
    const visit = await open(someone.email);
    const { page } = visit;
    const longAgo = new Date(Date.now() - 3_600_000);
    await stage.service.db
      .knex('browser_sessions')
      .where({ account_id: someone.accountId })
      .update({ signed_in_at: longAgo, authenticated_at: longAgo });
    await page.getByRole('button', { name: `More actions, ${member.email}` }).click();
    await page.getByRole('menuitem', { name: `Remove ${member.email}` }).click();
    await page.getByRole('button', { name: 'Remove the member' }).click();
    await page.getByRole('link', { name: CONFIRM }).waitFor();
    await expectSound(visit);
    // What was begun goes on by itself.
    await confirmPerson(page);
    await page.getByText(`${member.email} removed`).waitFor();
    await visit.close();
  });

  test('an admin sees the team without the buttons, and a viewer has no such page', async () => {
    const { make } = stage.service;
    const [admin, viewer] = [await make.member(program.id, 'admin'), await make.member(program.id, 'viewer')];
    const seen = await open(admin.email);
    await rowOf(seen.page, owner.email).waitFor();
    await seen.page.getByText('No invitations yet').waitFor();
    await seen.page.getByText('Only owners can change the team.').waitFor();
    const buttons = seen.page.getByRole('button', { name: /^(Invite|Change the role|Remove|Revoke)/ });
    expect(await buttons.count()).toBe(0);
    await expectSound(seen);
    await seen.close();
    const refused = await stage.visit(path, viewer.email);
    await refused.page.getByRole('alert').first().waitFor();
    expect(await refused.page.getByRole('link', { name: 'Team' }).count()).toBe(0);
    await expectSound(refused);
    await refused.close();
  });
});
