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
  // Another method is answered by one operation of the path, for all of them.
  const ids = (status: number): string[] => (status === 405 ? [...pathEntry(path)!.operations] : [id]);
  const answers = (status: number) => seen.filter(({ operation }) => ids(status).includes(operation));

  test.each(Object.keys(headers).map(Number))('response %i occurred in a test', (status) => {
    expect(answers(status).some((answer) => answer.status === status)).toBe(true);
  });

  test.each(Object.keys(errors))('error %s occurred in a test', (error) => {
    const { status } = catalogue[errors[error]!]!;
    expect(answers(status).some((answer) => answer.error === error)).toBe(true);
  });
});
