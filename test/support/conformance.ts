import { join } from 'node:path';
import { inject } from 'vitest';
import { checkAnswer, type Asked } from '../../packages/cli/src/conformance/answer.ts';
import type { ServiceResponse } from '../../packages/cli/src/conformance/response.ts';
import { append } from './append.ts';

/** Throws if the document does not declare the response for the request; records its kind. */
export function checkAndNote(asked: Asked, answer: ServiceResponse): void {
  const seen = checkAnswer(asked, answer);
  if (seen.operation === 'preflight' || asked.method === 'HEAD') return;
  append(join(inject('seenDir'), `${process.pid}.jsonl`), `${JSON.stringify(seen)}\n`);
}
