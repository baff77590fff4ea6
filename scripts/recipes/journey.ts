// A referred visitor of an example application: arrives, signs up and pays, as a browser does.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from './world.ts';

const PRICE_CENTS = 4900;
/** An application must not wait for the service; this is far more than it needs on a busy machine. */
const ANSWER_MS = 5000;
const RECORDED_MS = 60_000;

/** A browser without scripts: keeps cookies and submits forms. */
function openBrowser(shop: string) {
  const cookies = new Map<string, string>();
  let page = '';
  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(shop + path, { ...init, signal, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name!, value!);
    }
    page = await response.text();
    return response;
  }
  return {
    cookies,
    page: () => page,
    async open(path: string) {
      const { status } = await request(path);
      assert.equal(status, 200, `${path} answers ${status}: ${page.slice(0, 500)}`);
    },
    /** submits the page's form, with its hidden fields; returns the path of the next page */
    async submit(fields: Record<string, string>): Promise<string> {
      const [, action = ''] = /<form[^>]*\saction="([^"]+)"/.exec(page) ?? [];
      const body = new URLSearchParams(fields);
      for (const [input] of page.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
        const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? '';
        body.set(value('name'), value('value'));
      }
      const { status, headers } = await request(action, { method: 'POST', body });
      assert.ok([302, 303].includes(status), `${action} answers ${status}: ${page.slice(0, 500)}`);
      return headers.get('location')!;
    },
  };
}

/** A click on the partner's link; the snippet would save its identifier. */
export async function click({ serviceUrl, code }: World): Promise<string> {
  const response = await fetch(`${serviceUrl}/api/v1/track/click`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ affiliate_url: `https://brand.dev/?aff=${code}` }),
  });
  const { click_id } = (await response.json()) as { click_id?: string };
  assert.ok(click_id, `the click was answered with ${response.status}`);
  return click_id;
}

export interface Event extends Record<string, unknown> {
  type: string;
}

/** The events of a customer, oldest first. */
export async function eventsOf({ admin, programId }: World, clickId: string): Promise<Event[]> {
  const explained = await admin('customer', 'explain', '--program-id', String(programId), '--click-id', clickId);
  return explained.events as Event[];
}

/** Waits until the service has a settled lead and an attributed sale of the customer. */
async function expectSale(world: World, clickId: string): Promise<void> {
  const deadline = Date.now() + RECORDED_MS;
  for (;;) {
    const events = await eventsOf(world, clickId);
    if (events.some(({ type }) => type === 'sale')) {
      const fields = events.map(({ type, mode, provisional, amount_cents, commission_amount_cents }) => ({
        ...{ type, mode, provisional, amount_cents, commission_amount_cents },
      }));
      const lead = fields.find(({ type }) => type === 'lead');
      assert.deepEqual([lead?.mode, lead?.provisional], ['server', false], JSON.stringify(fields));
      const sales = fields.filter(({ type }) => type === 'sale');
      assert.deepEqual(
        sales.map((sale) => [sale.amount_cents, sale.commission_amount_cents]),
        [[PRICE_CENTS, PRICE_CENTS / 5]],
      );
      return;
    }
    assert.ok(Date.now() < deadline, `no sale was recorded: ${JSON.stringify(events)}`);
    await sleep(200);
  }
}

/** Signs up and pays; returns the browser, and the path of the page that it would show next. */
async function buy(shop: string, clickId?: string) {
  const browser = openBrowser(shop);
  if (clickId) browser.cookies.set('service_click_id', clickId);
  await browser.open('/');
  await browser.submit({ email: 'ada@buyer.dev' });
  await browser.open('/account');
  return { browser, next: await browser.submit({}) };
}

async function totalsOf({ admin, partnerId }: World): Promise<unknown> {
  const { programs } = await admin('partner', 'show', '--partner-id', String(partnerId));
  return programs;
}

/** Checks an example application: the tag, a referred customer, an unreferred one, and an outage of the service. */
export async function checkShop(shop: string, world: World, thanks?: RegExp): Promise<void> {
  const first = openBrowser(shop);
  await first.open('/');
  assert.ok(first.page().includes(`${world.url}/referral.js`), 'the page has the tag of the snippet');

  const referred = await click(world);
  const { browser, next } = await buy(shop, referred);
  await expectSale(world, referred);
  if (thanks !== undefined) {
    await browser.open(next);
    assert.match(browser.page(), thanks);
    await browser.open('/style.css');
  }

  const before = await totalsOf(world);
  await buy(shop);
  assert.deepEqual(await totalsOf(world), before, 'a customer whom nobody referred changes no totals');

  const duringOutage = await click(world);
  world.setReachable(false);
  try {
    await buy(shop, duringOutage);
  } finally {
    world.setReachable(true);
  }
  await expectSale(world, duringOutage);
}
