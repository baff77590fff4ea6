// A request with an Authorization header and the cookie of a session: the cookie is ignored, whatever the header says.
import type { OperationId } from '@referral-tracking/shared/contract';
import type { Call, Caller } from '../call.ts';
import type { Kit } from '../kit.ts';
import { signInPerson } from '../people.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { expectSame } from './managed-settings.ts';

const { shown } = rowsOf('people', 'getSession');
const SIGNS_IN: readonly Need[] = ['apiToken', 'write'];

/** The session of a person who is nobody's member: with the cookie alone, each of these has another answer. */
async function bothCredentials(kit: Kit): Promise<void> {
  const { session } = await signInPerson(kit);
  const program_id = await kit.managed();
  const ask = (id: OperationId, as: Caller, call: Call = {}) =>
    kit.ask(id, { as, ids: { program_id }, ...call, headers: { cookie: session, ...call.headers } });
  const alone = await kit.ask('getProgram', { as: 'api', ids: { program_id } });
  const both = await ask('getProgram', 'api');
  expectSame([both.status, both.body], [alone.status, alone.body], 'the program, as the token reads it');
  expectError('getSession', await ask('getSession', 'api'), 'kindRefused');
  // Only what the cookie may do must come from a page of the service.
  const elsewhere = { body: {}, headers: { 'sec-fetch-site': 'cross-site' } };
  expectError('updateProgram', await ask('updateProgram', 'api', elsewhere), 'fieldsMissing');
  for (const as of ['unknown', 'malformed', 'program'] as const) {
    expectError('getSession', await ask('getSession', as), 'credentialInvalid');
  }
}

export const bothCredentialRows: Row[] = [
  shown('an Authorization header and the cookie of a session', 'the answer to the header', bothCredentials, SIGNS_IN),
];
