import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { checkAnswer, type Answer, type Asked } from '../../packages/cli/src/conformance/answer.ts';

/** Throws when the answer is not one that the document declares for the request; notes what it turned out to be. */
export function checkAndNote(asked: Asked, answer: Answer): void {
  const seen = checkAnswer(asked, answer);
  if (seen.operation === 'preflight' || asked.method === 'HEAD') return;
  appendFileSync(join(inject('seenDir'), `${process.pid}.jsonl`), `${JSON.stringify(seen)}\n`);
}
