import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operator, type Operator } from '../admin/support.ts';
import { startService, type Instance, type Service } from '../support/service.ts';
import { cutOff, looks, ownCampaign, TOO_OLD, type OwnCampaign } from './support.ts';

// What operators change holds on every instance within one second. The clock of these tests stands still unless it is
// moved, so a change that holds without moving it was reported.

let service: Service;
let second: Instance;
let unaware: Instance;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  second = await service.second();
  unaware = await cutOff(service);
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});

interface Case {
  change: (campaign: OwnCampaign) => Promise<unknown>;
  look: (instance: Instance, campaign: OwnCampaign) => Promise<unknown>;
  before: unknown;
  after: unknown;
}

const ofProgram = ({ id }: OwnCampaign) => ['--program-id', String(id)];
const update =
  (...flags: string[]) =>
  (campaign: OwnCampaign) =>
    admin.done('program', 'update', ...ofProgram(campaign), ...flags);
const inAMinute = () => new Date(service.clock.now().getTime() + 60_000).toISOString();

async function suspendOwner({ id }: OwnCampaign): Promise<void> {
  const { email, advertiserId } = await service.make.person();
  await admin.done('program', 'update', '--program-id', String(id), '--advertiser-id', String(advertiserId));
  await admin.done('account', 'suspend', '--email', email, '--with-keys');
}

const cases: Record<string, Case> = {
  'a disabled link': {
    change: ({ code }) => admin.done('link', 'disable', '--code', code),
    look: looks.click,
    before: 'recorded for 60 days',
    after: 'Referral link is disabled',
  },
  "an erased partner's link": {
    change: ({ partnerId }) => admin.done('partner', 'erase', '--partner-id', String(partnerId)),
    look: looks.click,
    before: 'recorded for 60 days',
    after: 'Invalid referral link configuration',
  },
  'the link of a partner who leaves': {
    change: ({ partnerId, id }) =>
      admin.done('partner', 'leave', '--partner-id', String(partnerId), '--program-id', String(id)),
    look: looks.click,
    before: 'recorded for 60 days',
    after: 'Referral link is disabled',
  },
  'a cookie window': {
    change: update('--cookie-window-days', '7'),
    look: looks.click,
    before: 'recorded for 60 days',
    after: 'recorded for 7 days',
  },
  'a list of origins, for clicks': {
    change: update('--allowed-origin', 'https://another.dev'),
    look: looks.clickFromPage,
    before: 'recorded for 60 days',
    after: 'Origin is not allowed for this program',
  },
  'a list of origins, for leads': {
    change: update('--allowed-origin', 'https://another.dev'),
    look: looks.leadFromPage,
    before: 'provisional',
    after: 'Origin is not allowed for this program',
  },
  'a list of origins, for preflights and errors': {
    change: update('--allowed-origin', 'https://another.dev'),
    look: looks.readable,
    before: [true, true],
    after: [false, false],
  },
  'what browsers may settle': {
    change: update('--lead-auth', 'browser_allowed'),
    look: looks.leadFromPage,
    before: 'provisional',
    after: 'settled',
  },
  'a commission rate': {
    change: update('--commission-rate', '50'),
    look: (instance, campaign) => looks.commission(service, instance, campaign),
    before: 2_000,
    after: 5_000,
  },
  'a regenerated key': {
    change: (campaign) => admin.done('key', 'regenerate', ...ofProgram(campaign)),
    look: looks.key,
    before: { status: 404, marked: false },
    after: { status: 401, marked: false },
  },
  'a marked key': {
    change: (campaign) => admin.done('key', 'mark', ...ofProgram(campaign), '--rotate-by', inAMinute()),
    look: looks.key,
    before: { status: 404, marked: false },
    after: { status: 404, marked: true },
  },
  'the key of a suspended account': {
    change: suspendOwner,
    look: looks.key,
    before: { status: 404, marked: false },
    after: { status: 401, marked: false },
  },
};

describe.each(Object.entries(cases))('%s', (_, { change, look, before, after }) => {
  test('holds on every instance as soon as it is reported', async () => {
    const campaign = await ownCampaign(service);
    for (const instance of [service, second]) expect(await look(instance, campaign)).toEqual(before);
    await change(campaign);
    for (const instance of [service, second]) expect(await look(instance, campaign)).toEqual(after);
  });

  test('holds within a second where no report arrives', async () => {
    const campaign = await ownCampaign(service);
    expect(await look(unaware, campaign)).toEqual(before);
    await change(campaign);
    expect(await look(unaware, campaign)).toEqual(before);
    service.clock.advance(TOO_OLD);
    expect(await look(unaware, campaign)).toEqual(after);
  });
});

test('a marked key is retired at its deadline to the millisecond, although it is in memory', async () => {
  const campaign = await ownCampaign(service);
  const rotateBy = new Date(service.clock.now().getTime() + 500).toISOString();
  await admin.done('key', 'mark', ...ofProgram(campaign), '--rotate-by', rotateBy);
  for (const instance of [service, unaware]) {
    expect(await looks.key(instance, campaign)).toEqual({ status: 404, marked: true });
  }
  service.clock.advance({ ms: 499 });
  expect(await looks.key(unaware, campaign)).toEqual({ status: 404, marked: true });
  service.clock.advance({ ms: 1 });
  for (const instance of [service, unaware]) {
    expect(await looks.key(instance, campaign)).toEqual({ status: 401, marked: false });
  }
});

test("a suspended account's login token stops at once, since it is not kept in memory", async () => {
  const { email, token } = await service.make.person();
  const list = async () => (await unaware.call('/api/v1/cli/programs', { method: 'GET', key: token })).status;
  expect(await list()).toBe(200);
  await admin.done('account', 'suspend', '--email', email);
  expect(await list()).toBe(401);
});

describe('that something does not exist is never remembered:', () => {
  test('the code of a new link', async () => {
    const { id, partnerId } = await ownCampaign(service);
    const code = service.make.unique('new');
    const link = { url: `https://brand.dev/?aff=${code}` };
    expect(await looks.click(unaware, link)).toBe('Referral link not found');
    await admin.done('link', 'create', '--code', code, '--program-id', String(id), '--partner-id', String(partnerId));
    expect(await looks.click(unaware, link)).toBe('recorded for 60 days');
  });

  test('a new key', async () => {
    const { id } = await ownCampaign(service);
    const { token: key, store } = service.make.futureKey(id);
    expect(await looks.key(unaware, { key })).toEqual({ status: 401, marked: false });
    await store();
    expect(await looks.key(unaware, { key })).toEqual({ status: 404, marked: false });
  });

  test('a new origin of a program whose origins are in memory', async () => {
    const campaign = await ownCampaign(service);
    const page = { ...campaign, origin: `https://new.${campaign.code}.dev` };
    expect(await looks.clickFromPage(unaware, campaign)).toBe('recorded for 60 days');
    expect(await looks.leadFromPage(unaware, campaign)).toBe('provisional');
    expect(await looks.clickFromPage(unaware, page)).toBe('Origin is not allowed for this program');
    expect(await looks.leadFromPage(unaware, page)).toBe('Origin is not allowed for this program');
    expect(await looks.readable(unaware, page)).toEqual([false, false]);
    await update('--allowed-origin', campaign.origin, '--allowed-origin', page.origin)(campaign);
    expect(await looks.clickFromPage(unaware, page)).toBe('recorded for 60 days');
    expect(await looks.leadFromPage(unaware, page)).toBe('provisional');
    expect(await looks.readable(unaware, page)).toEqual([true, true]);
  });
});
