import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readObjects } from '../../src/serving/webhooks/objects.ts';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { managementOperations } from '../security/support/document.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, managementError, ownedProgram, type Owned } from '../manage/support.ts';

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
beforeEach(async () => void (program = await ownedProgram(service)));

const call = (method: string, path = '', body?: object, key = program.token) =>
  as(service, key)(method, `programs/${program.id}/partners${path}`, body && { body });
async function partner(who: Record<string, string> = {}): Promise<number> {
  const id = await service.make.partner();
  await service.db
    .knex('partners')
    .where({ id })
    .update({ name: 'Anna', ...who });
  await service.make.partnership(program.id, id);
  return id;
}
const namesIn = ({ body }: { body: { data: { name: string }[] } }) => body.data.map(({ name }) => name);

describe('PATCH', () => {
  test('keeps what is not sent, and null clears it; the audit log says only which fields changed', async () => {
    const id = await partner();
    const change = async (body: object) => {
      const { notes, tags } = (await call('PATCH', `/${id}`, body)).body.data as { notes: string; tags: string[] };
      return { notes, tags };
    };
    expect(await change({ notes: 'Likes oolong', tags: ['Press', 'tea fair'] })).toEqual({
      notes: 'Likes oolong',
      tags: ['press', 'tea fair'],
    });
    expect(await change({ tags: ['vip', 'VIP'] })).toEqual({ notes: 'Likes oolong', tags: ['vip'] });
    // Nothing changes.
    expect(await change({ tags: ['vip'], notes: 'Likes oolong' })).toEqual({ notes: 'Likes oolong', tags: ['vip'] });
    expect(await change({ notes: null })).toEqual({ notes: null, tags: ['vip'] });
    expect(await change({ tags: null })).toEqual({ notes: null, tags: [] });
    const entries = (await auditEntries(service)).filter(({ program_id }) => program_id === program.id);
    expect(entries).toMatchObject(
      [['notes', 'tags'], ['tags'], ['notes'], ['tags']].map((changed) => ({
        action: 'partner.update',
        target_id: id,
        actor_id: program.accountId,
        before: {},
        after: { changed },
      })),
    );
    expect(JSON.stringify(entries)).not.toMatch(/oolong|vip/);
  });

  test('sets the least amount of a payout', async () => {
    const id = await partner();
    const set = (minimum_payout_cents: number | null) => call('PATCH', `/${id}`, { minimum_payout_cents });
    expect((await set(2_000)).body.data).toMatchObject({ minimum_payout_cents: 2_000 });
    expect((await call('PATCH', `/${id}`, { notes: 'A' })).body.data).toMatchObject({ minimum_payout_cents: 2_000 });
    expect((await set(null)).body.data).toMatchObject({ minimum_payout_cents: null, notes: 'A' });
    const entries = (await auditEntries(service)).filter(({ program_id }) => program_id === program.id);
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{ minimum_payout_cents: null }, { minimum_payout_cents: 2_000 }],
      [{}, { changed: ['notes'] }],
      [{ minimum_payout_cents: 2_000 }, { minimum_payout_cents: null }],
    ]);
    const refused = await set(-1);
    expect([refused.status, refused.body.error.details]).toEqual([400, { field: 'minimum_payout_cents' }]);
  });

  test('two at once, each of another field: both stay', async () => {
    const id = await partner();
    const answers = await Promise.all([
      call('PATCH', `/${id}`, { notes: 'A' }),
      call('PATCH', `/${id}`, { tags: ['b'] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await call('GET', `/${id}`)).body.data).toMatchObject({ notes: 'A', tags: ['b'] });
  });

  test.each<[object, string]>([
    [{ notes: '' }, 'notes'],
    [{ notes: 'x'.repeat(2_001) }, 'notes'],
    [{ tags: ['x'.repeat(31)] }, 'tags.0'],
    [{ tags: ['press, tea'] }, 'tags.0'],
    [{ tags: [' press'] }, 'tags.0'],
    [{ tags: ['tea', 'tea'] }, 'tags'],
    [{ tags: Array.from({ length: 11 }, (_, i) => `tag ${i}`) }, 'tags'],
    [{ note: 'x' }, 'note'],
  ])('%j is refused', async (body, field) => {
    const { status, body: refused } = await call('PATCH', `/${await partner()}`, body);
    expect([status, refused.error.details]).toEqual([400, { field }]);
  });

  test('without a field is refused, also in an archived program, and for a partner of another one', async () => {
    const id = await partner();
    expect((await call('PATCH', `/${id}`, {})).status).toBe(400);
    const { partnerId } = await service.make.campaign();
    expect((await call('PATCH', `/${partnerId}`, { notes: 'x' })).status).toBe(404);
    await as(service, program.token)('POST', `programs/${program.id}/archive`);
    const answer = await call('PATCH', `/${id}`, { notes: 'x' });
    expect(answer.body).toEqual(managementError(answer, [409, 'invalid_transition', 'The program is archived']));
  });
});

describe('the list', () => {
  test('finds partners by a tag in any case, and by a part of a name or an address', async () => {
    const anna = await partner({ email: 'anna@tea.example' });
    await partner({ name: 'Bo %_ Ångström', email: 'bo@tea.example' });
    await call('PATCH', `/${anna}`, { tags: ['press', 'tea'] });
    const found = async (query: string) => namesIn(await call('GET', `?${query}`));
    expect(await found('tag=TEA')).toEqual(['Anna']);
    expect(await found('tag=te')).toEqual([]);
    expect(await found('search=nn')).toEqual(['Anna']);
    expect(await found('search=TEA.EXAMPLE&order=oldest')).toEqual(['Anna', 'Bo %_ Ångström']);
    expect(await found(`search=${encodeURIComponent('%_')}`)).toEqual(['Bo %_ Ångström']);
    expect(await found('search=BO&tag=press')).toEqual([]);
    expect(await found('search=anna&status=joined')).toEqual(['Anna']);
  });

  test('a viewer sees tags and no notes, and does not search in addresses', async () => {
    const id = await partner({ email: 'secret@tea.example' });
    await call('PATCH', `/${id}`, { notes: 'Likes oolong', tags: ['press'] });
    const { apiToken } = await service.make.member(program.id, 'viewer');
    const as = (path: string) => call('GET', path, undefined, apiToken);
    expect((await as(`/${id}`)).body.data).toMatchObject({ notes: null, tags: ['press'] });
    expect(namesIn(await as('?search=secret'))).toEqual([]);
    expect(namesIn(await as('?search=ann'))).toEqual(['Anna']);
    expect((await as('/export')).body).toMatch(/,press,,Everyone\r\n$/);
    expect((await as('/export?search=secret')).body).not.toContain('Anna');
  });

  test('a file has tags and notes near its end', async () => {
    const id = await partner();
    await call('PATCH', `/${id}`, { notes: '=1+1', tags: ['press', 'tea'] });
    await partner({ name: 'Bo' });
    expect((await call('GET', '/export?tag=tea')).body).toMatch(
      /Added,Tags,Notes,Group\r\n[^\n]+,"press, tea",'=1\+1,Everyone\r\n$/,
    );
  });
});

test('neither partners nor webhooks see what is noted', async () => {
  const { apiToken, partnerId: id } = await service.make.partnerAccount(program.id);
  expect((await call('PATCH', `/${id}`, { notes: 'Likes oolong', tags: ['slow payer'] })).status).toBe(200);
  const reads = managementOperations.filter(({ access, method }) => access?.partner && method === 'GET');
  expect(reads.length).toBeGreaterThan(8);
  for (const { path } of reads) {
    const { body } = await service.call(path.replace('{program_id}', String(program.id)), { key: apiToken });
    expect(JSON.stringify(body), path).not.toMatch(/oolong|slow payer|"notes"|"tags"/);
  }
  const of = { programId: program.id, ids: [id], at: service.clock.now() };
  const seen = await service.db.transaction((tx) => readObjects(tx, 'partner', of));
  expect(seen.get(id)).toMatchObject({ notes: null, tags: ['slow payer'] });
});

test('notes and tags are erased with the partner', async () => {
  const id = await partner();
  await call('PATCH', `/${id}`, { notes: 'Likes oolong', tags: ['press'] });
  const [{ id: partnership }] = (await service.db.knex('partnerships').where({ partner_id: id })) as [{ id: number }];
  const note = () => Promise.resolve();
  await service.db.transaction((tx) => erasePartner(tx, note, { partnerId: id, at: service.clock.now() }));
  const rows = await service.db.knex('partnerships').where({ id: partnership }).select('notes', 'tags');
  expect(rows).toEqual([{ notes: null, tags: [] }]);
});
