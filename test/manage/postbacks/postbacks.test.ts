import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { erasePartner } from '../../../src/store/partners/erase.ts';
import { asOperator } from '../../../src/store/platform/audit.ts';
import { sell, visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import { startReceiver, type Receiver } from '../../webhooks/receiver.ts';
import { addEndpoint } from '../../webhooks/support.ts';
import { payoutCampaign } from '../payouts/support.ts';
import { as, auditEntries } from '../support.ts';
import { newEndpoint } from '../webhooks/records.ts';
import { portalAs } from '../portal/support.ts';
import { addPostback } from './records.ts';

const NETWORKS = ['10.0.0.0/8', '127.0.0.0/8'];
const WEBHOOKS = { reach: { development: true, networks: NETWORKS, own: [] }, sends: true };

let service: Service;
let receiver: Receiver;
let urls: string[];
let campaign: Awaited<ReturnType<typeof payoutCampaign>>['campaign'];
let token: string;
beforeAll(async () => void (service = await startService({ webhooks: WEBHOOKS, rateLimitScale: 1e6 })));
afterAll(() => service.stop());
beforeEach(async () => {
  urls = [];
  receiver = await startReceiver((res, _, req) => {
    urls.push(`${req.method} ${req.url}`);
    res.writeHead(200).end('an answer for the partner alone');
  });
  ({ campaign } = await payoutCampaign(service, { partner_postbacks: true }));
  const { accountId } = await partnerAccount();
  token = await service.make.apiToken(accountId);
});
afterEach(() => receiver.stop());

/** The campaign's partner signs in. */
async function partnerAccount() {
  const person = await service.make.person();
  await service.db.knex('partners').where({ id: campaign.partnerId }).update({ account_id: person.accountId });
  await partnership().update({ status: 'joined' });
  return person;
}
const partnership = () =>
  service.db.knex('partnerships').where({ program_id: campaign.id, partner_id: campaign.partnerId });
const partnershipId = async () => (await partnership().pluck<number[]>('id'))[0]!;
const program = (changes: object) => service.db.knex('programs').where({ id: campaign.id }).update(changes);
const call = (method: string, path = '', body?: object) =>
  portalAs(service, token)(
    method,
    `programs/${campaign.id}/${path.startsWith('-') ? 'postback' : 'postbacks'}${path}`,
    body,
  );
const create = (body: object = {}) => call('POST', '', { url: 'https://tracker.partner.dev/p', ...body });
const QUERY = '?c={click_ref}&e={event}&id={commission_id}&a={amount}{currency}&s={status}';
const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 8_000, interval: 25 });
const deliveries = async (query = '') => (await call('GET', `-deliveries${query}`)).body.data;

describe('POST', () => {
  test('a template without a secret, and a signed one with its secret, which nothing else shows', async () => {
    const template = await create({ url: `https://tracker.partner.dev/p${QUERY}`, events: ['commission.paid'] });
    expect([template.status, template.body.data.secret]).toEqual([201, null]);
    expect(template.body.data.postback).toMatchObject({ method: 'get', events: ['commission.paid'], waiting: 0 });
    const signed = await create({ method: 'post' });
    expect(signed.body.data.secret).toMatch(/^whsec_/);
    expect((await call('GET')).body.data.map(({ id }: { id: number }) => id)).toEqual([
      signed.body.data.postback.id,
      template.body.data.postback.id,
    ]);
    const entries = await auditEntries(service);
    expect(entries.at(-1)).toMatchObject({
      action: 'postback.create',
      actor_kind: 'partner',
      actor_id: campaign.partnerId,
      target_id: signed.body.data.postback.id,
    });
    expect(JSON.stringify(entries)).not.toContain('tracker.partner.dev');
  });

  test.each([
    'https://{currency}.partner.dev/',
    'https://tracker.partner.dev:{amount}/',
    'https://{event}@partner.dev/',
    '{event}://partner.dev/',
    'https://partner.dev\\@{event}/',
    'https://partner.dev\t{event}/',
    'https://partner.dev{event}',
    'https://partner.dev/#{event}',
    'https://partner.dev/?e={customer_key}',
    'https://partner.dev/?e={event',
    'https://partner.dev/?e={{event}}',
    'http://partner.dev/',
    'https://anna:pw@partner.dev/',
    'https://10.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest',
    'https://192.168.1.1/?e={event}',
  ])('refuses %s', async (url) => {
    const refused = await create({ url });
    expect([refused.status, refused.body.error.details]).toEqual([400, { field: 'url' }]);
    const id = await addPostback(service, campaign.id, await partnershipId(), { method: 'get' });
    expect((await call('PATCH', `/${id}`, { url })).status).toBe(400);
  });

  test('refuses placeholders in the address of a signed one', async () => {
    expect((await create({ method: 'post', url: 'https://partner.dev/?e={event}' })).status).toBe(400);
  });

  test('of six at once, five', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused!.body.error.message).toContain('at most 5');
    const [{ id }] = (await call('GET')).body.data;
    await call('DELETE', `/${id}`);
    expect((await create()).status).toBe(201);
  });

  test('none if the program does not allow them or is archived, or the partner has not joined', async () => {
    const id = await addPostback(service, campaign.id, await partnershipId());
    const messages = async () => [
      (await create()).body.error?.message,
      (await call('POST', `/${id}/test`)).body.error?.message,
    ];
    await program({ partner_postbacks: false });
    expect(await messages()).toEqual(Array(2).fill(expect.stringContaining('cannot have postbacks')));
    await program({ partner_postbacks: true, archived_at: service.clock.now() });
    expect((await create()).body.error.message).toContain('archived');
    await program({ archived_at: null });
    await partnership().update({ status: 'linked' });
    expect(await messages()).toEqual(Array(2).fill(expect.stringContaining('Your status')));
  });
});

test('the owner allows them; nobody has them before', async () => {
  const { id } = await service.make.program();
  const { apiToken } = await service.make.member(id, 'owner');
  const owner = as(service, apiToken);
  expect((await owner('GET', `programs/${id}`)).body.data.partner_postbacks).toBe(false);
  const changed = await owner('PATCH', `programs/${id}`, { body: { partner_postbacks: true } });
  expect(changed.body.data.partner_postbacks).toBe(true);
});

describe('what is sent', () => {
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
    // It rests after a failure.
    service.clock.advance({ seconds: 10 });
    await rows().update({ next_at: service.clock.now() });
    await until(async () => expect((await rows())[0].status).toBe('skipped'));
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
    const strict = { reach: { development: false, networks: NETWORKS, own: [] }, sends: false };
    const second = await service.second({ webhooks: strict, rateLimitScale: 1e6 });
    const { apiToken } = await service.make.member(campaign.id, 'owner');
    const tested = async (credential: string, path: string) =>
      (await as(second, credential)('POST', `${path}/test`)).body.data.last_problem;
    const local = { url: `https://localhost:${receiver.port}/`, method: 'post' };
    const postback = await addPostback(service, campaign.id, await partnershipId(), local);
    expect(await tested(token, `partner/programs/${campaign.id}/postbacks/${postback}`)).toBe('forbidden_address');
    expect(receiver.connections()).toBe(0);
    // The owner may go there.
    const endpoint = await newEndpoint(service, { programId: campaign.id });
    await service.db.knex('webhook_endpoints').where({ id: endpoint }).update({ url: local.url });
    expect(await tested(apiToken, `programs/${campaign.id}/webhooks/${endpoint}`)).toBe('tls');
    expect(receiver.connections()).toBe(1);
  });
});

describe('one postback', () => {
  test('is tested: an invented commission arrives, and the answer is not shown', async () => {
    const { id } = (await create({ url: `${receiver.url}${QUERY}` })).body.data.postback;
    const tested = await call('POST', `/${id}/test`);
    expect(tested.body.data).toMatchObject({ type: 'postback.test', status: 'delivered', last_code: 200 });
    expect(tested.body.data.commission_id).toBeNull();
    expect(JSON.stringify(tested.body)).not.toContain('an answer');
    expect(urls).toEqual([expect.stringContaining('e=postback.test&id=1&a=19.80USD&s=pending')]);
    expect(await deliveries(`?postback_id=${id}&status=delivered`)).toEqual([tested.body.data]);
    expect(await deliveries('?status=waiting')).toEqual([]);
  });

  test('gets another secret if it is signed; the former one signs for a day', async () => {
    const { postback, secret } = (await create({ method: 'post' })).body.data;
    const rotated = (await call('POST', `/${postback.id}/rotate-secret`)).body.data;
    expect(rotated.secret).not.toBe(secret);
    expect(rotated.postback.previous_secret_until).not.toBeNull();
    const { id } = (await create()).body.data.postback;
    expect((await call('POST', `/${id}/rotate-secret`)).status).toBe(409);
  });

  test('of somebody else, or deleted, is not found', async () => {
    const other = await service.make.partnership(campaign.id, await service.make.partner());
    const { id } = (await create()).body.data.postback;
    await call('DELETE', `/${id}`);
    for (const one of [id, await addPostback(service, campaign.id, other)]) {
      const answers = [
        await call('PATCH', `/${one}`, { status: 'disabled' }),
        await call('DELETE', `/${one}`),
        await call('POST', `/${one}/test`),
        await call('POST', `/${one}/rotate-secret`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
  });

  test('is erased with the partner', async () => {
    await create({ url: 'https://anna.partner.dev/' });
    await asOperator(service.db, service.clock.now(), (tx, note) =>
      erasePartner(tx, note, { partnerId: campaign.partnerId, at: service.clock.now() }),
    );
    const [row] = await service.db.knex('webhook_endpoints').where({ program_id: campaign.id });
    expect(row).toMatchObject({ url: '', secret: null, deleted_at: service.clock.now() });
  });
});
