import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeReader } from '../../security/support/changes.ts';
import { managementOperations } from '../../security/support/document.ts';
import { startService, type Service } from '../../support/service.ts';
import { openScene, usualPart, validCall, withHeaders } from '../calls.ts';
import { ownedProgram } from '../support.ts';

// An archived program takes no change: the document says of which operations.

let service: Service;
let changes: () => Promise<string[]>;
beforeAll(async () => {
  service = await startService();
  changes = await changeReader(service.db);
});
afterAll(() => service.stop());

const active = managementOperations.filter(({ access }) => access?.active);

test('the document has such operations', () => expect(active.length).toBeGreaterThan(20));

describe.each(active)('$method $path ($id)', (operation) => {
  test('of an archived program: 409, and nothing changes', async () => {
    const scene = await openScene(service, usualPart(operation));
    const call = await validCall(service, operation, scene);
    const request = withHeaders(call, await service.make.session(scene.accountId));
    await service.db.knex('programs').where({ id: scene.programId }).update({ archived_at: service.clock.now() });
    await changes();
    const { status, body } = await service.call(request.path, request.call);
    expect([status, body.error?.message]).toEqual([409, 'The program is archived']);
    expect(await changes()).toEqual([]);
  });
});

test('a program that is archived while links are made has those that were answered 201, and no other', async () => {
  const { id, token } = await ownedProgram(service);
  const path = `/api/v1/programs/${id}`;
  const partnerId = await service.make.partner();
  await service.make.partnership(id, partnerId);
  const post = (to: string, body: object) => service.call(`${path}${to}`, { method: 'POST', key: token, body });
  const make = () => post('/links', { partner_id: partnerId });
  const answers = await Promise.all([...Array.from({ length: 20 }, make), post('/archive', {}), post('/archive', {})]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.slice(20).toSorted()).toEqual([200, 409]);
  expect(statuses.slice(0, 20).filter((status) => status !== 201 && status !== 409)).toEqual([]);
  const made = statuses.slice(0, 20).filter((status) => status === 201).length;
  expect(await service.db.knex('links').where({ program_id: id })).toHaveLength(made);
});
