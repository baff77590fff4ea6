import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, describe, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { closeStatements } from '../../src/statements/close.ts';
import { ownedCampaign } from '../commissions/support.ts';
import { expectLedger, payable, payoutCalls } from '../payouts/support.ts';
import { beginAt, expectStatements } from '../statements/support.ts';
import { sell } from '../support/journey.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { addPartner } from './history.ts';
import { button, report, rowOf, select } from './payouts-support.ts';
import { expectSound, hasChromium, inChromium, openStage, settled, type Stage } from './support.ts';

// A month of an owner through the pages: what is earned is approved, paid by PayPal and a bank, comes back, is refunded, and is
// settled by the payout of the next month.

const IBAN = 'DE89370400440532013000';
const MONTH_AGO = 35 * DAY;

async function saved(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  const content = await readFile(await file.path());
  return { content: content.toString(), sha256: createHash('sha256').update(content).digest('hex') };
}

const confirm = async (dialog: Locator) => {
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
};

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  test('a month through the pages', async () => {
    const { service } = stage;
    const began = new Date(Date.now() - MONTH_AGO);
    service.clock.set(began);
    await beginAt(service, new Date(began.getTime() - MONTH_AGO));
    const campaign = await ownedCampaign(service, { currency: 'EUR' });
    const ben = await addPartner(service, campaign, 'Ben Okafor');
    await payable(service, campaign.partnerId, { label: 'a***@tea.dev' });
    await payable(service, ben.partnerId, { kind: 'sepa', currency: 'EUR', label: 'DE•• 3000' }, IBAN);
    const refunded = await sell(service, campaign, { currency: 'EUR' });
    await sell(service, campaign, { currency: 'EUR', amount_cents: 20_000 });
    await sell(service, ben, { currency: 'EUR', amount_cents: 15_000 });
    const owner = (await service.make.member(campaign.id)).email;
    const program = `/app/programs/${campaign.id}`;

    const visit = await stage.visit(`${program}/commissions`, owner);
    const { page } = visit;
    const { baseUrl } = service;
    await page.getByLabel('Select all shown').check();
    await button(page, 'Approve').click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('3 commissions approved').waitFor();
    service.clock.advance({ seconds: 60 });

    await page.goto(`${baseUrl}${program}/payouts`);
    await page.getByLabel('Due now').getByText('€90.00').waitFor();
    await button(page, 'Create a payout').click();
    await page.getByRole('dialog').getByText('to 2 partners').waitFor();
    await button(page, 'Create the payout of €90.00').click();
    await settled(page, /^Payout RT-/);
    const run = page.url();

    const paypal = await saved(page, () => button(page, 'Download: PayPal').click());
    expect(paypal.content).toMatch(/^anna@partner\.dev,60\.00,EUR,/);
    await page.getByText(paypal.sha256).waitFor({ state: 'attached' });
    await page.getByText('The file needs the account that pays.').waitFor();
    expect(await button(page, 'Download: Bank transfer').count()).toBe(0);
    await expectSound(visit);
    await page.getByRole('link', { name: 'Enter its holder and IBAN in the settings' }).click();
    await settled(page, 'Settings');
    await button(page, 'Add an account').click();
    await page.getByLabel('Holder of the account').fill('Brand GmbH');
    await page.getByLabel('IBAN of this account').fill('DE02 1203 0000 0000 2020 51');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();

    await page.goto(run);
    await button(page, 'Download: Bank transfer').click();
    const day = page.getByRole('dialog', { name: 'Download: Bank transfer (SEPA)' });
    await expectSound(visit);
    const sepa = await saved(page, () => day.getByRole('button', { name: 'Download' }).click());
    expect(sepa.content).toContain(`<IBAN>${IBAN}</IBAN>`);
    expect(sepa.content).toContain('30.00');
    await page.getByText(sepa.sha256).waitFor({ state: 'attached' });

    await button(page, 'Mark 2 payments as paid').click();
    const paid = page.getByRole('dialog', { name: 'Mark 2 payments as paid?' });
    await paid.getByLabel('Reference').fill('Batch 4711');
    await confirm(paid);
    await page.getByText('2 of 2 paid').waitFor();
    expect(await page.getByText('Files to pay with').count()).toBe(0);
    service.clock.advance({ seconds: 60 });
    await select(page, 'Ben Okafor');
    await report(page, 'Mark as failed', (asked) => asked.getByLabel('Reason').fill('The account is closed'));
    await page.getByText('1 of 2 paid, 1 failed').waitFor();
    await expectSound(visit);
    await visit.close();

    const { transaction_id } = refunded;
    const refund = await service.refund({ transaction_id }, { key: campaign.key });
    expect(refund.body).toMatchObject({ status: 'clawed_back', deduction_cents: 2_000 });
    await expectLedger(service);

    service.clock.set(new Date());
    await closeStatements(service.db, SECRET_KEY, service.clock.now(), new AbortController().signal);
    await service.db.knex('api_tokens').update({ expires_at: new Date(Date.now() + DAY) });
    await payoutCalls(service, campaign).approved({ currency: 'EUR', amount_cents: 30_000 });
    const colleague = (await service.make.member(campaign.id)).email;
    const next = await stage.visit(`${program}/payouts`, colleague);
    await next.page.getByLabel('Due now').getByText('€70.00').first().waitFor();
    await button(next.page, 'Create a payout').click();
    await next.page.getByRole('dialog').getByText('to 2 partners').waitFor();
    await button(next.page, 'Create the payout of €70.00').click();
    await settled(next.page, /^Payout RT-/);
    await rowOf(next.page, 'Anna').getByText('€40.00').waitFor();
    await rowOf(next.page, 'Ben Okafor').getByText('€30.00').waitFor();
    await rowOf(next.page, 'Anna').getByRole('link', { name: 'Anna' }).click();
    await settled(next.page, 'Anna');
    const balance = next.page.getByRole('list', { name: 'Balance of Anna, EUR' });
    await balance.getByRole('link', { name: /^In a payout ?€40\.00 ?2 commissions$/ }).waitFor();
    await expectSound(next);
    await next.page.getByRole('link', { name: 'See their statements' }).click();
    await settled(next.page, 'Statements');
    const month = next.page.getByRole('row').filter({ hasText: 'Anna' });
    await month.getByText('-€20.00').last().waitFor();
    await expectSound(next);
    await next.close();
    await expectLedger(service);
    await expectStatements(service, campaign);
  });
});
