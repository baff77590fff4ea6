import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EGRESS } from '../link-hosts/support.ts';
import { startNameServer, type NameServer } from '../support/dns.ts';
import type { Campaign } from '../support/fixtures.ts';
import { expectSound, hasChromium, inChromium, openStage, LOOKS, settled, type Stage } from './support.ts';

// The hosts of short links, among the settings: add, verify and remove them, and what the page of links says without any.

describe.skipIf(!hasChromium)(inChromium, () => {
  let names: NameServer;
  let stage: Stage;
  let campaign: Campaign;
  let settings: string;
  beforeAll(async () => {
    names = await startNameServer();
    stage = await openStage({
      webhooks: { egress: EGRESS, sends: false, names: { servers: [names.address] } },
      production: true,
      signUp: 'open',
    });
  });
  afterAll(async () => {
    await stage.stop();
    names.stop();
  });
  beforeEach(async () => {
    campaign = await stage.service.make.campaign({ domain: 'brand.dev' });
    settings = `/app/programs/${campaign.id}/settings?section=hosts`;
  });

  const member = async (role: 'owner' | 'admin' | 'viewer') =>
    (await stage.service.make.member(campaign.id, role)).email;
  const rowOf = (page: Page, host: string) => page.getByRole('listitem').filter({ hasText: host });
  const add = async (page: Page, host: string, typed = host) => {
    await page.getByRole('button', { name: 'Add a link host' }).click();
    await page.getByRole('textbox', { name: 'Host' }).fill(typed);
    await page.getByRole('button', { name: 'Add the host' }).click();
    await rowOf(page, host).waitFor();
  };
  const prove = async (host: string) => {
    const { token } = await stage.service.db.knex('link_hosts').where({ host, program_id: campaign.id }).first();
    names.texts.set(`_referral-challenge.${host}`, [`referral-challenge=${token}`]);
  };

  test.each(LOOKS)('is whole and accessible on $name, empty and with a host', async (screen) => {
    const visit = await stage.visit(settings, await member('owner'), screen);
    const { page } = visit;
    await page.getByText('No link host yet').waitFor();
    await expectSound(visit);
    await add(page, 'go.brand.dev');
    await rowOf(page, 'go.brand.dev').getByText('not verified').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('an owner is sent here by the page of links, adds a host, proves it, and gets short links', async () => {
    const visit = await stage.visit(`/app/programs/${campaign.id}/links`, await member('owner'));
    const { page } = visit;
    const row = page.getByRole('row').filter({ hasText: campaign.code });
    await row.getByText(campaign.url).waitFor();
    expect(await row.getByText('Direct link').count()).toBe(0);
    await expectSound(visit);
    await page.getByText('Your partners have no short links yet').getByRole('link').click();
    await add(page, 'go.brand.dev', 'https://go.brand.dev/');
    const host = rowOf(page, 'go.brand.dev');
    await host.getByRole('button', { name: 'Copy the value of CNAME' }).click();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe('127.0.0.1');
    await host.getByRole('button', { name: 'Verify' }).click();
    await host.getByRole('alert').getByText('It has nothing').waitFor();
    await expectSound(visit);
    await prove('go.brand.dev');
    await host.getByRole('button', { name: 'Verify' }).click();
    await host.getByText('use this host').waitFor();
    expect(await host.getByRole('alert').count()).toBe(0);
    await page.goto(`${stage.service.baseUrl}/app/programs/${campaign.id}/links`);
    await row.getByText(`https://go.brand.dev/${campaign.code}`).waitFor();
    expect(await page.getByText('Your partners have no short links yet').count()).toBe(0);
    await visit.close();
  });

  test('removing says what stops', async () => {
    const visit = await stage.visit(settings, await member('owner'));
    const { page } = visit;
    await add(page, 'shop.brand.dev');
    await prove('shop.brand.dev');
    const host = rowOf(page, 'shop.brand.dev');
    await host.getByRole('button', { name: 'Verify' }).click();
    await host.getByText('use this host').waitFor();
    await host.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Short links at shop.brand.dev stop').waitFor();
    await expectSound(visit);
    await page.getByRole('button', { name: 'Remove the host' }).click();
    await page.getByText('No link host yet').waitFor();
    await visit.close();
  });

  test('a missing record says until when the links work, and an admin verifies again', async () => {
    const { db, make } = stage.service;
    const owner = await stage.visit(settings, await member('owner'));
    await add(owner.page, 'brand.dev');
    await owner.close();
    await prove('brand.dev');
    const at = stage.service.clock.now();
    const failing = { verified_at: at, checked_at: at, failing_since: at };
    await db.knex('link_hosts').where({ program_id: campaign.id }).update(failing);
    const visit = await stage.visit(settings, (await make.member(campaign.id, 'admin')).email);
    const host = rowOf(visit.page, 'brand.dev');
    await host.getByText('the proof ends then').waitFor();
    expect(await host.getByText('CNAME').count()).toBe(0);
    expect(await visit.page.getByRole('button', { name: /^(Add|Remove)/ }).count()).toBe(0);
    await expectSound(visit);
    await host.getByRole('button', { name: 'Verify' }).click();
    await host.getByText('It is proved that the domain is yours').waitFor();
    await visit.close();
  });

  test('a viewer sees the hosts, and nothing to change them', async () => {
    const visit = await stage.visit(settings, await member('viewer'));
    await settled(visit.page, 'Settings');
    await visit.page.getByText('No link host yet').waitFor();
    expect(await visit.page.getByRole('button', { name: /link host/ }).count()).toBe(0);
    await expectSound(visit);
    await visit.close();
  });
});
