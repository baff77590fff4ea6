import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { visit } from '../support/journey.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, managementError } from '../manage/support.ts';
import { portalAs } from './support.ts';

// A partner gives their own links aliases, disables and enables them.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

type Partner = Awaited<ReturnType<Service['make']['partnerAccount']>>;
let programId: number;
let anna: Partner;
let linkId: number;
let code: string;
beforeEach(async () => {
  ({ id: programId } = await service.make.program({ partner_links: true }));
  anna = await service.make.partnerAccount(programId);
  ({ linkId, code } = await storeLink(anna));
});

const storeLink = ({ partnerId, partnershipId }: Partner) =>
  service.make.storeLink({ program_id: programId, partner_id: partnerId, partnership_id: partnershipId });
const call = (method: string, path: string, body?: object, token = anna.apiToken) =>
  portalAs(service, token)(method, `programs/${programId}/links/${path}`, body);
const turn = (enabled: boolean, id = linkId) => call('PATCH', `${id}`, { enabled });
const alias = (text: string, id = linkId) => call('POST', `${id}/aliases`, { alias: text });
const click = (aff: string) => service.click({ affiliate_url: `https://brand.dev/?aff=${aff}` });
const asOwner = async () => as(service, (await service.make.member(programId)).apiToken);
const setProgram = (changes: object) => service.db.knex('programs').where({ id: programId }).update(changes);

test('an alias leads to the link, in lower case', async () => {
  const name = service.make.unique('Anna.Blog');
  const { status, body } = await alias(name);
  expect([status, body.data]).toMatchObject([201, { id: linkId, code, aliases: [name.toLowerCase()] }]);
  await visit(service, { url: `https://brand.dev/?aff=${name}` });
  expect((await auditEntries(service)).at(-1)).toMatchObject({
    program_id: programId,
    actor_kind: 'partner',
    actor_id: anna.partnerId,
    action: 'link.alias',
    target_id: linkId,
    after: { aliases: [name.toLowerCase()] },
  });
});

test('a disabled link attributes nothing, also by its alias, until the partner enables it', async () => {
  const name = service.make.unique('anna');
  await alias(name);
  const { status, body } = await turn(false);
  expect([status, body.data]).toMatchObject([200, { id: linkId, enabled: false, disabled_by_partner: true }]);
  expect((await auditEntries(service)).at(-1)).toMatchObject({
    actor_kind: 'partner',
    action: 'link.update',
    before: { enabled: true },
    after: { enabled: false },
  });
  for (const aff of [code, name]) expect((await click(aff)).status).toBe(410);
  expect(await service.db.knex('clicks').where({ program_id: programId })).toEqual([]);
  // Again changes nothing more.
  expect((await turn(false)).body.data).toMatchObject({ enabled: false, disabled_by_partner: true });
  expect((await turn(true)).body.data).toMatchObject({ enabled: true, disabled_by_partner: false });
  expect((await click(name)).status).toBe(200);
});

describe('a link that a member disabled', () => {
  const message = 'The program disabled the link, and only the program can enable it';
  const setAs = async (enabled: boolean) =>
    (await (await asOwner())('PATCH', `programs/${programId}/links/${linkId}`, { body: { enabled } })).status;

  test('stays disabled for the partner', async () => {
    expect(await setAs(false)).toBe(200);
    for (const enabled of [true, false, true]) {
      const answer = await turn(enabled);
      if (!enabled) expect(answer.body.data).toMatchObject({ enabled: false, disabled_by_partner: false });
      else expect(answer.body).toEqual(managementError(answer, [409, 'invalid_transition', message]));
    }
    expect(await setAs(true)).toBe(200);
    expect((await turn(true)).status).toBe(200);
  });

  test('also if the partner had disabled it before', async () => {
    await turn(false);
    await setAs(false);
    expect((await turn(true)).status).toBe(409);
  });

  test('also if both disable it at once', async () => {
    await Promise.all([turn(false), setAs(false)]);
    expect((await turn(true)).status).toBe(409);
  });
});

test('of five who want the same alias at once, one gets it', async () => {
  const bo = await service.make.partnerAccount(programId);
  const other = await storeLink(bo);
  const name = service.make.unique('tea');
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => alias(name)),
    call('POST', `${other.linkId}/aliases`, { alias: name }, bo.apiToken),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  const taken = [409, 'already_exists', `The code or alias ${name} is taken`] as [number, string, string];
  expect(refused.body).toEqual(managementError(refused, taken, { details: { field: 'alias' } }));
});

test('a link has at most 50 aliases: of requests at the same time, one adds the last one', async () => {
  const names = Array.from({ length: 49 }, (_, n) => ({ name: service.make.unique(`a${n}`), link_id: linkId }));
  await service.db.knex('link_names').insert(names.map((row) => ({ ...row, added_at: service.clock.now() })));
  const answers = await Promise.all(Array.from({ length: 4 }, () => alias(service.make.unique('last'))));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const answer = await alias(service.make.unique('more'));
  expect(answer.body).toEqual(
    managementError(answer, [409, 'invalid_transition', 'A link can have at most 50 aliases']),
  );
});

/** Both changes, of a link. */
const both = async (id = linkId) => [await turn(false, id), await alias(service.make.unique('alias'), id)];

test('links of others and of other programs do not exist', async () => {
  const { linkId: others } = await storeLink(await service.make.partnerAccount(programId));
  const { linkId: nobodys } = await service.make.storeLink({ program_id: programId });
  const { linkId: elsewhere } = await service.make.storeLink({ program_id: (await service.make.program()).id });
  for (const id of [others, nobodys, elsewhere, 999_999])
    expect((await both(id)).map(({ status }) => status)).toEqual([404, 404]);
  const stored = await service.db.knex('links').whereIn('id', [others, nobodys, elsewhere]).pluck<boolean[]>('enabled');
  expect(stored).toEqual([true, true, true]);
});

describe('409', () => {
  test('the program changes the links of its partners', async () => {
    await setProgram({ partner_links: false });
    for (const answer of await both())
      expect(answer.body).toEqual(
        managementError(answer, [409, 'invalid_transition', 'Partners of this program cannot change links']),
      );
  });

  test('the program is archived', async () => {
    await setProgram({ archived_at: service.clock.now() });
    for (const answer of await both())
      expect(answer.body).toEqual(managementError(answer, [409, 'invalid_transition', 'The program is archived']));
  });

  test.each(['linked', 'applied', 'declined', 'left', 'removed'])('the status is %s', async (status) => {
    await service.db.knex('partnerships').where({ id: anna.partnershipId }).update({ status });
    const message = `Your status in the program is ${status}, which does not allow this`;
    for (const answer of await both())
      expect(answer.body).toEqual(
        managementError(answer, [409, 'invalid_transition', message], { details: { status } }),
      );
  });
});

test.each<[string, string, object, string]>([
  ['PATCH', '', {}, 'enabled'],
  ['PATCH', '', { enabled: 'no' }, 'enabled'],
  ['PATCH', '', { enabled: true, destination: null }, 'destination'],
  ['POST', '/aliases', {}, 'alias'],
  ['POST', '/aliases', { alias: 'a b' }, 'alias'],
])('%s %s with %j is refused', async (method, path, body, field) => {
  const { status, body: refused } = await call(method, `${linkId}${path}`, body);
  expect([status, refused.error.details]).toEqual([400, { field }]);
});
