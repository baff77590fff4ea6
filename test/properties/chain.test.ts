import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showPartner } from '../../src/partners/figures.ts';
import { startService, type Service } from '../support/service.ts';
import { click, lead, refund, sale, visit } from './chain/calls.ts';
import { changeTerms, circumstances, firstTerms } from './chain/circumstances.ts';
import { newModel, type Model, type Program } from './chain/model.ts';
import { payments } from './chain/payments.ts';
import { newReal, type Real } from './chain/real.ts';
import { effort, TEST_TIMEOUT } from './support/runs.ts';

// Sends random calls in random order. A model that shares no code with the service predicts each response, and at the
// end the exact earnings.

let service: Service;
beforeAll(async () => (service = await startService({ rateLimitScale: 1e9 })));
afterAll(() => service.stop());

const times = <T>(count: number, item: T): T[] => Array<T>(count).fill(item);
const steps = [
  click,
  click,
  ...times(5, lead),
  ...times(7, sale),
  ...times(5, refund),
  ...payments,
  ...payments,
  ...circumstances,
];

/** Compares every commission and its history with the model. */
async function expectBooks(model: Model, real: Real, program: Program): Promise<void> {
  const rows = await real.commissions(program);
  const books = rows.map(({ kind, earned_cents, amount_cents, currency, status }) => ({
    kind,
    earned: BigInt(earned_cents),
    amount: BigInt(amount_cents),
    currency,
    status,
  }));
  const own = model.commissions.filter((commission) => commission.program === program);
  expect(books).toEqual(
    own.map(({ kind, earned, amount, currency, status }) => ({ kind, earned, amount, currency, status })),
  );
  const saleIds = own.map(({ sale }) => (sale ? sale.id : null));
  expect(rows.map(({ sale_id }) => sale_id)).toEqual(saleIds);
}

/** Compares the partner's totals, which cover production events only, for each currency. */
async function expectFigures(model: Model, real: Real, program: Program): Promise<void> {
  const shown = await showPartner(real.service.db, real.campaign(program).partnerId);
  if (program.partner === 'erased') return expect(shown).toBeUndefined();
  const sales = model.sales.filter((one) => one.program === program);
  const commissions = model.commissions.filter((one) => one.program === program);
  /** The total as the service shows it: exact, so beyond 2^53 as a bigint. */
  const sum = (numbers: bigint[]): number | bigint => {
    const total = numbers.reduce((a, b) => a + b, 0n);
    return Number.isSafeInteger(Number(total)) ? Number(total) : total;
  };
  const currencies = [...new Set([...sales, ...commissions].map(({ currency }) => currency))].sort();
  const figures = currencies.map((currency) => {
    const own = sales.filter((one) => one.currency === currency);
    const earned = commissions.filter((one) => one.currency === currency);
    return {
      currency,
      sales: { count: own.length, amount_cents: sum(own.map(({ amount }) => amount)) },
      refunds: {
        count: own.reduce((count, one) => count + one.refunds, 0),
        amount_cents: sum(own.map(({ refunded }) => refunded)),
      },
      net_commission_cents: sum(earned.map(({ amount }) => amount)),
    };
  });
  const customers = model.customers.filter((one) => one.program === program);
  expect(shown!.programs).toMatchObject([
    {
      clicks: customers.length,
      settled_leads: customers.filter(({ leadAt }) => leadAt !== undefined).length,
      currencies: figures,
    },
  ]);
  expect(shown!.programs[0]!.currencies).toEqual(figures);
}

test(
  'every answer of a chain of calls is the one that the model gives, and so are the books',
  async () => {
    const chains = fc.commands(steps, { maxCommands: 60, size: 'max' });
    const property = fc.asyncProperty(firstTerms, chains, async (terms, chain) => {
      const real = await newReal(service);
      const model = newModel(service.clock.now().getTime());
      await changeTerms(real, model.programs[0]!, terms);
      for (const program of [0, 0, 1]) await visit(model, real, model.programs[program]!);
      await fc.asyncModelRun(() => ({ model, real }), chain);
      for (const program of model.programs) {
        await expectBooks(model, real, program);
        await expectFigures(model, real, program);
      }
    });
    await fc.assert(property, effort(150));
  },
  TEST_TIMEOUT,
);
