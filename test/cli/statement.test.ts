import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginAt, statementCampaign } from '../statements/support.ts';
import { startService, type Service } from '../support/service.ts';
import { person, type Person } from './support.ts';

// A saved statement is verified against the keys of the deployment, or a copy of them.

let service: Service;
let anna: Person;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
let statement: any;
let keys: object;
const folder = mkdtempSync(join(tmpdir(), 'statements-'));
beforeAll(async () => {
  service = await startService();
  anna = person(service.baseUrl);
  service.clock.set('2026-01-15T12:00:00.000Z');
  await beginAt(service, '2026-01-01T00:00:00.000Z');
  const { calls, close, list } = await statementCampaign(service);
  await calls.approved();
  await calls.approved();
  await close('2026-02-01T01:00:00.000Z');
  statement = await calls.ok('GET', `statements/${(await list())[0]!.id}`);
  keys = (await service.call('/.well-known/jwks.json', { method: 'GET' })).body;
});
afterAll(async () => {
  anna.clean();
  rmSync(folder, { recursive: true });
  await service.stop();
});

function saved(value: object, name = 'statement.json'): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}
const verify = (value: object, ...more: string[]) => anna.run('statement', 'verify', saved(value), ...more);

test('a genuine statement is verified, as it was sent or without its envelope', async () => {
  const { program_id, partnership_id } = statement;
  const said = `program ${program_id}, partnership ${partnership_id}, 2026-01, closing $40.00`;
  const others = `Not signed: id ${statement.id}, partner_id ${statement.partner_id}, payer.`;
  for (const value of [{ data: statement }, statement]) {
    const { code, stdout, stderr } = await verify(value);
    expect([code, stderr, stdout]).toEqual([0, '', `The statement is genuine: ${said}.\n${others}\n`]);
  }
  const { code, document } = await verify(statement, '--json', '--jwks', saved(keys, 'jwks.json'));
  expect(code).toBe(0);
  expect(document.data).toMatchObject({ genuine: true, faults: [], lines_verified: true, sha256: statement.sha256 });
});

test.each<[string, (one: typeof statement) => object, string]>([
  ['an amount', (one) => ({ ...one, closing_cents: 1 }), 'the statement was changed'],
  ['a line', (one) => ({ ...one, lines: [one.lines[0], one.lines[0]] }), 'the lines were changed'],
  [
    'a line left out, and the other,',
    (one) => ({ ...one, lines: [{ ...one.lines[0], amount_cents: 1 }] }),
    'lines are missing',
  ],
  ['a signature', (one) => ({ ...one, signature: `${one.signature.slice(0, -6)}AAAAAA` }), 'the signature is wrong'],
])('%s that was changed is found', async (_, change, said) => {
  const { code, stdout } = await verify(change(statement));
  expect([code, stdout]).toEqual([1, expect.stringContaining(said)]);
});

test('a signature of another deployment is found', async () => {
  const path = saved({ keys: [] }, 'none.json');
  const { code, stdout } = await verify(statement, '--jwks', path);
  expect([code, stdout]).toEqual([1, expect.stringContaining('a key that is not in the key set')]);
});

test('what is no statement is refused', async () => {
  const { code, stderr } = await verify({ data: { id: 1 } });
  expect([code, stderr]).toEqual([2, expect.stringContaining('is not a statement')]);
  expect((await anna.run('statement', 'verify', join(folder, 'missing.json'))).code).toBe(2);
});
