import { afterAll, beforeAll, expect, test } from 'vitest';
import { managementOperations } from '../../security/support/document.ts';
import { difference, rowReader, type Row } from '../../security/support/rows.ts';
import { startService, type Service } from '../../support/service.ts';
import { goodCall } from './support.ts';

// A client repeats a request whose answer was lost if the operation has `x-repeatable` in the document: the repeat
// succeeds too, and changes nothing. (An operation with an Idempotency-Key has its own tests.)

let service: Service;
let rows: () => Promise<Row[]>;
beforeAll(async () => {
  service = await startService();
  rows = await rowReader(service.db);
});
afterAll(() => service.stop());

/** What notes each request: the audit log, and how often proofs of hosts were looked for. */
const NOTES = ['audit_log', 'link_host_checks'];
const apartFromNotes = (rows: Row[]): Row[] => rows.filter(({ table }) => !NOTES.includes(table));

const repeatable = managementOperations.filter((operation) => operation.repeatable && operation.method !== 'GET');

test('the document has such operations', () => {
  expect(repeatable.map(({ id }) => id)).toEqual(expect.arrayContaining(['updateProgram', 'approveCommissions']));
});

test.each(repeatable)('$id can be repeated', async (operation) => {
  const { path, call } = await goodCall({ service }, operation);
  expect((await service.call(path, call)).status).toBe(200);
  const before = await rows();
  expect((await service.call(path, call)).status).toBe(200);
  const after = await rows();
  expect(difference(apartFromNotes(before), apartFromNotes(after))).toEqual({ gone: [], come: [] });
});
