import { afterAll, beforeAll, expect, test } from 'vitest';
import { managementOperations } from '../../security/support/document.ts';
import { goodCall, openStage, type Stage } from './support.ts';

// A client repeats a request whose answer was lost if the operation has `x-repeatable` in the document: the repeat
// succeeds too, and changes nothing. (An operation with an Idempotency-Key has its own tests.)

let stage: Stage;
beforeAll(async () => void (stage = await openStage()));
afterAll(() => stage.service.stop());

const repeatable = managementOperations.filter((operation) => operation.repeatable && operation.method !== 'GET');

test('the document has such operations', () => {
  expect(repeatable.map(({ id }) => id)).toEqual(expect.arrayContaining(['updateProgram', 'approveCommissions']));
});

test.each(repeatable)('$id can be repeated', async (operation) => {
  const { service, changes } = stage;
  const { path, call } = await goodCall(stage, operation);
  expect((await service.call(path, call)).status).toBe(200);
  await changes();
  expect((await service.call(path, call)).status).toBe(200);
  // The audit log notes each write.
  expect((await changes()).filter((change) => !/^\w+ audit_log /.test(change))).toEqual([]);
});
