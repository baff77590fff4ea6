import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { sell, visit as click } from '../support/journey.ts';
import { expectSound, hasChromium, inChromium, openStage, LOOKS, settled, tabTo, type Stage } from './support.ts';

// Setting up: the gates of the program, each with what to do, and the events as they arrive.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let owner: TestPerson;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    const { make } = stage.service;
    campaign = await make.campaign();
    owner = await make.member(campaign.id, 'owner');
    path = `/app/programs/${campaign.id}/setup`;
  });
  afterAll(() => stage.stop());

  const sendChain = (key = campaign.key) =>
    stage.service.call('/api/v1/cli/test-event', { key, body: { type: 'chain' } });

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    await sendChain();
    const visit = await stage.visit(path, owner.email, screen);
    const { page } = visit;
    await settled(page, 'Setup');
    await page.getByRole('log', { name: 'Test events' }).waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('says of each gate whether it is passed, and opens the one that comes next', async () => {
    const { page, close } = await stage.visit(path, owner.email);
    await page.getByRole('heading', { name: '4 of 6 steps done' }).waitFor();
    const gate = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    expect(await gate('Partners').textContent()).toContain('1 partner joined');
    expect(await gate('Commission').textContent()).toContain('20% of every sale including tax, excluding renewals');
    const next = gate('Snippet on your site');
    expect(await next.getAttribute('aria-current')).toBe('step');
    await next.getByText('next', { exact: true }).waitFor();
    await next.getByText('referral.js').waitFor();
    // What has not happened yet is no failure.
    await gate('First real sale').getByText('not yet', { exact: true }).waitFor();
    expect(await page.getByText('!', { exact: true }).count()).toBe(0);
    expect(await gate('First real sale').getByText('Connect your payment processor').first().isVisible()).toBe(false);
    await close();
  });

  test('the snippet is done with the first click; then the payment processor is the first choice, and the calls are behind it', async () => {
    const clicked = await stage.service.make.campaign();
    const { email } = await stage.service.make.member(clicked.id);
    await click(stage.service, clicked);
    const visit = await stage.visit(`/app/programs/${clicked.id}/setup`, email);
    const { page } = visit;
    await page.getByRole('heading', { name: '5 of 6 steps done' }).waitFor();
    await page.getByText('Clicks arrive').waitFor();
    const next = page.locator('[aria-current=step]');
    await next.getByRole('link', { name: 'Connect your payment processor' }).waitFor();
    expect(await next.getByText('track/sale').isVisible()).toBe(false);
    await next.getByText('Send sales from your server instead').click();
    await next.getByText('track/sale').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('what is missing after clicks have come in is wrong', async () => {
    const broken = await stage.service.make.campaign();
    const { email } = await stage.service.make.member(broken.id);
    await click(stage.service, broken);
    await stage.service.db.knex('links').where({ program_id: broken.id }).update({ enabled: false });
    const visit = await stage.visit(`/app/programs/${broken.id}/setup`, email);
    const { page } = visit;
    const links = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Links and origins' }) });
    await links.getByText('needs attention', { exact: true }).waitFor();
    await links.getByText('!', { exact: true }).waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a new program begins with its first partner', async () => {
    const { id } = await stage.service.make.program();
    const { email } = await stage.service.make.member(id);
    const visit = await stage.visit(`/app/programs/${id}/setup`, email);
    const { page } = visit;
    await page.getByText('Invite a partner to the program.').waitFor();
    await page.getByText('No test events yet').waitFor();
    await expectSound(visit);
    await page.getByRole('link', { name: 'Go to partners' }).click();
    await settled(page, 'Partners');
    await visit.close();
  });

  test('a test event appears within seconds, without a reload', async () => {
    const fresh = await stage.service.make.campaign();
    const { email } = await stage.service.make.member(fresh.id);
    const visit = await stage.visit(`/app/programs/${fresh.id}/setup`, email);
    const { page } = visit;
    await page.getByText('No test events yet').waitFor();
    const polls: number[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('/events')) polls.push(response.status());
    });
    // Until the events come, the responses have no body, because nothing has changed.
    await expect.poll(() => polls, { timeout: 10_000 }).toEqual([304, 304]);
    expect((await sendChain(fresh.key)).status).toBe(200);
    const log = page.getByRole('log', { name: 'Test events' });
    await log.waitFor({ timeout: 10_000 });
    await expect.poll(() => log.getByRole('listitem').count()).toBe(3);
    // The gates are asked about less often.
    await page.getByText('Test events have arrived.').waitFor({ timeout: 30_000 });
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('test events are sent from the page with the key of the program, and with no other', async () => {
    const fresh = await stage.service.make.campaign();
    const other = await stage.service.make.campaign();
    const { email } = await stage.service.make.member(fresh.id);
    const visit = await stage.visit(`/app/programs/${fresh.id}/setup`, email);
    const { page } = visit;
    await page.getByRole('button', { name: 'Send test events' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send test events' });
    const send = async (key: string) => {
      await dialog.getByLabel('API key of the program').fill(key);
      await dialog.getByRole('button', { name: 'Send test events' }).click();
    };
    await send('refkey_unknown');
    await dialog.getByText('This API key is not valid', { exact: true }).waitFor();
    await send(other.key);
    await dialog.getByText('This is the key of another program', { exact: true }).waitFor();
    await expectSound(visit);
    await send(fresh.key);
    await expect.poll(() => page.getByRole('log', { name: 'Test events' }).getByRole('listitem').count()).toBe(3);
    await visit.close();
  });

  test('once the program is live, real events are shown first, and saved as a file', async () => {
    const { transaction_id } = await sell(stage.service, await otherCampaign());
    const { page, close } = await stage.visit(otherPath, otherEmail);
    await page.getByRole('heading', { name: 'Setup complete' }).waitFor();
    await page.getByText('Everything is set up.').waitFor();
    await page.getByRole('link', { name: 'See live events' }).click();
    await expect.poll(() => page.getByLabel('Show').inputValue()).toBe('real');
    const log = page.getByRole('log', { name: 'Real events' });
    await log.getByText('sale of $100.00').waitFor();
    expect(await log.textContent()).toContain(transaction_id);
    await log.getByRole('listitem').filter({ hasText: 'sale of $100.00' }).getByText('Anna').waitFor();
    await page.getByLabel('Type').selectOption('Sales');
    await expect.poll(() => log.getByRole('listitem').count()).toBe(1);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Save as CSV').click()]);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFRecorded,Type,Record,/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/,sale,\d+,,,100\.00,,,USD,/);
    expect(lines[1]).toContain(`,${transaction_id},`);
    await close();
  });
  let [otherPath, otherEmail] = ['', ''];
  async function otherCampaign(): Promise<Campaign> {
    const { make } = stage.service;
    const other = await make.campaign();
    otherPath = `/app/programs/${other.id}/setup`;
    otherEmail = (await make.member(other.id)).email;
    return other;
  }

  test('a person copies the line for the pages, using only the keyboard', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await settled(page, 'Setup');
    await tabTo(page, 'Copy the line for your pages');
    await page.keyboard.press('Enter');
    const tag = `<script src="${stage.service.baseUrl}/referral.js" defer></script>`;
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(tag);
    await expectSound(visit);
    await visit.close();
  });

  test('an origin is added; a wrong one is said at its field', async () => {
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await page.getByText('How to do this: Links and origins').click();
    await page.getByRole('button', { name: 'Change the origins' }).click();
    const field = page.getByLabel('Origins, one per line');
    await field.fill('https://brand.dev\nshop');
    await page.getByRole('button', { name: 'Save the origins' }).click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expectSound(visit);
    await field.fill('https://brand.dev\nhttp://localhost:5173');
    await page.getByRole('button', { name: 'Save the origins' }).click();
    await page.getByText('Origins saved').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: /^http:\/\/localhost:5173$/ })
      .waitFor();
    await visit.close();
  });

  test('a viewer sees the gates without what changes them', async () => {
    const { email } = await stage.service.make.member(campaign.id, 'viewer');
    const visit = await stage.visit(path, email);
    const { page } = visit;
    await page.getByRole('heading', { name: 'Links and origins' }).waitFor();
    await page.getByText('How to do this: Links and origins').click();
    expect(await page.getByRole('button', { name: 'Change the origins' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /API keys/ }).count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });
});
