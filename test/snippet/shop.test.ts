import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createShop } from '../../examples/shop/shop.ts';
import { customerOf } from '../support/rows.ts';
import { connectAccount } from '../support/stripe.ts';
import { hasChromium, inChromium } from './support/chromium.ts';
import { startStage, type Stage, type Visitor } from './support/stage.ts';

describe.skipIf(!hasChromium)(`the example shop, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  let shop: Server;
  let port: number;
  const lines: string[] = [];

  beforeAll(async () => {
    stage = await startStage();
    const { id, key } = stage.campaign;
    const { secret } = await connectAccount(stage.service, stage.campaign);
    // The simulated Stripe signs with the shop's clock.
    stage.service.clock.set(new Date());
    const log = (line: string) => void lines.push(line);
    shop = createServer(
      createShop({ serviceUrl: stage.service.baseUrl, programId: id, apiKey: key, webhookSecret: secret, log }),
    );
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    ({ port } = shop.address() as AddressInfo);
    await stage.service.db.knex('program_origins').insert({ program_id: id, origin: `http://localhost:${port}` });
  });
  beforeEach(async () => {
    visitor = await stage.visitor();
    lines.length = 0;
  });
  afterAll(async () => {
    shop.closeAllConnections();
    shop.close();
    await stage.stop();
  });

  const at = (path: string, host = 'localhost') => `http://${host}:${port}${path}`;
  const landing = (host?: string) => at(`/?aff=${stage.campaign.code}`, host);
  const press = async (name: string, path: string) => {
    await Promise.all([visitor.page.waitForURL(`**${path}**`), visitor.page.getByRole('button', { name }).click()]);
    await visitor.calm();
  };
  const follow = async (name: string) => {
    await visitor.page.getByRole('link', { name }).first().click();
    await visitor.calm();
  };
  const signUp = async () => {
    await follow('Sign up');
    await visitor.page.getByLabel('E-mail address').fill('ada@brand.dev');
    await press('Create account', '/checkout');
  };

  /** The visitor's records in the service. */
  async function recorded() {
    const { db } = stage.service;
    const { knex } = db;
    const customer = (await customerOf(db, (await visitor.cookie()) ?? '')) as { id: number | null; status: string };
    const own = { customer_id: customer.id ?? 0 };
    const leads = await knex('leads').where(own).orderBy('id').pluck('provisional');
    const sales = await knex('sales').where(own).select('amount_cents', 'currency');
    const commissions = await knex('commissions').where(own).select('amount_cents', 'status');
    return { status: customer.status, leads, sales, commissions };
  }
  const SOLD = {
    status: 'conversion',
    sales: [{ amount_cents: 4900, currency: 'USD' }],
    commissions: [{ amount_cents: 980, status: 'pending' }],
  };

  test('click, sign-up and purchase lead to a commission', async () => {
    await visitor.open(landing());
    expect(await recorded()).toMatchObject({ status: 'click', leads: [], sales: [] });
    await signUp();
    expect(await recorded()).toMatchObject({ status: 'lead', leads: [false], sales: [] });
    expect(await visitor.page.textContent('main')).toContain('ada@brand.dev');
    await press('Pay $49.00', '/thanks');
    expect(await visitor.page.textContent('#order')).toMatch(/^order_/);
    expect(await recorded()).toEqual({ ...SOLD, leads: [false] });
    expect(visitor.clicks).toHaveLength(1);
    expect(visitor.troubles).toEqual([]);
  });

  test('a letter’s subscriber is a provisional lead, which the sign-up settles', async () => {
    await visitor.open(landing());
    await visitor.page.getByLabel('E-mail address').fill('ada@brand.dev');
    await visitor.page.getByRole('button', { name: 'Subscribe' }).click();
    await visitor.page.getByText('A friend of ours sent you').waitFor();
    expect(await recorded()).toMatchObject({ status: 'click', leads: [true] });
    await signUp();
    expect(await recorded()).toMatchObject({ status: 'lead', leads: [true, false] });
    expect(visitor.troubles).toEqual([]);
  });

  test('a payment link carries the click by itself', async () => {
    await visitor.open(landing());
    await follow('Buy');
    await follow('pay by a payment link');
    expect(new URL(visitor.page.url()).searchParams.get('client_reference_id')).toBe(await visitor.cookie());
    await press('Pay $49.00', '/thanks');
    expect(await recorded()).toMatchObject(SOLD);
    expect(visitor.troubles).toEqual([]);
  });

  test.each([
    ['who was not referred', () => at('/')],
    ['who came to an origin that the program does not list', () => landing('127.0.0.1')],
  ])('a customer %s signs up and buys all the same', async (_, address) => {
    const before = await stage.service.db.knex('sales').count();
    await visitor.open(address());
    expect(await visitor.cookie()).toBeUndefined();
    await signUp();
    await press('Pay $49.00', '/thanks');
    expect(await visitor.page.textContent('h1')).toBe('Thank you');
    expect(await stage.service.db.knex('sales').count()).toEqual(before);
    expect(lines[0]).toBe('sign-up: not referred, nothing to tell');
    expect(visitor.troubles).toEqual([]);
  });
});

test.skipIf(!hasChromium)(`the example shop without its service sells on, ${inChromium}`, async () => {
  const stage = await startStage();
  const serviceUrl = 'http://127.0.0.1:9';
  const lines: string[] = [];
  const options = {
    serviceUrl,
    programId: 1,
    apiKey: 'none',
    webhookSecret: 'whsec_none',
    log: (line: string) => void lines.push(line),
  };
  const shop = createServer(createShop(options));
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const { page, context, troubles } = await stage.visitor();
  const url = `http://localhost:${(shop.address() as AddressInfo).port}`;
  await context.addCookies([{ name: 'service_click_id', value: 'clk_known', url }]);
  await page.goto(`${url}/signup?aff=anna`);
  await page.getByLabel('E-mail address').fill('ada@brand.dev');
  await page.getByRole('button').click();
  await page.waitForURL('**/checkout');
  await page.getByRole('button').click();
  await page.waitForURL('**/thanks**');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toContain('could not be told');
  expect(troubles).toEqual([]);
  shop.closeAllConnections();
  shop.close();
  await stage.stop();
});
