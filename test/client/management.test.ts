import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { camel, managementGroups } from '../../scripts/generate/management/operations.ts';
import { document } from '../../src/contract/index.ts';
import { createManagementClient, ReferralError, type ManagementOptions } from '../../packages/client/src/index.ts';
import { ownedProgram, type Owned } from '../manage/support.ts';
import { startGate, type Gate } from '../sdks/support/gate.ts';
import { countRows } from '../support/rows.ts';
import { startService, type Service } from '../support/service.ts';

// The management client of TypeScript against the service. What holds for the clients of all languages is in test/sdks.

let service: Service;
let gate: Gate;
let owned: Owned;
beforeAll(async () => {
  service = await startService();
  gate = await startGate(service.baseUrl);
  owned = await ownedProgram(service);
});
afterAll(async () => {
  await gate.stop();
  await service.stop();
});
beforeEach(() => void (gate.seen.length = 0));

const client = (options: Partial<ManagementOptions> = {}) =>
  createManagementClient({ baseUrl: gate.url, token: owned.token, retry: { baseDelayMs: 10 }, ...options });

/** The client as JavaScript sees it, without types. */
type Untyped = Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>;

const rejected = async (work: Promise<unknown>): Promise<ReferralError> => {
  const error: unknown = await work.then(
    (value) => new Error(`resolved with ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(ReferralError);
  return error as ReferralError;
};

const PROGRAM = { name: 'Acme', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 } as const;
const programs = () => countRows(service.db, 'programs');
const groups = managementGroups(document);

describe('each operation that a token may call is a method', () => {
  const operations = [...groups.values()].flat();

  test.each(operations)('$id', async ({ group, name, method, path, ids, request, query, takesKey }) => {
    // No records have these identifiers.
    const given = [
      ...ids.map((_, at) => at + 9001),
      ...(request ? [{}] : []),
      ...(query.length > 0 ? [undefined] : []),
    ];
    const methods = client() as unknown as Untyped;
    await methods[camel(group)]![camel(name)]!(...given).catch(() => undefined);
    const sent = ids.reduce((at, id, index) => at.replace(`{${id}}`, String(index + 9001)), path);
    expect(gate.seen).toMatchObject([{ method: method.toUpperCase(), path: sent }]);
    expect(typeof gate.seen[0]!.key).toBe(takesKey ? 'string' : 'undefined');
  });

  test('and nothing else is', () => {
    const methods = Object.values(client()).flatMap((group) => Object.keys(group as object));
    const lists = operations.filter(({ record }) => record !== undefined);
    expect(methods).toHaveLength(operations.length + lists.length);
  });
});

describe('a request that creates something', () => {
  test('is sent again after a lost answer with the same key, and creates one record', async () => {
    const before = await programs();
    gate.plan('/api/v1/programs', 'lose');
    const { data } = await client().programs.create(PROGRAM);
    expect(data.api_key).toMatch(/^refkey_/);
    expect(await programs()).toBe(before + 1);
    const [first, second] = gate.seen;
    expect(second!.key).toBe(first!.key);
    expect(second!.requestId).toBe(first!.requestId);
  });

  test('has a key of its own in each call', async () => {
    const before = await programs();
    await Promise.all([client().programs.create(PROGRAM), client().programs.create(PROGRAM)]);
    expect(await programs()).toBe(before + 2);
  });

  test('with a key of the caller has one effect, however often it is repeated at the same time', async () => {
    const before = await programs();
    const create = () => client({ retry: { attempts: 10 } }).programs.create(PROGRAM, { idempotencyKey: 'mine' });
    const answers = await Promise.all(Array.from({ length: 8 }, create));
    expect(new Set(answers.map(({ data }) => data.api_key)).size).toBe(1);
    expect(await programs()).toBe(before + 1);
    const other = await rejected(client().programs.create({ ...PROGRAM, name: 'Other' }, { idempotencyKey: 'mine' }));
    expect(other).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });
});

describe('a request that changes something', () => {
  test('is not sent again if a repeat would be refused', async () => {
    const partnerId = await service.make.partner();
    await service.make.partnership(owned.id, partnerId, 'applied');
    gate.plan(`/api/v1/programs/${owned.id}/partners/${partnerId}/approve`, 'lose');
    expect(await rejected(client().partners.approve(owned.id, partnerId))).toMatchObject({ kind: 'connection' });
    expect(gate.seen).toHaveLength(1);
    expect((await client().partners.get(owned.id, partnerId)).data.status).toBe('joined');
  });

  test('is sent again if the document says that it is repeatable', async () => {
    gate.plan(`/api/v1/programs/${owned.id}`, 'lose');
    const { data } = await client().programs.update(owned.id, { name: 'Renamed' });
    expect(data.name).toBe('Renamed');
    expect(gate.seen).toHaveLength(2);
  });

  test('can clear a field with null', async () => {
    const partner_id = await service.make.partner();
    await service.make.partnership(owned.id, partner_id);
    const { data: link } = await client().links.create(owned.id, { partner_id, destination: 'https://brand.dev/a' });
    const { data: cleared } = await client().links.update(owned.id, link.id, { destination: null });
    expect([link.destination, cleared.destination]).toEqual(['https://brand.dev/a', null]);
  });
});

test('a list goes through its pages and reads each when it is needed', async () => {
  const { id, token } = await ownedProgram(service);
  const partners: number[] = [];
  for (let count = 0; count < 60; count++) {
    partners.push(await service.make.partner());
    await service.make.partnership(id, partners.at(-1)!, count % 2 ? 'joined' : 'applied');
  }
  const { partners: list } = client({ token });
  const ids: number[] = [];
  for await (const partner of list.listAll(id, { limit: 25, order: 'oldest' })) ids.push(partner.id);
  expect(ids).toEqual(partners);
  expect(gate.seen).toHaveLength(3);
  for await (const partner of list.listAll(id, { limit: 25, status: 'applied', created_from: undefined })) {
    expect(partner.id).toBe(partners[58]);
    break;
  }
  expect(gate.seen).toHaveLength(4);
  const page = await list.list(id, { limit: 25 });
  expect([page.data.length, page.page.has_more]).toEqual([25, true]);
});

describe('an error', () => {
  test('has the code, hint, link and request identifier of the answer', async () => {
    const token = await service.make.apiToken(owned.accountId, { scopes: ['programs.read'] });
    const error = await rejected(client({ token }).partners.list(owned.id));
    expect(error).toMatchObject({
      kind: 'refused',
      status: 403,
      code: 'insufficient_scope',
      hint: expect.stringMatching(/\S/) as string,
      docsUrl: expect.stringMatching(/^https?:\/\/.+\/docs\/errors#manageScopeMissing$/) as string,
      requestId: gate.seen[0]!.requestId,
    });
  });

  test('of the field names it', async () => {
    const error = await rejected(client().programs.create({ ...PROGRAM, name: '' }));
    expect(error).toMatchObject({ status: 400, code: 'invalid_request', details: { field: 'name' } });
  });

  test('comes from a page of a proxy, too', async () => {
    gate.plan('/api/v1/programs', { status: 200, body: { ok: true } });
    const error = await rejected(client({ retry: { attempts: 1 } }).programs.list());
    expect(error).toMatchObject({ kind: 'unreadable' });
  });

  test.each<[unknown[], RegExp]>([
    [['3', 4], /program_id must be a positive integer/],
    [[3, undefined], /partner_id must be a positive integer/],
    [[3, 0.5], /partner_id must be a positive integer/],
  ])('%j sends nothing', async (given, message) => {
    const { partners, programs } = client() as unknown as Untyped;
    expect(await rejected(partners!.approve!(...given))).toMatchObject({
      kind: 'unsent',
      message: expect.stringMatching(message),
    });
    expect(await rejected(programs!.create!('name'))).toMatchObject({ kind: 'unsent' });
    expect(gate.seen).toEqual([]);
  });

  test('about the token does not contain it', async () => {
    const error = await rejected(client({ token: 'refapi_söcret' }).programs.list());
    expect(error).toMatchObject({ kind: 'unsent', message: expect.stringContaining('the token has characters') });
    expect(error.message).not.toContain('söcret');
  });
});

test('a login token acts with the role of the account, where the document accepts it', async () => {
  const login = client({ token: () => service.make.tokenOf(owned.accountId) });
  expect((await login.programs.get(owned.id)).data.id).toBe(owned.id);
  expect(await rejected(login.members.list(owned.id))).toMatchObject({ status: 403, code: 'insufficient_scope' });
});

test('the types know what an operation needs', () => {
  const { partners, links } = client();
  // @ts-expect-error: the partner is missing
  const withoutPartner = () => partners.approve(1);
  // @ts-expect-error: partner_id is missing
  const withoutField = () => links.create(1, {});
  // @ts-expect-error: there is no such status
  const withUnknownStatus = () => partners.list(1, { status: 'lost' });
  expect([withoutPartner, withoutField, withUnknownStatus]).toHaveLength(3);
});
