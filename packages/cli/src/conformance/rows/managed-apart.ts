// Two programs of one account: what belongs to one is not found in the other, and what happens in one leaves the other as
// it was.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { filledProgram } from '../filled.ts';
import type { Kit } from '../kit.ts';
import { exampleOf, firstRecords, manage, parametersOf } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { tellStory } from '../story.ts';
import { nameOf } from './harmless.ts';
import { within } from './managed-flows.ts';
import { LISTS } from './managed-queries.ts';
import { expectSame } from './managed-settings.ts';
import { BY_TOKEN, isPortal, READS } from './managed.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** The operations on a record of a program. An account may be a member of both programs. */
const OF_RECORDS = BY_TOKEN.filter((id) => {
  const names = parametersOf(id);
  return names.length > 1 && names.includes('program_id') && !names.includes('account_id');
});

const foreign: Row[] = OF_RECORDS.map((id) =>
  shown(
    `a record of another program, for ${nameOf(id)}`,
    '404 notFound',
    async (kit) => {
      const ids = { ...(await firstRecords(kit, id, await filledProgram(kit))), program_id: (await kit.owned()).id };
      const body = exampleOf(id, kit.now());
      expectError(id, await manage(kit, id, ids, body ? { body } : {}), 'notFound');
    },
    WRITES,
  ),
);

/** Changes of several commissions, of which each is answered alone. */
const BULK = BY_TOKEN.filter((id) => /^\w+Commissions$/.test(id) && operationEntry(id).method === 'post');

/** Records of another program in a body. */
async function named(kit: Kit): Promise<void> {
  const [{ program, sales }, { id }] = [await tellStory(kit), await kit.owned()];
  const { done, refused } = within(kit, { id });
  const own = within(kit, program);
  const before = await own.done('listCommissions');
  const commission_ids = sales.map(({ commissionId }) => commissionId);
  for (const operation of BULK) {
    const { reason } = exampleOf(operation, kit.now()) ?? {};
    const body = { commission_ids, ...(reason === undefined ? {} : { reason }) };
    const { results } = await done<{ results: Body[] }>(operation, {}, body);
    const found = results.map((one) => one.obstacle);
    expectThat(found.join() === commission_ids.map(() => 'unknown').join(), 'no commission of the program', results);
  }
  const { partnerId: partner_id } = program;
  await refused('notFound', 'createLink', {}, { partner_id });
  await refused('notFound', 'createAdjustment', {}, { partner_id, amount_cents: 5, reason: 'A correction' });
  expectSame(await own.done('listCommissions'), before, 'the commissions of the other program');
}

/** What is read of one program, without what is about the reader. */
const SNAPSHOT = READS.filter((id) => {
  const names = parametersOf(id);
  return names.join() === 'program_id' && (LISTS.includes(id) || !isPortal(id));
});
/** Of the time of reading, or stored later. */
const LATER = ['as_of', 'checked_at', 'last_used_at'];

type Snapshot = Partial<Record<OperationId, Body | Body[]>>;

async function read(kit: Kit, id: number): Promise<Snapshot> {
  const { done } = within(kit, { id });
  const found: Snapshot = {};
  for (const operation of SNAPSHOT) {
    const data = await done<Body | Body[]>(operation);
    found[operation] = JSON.parse(
      JSON.stringify(data, (key, value: unknown) => (LATER.includes(key) ? undefined : value)),
    ) as Body | Body[];
  }
  return found;
}

/** Whether all records of a list are of its program: people are of several. */
const isOwn = (id: OperationId): boolean => LISTS.includes(id) && !/Members|Partners/.test(id);
const numbersIn = (data: Snapshot[OperationId]): unknown[] =>
  (data as Body[]).flatMap(({ id }) => (typeof id === 'number' ? [id] : []));

/** The same partner and the same requests in another program. */
async function apart(kit: Kit): Promise<void> {
  const { program } = await tellStory(kit);
  const before = await read(kit, program.id);
  for (const id of SNAPSHOT) if (isOwn(id)) expectThat(Array.isArray(before[id]), `a list of ${id}`, before[id]);
  const other = await tellStory(kit);
  const after = await read(kit, program.id);
  for (const id of SNAPSHOT) expectSame(after[id], before[id], `${id} after requests in another program`);
  const theirs = await read(kit, other.program.id);
  for (const id of SNAPSHOT.filter(isOwn)) {
    const shared = numbersIn(theirs[id]).filter((number) => numbersIn(after[id]).includes(number));
    expectThat(shared.length === 0, `no record of both programs in ${id}`, shared);
    expectThat(numbersIn(theirs[id]).length === numbersIn(after[id]).length, `as many in ${id}`, theirs[id]);
  }
}

export const managedApartRows: Row[] = [
  ...foreign,
  shown('records of another program in a body', 'unknown', named, WRITES),
  shown('the same requests in two programs', 'each with its own records', apart, WRITES),
];
