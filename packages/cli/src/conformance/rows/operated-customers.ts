// What commands print and forget of a customer, and of a partner: the same as the management API, for one program alone.
import { saleIn, saleOf, leadIn } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { expectRefused, newCampaign, operate, type Flags } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { tellStory, type Story } from '../story.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('operated', 'exportCustomer');
const OPERATES: readonly Need[] = ['apiToken', 'write', 'operator'];

const namesOf = ({ personal: { click_id, customer_key } }: Story): Flags[] => [
  { 'click-id': click_id },
  { 'customer-key': customer_key },
];

/** Each identifier names the customer in its own program, and nobody in another one. */
async function expectExport(kit: Kit, story: Story): Promise<void> {
  const { program, customerId } = story;
  const { done } = within(kit, program);
  const expected = await done('exportCustomer', { customer_id: customerId });
  const other = await makeJoined(kit);
  for (const name of namesOf(story)) {
    const printed = await operate(kit, 'customer export', { 'program-id': program.id, ...name });
    expectSame(printed, expected, 'the export by a command');
    for (const verb of ['explain', 'export', 'erase']) {
      await expectRefused(kit, `customer ${verb}`, { 'program-id': other.id, ...name });
    }
  }
  expectSame(await done('exportCustomer', { customer_id: customerId }), expected, 'the export after refused commands');
}

/** Nobody is known by an identifier of an erased customer, and the amounts stay. */
async function expectForgotten(kit: Kit, story: Story): Promise<void> {
  const { program, personal } = story;
  const { click_id, customer_key } = personal;
  for (const body of [{ click_id }, { customer_key }]) {
    expectError('trackLead', await leadIn(kit, program, body), 'customerNotFound');
    expectError('trackSale', await saleIn(kit, program, saleOf(1000, body)), 'customerUnknown');
  }
  for (const name of namesOf(story)) {
    for (const verb of ['explain', 'export', 'erase']) {
      await expectRefused(kit, `customer ${verb}`, { 'program-id': program.id, ...name });
    }
  }
}

/** The newest entries of the operator in the log. */
async function expectLogged(kit: Kit, { program, customerId }: Story, actions: readonly string[]): Promise<void> {
  const log = await within(kit, program).done<Body[]>('listAuditLog');
  const entries = log.filter(({ actor }) => (actor as Body).kind === 'operator');
  for (const [place, action] of actions.entries()) {
    const { actor, target, ...entry } = entries[place] ?? {};
    expectFields(entry, { action, credential: null, request_id: null });
    expectSame(actor, { kind: 'operator', id: null, email: null }, `the actor of ${action}`);
    expectFields(target as Body, { kind: 'customer', id: customerId });
  }
}

async function customers(kit: Kit): Promise<void> {
  const story = await tellStory(kit);
  const { program, customerId } = story;
  const { done } = within(kit, program);
  await expectExport(kit, story);
  const [before] = await done<Body[]>('getStats');
  const [, byKey] = namesOf(story);
  const printed = await operate(kit, 'customer erase', { 'program-id': program.id, ...byKey });
  expectFields(printed, { customer_id: customerId, status: 'erased' });
  await expectLogged(kit, story, ['customer.erase', 'customer.export', 'customer.export']);
  await expectForgotten(kit, story);
  const left = await done('getCustomer', { customer_id: customerId });
  expectFields(left, { id: customerId, click_id: null, customer_key: null });
  expectThat(left.erased_at !== null, 'the time of the erasure', left);
  expectSame((await done<Body[]>('getStats'))[0], before, 'the totals after the erasure');
}

/** Everything that the other commands show of a partner is in the export, which ends with the erasure. */
async function partners(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const ids = { 'partner-id': campaign.partnerId };
  const program = { 'program-id': campaign.id };
  const listed = async () => (await operate(kit, 'partner list', program)).partners as Body[];
  const [partner, ...others] = await listed();
  expectThat(others.length === 0, 'one partner of the program', others);
  const { programs, ...person } = partner!;
  expectSame(programs, [{ program_id: campaign.id, status: 'joined' }], 'the programs in the list of partners');
  const printed = await operate(kit, 'partner export', ids);
  expectFields(printed, person);
  const [membership] = printed.programs as Body[];
  expectFields(membership!, { program_id: campaign.id, status: 'joined' });
  const [link] = printed.links as Body[];
  expectFields(link!, { code: campaign.aff, program_id: campaign.id, enabled: true });
  expectFields(await operate(kit, 'partner erase', ids), { partner_id: campaign.partnerId, status: 'erased' });
  for (const verb of ['export', 'show', 'erase']) await expectRefused(kit, `partner ${verb}`, ids);
  expectThat((await listed()).length === 0, 'no partner of the program', await listed());
  const { links } = await operate(kit, 'link list', program);
  expectFields((links as Body[])[0]!, { code: campaign.aff, partner_id: null, enabled: true });
}

export const operatedCustomerRows: Row[] = [
  shown('a customer, exported and erased by commands', 'as by the management API', customers, OPERATES),
  shown('a partner, exported and erased by commands', 'what the lists show, until then', partners, [
    'operator',
    'write',
  ]),
];
