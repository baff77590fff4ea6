// The announcement of a key's rotation on every response, and the end of the key.
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call, Caller } from '../call.ts';
import { pageWith, saleOf } from '../campaign.ts';
import { headerOf, headerValue } from '../headers.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { clockOf } from '../limits.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectSuccess, rowsOf, type Row } from '../row.ts';
import { requestSchema } from '../schema.ts';
import { OPERATIONS } from './harmless.ts';

const { shown } = rowsOf('rotation', 'cliStatus');

/** A credential of a request, and the key that it stands for. */
export type Sender = Pick<Call, 'as' | 'key'>;

/** When a key was marked, if that is known, and by when it must be replaced. */
export interface Marking {
  markedAt?: Date;
  rotateBy: Date;
}

const REASON = (contract.rotationWarning.body as { code: string }).code;
const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

interface Warning {
  code: string;
  rotate_by: string;
  docs_url: string;
}

/** The response announces the rotation: three headers and one warning, which say the same. */
export function expectAnnounced(reply: CheckedResponse, { markedAt, rotateBy }: Marking, now: Date): void {
  const deprecation = headerValue(reply, 'deprecation');
  const marked = Number(deprecation?.slice(1));
  if (markedAt)
    expectThat(marked === toSeconds(markedAt), `${headerOf('deprecation')}: @${toSeconds(markedAt)}`, deprecation);
  const fits = marked <= clockOf(reply, now) + 1 && marked < toSeconds(rotateBy);
  expectThat(fits, `a ${headerOf('deprecation')} before now and before the deadline`, deprecation ?? 'none');
  const sunset = new Date(toSeconds(rotateBy) * 1000).toUTCString();
  expectThat(headerValue(reply, 'sunset') === sunset, `${headerOf('sunset')}: ${sunset}`, headerValue(reply, 'sunset'));
  const { warnings = [] } = reply.body as { warnings?: Warning[] };
  expectThat(warnings.length === 1, 'one warning', warnings);
  const [{ code, rotate_by, docs_url }] = warnings as [Warning];
  expectThat(code === REASON, REASON, code);
  expectThat(Date.parse(rotate_by) === rotateBy.getTime(), `rotate_by ${rotateBy.toISOString()}`, rotate_by);
  expectThat(docs_url.endsWith(`#${REASON}`), `a docs_url with #${REASON}`, docs_url);
  const link = `<${docs_url}>; rel="deprecation"`;
  expectThat(
    headerValue(reply, 'rotationLink') === link,
    `${headerOf('rotationLink')}: ${link}`,
    headerValue(reply, 'rotationLink'),
  );
}

/** The response says nothing of a rotation. */
export function expectNotAnnounced(reply: CheckedResponse): void {
  for (const value of ['deprecation', 'sunset', 'rotationLink'] as const) {
    const came = headerValue(reply, value);
    expectThat(came === undefined, `no header ${headerOf(value)}`, came);
  }
  const { warnings } = reply.body as { warnings?: unknown };
  expectThat(warnings === undefined, 'no warnings', warnings);
}

/** Whether the document declares the announcement for a response. */
export const announces = (id: OperationId, status: number): boolean =>
  (operationEntry(id).headers[status] ?? []).some(({ value }) => value === 'deprecation');

const ANNOUNCING = OPERATIONS.filter((id) => announces(id, 405));

/** Requests with a key, that create no production record, and that between them get every kind of response. */
export function requestsOf(id: OperationId): Call[] {
  const { method, path } = operationEntry(id);
  const others: Call[] = [{ method: 'PATCH' }];
  if (method === 'get') return [{}, ...others];
  if (requestSchema(path, method) === undefined) return others;
  const large = ' '.repeat(contract.limits.bodyBytes + 1);
  return [
    { body: {} },
    { body: '[' },
    { body: large },
    { body: '{}', headers: { 'content-type': 'text/plain' } },
    ...others,
  ];
}

const TEST = { additional_data: { test_mode: true } };

/** Successes and look-ups in test mode. */
const testCalls = (kit: Kit, repeated = saleOf(1000, TEST)): [id: OperationId, call: Call][] => [
  ['trackClick', { body: { affiliate_url: pageWith(kit.target.aff), ...TEST } }],
  ['trackLead', { body: TEST }],
  ['trackSale', { body: saleOf(1000, TEST) }],
  ['trackSale', { body: saleOf(1000, { currency: 'GBP', ...TEST }) }],
  ['trackSale', { body: saleOf(1000, { additional_data: { test_mode: true, program_id: -1 } }) }],
  ['trackSale', { body: repeated }],
  ['trackSale', { body: repeated }],
  ['trackRefund', { body: { transaction_id: 'nobody', ...TEST } }],
  ['trackRefund', { body: { transaction_id: repeated.transaction_id, refund_amount_cents: 1001, ...TEST } }],
  ['trackRefund', { body: { transaction_id: repeated.transaction_id, ...TEST } }],
  ['cliTestEvent', { body: { event_type: 'click' } }],
  ['cliAuthStart', {}],
  ...(kit.target.disabledAff === undefined ? [] : [disabledClick(kit.target.disabledAff)]),
];

const disabledClick = (code: string): [id: OperationId, call: Call] => [
  'trackClick',
  { body: { affiliate_url: pageWith(code), ...TEST } },
];

/** Every response to a marked key announces its rotation. */
export async function announced(kit: Kit, sender: Sender, known?: Marking): Promise<void> {
  const status = expectSuccess(await kit.ask('cliStatus', sender)) as { data: { key: { rotate_by: string | null } } };
  const { rotate_by } = status.data.key;
  expectThat(rotate_by !== null, 'a key that is marked for rotation', rotate_by);
  const marking = { ...known, rotateBy: new Date(rotate_by) };
  if (known) {
    expectThat(
      marking.rotateBy.getTime() === known.rotateBy.getTime(),
      `rotate_by ${known.rotateBy.toISOString()}`,
      rotate_by,
    );
  }
  for (const id of ANNOUNCING) {
    for (const call of requestsOf(id)) {
      const reply = await kit.ask(id, { ...call, ...sender });
      if (announces(id, reply.status)) expectAnnounced(reply, marking, kit.now());
    }
  }
}

async function announcedInSuccesses(kit: Kit, sender: Sender): Promise<void> {
  const { data } = expectSuccess(await kit.ask('cliStatus', sender)) as { data: { key: { rotate_by: string } } };
  for (const [id, call] of testCalls(kit)) {
    expectAnnounced(await kit.ask(id, { ...call, ...sender }), { rotateBy: new Date(data.key.rotate_by) }, kit.now());
  }
}

/** A retired key is refused everywhere, and its rotation is no longer announced. */
export async function retired(kit: Kit, sender: Sender): Promise<void> {
  const operations = OPERATIONS.filter((id) => 'apiKeyRetired' in operationEntry(id).errors);
  for (const id of operations) {
    const calls = requestsOf(id).filter(({ method }) => method === undefined);
    for (const call of calls.length > 0 ? calls : [{}]) {
      const reply = await kit.ask(id, { ...call, ...sender });
      expectError(id, reply, 'apiKeyRetired');
      expectNotAnnounced(reply);
    }
    const reply = await kit.ask(id, { method: 'PATCH', ...sender });
    expectError(id, reply, 'methodNotAllowed');
    expectNotAnnounced(reply);
  }
  const page = { affiliate_url: pageWith(kit.target.aff) };
  expectError('trackClick', await kit.ask('trackClick', { body: page, ...sender }), 'apiKeyRetired');
}

/** Only a request with a marked key gets the announcement. */
async function notAnnounced(kit: Kit): Promise<void> {
  const { data } = expectSuccess(await kit.ask('cliStatus', { as: 'program' })) as {
    data: { key: { rotate_by: unknown } };
  };
  const callers: Caller[] = data.key.rotate_by === null ? ['program', 'nobody', 'unknown'] : ['nobody', 'unknown'];
  for (const as of callers) {
    for (const id of ANNOUNCING) expectNotAnnounced(await kit.ask(id, { as, method: 'PATCH' }));
  }
}

const MARKED: Sender = { as: 'marked' };
const SLOW_LANE = { lane: 'rotation' };

export const rotationRows: Row[] = [
  shown('requests without a marked key', 'no announcement', notAnnounced, [], SLOW_LANE),
  shown(
    'a marked key, on every endpoint',
    'announced in headers and body',
    (kit) => announced(kit, MARKED),
    ['markedKey'],
    SLOW_LANE,
  ),
  shown(
    'a marked key, in successes of test mode',
    'announced in headers and body',
    (kit) => announcedInSuccesses(kit, MARKED),
    ['markedKey', 'testEvents'],
    SLOW_LANE,
  ),
  shown(
    'a retired key, on every endpoint',
    '401 apiKeyRetired, not announced',
    (kit) => retired(kit, { as: 'retired' }),
    ['retiredKey'],
    SLOW_LANE,
  ),
];
