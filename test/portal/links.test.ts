import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { auditEntries, managementError } from '../manage/support.ts';
import { portalAs } from './support.ts';

// A partner creates and lists their own links.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let programId: number;
let anna: Awaited<ReturnType<Service['make']['partnerAccount']>>;
beforeEach(async () => {
  ({ id: programId } = await service.make.program({ partner_links: true }));
  anna = await service.make.partnerAccount(programId);
});

const call = (method: string, query = '', body?: object, token = anna.apiToken) =>
  portalAs(service, token)(method, `programs/${programId}/links${query}`, body);
const create = (body: object = {}) => call('POST', '', body);
const codes = async (query = '') => (await call('GET', query)).body.data.map(({ code }: { code: string }) => code);
const setProgram = (changes: object) => service.db.knex('programs').where({ id: programId }).update(changes);
const storeLinks = async (count: number) => {
  const whose = { program_id: programId, partner_id: anna.partnerId, partnership_id: anna.partnershipId };
  for (let n = 0; n < count; n++) await service.make.storeLink(whose);
};

test('a link with a code and a destination, which accepts clicks for the partner', async () => {
  const code = service.make.unique('anna');
  const { status, body } = await create({ code, destination: 'https://brand.dev/pricing' });
  expect([status, body.data]).toEqual([
    201,
    {
      id: expect.any(Number) as number,
      code,
      aliases: [],
      names: [{ name: code, scope: 'deployment' }],
      partner_id: anna.partnerId,
      destination: 'https://brand.dev/pricing',
      enabled: true,
      disabled_by_partner: false,
      url: `https://brand.dev/pricing?aff=${code}`,
      short_url: `${service.baseUrl}/r/${code}`,
      created_at: service.clock.now().toISOString(),
    },
  ]);
  expect((await auditEntries(service)).at(-1)).toMatchObject({
    program_id: programId,
    actor_kind: 'partner',
    actor_id: anna.partnerId,
    action: 'link.create',
    target_id: body.data.id,
  });
  await visit(service, body.data);
  const clicks = await service.db.knex('clicks').where({ program_id: programId }).select('partnership_id');
  expect(clicks.map((click: { partnership_id: unknown }) => Number(click.partnership_id))).toEqual([
    anna.partnershipId,
  ]);
});

test('without a body field, a link with a random code to the home page', async () => {
  const { body } = await create();
  expect(body.data).toMatchObject({ destination: null, url: `https://brand.dev/?aff=${body.data.code}` });
});

describe('409', () => {
  const expectRefused = (answer: Awaited<ReturnType<typeof create>>, message: string, details?: object) =>
    expect(answer.body).toEqual(
      managementError(answer, [409, 'invalid_transition', message], details ? { details } : {}),
    );

  test('the program creates the links of its partners', async () => {
    await setProgram({ partner_links: false });
    expectRefused(await create(), 'Partners of this program cannot create links');
  });

  test('the program is archived', async () => {
    await setProgram({ archived_at: service.clock.now() });
    expectRefused(await create(), 'The program is archived');
  });

  test.each(['linked', 'applied', 'declined', 'left', 'removed'])('the status is %s', async (status) => {
    await service.db.knex('partnerships').where({ id: anna.partnershipId }).update({ status });
    const message = `Your status in the program is ${status}, which does not allow this`;
    expectRefused(await create(), message, { status });
  });

  test('the partner has 50 links: of requests at the same time, one makes the last one', async () => {
    await storeLinks(49);
    const answers = await Promise.all(Array.from({ length: 5 }, () => create()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expectRefused(await create(), 'A partner can have at most 50 links in a program');
    expect(await service.db.knex('links').where({ partnership_id: anna.partnershipId })).toHaveLength(50);
  });

  test('the code is taken', async () => {
    const code = await service.make.link({ program_id: programId });
    const answer = await create({ code });
    expect(answer.body).toEqual(
      managementError(answer, [409, 'already_exists', `The code or alias ${code} is taken`], {
        details: { field: 'code' },
      }),
    );
  });
});

test.each([
  [{ code: 'Ab' }, 'code'],
  [{ destination: 'https://other.dev/' }, 'destination'],
  [{ partner_id: 7 }, 'partner_id'],
  [{ enabled: false }, 'enabled'],
])('%j is refused with 400', async (body, field) => {
  const { status, body: sent } = await create(body);
  expect([status, sent.error.details]).toEqual([400, { field }]);
});

test('GET lists the own links in the program only', async () => {
  const other = await service.make.partnerAccount(programId);
  await service.make.storeLink({
    program_id: programId,
    partner_id: other.partnerId,
    partnership_id: other.partnershipId,
  });
  const mine = [];
  for (const n of [1, 2, 3]) mine.unshift((await create({ code: service.make.unique(`link-${n}`) })).body.data.code);
  await service.db.knex('links').where({ code: mine[1] }).update({ enabled: false });
  expect(await codes()).toEqual(mine);
  expect(await codes('?enabled=false')).toEqual([mine[1]]);
  expect(await codes('?limit=1&order=oldest')).toEqual([mine[2]]);
  const unknown = await call('GET', '?partner_id=1');
  expect([unknown.status, unknown.body.error.details]).toEqual([400, { field: 'partner_id' }]);
});

test('a partner who left still sees their links', async () => {
  const { body } = await create();
  await portalAs(service, anna.apiToken)('POST', `programs/${programId}/leave`);
  expect(await codes()).toEqual([body.data.code]);
});
