// The day of an owner and two partners. Each step asserts what it saw; the same story is told in several ways.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { noteText } from '../support/secrets.ts';
import { accept, shop, somebody, traffic, type Ground, type Json, type Somebody } from './ground.ts';

interface Day {
  ground: Ground;
  owner: Somebody;
  anna: Somebody;
  bo: Somebody;
  program: number;
  slug: string;
  /** the key that the shop uses */
  key: string;
  /** the partners' identifiers and links */
  annaId: number;
  boId: number;
  annaLink: string;
  boLink: string;
  customers: { name: string; saleId: number; commissionId: number }[];
}
type Step = (day: Day) => Promise<void>;

const names = (list: Json): string[] => (list.data as { name: string }[]).map(({ name }) => name);
const daysFrom = (now: Date, days: number): string => new Date(now.getTime() + days * DAY).toISOString();

const createProgram: Step = async (day) => {
  const terms = { commission_type: 'percent', commission_rate: 20, join_policy: 'apply', partner_links: true };
  const { data } = await day.owner.ask('createProgram', [], { body: { name: 'Acme', domain: 'brand.dev', ...terms } });
  expect(data.program).toMatchObject({ name: 'Acme', role: 'owner', status: 'active', ...terms });
  noteText(data.api_key);
  Object.assign(day, { program: data.program.id, slug: data.program.slug, key: data.api_key });
  expect(names(await day.owner.ask('listPrograms'))).toEqual(['Acme']);
};

const rotateKey: Step = async (day) => {
  const { owner, program, ground } = day;
  const old = day.key;
  const sent = traffic(ground.url, () => day.key);
  await sent.more();
  const body = { rotate_by: daysFrom(ground.now(), 7) };
  const { data } = await owner.ask('rotateKey', [program], { body });
  noteText(data.api_key);
  await sent.more();
  day.key = data.api_key;
  await sent.more();
  const keys = (await owner.ask('listKeys', [program])).data as { id: number; status: string }[];
  expect(keys.map(({ status }) => status)).toEqual(['active', 'marked']);
  await owner.ask('revokeKey', [program, keys[1]!.id]);
  await sent.more();
  const statuses = await sent.stop();
  expect(statuses.length).toBeGreaterThan(20);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await shop(ground.url, () => old).track('lead', { click_id: 'x' })).status).toBe(401);
};

const invitePartners: Step = async (day) => {
  const { owner, anna, bo, program, ground } = day;
  const invitations = [
    { email: anna.email, name: 'Anna' },
    { email: bo.email, name: 'Bo' },
  ];
  const { data } = await owner.ask('invitePartners', [program], { body: { invitations } });
  expect(data.map(({ email, result }: Json) => [email, result])).toEqual([
    [anna.email, 'done'],
    [bo.email, 'done'],
  ]);
  await accept(ground, anna, data[0].invitation_url);
  const partners = (await owner.ask('listPartners', [program])).data;
  expect(partners).toMatchObject([{ name: 'Anna', email: anna.email, status: 'joined' }]);
  day.annaId = partners[0].id;
};

const approvePartner: Step = async (day) => {
  const { owner, bo, program, slug } = day;
  // Bo lost the mail, and applies himself.
  const applied = await bo.ask('joinProgram', [], { body: { slug } });
  expect(applied.data).toMatchObject({ id: program, status: 'applied' });
  const [{ id }] = (await owner.ask('listPartners', [program], { query: { status: 'applied' } })).data;
  expect((await owner.ask('approvePartner', [program, id])).data).toMatchObject({ id, status: 'joined' });
  const [invitation] = (await owner.ask('listInvitations', [program], { query: { status: 'pending' } })).data;
  expect(invitation.email).toBe(bo.email);
  expect((await owner.ask('revokeInvitation', [program, invitation.id])).data.status).toBe('revoked');
  day.boId = id;
};

const makeLinks: Step = async (day) => {
  const { owner, bo, program, ground, annaId } = day;
  const code = ground.make.unique('anna');
  const body = { partner_id: annaId, code, destination: 'https://brand.dev/pricing' };
  const link = (await owner.ask('createLink', [program], { body })).data;
  expect(link.url).toBe(`https://brand.dev/pricing?aff=${code}`);
  const alias = `${code}.Blog`;
  const aliased = await owner.ask('createAlias', [program, link.id], { body: { alias } });
  expect(aliased.data.aliases).toEqual([alias.toLowerCase()]);
  const own = (await bo.ask('createOwnLink', [program], { body: { code: ground.make.unique('bo') } })).data;
  Object.assign(day, { annaLink: link.url, boLink: own.url });
};

const watchEvents: Step = async (day) => {
  const { owner, program, ground, annaLink, boLink } = day;
  const { customer } = shop(ground.url, () => day.key);
  for (const link of [annaLink, annaLink, boLink]) day.customers.push(await customer(link, ground.make.unique('user')));
  const typed = async (type: string) => (await owner.ask('listEvents', [program], { query: { type } })).data as Json[];
  expect(await typed('click')).toHaveLength(3);
  expect(await typed('lead')).toHaveLength(3);
  const sales = await typed('sale');
  expect(sales.map(({ record_id }) => record_id)).toEqual(day.customers.map(({ saleId }) => saleId).reverse());
  expect(sales.map(({ partner_id }) => partner_id)).toEqual([day.boId, day.annaId, day.annaId]);
};

const holdAndRelease: Step = async ({ owner, program, customers }) => {
  const ids = customers.map(({ commissionId }) => commissionId);
  const pending = await owner.ask('listCommissions', [program], { query: { status: 'pending', order: 'oldest' } });
  expect(pending.data).toMatchObject(ids.map((id) => ({ id, amount_cents: 2_000, currency: 'USD', held: false })));
  const [first] = ids as [number];
  const change = async (operation: string, body: object) =>
    ((await owner.ask(operation, [program], { body })).data.results as Json[]).map(
      ({ result, obstacle }) => (obstacle ?? result) as string,
    );
  expect(await change('holdCommissions', { commission_ids: [first], reason: 'A question' })).toEqual(['done']);
  expect(await change('approveCommissions', { commission_ids: ids })).toEqual(['held', 'done', 'done']);
  expect(await change('releaseCommissions', { commission_ids: [first] })).toEqual(['done']);
  expect(await change('approveCommissions', { commission_ids: ids })).toEqual(['done', 'unchanged', 'unchanged']);
};

const adjust: Step = async ({ owner, anna, program, annaId }) => {
  const body = { partner_id: annaId, amount_cents: 500, reason: 'A bonus for the launch' };
  const { data } = await owner.ask('createAdjustment', [program], { body });
  expect(data).toMatchObject({ kind: 'adjustment', status: 'pending', amount_cents: 500, currency: 'USD' });
  const detail = (await owner.ask('getCommission', [program, data.id])).data;
  expect(detail.entries).toMatchObject([{ amount_cents: 500 }]);
  const own = (await anna.ask('listOwnCommissions', [program])).data as Json[];
  expect(own.map(({ amount_cents }) => amount_cents)).toEqual([500, 2_000, 2_000]);
};

const readStats: Step = async ({ owner, program, ground, annaId, boId }) => {
  const day = (days: number) => daysFrom(ground.now(), days).slice(0, 10);
  const query = { from: day(-1), to: day(2), group_by: 'partner' };
  const groups = (await owner.ask('getStats', [program], { query })).data as Json[];
  const sums = groups.map(({ partner_id, clicks, leads, currencies }) => [
    partner_id,
    clicks,
    leads,
    currencies[0].currency,
    currencies[0].sales,
  ]);
  expect(sums.sort(([a], [b]) => a - b)).toEqual([
    [annaId, 2, 2, 'USD', { count: 2, amount_cents: 20_000 }],
    [boId, 1, 1, 'USD', { count: 1, amount_cents: 10_000 }],
  ]);
};

const removePartner: Step = async ({ owner, bo, program, boId }) => {
  expect((await owner.ask('removePartner', [program, boId])).data).toMatchObject({ id: boId, status: 'removed' });
  const [own] = (await bo.ask('listOwnPrograms')).data;
  expect(own).toMatchObject({ id: program, status: 'removed' });
};

const askWhy: Step = async (day) => {
  const { owner, program, ground, customers } = day;
  const { name } = customers[2]!;
  const { track } = shop(ground.url, () => day.key);
  const sale = { customer_key: name, amount_cents: 5_000, transaction_id: `${name}-again` };
  const answer = await track('sale', sale);
  const [customer] = (await owner.ask('listCustomers', [program], { query: { customer_key: name } })).data;
  expect([answer.status, answer.body.error.message]).toEqual([400, 'No partner-program relationship found for this customer']);
  const { events, now } = (await owner.ask('explainCustomer', [program, customer.id])).data;
  expect(events.map(({ type }: Json) => type)).toEqual(expect.arrayContaining(['click', 'lead', 'sale', 'commission']));
  expect(now.sale).toMatchObject({ attributed: false, reason: 'no_relationship' });
  expect(now.sale.why).toMatch(/^A new sale is rejected: the partner .*removed/);
};

const eraseCustomer: Step = async (day) => {
  const { owner, program, ground, customers } = day;
  const { name } = customers[0]!;
  const [customer] = (await owner.ask('listCustomers', [program], { query: { customer_key: name } })).data;
  const stored = (await owner.ask('exportCustomer', [program, customer.id])).data;
  expect(stored).toMatchObject({ customer: { customer_key: name }, sales: [{ transaction_id: `${name}-order` }] });
  const erased = (await owner.ask('eraseCustomer', [program, customer.id])).data;
  expect(erased).toMatchObject({ id: customer.id, customer_key: null, click_id: null });
  expect(erased.erased_at).toEqual(expect.any(String));
  const { track } = shop(ground.url, () => day.key);
  const late = await track('sale', { customer_key: name, amount_cents: 1, transaction_id: `${name}-late` });
  expect([late.status, late.body.error.message]).toEqual([404, expect.stringMatching(/^Customer not found/)]);
};

const BY_OWNER = [
  'program.create',
  'key.create',
  'key.mark',
  'key.revoke',
  'invitation.create',
  'invitation.create',
  'partner.approve',
  'invitation.revoke',
  'link.create',
  'link.alias',
  'commission.hold',
  'commission.approve',
  'commission.approve',
  'commission.release',
  'commission.approve',
  'commission.adjust',
  'partner.remove',
  'customer.export',
  'customer.erase',
];
const BY_PARTNERS = ['partner.join', 'invitation.accept', 'partner.apply', 'link.create'];

const readAuditLog: Step = async ({ owner, program, key, customers }) => {
  const log = await owner.ask('listAuditLog', [program], { query: { order: 'oldest', limit: 100 } });
  const entries = log.data as { action: string; actor: { kind: string; id: number; email: string } }[];
  const by = (kind: string) => entries.filter(({ actor }) => actor.kind === kind);
  expect(by('account').map(({ action }) => action)).toEqual(BY_OWNER);
  expect(new Set(by('account').map(({ actor }) => actor.email))).toEqual(new Set([owner.email]));
  expect(by('partner').map(({ action }) => action)).toEqual(BY_PARTNERS);
  const text = JSON.stringify(log);
  for (const secret of [key, ...customers.map(({ name }) => name)]) expect(text).not.toContain(secret);
};

const STEPS: [name: string, step: Step][] = [
  ['the owner creates a program', createProgram],
  ['and rotates its key under traffic, without one refused request', rotateKey],
  ['invites two partners, of whom one accepts', invitePartners],
  ['the other applies, and is approved', approvePartner],
  ['the owner makes a link for one, and the other makes his own', makeLinks],
  ['clicks, leads and sales arrive', watchEvents],
  ['a commission is held, released and approved', holdAndRelease],
  ['the owner adds a bonus, which the partner sees', adjust],
  ['the stats are the sums of what happened', readStats],
  ['the owner removes the other partner', removePartner],
  ['asks why his customer’s next sale was not attributed', askWhy],
  ['erases a customer', eraseCustomer],
  ['and reads in the audit log who did all this', readAuditLog],
];

/** Declares a test for each step of the day. A step needs those before it. */
export function tellsTheDay(prepare: () => Promise<Ground>): void {
  const day = { customers: [] } as unknown as Day;
  const people: Somebody[] = [];
  beforeAll(async () => {
    day.ground = await prepare();
    for (const who of ['owner', 'anna', 'bo'] as const) people.push((day[who] = await somebody(day.ground)));
  });
  afterAll(async () => {
    for (const { close } of people) await close();
  });
  test.each(STEPS)('%s', async (_, step) => step(day));
}
