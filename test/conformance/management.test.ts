import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue, contract, operationEntry, type OperationId } from '../../src/contract/index.ts';
import type { ConformanceReport } from '../../packages/cli/src/conformance/run.ts';
import { operator, type Operator } from '../admin/support.ts';
import { startService, type Service } from '../support/service.ts';
import { failuresOf, omissionsOf, run, startBreaker, surroundings, targetOn, type Breaker } from './support.ts';

// The rules of the management API, with the tokens of an owner, an operator and the limits of production.

const managed = (Object.keys(contract.operations) as OperationId[]).filter((id) => operationEntry(id).access !== null);
const byToken = managed.filter((id) => operationEntry(id).access!.kinds.includes('token'));

let service: Service;
let breaker: Breaker;
let admin: Operator;
let report: ConformanceReport;

beforeAll(async () => {
  service = await startService({ rateLimitScale: 1 });
  breaker = await startBreaker(service);
  admin = operator(service.databaseUrl, service.db, service.clock);
  const around = surroundings({
    now: () => service.clock.now(),
    sleep: (seconds) => Promise.resolve(breaker.advance(seconds)),
    operate: (...words) => admin.done(...words),
  });
  const target = await targetOn(service, breaker.baseUrl);
  report = await run(target, ['people', 'management', 'managed-records'], around);
}, 300_000);
afterAll(async () => {
  admin.clean();
  await breaker.stop();
  await service.stop();
});

test('every rule is asked, and passes', () => {
  expect(failuresOf(report)).toEqual([]);
  expect(omissionsOf(report)).toEqual([]);
});

test('every operation that a token may call succeeds, except for what needs another day', () => {
  const succeeded = (id: OperationId) => report.seen.some((kind) => new RegExp(`^${id} 20[01]$`).test(kind));
  expect(byToken.filter((id) => !succeeded(id)).sort()).toEqual([...UNSUCCESSFUL].sort());
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
  invitationLimit: '200 invitations',
  tooManyAliases: '50 aliases',
  'resendInvitation keyReused': 'an invitation of yesterday',
  'rotateKey keyReused': 'the same check as of other operations; two keys are usable already',
  'resendInvitation invitationNotPending': 'an invitation of yesterday',
};
const isNamed = (id: string, name: string): boolean => name in NOT_SHOWN || `${id} ${name}` in NOT_SHOWN;

/** What needs another day. */
const UNSUCCESSFUL = ['resendInvitation'];

test('every declared error is provoked, or named with the reason', () => {
  const missing = byToken.flatMap((id) =>
    Object.entries(operationEntry(id).errors)
      .filter(([name, key]) => !report.seen.includes(`${id} ${catalogue[key]!.status} ${name}`))
      .map(([name]) => ({ id, name })),
  );
  expect(missing.filter(({ id, name }) => !isNamed(id, name)).map(({ id, name }) => `${id} ${name}`)).toEqual([]);
});
