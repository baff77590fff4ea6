import { join } from 'node:path';
import { inject } from 'vitest';
import { checkAnswer, type Asked } from '../../packages/cli/src/conformance/answer.ts';
import type { ServiceResponse } from '../../packages/cli/src/conformance/response.ts';
import { contract, operationEntry, type OperationId } from '../../src/contract/index.ts';
import { append } from './append.ts';

const isOfHead = (operation: string): boolean =>
  operation in contract.operations && operationEntry(operation as OperationId).method === 'head';

/** Throws if the document does not declare the response for the request; records its kind. */
export function checkAndNote(asked: Asked, answer: ServiceResponse): void {
  const seen = checkAnswer(asked, answer);
  if (seen.operation === 'preflight') return;
  // It says little of an operation that is asked with another method.
  if (asked.method === 'head' && !isOfHead(seen.operation)) return;
  append(join(inject('seenDir'), `${process.pid}.jsonl`), `${JSON.stringify(seen)}\n`);
}
