import { unique, type Call } from '../call.ts';
import { browserLead, clickOn, expectSettled, sell, sendLead, TEST as TEST_DATA } from '../events.ts';
import type { Kit, CheckedResponse } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, messageOf, rowsOf, type Row } from '../row.ts';
import { fieldRows } from './fields.ts';
import { methodRows, readingRows } from './reading.ts';

const { refused, answered, shown } = rowsOf('lead', 'trackLead');

type Body = Record<string, unknown>;
const TEST = TEST_DATA.additional_data;
const testLead = (additional: Body = {}): Call & { body: Body } => ({
  as: 'program',
  body: { additional_data: { ...TEST, ...additional } },
});
const message = (name: 'provisional' | 'testLead') => messageOf('trackLead', name);

const click = (kit: Kit): Promise<string> => clickOn(kit, kit.target.aff);
const expectProvisional = (reply: CheckedResponse): void =>
  expectFields(expectSuccess(reply), { message: message('provisional'), provisional: true, data: undefined });
const expectStatus = (reply: CheckedResponse, status: string): void =>
  expectError('trackLead', reply, 'customerStatusNotUpdatable', { status });

async function expectTest(body: Body, kit: Kit): Promise<void> {
  expectFields(body, { message: message('testLead'), provisional: undefined });
  const { id } = await kit.program();
  expectThat((body.data as Body | undefined)?.programId === id, `data of program ${id}`, body.data);
}

/**
 * A browser lead settles or stays provisional, as the program's policy says. A provisional lead can be repeated and
 * then settled with the key. Every later lead is rejected.
 */
async function settle(kit: Kit): Promise<void> {
  const { leadAuth } = await kit.program();
  const id = await click(kit);
  if (leadAuth === 'browser_allowed') {
    expectSettled(await browserLead(kit, { click_id: id }));
  } else {
    expectProvisional(await browserLead(kit, { click_id: id }));
    expectProvisional(await browserLead(kit, { click_id: id }));
    expectSettled(await sendLead(kit, { click_id: id }));
  }
  expectStatus(await sendLead(kit, { click_id: id }), 'lead');
  expectStatus(await browserLead(kit, { click_id: id }), 'lead');
}

/** A lead with a `click_id` saves the `customer_key`, which then identifies the customer alone. */
async function saveKey(kit: Kit): Promise<void> {
  const customer_key = unique('customer');
  expectSettled(await sendLead(kit, { click_id: await click(kit), customer_key }));
  expectStatus(await sendLead(kit, { customer_key }), 'lead');
}

async function afterSale(kit: Kit): Promise<void> {
  const click_id = await click(kit);
  await sell(kit, { click_id });
  expectStatus(await sendLead(kit, { click_id }), 'conversion');
}

export const leadRows: Row[] = [
  ...fieldRows({
    endpoint: 'lead',
    id: 'trackLead',
    // With a `click_id`, so that the request stays complete if the changed field turns off test mode.
    valid: () => Promise.resolve({ as: 'program', body: { click_id: unique('clk'), ...testLead().body } }),
  }),
  refused('neither identifier', { body: {} }, 'clickIdOrCustomerKeyRequired'),
  refused('neither identifier, with the key', { as: 'program', body: {} }, 'clickIdOrCustomerKeyRequired'),
  refused('null for both', { body: { click_id: null, customer_key: null } }, 'clickIdOrCustomerKeyRequired'),
  refused('empty texts for both', { body: { click_id: '', customer_key: '' } }, 'clickIdOrCustomerKeyRequired'),
  refused('an unknown click_id', { body: { click_id: unique('clk') } }, 'customerNotFound'),
  refused(
    'an unknown click_id, with the key',
    { as: 'program', body: { click_id: unique('clk') } },
    'customerNotFound',
  ),
  refused('a customer_key without a key', { body: { customer_key: unique('customer') } }, 'customerNotFound'),
  refused('an unknown customer_key', { as: 'program', body: { customer_key: unique('customer') } }, 'customerNotFound'),
  refused('a token of nobody', { as: 'unknown', body: { click_id: unique('clk') } }, 'invalidApiToken'),
  refused('no Bearer', { as: 'malformed', body: { click_id: unique('clk') } }, 'malformedAuthorization'),
  refused(
    'an empty token, which is browser mode',
    { as: 'empty', body: { click_id: unique('clk') } },
    'customerNotFound',
  ),
  refused('a blank token, which is browser mode', { as: 'blank', body: {} }, 'clickIdOrCustomerKeyRequired'),
  answered('test mode, with the key', testLead(), expectTest),
  answered(
    'test mode, with the key and its program_id',
    async (kit) => testLead({ program_id: (await kit.program()).id, event_name: 'signup' }),
    expectTest,
  ),
  answered(
    'test mode, without a key, with a program_id',
    async (kit) => ({ body: testLead({ program_id: (await kit.program()).id }).body }),
    expectTest,
  ),
  answered('a malformed e-mail', (): Call & { body: Body } => {
    const call = testLead();
    return { ...call, body: { ...call.body, email: 'nobody' } };
  }),
  refused('test mode, neither key nor program_id', { body: testLead().body }, 'testProgramRequired'),
  refused('test mode, a program_id of nobody', { body: testLead({ program_id: -1 }).body }, 'testProgramUnknown'),
  refused(
    "test mode, a program_id that is not the key's",
    async (kit) => testLead({ program_id: (await kit.program()).id + 1 }),
    'programMismatch',
  ),
  shown('leads of a browser and of a server', 'provisional or settled by policy, then 400', settle, ['write']),
  shown('a lead with both identifiers', 'the customer_key is saved', saveKey, ['write']),
  shown('a lead after the sale', '400 customerStatusNotUpdatable', afterSale, ['write']),
  ...readingRows('lead', 'trackLead', undefined),
  ...methodRows('lead', 'trackLead', undefined),
];
