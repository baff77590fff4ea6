// Takes the pictures of the guides from the demo of a running service. Start one with an empty DATA_DIR first, then:
// npx tsx scripts/docs/pictures.ts --base-url http://127.0.0.1:3000
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { DEMO_OWNER, demoAddress } from '../../src/domain/demo.ts';
import { launchChromium } from '../../test/support/chromium.ts';

const FOLDER = fileURLToPath(new URL('../../docs/public/pictures', import.meta.url));

interface Person {
  email: string;
  /** the first page after the sign-in */
  start: string;
  asPartner: boolean;
}

const OWNER: Person = { email: DEMO_OWNER, start: '/app', asPartner: false };
const PARTNER: Person = { email: demoAddress('tea-journal'), start: '/partner', asPartner: true };

interface Picture {
  name: string;
  person: Person;
  /** the height of the screen, in pixels */
  height: number;
  /** Goes from the first page to the one of the picture. */
  reach?: (page: Page) => Promise<void>;
}

const open = (page: Page, link: string): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();

/** Opens the list behind a link of the navigation, and there the row with this text. */
const openRow =
  (link: string, text: RegExp | string) =>
  async (page: Page): Promise<void> => {
    await open(page, link);
    await page.getByRole('row').filter({ hasText: text }).getByRole('link').first().click();
  };

const PICTURES: readonly Picture[] = [
  { name: 'overview', person: OWNER, height: 960 },
  { name: 'commissions', person: OWNER, height: 720, reach: (page) => open(page, 'Commissions') },
  { name: 'partners', person: OWNER, height: 640, reach: (page) => open(page, 'Partners') },
  {
    name: 'invite',
    person: OWNER,
    height: 640,
    async reach(page) {
      await open(page, 'Partners');
      await page.getByRole('button', { name: 'Invite' }).first().click();
    },
  },
  { name: 'payouts', person: OWNER, height: 760, reach: (page) => open(page, 'Payouts') },
  { name: 'customer', person: OWNER, height: 860, reach: openRow('Customers', 'bought') },
  {
    name: 'earnings',
    person: PARTNER,
    height: 860,
    reach: (page) =>
      page
        .getByRole('link', { name: /Demo shop|Earnings/ })
        .first()
        .click(),
  },
];

async function signIn(page: Page, { email, start, asPartner }: Person): Promise<void> {
  await page.goto(`/sign-in?${asPartner ? 'as=partner&' : ''}return_to=${encodeURIComponent(start)}`);
  await page.getByLabel('E-mail').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function take(page: Page, { name, height, reach }: Picture): Promise<void> {
  await page.setViewportSize({ width: 1200, height });
  await reach?.(page);
  await page
    .getByRole('status', { name: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  await page.keyboard.press('Escape');
}

/** All pictures of a person in one window: a page that is loaded again and again would reach the limit of its requests. */
async function takeAll(browser: Browser, baseURL: string, person: Person): Promise<void> {
  const context = await browser.newContext({ baseURL, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, person);
  for (const picture of PICTURES) if (picture.person === person) await take(page, picture);
  await context.close();
}

const { values } = parseArgs({ options: { 'base-url': { type: 'string', default: 'http://127.0.0.1:3000' } } });
mkdirSync(FOLDER, { recursive: true });
const browser = await launchChromium();
try {
  for (const person of [OWNER, PARTNER]) await takeAll(browser, values['base-url'], person);
} finally {
  await browser.close();
}
