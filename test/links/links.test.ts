import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Instance, type Service } from '../support/service.ts';
import { as, auditEntries, managementError, ownedProgram, type Owned } from '../manage/support.ts';

let service: Service;
let other: Instance;
beforeAll(async () => {
  service = await startService();
  other = await service.second();
});
afterAll(() => service.stop());

let program: Owned;
let partnerId: number;
beforeEach(async () => {
  program = await ownedProgram(service);
  partnerId = await service.make.partner();
  await service.make.partnership(program.id, partnerId);
});

const call = (method: string, path = '', body?: object) =>
  as(service, program.token)(method, `programs/${program.id}/links${path}`, body ? { body } : {});
const create = (body: object = {}) => call('POST', '', { partner_id: partnerId, ...body });
const click = (aff: string, on: Pick<Service, 'click'> = service) =>
  on.click({ affiliate_url: `https://brand.dev/?aff=${aff}` });
const name = () => service.make.unique('name');

describe('POST', () => {
  test('creates a link with a code, whose clicks are recorded', async () => {
    const code = name();
    const { status, body } = await create({ code });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      code,
      aliases: [],
      names: [{ name: code, scope: 'deployment' }],
      partner_id: partnerId,
      destination: null,
      enabled: true,
      disabled_by_partner: false,
      url: `https://brand.dev/?aff=${code}`,
      short_url: `${service.baseUrl}/r/${code}`,
      created_at: service.clock.now().toISOString(),
    });
    expect((await click(code)).status).toBe(200);
    expect((await call('GET', `/${body.data.id}`)).body.data).toEqual(body.data);
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'link.create',
      program_id: program.id,
      target_id: body.data.id,
      after: { code, partner_id: partnerId, enabled: true },
    });
  });

  test('without a code gets a random one', async () => {
    const codes = [(await create()).body.data.code, (await create()).body.data.code] as string[];
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(code).toMatch(/^[a-z2-9]{10}$/);
  });

  test('keeps the parameters of the destination, and adds the code', async () => {
    const destination = 'https://brand.dev/a%20b?plan=pro+x&q=%C3%A9#top';
    const code = name();
    const { body } = await create({ code, destination });
    expect(body.data).toMatchObject({
      destination,
      url: `https://brand.dev/a%20b?plan=pro+x&q=%C3%A9&aff=${code}#top`,
    });
  });

  test('a destination can be at any origin of the program', async () => {
    const origin = 'http://localhost:4321';
    await service.db.knex('program_origins').insert({ program_id: program.id, origin });
    expect((await create({ destination: `${origin}/shop` })).status).toBe(201);
  });

  test.each([
    'https://other.dev/',
    'https://brand.dev:8443/',
    'https://www.brand.dev.evil.dev/',
    'https://user@brand.dev/',
    'https://brand.dev/?aff=me',
    'ftp://brand.dev/',
    'brand.dev/shop',
    '',
  ])('the destination %s is refused', async (destination) => {
    const answer = await create({ destination });
    const message =
      "destination must be an http or https URL at the program's domain or one of its origins, without user name and aff parameter";
    const expected = managementError(answer, [400, 'invalid_request', message], { details: { field: 'destination' } });
    expect(answer.body).toEqual(expected);
    expect((await call('GET')).body.data).toEqual([]);
  });

  test.each(['ab', 'x'.repeat(33), 'Anna', 'anna.blog', 'an na', ''])('the code %j is refused', async (code) => {
    const answer = await create({ code });
    const message = 'code must be 3 to 32 of the characters a-z, 0-9 and -';
    expect(answer.body).toEqual(
      managementError(answer, [400, 'invalid_request', message], { details: { field: 'code' } }),
    );
  });

  test('a code that is taken is refused, also by a link of another program, or as an alias', async () => {
    const [code, alias] = [name(), name()];
    const { id } = (await create({ code })).body.data as { id: number };
    await call('POST', `/${id}/aliases`, { alias });
    const campaign = await service.make.campaign();
    for (const taken of [code, alias, campaign.code]) {
      const answer = await create({ code: taken });
      expect(answer.body).toEqual(
        managementError(answer, [409, 'already_exists', `The code or alias ${taken} is taken`], {
          details: { field: 'code' },
        }),
      );
    }
  });

  test('twenty at the same time with one code make one link', async () => {
    const code = name();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  test('a partner of another program, and an unknown one, are unknown', async () => {
    const foreign = (await service.make.campaign()).partnerId;
    for (const partner_id of [foreign, 999_999]) expect((await create({ partner_id })).status).toBe(404);
    expect(await service.db.knex('partnerships').where({ program_id: program.id }).pluck('partner_id')).toEqual([
      partnerId,
    ]);
  });

  test.each(['applied', 'declined', 'left', 'removed'])('a partner with the status %s gets no link', async (status) => {
    await service.db.knex('partnerships').where({ partner_id: partnerId }).update({ status });
    const answer = await create();
    expect(answer.body).toEqual(
      managementError(answer, [409, 'invalid_transition', 'The partner is not in the program'], {
        details: { field: 'partner_id', status },
      }),
    );
  });
});

describe('PATCH', () => {
  test('disables and enables the link and its aliases, at once on every instance', async () => {
    const [code, alias] = [name(), name()];
    const { id } = (await create({ code })).body.data as { id: number };
    await call('POST', `/${id}/aliases`, { alias });
    const statuses = async () =>
      Promise.all([code, alias].flatMap((aff) => [service, other].map(async (on) => (await click(aff, on)).status)));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await call('PATCH', `/${id}`, { enabled: false })).body.data).toMatchObject({
      enabled: false,
      aliases: [alias],
    });
    expect(await statuses()).toEqual([410, 410, 410, 410]);
    await call('PATCH', `/${id}`, { enabled: true });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'link.update',
      before: { enabled: false },
      after: { enabled: true },
    });
  });

  test('an absent field keeps its value, and null clears the destination', async () => {
    const { id } = (await create({ destination: 'https://brand.dev/a' })).body.data as { id: number };
    expect((await call('PATCH', `/${id}`, { enabled: false })).body.data.destination).toBe('https://brand.dev/a');
    expect((await call('PATCH', `/${id}`, { destination: null })).body.data).toMatchObject({
      destination: null,
      enabled: false,
    });
  });

  test('a destination that the program no longer has stays, and cannot be chosen again', async () => {
    const destination = 'https://brand.dev/a';
    const { id } = (await create({ destination })).body.data as { id: number };
    await service.db.knex('programs').where({ id: program.id }).update({ domain: 'new.dev' });
    await service.db.knex('program_origins').where({ program_id: program.id }).delete();
    expect((await call('PATCH', `/${id}`, { enabled: false })).body.data.destination).toBe(destination);
    expect((await call('PATCH', `/${id}`, { destination: 'https://brand.dev/b' })).status).toBe(400);
  });

  test.each<[object, string]>([
    [{ code: 'other' }, 'code'],
    [{ enabled: null }, 'enabled'],
    [{ enabled: 'no' }, 'enabled'],
  ])('%j is refused', async (body, field) => {
    const { id } = (await create()).body.data as { id: number };
    const answer = await call('PATCH', `/${id}`, body);
    expect([answer.status, answer.body.error.details]).toEqual([400, { field }]);
  });

  test('a change of nothing is refused', async () => {
    const { id } = (await create()).body.data as { id: number };
    const answer = await call('PATCH', `/${id}`, {});
    expect(answer.body).toEqual(managementError(answer, [400, 'invalid_request', 'A field is required']));
  });

  test('a link of another program is unknown, and stays as it is', async () => {
    const { linkId, code } = await service.make.campaign();
    expect((await call('PATCH', `/${linkId}`, { enabled: false })).status).toBe(404);
    expect((await call('POST', `/${linkId}/aliases`, { alias: name() })).status).toBe(404);
    expect((await call('GET', `/${linkId}`)).status).toBe(404);
    expect((await click(code)).status).toBe(200);
  });
});

test('the links of an archived program are shown as disabled, and cannot be changed', async () => {
  const { id } = (await create()).body.data as { id: number };
  await as(service, program.token)('POST', `programs/${program.id}/archive`);
  expect((await call('GET', `/${id}`)).body.data.enabled).toBe(false);
  const refusals = [
    await create(),
    await call('PATCH', `/${id}`, { enabled: true }),
    await call('POST', `/${id}/aliases`, { alias: name() }),
  ];
  for (const answer of refusals) {
    expect(answer.body).toEqual(managementError(answer, [409, 'invalid_transition', 'The program is archived']));
  }
});
