import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sell, visit as click } from '../support/journey.ts';
import { addPartner } from './history.ts';
import { portalPartner, type PortalPartner } from './portal.ts';
import {
  expectSound,
  hasChromium,
  inChromium,
  openStage,
  LOOKS,
  SCREENS,
  settled,
  tabTo,
  type Stage,
} from './support.ts';

// What a partner earned: pending, approved, paid and reversed shown apart, each with its reason.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let partner: PortalPartner;
  let path: string;
  beforeAll(async () => {
    stage = await openStage();
    const { service } = stage;
    partner = await portalPartner(service);
    const { campaign } = partner;
    path = `/partner/programs/${campaign.id}/commissions`;
    const { apiToken } = await service.make.member(campaign.id, 'owner');
    const decide = async (commission_id: number, act: string, more: object = {}) => {
      const body = { commission_ids: [commission_id], ...more };
      return service.call(`/api/v1/programs/${campaign.id}/commissions/${act}`, { key: apiToken, body });
    };
    const ids: number[] = [];
    for (const amount_cents of [5_000, 10_000, 20_000, 40_000]) {
      ids.push((await sell(service, campaign, { amount_cents })).commission_id);
    }
    expect((await decide(ids[1]!, 'approve')).status).toBe(200);
    expect((await decide(ids[2]!, 'hold', { reason: 'The order is checked.' })).status).toBe(200);
    expect((await decide(ids[3]!, 'reject', { reason: 'It was your own order.' })).status).toBe(200);
    // Another partner's commission is in no sum.
    const other = await addPartner(service, campaign, 'Bea');
    await sell(service, other, { click_id: await click(service, other) });
  });
  afterAll(() => stage.stop());

  const sumOf = (page: Page, name: string) =>
    page.getByRole('list', { name: 'Your commissions so far' }).getByRole('link', { name: new RegExp(`^${name}`) });

  test.each(LOOKS)('is whole and accessible on $name', async (screen) => {
    const visit = await stage.visit(path, partner.email, screen);
    await settled(visit.page, 'Commissions');
    await visit.page.getByText('refunded or rejected').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('pending, approved, paid and reversed are kept apart', async () => {
    const { page, close } = await stage.visit(path, partner.email);
    await expect.poll(() => sumOf(page, 'Pending').textContent()).toBe('Pending$50.002 commissions, 1 on hold');
    await expect.poll(() => sumOf(page, 'Approved').textContent()).toMatch(/\$20\.001 commission$/);
    await expect.poll(() => sumOf(page, 'Paid').textContent()).toBe('Paid$0.000 commissions');
    await expect
      .poll(() => sumOf(page, 'Reversed').textContent())
      .toBe('Reversed$80.001 commission, refunded or rejected');
    await close();
  });

  test('the sums have every commission, also those of a busy partner', async () => {
    const { email, campaign } = await portalPartner(stage.service);
    await stage.service.db.knex.raw(
      `insert into commissions (kind, program_id, partnership_id, earned_cents, amount_cents, currency, status, reason,
         created_at, changed_at)
       select 'adjustment', ?, ?, 1000, 1000, case when n > 1 then 'USD' else 'EUR' end, 'pending', 'a bonus', ?, ?
       from generate_series(1, 1235) n`,
      [campaign.id, campaign.partnershipId, ...Array<Date>(2).fill(stage.service.clock.now())],
    );
    const { page, close } = await stage.visit(`/partner/programs/${campaign.id}/commissions`, email);
    await expect.poll(() => sumOf(page, 'Pending').textContent()).toBe('Pending€10.00, $12,340.001,235 commissions');
    await close();
  });

  test('each has its reason, also in the file', async () => {
    const { page, close } = await stage.visit(path, partner.email);
    await settled(page, 'Commissions');
    const table = page.getByRole('table', { name: 'Your commissions' });
    await table.getByText('The order is checked.').waitFor();
    await table.getByText('It was your own order.').waitFor();
    expect(await table.getByRole('row').count()).toBe(5);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Save as CSV').click()]);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe('Commission,Why,Amount,Currency,Status,Created,Approved,Paid,Link');
    expect(lines[4]).toMatch(/^\d+,"Earned \$10\.00: 20% of \$50\.00, link [a-z0-9-]+\.",10\.00,USD,pending,/);
    await close();
  });

  test('a sum leads to its commissions with the keyboard alone', async () => {
    const { page, close } = await stage.visit(path, partner.email);
    await settled(page, 'Commissions');
    await expect.poll(() => sumOf(page, 'Approved').textContent()).toContain('$20.00');
    await tabTo(page, /^Approved, not paid yet/);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('?status=approved');
    await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(2);
    expect(await page.getByLabel('Status').inputValue()).toBe('approved');
    await close();
  });

  test.each([SCREENS[0], SCREENS[3]])(
    'without a commission it says how the first one comes, on $name',
    async (screen) => {
      const { email, campaign } = await portalPartner(stage.service);
      const visit = await stage.visit(`/partner/programs/${campaign.id}/commissions`, email, screen);
      await settled(visit.page, 'Commissions');
      await visit.page.getByText('No commissions yet').waitFor();
      await expectSound(visit);
      await visit.close();
    },
  );
});
