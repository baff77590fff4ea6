import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginAt, statementCampaign } from '../statements/support.ts';
import { expectSound, hasChromium, inChromium, LOOKS, openStage, settled, type Stage } from './support.ts';

// What each partner earned and was paid in a month: a list, a page to print, and a file of the lines.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let path: string;
  let viewer: string;
  let calls: Awaited<ReturnType<typeof statementCampaign>>['calls'];
  beforeAll(async () => {
    stage = await openStage();
    const { service } = stage;
    const [year, month] = [new Date().getUTCFullYear(), new Date().getUTCMonth()];
    await beginAt(service, new Date(Date.UTC(year, month - 3, 1)));
    service.clock.set(new Date(Date.UTC(year, month - 2, 1)));
    const { campaign, close, list, ...made } = await statementCampaign(service);
    calls = made.calls;
    for (const ago of [2, 1]) {
      service.clock.set(new Date(Date.UTC(year, month - ago, 15)));
      await calls.approved();
    }
    service.clock.set(new Date());
    await close();
    expect(await list()).toHaveLength(2);
    path = `/app/programs/${campaign.id}/payouts/statements`;
    viewer = (await service.make.member(campaign.id, 'viewer')).email;
  });
  afterAll(() => stage.stop());

  test.each(LOOKS)('the list is whole and accessible on $name', async (screen) => {
    const visit = await stage.visit(path, viewer, screen);
    const { page } = visit;
    await settled(page, 'Statements');
    await page.getByText('$40.00').filter({ visible: true }).first().waitFor();
    expect(await page.getByRole('table', { name: 'Statements of the program' }).getByRole('row').count()).toBe(4);
    await page.getByText('Preview – not final, not signed').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a month is chosen, its page is opened, and its lines are saved', async () => {
    const visit = await stage.visit(path, viewer);
    const { page } = visit;
    const last = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 1));
    await page.getByLabel('Month').selectOption(last.toISOString().slice(0, 7));
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    const row = page.getByRole('row').nth(1);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: /^CSV of the statement of / }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toMatch(
      /^Commission,Kind,Amount,Currency,Time\r\n\d+,earned,20\.00,USD,/,
    );
    await row.getByRole('link', { name: /^Page of the statement of / }).click();
    await settled(page, 'Statement');
    await page.getByText('Owed before').waitFor();
    // A line leads to its commission, whose page says the rest.
    await page.getByRole('row').nth(1).getByRole('link', { name: /^Sale/ }).waitFor();
    await expectSound(visit);
    await page.goBack();
    await settled(page, 'Statements');
    expect(visit.complaints).toEqual([]);
    await page.getByLabel('Month').selectOption({ index: 5 });
    await page.getByText('No matching statements').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('the preview of the open month has a page of its own, which is not signed', async () => {
    const visit = await stage.visit(path, viewer);
    const { page } = visit;
    await settled(page, 'Statements');
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('link', { name: /^Page of the statement of / })
      .click();
    await settled(page, 'Statement');
    await page.getByText('Preview – not final, not signed').waitFor();
    expect(await page.getByText('SHA-256').count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });

  test('what was paid names its payout', async () => {
    const payout = await calls.create();
    const [item] = await calls.items(payout.id);
    expect(await calls.act('pay', payout.id, { item_ids: [item.id] })).toEqual(['done']);
    const { page, close } = await stage.visit(path, viewer);
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('link', { name: /^Page of the statement of / })
      .click();
    await settled(page, 'Statement');
    const row = page.getByRole('row').filter({ hasText: 'Paid' }).first();
    await row.getByRole('link', { name: payout.reference }).click();
    await settled(page, `Payout ${payout.reference}`);
    await close();
  });

  test('a program without statements says when there are some', async () => {
    const campaign = await stage.service.make.campaign();
    const { email } = await stage.service.make.member(campaign.id, 'viewer');
    const visit = await stage.visit(`/app/programs/${campaign.id}/payouts/statements`, email);
    await visit.page.getByText('No statements yet').waitFor();
    await expectSound(visit);
    await visit.close();
  });
});
