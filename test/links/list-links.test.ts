import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { as, ownedProgram, type Owned } from '../manage/support.ts';

let service: Service;
let program: Owned;
let partners: number[];
/** in the order in which they were created */
let ids: number[];
let times: string[];
beforeAll(async () => {
  service = await startService();
  program = await ownedProgram(service);
  partners = [await service.make.partner(), await service.make.partner()];
  ids = [];
  times = [];
  for (let i = 0; i < 8; i++) {
    const settings = { program_id: program.id, partner_id: partners[i % 2]!, enabled: i % 4 !== 3 };
    ids.push((await service.make.storeLink(settings)).linkId);
    times.push(service.clock.now().toISOString());
    service.clock.advance({ seconds: 60 });
  }
  await service.make.campaign();
});
afterAll(() => service.stop());

const list = async (query = '') => as(service, program.token)('GET', `programs/${program.id}/links${query}`);
const idsIn = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);
const pick = (...places: number[]) => places.map((place) => ids[place]);

describe('200', () => {
  test('a viewer gets the links of the program, newest first', async () => {
    const { apiToken } = await service.make.member(program.id, 'viewer');
    const { status, body } = await as(service, apiToken)('GET', `programs/${program.id}/links`);
    expect([status, idsIn(body)]).toEqual([200, [...ids].reverse()]);
  });

  test.each<[string, () => string, number[]]>([
    ['of a partner', () => `partner_id=${partners[0]}`, [6, 4, 2, 0]],
    ['that are enabled', () => 'enabled=true', [6, 5, 4, 2, 1, 0]],
    ['that are disabled', () => 'enabled=false', [7, 3]],
    ['of a partner that are disabled', () => `partner_id=${partners[1]}&enabled=false`, [7, 3]],
    ['of nobody', () => 'partner_id=999999', []],
    ['from a time on', () => `created_from=${times[5]}`, [7, 6, 5]],
    ['before a time', () => `created_before=${times[2]}`, [1, 0]],
    [
      'of a period and a partner',
      () => `created_from=${times[2]}&created_before=${times[6]}&partner_id=${partners[0]}`,
      [4, 2],
    ],
  ])('those %s', async (_, query, expected) => {
    expect(idsIn((await list(`?${query()}`)).body)).toEqual(pick(...expected));
    expect(idsIn((await list(`?order=oldest&${query()}`)).body)).toEqual(pick(...expected).reverse());
  });

  test('pages with a filter have each link once, while others are added', async () => {
    const found: number[] = [];
    for (let cursor = ''; ;) {
      const { body } = await list(`?limit=1&partner_id=${partners[0]}${cursor}`);
      found.push(...idsIn(body));
      if (!body.page.has_more) break;
      cursor = `&cursor=${body.page.next_cursor}`;
      await service.make.storeLink({ program_id: program.id, partner_id: partners[0]! });
    }
    expect(found).toEqual(pick(6, 4, 2, 0));
  });
});

test('in an archived program, all links are disabled and are found as such', async () => {
  const archived = await ownedProgram(service);
  const enabled = (await service.make.storeLink({ program_id: archived.id, partner_id: partners[0]!, enabled: true }))
    .linkId;
  const disabled = (await service.make.storeLink({ program_id: archived.id, partner_id: partners[0]!, enabled: false }))
    .linkId;
  const call = as(service, archived.token);
  expect((await call('POST', `programs/${archived.id}/archive`)).status).toBe(200);
  const found = async (value: boolean) => (await call('GET', `programs/${archived.id}/links?enabled=${value}`)).body;
  expect(idsIn(await found(true))).toEqual([]);
  expect(idsIn(await found(false))).toEqual([disabled, enabled]);
});

describe('400', () => {
  test.each([
    ['partner_id=anna', 'partner_id'],
    ['partner_id=0', 'partner_id'],
    ['enabled=yes', 'enabled'],
    ['status=enabled', 'status'],
    ['created_before=2020', 'created_before'],
    ['cursor=AAAA', 'cursor'],
  ])('%s is refused', async (query, field) => {
    const { status, body } = await list(`?${query}`);
    expect([status, body.error.code, body.error.details]).toEqual([400, 'invalid_request', { field }]);
  });
});
