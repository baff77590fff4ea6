// What each event changes in readiness and status, and what it must not change.
import { unique } from '../call.ts';
import {
  browserLead,
  clickOn,
  leadIn,
  ownCampaign,
  pageWith,
  readinessOf,
  refundIn,
  saleIn,
  saleOf,
  sellIn,
  testEventIn,
} from '../campaign.ts';
import { expectTotals, totalsOf, stateFrom, type Growth } from '../totals.ts';
import type { Kit } from '../kit.ts';
import { clockOf } from '../limits.ts';
import { expectMasked } from '../masked.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, expectSuccess, rowsOf, type Row } from '../row.ts';
import { serviceTime } from '../service-time.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('totals', 'getReadiness');

const TEST = { additional_data: { test_mode: true } };
const click = (kit: Kit, more: Body = {}): Promise<string> => clickOn(kit, ownCampaign(kit), more);
const sell = (kit: Kit, more: Body) => sellIn(kit, ownCampaign(kit), 1000, more);

/** A request that may be rejected: only what it changes matters. */
const attempt = async (reply: Promise<unknown>): Promise<void> => void (await reply);

/** A rule about the growth of the program's totals while `act` runs. */
const grows = (
  asks: string,
  expects: string,
  growth: Growth | ((kit: Kit) => Promise<Growth>),
  prepare: (kit: Kit) => Promise<() => Promise<unknown>>,
  needs: Row['needs'] = ['write'],
): Row =>
  shown(
    asks,
    expects,
    async (kit) => {
      const expected = typeof growth === 'function' ? await growth(kit) : growth;
      let act: () => Promise<unknown> = () => Promise.resolve();
      const own = ownCampaign(kit);
      await expectTotals(
        kit,
        own,
        expected,
        () => act(),
        async () => void (act = await prepare(kit)),
      );
    },
    needs,
  );

/** Every kind of test event, with and without the key. */
async function everyTestEvent(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  const { id: program_id } = await kit.program();
  const page = { affiliate_url: pageWith(own.aff), ...TEST };
  expectSuccess(await kit.ask('trackClick', { as: 'program', body: page }));
  expectSuccess(await kit.ask('trackClick', { body: page }));
  expectSuccess(await leadIn(kit, own, TEST));
  expectSuccess(await browserLead(kit, { additional_data: { test_mode: true, program_id } }));
  const sale = saleOf(1000, TEST);
  expectSuccess(await saleIn(kit, own, sale));
  expectSuccess(await refundIn(kit, own, { transaction_id: sale.transaction_id, ...TEST }));
  for (const event_type of ['click', 'lead', 'sale']) expectSuccess(await testEventIn(kit, own, { event_type }));
}

/** Requests that are rejected, or that repeat what is recorded. */
async function nothingNew(kit: Kit): Promise<() => Promise<void>> {
  const own = ownCampaign(kit);
  const [click_id, customer_key] = [await click(kit), unique('customer')];
  expectSuccess(await leadIn(kit, own, { click_id, customer_key }));
  const sale = saleOf(1000, { customer_key });
  expectSuccess(await saleIn(kit, own, sale));
  return async () => {
    await click(kit, { existing_click_id: click_id });
    await attempt(kit.ask('trackClick', { body: { affiliate_url: pageWith(unique('no').slice(0, 20)) } }));
    await attempt(leadIn(kit, own, { customer_key }));
    await attempt(browserLead(kit, { click_id }));
    await attempt(saleIn(kit, own, sale));
    await attempt(saleIn(kit, own, saleOf(0, { customer_key })));
    await attempt(saleIn(kit, own, saleOf(1000, { customer_key: unique('customer') })));
    await attempt(saleIn(kit, own, saleOf(1000, { customer_key, currency: 'GBP' })));
    await attempt(refundIn(kit, own, { transaction_id: unique('conformance') }));
  };
}

const unsettled = async (kit: Kit): Promise<Growth> =>
  (await kit.program()).leadAuth === 'browser_allowed' ? { leads: 1, pending: undefined } : {};

const refundOf = async (kit: Kit, more: Body): Promise<() => Promise<unknown>> => {
  const { transaction_id } = await sell(kit, { click_id: await click(kit) });
  return async () => expectSuccess(await refundIn(kit, ownCampaign(kit), { transaction_id, ...more }));
};

/** The program's state follows from its gates, which are checked now. `totalsOf` checks each gate. */
async function consistent(kit: Kit): Promise<void> {
  const reply = await kit.ask('getReadiness', { as: 'program' });
  const { gates, poll } = expectSuccess(reply) as {
    gates: Record<string, Body>;
    poll: { retry_after_seconds: number };
  };
  const clock = clockOf(reply, kit.now());
  for (const [name, { checked_at }] of Object.entries(gates)) {
    const age = clock - Date.parse(String(checked_at)) / 1000;
    expectThat(Math.abs(age) <= 2, `gate ${name} to be checked now`, checked_at);
  }
  expectThat(poll.retry_after_seconds >= 1, 'at least a second between two requests', poll);
  const totals = await totalsOf(kit, ownCampaign(kit));
  expectThat(totals.state === stateFrom(totals), `state ${stateFrom(totals)}, from the gates`, totals);
}

/** A real sale completes the integration. */
async function liveSale(kit: Kit): Promise<void> {
  await sell(kit, { click_id: await click(kit) });
  const { state, gates } = await totalsOf(kit, ownCampaign(kit));
  expectFields(
    { state, live: gates.live, tracking: gates.tracking, payout: gates.payout },
    {
      state: 'live_verified',
      live: 'pass',
      payout: 'pass',
    },
  );
}

/** The times of the last events are those of the requests, whatever the time of the payment. */
async function lastTimes(kit: Kit): Promise<void> {
  const own = ownCampaign(kit);
  const started = await serviceTime(kit);
  const [click_id, customer_key] = [await click(kit), unique('customer')];
  expectSuccess(await leadIn(kit, own, { click_id, customer_key }));
  await sell(kit, { customer_key, occurred_at: new Date((started - 86_400) * 1000).toISOString() });
  const { last_event_at } = await readinessOf(kit, own);
  const ended = (await serviceTime(kit)) + 1;
  for (const [kind, at] of Object.entries(last_event_at as Record<string, string | null>)) {
    const time = Date.parse(at ?? '') / 1000;
    expectThat(time >= started && time <= ended, `the last ${kind} between ${started} and ${ended}`, at);
  }
}

/** The key in status is the one that was sent, masked. */
async function maskedKey(kit: Kit): Promise<void> {
  const reply = await kit.ask('cliStatus', { as: 'program' });
  const { key } = expectSuccess(reply).data as { key: { masked: string; created_at: string } };
  expectMasked(key.masked, kit.target.apiKey);
  const isPast = Date.parse(key.created_at) / 1000 <= clockOf(reply, kit.now()) + 1;
  expectThat(isPast, 'a key that was created before now', key.created_at);
}

/** Other requests would change the totals too. */
const alone = (rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, stage: 'alone' }));

export const totalsRows: Row[] = alone([
  grows('a click', 'one click more', { clicks: 1 }, (kit) => Promise.resolve(() => click(kit))),
  grows('a lead from a browser', 'no lead more unless it settles', unsettled, async (kit) => {
    const click_id = await click(kit);
    return async () => expectSuccess(await browserLead(kit, { click_id }));
  }),
  grows('a lead with the key', 'one lead more', { leads: 1, pending: undefined }, async (kit) => {
    const body = { click_id: await click(kit), customer_key: unique('customer') };
    return async () => expectSuccess(await leadIn(kit, ownCampaign(kit), body));
  }),
  grows('a sale', 'one sale and one pending commission more', { sales: 1, pending: 1 }, async (kit) => {
    const click_id = await click(kit);
    return () => sell(kit, { click_id });
  }),
  grows('a partial refund', 'nothing changes', {}, (kit) => refundOf(kit, { refund_amount_cents: 500 })),
  grows('a refund of the whole sale', 'one pending commission less', { pending: -1 }, (kit) => refundOf(kit, {})),
  grows('rejected and repeated requests', 'nothing changes', {}, nothingNew),
  grows('test events of every kind', 'nothing changes', {}, (kit) => Promise.resolve(() => everyTestEvent(kit)), [
    'testEvents',
  ]),
  shown('the gates', 'the state follows from them', consistent),
  shown('the gates after a real sale', 'live_verified', liveSale, ['write']),
  shown('the times of the last events', 'those of the requests', lastTimes, ['write']),
  shown('the key in status', 'its prefix and its last four characters', maskedKey),
]);
