// The keys of a program, as each answer and the list show them.
import type { Kit } from '../kit.ts';
import { eventually } from '../operator.ts';
import { makeOwned } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';
import { inDays } from '../days.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];
/** A use is stored to five minutes, in the background. */
const PRECISION = 300_000;

/** The list shows what each change has answered. A second mark moves the deadline, and not the time of the first. */
async function changes(kit: Kit): Promise<void> {
  const { done } = within(kit, await makeOwned(kit));
  const keys = async () => done<Body[]>('listKeys');
  const [old] = await keys();
  const { last_used_at: never, ...rest } = old!;
  expectFields(
    { ...rest, never },
    { status: 'active', marked_at: null, rotate_by: null, revoked_at: null, never: null },
  );
  const first = { key_id: old!.id };
  const marked = await done('markKey', first, { rotate_by: inDays(kit, 7) });
  expectFields(marked, { status: 'marked' });
  const again = await done('markKey', first, { rotate_by: inDays(kit, 30) });
  expectSame(again, { ...marked, rotate_by: again.rotate_by }, 'the answer to another mark');
  expectSame((await keys())[0], again, 'the list after another mark');
  const { key } = await done<{ key: Body }>('rotateKey', {}, { rotate_by: inDays(kit, 1) });
  // A key that is marked already keeps its deadline.
  expectSame(await keys(), [key, again], 'the list after the rotation');
  const revoked = await done('revokeKey', first);
  expectThat(typeof revoked.revoked_at === 'string', 'the time of the revocation', revoked.revoked_at);
  expectSame(revoked, { ...again, status: 'revoked', revoked_at: revoked.revoked_at }, 'the answer to the revocation');
  expectSame(await keys(), [key, revoked], 'the list after the revocation');
}

/** The time of the last use is there soon after the first. */
async function uses(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const { done } = within(kit, program);
  await kit.askRaw('getReadiness', { as: 'program', key: program.apiKey });
  await eventually(kit, async () => {
    const [key] = await done<{ last_used_at: string | null }[]>('listKeys');
    const age = kit.now().getTime() - Date.parse(key!.last_used_at ?? '');
    expectThat(Math.abs(age) <= PRECISION + 60_000, 'the time of the last use', key!.last_used_at);
  });
}

export const managedKeyRows: Row[] = [
  shown('a key is marked twice, rotated and revoked', 'in the list as it was answered', changes, WRITES),
  shown('a key that was just used', 'its last use', uses, WRITES),
];
