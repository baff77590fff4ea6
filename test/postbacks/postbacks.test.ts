import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { asOperator } from '../../src/common/audit.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries } from '../manage/support.ts';
import { addPostback } from './records.ts';
import { openPostbacks, QUERY, WEBHOOKS } from './support.ts';

let service: Service;
beforeAll(async () => void (service = await startService({ webhooks: WEBHOOKS, rateLimitScale: 1e6 })));
afterAll(() => service.stop());

type Opened = Awaited<ReturnType<typeof openPostbacks>>;
let urls: Opened['urls'];
let receiver: Opened['receiver'];
let campaign: Opened['campaign'];
let call: Opened['call'];
let partnership: Opened['partnership'];
let partnershipId: Opened['partnershipId'];
let program: Opened['program'];
let create: Opened['create'];
let deliveries: Opened['deliveries'];
let opened: Opened;
beforeEach(async () => {
  opened = await openPostbacks(service);
  ({ urls, receiver, campaign, call, partnership, partnershipId, program, create, deliveries } = opened);
});
afterEach(() => opened.receiver.stop());

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
    expect((await call('PATCH', `/${id}`, {})).status).toBe(400);
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
    expect((await call('POST', `/${id}/rotate-secret`, {})).status).toBe(409);
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
        await call('POST', `/${one}/rotate-secret`, {}),
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
