import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import type { Campaign } from '../../support/fixtures.ts';
import { startService, type Service } from '../../support/service.ts';
import { launchForBrand } from './chromium.ts';
import { startSite, type Site } from './site.ts';

/** The hosts whose pages may call the service. */
export const HOSTS = [
  'localhost',
  'shop.localhost',
  'brand.test',
  'www.brand.test',
  'shop.brand.test',
  'shop.brand.co.uk',
];

export const CLICK_COOKIE = 'service_click_id';
export const LINK_COOKIE = 'service_click_link';

/** A script for pages that makes it so much later. Not by Playwright's clock, which hides how the page was opened. */
export const later = (ms: number): string => `{ const now = Date.now.bind(Date); Date.now = () => now() + ${ms}; }`;

/** A person with a separate browser. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** the bodies of the click requests that pages sent */
  clicks: Record<string, unknown>[];
  leads: Record<string, unknown>[];
  /** exceptions of pages, and violations of their policies */
  troubles: string[];
  /** opens a URL and waits until the snippet is idle */
  open(url: string): Promise<void>;
  /** waits until no request is active and nothing has happened for a moment */
  calm(page?: Page): Promise<void>;
  cookie(name?: string): Promise<string | undefined>;
}

export interface Stage {
  service: Service;
  site: Site;
  browser: Browser;
  campaign: Campaign;
  /** the code of another link of the same partner */
  secondCode: string;
  /** a page with the snippet's tag, with the given attributes and content */
  html(content?: string, attributes?: string): string;
  visitor(options?: { script?: string }): Promise<Visitor>;
  stop(): Promise<void>;
}

const bodyOf = (request: Request) => JSON.parse(request.postData() ?? '{}') as Record<string, unknown>;

async function visitorOf(browser: Browser, script?: string): Promise<Visitor> {
  const context = await browser.newContext();
  if (script) await context.addInitScript(script);
  const clicks: Visitor['clicks'] = [];
  const leads: Visitor['leads'] = [];
  const troubles: string[] = [];
  let underWay = 0;
  let seen = 0;
  const touch = (by: number) => {
    underWay += by;
    seen++;
  };
  context.on('request', (request) => {
    touch(1);
    if (request.method() !== 'POST') return;
    if (request.url().endsWith('/track/click')) clicks.push(bodyOf(request));
    if (request.url().endsWith('/track/lead')) leads.push(bodyOf(request));
  });
  context.on('requestfinished', () => touch(-1));
  context.on('requestfailed', () => touch(-1));
  context.on('weberror', (error) => troubles.push(String(error.error())));
  context.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) troubles.push(message.text());
  });
  const page = await context.newPage();
  const calm: Visitor['calm'] = async (which = page) => {
    await which.waitForLoadState('load');
    for (let before = -1, busy = true; busy || before !== seen || underWay > 0;) {
      before = seen;
      // Wait by the page's clock, and longer than the snippet's pause, because a busy machine delays both.
      await which.evaluate('new Promise((resolve) => setTimeout(resolve, 200))');
      // If the browser supports locks, the snippet holds or awaits one while it works.
      busy = await which.evaluate<boolean>(`navigator.locks === undefined ? false
        : navigator.locks.query().then(({ held, pending }) => held.length + pending.length > 0)`);
    }
  };
  return {
    context,
    page,
    clicks,
    leads,
    troubles,
    calm,
    async open(url) {
      await page.goto(url);
      await calm();
    },
    async cookie(name = CLICK_COOKIE) {
      return (await context.cookies()).find((cookie) => cookie.name === name)?.value;
    },
  };
}

/** The service, a brand's site that its program lists, and a browser. */
export async function startStage(settings: object = {}): Promise<Stage> {
  const [service, site, browser] = await Promise.all([startService(), startSite(), launchForBrand()]);
  const campaign = await service.make.campaign(settings);
  const { id, partnerId, partnershipId } = campaign;
  const secondCode = await service.make.link({ program_id: id, partner_id: partnerId, partnership_id: partnershipId });
  await service.db
    .knex('program_origins')
    .insert(HOSTS.map((host) => ({ program_id: id, origin: `http://${host}:${site.port}` })));
  const html: Stage['html'] = (content = '', attributes = 'defer') =>
    `<!doctype html><title>Brand</title><script src="${service.baseUrl}/referral.js" ${attributes}></script>${content}`;
  site.put('*', { body: html() });
  const contexts: BrowserContext[] = [];
  return {
    service,
    site,
    browser,
    campaign,
    secondCode,
    html,
    async visitor({ script } = {}) {
      const visitor = await visitorOf(browser, script);
      contexts.push(visitor.context);
      return visitor;
    },
    async stop() {
      for (const context of contexts) await context.close();
      await browser.close();
      await site.stop();
      await service.stop();
    },
  };
}
