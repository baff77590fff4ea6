// The calls of the chain as steps. Each sends its request, asks the model, and compares the response.
import fc from 'fast-check';
import { expect } from 'vitest';
import { pick, step, text, type Step } from './command.ts';
import { expectAnswer } from './expected.ts';
import type { Currency, Customer, Model, Program } from './model.ts';
import type { Real } from './real.ts';
import { refundRule, type RefundCall } from './refund-rules.ts';
import { clickRule, leadRule, saleRule, type Identifiers } from './rules.ts';

const program = fc.constantFrom(0, 0, 0, 0, 0, 0, 1);
/** Generates a value once in this many times, otherwise nothing. */
const sometimes = <T>(arbitrary: fc.Arbitrary<T>, oneIn: number): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: oneIn - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
/** The number of an existing customer or sale; sometimes an unknown one. */
const index = fc.nat({ max: 99 });
const which = sometimes(fc.constant(null), 15).chain((nobody) => (nobody === null ? fc.constant(null) : index));
const customerKey = fc.constantFrom(undefined, undefined, 'user-1', 'user-2', 'user-3');

interface Who {
  customer: number | null;
  /** only the key is sent */
  withoutClick: boolean;
  key: string | undefined;
}
const who: fc.Arbitrary<Who> = fc.record({
  customer: which,
  withoutClick: fc.constantFrom(false, false, false, false, false, true),
  key: customerKey,
});

function identify({ customers }: Model, { customer, withoutClick, key }: Who): Identifiers {
  const clickId = customer === null ? 'clk_of_nobody' : (pick(customers, customer)?.clickId ?? 'clk_of_nobody');
  return { clickId: withoutClick ? undefined : clickId, key };
}

const body = ({ clickId, key }: Identifiers) => ({ click_id: clickId, customer_key: key });

/** Whether a click of the same link is no new visit. */
const stillCounts = ({ now }: Model, { status, provisional, clickedAt }: Customer): boolean =>
  status !== 'click' || provisional || now - clickedAt <= 30 * 60_000;

/** A visitor clicks, for the first time or with an existing `click_id`. */
export async function visit(model: Model, { service, campaign }: Real, target: Program, existing?: Customer) {
  const expected = clickRule(target);
  const answer = await service.click({ affiliate_url: campaign(target).url, existing_click_id: existing?.clickId });
  if (expected.status !== 200) return expectAnswer(answer, expected);
  const kept = existing?.program === target && stillCounts(model, existing);
  const clickId: unknown = kept ? existing.clickId : expect.stringMatching(/^clk_[\w-]{22,}$/);
  expectAnswer(answer, { status: 200, body: { ...expected.body, click_id: clickId } });
  if (kept) return;
  const made = answer.body.click_id as string;
  expect(model.customers.map((one) => one.clickId)).not.toContain(made);
  const customer = { program: target, clickId: made, clickedAt: model.now, status: 'click' } as const;
  model.customers.push({ ...customer, leadAt: undefined, key: undefined, provisional: false });
}

export const click: fc.Arbitrary<Step> = fc.record({ program, again: sometimes(index, 4) }).map((sent) =>
  step(`click ${text(sent)}`, async (model, real) => {
    const existing = sent.again === undefined ? undefined : pick(model.customers, sent.again);
    await visit(model, real, model.programs[sent.program]!, existing);
  }),
);

export const lead: fc.Arbitrary<Step> = fc
  .record({ by: fc.constantFrom(0, 0, 0, 0, 1, undefined, undefined, undefined), who })
  .map((sent) =>
    step(`lead ${text(sent)}`, async (model, real) => {
      const by = sent.by === undefined ? undefined : model.programs[sent.by];
      const ids = identify(model, sent.who);
      const expected = leadRule(model, by, ids);
      expectAnswer(await real.service.lead(body(ids), { key: by && real.campaign(by).key }), expected);
    }),
  );

const amount = fc.oneof(
  { weight: 4, arbitrary: fc.bigInt({ min: 1n, max: 300n }) },
  { weight: 4, arbitrary: fc.bigInt({ min: 1n, max: 10_000_000n }) },
  { weight: 1, arbitrary: fc.bigInt({ min: 1n, max: 2n ** 53n - 1n }) },
);
const currency = fc.constantFrom<(Currency | undefined)[]>(undefined, 'USD', 'EUR', 'VND');
const DAYS_30 = 30 * 86_400_000;
const paidBefore = sometimes(fc.nat({ max: DAYS_30 }), 3);

export const sale: fc.Arbitrary<Step> = fc
  .record({
    by: program,
    who,
    amount,
    currency,
    subscription: sometimes(fc.constantFrom('sub-1', 'sub-2'), 3),
    paidBefore,
    repeat: sometimes(index, 10),
  })
  .map((sent) =>
    step(`sale ${text(sent)}`, async (model, real) => {
      const by = model.programs[sent.by]!;
      const repeated = sent.repeat === undefined ? undefined : pick(model.sales, sent.repeat);
      const call = {
        ids: identify(model, sent.who),
        transactionId: repeated?.transactionId ?? real.service.make.unique('order'),
        amount: sent.amount,
        currency: sent.currency,
        subscription: sent.subscription,
        paidAt: model.now - (sent.paidBefore ?? 0),
      };
      const known = model.sales.length;
      const expected = saleRule(model, by, call);
      const answer = await real.service.sale(
        {
          transaction_id: call.transactionId,
          amount_cents: Number(call.amount),
          currency: call.currency,
          subscription_id: call.subscription,
          occurred_at: sent.paidBefore === undefined ? undefined : new Date(call.paidAt).toISOString(),
          ...body(call.ids),
        },
        { key: real.campaign(by).key },
      );
      expectAnswer(answer, expected);
      const made = model.sales[known];
      if (!made || answer.status !== 200) return;
      made.id = answer.body.sale_id as number;
      if (made.commission) made.commission.id = answer.body.commission_id as number;
    }),
  );

/** The part of a sale to refund: the rest, a share in thousandths, or one more than is left. */
const part = fc.oneof(
  { weight: 2, arbitrary: fc.constant('all' as const) },
  { weight: 1, arbitrary: fc.constant('too much' as const) },
  { weight: 5, arbitrary: fc.nat({ max: 1000 }) },
);

export const refund: fc.Arbitrary<Step> = fc
  .record({
    by: program,
    sale: which,
    part,
    reference: fc.constantFrom(undefined, undefined, 're-1', 're-2', 're-3'),
    reason: fc.constantFrom<(RefundCall['reason'] | undefined)[]>(undefined, 'refund', 'chargeback'),
  })
  .map((sent) =>
    step(
      `refund ${text(sent)}`,
      async (model, real) => {
        const by = model.programs[sent.by]!;
        const target = sent.sale === null ? undefined : pick(model.sales, sent.sale);
        const left = target ? target.amount - target.refunded : 1n;
        const share = typeof sent.part === 'number' ? (left * BigInt(sent.part)) / 1000n : left + 1n;
        const asked = sent.part === 'all' ? undefined : share > 0n ? share : 1n;
        // An amount beyond the limit is rejected before the sale is looked up.
        if (asked !== undefined && asked >= 2n ** 53n) return;
        const transactionId = target?.transactionId ?? 'order-of-nobody';
        const { reference, reason = 'refund' } = sent;
        const expected = refundRule(model, by, { transactionId, amount: asked, reference, reason });
        const answer = await real.service.refund(
          {
            transaction_id: transactionId,
            refund_amount_cents: asked === undefined ? undefined : Number(asked),
            refund_reference: sent.reference,
            reason: sent.reason,
          },
          { key: real.campaign(by).key },
        );
        expectAnswer(answer, expected);
        if (sent.reference === undefined || !target?.references.has(sent.reference) || answer.status !== 200) return;
        target.references.set(sent.reference, answer.body.refund_id as number);
      },
      (model) => sent.sale === null || model.sales.length > 0,
    ),
  );
