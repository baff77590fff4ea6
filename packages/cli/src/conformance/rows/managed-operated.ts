// What members do with partners, links, commissions and customers. Only an operator can make somebody a partner at once.
import { unique } from '../call.ts';
import { clickOn, leadIn, saleIn, saleOf } from '../campaign.ts';
import type { OperationId } from '@referral-tracking/shared/contract';
import type { Kit } from '../kit.ts';
import { eventually, newCode, newLinkedPartner, newPartner } from '../operator.ts';
import { makeOwned } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { repeat } from './managed-writes.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('management', 'getProgram');
const OPERATES: readonly Need[] = ['apiToken', 'write', 'operator'];

/** A program with a partner and a link. */
async function campaign(kit: Kit) {
  const program = await makeOwned(kit);
  const partner_id = await newPartner(kit, program.id);
  const calls = within(kit, program);
  const link = await calls.done('createLink', {}, { partner_id, code: newCode() });
  return { ...program, ...calls, partner_id, link, aff: link.code as string };
}

/** Codes and aliases are unique together; a link leads to its program's pages only, and a disabled one nowhere. */
async function links(kit: Kit): Promise<void> {
  const { done, refused, partner_id, link, aff, domain } = await campaign(kit);
  const ids = { link_id: link.id };
  const alias = newCode();
  const { aliases } = await done('createAlias', ids, { alias: alias.toUpperCase() });
  expectThat((aliases as string[]).join() === alias, `the alias ${alias}`, aliases);
  await clickOn(kit, { aff: alias });
  for (const code of [aff, alias]) await refused('linkNameTaken', 'createLink', {}, { partner_id, code });
  await refused('linkNameTaken', 'createAlias', ids, { alias: aff });
  await refused('aliasInvalid', 'createAlias', ids, { alias: 'a b' });
  await refused('linkCodeInvalid', 'createLink', {}, { partner_id, code: 'A' });
  await refused('destinationInvalid', 'createLink', {}, { partner_id, destination: 'https://elsewhere.example/' });
  const destination = `https://${domain}/pricing`;
  expectFields(await done('updateLink', ids, { destination }), { destination, enabled: true });
  await refused('destinationInvalid', 'updateLink', ids, { destination: 'https://elsewhere.example/' });
  expectFields(await done('updateLink', ids, { destination: null, enabled: false }), { destination: null });
  expectFields(await done('getLink', ids), { destination: null, enabled: false });
  const body = { affiliate_url: `https://${domain}/?aff=${aff}` };
  await eventually(kit, async () => expectError('trackClick', await kit.ask('trackClick', { body }), 'linkDisabled'));
}

/** A partner who was removed earns nothing and gets no link until they are reinstated. */
async function partners(kit: Kit): Promise<void> {
  const { id, done, refused, partner_id } = await campaign(kit);
  const ids = { partner_id };
  for (const operation of ['approvePartner', 'declinePartner', 'reinstatePartner'] as const) {
    await refused('partnerTransition', operation, ids);
  }
  expectFields(await done('removePartner', ids), { id: partner_id, status: 'removed' });
  await refused('partnerTransition', 'removePartner', ids);
  await refused('partnerNotJoined', 'createLink', {}, { partner_id });
  const joined = await done<unknown[]>('listPartners', {}, undefined, { status: 'joined' });
  expectThat(joined.length === 0, 'no partner who has joined', joined);
  expectFields(await done('reinstatePartner', ids), { id: partner_id, status: 'joined' });
  const linked = { partner_id: await newLinkedPartner(kit, id) };
  expectFields(await done('approvePartner', linked), { status: 'joined' });
}

/** A repeat creates no second link, alias or adjustment, and the key belongs to its request. */
async function repeats(kit: Kit): Promise<void> {
  const { id: program_id, partner_id, link } = await campaign(kit);
  const made: [id: OperationId, bodyOf: (n: number) => Body][] = [
    ['createLink', () => ({ partner_id, code: newCode() })],
    ['createAlias', () => ({ alias: newCode() })],
    ['createAdjustment', (n) => ({ partner_id, amount_cents: n, reason: 'A correction' })],
  ];
  for (const [id, bodyOf] of made) await repeat(kit, id, { program_id, link_id: link.id as number }, bodyOf);
}

interface Result {
  result: string;
  obstacle: string | null;
}

/** Items are answered one by one; a held commission is not approved, and a rejected one stays rejected. */
async function commissions(kit: Kit): Promise<void> {
  const { ask, done, refused, partner_id } = await campaign(kit);
  const adjustment = { partner_id, amount_cents: 500, reason: 'A correction' };
  await refused('adjustmentAmountInvalid', 'createAdjustment', {}, { ...adjustment, amount_cents: 0 });
  await refused('adjustmentCurrencyInvalid', 'createAdjustment', {}, { ...adjustment, currency: 'VND' });
  const first = (await done('createAdjustment', {}, adjustment)).id as number;
  const second = (await done('createAdjustment', {}, adjustment)).id as number;
  const change = async (act: 'approve' | 'hold' | 'release' | 'reject', ids: number[]): Promise<string> => {
    const reason = act === 'hold' || act === 'reject' ? { reason: 'A reason' } : {};
    const body = { commission_ids: ids, ...reason };
    const { results } = await done<{ results: Result[] }>(`${act}Commissions`, {}, body);
    return results.map(({ result, obstacle }) => obstacle ?? result).join();
  };
  const steps: [act: Parameters<typeof change>[0], ids: number[], results: string][] = [
    ['hold', [first], 'done'],
    ['approve', [second, first, 9007199254740990], 'done,held,unknown'],
    ['approve', [second, first], 'unchanged,held'],
    ['release', [first], 'done'],
    ['reject', [first], 'done'],
    ['approve', [first], 'reversed'],
  ];
  for (const [act, ids, expected] of steps) {
    const found = await change(act, ids);
    expectThat(found === expected, `${expected} for ${act}`, found);
  }
  await refused('fieldInvalid', 'approveCommissions', {}, { commission_ids: [first, first] });
  const tooMany = Array.from({ length: 101 }, (_, i) => i + 1);
  await refused('fieldInvalid', 'approveCommissions', {}, { commission_ids: tooMany });
  const ids = { commission_id: first };
  expectError('getCommission', await ask('getCommission', ids, undefined, { expand: 'nobody' }), 'fieldInvalid');
  expectError('getCommission', await ask('getCommission', ids, undefined, { expand: 'a\0b' }), 'textNotStorable');
  const { commission } = await done<{ commission: Body }>('getCommission', ids);
  expectFields(commission, { status: 'reversed', amount_cents: 0, currency: 'USD' });
  const approved = await done<Body[]>('listCommissions', {}, undefined, {
    status: 'approved',
    partner_id: String(partner_id),
  });
  expectThat(approved.map(({ id }) => id).join() === String(second), 'the approved one', approved);
}

/** An erased customer is found under its number alone. */
async function customers(kit: Kit): Promise<void> {
  const program = await campaign(kit);
  const { done } = program;
  const [click_id, customer_key] = [await clickOn(kit, program), unique('customer')];
  expectSuccess(await leadIn(kit, program, { click_id, customer_key }));
  expectSuccess(await saleIn(kit, program, saleOf(1000, { customer_key })));
  const found = async () => done<Body[]>('listCustomers', {}, undefined, { customer_key });
  const [customer] = await found();
  const ids = { customer_id: customer!.id };
  const { events } = await done('explainCustomer', ids);
  expectThat((events as unknown[]).length >= 2, 'the events of the customer', events);
  const exported = JSON.stringify(await done('exportCustomer', ids));
  expectThat(exported.includes(customer_key), 'the key of the customer in the export', exported);
  for (let time = 1; time <= 2; time++) await done('eraseCustomer', ids);
  expectThat((await found()).length === 0, 'nobody with the key', await found());
  const left = JSON.stringify(await done('getCustomer', ids));
  expectThat(!left.includes(customer_key) && !left.includes(click_id), 'no key and no click', left);
}

export const managedOperatedRows: Row[] = [
  shown('links and aliases', 'unique together, with pages of the program', links, OPERATES),
  shown('links, aliases and adjustments are repeated', 'the first answer', repeats, OPERATES),
  shown('a partner is removed and reinstated', 'the transitions of the contract alone', partners, OPERATES),
  shown('commissions are adjusted, held, approved and rejected', 'a result for each', commissions, OPERATES),
  shown('a customer is explained, exported and erased', 'nothing of it is found afterwards', customers, OPERATES),
];
