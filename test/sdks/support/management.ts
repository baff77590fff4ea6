// The management client of every SDK against the live service.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Document } from '../../../scripts/generate/document.ts';
import { managementGroups } from '../../../scripts/generate/management/operations.ts';
import { document } from '../../../src/contract/index.ts';
import { managementOperations } from '../../security/support/document.ts';
import type { Stage } from './hardness.ts';
import type { World } from './world.ts';

const PARTNERS = 60;
const PROGRAMS = '/api/v1/programs';
const examples = new Map(managementOperations.map((one) => [one.id, one.examples[0]!.body]));
const operations = [...managementGroups(document as unknown as Document).values()].flat();

/** A program with an owner, 60 partners and a link, and what the SDK's program must know of it. */
async function prepare({ make, db, gate }: World) {
  const { id: programId } = await make.program();
  const { accountId, apiToken: token } = await make.member(programId);
  const partners: number[] = [];
  for (let count = 0; count < PARTNERS; count++) {
    partners.push(await make.partner());
    await make.partnership(programId, partners.at(-1)!, count === 0 ? 'applied' : 'joined');
  }
  const { linkId } = await make.storeLink({ program_id: programId, partner_id: partners[1]! });
  await db.knex('links').where({ id: linkId }).update({ destination: 'https://brand.dev/a' });
  const narrow = await make.apiToken(accountId, { scopes: ['programs.read'] });
  const facts = { url: gate.url, token, narrow_token: narrow, program_id: programId, partner_id: partners[0]! };
  return { facts: { ...facts, link_id: linkId }, partners };
}

export function provesManagement(stage: () => Stage): void {
  describe('the management client', () => {
    let prepared: Awaited<ReturnType<typeof prepare>>;
    const programs = async () => (await stage().world.db.knex('programs').pluck<number[]>('id')).length;
    beforeAll(async () => void (prepared = await prepare(stage().world)));

    test('has a method for each operation that a token may call', async () => {
      const { world, run } = stage();
      world.gate.seen.length = 0;
      const wanted = operations.map(({ id, group, name, ids, request }) => ({
        group,
        name,
        ids,
        body: request ? examples.get(id) : null,
      }));
      await run('every', { ...prepared.facts, operations: wanted });
      const sent = world.gate.seen.map(
        ({ method, path, key }) => `${method} ${path}${key === undefined ? '' : ' key'}`,
      );
      expect(sent).toEqual(
        operations.map(({ method, path, takesKey }) => {
          return `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '9001')}${takesKey ? ' key' : ''}`;
        }),
      );
    });

    test('creates one record after a lost answer, with parallel repeats too', async () => {
      const { world, run } = stage();
      const before = await programs();
      world.gate.seen.length = 0;
      world.gate.plan(PROGRAMS, 'lose');
      const { created, repeated } = await run('create', prepared.facts);
      const [first, second, ...parallel] = world.gate.seen.filter(({ method }) => method === 'POST');
      expect(first!.key).toMatch(/^[0-9a-f-]{36}$/);
      expect([second!.key, second!.requestId]).toEqual([first!.key, first!.requestId]);
      expect(created).toEqual(expect.any(Number));
      // All repeats with the caller's key get the same answer; those that came too early are sent again.
      expect(parallel.length).toBeGreaterThanOrEqual(6);
      expect(new Set(parallel.map(({ key }) => key))).toEqual(new Set(['mine']));
      expect(repeated).toHaveLength(6);
      expect(new Set(repeated).size).toBe(1);
      expect(await programs()).toBe(before + 2);
    });

    test('goes through the pages of a list', async () => {
      const { world, run } = stage();
      world.gate.seen.length = 0;
      const report = await run('pages', prepared.facts);
      expect(report).toEqual({ all: prepared.partners, first: prepared.partners.slice(0, 3), applied: 1 });
      // 60 partners in pages of 25; the first of another iteration; those with a status.
      expect(world.gate.seen).toHaveLength(3 + 1 + 1);
    });

    test('changes, clears and reads, and repeats only what the document says', async () => {
      const { world, run } = stage();
      const { program_id, partner_id } = prepared.facts;
      world.gate.seen.length = 0;
      const partner = `${PROGRAMS}/${program_id}/partners/${partner_id}`;
      world.gate.plan(`${PROGRAMS}/${program_id}`, 'lose');
      world.gate.plan(`${partner}/approve`, 'lose');
      const report = await run('change', prepared.facts);
      expect(report).toEqual({
        renamed: 'Renamed',
        cleared: null,
        enabled: false,
        approval: { kind: 'connection', status: 0 },
        status: 'joined',
      });
      const count = (path: string) => world.gate.seen.filter((seen) => seen.path === path).length;
      expect([count(`${PROGRAMS}/${program_id}`), count(`${partner}/approve`)]).toEqual([2, 1]);
    });

    test('has typed errors', async () => {
      const { world, run } = stage();
      world.gate.seen.length = 0;
      world.gate.plan(PROGRAMS, { status: 200, body: { ok: true } });
      const { scope, field, unreadable, misuse } = await run('refusals', prepared.facts);
      expect(scope).toMatchObject({
        kind: 'refused',
        status: 403,
        code: 'insufficient_scope',
        hint: expect.stringMatching(/\S/) as string,
        docs_url: expect.stringMatching(/\/docs\/errors#manageScopeMissing$/) as string,
        request_id: world.gate.seen.find(({ status }) => status === 403)!.requestId,
      });
      expect(field).toMatchObject({ status: 400, code: 'invalid_request', details: { field: 'name' } });
      expect(unreadable).toMatchObject({ kind: 'unreadable', status: 0 });
      expect(misuse).toMatchObject({
        kind: 'unsent',
        message: expect.stringContaining('partner_id must be') as string,
      });
    });
  });
}
