// Rules of the list of programs and of two programs that need an operator.
import { unique } from '../call.ts';
import { clickOn, leadIn, refundIn, saleIn, saleOf, sellIn } from '../campaign.ts';
import { expectTotals } from '../totals.ts';
import type { Kit } from '../kit.ts';
import { initProgram } from '../new-program.ts';
import { eventually, newCampaign, newLink, newPartner, operate } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { clickAt } from './operated.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('operated', 'trackSale');
const OPERATES: readonly Need[] = ['operator', 'write', 'testEvents'];
/** of both windows, as the guides say */
const DEFAULT_WINDOW_DAYS = 60;

/** An account sees its own programs only. */
async function lists(kit: Kit): Promise<void> {
  const { id } = await newCampaign(kit);
  const { data } = expectSuccess(await kit.ask('cliPrograms', { as: 'login' }));
  const ids = (data as { id: number }[]).map((program) => program.id);
  expectThat(!ids.includes(id), `no program ${id}, which nobody owns, in the list`, ids);
}

/** What init leaves open has the document's default; what the operator then changes is in the list. */
async function defaults(kit: Kit): Promise<void> {
  const program = await initProgram(kit);
  const partnerId = await newPartner(kit, program.id);
  const aff = await newLink(kit, program.id, partnerId);
  expectFields(expectSuccess(await clickAt(kit, aff)), { cookie_window_days: DEFAULT_WINDOW_DAYS });
  const shows = await operate(kit, 'program show', { 'program-id': program.id });
  const windows = { cookie_window_days: DEFAULT_WINDOW_DAYS, attribution_window_days: DEFAULT_WINDOW_DAYS };
  expectFields(shows, windows);
  const listed = async () => {
    const { data } = expectSuccess(await kit.ask('cliPrograms', { as: 'login' }));
    const { partners, status, commission } = (data as Body[]).find(({ id }) => id === program.id)!;
    return { partners, status, ...(commission as Body) };
  };
  await newLink(kit, program.id, partnerId);
  expectFields(await listed(), { partners: 1, status: 'ready', type: 'percent', rate: 20, currency: 'USD' });
  const terms = { 'commission-type': 'recurring_fixed', 'commission-rate': 7.5, currency: 'EUR' };
  await operate(kit, 'program update', { 'program-id': program.id, ...terms });
  await eventually(kit, async () =>
    expectFields(await listed(), { type: 'recurring_fixed', rate: 7.5, currency: 'EUR' }),
  );
}

/** Sales are unique among all programs; customers are each program's own. */
async function programs(kit: Kit): Promise<void> {
  const [first, second] = [await newCampaign(kit), await newCampaign(kit)];
  const customer_key = unique('customer');
  for (const campaign of [first, second]) {
    expectSuccess(await leadIn(kit, campaign, { click_id: await clickOn(kit, campaign), customer_key }));
  }
  const sold = await sellIn(kit, first, 1000, { customer_key });
  const same = { ...saleOf(1000, { customer_key }), transaction_id: sold.transaction_id };
  await expectTotals(kit, second, {}, async () => {
    expectError('trackSale', await saleIn(kit, second, same), 'duplicateTransaction', { sale_id: sold.saleId });
    expectError('trackRefund', await refundIn(kit, second, { transaction_id: sold.transaction_id }), 'saleNotFound');
  });
  const click_id = await clickOn(kit, first);
  const other = await clickOn(kit, second, { existing_click_id: click_id });
  expectThat(other !== click_id, "a new click_id on another program's link", other);
  expectError('trackLead', await leadIn(kit, second, { click_id }), 'customerNotInProgram');
}

export const operatedProgramRows: Row[] = [
  shown('a program of nobody', 'not in the list of programs', lists, [...OPERATES, 'loginToken']),
  shown('a program that init made', 'its defaults, then its changes', defaults, [...OPERATES, 'loginToken']),
  shown('one customer_key and one transaction_id in two programs', 'two customers, one sale', programs, OPERATES),
];
