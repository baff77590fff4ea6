// Which credentials the operations of the management API refuse. The requests name a record that does not exist, so that
// they change nothing.
import { operationEntry, pathEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call, Caller } from '../call.ts';
import { NO_RECORD, parametersOf, type Ids } from '../owned.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { MANAGED, nameOf } from './harmless.ts';

const { shown } = rowsOf('management', 'getReadiness');

/** The same number for each parameter of the path. */
const ids = (id: OperationId): Ids => Object.fromEntries(parametersOf(id).map((name) => [name, NO_RECORD]));

const REFUSED: [asks: string, as: Caller, error: string, needs: readonly Need[]][] = [
  ['no credential', 'nobody', 'credentialMissing', []],
  ['no Bearer', 'malformed', 'credentialInvalid', []],
  ['an empty token', 'empty', 'credentialInvalid', []],
  ['a token that nobody has', 'unknown', 'credentialInvalid', []],
  ["the program's key", 'program', 'credentialInvalid', []],
  ['a retired key', 'retired', 'apiKeyRetired', ['retiredKey']],
];

const refused: Row[] = MANAGED.flatMap((id) =>
  REFUSED.map(([asks, as, error, needs]) =>
    shown(
      `${asks} for ${nameOf(id)}`,
      `401 ${error}`,
      async (kit) => expectError(id, await kit.ask(id, { ids: ids(id), as }), error),
      needs,
    ),
  ),
);

/** The credential comes before the content type, the body and the query. */
const beforeBody: Row[] = MANAGED.map((id) =>
  shown(
    `a token that nobody has, and an unreadable request, for ${nameOf(id)}`,
    '401 credentialInvalid',
    async (kit) => {
      const unreadable: Call = { query: { nothing: 'known' } };
      if (operationEntry(id).body) Object.assign(unreadable, { body: '{', headers: { 'content-type': 'text/plain' } });
      expectError(id, await kit.ask(id, { ...unreadable, ids: ids(id), as: 'unknown' }), 'credentialInvalid');
    },
  ),
);

/** A method that the path of the operation does not have. */
function otherMethod(id: OperationId): string {
  const own = pathEntry(operationEntry(id).path)!.operations.map((one) => operationEntry(one).method);
  return ['PUT', 'PATCH', 'DELETE'].find((method) => !own.includes(method.toLowerCase()))!;
}

const methods: Row[] = MANAGED.map((id) =>
  shown(`another method for ${nameOf(id)}`, '405 methodNotAllowed', async (kit) => {
    const first = pathEntry(operationEntry(id).path)!.operations[0]!;
    const reply = await kit.ask(first, { ids: ids(id), method: otherMethod(id) });
    expectError(first, reply, 'methodNotAllowed');
  }),
);

/** No page of another origin may use these paths. */
const preflights: Row[] = MANAGED.map((id) =>
  shown(`a preflight for ${nameOf(id)}`, '405 methodNotAllowed', async (kit) => {
    const first = pathEntry(operationEntry(id).path)!.operations[0]!;
    const headers = { 'access-control-request-method': operationEntry(id).method.toUpperCase() };
    const origin = kit.target.origin ?? 'https://brand.example';
    const reply = await kit.ask(first, { ids: ids(id), method: 'OPTIONS', origin, headers });
    expectError(first, reply, 'methodNotAllowed');
  }),
);

/** A login token is a credential where the document says so. */
const byLogin: Row[] = MANAGED.filter((id) => operationEntry(id).path.includes('{program_id}')).map((id) => {
  const error = operationEntry(id).access?.kinds.includes('login') ? 'notFound' : 'kindRefused';
  return shown(
    `a login token, and a program that does not exist, for ${nameOf(id)}`,
    error,
    async (kit) => expectError(id, await kit.ask(id, { ids: ids(id), as: 'login' }), error),
    ['loginToken'],
  );
});

export const managementRows: Row[] = [...refused, ...beforeBody, ...methods, ...preflights, ...byLogin];
