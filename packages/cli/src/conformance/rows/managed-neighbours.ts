// What lies next to a record without being part of it: a retired key, another program's values, another partner's currency.
import type { OperationId } from '@referral-tracking/shared/contract';
import { clickOn } from '../campaign.ts';
import { inDays } from '../days.ts';
import { filledProgram } from '../filled.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { newPartner } from '../operator.ts';
import { makeOwned, parametersOf } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { querySchemas } from '../schema.ts';
import { serviceTime } from '../service-time.ts';
import { tellStory } from '../story.ts';
import { nameOf } from './harmless.ts';
import { comparedBy, OTHERS } from './managed-filters.ts';
import { within } from './managed-flows.ts';
import { LISTS } from './managed-queries.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];
/** seconds */
const SOON = 3;

/** A retired key is no longer usable, and neither it nor the keys of another program make another one expendable. */
async function retired(kit: Kit): Promise<void> {
  const neighbour = within(kit, await makeOwned(kit));
  await neighbour.done('rotateKey', {}, { rotate_by: inDays(kit, 7) });
  const theirs = await neighbour.done('listKeys');
  const { done, refused } = within(kit, await makeOwned(kit));
  const [old] = await done<Body[]>('listKeys');
  const rotate_by = new Date(((await serviceTime(kit)) + SOON) * 1000).toISOString();
  const { key } = await done<{ key: Body }>('rotateKey', {}, { rotate_by });
  await kit.wait(SOON + 1, 'a key retires.');
  const later = { rotate_by: inDays(kit, 7) };
  expectSame(
    (await done<Body[]>('listKeys')).map(({ id, status }) => [id, status]),
    [
      [key.id, 'active'],
      [old!.id, 'retired'],
    ],
    'the list of keys',
  );
  await refused('keyNotUsable', 'markKey', { key_id: old!.id }, later);
  await refused('keyNotUsable', 'revokeKey', { key_id: old!.id });
  await refused('lastKey', 'revokeKey', { key_id: key.id });
  const next = await done<{ key: Body }>('rotateKey', {}, later);
  await refused('twoKeysUsable', 'rotateKey', {}, later);
  expectFields(await done('revokeKey', { key_id: key.id }), { status: 'revoked' });
  await refused('lastKey', 'revokeKey', { key_id: next.key.id });
  expectSame(await neighbour.done('listKeys'), theirs, 'the keys of another program');
}

const FILTERED = LISTS.filter((id) => parametersOf(id).join() === 'program_id' && !('group_by' in querySchemas(id)));
const isName = (name: string): boolean => /_(id|key)$/.test(name) && !OTHERS.includes(name);
const NAMED = FILTERED.filter((id) => Object.keys(querySchemas(id)).some(isName));

/** The values of another program's records, of which the program has none. */
async function foreign(kit: Kit, id: OperationId): Promise<void> {
  const [neighbour, own] = [within(kit, { id: await filledProgram(kit) }), within(kit, await makeJoined(kit))];
  const [theirs, ours] = [await neighbour.done<Body[]>(id), await own.done<Body[]>(id)];
  for (const name of Object.keys(querySchemas(id)).filter(isName)) {
    const [values, known] = [theirs, ours].map((records) => new Set(records.map(comparedBy(name))));
    const unknown = [...values!].filter((value) => value !== null && value !== undefined && !known!.has(value));
    for (const value of unknown.slice(0, 3)) {
      const found = await own.done<Body[]>(id, {}, undefined, { [name]: String(value) });
      expectThat(found.length === 0, `no record with another program's ${name}`, found);
    }
  }
}

/** A click that nothing has followed is stored without a customer; its program alone lists it. */
async function clicked(kit: Kit): Promise<void> {
  const [own, other] = [within(kit, await makeJoined(kit)), within(kit, await makeJoined(kit))];
  const { code } = await other.done('createOwnLink', {}, {});
  const click_id = await clickOn(kit, { aff: String(code) });
  const listed = async ({ done }: typeof own, query: Record<string, string>) =>
    (await done<Body[]>('listCustomers', {}, undefined, query)).length;
  for (const more of [{}, { status: 'click' }]) {
    const query = { click_id, ...more };
    const [theirs, ours] = [await listed(other, query), await listed(own, query)];
    expectThat(`${theirs},${ours}` === '1,0', 'a fresh click in its program and in no other', [theirs, ours]);
  }
}

/** Every field that an entry of a commission shows, with who has changed it. */
async function logged(kit: Kit): Promise<void> {
  const { program } = await tellStory(kit);
  const { ask, done } = within(kit, program);
  const newest = async () => (await done<Body[]>('listAuditLog', {}, undefined, { limit: '1' }))[0]!;
  const { partnerId: partner_id } = program;
  const [own, given] = ['A bonus in euros', 'A doubt about it'];
  const money = { partner_id, amount_cents: 40, currency: 'EUR', reason: own };
  const { id } = await done('createAdjustment', {}, money);
  const { actor, target, before, after } = await newest();
  expectSame(target, { kind: 'commission', id }, 'the target of the entry');
  expectSame(before, {}, 'an entry of a new commission, before it');
  expectSame(after, { ...money, kind: 'adjustment', status: 'pending', held: false }, 'the entry of a new commission');
  const steps: [verb: 'hold' | 'release' | 'approve' | 'reject', was: Body, is: Body][] = [
    ['hold', { held: false, reason: own }, { held: true, reason: given }],
    ['release', { held: true, reason: given }, { held: false, reason: own }],
    ['approve', { status: 'pending' }, { status: 'approved' }],
    [
      'reject',
      { status: 'approved', amount_cents: 40, reason: own },
      { status: 'reversed', amount_cents: 0, reason: given },
    ],
  ];
  for (const [verb, was, is] of steps) {
    const reason = 'reason' in is && verb !== 'release' ? { reason: given } : {};
    await ask(`${verb}Commissions`, {}, { commission_ids: [id], ...reason });
    const entry = await newest();
    expectFields(entry, { action: `commission.${verb}` });
    const seen = { actor: entry.actor, target: entry.target, before: entry.before, after: entry.after };
    expectSame(seen, { actor, target, before: was, after: is }, `the entry of ${verb}`);
  }
}

/** What another partner earns in, or the partner earns in elsewhere, is no currency of the partner's in the program. */
async function currencies(kit: Kit): Promise<void> {
  const { program } = await tellStory(kit);
  const { done, refused } = within(kit, program);
  const adjustment = { amount_cents: 5, reason: 'A correction' };
  const elsewhere = within(kit, await makeJoined(kit, { currency: 'VND' }));
  await elsewhere.done('createAdjustment', {}, { ...adjustment, partner_id: program.partnerId });
  const partner_id = await newPartner(kit, program.id);
  for (const [who, currency] of [
    [partner_id, 'EUR'],
    [partner_id, 'VND'],
    [program.partnerId, 'VND'],
  ]) {
    const body = { ...adjustment, partner_id: who, currency };
    await refused('adjustmentCurrencyInvalid', 'createAdjustment', {}, body);
  }
  const earned = { ...adjustment, partner_id: program.partnerId, currency: 'EUR' };
  expectFields(await done('createAdjustment', {}, earned), { currency: 'EUR', partner_id: program.partnerId });
  await refused('adjustmentCurrencyInvalid', 'createAdjustment', {}, { ...adjustment, partner_id, currency: 'EUR' });
  const own = await done('createAdjustment', {}, { ...adjustment, partner_id });
  expectFields(own, { currency: 'USD', partner_id, amount_cents: 5 });
}

export const managedNeighbourRows: Row[] = [
  shown('the last usable key next to a retired one', '409 lastKey', retired, WRITES),
  ...NAMED.map((id) =>
    shown(`identifiers of another program, as filters of ${nameOf(id)}`, 'none', (kit) => foreign(kit, id), WRITES),
  ),
  shown('a fresh click of another program', 'no customer', clicked, WRITES),
  shown('each change of an adjustment, in the audit log', 'the whole entry', logged, WRITES),
  shown('the currency that another partner earns in', 'refused', currencies, [...WRITES, 'operator']),
];
