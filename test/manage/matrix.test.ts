import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../src/lib/clock.ts';
import { newToken } from '@referral-tracking/shared/ids';
import { setAccountStatus } from '../../src/accounts/write.ts';
import { managementOperations, type Documented } from '../security/support/document.ts';
import { ALL_SCOPES } from '../support/fixtures.ts';
import { changeReader } from '../security/support/changes.ts';
import { cases } from '../support/long.ts';
import { DOCS_URL, startService, type Service } from '../support/service.ts';
import { openScene, usualPart, validCall, withHeaders, type Part, type Scene } from './calls.ts';
import { SITES } from './sites.ts';

// Every operation of the management API with every credential and role. The expected answers come from the document:
// `security`, `x-access`, and the path.

let service: Service;
let changes: () => Promise<string[]>;
beforeAll(async () => {
  service = await startService();
  changes = await changeReader(service.db);
});
afterAll(() => service.stop());

type Headers = Record<string, string>;
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const SCHEME = { session: 'session', token: 'apiToken', login: 'loginToken' } as const;
type Kind = keyof typeof SCHEME;
const RANKS = { viewer: 1, admin: 2, owner: 3 };

/** The status and code that the document says; undefined if the operation runs. */
type Refusal = [status: number, code: string] | undefined;

/** The answer to a caller with this role, whose credential has all scopes and is recent. */
function refusalFor({ id, schemes, access, path, method, statuses }: Documented, kind: Kind, role: Part): Refusal {
  if (!schemes.includes(SCHEME[kind])) return [403, 'insufficient_scope'];
  const ofProgram = path.includes('{program_id}');
  if (access?.partner) {
    // A member of a program is no partner of it, and has no records of a partner. What asks for a recent sign-in makes nobody one.
    // An issuer decides on the address of a person who manages programs.
    if (id === 'requestEmailChange' && role !== undefined && role !== 'partner') return [409, 'invalid_transition'];
    const needsPartner = ofProgram || ((method === 'GET' || access.recent === true) && statuses.includes(404));
    return needsPartner && role !== 'partner' ? [404, 'not_found'] : undefined;
  }
  if (!ofProgram) return undefined;
  if (role === undefined || role === 'partner') return [404, 'not_found'];
  return access?.role && RANKS[role] < RANKS[access.role] ? [403, 'insufficient_role'] : undefined;
}

async function expectAnswer(operation: Documented, scene: Scene, headers: Headers, refusal: Refusal): Promise<void> {
  const request = withHeaders(await validCall(service, operation, scene), headers);
  await changes();
  const { status, body } = await service.call(request.path, request.call);
  const seen = JSON.stringify(body);
  if (!refusal) return expect(operation.successes, seen).toContain(status);
  expect([status, body.error?.code], seen).toEqual(refusal);
  expect(await changes()).toEqual([]);
}

/** A refused request changes nothing, as each test sees, so that the next one can have the same scene. */
const shared = new Map<Part, Promise<Scene>>();
function sceneOf(role: Part, refusal: Refusal): Promise<Scene> {
  if (!refusal) return openScene(service, role);
  const scene = shared.get(role) ?? openScene(service, role);
  shared.set(role, scene);
  return scene;
}

const credentialOf: Record<Kind, (scene: Scene) => Promise<Headers>> = {
  session: ({ accountId }) => service.make.session(accountId),
  token: async ({ accountId }) => bearer(await service.make.apiToken(accountId)),
  login: async ({ accountId }) => bearer(await service.make.tokenOf(accountId)),
};

/** Credentials that no operation of the management API accepts. */
const USELESS: [name: string, code: string, make: (scene: Scene) => Promise<Headers> | Headers][] = [
  ['no credential', 'unauthenticated', () => ({})],
  ['another scheme', 'unauthenticated', () => ({ authorization: 'Basic abc' })],
  ['an empty token', 'unauthenticated', () => ({ authorization: 'Bearer ' })],
  ['nonsense', 'unauthenticated', () => bearer('nonsense')],
  ['an API token that was never issued', 'unauthenticated', () => bearer(newToken('refapi'))],
  ['a session that was never begun', 'unauthenticated', () => ({ cookie: 'referral_session=abc' })],
  ["the program's key", 'unauthenticated', ({ programKey }) => bearer(programKey)],
  ['a retired key', 'api_key_rotation_required', async () => bearer(await service.make.markedKey())],
  [
    'an expired API token',
    'unauthenticated',
    async ({ accountId }) => bearer(await service.make.apiToken(accountId, { expiresAt: service.clock.now() })),
  ],
  [
    'a revoked API token',
    'unauthenticated',
    async ({ accountId }) => {
      const token = await service.make.apiToken(accountId);
      await service.db.knex('api_tokens').where({ account_id: accountId }).update({ revoked_at: service.clock.now() });
      return bearer(token);
    },
  ],
  [
    'a login token for the command line only',
    'unauthenticated',
    async ({ accountId }) => {
      const token = await service.make.tokenOf(accountId);
      await service.db.knex('login_tokens').where({ account_id: accountId }).update({ reach: 'cli' });
      return bearer(token);
    },
  ],
  [
    'a session that has ended',
    'unauthenticated',
    async ({ accountId }) => {
      const headers = await service.make.session(accountId);
      await service.db
        .knex('browser_sessions')
        .where({ account_id: accountId })
        .update({ ended_at: service.clock.now() });
      return headers;
    },
  ],
  [
    'a session of a suspended account',
    'unauthenticated',
    async ({ accountId, email }) => {
      const headers = await service.make.session(accountId);
      await setAccountStatus(service.db, email, 'suspended', service.clock.now());
      return headers;
    },
  ],
  [
    'an invalid token beside a valid session',
    'unauthenticated',
    async ({ accountId }) => ({ ...(await service.make.session(accountId)), authorization: 'Bearer nobody' }),
  ],
];

/** What decides on a caller: operations that are alike in all of it differ only in their handlers. */
const kindOf = ({ schemes, access, path, method, statuses }: Documented): string =>
  JSON.stringify([schemes, access, path.includes('{program_id}'), method === 'GET', statuses.includes(404)]);
const kinds = new Map(managementOperations.map((operation) => [kindOf(operation), operation]));
/** The operations that are asked for everything; of the others, the short form asks for each refusal once. */
const whole: ReadonlySet<Documented> = new Set(cases(managementOperations, [...kinds.values()]));

const ROLES = ['owner', 'admin', 'viewer', 'partner', undefined] as const;
const CALLERS = (['session', 'token', 'login'] as const).flatMap((kind) => ROLES.map((role) => [kind, role] as const));
/** The callers that an operation is asked for. */
function callersOf(operation: Documented) {
  if (whole.has(operation)) return CALLERS;
  const byCode = new Map(CALLERS.map((caller) => [refusalFor(operation, ...caller)?.[1], caller] as const));
  byCode.delete(undefined);
  return [...byCode.values()];
}

test('there are operations', () => expect(managementOperations.length).toBeGreaterThan(5));

describe.each(managementOperations)('$method $path ($id)', (operation) => {
  const isWhole = whole.has(operation);
  const { access, schemes, path, method } = operation;
  const ofProgram = path.includes('{program_id}');
  const usual = usualPart(operation);
  const takes = (kind: Kind) => schemes.includes(SCHEME[kind]);
  test.each(callersOf(operation))('with a %s of the role %s', async (kind, role) => {
    const refusal = refusalFor(operation, kind, role);
    const scene = await sceneOf(role, refusal);
    await expectAnswer(operation, scene, await credentialOf[kind](scene), refusal);
  });

  test.each(USELESS.filter(([name]) => isWhole || ['nonsense', 'a retired key'].includes(name)))(
    'with %s: 401 %s',
    async (name, code, make) => {
      const scene = name.includes('suspended') ? await openScene(service, usual) : await sceneOf(usual, [401, code]);
      await expectAnswer(operation, scene, await make(scene), [401, code]);
    },
  );

  test.runIf(takes('token') && access?.scope !== undefined)('with a token without the scope: 403', async () => {
    const scene = await sceneOf(usual, [403, 'insufficient_scope']);
    const others = ALL_SCOPES.filter((scope) => scope !== access!.scope);
    const token = await service.make.apiToken(scene.accountId, { scopes: others });
    await expectAnswer(operation, scene, bearer(token), [403, 'insufficient_scope']);
  });

  test.runIf(isWhole && takes('token'))('with a token for another program only', async () => {
    const scene = await openScene(service, usual);
    const other = await service.make.program();
    const token = await service.make.apiToken(scene.accountId, { programIds: [other.id] });
    const refusal: Refusal = ofProgram
      ? [404, 'not_found']
      : access?.allPrograms
        ? [403, 'insufficient_scope']
        : undefined;
    await expectAnswer(operation, scene, bearer(token), refusal);
  });

  // What a partner may do, even if the account may do more.
  test.runIf(isWhole || !takes('token')).each([['owner'], ['partner'], [undefined]] as const)(
    'with a session as a partner, of the role %s',
    async (role) => {
      const refusal: Refusal = access?.partner ? refusalFor(operation, 'session', role) : [403, 'insufficient_scope'];
      const scene = await sceneOf(role, refusal);
      await expectAnswer(operation, scene, await service.make.session(scene.accountId, 'partner'), refusal);
    },
  );

  describe.runIf(takes('session'))('with a session', () => {
    test.each(isWhole ? SITES : SITES.slice(0, method === 'GET' ? 0 : 1))(
      'a request %s',
      async (_, changes, accepted) => {
        const refusal: Refusal = accepted || method === 'GET' ? undefined : [403, 'cross_site_request'];
        const scene = await sceneOf(usual, refusal);
        const origin: Headers = changes.origin === 'own' ? { origin: service.baseUrl } : {};
        const headers = { ...(await service.make.session(scene.accountId)), ...changes, ...origin };
        await expectAnswer(operation, scene, headers, refusal);
      },
    );

    test.runIf(isWhole || access?.recent)('whose sign-in is 15 minutes old, and a moment older', async () => {
      const scene = await openScene(service, usual);
      const headers = await service.make.session(scene.accountId);
      const back = (ms: number) => new Date(service.clock.now().getTime() - ms);
      const signedIn = ({ accountId }: Scene, at: Date) =>
        service.db
          .knex('browser_sessions')
          .where({ account_id: accountId })
          .update({ signed_in_at: at, authenticated_at: at });
      await signedIn(scene, back(15 * MINUTE + 1));
      await expectAnswer(operation, scene, headers, access?.recent ? [403, 'reauthentication_required'] : undefined);
      const again = await openScene(service, usual);
      const recent = await service.make.session(again.accountId);
      await signedIn(again, back(15 * MINUTE));
      await expectAnswer(operation, again, recent, undefined);
    });

    test.runIf(isWhole)('that was idle for 12 hours, or is older than 7 days: 401', async () => {
      const scene = await openScene(service, usual);
      const headers = await service.make.session(scene.accountId);
      const sessions = () => service.db.knex('browser_sessions').where({ account_id: scene.accountId });
      await sessions().update({ signed_in_at: new Date(service.clock.now().getTime() - DAY / 2) });
      await expectAnswer(operation, scene, headers, [401, 'unauthenticated']);
      await sessions().update({ signed_in_at: service.clock.now(), expires_at: service.clock.now() });
      await expectAnswer(operation, scene, headers, [401, 'unauthenticated']);
    });
  });

  test.runIf(isWhole)('a retired key gets the address of its explanation', async () => {
    const scene = await openScene(service, usual);
    const request = withHeaders(await validCall(service, operation, scene), bearer(await service.make.markedKey()));
    const { body } = await service.call(request.path, request.call);
    expect(body.error.docs_url).toBe(`${DOCS_URL}#api_key_rotation_required`);
  });
});
