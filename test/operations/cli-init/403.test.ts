import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { platformError } from '../../support/envelopes.ts';
import type { TestPerson } from '../../support/fixtures.ts';
import { countRows } from '../../support/rows.ts';
import { startService, type Service } from '../../support/service.ts';

const PROGRAM = { name: 'Brand', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 };
const NONE = 'No advertiser found for this account';
const MISMATCH = 'advertiser_id does not match the authenticated account';

let service: Service;
let anna: TestPerson;
let without: TestPerson;
beforeAll(async () => {
  service = await startService();
  anna = await service.make.person();
  without = await service.make.person();
  await service.db.knex('advertisers').where({ id: without.advertiserId }).delete();
});
afterAll(() => service.stop());
afterEach(async () => expect(await countRows(service.db, 'programs')).toBe(0));

async function refused({ token }: TestPerson, body: unknown, message: string): Promise<void> {
  const answer = await service.call('/api/v1/cli/init', { body, key: token });
  expect(answer.body).toEqual(platformError(403, message));
  expect(answer.status).toBe(403);
}

test('an account without advertiser', () => refused(without, PROGRAM, NONE));

test('an account without an advertiser may not name one', () =>
  refused(without, { ...PROGRAM, advertiser_id: anna.advertiserId }, NONE));

test('the advertiser of another account', async () => {
  const ben = await service.make.person();
  await refused(anna, { ...PROGRAM, advertiser_id: ben.advertiserId }, MISMATCH);
});

test.each<[unknown]>([[0], [-1], [1.5], [999_999_999], [''], ['1'], [true], [false], [[]], [{}]])(
  'the advertiser_id %j',
  (advertiser_id) => refused(anna, { ...PROGRAM, advertiser_id }, MISMATCH),
);

test('the correct number as text or in a list is rejected', async () => {
  await refused(anna, { ...PROGRAM, advertiser_id: String(anna.advertiserId) }, MISMATCH);
  await refused(anna, { ...PROGRAM, advertiser_id: [anna.advertiserId] }, MISMATCH);
});
