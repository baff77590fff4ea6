// The day of an owner and two partners. Each step asserts what it saw; the same story runs in several ways.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteText } from '../support/secrets.ts';
import { adjust, holdAndRelease, readStats } from './earnings.ts';
import { askWhy, eraseCustomer, readAuditLog, removePartner } from './evening.ts';
import { accept, shop, somebody, traffic, type Ground, type Json, type Somebody } from './ground.ts';
import { daysFrom, names, type Day, type Step } from './steps.ts';

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
  const brand = shop(ground.url, () => day.key);
  for (const link of [annaLink, annaLink, boLink])
    day.customers.push(await brand.customer(link, ground.make.unique('user')));
  const typed = async (type: string) => (await owner.ask('listEvents', [program], { query: { type } })).data as Json[];
  expect(await typed('click')).toHaveLength(3);
  expect(await typed('lead')).toHaveLength(3);
  const sales = await typed('sale');
  expect(sales.map(({ record_id }) => record_id)).toEqual(day.customers.map(({ saleId }) => saleId).reverse());
  expect(sales.map(({ partner_id }) => partner_id)).toEqual([day.boId, day.annaId, day.annaId]);
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
