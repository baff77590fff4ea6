// What every change by the management API refuses, from the document, in a program that the kit has created.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Kit } from '../kit.ts';
import { dataOf, exampleOf, manage, NO_RECORD, parametersOf, type Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { newSecret } from '../payment-events.ts';
import { REPEAT_HEADER, REPEAT_KEY } from '../repeat-key.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { newCode, unique, type Call } from '../call.ts';
import { BY_TOKEN, isPortal } from './managed.ts';
import { nameOf } from './harmless.ts';

const { shown } = rowsOf('management', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];
type Body = Record<string, unknown>;

const CHANGES = BY_TOKEN.filter((id) => operationEntry(id).method !== 'get');
export const WITH_BODY = CHANGES.filter((id) => operationEntry(id).body?.form === 'json');
/** The kit's own program, and no other record. */
async function ownIds(kit: Kit, id: OperationId): Promise<Ids> {
  const own = Object.fromEntries(parametersOf(id).map((name) => [name, NO_RECORD]));
  if (!('program_id' in own)) return own;
  return { ...own, program_id: isPortal(id) ? await kit.joined() : (await kit.owned()).id };
}

/** A change in the kit's own program, of a record that does not exist. */
export const changeIn = async (kit: Kit, id: OperationId, call: Call) => manage(kit, id, await ownIds(kit, id), call);

async function refused(kit: Kit, id: OperationId, call: Call, error: string, field?: string): Promise<void> {
  expectError(id, await changeIn(kit, id, call), error, field === undefined ? {} : { field });
}

/** The body is read before the fields are checked, and both before any other record is looked up. */
const bodies: Row[] = WITH_BODY.map((id) =>
  shown(
    `bodies that are no JSON object, for ${nameOf(id)}`,
    '400, 413, 415',
    async (kit) => {
      await refused(kit, id, { body: '{' }, 'bodyNotJson');
      await refused(kit, id, { body: `{"a":"${'x'.repeat(operationEntry(id).body!.maxBytes)}"}` }, 'payloadTooLarge');
      await refused(kit, id, { body: '{}', headers: { 'content-type': 'text/plain' } }, 'unsupportedMediaType');
    },
    WRITES,
  ),
);

const records: Row[] = CHANGES.filter((id) => parametersOf(id).length > 1).map((id) =>
  shown(
    `a record that does not exist, for ${nameOf(id)}`,
    '404 notFound',
    async (kit) => {
      const body = exampleOf(id, kit);
      await refused(kit, id, body ? { body } : {}, 'notFound');
    },
    WRITES,
  ),
);

const keyed = (body: Body, key: string): Call => ({ body, headers: { [REPEAT_HEADER]: key } });

/** What can be created in the kit's own programs, and how to make another request of it. */
const REPEATED: [id: OperationId, bodyOf: (n: number) => Body][] = [
  [
    'createProgram',
    (n) => ({ name: `Conformance ${n}`, domain: 'brand.example', commission_type: 'percent', commission_rate: 20 }),
  ],
  ['createMemberInvitation', (n) => ({ email: `${unique(`member${n}`)}@conformance.example`, role: 'viewer' })],
  ['invitePartners', (n) => ({ invitations: [{ email: `${unique(`partner${n}`)}@conformance.example` }] })],
  ['connectProcessor', () => ({ type: 'stripe', webhook_secret: newSecret() })],
  ['createOwnLink', () => ({ code: newCode() })],
];

/** A repeat gets the first answer and creates nothing; another request with the same key is refused. */
async function repeat(kit: Kit, id: OperationId, ids: Ids, bodyOf: (n: number) => Body): Promise<void> {
  const [key, body] = [unique('key'), bodyOf(1)];
  const first = await manage(kit, id, ids, keyed(body, key));
  dataOf(first);
  const again = await manage(kit, id, ids, keyed(body, key));
  const [before, after] = [JSON.stringify(first.body), JSON.stringify(again.body)];
  expectThat(again.status === first.status && after === before, `${first.status} and the first answer`, again.body);
  const [mark] = Object.values(operationEntry(id).headers)
    .flat()
    .filter(({ value }) => value === 'idempotentReplayed');
  expectThat(again.headers[mark!.name.toLowerCase()] === mark!.text, 'the header of a replay', again.headers);
  expectError(id, await manage(kit, id, ids, keyed(bodyOf(2), key)), 'keyReused');
}

const repeats: Row[] = REPEATED.map(([id, bodyOf]) =>
  shown(
    `a repeat with an ${REPEAT_KEY}, for ${nameOf(id)}`,
    'the first answer',
    async (kit) => repeat(kit, id, await ownIds(kit, id), bodyOf),
    WRITES,
  ),
);

export const managedWriteRows: Row[] = [...bodies, ...records, ...repeats];
