import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { termsCalls, type TermsCalls } from '../terms/support.ts';

// Terms are the owner's. An admin does not give partners others by moving them, or by another default group, and sets no
// minimum payout above the program's.

let service: Service;
let calls: TermsCalls;
let admin: string;
let plain: { id: number };
let dear: { id: number };
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  calls = await termsCalls(service, { minimum_payout_cents: 5_000 });
  admin = (await service.make.member(calls.campaign.id, 'admin')).apiToken;
  [plain, dear] = [await calls.newGroup(), await calls.newGroup()];
  await calls.make({ level: 'group', group_id: dear.id, commission_rate: 50 });
});

const asAdmin = async (method: string, path: string, body: object) => {
  const { status, body: answer } = await calls.call(method, path, body, admin);
  return status < 300 ? status : [status, answer.error.code];
};
const REFUSED = [403, 'insufficient_role'];
const move = (to: { id: number }) =>
  asAdmin('POST', `/groups/${to.id}/partners`, { partner_ids: [calls.campaign.partnerId] });
const OWNERS = Number.MAX_SAFE_INTEGER;

describe('an admin moves partners', () => {
  test('between groups of the same terms, and to no other', async () => {
    expect(await move(plain)).toBe(200);
    expect(await move(dear)).toEqual(REFUSED);
    expect((await calls.move(dear.id)).status).toBe(200);
    expect(await move(dear)).toBe(200);
    expect(await move(plain)).toEqual(REFUSED);
  });

  test('not into a group whose minimum payout is above the program’s', async () => {
    const { id } = await calls.newGroup({ minimum_payout_cents: 5_001 });
    expect(await move({ id })).toEqual(REFUSED);
  });
});

test('an admin makes a group of the same terms the default, and no other', async () => {
  const change = (group: { id: number }) => asAdmin('PATCH', `/groups/${group.id}`, { default: true });
  expect(await change(plain)).toBe(200);
  expect(await change(dear)).toEqual(REFUSED);
  expect((await calls.call('PATCH', `/groups/${dear.id}`, { default: true })).status).toBe(200);
  expect(await change(dear)).toBe(200);
  expect(await change(plain)).toEqual(REFUSED);
});

describe('a minimum payout above the program’s', () => {
  test.each([5_001, OWNERS])('is the owner’s: %i', async (minimum_payout_cents) => {
    const [group, partner] = [`/groups/${plain.id}`, `/partners/${calls.campaign.partnerId}`];
    const name = service.make.unique('Group');
    expect(await asAdmin('POST', '/groups', { name, minimum_payout_cents })).toEqual(REFUSED);
    for (const path of [group, partner]) {
      expect(await asAdmin('PATCH', path, { minimum_payout_cents })).toEqual(REFUSED);
      expect((await calls.call('PATCH', path, { minimum_payout_cents })).status).toBe(200);
      // What the owner has set stays.
      expect(await asAdmin('PATCH', path, { minimum_payout_cents })).toBe(200);
      expect(await asAdmin('PATCH', path, { minimum_payout_cents: 5_000 })).toBe(200);
    }
  });

  test('is the owner’s also where clearing a partner’s own one leaves the group’s', async () => {
    const { id } = await calls.newGroup({ minimum_payout_cents: 9_000 });
    expect((await calls.move(id)).status).toBe(200);
    const partner = `/partners/${calls.campaign.partnerId}`;
    expect(await asAdmin('PATCH', partner, { minimum_payout_cents: 1_000 })).toBe(200);
    expect(await asAdmin('PATCH', partner, { minimum_payout_cents: null })).toEqual(REFUSED);
    expect((await calls.call('PATCH', partner, { minimum_payout_cents: null })).status).toBe(200);
  });
});
