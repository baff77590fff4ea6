// Rules of links, partners, programs and keys that need an operator.
import { unique } from '../call.ts';
import {
  browserLead,
  clickOn,
  leadIn,
  pageWith,
  readinessOf,
  refundIn,
  saleIn,
  saleOf,
  sellIn,
  statusOfProgram,
} from '../campaign.ts';
import { expectTotals, totalsOf } from '../totals.ts';
import { headerValue } from '../headers.ts';
import type { Kit } from '../kit.ts';
import { eventually, newCampaign, newCode, newLink, operate } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, messageOf, rowsOf, type Need, type Row } from '../row.ts';
import { announced, retired } from './rotation.ts';
import { serviceTime } from '../service-time.ts';
import { withOffset } from './occurred-at.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('operated', 'trackSale');
const OPERATES: readonly Need[] = ['operator', 'write', 'testEvents'];

export const clickAt = (kit: Kit, aff: string, origin?: string) =>
  kit.ask('trackClick', { body: { affiliate_url: pageWith(aff) }, ...(origin === undefined ? {} : { origin }) });

/** The shortest and the longest code; a link that is disabled, enabled again, or incomplete. */
async function links(kit: Kit): Promise<void> {
  const { id, partnerId } = await newCampaign(kit);
  for (const length of [3, 32]) {
    const code = await newLink(kit, id, partnerId, newCode(length).split('').reverse().join(''));
    expectSuccess(await clickAt(kit, code));
    expectSuccess(await clickAt(kit, code.toUpperCase()));
  }
  const code = await newLink(kit, id, partnerId);
  const click_id = await clickOn(kit, { aff: code });
  await operate(kit, 'link disable', { code });
  await eventually(kit, async () => expectError('trackClick', await clickAt(kit, code), 'linkDisabled'));
  const again = await kit.ask('trackClick', { body: { affiliate_url: pageWith(code), existing_click_id: click_id } });
  expectError('trackClick', again, 'linkDisabled');
  await operate(kit, 'link enable', { code });
  await eventually(kit, async () => void expectSuccess(await clickAt(kit, code)));
  for (const flags of [{ 'program-id': id }, { 'partner-id': partnerId }, {}]) {
    const incomplete = newCode();
    await operate(kit, 'link create', { code: incomplete, ...flags });
    expectError('trackClick', await clickAt(kit, incomplete), 'referralLinkMisconfigured');
  }
}

/** An existing click_id is returned only for its own link. */
async function otherLink(kit: Kit): Promise<void> {
  const { id, partnerId, aff } = await newCampaign(kit);
  const other = await newLink(kit, id, partnerId);
  const click_id = await clickOn(kit, { aff });
  const came = await clickOn(kit, { aff: other }, { existing_click_id: click_id });
  expectThat(came !== click_id, 'a new click_id on another link', came);
}

/** Sales of a partner who left are rejected and leave nothing; after another join they are recorded. */
async function leaving(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const membership = { 'partner-id': campaign.partnerId, 'program-id': campaign.id };
  const click_id = await clickOn(kit, campaign);
  const recorded = saleOf(1000, { click_id });
  expectSuccess(await saleIn(kit, campaign, recorded));
  const sale = saleOf(1000, { click_id });
  await operate(kit, 'partner leave', membership);
  await eventually(kit, async () => expectError('trackSale', await saleIn(kit, campaign, sale), 'relationshipMissing'));
  // What was recorded stays recorded, and can be refunded.
  expectError('trackSale', await saleIn(kit, campaign, recorded), 'duplicateTransaction');
  const { transaction_id } = recorded;
  expectFields(expectSuccess(await refundIn(kit, campaign, { transaction_id })), { status: 'reversed' });
  const { sales, gates } = await totalsOf(kit, campaign);
  expectFields({ sales, payout: gates.payout }, { sales: 1, payout: 'unknown' });
  await operate(kit, 'partner join', membership);
  await eventually(kit, async () => void expectSuccess(await saleIn(kit, campaign, sale)));
}

/** The sale of an erased partner is stored without a commission. */
async function erasing(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const sale = saleOf(1000, { click_id: await clickOn(kit, campaign) });
  await operate(kit, 'partner erase', { 'partner-id': campaign.partnerId });
  await eventually(kit, async () => {
    const reply = await saleIn(kit, campaign, sale);
    if (reply.status !== 409) expectError('trackSale', reply, 'partnerMissing');
  });
  expectError('trackSale', await saleIn(kit, campaign, sale), 'duplicateTransaction');
  const refund = expectSuccess(await refundIn(kit, campaign, { transaction_id: sale.transaction_id }));
  expectFields(refund, { status: 'no_commission', deduction_cents: 0, commission_id: null });
}

/** Windows, policy and origins are those of the program. */
async function settings(kit: Kit): Promise<void> {
  const listed = 'https://shop.conformance.example:8443';
  const campaign = await newCampaign(kit, {
    'cookie-window-days': 7,
    'lead-auth': 'browser_allowed',
    'allowed-origin': listed,
  });
  const { aff, id } = campaign;
  const reply = await clickAt(kit, aff, listed);
  expectFields(expectSuccess(reply), { cookie_window_days: 7 });
  expectThat(headerValue(reply, 'allowOrigin') === listed, `a response that ${listed} may read`, reply.headers);
  expectFields(await statusOfProgram(kit, campaign), { lead_auth: 'browser_allowed', active_partners: 1 });
  const [click_id, customer_key] = [await clickOn(kit, { aff }), unique('customer')];
  await expectTotals(kit, campaign, { leads: 1 }, async () => {
    const settled = expectSuccess(await browserLead(kit, { click_id, customer_key }));
    expectFields(settled, { provisional: undefined, message: messageOf('trackLead', 'settled') });
  });
  const known = async (identifier: Body) =>
    expectError('trackLead', await leadIn(kit, campaign, identifier), 'customerStatusNotUpdatable', { status: 'lead' });
  await known({ customer_key });
  // A key of another customer is not saved, and does not refuse the lead.
  const another = await clickOn(kit, { aff });
  const settled = expectSuccess(await browserLead(kit, { click_id: another, customer_key }));
  expectFields(settled, { provisional: undefined, message: messageOf('trackLead', 'settled') });
  await known({ click_id: another });
  await operate(kit, 'program update', { 'program-id': id, 'allowed-origin': 'https://new.conformance.example' });
  await eventually(kit, async () => expectError('trackClick', await clickAt(kit, aff, listed), 'originNotAllowed'));
  await operate(kit, 'program update', { 'program-id': id, 'lead-auth': 'server_required', 'cookie-window-days': 30 });
  await eventually(kit, async () => {
    const later = await clickAt(kit, aff);
    expectFields(expectSuccess(later), { cookie_window_days: 30 });
    const lead = await browserLead(kit, { click_id: (later.body as Body).click_id });
    expectFields(expectSuccess(lead), { provisional: true });
  });
}

/** The gates of a complete program, until its first real sale. */
async function gates(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const shows = async (expected: Body) => {
    const { state, blocker, gates: each } = await totalsOf(kit, campaign);
    expectFields({ state, blocker, ...each }, expected);
  };
  await shows({ state: 'ready', blocker: 'live', payout: 'pass', tracking: 'pass', live: 'fail' });
  const membership = { 'partner-id': campaign.partnerId, 'program-id': campaign.id };
  await operate(kit, 'partner leave', membership);
  await eventually(kit, () => shows({ state: 'configuring', blocker: 'payout', payout: 'unknown', tracking: 'pass' }));
  await operate(kit, 'partner join', membership);
  await eventually(kit, () => shows({ state: 'ready', payout: 'pass' }));
  const click_id = await clickOn(kit, campaign);
  await sellIn(kit, campaign, 1000, { click_id, livemode: false });
  await shows({ state: 'ready', blocker: 'live', live: 'fail' });
  await operate(kit, 'link disable', { code: campaign.aff });
  await eventually(kit, () => shows({ state: 'configuring', blocker: 'tracking', tracking: 'fail' }));
  await operate(kit, 'link enable', { code: campaign.aff });
  await sellIn(kit, campaign, 1000, { click_id, livemode: true });
  await eventually(kit, () => shows({ state: 'live_verified', blocker: null, tracking: 'pass', live: 'pass' }));
  // Each gate is checked as it is now, the state by what was verified once.
  await operate(kit, 'link disable', { code: campaign.aff });
  await eventually(kit, () => shows({ state: 'live_verified', blocker: 'tracking', tracking: 'fail', live: 'pass' }));
  await operate(kit, 'partner leave', membership);
  await eventually(kit, () => shows({ state: 'live_verified', blocker: 'payout', payout: 'unknown' }));
}

const TEST = { additional_data: { test_mode: true } };

/** A click without the program's own key, sent in test mode, does not verify the integration. */
async function verification(kit: Kit): Promise<void> {
  const [campaign, other] = [await newCampaign(kit), await newCampaign(kit)];
  const body = { affiliate_url: pageWith(campaign.aff), ...TEST };
  expectSuccess(await leadIn(kit, campaign, TEST));
  expectSuccess(await saleIn(kit, campaign, saleOf(1000, TEST)));
  const senders: { key?: string }[] = [{}, { key: other.apiKey }, { key: campaign.apiKey }];
  for (const sender of senders) {
    expectSuccess(await kit.ask('trackClick', { body, ...sender }));
    const { verified } = await totalsOf(kit, campaign);
    const expected = sender.key === campaign.apiKey;
    expectThat(verified === expected, `integration_verified: ${expected}`, verified);
  }
}

/** Seconds between the marking and the deadline: enough for every request before it, and for waits for rate limits. */
const UNTIL_DEADLINE = 150;

/** A regenerated key replaces the old one, and is not marked as that one was. */
async function newKey(kit: Kit): Promise<void> {
  const { id, apiKey } = await newCampaign(kit);
  const rotateBy = new Date(((await serviceTime(kit)) + UNTIL_DEADLINE) * 1000).toISOString();
  await operate(kit, 'key mark', { 'program-id': id, 'rotate-by': rotateBy });
  const { api_key } = await operate(kit, 'key regenerate', { 'program-id': id });
  await eventually(kit, async () => {
    const reply = await kit.ask('cliStatus', { key: apiKey });
    expectError('cliStatus', reply, 'invalidApiToken');
  });
  const { key } = await statusOfProgram(kit, { apiKey: String(api_key) });
  expectFields(key as Body, { rotate_by: null });
  const readiness = await readinessOf(kit, { apiKey: String(api_key) });
  expectFields(readiness, { program_id: id });
  expectThat(typeof readiness.key_rotated_at === 'string', 'a time in key_rotated_at', readiness.key_rotated_at);
}

/** A key is marked, announced and retired, at the times that the operator set. */
async function rotation(kit: Kit): Promise<void> {
  const { id, apiKey } = await newCampaign(kit);
  const deadline = (await serviceTime(kit)) + UNTIL_DEADLINE;
  const rotateBy = new Date(deadline * 1000);
  const marked = await operate(kit, 'key mark', { 'program-id': id, 'rotate-by': withOffset(deadline, '-12:00') });
  const marking = { markedAt: new Date(String(marked.marked_at)), rotateBy };
  await eventually(kit, () => announced(kit, { key: apiKey }, marking));
  const left = Math.ceil(rotateBy.getTime() / 1000 - (await serviceTime(kit))) + 1;
  await kit.wait(left, "a key's rotation deadline passes.");
  await retired(kit, { key: apiKey });
  // A forgotten client gets the reason also after there is a new key.
  const { api_key } = await operate(kit, 'key regenerate', { 'program-id': id });
  await eventually(kit, async () =>
    expectFields(await statusOfProgram(kit, { apiKey: String(api_key) }), { program_id: id }),
  );
  await retired(kit, { key: apiKey });
}

export const operatedRows: Row[] = [
  shown('links of the shortest and longest code, disabled, enabled, incomplete', '200, 410, 200, 400', links, OPERATES),
  shown('the click_id of another link', 'a new click_id', otherLink, OPERATES),
  shown('the sale of a partner who left', '400 relationshipMissing', leaving, OPERATES),
  shown('the sale of an erased partner', '400 partnerMissing, then 409', erasing, OPERATES),
  shown('the settings of a program', 'its windows, policy and origins', settings, OPERATES),
  shown('the gates of a complete program', 'ready, then live_verified', gates, OPERATES),
  shown("test clicks with and without the program's key", 'only its own key verifies', verification, OPERATES),
  shown('a regenerated key', 'the old one is rejected', newKey, OPERATES),
  shown('a key that is marked', 'announced, then retired', rotation, OPERATES, { lane: 'rotation' }),
];
