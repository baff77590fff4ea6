import { expect, test } from 'vitest';
import { readDocument } from '../../src/api/backend.ts';
import { contract } from '../../src/contract/index.ts';

// The service does not start with an operation that nothing handles.

test('each operation of the document has a handler', async () => {
  const { handlers } = await readDocument();
  expect(Object.keys(handlers).sort()).toEqual(Object.keys(contract.operations).sort());
});

test('an operation without a handler ends the start, with its name', async () => {
  const { trackSale: _, ...others } = (await readDocument()).handlers;
  await expect(readDocument(others)).rejects.toThrow('an operation of the document has no handler: trackSale');
});
