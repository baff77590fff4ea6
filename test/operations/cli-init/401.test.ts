import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '@referral-tracking/shared/ids';
import { setAccountStatus } from '../../../src/accounts/write.ts';
import { operator } from '../../admin/support.ts';
import { keyRetired, platformError } from '../../support/envelopes.ts';
import { untilBlocked } from '../../support/parallel.ts';
import { countRows } from '../../support/rows.ts';
import { DOCS_URL, startService, type Service } from '../../support/service.ts';

const PATH = '/api/v1/cli/init';
const PROGRAM = { name: 'Brand', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };
const REQUIRED = platformError(401, 'Authentication required — run npx referral login');
const INVALID = platformError(401, 'Invalid or expired login token');

let service: Service;
let programs = 0;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
afterEach(async () => expect(await countRows(service.db, 'programs', { name: 'New' })).toBe(programs));

const init = (authorization?: string) =>
  service.call(PATH, {
    body: { ...PROGRAM, name: 'New' },
    headers: authorization === undefined ? {} : { authorization },
  });

async function refused(authorization: string | undefined, expected: object): Promise<void> {
  const answer = await init(authorization);
  expect(answer.body).toEqual(expected);
  expect(answer.status).toBe(401);
}
async function works(token: string): Promise<void> {
  expect((await init(`Bearer ${token}`)).status).toBe(200);
  programs += 1;
}

test.each([
  undefined,
  '',
  'Bearer',
  'Bearer ',
  'Bearer    ',
  'Bearer \t',
  'Basic YTpi',
  'bearer x',
  'Token x',
  'Bearer\tx',
])('the header %j requires a login', (authorization) => refused(authorization, REQUIRED));

describe('an invalid token', () => {
  test.each<[string, () => string | Promise<string>]>([
    ['a text', () => 'x'],
    ['one in the form of a login token', () => newToken('reflogin')],
    ['one in the form of a program’s key', () => newToken('refkey')],
    ['a program’s key', async () => (await service.make.program()).key],
    ['a login token in capitals', async () => (await service.make.person()).token.toUpperCase()],
    ['a login token and more', async () => `${(await service.make.person()).token} x`],
    ['a very long one', () => 'x'.repeat(8000)],
  ])('%s', async (_, token) => refused(`Bearer ${await token()}`, INVALID));

  test('a program’s key that is marked for rotation, with its signals', async () => {
    const key = await service.make.markedKey(new Date('2026-06-10T06:05:04Z'));
    const answer = await init(`Bearer ${key}`);
    expect(answer.body).toMatchObject(INVALID);
    expect(answer.body.warnings).toHaveLength(1);
    expect(answer.headers.sunset).toBe('Wed, 10 Jun 2026 06:05:04 GMT');
  });
});

test('a retired program key has its own message', async () => {
  await refused(`Bearer ${await service.make.markedKey()}`, keyRetired(DOCS_URL));
});

test('a login token works for exactly 90 days, to the millisecond', async () => {
  const { token } = await service.make.person();
  service.clock.advance({ days: 90, ms: -1 });
  await works(token);
  service.clock.advance({ ms: 1 });
  await refused(`Bearer ${token}`, INVALID);
});

test('suspending an account ends all its tokens and no others; reinstating restores none', async () => {
  const [anna, ben] = [await service.make.person(), await service.make.person()];
  const second = await service.make.tokenOf(anna.accountId);
  const admin = operator(service.databaseUrl, service.db, service.clock);
  await admin.done('account', 'suspend', '--email', anna.email);
  for (const token of [anna.token, second]) await refused(`Bearer ${token}`, INVALID);
  await works(ben.token);
  await admin.done('account', 'reinstate', '--email', anna.email);
  for (const token of [anna.token, second]) await refused(`Bearer ${token}`, INVALID);
  await works(await service.make.tokenOf(anna.accountId));
  admin.clean();
});

test('the request waits for a concurrent suspension, so that the revocation of keys includes its program', async () => {
  const { email, accountId, token } = await service.make.person();
  const other = new pg.Client({ connectionString: service.databaseUrl });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(`update accounts set status = 'suspended' where id = $1`, [accountId]);
    const answer = init(`Bearer ${token}`);
    await untilBlocked(service);
    await other.query('commit');
    expect((await answer).body).toEqual(INVALID);
  } finally {
    await other.end();
  }
  await setAccountStatus(service.db, email, 'active', service.clock.now());
});

test('reinstating an account that was not suspended ends no tokens', async () => {
  const { email, token } = await service.make.person();
  await setAccountStatus(service.db, email, 'active', service.clock.now());
  await works(token);
});

test('a token whose account was removed', async () => {
  const { token, accountId, advertiserId } = await service.make.person();
  await service.db.knex('advertisers').where({ id: advertiserId }).delete();
  await service.db.knex('accounts').where({ id: accountId }).delete();
  await refused(`Bearer ${token}`, platformError(401, 'User not found'));
});
