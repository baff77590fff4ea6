import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue, contract, operationEntry, type OperationId } from '../../src/contract/index.ts';
import { ENDPOINTS, type ConformanceReport } from '../../packages/cli/src/conformance/run.ts';
import { nameOf } from '../../packages/cli/src/conformance/rows/harmless.ts';
import { operator, type Operator } from '../admin/support.ts';
import { startService, type Service } from '../support/service.ts';
import { failuresOf, omissionsOf, run, surroundings, targetOn } from './support.ts';

// A run with all options, an operator and the limits of production. Its waits take no real time: only the service's
// clock advances. It takes minutes on a busy machine.

const all = Object.keys(contract.operations) as OperationId[];
const tracking = all.filter((id) => operationEntry(id).access === null);
const byToken = all.filter((id) => operationEntry(id).access?.kinds.includes('token'));

let service: Service;
let admin: Operator;
let report: ConformanceReport;
beforeAll(async () => {
  service = await startService({ rateLimitScale: 1, running: true });
  admin = operator(service.databaseUrl, service.db, service.clock);
  const around = surroundings({
    now: () => service.clock.now(),
    sleep: (seconds) => Promise.resolve(service.clock.advance({ seconds })),
    operate: (...words) => admin.done(...words),
  });
  report = await run({ ...(await targetOn(service)), slow: true }, [], around);
}, 1_800_000);
afterAll(async () => {
  admin.clean();
  await service.stop();
});

test('every rule passes, and only what nobody can ask is left out', () => {
  expect(failuresOf(report)).toEqual([]);
  expect(omissionsOf(report).filter((text) => !text.startsWith('out-of-reach: '))).toEqual([]);
  expect(report.passed).toBeGreaterThan(800);
  expect(new Set(report.rows.map(({ endpoint }) => endpoint))).toEqual(new Set(ENDPOINTS));
});

test('every rule has a name of its own', () => {
  const names = report.rows.map(({ endpoint, asks, expects }) => `${endpoint} ${asks} ${expects}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('every declared error of tracking is provoked, or named as not asked with a reason', () => {
  const declared = tracking.flatMap((id) =>
    Object.entries(operationEntry(id).errors).map(([name, key]) => `${id} ${catalogue[key]!.status} ${name}`),
  );
  const omitted = report.rows.flatMap(({ endpoint, asks, expects }) => {
    const id = tracking.find((one) => asks === nameOf(one));
    return endpoint === 'out-of-reach' && id !== undefined ? [`${id} ${expects}`] : [];
  });
  expect(declared.filter((error) => !report.seen.includes(error) && !omitted.includes(error))).toEqual([]);
  expect(omitted.filter((error) => report.seen.includes(error) || !declared.includes(error))).toEqual([]);
  expect(omitted.length).toBeGreaterThan(10);
});

test('every operation of tracking succeeds at least once, except for those that cannot', () => {
  const succeeded = tracking.filter((id) => report.seen.includes(`${id} 200`));
  // A person completes a sign-in in a browser, and one operation is retired.
  expect(tracking.filter((id) => !succeeded.includes(id))).toEqual(['cliAuthCallback', 'cliStripeConnect']);
});

test('every operation that a token may call succeeds, except for what needs another day', () => {
  const succeeded = (id: OperationId) => report.seen.some((kind) => new RegExp(`^${id} 20[01]$`).test(kind));
  expect(byToken.filter((id) => !succeeded(id))).toEqual(['resendInvitation']);
});

/** What the tokens of an owner cannot show, by error, or by operation and error. test/manage shows each of these. */
const NOT_SHOWN: Record<string, string> = {
  failed: 'the service fails',
  inFlight: 'two requests arrive at the same moment, and which of them waits is left to chance',
  crossSite: 'a browser with a session',
  signInTooOld: 'a browser with a session',
  roleMissing: 'a member who is no owner',
  methodNotAllowed: 'reported as an answer of the first operation of the path',
  programArchived: 'the same check before every change',
  invitationLimit: 'more invitations than one account can send in a day',
  invitationsToPerson: 'the invitations of a day that other rules need',
  invitationsByAccount: 'the invitations of a day that other rules need',
  'resendInvitation keyReused': 'an invitation of yesterday',
  'rotateKey keyReused': 'the same check as of other operations; two keys are usable already',
  'resendInvitation invitationNotPending': 'an invitation of yesterday',
};
const isNamed = (id: string, name: string): boolean => name in NOT_SHOWN || `${id} ${name}` in NOT_SHOWN;

test('every declared error of the management API is provoked, or named with the reason', () => {
  const missing = byToken.flatMap((id) =>
    Object.entries(operationEntry(id).errors)
      .filter(([name, key]) => !report.seen.includes(`${id} ${catalogue[key]!.status} ${name}`))
      .map(([name]) => ({ id, name })),
  );
  expect(missing.filter(({ id, name }) => !isNamed(id, name)).map(({ id, name }) => `${id} ${name}`)).toEqual([]);
});
