// The audit log names the credential of each change: a session, a token or a login token, by its own number.
import { contract } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { newProgram } from '../kit.ts';
import { dataOf } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { signInPerson } from '../people.ts';
import { newToken } from '../pictures/world.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { loginTokenOf } from './signed-in.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('people', 'listAuditLog');
const SIGNS_IN: readonly Need[] = ['testEvents', 'write'];

/** The number of the program that was created. */
function programOf(reply: CheckedResponse): number {
  const { program, program_id } = dataOf<{ program?: { id: number }; program_id?: number }>(reply);
  return (program?.id ?? program_id)!;
}

async function credentials(kit: Kit): Promise<void> {
  const person = await signInPerson(kit);
  const token = await newToken(kit, person);
  // A number may by chance be that of the account, too; two of them are not.
  const logins = [await loginTokenOf(kit, person.email), await loginTokenOf(kit, person.email)];
  const senders: [call: Call, credential: RegExp, number?: number][] = [
    [{ session: person.session }, /^session \d+$/],
    [{ key: token.key }, /^token \d+$/, token.id],
    ...logins.map((key): [Call, RegExp] => [{ key }, /^login \d+$/]),
  ];
  const actor = { kind: 'account', id: person.accountId, email: person.email };
  const logged = async (program_id: number, reply: CheckedResponse, expected: RegExp): Promise<string> => {
    const [entry] = await person.done<Body[]>('listAuditLog', { program_id }, undefined, { limit: '1' });
    expectFields(entry!, { request_id: reply.headers[contract.requestId.header.toLowerCase()] });
    const { kind, id, email } = entry!.actor as Body;
    expectFields({ kind, id, email }, actor);
    const credential = String(entry!.credential);
    expectThat(expected.test(credential), `a credential like ${expected.source}`, credential);
    return credential;
  };
  const created: string[] = [];
  for (const [call, expected, number] of senders) {
    const made = await kit.ask('createProgram', { ...call, body: newProgram() });
    const program_id = programOf(made);
    const credential = await logged(program_id, made, expected);
    const own = number === undefined || credential.endsWith(` ${number}`);
    expectThat(own, `the number ${number}`, credential);
    const renamed = await kit.ask('updateProgram', { ...call, ids: { program_id }, body: { name: 'Renamed' } });
    expectThat((await logged(program_id, renamed, expected)) === credential, credential, 'another credential');
    created.push(credential);
  }
  for (const [place, key] of logins.entries()) {
    const init = await kit.ask('cliInit', { key, body: newProgram() });
    const credential = await logged(programOf(init), init, /^login \d+$/);
    const own = created.at(place - logins.length);
    expectThat(credential === own, `${own} for a program of the command line`, credential);
  }
}

export const loggedCredentialRows: Row[] = [
  shown('changes by a session, a token and the command line', 'each by its number in the log', credentials, SIGNS_IN),
];
