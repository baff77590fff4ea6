// Which credentials the operations of the management API refuse. The requests name a record that does not exist, so that
// they change nothing.
import { operationEntry, pathEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call, Caller } from '../call.ts';
import { NO_RECORD, parametersOf, type Ids } from '../owned.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { bucketName, MANAGED, nameOf } from './harmless.ts';

const { shown } = rowsOf('management', 'getReadiness');

/** The same number for each parameter of the path. */
const ids = (id: OperationId): Ids => Object.fromEntries(parametersOf(id).map((name) => [name, NO_RECORD]));

/** The limit of sessions is low, so that the other operations do not wait for it. */
export const laneOf = (id: OperationId) => ({ lane: bucketName(id) === 'session' ? 'sessions' : 'management' });

const REFUSED: [asks: string, as: Caller, error: string, needs: readonly Need[]][] = [
  ['no credential', 'nobody', 'credentialMissing', []],
  ['a token that nobody has', 'unknown', 'credentialInvalid', []],
  ["the program's key", 'program', 'credentialInvalid', []],
  ['a retired key', 'retired', 'apiKeyRetired', ['retiredKey']],
];

/** The credential comes before the content type, the body and the query. */
const unreadable = (id: OperationId): Call => ({
  query: { nothing: 'known' },
  ...(operationEntry(id).body && { body: '{', headers: { 'content-type': 'text/plain' } }),
});

const refused: Row[] = MANAGED.flatMap((id) =>
  REFUSED.map(([asks, as, error, needs]) =>
    shown(
      `${asks}, and a request that cannot be read, for ${nameOf(id)}`,
      `401 ${error}`,
      async (kit) => expectError(id, await kit.ask(id, { ...unreadable(id), ids: ids(id), as }), error),
      needs,
      laneOf(id),
    ),
  ),
);

/** A method that the path of the operation does not have. */
function otherMethod(id: OperationId): string {
  const own = pathEntry(operationEntry(id).path)!.operations.map((one) => operationEntry(one).method);
  return ['PUT', 'PATCH', 'DELETE'].find((method) => !own.includes(method.toLowerCase()))!;
}

const methods: Row[] = MANAGED.map((id) =>
  shown(
    `another method for ${nameOf(id)}`,
    '405 methodNotAllowed',
    async (kit) => {
      const first = pathEntry(operationEntry(id).path)!.operations[0]!;
      const reply = await kit.ask(first, { ids: ids(id), method: otherMethod(id) });
      expectError(first, reply, 'methodNotAllowed');
    },
    [],
    laneOf(id),
  ),
);

/** No page of another origin may use these paths. */
const preflights: Row[] = MANAGED.map((id) =>
  shown(
    `a preflight for ${nameOf(id)}`,
    '405 methodNotAllowed',
    async (kit) => {
      const first = pathEntry(operationEntry(id).path)!.operations[0]!;
      const headers = { 'access-control-request-method': operationEntry(id).method.toUpperCase() };
      const origin = kit.target.origin ?? 'https://brand.example';
      const reply = await kit.ask(first, { ids: ids(id), method: 'OPTIONS', origin, headers });
      expectError(first, reply, 'methodNotAllowed');
    },
    [],
    laneOf(id),
  ),
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

export const managementRows: Row[] = [...refused, ...methods, ...preflights, ...byLogin];
