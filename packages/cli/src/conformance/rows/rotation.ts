// The announcement of a key's rotation on every response, and the end of the key.
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call, Caller } from '../call.ts';
import { pageWith, saleOf, TEST } from '../events.ts';
import { headerOf, headerValue } from '../headers.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { clockOf } from '../limits.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectSuccess, rowsOf, type Row } from '../row.ts';
import { requestSchema } from '../schema.ts';
import { OPERATIONS } from './harmless.ts';

const { shown } = rowsOf('rotation', 'cliStatus');

const REASON = (contract.rotationWarning.body as { code: string }).code;
const MARKED = { as: 'marked' } as const;
const RETIRED = { as: 'retired' } as const;
const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

interface Warning {
  code: string;
  rotate_by: string;
  docs_url: string;
}

/** The response announces the rotation by a time: three headers and one warning, which say the same. */
function expectAnnounced(reply: CheckedResponse, rotateBy: Date, now: Date): void {
  const deprecation = headerValue(reply, 'deprecation');
  const marked = Number(deprecation?.slice(1));
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
function expectNotAnnounced(reply: CheckedResponse): void {
  for (const value of ['deprecation', 'sunset', 'rotationLink'] as const) {
    const came = headerValue(reply, value);
    expectThat(came === undefined, `no header ${headerOf(value)}`, came);
  }
  const { warnings } = reply.body as { warnings?: unknown };
  expectThat(warnings === undefined, 'no warnings', warnings);
}

/** Whether the document declares the announcement for a response. */
const announces = (id: OperationId, status: number): boolean =>
  (operationEntry(id).headers[status] ?? []).some(({ value }) => value === 'deprecation');

const ANNOUNCING = OPERATIONS.filter((id) => announces(id, 405));

/** Requests with a key, that create no production record, and that between them get every kind of response. */
function requestsOf(id: OperationId): Call[] {
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

/** By when the marked key must be replaced. */
async function deadline(kit: Kit): Promise<Date> {
  const { data } = expectSuccess(await kit.ask('cliStatus', MARKED)) as { data: { key: { rotate_by: string | null } } };
  const { rotate_by } = data.key;
  expectThat(rotate_by !== null, 'a key that is marked for rotation', rotate_by);
  return new Date(rotate_by);
}

/** Every response to a marked key announces its rotation. */
async function announced(kit: Kit): Promise<void> {
  const rotateBy = await deadline(kit);
  for (const id of ANNOUNCING) {
    for (const call of requestsOf(id)) {
      const reply = await kit.ask(id, { ...call, ...MARKED });
      if (announces(id, reply.status)) expectAnnounced(reply, rotateBy, kit.now());
    }
  }
}

async function announcedInSuccesses(kit: Kit): Promise<void> {
  const rotateBy = await deadline(kit);
  for (const [id, call] of testCalls(kit)) {
    expectAnnounced(await kit.ask(id, { ...call, ...MARKED }), rotateBy, kit.now());
  }
}

/** A retired key is refused everywhere, and its rotation is no longer announced. */
async function retired(kit: Kit): Promise<void> {
  const operations = OPERATIONS.filter((id) => 'apiKeyRetired' in operationEntry(id).errors);
  for (const id of operations) {
    const calls = requestsOf(id).filter(({ method }) => method === undefined);
    for (const call of calls.length > 0 ? calls : [{}]) {
      const reply = await kit.ask(id, { ...call, ...RETIRED });
      expectError(id, reply, 'apiKeyRetired');
      expectNotAnnounced(reply);
    }
    const reply = await kit.ask(id, { method: 'PATCH', ...RETIRED });
    expectError(id, reply, 'methodNotAllowed');
    expectNotAnnounced(reply);
  }
  const page = { affiliate_url: pageWith(kit.target.aff) };
  expectError('trackClick', await kit.ask('trackClick', { body: page, ...RETIRED }), 'apiKeyRetired');
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

const SLOW_LANE = { lane: 'rotation' };

export const rotationRows: Row[] = [
  shown('requests without a marked key', 'no announcement', notAnnounced, [], SLOW_LANE),
  shown('a marked key, on every endpoint', 'announced in headers and body', announced, ['markedKey'], SLOW_LANE),
  shown(
    'a marked key, in successes of test mode',
    'announced in headers and body',
    announcedInSuccesses,
    ['markedKey', 'testEvents'],
    SLOW_LANE,
  ),
  shown('a retired key, on every endpoint', '401 apiKeyRetired, not announced', retired, ['retiredKey'], SLOW_LANE),
];
