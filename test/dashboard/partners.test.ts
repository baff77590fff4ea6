import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { addPartner, makeHistory } from './history.ts';
import { expectSound, hasChromium, inChromium, openStage, LOOKS, settled, tabTo, type Stage } from './support.ts';

// The partners of a program: invite them, decide on applications, remove and reinstate them, and see what each brought.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let admin: TestPerson;
  let viewer: TestPerson;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    const { service } = stage;
    campaign = await service.make.campaign();
    await makeHistory(service, campaign, 20);
    service.clock.set(new Date());
    admin = await service.make.member(campaign.id, 'admin');
    viewer = await service.make.member(campaign.id, 'viewer');
    path = `/app/programs/${campaign.id}/partners`;
  });
  afterAll(() => stage.stop());

  /** By the start of its texts, because the others may contain the letters of a short name. On a phone each has a label. */
  const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^(Partner )?${name} `) });
  /** A partner with this name and status. */
  async function makePartner(name: string, status: string): Promise<Campaign> {
    const made = await addPartner(stage.service, campaign, name);
    await stage.service.db.knex('partnerships').where({ id: made.partnershipId }).update({ status });
    return made;
  }

  test.each(LOOKS)('the list, a partner and the invitations are whole and accessible on $name', async (screen) => {
    await makePartner('Zoe', 'applied');
    const visit = await stage.visit(path, admin.email, screen);
    const { page } = visit;
    await settled(page, 'Partners');
    await rowOf(page, 'Zoe').first().waitFor();
    await expectSound(visit);
    await page.getByRole('link', { name: 'Anna' }).click();
    await settled(page, 'Anna');
    await page.locator('canvas').nth(1).waitFor();
    await page.getByRole('table', { name: 'Links of Anna' }).waitFor();
    await expectSound(visit);
    await page.goto(`${stage.service.baseUrl}/app/programs/${campaign.id}/invitations`);
    await settled(page, 'Invitations');
    await expectSound(visit);
    await visit.close();
  });

  test('shows what each partner brought in the last 30 days', async () => {
    const { page, close } = await stage.visit(path, admin.email);
    await expect.poll(() => rowOf(page, 'Anna').first().getByRole('cell').nth(4).textContent()).toBe('7');
    await close();
  });

  test('a person approves an application, using only the keyboard', async () => {
    await makePartner('Carl', 'applied');
    const visit = await stage.visit(`${path}?status=applied`, admin.email);
    const { page } = visit;
    await rowOf(page, 'Carl').waitFor();
    await tabTo(page, 'Approve Carl');
    await page.keyboard.press('Enter');
    await page.getByText('Carl has joined').waitFor();
    await rowOf(page, 'Carl').waitFor({ state: 'detached' });
    await page.getByLabel('Status').selectOption('joined');
    await rowOf(page, 'Carl').waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('somebody who has applied is called a partner only once they have joined', async () => {
    const { partnerId, partnershipId } = await makePartner('Ida', 'applied');
    const yesterday = new Date(Date.now() - DAY);
    const applied = { created_at: yesterday, changed_at: yesterday };
    await stage.service.db.knex('partnerships').where({ id: partnershipId }).update(applied);
    const { page, close } = await stage.visit(`${path}/${partnerId}`, admin.email);
    const details = page.getByRole('region', { name: 'Details' });
    await details.getByText('Applied on').waitFor();
    await page.getByText('Ida wants to become a partner').waitFor();
    expect(await page.locator('canvas').count()).toBe(0);
    expect(await details.textContent()).not.toContain('Partner since');
    await page.getByRole('button', { name: 'Approve Ida' }).click();
    await details.getByText('Partner since').waitFor();
    await details.getByText('Added on').waitFor();
    await details.getByText('Shown here once something is due').waitFor();
    await page.locator('canvas').nth(1).waitFor();
    await close();
  });

  test('an application is declined only after a question', async () => {
    await makePartner('Dora', 'applied');
    const visit = await stage.visit(path, admin.email);
    const { page } = visit;
    await rowOf(page, 'Dora').getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('dialog').getByText('They cannot apply again').waitFor();
    await expectSound(visit);
    await page.getByLabel('Reason').fill('We only work with shops');
    await page.getByRole('button', { name: 'Decline Dora' }).last().click();
    await expect.poll(() => rowOf(page, 'Dora').textContent()).toContain('declined');
    await page.getByRole('link', { name: 'Dora' }).click();
    await page.getByRole('region', { name: 'Details' }).getByText('We only work with shops').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a partner is removed after a question, and is back with Undo', async () => {
    await makePartner('Eva', 'joined');
    const { page, close } = await stage.visit(path, admin.email);
    await rowOf(page, 'Eva').getByRole('button', { name: 'More actions' }).click();
    await rowOf(page, 'Eva').getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Eva' }).click();
    await expect.poll(() => rowOf(page, 'Eva').textContent()).toContain('removed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rowOf(page, 'Eva').textContent()).toContain('joined');
    await close();
  });

  test('a change that somebody else has made in the meantime is said', async () => {
    const { partnershipId } = await makePartner('Fay', 'applied');
    const { page, close } = await stage.visit(path, admin.email);
    await rowOf(page, 'Fay').waitFor();
    await stage.service.db.knex('partnerships').where({ id: partnershipId }).update({ status: 'removed' });
    await rowOf(page, 'Fay').getByRole('button', { name: 'Approve' }).click();
    const said = page.getByRole('alert');
    await said.getByText(/status/).waitFor();
    expect(await said.textContent()).toMatch(/Request [\w-]{8,}/);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await said.count()).toBe(0);
    await close();
  });

  test('several people are invited at once; their links are shown once and copied', async () => {
    const visit = await stage.visit(path, admin.email);
    const { page } = visit;
    await page.getByRole('button', { name: 'Invite partners' }).click();
    const addresses = page.getByLabel('Email addresses');
    await addresses.fill('Gina <gina@partner.dev>\nnot-an-address');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText('Line 2, not-an-address, is not an email address', { exact: true }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    await addresses.fill('Gina <gina@partner.dev>\nhugo@partner.dev');
    await expectSound(visit);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invitations' });
    await dialog.getByText('hugo@partner.dev', { exact: true }).waitFor();
    await dialog.getByText('Copy the links now: they are not shown again.').waitFor();
    expect(await dialog.getByText('The service sends no mail: send them this link.').count()).toBe(2);
    await expectSound(visit);
    await dialog.getByRole('button', { name: /^Copy the invitation of gina/ }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/\/invitation#refinv_\w+/);
    // Nobody has copied the other one.
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.getByText(/^A link is not copied, and is not shown again\. To get another one/).waitFor();
    await expectSound(visit);
    await dialog.getByRole('button', { name: 'Close without copying' }).click();
    // They are there, and not among the partners yet.
    await settled(page, 'Invitations');
    expect(await rowOf(page, 'gina@partner.dev').textContent()).toContain('Gina');
    await rowOf(page, 'gina@partner.dev')
      .getByText(/Not mailed, share the link\. Lost it\? Revoke it/)
      .waitFor();
    await expectSound(visit);
    await rowOf(page, 'hugo@partner.dev').getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('button', { name: 'Revoke the invitation' }).click();
    await expect.poll(() => rowOf(page, 'hugo@partner.dev').textContent()).toContain('revoked');
    // Once a day there is a new link.
    const yesterday = { sent_at: new Date(Date.now() - 1.1 * DAY), created_at: new Date(Date.now() - 1.1 * DAY) };
    await stage.service.db.knex('partner_invitations').where({ email: 'gina@partner.dev' }).update(yesterday);
    await page.reload();
    await rowOf(page, 'gina@partner.dev').getByRole('button', { name: 'New link' }).click();
    await page.getByText('Copy it now: it is not shown again.').waitFor();
    await visit.close();
  });

  test('a wrong address is said at the field', async () => {
    const visit = await stage.visit(path, admin.email);
    const { page } = visit;
    await page.getByRole('button', { name: 'Invite partners' }).click();
    const field = page.getByLabel('Email addresses');
    await field.fill('nobody');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await visit.close();
  });

  test("a partner's page shows what they brought", async () => {
    const { page, close } = await stage.visit(`${path}/${campaign.partnerId}`, admin.email);
    await settled(page, 'Anna');
    const total = page.getByRole('region', { name: 'In total' });
    await total.getByText('7', { exact: true }).waitFor();
    expect(await total.textContent()).toMatch(/Sales, USD7 for \$\d+/);
    const links = page.getByRole('link', { name: 'Manage their links' });
    await page.getByRole('table', { name: 'Links of Anna' }).waitFor();
    expect(await links.getAttribute('href')).toContain(`/links?partner_id=${campaign.partnerId}`);
    const sums = page.getByRole('list', { name: 'Balance of Anna, USD' });
    await sums.getByRole('link', { name: /^Pending ?\$\d+\.\d\d ?7 commissions$/ }).waitFor();
    await page.getByRole('link', { name: 'See their commissions' }).click();
    await settled(page, 'Commissions');
    expect(new URL(page.url()).searchParams.get('partner_id')).toBe(String(campaign.partnerId));
    await page.getByRole('row').nth(7).waitFor();
    await close();
  });

  test('a viewer sees neither addresses nor buttons, and no invitations', async () => {
    const visit = await stage.visit(path, viewer.email);
    const { page } = visit;
    await rowOf(page, 'Anna').first().waitFor();
    expect(await page.locator('main').textContent()).not.toContain('@');
    expect(await page.getByRole('link', { name: 'Invitations' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /Approve|Remove|Invite/ }).count()).toBe(0);
    await expectSound(visit);
    await page.goto(`${stage.service.baseUrl}/app/programs/${campaign.id}/invitations`);
    await page
      .getByRole('alert')
      .getByText(/Request/)
      .waitFor();
    await visit.close();
  });

  test('a partner of another program does not exist', async () => {
    const other = await stage.service.make.campaign();
    const visit = await stage.visit(`${path}/${other.partnerId}`, admin.email);
    await visit.page
      .getByRole('alert')
      .getByText(/Request/)
      .waitFor();
    expect(await visit.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });

  test('where nobody has joined, open invitations are named', async () => {
    const { id } = await stage.service.make.program();
    const owner = await stage.service.make.member(id, 'owner');
    const body = { invitations: [{ email: 'one@partner.dev' }, { email: 'two@partner.dev' }] };
    await stage.service.call(`/api/v1/programs/${id}/invitations`, { key: owner.apiToken, body });
    const { page, close } = await stage.visit(`/app/programs/${id}/partners`, owner.email);
    await page.getByRole('heading', { name: '2 invitations are open' }).waitFor();
    await page.getByRole('link', { name: 'See the invitations' }).click();
    await settled(page, 'Invitations');
    await close();
  });
});
