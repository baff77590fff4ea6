// What a suspension takes from an account: every credential for good, and the keys of its programs only if the operator says
// so. Clicks and browser leads go on.
import { browserLead, clickOn, statusOfProgram } from '../campaign.ts';
import { DAY } from '../days.ts';
import type { Kit } from '../kit.ts';
import { eventually, newLink, newPartner, operate } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { signInPerson, type Person } from '../people.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { newProgram } from '../kit.ts';
import { loginTokenOf } from './signed-in.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('people', 'getSession');
const OPERATES: readonly Need[] = ['apiToken', 'write', 'testEvents', 'operator'];

async function newToken(kit: Kit, { done }: Person, more: Body): Promise<string> {
  const expires_at = new Date(kit.now().getTime() + 30 * DAY).toISOString();
  const body = { name: 'Conformance', scopes: ['programs.read'], expires_at, ...more };
  return String((await done('createToken', {}, body)).api_token);
}

/** A person with a program, and a credential of each kind. */
async function credentialsOf(kit: Kit) {
  const person = await signInPerson(kit);
  const { program, api_key } = await person.done<{ program: Body; api_key: string }>('createProgram', {}, newProgram());
  const id = program.id as number;
  const tokens = [
    await newToken(kit, person, { all_programs: true }),
    await newToken(kit, person, { program_ids: [id] }),
    await loginTokenOf(kit, person.email),
  ];
  return { person, id, apiKey: api_key, tokens };
}

/** Credentials that are refused count against another limit. */
async function expectStatus(kit: Kit, { person, tokens }: { person: Person; tokens: string[] }, expected: number) {
  const { session } = person;
  for (const call of [{ session }, ...tokens.map((key) => ({ key }))]) {
    const { status } = await kit.askRaw('listPrograms', call);
    const kind = 'session' in call ? 'a session' : 'a token';
    expectThat(status === expected, `${expected} for ${kind} of the account`, status);
  }
}

/** Nothing that was revoked works again; a new sign-in does, and what it creates. */
async function credentials(kit: Kit): Promise<void> {
  const had = await credentialsOf(kit);
  const { person, apiKey, id } = had;
  const { email } = person;
  await expectStatus(kit, had, 200);
  await operate(kit, 'account suspend', { email });
  await eventually(kit, () => expectStatus(kit, had, 401));
  expectFields(await statusOfProgram(kit, { apiKey }), { program_id: id });
  await operate(kit, 'account reinstate', { email });
  await eventually(kit, async () => {
    const again = await signInPerson(kit, email);
    expectThat(again.accountId === person.accountId, 'the same account', again.accountId);
    const tokens = [await newToken(kit, again, { all_programs: true }), await loginTokenOf(kit, email)];
    await expectStatus(kit, { person: again, tokens }, 200);
    const listed = await again.done<Body[]>('listTokens');
    const revoked = listed.filter(({ revoked_at }) => revoked_at !== null);
    expectThat(revoked.length === listed.length - 1, 'the time of the revocation of each earlier token', listed);
  });
  await expectStatus(kit, had, 401);
  expectFields(await statusOfProgram(kit, { apiKey }), { program_id: id });
}

/** With its keys, the account's programs record what browsers send and nothing else, until they get new keys. */
async function withKeys(kit: Kit): Promise<void> {
  const { person, id, apiKey } = await credentialsOf(kit);
  const other = await credentialsOf(kit);
  const { email } = person;
  const aff = await newLink(kit, id, await newPartner(kit, id));
  await kit.operate('account', 'suspend', '--email', email, '--with-keys');
  const expectRevoked = async () => {
    const { status } = await kit.askRaw('cliStatus', { as: 'program', key: apiKey });
    expectThat(status === 401, '401 for the key', status);
  };
  await eventually(kit, expectRevoked);
  expectFields(await statusOfProgram(kit, other), { program_id: other.id });
  expectSuccess(await browserLead(kit, { click_id: await clickOn(kit, { aff }) }));
  await operate(kit, 'account reinstate', { email });
  const again = await signInPerson(kit, email);
  const keys = await again.done<Body[]>('listKeys', { program_id: id });
  expectThat(keys.map(({ status }) => status).join() === 'revoked', 'the revoked key alone', keys);
  await expectRevoked();
  const { api_key } = await operate(kit, 'key regenerate', { 'program-id': id });
  await eventually(kit, async () =>
    expectFields(await statusOfProgram(kit, { apiKey: String(api_key) }), { program_id: id }),
  );
  await expectRevoked();
}

/** A suspension of somebody else changes nothing for an account, and neither does a second one for the same. */
async function others(kit: Kit): Promise<void> {
  const [had, other] = [await credentialsOf(kit), await signInPerson(kit)];
  const { email } = other;
  for (let times = 1; times <= 2; times++) await operate(kit, 'account suspend', { email });
  await eventually(kit, async () => expectError('getSession', await other.ask('getSession'), 'credentialInvalid'));
  await expectStatus(kit, had, 200);
}

export const suspendedAccountRows: Row[] = [
  shown('each credential of an account that was suspended', 'refused for good', credentials, OPERATES),
  shown('an account that was suspended with its keys', 'new keys alone work', withKeys, OPERATES),
  shown('an account next to a suspended one', 'as before', others, OPERATES),
];
