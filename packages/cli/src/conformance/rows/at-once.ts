// Requests at the same time: of several that mean the same, exactly one is recorded.
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { checkAnswer } from '../answer.ts';
import { unique } from '../call.ts';
import { clickOn, ownCampaign, saleOf, sellIn } from '../campaign.ts';
import { foreignTo } from '../foreign.ts';
import { headerNumber } from '../headers.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { initProgram } from '../new-program.ts';
import { newCampaign, operate } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectSuccess, rowsOf, type Row } from '../row.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('at-once', 'trackSale');
const TIMES = 4;
const ATTEMPTS = 3;

/** Requests that the kit does not send in turn, as it sends others of one rate limit; each response is still checked. */
async function atOnce(kit: Kit, id: OperationId, bodies: readonly Body[], key?: string): Promise<CheckedResponse[]> {
  const { method, path } = operationEntry(id);
  const replies = await Promise.all(bodies.map((body) => kit.askRaw(id, { as: 'program', key, body })));
  return replies.map((reply) => ({
    ...reply,
    seen: checkAnswer({ method: method.toUpperCase(), path, headers: {} }, reply, foreignTo(kit.target.baseUrl)),
  }));
}

/** The limit may run out while they are under way; then they are sent again, in the next window. */
async function recorded(
  kit: Kit,
  id: OperationId,
  prepare: () => Promise<Body[]>,
  key?: string,
): Promise<CheckedResponse[]> {
  for (let attempt = 1; ; attempt++) {
    const replies = await atOnce(kit, id, await prepare(), key);
    const refused = replies.find(({ seen }) => seen.error === 'rateLimited');
    if (!refused || attempt === ATTEMPTS) return replies;
    await kit.wait(headerNumber(refused, 'retryAfter'), 'a rate limit is used up.');
  }
}

const times = (body: Body): Body[] => Array.from({ length: TIMES }, () => body);

/** Exactly one response is a success; returns it and the others. */
function oneOf(replies: readonly CheckedResponse[]): { body: Body; others: CheckedResponse[] } {
  const successes = replies.filter(({ status }) => status === 200);
  const statuses = replies.map(({ status }) => status);
  expectThat(successes.length === 1, `one of ${TIMES} requests to be recorded`, statuses);
  return { body: expectSuccess(successes[0]!), others: replies.filter((reply) => reply !== successes[0]) };
}

async function sales(kit: Kit): Promise<void> {
  const replies = await recorded(kit, 'trackSale', async () =>
    times(saleOf(1000, { click_id: await clickOn(kit, ownCampaign(kit)) })),
  );
  const { body, others } = oneOf(replies);
  const sale_id = body.sale_id as number;
  for (const reply of others) expectError('trackSale', reply, 'duplicateTransaction', { sale_id });
}

/** Exactly one lead settles; the others find a customer who has signed up. */
async function oneLead(kit: Kit, prepare: () => Promise<Body[]>): Promise<void> {
  const { others } = oneOf(await recorded(kit, 'trackLead', prepare));
  for (const reply of others) expectError('trackLead', reply, 'customerStatusNotUpdatable', { status: 'lead' });
}

const leads = (kit: Kit): Promise<void> =>
  oneLead(kit, async () => times({ click_id: await clickOn(kit, ownCampaign(kit)), customer_key: unique('customer') }));

/** Several clicks with one customer_key are one customer. */
const keys = (kit: Kit): Promise<void> =>
  oneLead(kit, async () => {
    const customer_key = unique('customer');
    const bodies: Body[] = [];
    for (let i = 0; i < TIMES; i++) bodies.push({ click_id: await clickOn(kit, ownCampaign(kit)), customer_key });
    return bodies;
  });

/** One reference is refunded once, and the whole sale is refunded once. */
async function refunds(kit: Kit): Promise<void> {
  for (const more of [{ refund_amount_cents: 300, refund_reference: unique('re') }, {}]) {
    const replies = await recorded(kit, 'trackRefund', async () => {
      const own = ownCampaign(kit);
      const { transaction_id } = await sellIn(kit, own, 1000, { click_id: await clickOn(kit, own) });
      return times({ transaction_id, ...more });
    });
    const statuses = replies.map((reply) => expectSuccess(reply).status);
    expectThat(statuses.filter((status) => status !== 'skipped').length === 1, 'one refund', statuses);
  }
}

/** Of a sale without a commission, and of one whose commission is paid: refunds do not change the row of either. */
async function otherRefunds(kit: Kit): Promise<void> {
  const campaign = await newCampaign(kit);
  const click_id = await clickOn(kit, campaign);
  const subscribed = { click_id, subscription_id: unique('sub') };
  await sellIn(kit, campaign, 1000, subscribed);
  const unpaid = await sellIn(kit, campaign, 1000, subscribed);
  const paid = await sellIn(kit, campaign, 1000, { click_id });
  const commission = { 'commission-id': paid.commissionId! };
  await operate(kit, 'commission approve', commission);
  await operate(kit, 'commission pay', commission);
  for (const { transaction_id } of [unpaid, paid]) {
    const bodies = times({ transaction_id, refund_amount_cents: 600 });
    const { others } = oneOf(await recorded(kit, 'trackRefund', () => Promise.resolve(bodies), campaign.apiKey));
    for (const reply of others) expectError('trackRefund', reply, 'refundTooLarge');
  }
}

/** The last chain that the hour allows is run once. */
async function chains(kit: Kit): Promise<void> {
  const { apiKey } = await initProgram(kit);
  const chain = { type: 'chain' };
  for (let i = 1; i < contract.limits.chainsPerHour; i++) {
    expectSuccess(await kit.ask('cliTestEvent', { key: apiKey, body: chain }));
  }
  const { others } = oneOf(await recorded(kit, 'cliTestEvent', () => Promise.resolve(times(chain)), apiKey));
  for (const reply of others) expectError('cliTestEvent', reply, 'tooManyChains');
}

export const atOnceRows: Row[] = [
  shown('one sale, several times', 'one is recorded, the others name it', sales, ['write']),
  shown('one lead, several times', 'one settles', leads, ['write']),
  shown('one customer_key for several clicks', 'one customer', keys, ['write']),
  shown('one refund, several times', 'one deducts', refunds, ['write']),
  shown('one refund without an unpaid commission, several times', 'one is recorded', otherRefunds, [
    'write',
    'operator',
  ]),
  shown('the last chain of an hour, several times', 'one runs', chains, ['loginToken', 'write', 'testEvents']),
];
