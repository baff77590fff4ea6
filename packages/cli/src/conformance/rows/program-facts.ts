// What status and readiness say of a program and of the key that was sent, after each change, compared with the lists.
import { clickOn, leadIn, readinessOf, refundIn, saleIn, saleOf, statusOfProgram } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { newSecret } from '../payment-events.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { inDays } from '../days.ts';

type Body = Record<string, unknown>;
type Calls = ReturnType<typeof within>;
const { shown } = rowsOf('managed-records', 'cliStatus');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const MOST = { limit: '100' };

/** A usable key, and its place among all keys of the program. */
interface Key {
  apiKey: string;
  id: unknown;
}

/** Status has the key that was sent; readiness has the time when a key replaced the first one. */
async function expectFacts(kit: Kit, { done }: Calls, keys: readonly Key[]): Promise<void> {
  const all = await done<Body[]>('listKeys');
  const pending = await done<Body[]>('listCommissions', {}, undefined, { ...MOST, status: 'pending' });
  const partners = await done<Body[]>('listPartners', {}, undefined, { ...MOST, status: 'joined' });
  const processors = await done<Body[]>('listProcessors');
  const { name, domain, lead_auth } = await done('getProgram');
  const replaced = all.filter(({ revoked_at }, place) => revoked_at === null && place < all.length - 1);
  for (const own of keys) {
    const { key, ...status } = await statusOfProgram(kit, own);
    const { masked, created_at, rotate_by } = all.find(({ id }) => id === own.id)!;
    expectFields(key as Body, { masked, created_at, rotate_by });
    expectFields(status, {
      name,
      domain,
      lead_auth,
      active_partners: partners.length,
      pending_commissions: pending.length,
      stripe_connected: processors.length > 0,
    });
    expectFields(await readinessOf(kit, own), { key_rotated_at: replaced[0]?.created_at ?? null });
  }
}

async function rotations(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const calls = within(kit, program);
  const { done } = calls;
  const rotate = async (): Promise<Key> => {
    const rotate_by = inDays(kit, 7);
    const made = await done<{ api_key: string; key: Body }>('rotateKey', {}, { rotate_by });
    return { apiKey: made.api_key, id: made.key.id };
  };
  const [first] = await done<Body[]>('listKeys');
  let keys: Key[] = [{ apiKey: program.apiKey, id: first!.id }];
  await expectFacts(kit, calls, keys);
  for (let time = 1; time <= 2; time++) {
    keys = [...keys, await rotate()];
    await expectFacts(kit, calls, keys);
    await done('revokeKey', { key_id: keys.shift()!.id });
    await expectFacts(kit, calls, keys);
  }
  // A new key that is revoked at once has replaced nothing.
  await done('revokeKey', { key_id: (await rotate()).id });
  await expectFacts(kit, calls, keys);
}

async function records(kit: Kit): Promise<void> {
  const program = await makeJoined(kit, { lead_commission_cents: 30 });
  const calls = within(kit, program);
  const { done } = calls;
  const { code } = await done('createOwnLink', {}, {});
  const [click_id, lead_only] = [await clickOn(kit, { aff: String(code) }), await clickOn(kit, { aff: String(code) })];
  const [sale, other] = [saleOf(1000, { click_id }), saleOf(2000, { click_id })];
  const newest = async () => ({ commission_ids: [(await done<Body[]>('listCommissions'))[0]!.id] });
  const because = async () => ({ ...(await newest()), reason: 'A reason' });
  const { partnerId: partner_id } = program;
  const [key] = await done<Body[]>('listKeys');
  const steps: (() => Promise<unknown>)[] = [
    async () => expectSuccess(await leadIn(kit, program, { click_id })),
    async () => expectSuccess(await saleIn(kit, program, sale)),
    async () => done('holdCommissions', {}, await because()),
    async () => done('releaseCommissions', {}, await newest()),
    async () => done('approveCommissions', {}, await newest()),
    async () => expectSuccess(await refundIn(kit, program, { transaction_id: sale.transaction_id })),
    async () => expectSuccess(await saleIn(kit, program, other)),
    async () => done('rejectCommissions', {}, await because()),
    () => done('createAdjustment', {}, { partner_id, amount_cents: -5, reason: 'A correction' }),
    () => done('connectProcessor', {}, { type: 'stripe', webhook_secret: newSecret() }),
    () => done('updateProgram', {}, { lead_auth: 'browser_allowed', name: 'Conformance, changed' }),
    () => done('leaveProgram'),
    async () => expectSuccess(await leadIn(kit, program, { click_id: lead_only })),
  ];
  for (const step of steps) {
    await step();
    await expectFacts(kit, calls, [{ apiKey: program.apiKey, id: key!.id }]);
  }
}

export const programFactRows: Row[] = [
  shown('status and readiness while keys are rotated', 'each key as the list shows it', rotations, WRITES),
  shown('status while commissions and settings change', 'the numbers of the lists', records, WRITES),
];
