import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { sell, signUp, visit as click } from '../support/journey.ts';
import { checkout, connectAccount } from '../support/stripe.ts';
import { expectSound, hasChromium, inChromium, openStage, LOOKS, settled, tabTo, type Stage } from './support.ts';

// The customers whom partners referred: the chain of each, why sales were attributed or not, export and erasure.

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
    path = `/app/programs/${campaign.id}/customers`;
  });
  afterAll(() => stage.stop());

  /** A customer who signed up, bought, and got a part back. */
  async function buyer() {
    const { service } = stage;
    const signedUp = await signUp(service, campaign);
    const { transaction_id } = await sell(service, campaign, { click_id: signedUp.click_id });
    await service.refund({ transaction_id, refund_amount_cents: 2_500 }, { key: campaign.key });
    return { ...signedUp, transaction_id };
  }
  const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
  const open = async (page: Page, name: string) => {
    await rowOf(page, name).getByRole('link', { name }).click();
    await settled(page, name);
  };

  test.each(LOOKS)('the list and a customer are whole and accessible on $name', async (screen) => {
    const { customer_key, transaction_id } = await buyer();
    const visit = await stage.visit(path, owner.email, screen);
    const { page } = visit;
    await settled(page, 'Customers');
    await rowOf(page, customer_key).waitFor();
    // Not by the click, which may be much older.
    const sorted = page.locator('th[aria-sort=descending]');
    expect(await sorted.allTextContents()).toEqual([expect.stringMatching(/Added $/)]);
    await expectSound(visit);
    await open(page, customer_key);
    await page.getByText(transaction_id).waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('the chain says why the sale was attributed, what it earned, and what a refund took back', async () => {
    const { customer_key, transaction_id } = await buyer();
    const { page, close } = await stage.visit(path, owner.email);
    await open(page, customer_key);
    const events = page.getByRole('region', { name: 'Events and reasons' }).getByRole('listitem');
    const sale = events.filter({ hasText: 'Bought for $100.00' });
    await sale.getByText(/^Attributed: the sign-up came less than a day after the click/).waitFor();
    await sale.getByText('attributed', { exact: true }).waitFor();
    await events.filter({ hasText: 'Refund of $25.00' }).getByText('$5.00 taken from the commission').waitFor();
    await page.getByText('A new sale is attributed.').waitFor();
    await sale.getByRole('link', { name: 'Commission', exact: true }).click();
    await settled(page, /^\$[\d.]+ for /);
    await page.getByRole('region', { name: 'Summary' }).getByText(transaction_id).first().waitFor();
    // And back: the commission names its customer.
    await page.getByRole('link', { name: customer_key }).click();
    await settled(page, customer_key);
    await close();
  });

  test('a sale that would not be attributed is explained: the partner is no longer in the program', async () => {
    const { service } = stage;
    const left = await service.make.campaign();
    const { customer_key } = await signUp(service, left);
    await service.db.knex('partnerships').where({ id: left.partnershipId }).update({ status: 'removed' });
    const { email } = await service.make.member(left.id, 'admin');
    const visit = await stage.visit(`/app/programs/${left.id}/customers`, email);
    await open(visit.page, customer_key);
    await visit.page.getByText('A new sale is rejected: the partner was removed from the program.').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('a payment that could not be applied is in the chain with its reason', async () => {
    const { service } = stage;
    const stripe = await service.make.campaign();
    const account = await connectAccount(service, stripe);
    const { click_id, customer_key } = await signUp(service, stripe);
    await account.tell(checkout(account.source, { reference: click_id, currency: 'xau' }));
    const { email } = await service.make.member(stripe.id, 'admin');
    const { page, close } = await stage.visit(`/app/programs/${stripe.id}/customers`, email);
    await open(page, customer_key);
    await page.getByText('Pending: sales in this currency are not supported; no sale is recorded.').waitFor();
    await close();
  });

  test('a person finds a customer by the identifier, using only the keyboard', async () => {
    const { customer_key } = await signUp(stage.service, campaign);
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await settled(page, 'Customers');
    await tabTo(page, 'Customer ID, order, email or click');
    await page.keyboard.type(customer_key);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('find')).toBe(customer_key);
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await tabTo(page, customer_key);
    await page.keyboard.press('Enter');
    await settled(page, customer_key);
    await visit.close();
  });

  test('the click_id finds a customer, too, and a customer whom nobody referred is said to be unknown', async () => {
    const { click_id, customer_key } = await signUp(stage.service, campaign);
    const visit = await stage.visit(`${path}?find=${click_id}`, owner.email);
    const { page } = visit;
    await rowOf(page, customer_key).getByRole('link', { name: 'Anna' }).waitFor();
    await page.getByLabel('Customer ID, order, email or click').fill('nobody');
    await page.keyboard.press('Enter');
    await page.getByText('There is no customer nobody').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Show all customers' }).click();
    await rowOf(page, customer_key).waitFor();
    expect(await page.getByLabel('Customer ID, order, email or click').inputValue()).toBe('');
    await visit.close();
  });

  test('an order and an email address find a customer, and a provisional sign-up is explained in words', async () => {
    const { service } = stage;
    const { customer_key, transaction_id } = await buyer();
    const visit = await stage.visit(`${path}?find=${transaction_id}`, owner.email);
    const { page } = visit;
    await rowOf(page, customer_key).waitFor();
    expect(await page.getByRole('row').count()).toBe(2);
    const click_id = await click(service, campaign);
    await service.lead({ click_id, customer_key: service.make.unique('page'), email: 'late@buyer.dev' });
    await page.getByLabel('Customer ID, order, email or click').fill('Late@Buyer.dev');
    await page.keyboard.press('Enter');
    await page.getByRole('row').filter({ hasText: 'clicked' }).getByRole('link').first().click();
    await settled(page, /^(?:Customer|Erased customer) of /);
    await page.getByText('Provisional: a page reported this sign-up, and the program waits for its server').waitFor();
    expect(await page.getByRole('main').textContent()).not.toMatch(/lead_auth|server_required/);
    await expectSound(visit);
    await visit.close();
  });

  test('a click that led to nothing is found by its click_id, and has no page', async () => {
    const click_id = await click(stage.service, campaign);
    const { page, close } = await stage.visit(`${path}?find=${click_id}`, owner.email);
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    expect(await page.getByRole('row').nth(1).getByText('clicked').count()).toBe(1);
    await close();
  });

  test('everything that is stored is saved as a file', async () => {
    const { customer_key, transaction_id } = await buyer();
    const { page, close } = await stage.visit(path, owner.email);
    await open(page, customer_key);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Export as JSON').click()]);
    const saved = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(saved).toMatchObject({ customer: { customer_key }, sales: [{ transaction_id }] });
    await close();
  });

  test('a customer is erased after a question that says it is final', async () => {
    const { customer_key } = await buyer();
    const visit = await stage.visit(path, owner.email);
    const { page } = visit;
    await open(page, customer_key);
    await page.getByRole('button', { name: 'Erase' }).click();
    const dialog = page.getByRole('dialog', { name: `Erase ${customer_key}?` });
    await dialog.getByText('This cannot be undone.').waitFor();
    await expectSound(visit);
    await dialog.getByRole('button', { name: 'Erase permanently' }).click();
    await settled(page, /^(?:Customer|Erased customer) of /);
    await page.getByText('erased', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Erase' }).count()).toBe(0);
    expect(await page.getByText(customer_key).count()).toBe(0);
    await visit.close();
  });

  test('without a customer the list says what brings one', async () => {
    const { id } = await stage.service.make.program();
    const { email } = await stage.service.make.member(id);
    const visit = await stage.visit(`/app/programs/${id}/customers`, email);
    await visit.page.getByText('No customers yet').waitFor();
    await expectSound(visit);
    await visit.page.getByRole('link', { name: 'Set up the program' }).click();
    await settled(visit.page, 'Setup');
    await visit.close();
  });

  test('a viewer sees the chain without identifiers and reasons, and an admin cannot export or erase', async () => {
    const { customer_key } = await buyer();
    const [viewer, admin] = [
      await stage.service.make.member(campaign.id, 'viewer'),
      await stage.service.make.member(campaign.id, 'admin'),
    ];
    const seen = await stage.visit(path, viewer.email);
    await seen.page.getByRole('row').nth(1).getByRole('link').first().click();
    await settled(seen.page, /^(?:Customer|Erased customer) of /);
    await seen.page.getByText('Only admins and owners can see events').waitFor();
    expect(await seen.page.getByText(customer_key).count()).toBe(0);
    await expectSound(seen);
    await seen.close();
    const { page, close } = await stage.visit(path, admin.email);
    await open(page, customer_key);
    await page.getByText('Bought for $100.00').waitFor();
    expect(await page.getByRole('button', { name: /^(Export|Erase)/ }).count()).toBe(0);
    await close();
  });

  test.each(['customers', 'commissions'])(
    'a long identifier is shortened in the list of %s, not on its page',
    async (list) => {
      const { service } = stage;
      const key = `customer-${list}-0f8fad5b-d9cb-469f-a165-70867728950e`;
      const click_id = await click(service, campaign);
      await service.lead({ click_id, customer_key: key }, { key: campaign.key });
      await sell(service, campaign, { click_id });
      const visit = await stage.visit(`/app/programs/${campaign.id}/${list}`, owner.email);
      const { page, close } = visit;
      const link = page.getByRole('link', { name: 'customer-c…7728950e' }).first();
      await link.waitFor();
      expect(await page.getByText(key).count()).toBe(0);
      expect(await page.getByTitle(key).count()).toBe(1);
      await page.getByTitle(key).click();
      // The title has what can be read of it.
      await settled(page, `Customer …${key.slice(-6)}`);
      await page.getByRole('button', { name: 'Copy the customer ID' }).click();
      await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(key);
      await expectSound(visit);
      await close();
    },
  );
});
