import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { button, owing, rowOf, select } from './payouts-support.ts';
import { expectSound, hasChromium, inChromium, LOOKS, openStage, settled, type Stage } from './support.ts';

// Whom a payout pays, how what can be paid came about, and a payment that is marked as failed.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  let owed: Awaited<ReturnType<typeof owing>>;
  let path: string;
  let owner: string;
  beforeEach(async () => {
    owed = await owing(stage.service);
    path = `/app/programs/${owed.campaign.id}/payouts`;
    owner = await owed.emailOf('owner');
  });

  test.each(LOOKS)('a payout of chosen partners on $name', async (screen) => {
    const visit = await stage.visit(path, owner, screen);
    const { page } = visit;
    await settled(page, 'Payouts');
    const card = page.getByRole('region', { name: 'Who is paid' });
    await card.getByText('$215.50').waitFor();
    await card.getByLabel('Pay Ben Okafor').uncheck();
    await card.getByText('Total of 1 of 2').waitFor();
    await page.getByText(/− \$54\.00 not chosen/).waitFor();
    // The total is under its column.
    const right = (text: string) =>
      card
        .getByText(text)
        .last()
        .evaluate((one) => Math.round(one.getBoundingClientRect().right));
    expect(await right('$161.50')).toBe(await right('$54.00'));
    await expectSound(visit);
    await button(page, 'Create a payout').click();
    expect(await page.getByRole('dialog').getByText('to Anna').textContent()).toBe('$161.50 to Anna');
    await button(page, 'Create the payout of $161.50').click();
    await settled(page, /^Payout RT-/);
    expect(await page.getByRole('row').filter({ hasText: 'Ben Okafor' }).count()).toBe(0);
    await expect.poll(async () => (await owed.calls.preview()).total_cents).toBe(5400);
    await visit.close();
  });

  test('from approved to payable, each reason has its amount, and they add up', async () => {
    const { calls, carla } = owed;
    await calls.create({ partner_ids: [carla.partnerId], minimum_cents: 0 });
    const { page, close } = await stage.visit(path, owner);
    const bridge = await page.getByLabel('From approved to payable').innerText();
    const amounts = [...bridge.matchAll(/([−+]?) ?\$([\d,.]+)/g)].map(
      ([, sign, text]) => (sign === '−' ? -1 : 1) * Math.round(Number(text!.replace(',', '')) * 100),
    );
    expect(bridge.replace(/\s+/g, ' ')).toMatch(
      /^Approved \$\S+ − \$45\.80 in a payout already − \$\S+ on hold − \$128\.00 no way to be paid − \$70\.00 new way to be paid = \$215\.50 can be paid$/,
    );
    expect(amounts.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(amounts.at(-1));
    const { body } = await calls.call('GET', 'commissions?limit=1');
    expect(amounts[0]).toBe(body.totals.currencies[0].approved.amount_cents);
    await close();
  });

  test('a payment that is marked as failed can be undone for some seconds', async () => {
    const { calls } = owed;
    const { id, reference } = await calls.create({});
    const visit = await stage.visit(`${path}/${id}`, owner);
    const { page } = visit;
    await settled(page, `Payout ${reference}`);
    const fail = async () => {
      await select(page, 'Ben Okafor');
      await page.getByLabel('Selected payments').getByRole('button', { name: 'Mark as failed', exact: true }).click();
      await page.getByLabel('Reason').fill('The account is closed');
      await page.getByRole('dialog').locator('button[type=submit]').click();
    };
    const failed = async () => (await calls.items(id)).filter(({ status }: { status: string }) => status === 'failed');
    await fail();
    await rowOf(page, 'Ben Okafor').getByText('being marked as failed').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone: 1 payment stays as before').waitFor();
    await page.waitForTimeout(7_000);
    expect(await failed()).toEqual([]);
    await fail();
    await expect.poll(async () => (await failed()).length, { timeout: 12_000 }).toBe(1);
    await visit.close();
  });
});
