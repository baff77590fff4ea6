// Payment events of programs that the operator connects.
import { unique } from '../call.ts';
import { clickOn, refundIn, saleIn, saleOf, statusOfProgram } from '../campaign.ts';
import { expectTotals } from '../totals.ts';
import type { Kit } from '../kit.ts';
import { eventually, newCampaign, operate, type OperatedCampaign } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import {
  checkout,
  eventOf,
  expectResult,
  invoice,
  newSecret,
  sendEvent,
  serviceTime,
  type Connection,
} from '../payment-events.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';

const { shown } = rowsOf('operated', 'stripeWebhook');
const OPERATES: readonly Need[] = ['operator', 'write'];

const probe = () => eventOf('conformance.probe', {});

/** Connects the program with a new secret. */
async function connect(
  kit: Kit,
  { id }: OperatedCampaign,
  account?: string,
): Promise<Connection & { programId: number }> {
  const secret = newSecret();
  await operate(kit, 'stripe connect', { 'program-id': id, 'webhook-secret': secret, account });
  return { programId: id, secret };
}

/** Two secrets are valid at the same time, until one is removed. */
async function secrets(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const before = { programId: campaign.id, secret: newSecret() };
  expectError('stripeWebhook', await sendEvent(kit, probe(), before), 'programNotConnected');
  const first = await connect(kit, campaign);
  await eventually(kit, () => expectResult(kit, probe(), 'ignored', first));
  const second = await connect(kit, campaign);
  for (const connection of [first, second])
    await eventually(kit, () => expectResult(kit, probe(), 'ignored', connection));
  expectError('stripeWebhook', await sendEvent(kit, probe(), before), 'signatureInvalid');
  await operate(kit, 'stripe disconnect', { 'program-id': campaign.id, 'webhook-secret': first.secret });
  await eventually(kit, async () =>
    expectError('stripeWebhook', await sendEvent(kit, probe(), first), 'signatureInvalid'),
  );
  await expectResult(kit, probe(), 'ignored', second);
  expectFields(await statusOfProgram(kit, campaign), { stripe_connected: true });
  await operate(kit, 'stripe disconnect', { 'program-id': campaign.id });
  await eventually(kit, async () =>
    expectError('stripeWebhook', await sendEvent(kit, probe(), second), 'programNotConnected'),
  );
  expectFields(await statusOfProgram(kit, campaign), { stripe_connected: false });
}

/** Only the listed account's events and the program's own are applied. */
async function accounts(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const account = unique('acct').replaceAll('-', '_');
  const connection = await connect(kit, campaign, account);
  const client_reference_id = await clickOn(kit, campaign);
  const event = (more: object) => checkout({ client_reference_id }, { ...more });
  await eventually(kit, () => expectResult(kit, event({ account }), 'sale_recorded', connection));
  await expectResult(kit, event({ account: `${account}x` }), 'ignored', connection);
  await expectResult(kit, event({}), 'sale_recorded', connection);
}

/** Customers and sales of another program are not the program's own, and neither are those of a partner who left. */
async function apart(kit: Kit): Promise<void> {
  const [campaign, other] = [await newCampaign(kit), await newCampaign(kit)];
  const connection = await connect(kit, campaign);
  const click_id = await clickOn(kit, other);
  await eventually(kit, () => expectResult(kit, probe(), 'ignored', connection));
  const payment_intent = unique('pi');
  const sale = { ...saleOf(1000, { click_id }), transaction_id: payment_intent };
  expectSuccess(await saleIn(kit, other, sale));
  const client_reference_id = await clickOn(kit, campaign);
  await expectTotals(kit, campaign, {}, async () => {
    await expectResult(kit, checkout({ client_reference_id: click_id }), 'customer_unknown', connection);
    await expectResult(kit, checkout({ client_reference_id, payment_intent }), 'transaction_taken', connection);
  });
  await operate(kit, 'partner leave', { 'partner-id': campaign.partnerId, 'program-id': campaign.id });
  await eventually(kit, () => expectResult(kit, checkout({ client_reference_id }), 'relationship_ended', connection));
}

/** Only recurring commissions are earned by every invoice of a subscription. */
async function subscriptions(kit: Kit): Promise<void> {
  for (const type of ['percent', 'recurring_percent', 'fixed', 'recurring_fixed']) {
    const campaign = await newCampaign(kit, { 'commission-type': type });
    const connection = await connect(kit, campaign);
    const metadata = { click_id: await clickOn(kit, campaign) };
    const subscription = unique('sub');
    const events = [1, 2].map(() => invoice(subscription, {}, metadata));
    for (const event of events) await eventually(kit, () => expectResult(kit, event, 'sale_recorded', connection));
    const [first, later] = events.map(({ data }) => data.object.id);
    const status = type.startsWith('recurring_') ? 'reversed' : 'no_commission';
    expectFields(expectSuccess(await refundIn(kit, campaign, { transaction_id: later })), { status });
    expectFields(expectSuccess(await refundIn(kit, campaign, { transaction_id: first })), { status: 'reversed' });
  }
}

/** A payment has the time of its event, which may arrive much later; one from the future has that of its arrival. */
async function times(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const connection = await connect(kit, campaign);
  const click_id = await clickOn(kit, campaign);
  const created = (await serviceTime(kit)) - 3600;
  const event = checkout({ client_reference_id: click_id }, { created });
  await eventually(kit, () => expectResult(kit, event, 'sale_recorded', connection));
  const told = await operate(kit, 'customer explain', { 'program-id': campaign.id, 'click-id': click_id });
  const sale = (told.events as { type: string; occurred_at?: string }[]).find(({ type }) => type === 'sale');
  expectThat(Date.parse(sale?.occurred_at ?? '') === created * 1000, `a sale at ${created}`, sale);
  const ahead = checkout({ client_reference_id: click_id }, { created: (await serviceTime(kit)) + 3600 });
  await expectResult(kit, ahead, 'sale_recorded', connection);
  const { events } = await operate(kit, 'customer explain', { 'program-id': campaign.id, 'click-id': click_id });
  const times = (events as { occurred_at?: string }[]).map((one) => Date.parse(one.occurred_at ?? '') / 1000);
  const latest = Math.max(...times.filter((time) => !Number.isNaN(time)));
  const now = await serviceTime(kit);
  expectThat(latest <= now + 1, `no sale after ${now}`, latest);
}

export const operatedPaymentRows: Row[] = [
  shown('two secrets, one removed, none', 'valid, invalid, not connected', secrets, OPERATES),
  shown('events of a listed account', 'applied; others are ignored', accounts, OPERATES),
  shown('payments of another program, and of a partner who left', 'pending', apart, OPERATES),
  shown('two invoices of a subscription', 'the second earns only if commissions recur', subscriptions, OPERATES),
  shown('the time of a payment event', 'that of its sale', times, OPERATES),
];
