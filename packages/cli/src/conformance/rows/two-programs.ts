// Everything of one program, asked with the key of another.
import { unique } from '../call.ts';
import {
  clickOn,
  leadIn,
  ownCampaign,
  pageWith,
  readinessOf,
  refundIn,
  saleIn,
  saleOf,
  sellIn,
  statusOfProgram,
} from '../campaign.ts';
import { expectTotals, totalsOf } from '../totals.ts';
import type { Kit } from '../kit.ts';
import { initProgram } from '../new-program.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('two-programs', 'trackSale');
const BOTH: readonly Need[] = ['second', 'testEvents'];
const TEST = { additional_data: { test_mode: true } };

/** The customer of a click belongs to the link's program. */
async function clicks(kit: Kit): Promise<void> {
  const [own, other] = [ownCampaign(kit), await kit.second()];
  const click_id = await clickOn(kit, own);
  expectError('trackLead', await leadIn(kit, other, { click_id }), 'customerNotInProgram');
  expectError('trackSale', await saleIn(kit, other, saleOf(1000, { click_id })), 'attributionMissing');
  // A key that nobody has does not change whose click it is.
  const customer_key = unique('customer');
  expectError('trackLead', await leadIn(kit, other, { click_id, customer_key }), 'customerNotInProgram');
  expectError('trackSale', await saleIn(kit, other, saleOf(1000, { click_id, customer_key })), 'attributionMissing');
  expectSuccess(await leadIn(kit, own, { click_id, customer_key }));
}

async function customers(kit: Kit): Promise<void> {
  const [own, other, customer_key] = [ownCampaign(kit), await kit.second(), unique('customer')];
  expectSuccess(await leadIn(kit, own, { click_id: await clickOn(kit, own), customer_key }));
  expectError('trackLead', await leadIn(kit, other, { customer_key }), 'customerNotFound');
  expectError('trackSale', await saleIn(kit, other, saleOf(1000, { customer_key })), 'customerUnknown');
}

/** A refund finds the sales of its own program only, and nothing is left of the attempt. */
async function sales(kit: Kit): Promise<void> {
  const [own, other] = [ownCampaign(kit), await kit.second()];
  const { transaction_id, commissionId } = await sellIn(kit, own, 1000, { click_id: await clickOn(kit, own) });
  for (const more of [{}, { refund_amount_cents: 1 }, { reason: 'chargeback' }]) {
    expectError('trackRefund', await refundIn(kit, other, { transaction_id, ...more }), 'saleNotFound');
  }
  const whole = { transaction_id, refund_amount_cents: 1000 };
  expectFields(expectSuccess(await refundIn(kit, own, whole)), { status: 'reversed', commission_id: commissionId });
}

/** Test sales of two programs may have one transaction_id. */
async function testSales(kit: Kit): Promise<void> {
  const [own, other] = [ownCampaign(kit), await kit.second()];
  const sale = saleOf(1000, TEST);
  const refund = { transaction_id: sale.transaction_id, ...TEST };
  expectSuccess(await saleIn(kit, own, sale));
  expectError('trackRefund', await refundIn(kit, other, refund), 'saleNotFound');
  const data = expectSuccess(await saleIn(kit, other, sale)).data as Body;
  expectFields(data, { programId: other.id });
  expectError('trackSale', await saleIn(kit, other, sale), 'duplicateTransaction');
  expectFields(expectSuccess(await refundIn(kit, other, { ...refund, refund_amount_cents: 1000 })), {
    status: 'no_commission',
  });
  expectFields(expectSuccess(await refundIn(kit, own, { ...refund, refund_amount_cents: 1000 })), {
    status: 'no_commission',
  });
}

/** In test mode, `program_id` must be the program of the key: its own is accepted, another existing one is not. */
async function programIds(kit: Kit): Promise<void> {
  const [own, other] = [ownCampaign(kit), await kit.second()];
  const mode = (program_id: number) => ({ additional_data: { test_mode: true, program_id } });
  const { id } = await kit.program();
  const { aff } = own;
  expectSuccess(await leadIn(kit, other, mode(other.id)));
  expectError('trackLead', await leadIn(kit, other, mode(id)), 'programMismatch');
  expectError('trackSale', await saleIn(kit, other, saleOf(1, mode(id))), 'programMismatch');
  expectError('trackRefund', await refundIn(kit, other, { transaction_id: 'x', ...mode(id) }), 'programMismatch');
  const click = { affiliate_url: pageWith(aff), ...mode(id) };
  expectError(
    'trackClick',
    await kit.ask('trackClick', { as: 'program', key: other.apiKey, body: click }),
    'programMismatch',
  );
  expectError('trackLead', await leadIn(kit, own, mode(other.id)), 'programMismatch');
}

/** A test click belongs to the program of its link, and counts for that of its key only. */
async function testClicks(kit: Kit): Promise<void> {
  const other = await initProgram(kit);
  const { id } = await kit.program();
  const body = { affiliate_url: pageWith(kit.target.aff), ...TEST };
  const { data } = expectSuccess(await kit.ask('trackClick', { as: 'program', key: other.apiKey, body }));
  expectFields(data as Body, { programId: id });
  expectSuccess(await leadIn(kit, other, TEST));
  expectSuccess(await saleIn(kit, other, saleOf(1000, TEST)));
  const { verified } = await totalsOf(kit, other);
  expectThat(!verified, "integration_verified: false, without a click of the program's own", verified);
}

/** Each key shows its own program and nothing of the other. */
async function totals(kit: Kit): Promise<void> {
  const [own, other] = [ownCampaign(kit), await kit.second()];
  const { id } = await kit.program();
  for (const [campaign, program_id] of [
    [own, id],
    [other, other.id],
  ] as const) {
    expectFields(await readinessOf(kit, campaign), { program_id });
    expectFields(await statusOfProgram(kit, campaign), { program_id });
  }
  await expectTotals(kit, other, {}, async () => {
    const customer_key = unique('customer');
    expectSuccess(await leadIn(kit, own, { click_id: await clickOn(kit, own), customer_key }));
    const { transaction_id } = await sellIn(kit, own, 1000, { customer_key });
    expectSuccess(await refundIn(kit, own, { transaction_id }));
  });
}

/** The other program's key and the login token are no credential for what needs the other kind. */
async function credentials(kit: Kit): Promise<void> {
  const asLogin = { as: 'login' } as const;
  expectError('trackSale', await kit.ask('trackSale', { ...asLogin, body: saleOf(1000) }), 'invalidApiToken');
  expectError('trackRefund', await kit.ask('trackRefund', { ...asLogin, body: {} }), 'invalidApiToken');
  expectError('trackLead', await kit.ask('trackLead', { ...asLogin, body: {} }), 'invalidApiToken');
  expectError('getReadiness', await kit.ask('getReadiness', asLogin), 'invalidApiToken');
  expectError('cliStatus', await kit.ask('cliStatus', asLogin), 'invalidApiToken');
  expectError('cliTestEvent', await kit.ask('cliTestEvent', { ...asLogin, body: {} }), 'invalidApiToken');
}

export const twoProgramRows: Row[] = [
  shown("the other program's click_id", 'not in this program', clicks, BOTH),
  shown("the other program's customer_key", 'unknown', customers, BOTH),
  shown("the other program's sale, refunded", '404 saleNotFound', sales, BOTH),
  shown('one transaction_id for two test sales', 'one test sale in each program', testSales, BOTH),
  shown("the other program's program_id in test mode", '403 programMismatch', programIds, BOTH),
  shown("a test click on the other program's link", 'counts for neither', testClicks, BOTH),
  shown('readiness and status of both programs', 'each shows its own', totals, BOTH, { stage: 'alone' }),
  shown('the login token in place of a key', '401 invalidApiToken', credentials, ['loginToken']),
];
