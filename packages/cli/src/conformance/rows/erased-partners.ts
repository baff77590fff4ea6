// What is left of a partner whose account an operator has erased: every record of theirs, without a partner.
import { unique } from '../call.ts';
import { clickOn, leadIn, refundIn, saleIn, saleOf } from '../campaign.ts';
import { makeJoined, type JoinedProgram } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { newCode, newPartner, operate } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { newAddress } from '../people.ts';
import { expectError, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { expectRecords, nameOfRecords, recordsIn } from './program-records.ts';

type Body = Record<string, unknown>;
type Calls = ReturnType<typeof within>;
const { shown } = rowsOf('managed-records', 'listPartners');
const OPERATES: readonly Need[] = ['apiToken', 'write', 'operator'];

/** A customer of the link, who pays and gets a part back; and a click alone. */
async function sell(kit: Kit, program: JoinedProgram, aff: string): Promise<void> {
  await clickOn(kit, { aff });
  const buyer = { click_id: await clickOn(kit, { aff }), customer_key: unique('customer') };
  expectSuccess(await leadIn(kit, program, buyer));
  const sale = saleOf(1000, { customer_key: buyer.customer_key });
  expectSuccess(await saleIn(kit, program, sale));
  const { transaction_id } = sale;
  expectSuccess(await refundIn(kit, program, { transaction_id, refund_amount_cents: 100 }));
}

/** Two partners with the same records, one of whom is to be erased, and an invitation of somebody else to erase. */
async function fill(kit: Kit, program: JoinedProgram) {
  const { done } = within(kit, program);
  const partner_id = await newPartner(kit, program.id);
  for (const who of [program.partnerId, partner_id]) {
    const { code } = await done('createLink', {}, { partner_id: who, code: newCode() });
    await sell(kit, program, String(code));
    await done('createAdjustment', {}, { partner_id: who, amount_cents: 7, reason: 'A correction' });
  }
  const email = newAddress();
  const { partner_id: other } = await operate(kit, 'partner create', { name: 'Ada', email: email.toUpperCase() });
  await done('invitePartners', {}, { invitations: [{ email }, { email: newAddress() }] });
  return { partner_id, invited: { partner_id: other as number, email } };
}

/** A record without the partner. */
const without = (partner_id: number, data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (name, value: unknown) => {
      if (name === 'partner_id' && value === partner_id) return null;
      return name === 'partner' && (value as Body | null)?.id === partner_id ? null : value;
    }),
  );

/** Nobody finds the partner, and nothing can be done about them. */
async function expectUnknown({ ask, done }: Calls, partner_id: number): Promise<void> {
  expectError('getPartner', await ask('getPartner', { partner_id }), 'notFound');
  for (const act of ['approvePartner', 'removePartner', 'reinstatePartner'] as const) {
    expectError(act, await ask(act, { partner_id }), 'notFound');
  }
  expectError('createLink', await ask('createLink', {}, { partner_id }), 'notFound');
  const adjustment = { partner_id, amount_cents: 5, reason: 'A correction' };
  expectError('createAdjustment', await ask('createAdjustment', {}, adjustment), 'notFound');
  for (const list of ['listLinks', 'listCommissions', 'listCustomers', 'getStats'] as const) {
    const found = await done<unknown[]>(list, {}, undefined, { partner_id: String(partner_id) });
    expectThat(found.length === 0, `nothing of an erased partner in ${list}`, found);
  }
}

async function erased(kit: Kit): Promise<void> {
  const program = await makeJoined(kit, { lead_commission_cents: 30 });
  const { partner_id, invited } = await fill(kit, program);
  const calls = within(kit, program);
  const before = await recordsIn(kit, program);
  for (const id of [partner_id, invited.partner_id]) await operate(kit, 'partner erase', { 'partner-id': id });
  const expected = (name: string, was: Body[] | Body): unknown => {
    const list = was as Body[];
    // One partner less, whom the gates count.
    if (name === nameOfRecords('getProgramReadiness')) return undefined;
    if (name === nameOfRecords('listPartners')) return list.filter(({ id }) => id !== partner_id);
    if (name === nameOfRecords('listInvitations')) return list.filter(({ email }) => email !== invited.email);
    return name === nameOfRecords('listAuditLog') ? was : without(partner_id, was);
  };
  expectRecords(before, await recordsIn(kit, program), expected, 'after a partner was erased');
  await expectUnknown(calls, partner_id);
  const links = await calls.done<Body[]>('listLinks');
  const own = links.find((one) => one.partner_id === null);
  expectThat(own !== undefined, 'the link of an erased partner', links);
}

export const erasedPartnerRows: Row[] = [
  shown('the records of a partner who is erased', 'all of them, without a partner', erased, OPERATES),
];
