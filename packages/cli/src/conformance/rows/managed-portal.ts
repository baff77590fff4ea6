// What partners do themselves. The account of the API token is the partner, in programs that the kit creates with it.
import { catalogue, operationEntry } from '@referral-tracking/shared/contract';
import { unique } from '../call.ts';
import { clickOn, leadIn, saleIn, saleOf } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { newCode, newPartner, operate } from '../operator.ts';
import { makeOwned } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { repeat } from './managed-writes.ts';
import { BY_LINK } from './managed.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('management', 'getProgram');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const OPERATES: readonly Need[] = [...WRITES, 'operator'];

/** The name is what was set last, and the address always that of the account. */
async function profile(kit: Kit): Promise<void> {
  const { done } = within(kit, { id: await kit.joined() });
  const { id, email, name: before } = await done('getProfile');
  const name = unique('Conformance');
  try {
    expectFields(await done('replaceProfile', {}, { name }), { id, email, name });
    expectFields(await done('getProfile'), { id, email, name });
  } finally {
    await done('replaceProfile', {}, { name: before });
  }
  expectFields(await done('getProfile'), { id, email, name: before });
}

/** The calls of the account in a program that it owns, and what its partner may not do there in its status. */
async function asPartner(kit: Kit, settings: Body) {
  const program = await makeOwned(kit, settings);
  const calls = within(kit, program);
  const { ask, done } = calls;
  const { id: partner_id } = await done('getProfile');
  return {
    ...program,
    ...calls,
    ids: { partner_id },
    join: () => done('joinProgram', {}, { slug: program.slug }),
    noJoin: async (error: string, status: string) =>
      expectError('joinProgram', await ask('joinProgram', {}, { slug: program.slug }), error, { status }),
    noLeave: async (status: string) =>
      expectError('leaveProgram', await ask('leaveProgram'), 'ownTransition', { status }),
    noLink: async (status: string) =>
      expectError('createOwnLink', await ask('createOwnLink', {}, {}), 'ownTransition', { status }),
  };
}

/** A program decides about applications; to others it does not exist. */
async function applications(kit: Kit): Promise<void> {
  // Only a partner has a profile.
  await kit.joined();
  const { id, ids, slug, ask, done, refused, join, noJoin, noLeave, noLink } = await asPartner(kit, {});
  await refused('notFound', 'joinProgram', {}, { slug });
  await refused('notFound', 'joinProgram', {}, { slug: unique('nothing') });
  expectError('listOwnLinks', await ask('listOwnLinks'), 'notFound');
  await done('updateProgram', {}, { join_policy: 'apply' });
  expectFields(await join(), { id, slug, status: 'applied' });
  const [entry] = await done<Body[]>('listAuditLog', {}, undefined, { action: 'partner.apply' });
  expectFields(entry!.actor as Body, { kind: 'partner', id: ids.partner_id });
  await noJoin('alreadyPartner', 'applied');
  await noLeave('applied');
  await noLink('applied');
  expectFields(await done('declinePartner', ids), { status: 'declined' });
  await noJoin('ownTransition', 'declined');
  await noLeave('declined');
  const other = await asPartner(kit, { join_policy: 'apply' });
  await other.join();
  expectFields(await other.done('approvePartner', ids), { status: 'joined' });
  await other.noJoin('alreadyPartner', 'joined');
}

/** A partner who left joins again, one who was removed does not. */
async function departures(kit: Kit): Promise<void> {
  await kit.joined();
  const { id, ids, slug, done, refused, join, noJoin, noLeave, noLink } = await asPartner(kit, { join_policy: 'open' });
  expectFields(await join(), { id, status: 'joined' });
  expectFields(await done('leaveProgram'), { id, status: 'left' });
  await noLeave('left');
  await noLink('left');
  await done('updateProgram', {}, { join_policy: 'invite' });
  expectFields(await join(), { status: 'joined' });
  await done('updateProgram', {}, { join_policy: 'open' });
  await done('removePartner', ids);
  await noJoin('ownTransition', 'removed');
  await noLeave('removed');
  const [removed] = await done<Body[]>('listOwnPrograms', {}, undefined, { status: 'removed', limit: '1' });
  expectFields(removed!, { id, status: 'removed', archived: false });
  await done('reinstatePartner', ids);
  await done('archiveProgram');
  await refused('notFound', 'joinProgram', {}, { slug });
  expectFields(await done('leaveProgram'), { id, status: 'left', archived: true });
}

/** A program says whether partners create links; these lead to its pages only. */
async function links(kit: Kit): Promise<void> {
  const program = await makeJoined(kit, { partner_links: false });
  const { done, refused } = within(kit, program);
  await refused('partnerLinksOff', 'createOwnLink', {}, {});
  await done('updateProgram', {}, { partner_links: true });
  const [code, destination] = [newCode(), `https://${program.domain}/pricing`];
  const wanted = { code, destination, enabled: true, partner_id: program.partnerId };
  const url = `${destination}?aff=${code}`;
  const link = await done('createOwnLink', {}, { code, destination });
  expectFields(link, { ...wanted, url });
  await refused('linkNameTaken', 'createOwnLink', {}, { code });
  await refused('linkCodeInvalid', 'createOwnLink', {}, { code: 'A' });
  await refused('destinationInvalid', 'createOwnLink', {}, { destination: 'https://elsewhere.example/' });
  const random = await done('createOwnLink', {}, {});
  expectFields(random, { destination: null, url: `https://${program.domain}/?aff=${String(random.code)}` });
  await clickOn(kit, { aff: random.code as string });
  expectFields(await done('getLink', { link_id: link.id }), wanted);
  await done('updateLink', { link_id: link.id }, { enabled: false });
  const listed = async (query?: Record<string, string>) =>
    (await done<Body[]>('listOwnLinks', {}, undefined, query)).map(({ id }) => id).join();
  const [all, disabled] = [await listed(), await listed({ enabled: 'false' })];
  expectThat(all === [random.id, link.id].join(), 'both links, the newest first', all);
  expectThat(disabled === String(link.id), 'the disabled link', disabled);
  await done('archiveProgram');
  await refused('programArchived', 'createOwnLink', {}, {});
}

/** The number of links is in the text of the refusal. Those that members create for the partner count too. */
async function mostLinks(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const { done, refused } = within(kit, program);
  const { body } = catalogue[operationEntry('createOwnLink').errors.tooManyLinks!]!;
  const most = Number(/\d+/.exec((body as { error: { message: string } }).error.message)![0]);
  for (let n = 1; n < most; n++) await done('createLink', {}, { partner_id: program.partnerId });
  await done('createOwnLink', {}, {});
  await refused('tooManyLinks', 'createOwnLink', {}, {});
}

/** The partner sees what it earned, and why, but not the customers; its totals are those that the program sees. */
async function earnings(kit: Kit): Promise<void> {
  const program = await makeJoined(kit, { lead_commission_cents: 30 });
  const { done } = within(kit, program);
  const { id: link_id, code } = await done('createOwnLink', {}, {});
  const [click_id, customer_key] = [await clickOn(kit, { aff: code as string }), unique('customer')];
  expectSuccess(await leadIn(kit, program, { click_id, customer_key }));
  expectSuccess(await saleIn(kit, program, saleOf(1000, { customer_key })));
  const reason = unique('A reason');
  const adjustment = { partner_id: program.partnerId, amount_cents: 50, reason };
  const { id: adjusted } = await done('createAdjustment', {}, adjustment);
  const commissions = await done<Body[]>('listOwnCommissions');
  expectThat(commissions.length === 3, 'an adjustment, and the commissions of a sale and a lead', commissions);
  expectFields(commissions[0]!, { id: adjusted, kind: 'adjustment', status: 'pending', amount_cents: 50 });
  expectThat(String(commissions[0]!.why).includes(reason), `why: ${reason}`, commissions[0]);
  expectFields(commissions[1]!, { kind: 'sale', status: 'pending', held: false, amount_cents: 200, currency: 'USD' });
  expectFields(commissions[2]!, { kind: 'lead', status: 'pending', amount_cents: 30 });
  const [customer] = await done<Body[]>('listCustomers', {}, undefined, { customer_key });
  const text = JSON.stringify(commissions);
  expectThat(
    ![click_id, customer_key, `Customer ${String(customer!.id)} `].some((secret) => text.includes(secret)),
    'nothing of the customer',
    text,
  );
  await done('approveCommissions', {}, { commission_ids: [adjusted] });
  const approved = await done<Body[]>('listOwnCommissions', {}, undefined, { status: 'approved' });
  expectThat(approved.map(({ id }) => id).join() === String(adjusted), 'the approved one', approved);
  const [own] = await done<Body[]>('getOwnStats', {}, undefined, BY_LINK);
  expectFields(own!, { link_id, partner_id: program.partnerId, clicks: 1, leads: 1 });
  const mine = { ...BY_LINK, partner_id: String(program.partnerId) };
  const [whole] = await done<Body[]>('getStats', {}, undefined, mine);
  expectThat(JSON.stringify(own) === JSON.stringify(whole), `the totals of the program: ${JSON.stringify(whole)}`, own);
}

/** A partner sees no record of another one, and is no other one with the same address. */
async function others(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const { done } = within(kit, program);
  const { id: own, email, name } = await done('getProfile');
  await operate(kit, 'partner create', { name: 'Conformance', email: email as string });
  expectFields(await done('getProfile'), { id: own, email, name });
  const partner_id = await newPartner(kit, program.id);
  const { code } = await done('createLink', {}, { partner_id, code: newCode() });
  await clickOn(kit, { aff: code as string });
  await done('createAdjustment', {}, { partner_id, amount_cents: 50, reason: 'A correction' });
  for (const id of ['listOwnLinks', 'listOwnCommissions', 'getOwnStats'] as const) {
    const found = await done<Body[]>(id);
    expectThat(found.length === 0, `nothing of another partner in ${id}`, found);
  }
}

/** A repeat joins once, and the key belongs to its request. */
async function repeats(kit: Kit): Promise<void> {
  const open = { join_policy: 'open' };
  const slugs = [(await makeOwned(kit, open)).slug, (await makeOwned(kit, open)).slug];
  await repeat(kit, 'joinProgram', {}, (n) => ({ slug: slugs[n - 1] }));
}

export const managedPortalRows: Row[] = [
  shown('a partner changes their profile', 'the new name', profile, WRITES),
  shown('a partner applies to a program', 'as the program decides', applications, WRITES),
  shown('a partner leaves a program and joins again', 'unless they were removed', departures, WRITES),
  shown('a partner creates links', 'if the program allows it', links, WRITES),
  shown('as many links as a partner may have, and one more', 'the number in the text', mostLinks, WRITES),
  shown('what a partner earned', 'own totals and commissions, without customers', earnings, WRITES),
  shown('records of another partner', 'in no list of the partner', others, OPERATES),
  shown('a repeat with an Idempotency-Key, for joining a program', 'the first answer', repeats, WRITES),
];
