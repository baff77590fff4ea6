import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { as, ownedProgram, type Owned } from '../manage/support.ts';
import { sell } from '../support/journey.ts';
import {
  expectSound,
  hasChromium,
  inChromium,
  LOOKS,
  openStage,
  READER_ZONE,
  settled,
  tabTo,
  type Stage,
} from './support.ts';

// The audit log: who changed what, with what was there before.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let program: Owned;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    program = await ownedProgram(stage.service);
    path = `/app/programs/${program.id}/audit-log`;
    const call = as(stage.service, program.token);
    const change = (body: object) => call('PATCH', `programs/${program.id}`, { body });
    await change({
      ...{ name: 'Acme', minimum_payout_cents: 5000, auto_approve: true },
      ...{ commission_type: 'recurring_percent', brand: { sentence: 'Tea for all' } },
    });
    await call('PUT', `programs/${program.id}/origins`, {
      body: { origins: ['https://brand.dev', 'https://shop.dev'] },
    });
    const { make } = stage.service;
    const partner = await make.partner();
    await make.partnership(program.id, partner);
    await call('POST', `programs/${program.id}/links`, { body: { code: 'spring', partner_id: partner } });
  });
  afterAll(() => stage.stop());

  const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
  const open = async (at = path, email = program.email) => {
    const visit = await stage.visit(at, email);
    await settled(visit.page, 'Audit log');
    return visit;
  };

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const visit = await stage.visit(path, program.email, screen);
    await settled(visit.page, 'Audit log');
    await rows(visit.page).first().waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('says in words who did what, and shows the difference', async () => {
    const { page, close } = await open();
    const changed = rows(page).filter({ hasText: 'Changed the settings' });
    await changed.waitFor();
    const text = (await changed.textContent())!;
    expect(text).toContain(program.email);
    expect(text).toContain('with the API token');
    expect(text).toContain('name: before: Brand → afterwards: Acme');
    expect(text).toMatch(/minimum payout: .*\$0\.00.*\$50\.00/);
    expect(text).toMatch(/approves automatically: before: no → afterwards: yes/);
    expect(await changed.locator('del').first().textContent()).toBe('Brand');
    // What has parts is shown part by part, in words.
    expect(text).toContain('sentence about the brand: Tea for all');
    expect(text).toContain(
      'what a partner earns: before: A share of the first payment → afterwards: A share of every payment',
    );
    expect(text).not.toMatch(/[{}]|_/);
    // Of a list only what was added or removed.
    const origins = rows(page).filter({ hasText: 'Changed the allowed origins' });
    expect(await origins.locator('del').count()).toBe(0);
    expect(await origins.locator('ins').allTextContents()).toEqual(['https://shop.dev']);
    await close();
  });

  test('names a commission by its amount and its partner, and leads to it', async () => {
    const { service } = stage;
    const campaign = await service.make.campaign();
    const { email, apiToken: key } = await service.make.member(campaign.id, 'owner');
    const { commission_id } = await sell(service, campaign);
    await service.call(`/api/v1/programs/${campaign.id}/commissions/approve`, {
      key,
      body: { commission_ids: [commission_id] },
    });
    const { page, close } = await open(`/app/programs/${campaign.id}/audit-log`, email);
    const approved = rows(page).filter({ hasText: 'Approved a commission' });
    await approved.getByRole('link', { name: '$20.00 for Anna' }).click();
    await settled(page, '$20.00 for Anna');
    await close();
  });

  test('filters by who and what, in the address, and says so if there is nothing', async () => {
    const visit = await open();
    const { page } = visit;
    await page.getByLabel('What').selectOption('Created a link');
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('action')).toBe('link.create');
    await page.getByLabel('Who').selectOption({ label: program.email });
    await expect.poll(() => new URL(page.url()).searchParams.get('actor_id')).toBe(String(program.accountId));
    await expect.poll(() => rows(page).count()).toBe(1);
    await page.getByLabel('What').selectOption('Archived the program');
    await page.getByText('No matching changes').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Show all changes' }).click();
    await rows(page).nth(2).waitFor();
    await visit.close();
  });

  test('an action that the page does not know is shown as it is named, and can be looked for', async () => {
    const { id } = await stage.service.make.program();
    const { email } = await stage.service.make.member(id);
    const entry = { actor_kind: 'system', target_kind: 'webhook', target_id: 4, before: {}, after: {} };
    await stage.service.db
      .knex('audit_log')
      .insert({ ...entry, program_id: id, at: new Date(), action: 'webhook.retry-later' });
    const { page, close } = await open(`/app/programs/${id}/audit-log?action=webhook.retry-later`, email);
    const row = rows(page).filter({ hasText: 'webhook: retry later' });
    expect(await row.textContent()).toContain('The service');
    await close();
  });

  test('goes on page by page, and the whole log is saved as CSV', async () => {
    const { id } = await stage.service.make.program();
    const { email, accountId } = await stage.service.make.member(id);
    const entries = Array.from({ length: 130 }, (_, n) => ({
      program_id: id,
      at: new Date(Date.now() - n * 1000),
      actor_kind: 'account',
      actor_id: accountId,
      credential: 'session 1',
      action: 'link.update',
      target_kind: 'link',
      target_id: n + 1,
      before: { enabled: true },
      after: { enabled: false },
    }));
    await stage.service.db.knex('audit_log').insert(entries);
    const { page, close } = await open(`/app/programs/${id}/audit-log`, email);
    await page.getByText('50 shown, more available').waitFor();
    await page.getByText('Load more').click();
    await page.getByText('100 shown, more available').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Save as CSV').click()]);
    const { slug } = (await stage.service.db.knex('programs').where({ id }).first()) as { slug: string };
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: READER_ZONE }).format();
    expect(file.suggestedFilename()).toBe(`${slug}-audit-log-${today}.csv`);
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect([lines[0]!.startsWith('When,Who,'), lines.length]).toEqual([true, 131]);
    expect(lines[1]).toContain(`${email},account,${accountId},session 1,link.update,link `);
    await close();
  });

  test('a person looks for a kind of change, using only the keyboard', async () => {
    const { page, close } = await open();
    await tabTo(page, /^What/);
    await page.keyboard.type('Created a l');
    await expect.poll(() => new URL(page.url()).searchParams.get('action')).toBe('link.create');
    await expect.poll(() => rows(page).count()).toBe(1);
    await close();
  });

  test('without a change it says what will be here', async () => {
    const { make } = stage.service;
    const { id } = await make.program();
    const { email } = await make.member(id);
    const visit = await open(`/app/programs/${id}/audit-log`, email);
    await visit.page.getByText('No changes yet').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a viewer has no such page', async () => {
    const { email } = await stage.service.make.member(program.id, 'viewer');
    const visit = await stage.visit(path, email);
    await visit.page.getByRole('alert').first().waitFor();
    expect(await visit.page.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });
});
