import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { contract, operationEntry, type OperationId } from '../../src/contract/index.ts';

// Runs after all other tests. A response that the document declares must have occurred in at least one test.
const seen = readdirSync(inject('seenDir'))
  .flatMap((file) =>
    readFileSync(join(inject('seenDir'), file), 'utf8')
      .trim()
      .split('\n'),
  )
  .map((line) => JSON.parse(line) as { operation: string; status: number; error: string | null });

describe.each(Object.keys(contract.operations) as OperationId[])('%s', (id) => {
  const { errors, headers } = operationEntry(id);

  test.each(Object.keys(headers))('response %s occurred in a test', (status) => {
    expect(seen.some((answer) => answer.operation === id && answer.status === Number(status))).toBe(true);
  });

  test.each(Object.keys(errors))('error %s occurred in a test', (error) => {
    expect(seen.some((answer) => answer.operation === id && answer.error === error)).toBe(true);
  });
});
