import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { catalogue, contract, operationEntry, pathEntry, type OperationId } from '../../src/contract/index.ts';

// Runs after all other tests. A response that the document declares must have occurred in at least one test.
const seen = readdirSync(inject('seenDir'))
  .flatMap((file) =>
    readFileSync(join(inject('seenDir'), file), 'utf8')
      .trim()
      .split('\n'),
  )
  .map((line) => JSON.parse(line) as { operation: string; status: number; error: string | null });

describe.each(Object.keys(contract.operations) as OperationId[])('%s', (id) => {
  const { errors, headers, path } = operationEntry(id);
  // Another method is answered by the first operation of the path.
  const isFirst = pathEntry(path)!.operations[0] === id;
  const occurs = (status: number) => status !== 405 || isFirst;
  const names = Object.keys(errors).filter((name) => occurs(catalogue[errors[name]!]!.status));
  const statuses = Object.keys(headers).filter((status) => occurs(Number(status)));

  test.each(statuses)('response %s occurred in a test', (status) => {
    expect(seen.some((answer) => answer.operation === id && answer.status === Number(status))).toBe(true);
  });

  test.each(names)('error %s occurred in a test', (error) => {
    expect(seen.some((answer) => answer.operation === id && answer.error === error)).toBe(true);
  });
});
