// Takes the pictures of the guides from the demo of a running service. Start one with an empty DATA_DIR first, then:
// npx tsx scripts/docs/pictures.ts --base-url http://127.0.0.1:3000
// pngquant --force --ext .png --quality 70-95 --strip docs/public/pictures/*.png
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { DEMO_OWNER, demoAddress } from '../../src/common/demo.ts';
import { launchChromium } from '../../test/support/chromium.ts';

const FOLDER = fileURLToPath(new URL('../../docs/public/pictures', import.meta.url));
const WIDTH = 1200;

interface Picture {
  name: string;
  /** in pixels */
  height: number;
  /** whether it is taken in dark colours, too: the home page has it in those of its reader */
  dark?: boolean;
  /** the link of the navigation to its page; unset: the first page after the sign-in */
  link?: string;
  /** goes on from there */
  then?: (page: Page) => Promise<void>;
}

/** A person of the demo, with the pictures of one window: pages that are loaded again and again would reach a limit. */
const PEOPLE: { signIn: Record<string, string>; email: string; pictures: Picture[] }[] = [
  {
    signIn: { return_to: '/app' },
    email: DEMO_OWNER,
    pictures: [
      { name: 'overview', height: 960, dark: true },
      { name: 'commissions', height: 720, link: 'Commissions' },
      { name: 'partners', height: 640, link: 'Partners' },
      {
        name: 'invite',
        height: 640,
        link: 'Partners',
        then: (page) => page.getByRole('button', { name: 'Invite partners' }).click(),
      },
      { name: 'payouts', height: 760, link: 'Payouts' },
      {
        name: 'customer',
        height: 860,
        link: 'Customers',
        then: (page) => page.getByRole('row').filter({ hasText: 'bought' }).getByRole('link').first().click(),
      },
    ],
  },
  {
    signIn: { as: 'partner', by: 'issuer', return_to: '/partner' },
    email: demoAddress('tea-journal'),
    pictures: [{ name: 'earnings', height: 860, dark: true }],
  },
];

async function take(page: Page, { name, height, dark, link, then }: Picture): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height });
  if (link) await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();
  await then?.(page);
  // What the page asks for begins to load, and is there.
  await page.waitForTimeout(500);
  await page
    .getByRole('status', { name: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  if (dark) {
    await page.emulateMedia({ colorScheme: 'dark' });
    // The charts are drawn again.
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(FOLDER, `${name}-dark.png`) });
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.keyboard.press('Escape');
}

const { values } = parseArgs({ options: { 'base-url': { type: 'string', default: 'http://127.0.0.1:3000' } } });
mkdirSync(FOLDER, { recursive: true });
const browser = await launchChromium();
try {
  for (const { signIn, email, pictures } of PEOPLE) {
    const context = await browser.newContext({ baseURL: values['base-url'], reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`/sign-in?${new URLSearchParams(signIn).toString()}`);
    await page.getByLabel('E-mail').fill(email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const picture of pictures) await take(page, picture);
  }
} finally {
  await browser.close();
}
