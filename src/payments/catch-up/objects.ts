// Applies objects of a processor's API as if their events had come.
import type { Db } from '../../database/db.ts';
import { isRefusedContent } from '../../database/violations.ts';
import { contract } from '../../contract/index.ts';
import type { Program } from '../../common/types.ts';
import { fieldsOf, identifier } from '../fields.ts';
import type { ProcessorType, Reading } from '../processor.ts';
import type { PaymentDeps, Receipt } from '../receive.ts';
import { listStripeAccounts } from '../stripe/accounts.ts';
import { receiveReading } from '../webhook.ts';

/** What an object did. */
export interface ObjectResult {
  /** the processor's identifier of the object */
  objectId: string | null;
  result: Receipt | 'unreadable';
}

/** Connected accounts are Stripe's alone. */
const accountsOf = (db: Db, programId: number, processor: ProcessorType): Promise<string[]> =>
  processor === 'stripe' ? listStripeAccounts(db, programId) : Promise.resolve([]);

/** What the object says; undefined if it cannot be read. */
async function readingOf(
  processor: ProcessorType,
  object: object,
  programId: number,
  now: Date,
): Promise<Reading | undefined> {
  const { PROCESSORS } = await import('../processors.ts');
  return PROCESSORS[processor].readObject(object, { programId, now });
}

/** Applies the objects one by one, each in its own transactions: what was applied before changes nothing. */
export async function applyObjects(
  deps: PaymentDeps,
  program: Program,
  processor: ProcessorType,
  objects: readonly object[],
): Promise<ObjectResult[]> {
  const accounts = await accountsOf(deps.db, program.id, processor);
  const results: ObjectResult[] = [];
  // What the database would refuse again must not keep the others from being applied.
  const refused = (error: unknown): 'unreadable' => {
    if (!isRefusedContent(error)) throw error;
    deps.log(error, `an object of ${processor} could not be applied to program ${program.id}`);
    return 'unreadable';
  };
  for (const object of objects) {
    const objectId = identifier(fieldsOf(object).id) ?? null;
    const reading = await readingOf(processor, object, program.id, deps.now);
    const from = { ...deps, processor, pulled: true };
    const result = reading ? await receiveReading(from, { program, accounts }, reading).catch(refused) : 'unreadable';
    results.push({ objectId, result });
  }
  return results;
}

/** How many objects did what. */
export function countsOf(results: readonly ObjectResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { result } of results) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}

/** The most objects of a request. */
export const MOST_OBJECTS = contract.limits.processorObjects;
