import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sell, visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { addEndpoint } from '../webhooks/support.ts';
import { as } from '../manage/support.ts';
import { newEndpoint } from '../webhooks/records.ts';
import { addPostback } from './records.ts';
import { NETWORKS, openPostbacks, QUERY, until, WEBHOOKS } from './support.ts';

// What is sent: listPostbackDeliveries has it, without what was answered.

let service: Service;
beforeAll(async () => void (service = await startService({ webhooks: WEBHOOKS, rateLimitScale: 1e6 })));
afterAll(() => service.stop());

type Opened = Awaited<ReturnType<typeof openPostbacks>>;
let urls: Opened['urls'];
let receiver: Opened['receiver'];
let campaign: Opened['campaign'];
let token: Opened['token'];
let call: Opened['call'];
let partnership: Opened['partnership'];
let partnershipId: Opened['partnershipId'];
let program: Opened['program'];
let create: Opened['create'];
let deliveries: Opened['deliveries'];
let opened: Opened;
beforeEach(async () => {
  opened = await openPostbacks(service);
  ({ urls, receiver, campaign, token, call, partnership, partnershipId, program, create, deliveries } = opened);
});
afterEach(() => opened.receiver.stop());

test("a customer's erasure clears the reference of the click and its notes in what is stored", async () => {
  await create({ url: `${receiver.url}${QUERY}` });
  const click_id = await visit(service, campaign, { sub: 'nora' });
  const customer_key = service.make.unique('user');
  await service.lead({ click_id, customer_key, event_name: 'Signed up' }, { key: campaign.key });
  await sell(service, campaign, { click_id, customer_key });
  const [customer] = await service.db.knex('customers').where({ click_id });
  const stored = () => service.db.knex('webhook_events').where({ program_id: campaign.id }).pluck('body');
  expect((await stored()).every(({ data }) => data.click_ref.length === 43)).toBe(true);
  const erase = `programs/${campaign.id}/customers/${customer.id}/erase`;
  expect((await as(service, campaign.token)('POST', erase)).status).toBe(200);
  expect(JSON.stringify(await stored())).not.toContain('nora');
  const after = (await stored()).map(({ data }) => data.click_ref);
  expect([after.length > 0, new Set(after)]).toEqual([true, new Set([''])]);
});

test('the notes of the click that earned the commission, and none of a customer whom a code gave to the partner', async () => {
  await create({ url: `${receiver.url}?s={sub}&t={sub2}&u={sub3}` });
  const { body } = await service.click({ affiliate_url: campaign.url, sub: 'podcast-7', sub2: '~intro' });
  await sell(service, campaign, { click_id: body.click_id });
  await until(() => expect(urls).toEqual(['GET /hook?s=podcast-7&t=~intro&u=']));
  await service.db.knex('customers').where({ program_id: campaign.id }).update({ link_id: 0 });
  await sell(service, campaign, { click_id: body.click_id });
  await until(() => expect(urls[1]).toBe('GET /hook?s=&t=&u='));
});

test.each([
  ['/{sub}/end', { sub: '..' }, '//end?id='],
  ['/{sub}{sub2}/end', { sub: '.', sub2: '.' }, '//end?id='],
  ['/{sub}/end', { sub: '...' }, '/.../end?id='],
])('notes of a visitor do not change which path is called: %s', async (path, notes, called) => {
  await create({ url: `${receiver.url}${path}?id={commission_id}` });
  const { body } = await service.click({ affiliate_url: campaign.url, ...notes });
  await sell(service, campaign, { click_id: body.click_id });
  await until(() => expect(urls).toEqual([expect.stringContaining(`GET /hook${called}`)]));
});

test('a commission, with nothing of the customer, and one reference for one click', async () => {
  await create({ url: `${receiver.url}${QUERY}` });
  const { secret } = (await create({ url: receiver.url, method: 'post' })).body.data;
  const known = {
    click_id: await visit(service, campaign),
    customer_key: service.make.unique('nora.secretary@mail.dev'),
  };
  await service.lead({ ...known, event_name: 'Nora Secretary signed up' }, { key: campaign.key });
  const first = await sell(service, campaign, known);
  await until(() => expect(urls).toHaveLength(2));
  const [row] = await service.db.knex('customers').where({ program_id: campaign.id });
  const url = new URL(urls.find((one) => one.startsWith('GET'))!.slice(4), receiver.url);
  const [commission] = await service.db.knex('commissions').where({ program_id: campaign.id });
  expect(Object.fromEntries(url.searchParams)).toEqual({
    c: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string,
    e: 'commission.created',
    id: String(commission.id),
    a: expect.stringMatching(/^\d+\.\d\dUSD$/) as string,
    s: 'pending',
  });
  await sell(service, campaign, known);
  await until(() => expect(urls).toHaveLength(4));
  const refs = urls.filter((one) => one.startsWith('GET')).map((one) => new URL(one.slice(4), receiver.url));
  expect(new Set(refs.map(({ searchParams }) => searchParams.get('c'))).size).toBe(1);
  const posted = receiver.received.find(({ body }) => body !== '')!;
  vi.useFakeTimers({ now: Number(posted.headers['webhook-timestamp']) * 1000, toFake: ['Date'] });
  const body = new Webhook(secret).verify(posted.body, posted.headers as Record<string, string>);
  vi.useRealTimers();
  expect(body).toMatchObject({ data: { click_ref: url.searchParams.get('c'), commission_id: commission.id } });
  const all = JSON.stringify([urls, receiver.received]);
  expect(row.customer_key).toBe(known.customer_key);
  for (const personal of ['nora', 'Nora', 'secretary', known.click_id, first.transaction_id, 'customer'])
    expect(all).not.toContain(personal);
  await until(async () =>
    expect(new Set((await deliveries()).map(({ status }: { status: string }) => status))).toEqual(
      new Set(['delivered']),
    ),
  );
  expect(JSON.stringify(await deliveries())).not.toContain('an answer');
  expect(await service.db.knex('webhook_deliveries').where({ program_id: campaign.id }).pluck('last_answer')).toEqual(
    Array(4).fill(null),
  );
});

test('nothing of other partners, of other events, while it is disabled, or when it may not be', async () => {
  const other = await service.make.partnership(campaign.id, await service.make.partner());
  await addPostback(service, campaign.id, other, { url: receiver.url });
  await create({ url: `${receiver.url}?e={event}`, events: ['commission.paid'] });
  const { id } = (await create({ url: `${receiver.url}?e={event}` })).body.data.postback;
  await call('PATCH', `/${id}`, { status: 'disabled' });
  await sell(service, campaign);
  await call('PATCH', `/${id}`, { status: 'active' });
  await program({ partner_postbacks: false });
  const { commission_id } = await sell(service, campaign);
  await program({ partner_postbacks: true });
  await partnership().update({ status: 'left' });
  const { apiToken } = await service.make.member(campaign.id, 'owner');
  const approve = { body: { commission_ids: [commission_id] } };
  const approved = await as(service, apiToken)('POST', `programs/${campaign.id}/commissions/approve`, approve);
  expect(approved.body.data.results[0].result).toBe('done');
  expect(await service.db.knex('webhook_events').where({ program_id: campaign.id })).toEqual([]);
  expect(urls).toEqual([]);
});

test('what waits is skipped once the owner allows no postbacks', async () => {
  await create({ url: `${receiver.url}?e={event}` });
  await service.db
    .knex('webhook_endpoints')
    .where({ program_id: campaign.id })
    .update({ url: 'https://partner.invalid' });
  await sell(service, campaign);
  const rows = () => service.db.knex('webhook_deliveries').where({ program_id: campaign.id });
  await until(async () => expect((await rows())[0]).toMatchObject({ status: 'waiting', attempts: 1, claim: null }));
  await program({ partner_postbacks: false });
  await until(async () => {
    // It rests after a failure, which may have been stored before the rest begins.
    service.clock.advance({ seconds: 10 });
    await rows().where({ status: 'waiting' }).update({ next_at: service.clock.now() });
    expect((await rows())[0].status).toBe('skipped');
  });
});

test('owners see none of it, and their endpoints get their own events', async () => {
  const { apiToken } = await service.make.member(campaign.id, 'owner');
  const owner = as(service, apiToken);
  await addEndpoint(service, campaign.id, { url: 'https://hooks.invalid', status: 'active' });
  const { id } = (await create({ url: `${receiver.url}?e={event}` })).body.data.postback;
  await sell(service, campaign);
  await until(() => expect(urls).toHaveLength(1));
  const read = async (path: string) => (await owner('GET', `programs/${campaign.id}/${path}`)).body.data;
  expect(await read('webhooks')).toHaveLength(1);
  const types = (await read('webhook-deliveries')).map(({ webhook_id }: { webhook_id: number }) => webhook_id);
  expect(types.length).toBeGreaterThan(1);
  expect(types).not.toContain(id);
  expect((await owner('GET', `programs/${campaign.id}/webhooks/${id}`)).status).toBe(404);
  expect((await owner('DELETE', `programs/${campaign.id}/webhooks/${id}`)).status).toBe(404);
});

test('an address of the owner’s networks is not reached, also as the connection is made', async () => {
  const strict = { egress: { development: false, networks: NETWORKS, own: [] }, sends: false };
  const second = await service.second({ webhooks: strict, rateLimitScale: 1e6 });
  const { apiToken } = await service.make.member(campaign.id, 'owner');
  const tested = async (credential: string, path: string) =>
    (await as(second, credential)('POST', `${path}/test`)).body.data.last_problem;
  const local = { url: `https://localhost:${receiver.port}/`, method: 'post' };
  const postback = await addPostback(service, campaign.id, await partnershipId(), local);
  expect(await tested(token, `partner/programs/${campaign.id}/postbacks/${postback}`)).toBe('unknown_host');
  // It looks like a name that does not exist.
  const missing = await addPostback(service, campaign.id, await partnershipId(), {
    ...local,
    url: 'https://no.invalid/',
  });
  expect(await tested(token, `partner/programs/${campaign.id}/postbacks/${missing}`)).toBe('unknown_host');
  expect(receiver.connections()).toBe(0);
  // The owner may go there.
  const endpoint = await newEndpoint(service, { programId: campaign.id });
  await service.db.knex('webhook_endpoints').where({ id: endpoint }).update({ url: local.url });
  expect(await tested(apiToken, `programs/${campaign.id}/webhooks/${endpoint}`)).toBe('tls');
  expect(receiver.connections()).toBe(1);
});
