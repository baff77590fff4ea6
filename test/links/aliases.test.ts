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

describe('POST aliases', () => {
  test('a click with the alias in any case belongs to the link', async () => {
    const { id, code } = (await create()).body.data as { id: number; code: string };
    const alias = `Anna.${name()}~_`;
    const { status, body } = await call('POST', `/${id}/aliases`, { alias });
    expect([status, body.data.aliases, body.data.code]).toEqual([201, [alias.toLowerCase()], code]);
    const { click_id } = (await click(alias.toUpperCase(), other)).body;
    expect(
      (await service.click({ affiliate_url: `https://brand.dev/?aff=${code}`, existing_click_id: click_id })).body
        .click_id,
    ).toBe(click_id);
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'link.alias',
      after: { aliases: [alias.toLowerCase()] },
    });
  });

  test.each(['', 'x'.repeat(65), 'a b', 'a/b', 'é', 'a%62'])('the alias %j is refused', async (alias) => {
    const { id } = (await create()).body.data as { id: number };
    const answer = await call('POST', `/${id}/aliases`, { alias });
    const message = 'alias must be 1 to 64 of the characters A-Z, a-z, 0-9 and . _ ~ -';
    expect(answer.body).toEqual(
      managementError(answer, [400, 'invalid_request', message], { details: { field: 'alias' } }),
    );
  });

  test('an alias that is taken is refused, in any case', async () => {
    const { id, code } = (await create({ code: name() })).body.data as { id: number; code: string };
    const answer = await call('POST', `/${id}/aliases`, { alias: code.toUpperCase() });
    expect(answer.body).toEqual(
      managementError(answer, [409, 'already_exists', `The code or alias ${code} is taken`], {
        details: { field: 'alias' },
      }),
    );
  });

  test('a link has at most 50 aliases, also when they are added at the same time', async () => {
    const { id } = (await create()).body.data as { id: number };
    const prefix = name();
    const rows = Array.from({ length: 48 }, (_, i) => ({
      name: `${prefix}.${i}`,
      link_id: id,
      added_at: service.clock.now(),
    }));
    await service.db.knex('link_names').insert(rows);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((i) => call('POST', `/${id}/aliases`, { alias: `${prefix}-${i}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.error.message).toBe('A link can have at most 50 aliases');
  });

  test('a code and an alias of the same text at the same time: one of them is stored', async () => {
    const { id } = (await create()).body.data as { id: number };
    for (let round = 0; round < 5; round++) {
      const text = name();
      const answers = await Promise.all([create({ code: text }), call('POST', `/${id}/aliases`, { alias: text })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    }
  });
});
