import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { closeStatements } from '../../src/statements/close.ts';
import { payable, payoutCalls } from '../payouts/support.ts';
import type { Campaign, TestPerson } from '../support/fixtures.ts';
import { signUp } from '../support/journey.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { noteText } from '../support/secrets.ts';
import { checkout, connectAccount } from '../support/stripe.ts';
import { portalPartner, type PortalPartner } from './portal.ts';
import { hasChromium, inChromium, openStage, settled, SCREENS, type Stage } from './support.ts';

// Every list has the order and the days of its operation, in the address, and a file of all its rows.

interface ListCase {
  title: string;
  /** below the address of the program */
  path: string;
  /** what of the page has the list */
  search?: string;
  caption: string;
  /** the name of the order in the address */
  order?: string;
  /** the order at first */
  first?: 'newest' | 'oldest';
  /** what happened on the days of its filter; unset: its operation has no such filter */
  days?: string;
  portal?: boolean;
}

const LISTS: readonly ListCase[] = [
  { title: 'Links', path: '/links', caption: 'Links of the program', days: 'Created' },
  { title: 'Partners', path: '/partners', caption: 'Partners of the program', days: 'Added' },
  { title: 'Invitations', path: '/invitations', caption: 'Invitations of partners', days: 'Created' },
  { title: 'Commissions', path: '/commissions', caption: 'Commissions of the program', days: 'Created' },
  { title: 'Payouts', path: '/payouts', caption: 'Payouts of the program', days: 'Created' },
  { title: 'Statements', path: '/payouts/statements', caption: 'Statements of the program' },
  { title: 'Customers', path: '/customers', caption: 'Customers of the program', days: 'Added' },
  { title: 'API keys', path: '/keys', caption: 'Keys of the program' },
  {
    title: 'Events',
    path: '/events',
    search: '?view=processor',
    caption: 'Events of the payment processor',
    days: 'Received',
  },
  { title: 'Payment processor', path: '/payments', caption: 'Connections to the payment processor' },
  { title: 'Team', path: '/team', caption: 'Members of the program', order: 'members_order', first: 'oldest' },
  { title: 'Team', path: '/team', caption: 'Invitations of members', days: 'Created' },
  { title: 'Audit log', path: '/audit-log', caption: 'Changes in the program', days: 'Changed' },
  { title: 'Account', path: '/app/account', caption: 'API tokens of your account' },
  { title: 'My links', path: '/links', caption: 'Your links', days: 'Created', portal: true },
  { title: 'Commissions', path: '/commissions', caption: 'Your commissions', days: 'Created', portal: true },
];

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  let campaign: Campaign;
  let partner: PortalPartner;
  let owner: TestPerson & { apiToken: string };
  beforeAll(async () => {
    stage = await openStage();
    const { service } = stage;
    partner = await portalPartner(service);
    campaign = partner.campaign;
    owner = await service.make.member(campaign.id, 'owner');
    const account = await connectAccount(service, campaign);
    const { click_id } = await signUp(service, campaign);
    await account.tell(checkout(account.source, { reference: click_id }));
    const create = async (path: string, body: object) => {
      const answer = await service.call(`/api/v1/programs/${campaign.id}/${path}`, { key: owner.apiToken, body });
      noteText(/http[^"]*#\w+/.exec(JSON.stringify(answer.body))![0]);
    };
    await create('invitations', { invitations: [{ email: 'gina@partner.dev' }] });
    await create('member-invitations', { email: 'colleague@brand.dev', role: 'viewer' });
    await payable(service, campaign.partnerId);
    const payouts = payoutCalls(service, { ...campaign, accountId: owner.accountId, token: owner.apiToken });
    await payouts.approved();
    await payouts.create();
    const later = new Date(Date.now() + 40 * DAY);
    await closeStatements(service.db, SECRET_KEY, later, new AbortController().signal);
  });
  afterAll(() => stage.stop());

  const open = (list: ListCase, search = '') => {
    const area = `/${list.portal ? 'partner' : 'app'}/programs/${campaign.id}`;
    const path = list.path.startsWith('/app') ? list.path : area + list.path;
    return stage.visit(path + search, list.portal ? partner.email : owner.email);
  };

  test.each(LISTS)('$caption: the order is in the address, and the file has all rows', async (list) => {
    const { order = 'order', first = 'newest' } = list;
    const { page, close } = await open(list, list.search);
    await settled(page, list.title);
    const table = page.getByRole('table', { name: list.caption });
    const sorted = table.locator('[aria-sort]');
    expect(await sorted.getAttribute('aria-sort')).toBe(first === 'newest' ? 'descending' : 'ascending');
    await sorted.getByRole('button').click();
    const other = first === 'newest' ? 'oldest' : 'newest';
    await expect.poll(() => new URL(page.url()).searchParams.get(order)).toBe(other);
    await expect.poll(() => sorted.getAttribute('aria-sort')).toBe(other === 'newest' ? 'descending' : 'ascending');
    const rows = await table.getByRole('row').count();
    const save = page.locator('div').filter({ has: table }).last().getByRole('button', { name: 'Save as CSV' });
    const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(rows);
    await close();
  });

  test.each(LISTS.filter(({ days }) => days))('$caption: only those of certain days', async (list) => {
    const { page, close } = await open(list, '?from=2020-01-01&to=2020-01-02');
    await page.getByRole('heading', { name: /^No matching / }).waitFor();
    expect(await page.getByRole('table', { name: list.caption }).count()).toBe(0);
    expect(await page.getByLabel(`${list.days} from`).inputValue()).toBe('2020-01-01');
    await page.getByRole('button', { name: `${list.days}:` }).click();
    await page.getByLabel(`${list.days} until`).fill('');
    await page.getByRole('table', { name: list.caption }).getByRole('row').nth(1).waitFor();
    expect(new URL(page.url()).search).toBe('?from=2020-01-01');
    await close();
  });

  test('days are those of the reader: an hour before midnight in UTC, it is tomorrow in Berlin', async () => {
    const { make, db } = stage.service;
    const { id, linkId, code } = await make.campaign();
    await db.knex('links').where({ id: linkId }).update({ created_at: '2026-03-09T23:30:00Z' });
    const { email } = await make.member(id);
    const { page, close } = await stage.visit(`/app/programs/${id}/links?from=2026-03-10&to=2026-03-10`, email);
    const row = page.getByRole('row').filter({ hasText: code });
    await row.getByText('Mar 10, 2026').waitFor();
    await page.getByRole('button', { name: 'Created: Mar 10' }).click();
    await page.getByLabel('Created from').fill('2026-03-09');
    await page.getByLabel('Created until').fill('2026-03-09');
    await page.getByRole('heading', { name: 'No matching links' }).waitFor();
    await close();
  });

  test('on a phone, where rows are cards, the order is seen and changed', async () => {
    const { page, close } = await stage.visit(`/app/programs/${campaign.id}/links`, owner.email, SCREENS[0]);
    await settled(page, 'Links');
    const order = page.getByRole('columnheader').getByRole('button', { name: 'Sorted by Created' });
    const { width = 0, height = 0 } = (await order.boundingBox()) ?? {};
    expect(width * height).toBeGreaterThan(24 * 24);
    await order.click();
    await expect.poll(() => new URL(page.url()).search).toBe('?order=oldest');
    await close();
  });

  test.each([SCREENS[0], SCREENS[2]])('the days are behind one button, which says them, on $name', async (screen) => {
    const { page, close } = await stage.visit(`/app/programs/${campaign.id}/links`, owner.email, screen);
    await settled(page, 'Links');
    const days = page.getByRole('button', { name: 'Created: Any day' });
    expect(await page.getByLabel('Created from').isVisible()).toBe(false);
    await days.click();
    await page.getByLabel('Created from').fill('2020-01-01');
    await expect.poll(() => new URL(page.url()).search).toBe('?from=2020-01-01');
    await page.getByLabel('Created until').fill('2020-01-15');
    await page.getByRole('button', { name: 'Created: Jan 1 – 15, 2020' }).waitFor();
    await page.getByRole('button', { name: 'Last 7 days' }).click();
    const chosen = new URL(page.url()).searchParams;
    expect(Date.parse(chosen.get('to')!) - Date.parse(chosen.get('from')!)).toBe(6 * DAY);
    expect(await page.getByLabel('Created from').isVisible()).toBe(false);
    await close();
  });
});
