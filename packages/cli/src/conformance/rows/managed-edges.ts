// Values at the edge of what each field of a change accepts, from the document. `managed-fields.ts` has those just beyond.
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { unique } from '../call.ts';
import { makeJoined, type JoinedProgram } from '../joined.ts';
import { newProgram, type Kit } from '../kit.ts';
import { newCode } from '../operator.ts';
import { dataOf, NO_RECORD, type Ids } from '../owned.ts';
import { newSecret } from '../payment-events.ts';
import { expectThat } from '../outcome.ts';
import { rowsOf, type Need, type Row } from '../row.ts';
import { requestSchema, resolve, type Schema } from '../schema.ts';
import { typesOf } from './fields.ts';
import { nameOf } from './harmless.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A request that succeeds, also with one of its fields changed. */
interface Valid {
  ids?: (calls: ReturnType<typeof within>) => Promise<Ids>;
  body: (kit: Kit, program: JoinedProgram) => Body;
}

const email = (): string => `${unique('person')}@conformance.example`;
const NAMED = { commission_ids: [NO_RECORD] };
const BECAUSE = { ...NAMED, reason: 'A reason' };
const deadline = (kit: Kit): Body => ({ rotate_by: new Date(kit.now().getTime() + 7 * DAY).toISOString() });

const VALID: Partial<Record<OperationId, Valid>> = {
  createProgram: { body: () => newProgram({ commission_type: 'fixed' }) },
  updateProgram: { body: () => ({ commission_type: 'fixed' }) },
  replaceOrigins: { body: () => ({ origins: ['https://a.example'] }) },
  createAdjustment: {
    body: (_kit, { partnerId: partner_id }) => ({ partner_id, amount_cents: 5, reason: 'A reason' }),
  },
  createLink: { body: (_kit, { partnerId: partner_id }) => ({ partner_id, code: newCode() }) },
  createOwnLink: { body: () => ({ code: newCode() }) },
  createAlias: {
    ids: async ({ done }) => ({ link_id: (await done('createOwnLink', {}, {})).id as number }),
    body: () => ({ alias: newCode() }),
  },
  invitePartners: { body: () => ({ invitations: [{ email: email(), name: 'Ada' }] }) },
  createMemberInvitation: { body: () => ({ email: email(), role: 'viewer' }) },
  connectProcessor: {
    body: () => ({ type: 'stripe', webhook_secret: newSecret() }),
  },
  rotateKey: { body: deadline },
  markKey: {
    ids: async ({ done }) => ({ key_id: (await done<Body[]>('listKeys'))[0]!.id as number }),
    body: deadline,
  },
  approveCommissions: { body: () => NAMED },
  holdCommissions: { body: () => BECAUSE },
  releaseCommissions: { body: () => NAMED },
  rejectCommissions: { body: () => BECAUSE },
};

const WIDE = '😀';

/** The shortest and the longest text that the field accepts. An address or a code has only its longest one. */
function textsFor({ format, pattern, enum: values, minLength, maxLength }: Schema, sent: unknown): unknown[] {
  if (values) return values.filter((value) => value !== null);
  if (maxLength === undefined || format === 'date-time') return [];
  if (typeof sent === 'string' && pattern !== undefined && pattern !== '\\S') return [sent.padEnd(maxLength, 'a')];
  if (format === 'email') return [`${unique('p').padEnd(64, 'p')}@conformance.example`];
  if (format !== undefined) return [];
  return ['x'.repeat(Math.max(minLength ?? 1, 1)), 'x'.repeat(maxLength), WIDE.repeat(maxLength)];
}

/** Another item of a list, like its first one. */
function itemLike(first: unknown, place: number): unknown {
  if (typeof first === 'number') return first - place;
  return typeof first === 'string'
    ? `https://item-${place}.conformance.example`
    : { ...(first as Body), email: email() };
}

function edgesOf(schema: Schema, sent: unknown, now: number): unknown[] {
  const { minimum, maximum, maxItems, 'x-time-window': window } = schema;
  const types = typesOf(schema);
  const numbers = [minimum, maximum].filter((edge) => edge !== undefined);
  const list = Array.isArray(sent) && maxItems !== undefined ? [sent, maxItems] : undefined;
  const [first] = (list?.[0] ?? []) as unknown[];
  return [
    ...(types.includes('string') ? textsFor(schema, sent) : []),
    ...numbers,
    ...(types.includes('boolean') ? [true, false] : []),
    ...(window ? [new Date(now + window.maxAheadSeconds * 1000 - HOUR).toISOString()] : []),
    ...(list ? [Array.from({ length: maxItems! }, (_, place) => itemLike(first, place))] : []),
  ];
}

/** What a value means is another rule's matter, and some values exclude each other. */
const OTHERS = [
  'partner_id',
  'commission_type',
  'commission_rate',
  'destination',
  'account',
  'webhook_secret',
  'domain',
  'currency',
];

async function accepted(kit: Kit, id: OperationId, { body, ids }: Valid): Promise<void> {
  const { path, method } = operationEntry(id);
  let program = await makeJoined(kit);
  for (const [name, node] of Object.entries(requestSchema(path, method)!.properties ?? {})) {
    if (OTHERS.includes(name)) continue;
    for (const edge of edgesOf(resolve(node), body(kit, program)[name], kit.now().getTime())) {
      const calls = within(kit, program);
      await calls.done(id, ids && (await ids(calls)), { ...body(kit, program), [name]: edge });
      // At most two keys are usable.
      if (id === 'rotateKey') program = await makeJoined(kit);
    }
  }
}

/** A change is in the log with its request, and a request that is refused is not. */
async function logged(kit: Kit, id: OperationId, { body, ids }: Valid): Promise<void> {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  const own = ids && (await ids(calls));
  const log = async () => calls.done<Body[]>('listAuditLog', {}, undefined, { limit: '100' });
  const before = await log();
  await calls.refused('fieldUnknown', id, own, { ...body(kit, program), nothing: 'known' });
  const reply = await calls.ask(id, own, body(kit, program));
  dataOf(reply);
  const after = await log();
  const added = after.slice(0, after.length - before.length);
  expectThat(added.length > 0, 'a change in the audit log', after);
  expectSame(after.slice(added.length), before, 'the earlier entries of the audit log');
  const { header } = contract.requestId;
  for (const { request_id } of added) {
    expectThat(request_id === reply.headers[header.toLowerCase()], `the request of ${header}`, request_id);
  }
}

const EDGES = Object.entries(VALID) as [OperationId, Valid][];
/** These change the program of the log, and a record that exists. */
const LOGGED = EDGES.filter(([id]) => id !== 'createProgram' && !/^\w+Commissions$/.test(id));

export const managedEdgeRows: Row[] = [
  ...EDGES.map(([id, valid]) =>
    shown(`each field at its limits, for ${nameOf(id)}`, 'accepted', (kit) => accepted(kit, id, valid), WRITES),
  ),
  ...LOGGED.map(([id, valid]) =>
    shown(`the audit log, for ${nameOf(id)}`, 'this request alone', (kit) => logged(kit, id, valid), WRITES),
  ),
];
