// The programs of an account, which the command line and the management API list.
import { contract } from '../../generated/contract.ts';
import { newProgram, type Kit } from '../kit.ts';
import { initProgram } from '../new-program.ts';
import { dataOf } from '../owned.ts';
import { expectThat, NotAsked } from '../outcome.ts';
import { expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'cliPrograms');
const NEEDS: readonly Need[] = ['loginToken', 'write'];
/** Programs that other rules create at the same time would be in one list alone. */
const ALONE = { stage: 'alone' } as const;
/** The newest programs: an account may have any number. */
const QUERY = { limit: '100', order: 'newest' };

/** A program of the management API, as the command line shows it. */
const inShort = ({ id, name, slug, domain, commission_type, commission_rate, currency, created_at }: Body): Body => ({
  id,
  name,
  slug,
  domain,
  commission: { type: commission_type, rate: commission_rate, currency },
  created_at,
});

/** Both lists have the same programs with the same terms, whatever has become of them. */
async function expectSameLists(kit: Kit, after: string): Promise<void> {
  const managed = dataOf<Body[]>(await kit.ask('listPrograms', { as: 'login', query: QUERY }));
  const listed = expectSuccess(await kit.ask('cliPrograms', { as: 'login' })).data as Body[];
  const oldest = managed.toReversed().map(inShort);
  // What only one of them shows is left out.
  const shared = listed.slice(-oldest.length).map(({ status, partners, ...rest }) => {
    expectThat(status !== undefined && partners !== undefined, 'the state and the partners of a program', rest);
    return rest;
  });
  const numbers = (programs: Body[]): string => programs.map(({ id }) => id).join();
  const expected = numbers(oldest);
  expectThat(numbers(shared) === expected, `the programs ${expected} after ${after}, oldest first`, numbers(shared));
  for (const [place, program] of oldest.entries()) expectSame(shared[place], program, `the list after ${after}`);
}

async function lists(kit: Kit): Promise<void> {
  const { status } = await kit.ask('listPrograms', { as: 'login', query: { limit: '1' } });
  if (status === 401) throw new NotAsked('the login token is only for the command line');
  await initProgram(kit);
  await expectSameLists(kit, 'init');
  const body = newProgram({ commission_type: 'fixed', commission_rate: 12.5, currency: 'EUR' });
  const { program } = dataOf<{ program: Body }>(await kit.ask('createProgram', { as: 'login', body }));
  await expectSameLists(kit, contract.operations.createProgram.path);
  const ids = { program_id: program.id as number };
  dataOf(await kit.ask('updateProgram', { as: 'login', ids, body: { name: 'Conformance, changed' } }));
  await expectSameLists(kit, 'a change');
  dataOf(await kit.ask('archiveProgram', { as: 'login', ids }));
  await expectSameLists(kit, 'the end of a program');
}

export const listedProgramRows: Row[] = [
  shown('the programs of an account', 'the same on the command line as in the management API', lists, NEEDS, ALONE),
];
