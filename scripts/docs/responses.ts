// The responses that the guides show next to their samples: the first example of the document.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '../../src/contract/index.ts';
import { examplesOf, operationOf } from './reference/document.ts';

const SHOWN = {
  click: 'trackClick',
  lead: 'trackLead',
  sale: 'trackSale',
  refund: 'trackRefund',
} satisfies Record<string, OperationId>;

/** The body of the response to a successful request. */
export function responseBody(name: keyof typeof SHOWN): unknown {
  const [example] = examplesOf(operationOf(SHOWN[name]).responses['200']?.content);
  if (!example) throw new Error(`the 200 of ${SHOWN[name]} has no example`);
  return example.value;
}

/** Writes each response into a file of its own, which the guides include. */
export function writeResponses(generated: string): void {
  const folder = join(generated, 'responses');
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(SHOWN) as (keyof typeof SHOWN)[]) {
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(responseBody(name), null, 2)}\n`);
  }
}
