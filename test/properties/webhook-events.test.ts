import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOBS } from '../../src/jobs/jobs.ts';
import { runDueJobs } from '../../src/jobs/scheduler.ts';
import { createSubscriber } from '../../src/serving/webhooks/subscriber.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { testLog } from '../support/log.ts';
import { startService, type Service } from '../support/service.ts';
import { connectAccount, dispute, newId } from '../support/stripe.ts';
import { sell, signUp, withTrigger } from '../support/journey.ts';
import { as } from '../manage/support.ts';
import { cardSale, payoutCampaign } from '../payouts/support.ts';
import { addEndpoint, deliveriesOf, eventsOf, expectSequences } from '../webhooks/support.ts';
import { effort, TEST_TIMEOUT } from './support/runs.ts';

// Whatever is written, in any order, in batches too: what is committed is one event each, and what is rolled back has no event.

let service: Service;
beforeAll(async () => (service = await startService({ rateLimitScale: 1e9 })));
afterAll(() => service.stop());

async function begin() {
  const { campaign, calls } = await payoutCampaign(service, { lead_commission_cents: 150, holding_period_days: 0 });
  const account = await connectAccount(service, campaign);
  await addEndpoint(service, campaign.id);
  const of = { program_id: campaign.id };
  const rows = (table: string) => service.db.knex(table).where(of).orderBy('id');
  return { campaign, calls, account, of, rows, cards: [] as Awaited<ReturnType<typeof cardSale>>[] };
}
type Ground = Awaited<ReturnType<typeof begin>>;

const at = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)];

/** Together, so that they share statements. All have ended then. */
const several = (work: () => Promise<unknown>) => Promise.allSettled([work(), work(), work()]);

/** Each writer; `n` chooses a record. What the rules refuse writes nothing. */
const WRITERS: Readonly<Record<string, (ground: Ground, n: number) => Promise<unknown>>> = {
  lead: ({ campaign }) => several(() => signUp(service, campaign)),
  sale: ({ campaign }) => several(() => sell(service, campaign)),
  async refund({ campaign, rows }, n) {
    const sale = at(await rows('sales'), n);
    if (sale === undefined) return;
    const { transaction_id } = sale;
    await several(() => service.refund({ transaction_id, refund_amount_cents: 100 + n }, { key: campaign.key }));
  },
  async payment(ground) {
    ground.cards.push(await cardSale(service, ground.campaign, ground.account));
  },
  'refund by the processor': ({ cards }, n) => at(cards, n)?.refunded(100 * (n + 1)) ?? Promise.resolve(),
  'failed refund': ({ cards }, n) => at(cards, n)?.failed(100) ?? Promise.resolve(),
  async dispute({ cards, account }, n) {
    const card = at(cards, n);
    if (!card) return;
    const { id: charge, paymentIntent } = card.charge;
    const one = { charge, paymentIntent, id: newId('du'), amount: 1_000 + n };
    await account.tell(dispute(account.source, one));
    await account.tell(dispute(account.source, { ...one, type: 'charge.dispute.closed', status: 'won' }));
  },
  ...Object.fromEntries(
    (['approve', 'approve', 'hold', 'release', 'reject'] as const).map((name, i) => [
      `${name} ${i}`,
      async ({ calls, rows }: Ground, n: number) => {
        const ids = (await rows('commissions')).map(({ id }) => id as number);
        if (ids.length > 0)
          await calls.change(name, [at(ids, n)!], name === 'reject' || name === 'hold' ? 'Why' : undefined);
      },
    ]),
  ),
  adjust: ({ calls, campaign }, n) =>
    calls.adjust({ partner_id: campaign.partnerId, amount_cents: n % 2 ? 300 : -300, reason: 'A correction' }),
  'approve by the job': async ({ of }) => {
    await service.db.knex('programs').where({ id: of.program_id }).update({ auto_approve: true });
    service.clock.advance({ seconds: 600 });
    const log = testLog();
    // As the process does that runs jobs.
    const subscriber = createSubscriber({
      db: service.db,
      baseUrl: service.baseUrl,
      secretKey: SECRET_KEY,
      log,
      remembers: false,
    });
    const jobs = JOBS.filter(({ name }) => name === 'commission-approvals');
    await runDueJobs({ db: service.db.heardBy(subscriber), clock: service.clock, log, jobs });
    await service.db.knex('programs').where({ id: of.program_id }).update({ auto_approve: false });
  },
  payout: ({ calls }) => {
    service.clock.advance({ seconds: 1 });
    return calls.create();
  },
  ...Object.fromEntries(
    (['pay', 'fail', 'cancel', 'reopen'] as const).map((name) => [
      name,
      async ({ calls, rows }: Ground, n: number) => {
        const item = at(await rows('payout_items'), n);
        service.clock.advance({ seconds: 1 });
        if (item)
          await calls.act(name, item.payout_id, {
            item_ids: [item.id],
            ...(name === 'fail' && { reason: 'Returned' }),
          });
      },
    ]),
  ),
  partner: async ({ campaign }) => {
    const path = `programs/${campaign.id}/partners/${campaign.partnerId}`;
    for (const verb of ['remove', 'reinstate']) await as(service, campaign.token)('POST', `${path}/${verb}`);
  },
};

/** How many of each the tables have: what is not the events' own. */
async function factsOf({ of, rows }: Ground): Promise<Record<string, number>> {
  const entries = await rows('commission_entries').select('commission_entries.*');
  const kinds = new Map((await rows('commissions')).map(({ id, kind }) => [id, kind]));
  const isOwn = ({ kind, refund_id, commission_id }: Record<string, unknown>): boolean =>
    // A claim is the payout's event, and a new restoration is approved as it is created.
    !['claimed', 'unclaimed', 'earned'].includes(String(kind)) &&
    !(kind === 'approved' && refund_id !== null && kinds.get(commission_id) === 'restoration');
  const audited = async (action: string) =>
    Number((await service.db.knex('audit_log').where(of).whereLike('action', action).count())[0]!.count);
  return {
    lead: (await service.db.knex('leads').where(of)).length,
    sale: (await rows('sales')).length,
    refund: (await rows('refunds')).length,
    'commission.created': kinds.size,
    'commission.changed': entries.filter(isOwn).length,
    payout: (await rows('payouts')).length,
    payout_item: await audited('payout-item.%'),
    partner: await audited('partner.%'),
  };
}

const MUST_OCCUR = ['lead.settled', 'refund.recorded', 'commission.approved', 'commission.reversed', 'payout.created'];
/** The types that occurred. */
const seen = new Set<string>();

async function eventCounts(ground: Ground): Promise<Record<string, number>> {
  const events = await eventsOf(service, ground.campaign.id);
  expectSequences(events);
  const deliveries = await deliveriesOf(service, ground.campaign.id);
  expect(deliveries.map(({ event_id }) => event_id).toSorted()).toEqual(events.map(({ id }) => id).toSorted());
  const counts: Record<string, number> = Object.fromEntries(
    Object.keys(await factsOf(ground)).map((name) => [name, 0]),
  );
  for (const { type } of events) {
    seen.add(type);
    const [subject = ''] = type.split('.');
    const name = subject !== 'commission' ? subject : type === 'commission.created' ? type : 'commission.changed';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const step = fc.record({
  writer: fc.constantFrom(...Object.keys(WRITERS)),
  n: fc.nat({ max: 9 }),
  fails: fc.boolean(),
});

test(
  'each fact that is committed is one event, and one that is rolled back has no event',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const ground = await begin();
        // A payout needs something that is due.
        const first = ['sale', 'payment', 'approve by the job', 'payout'].map((writer) => ({
          writer,
          n: 0,
          fails: false,
        }));
        for (const { writer, n, fails } of [...first, ...steps]) {
          const run = () => WRITERS[writer]!(ground, n).catch(() => undefined);
          const before = fails ? await eventCounts(ground) : undefined;
          const trouble = { table: 'webhook_deliveries', body: `raise exception 'no event'` };
          await (fails ? withTrigger(service, trouble, run) : run());
          const counts = await eventCounts(ground);
          if (before) expect(counts, writer).toEqual(before);
          expect(counts, writer).toEqual(await factsOf(ground));
        }
      }),
      // One history takes seconds on a busy machine, so the usual limit of time would leave none.
      { ...effort(3), interruptAfterTimeLimit: 60_000 },
    );
    // Nothing of this is empty.
    expect([...seen]).toEqual(expect.arrayContaining(MUST_OCCUR));
  },
  Math.max(TEST_TIMEOUT, 120_000),
);
