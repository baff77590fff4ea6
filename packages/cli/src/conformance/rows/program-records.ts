// Everything that is read of a program by its owner, who is a partner of it, and what may become of it.
import type { OperationId } from '@referral-tracking/shared/contract';
import type { Kit } from '../kit.ts';
import { parametersOf } from '../owned.ts';
import { formsOf, LATER, nameOfView } from '../pictures/picture.ts';
import { expectSame } from './managed-settings.ts';
import { within } from './managed-flows.ts';
import { LISTS } from './managed-queries.ts';
import { isPortal, READS } from './managed.ts';

type Body = Record<string, unknown>;
type Calls = ReturnType<typeof within>;

/** By operation and the form of its query. */
export type Records = Map<string, Body[] | Body>;

const OF_PROGRAM = READS.filter(
  (id) => parametersOf(id).join() === 'program_id' && (LISTS.includes(id) || !isPortal(id)),
);

/** The name of what an operation shows in a form of its query. */
export const nameOfRecords = (id: OperationId, query: Record<string, string> = {}): string =>
  nameOfView('owner', id, query);

const lasting = (data: unknown): Body[] | Body =>
  JSON.parse(JSON.stringify(data, (name, value: unknown) => (LATER.includes(name) ? undefined : value))) as Body;

/** Reads each operation on the program in each form of its query. */
export async function recordsIn(kit: Kit, program: { id: number }): Promise<Records> {
  const { done }: Calls = within(kit, program);
  const found: Records = new Map();
  for (const id of OF_PROGRAM) {
    for (const query of formsOf(id)) {
      const size: Record<string, string> = LISTS.includes(id) ? { limit: '100' } : {};
      const data = lasting(await done<Body>(id, {}, undefined, { ...query, ...size }));
      found.set(nameOfRecords(id, query), data);
    }
  }
  return found;
}

/** Everything is as it was, except for what `expected` says of it; undefined leaves it to other rules. */
export function expectRecords(
  before: Records,
  after: Records,
  expected: (name: string, was: Body[] | Body) => unknown,
  where: string,
): void {
  for (const [name, was] of before) {
    const wanted = expected(name, was);
    if (wanted !== undefined) expectSame(after.get(name), wanted, `${name} ${where}`);
  }
}
