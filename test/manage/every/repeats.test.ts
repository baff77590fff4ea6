import { afterAll, beforeAll, expect, test } from 'vitest';
import { managementOperations } from '../../security/support/document.ts';
import { difference, rowReader, type Row } from '../../security/support/rows.ts';
import { goodCall, openStage, type Stage } from './support.ts';

// A client repeats a request whose answer was lost if the operation has `x-repeatable` in the document: the repeat
// succeeds too, and changes nothing. (An operation with an Idempotency-Key has its own tests.)

let stage: Stage;
let rows: () => Promise<Row[]>;
beforeAll(async () => {
  stage = await openStage();
  rows = await rowReader(stage.service.db);
});
afterAll(() => stage.service.stop());

/** The rows but those of the audit log, which notes each write, and of the tests' own table. */
const apartFromNotes = (rows: Row[]): Row[] =>
  rows.filter(({ table }) => table !== 'audit_log' && table !== 'observed_changes');

const repeatable = managementOperations.filter((operation) => operation.repeatable && operation.method !== 'GET');

test('the document has such operations', () => {
  expect(repeatable.map(({ id }) => id)).toEqual(expect.arrayContaining(['updateProgram', 'approveCommissions']));
});

test.each(repeatable)('$id can be repeated', async (operation) => {
  const { service } = stage;
  const { path, call } = await goodCall(stage, operation);
  expect((await service.call(path, call)).status).toBe(200);
  const before = await rows();
  expect((await service.call(path, call)).status).toBe(200);
  const after = await rows();
  expect(difference(apartFromNotes(before), apartFromNotes(after))).toEqual({ gone: [], come: [] });
});
