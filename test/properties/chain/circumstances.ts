// The events between calls: time passes, the program's terms or the partner change, commissions are approved and paid.
import fc from 'fast-check';
import { expect } from 'vitest';
import { pick, step, text, type Step } from './command.ts';
import { DAY, type CommissionType, type Currency, type Program } from './model.ts';
import type { Real } from './real.ts';

const program = fc.constantFrom(0, 0, 0, 1);
const SECOND = 1000;

const timePasses: fc.Arbitrary<Step> = fc
  .oneof(
    fc.nat({ max: 5 * SECOND }),
    fc.nat({ max: DAY }),
    fc.nat({ max: 45 }).map((days) => days * DAY),
  )
  .map((ms) =>
    step(`time passes: ${ms} ms`, async (model, { service }) => {
      model.now += ms;
      service.clock.set(new Date(model.now));
      return Promise.resolve();
    }),
  );

/** Advances to the exact end of a click's window, or slightly beyond. */
const windowEnds: fc.Arbitrary<Step> = fc
  .record({ customer: fc.nat({ max: 99 }), beyond: fc.nat({ max: 1 }) })
  .map((sent) =>
    step(`the window of a click ends ${text(sent)}`, async (model, { service }) => {
      const customer = pick(model.customers, sent.customer);
      if (!customer) return;
      const end = customer.clickedAt + customer.program.windowDays * DAY + sent.beyond;
      model.now = Math.max(model.now, end);
      service.clock.set(new Date(model.now));
      return Promise.resolve();
    }),
  );

const decimal = (digits: number, decimals: number): fc.Arbitrary<string> =>
  fc
    .record({ whole: fc.nat({ max: digits }), rest: fc.nat({ max: 10 ** decimals - 1 }) })
    .map(({ whole, rest }) => `${whole}.${String(rest).padStart(decimals, '0')}`)
    .filter((rate) => Number(rate) > 0);
const percentage = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map(String),
  decimal(99, 1),
  decimal(99, 3),
  decimal(0, 7),
);
const majorUnits = fc.oneof(fc.integer({ min: 1, max: 500 }).map(String), decimal(999_999, 2), decimal(9, 4));
const type = fc.constantFrom<CommissionType[]>('percent', 'fixed', 'recurring_percent', 'recurring_fixed');
const terms = type.chain((kind) =>
  fc.record({ type: fc.constant(kind), rate: kind.endsWith('percent') ? percentage : majorUnits }),
);
const leadAuth = fc.constantFrom<Program['leadAuth'][]>('server_required', 'browser_allowed');
const windowDays = fc.constantFrom(1, 7, 30, 60);
const leadCents = fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 5000n }));
const currency = fc.constantFrom<Currency[]>('USD', 'EUR', 'VND');

type Terms = Partial<Pick<Program, 'leadAuth' | 'type' | 'rate' | 'windowDays' | 'leadCents' | 'currency'>>;

/** The initial terms of a program. */
export const firstTerms: fc.Arbitrary<Terms> = fc
  .record({ leadAuth, windowDays, leadCents, currency, kind: terms })
  .map(({ kind, ...rest }) => ({ ...kind, ...rest }));

export async function changeTerms(real: Real, program: Program, changed: Terms): Promise<void> {
  Object.assign(program, changed);
  await real.change(program, {
    leadAuth: program.leadAuth,
    commissionType: program.type,
    commissionRate: program.rate,
    attributionWindowDays: program.windowDays,
    leadCommissionCents: Number(program.leadCents),
    currency: program.currency,
  });
}

const change: fc.Arbitrary<Terms> = fc.oneof(
  fc.record({ leadAuth }),
  terms,
  fc.record({ windowDays }),
  fc.record({ leadCents }),
  fc.record({ currency }),
);

const policyChanges: fc.Arbitrary<Step> = fc
  .record({ program, change })
  .map((sent) =>
    step(`the program changes ${text(sent)}`, (model, real) =>
      changeTerms(real, model.programs[sent.program]!, sent.change),
    ),
  );

const linkSwitched: fc.Arbitrary<Step> = fc
  .record({ program, enabled: fc.constantFrom(true, true, true, false) })
  .map((sent) =>
    step(`the link is switched ${text(sent)}`, async (model, real) => {
      const target = Object.assign(model.programs[sent.program]!, { linkEnabled: sent.enabled });
      await real.enable(target, sent.enabled);
    }),
  );

/** Accounts are rarely erased, because little can happen afterwards. */
const fate = fc.constantFrom('leaves', 'leaves', 'leaves', 'leaves', 'joins', 'joins', 'joins', 'joins', 'is erased');

const partnerMoves: fc.Arbitrary<Step> = fc.record({ program, fate }).map((sent) =>
  step(
    `the partner ${text(sent)}`,
    async (model, real) => {
      const target = model.programs[sent.program]!;
      if (sent.fate === 'leaves') await real.leave(target);
      else if (sent.fate === 'joins') await real.join(target);
      else await real.erase(target);
      target.leftBefore = sent.fate === 'is erased' && target.partner === 'left';
      target.partner = ({ leaves: 'left', joins: 'joined', 'is erased': 'erased' } as const)[sent.fate];
    },
    (model) => model.programs[sent.program]!.partner !== 'erased',
  ),
);

type Move = readonly ['pending' | 'approved', 'approved' | 'paid'];
const APPROVE: Move = ['pending', 'approved'];
const PAY: Move = ['approved', 'paid'];

const commissionMoves: fc.Arbitrary<Step> = fc
  .record({
    commission: fc.nat({ max: 99 }),
    moves: fc.constantFrom<Move[][]>([APPROVE], [PAY], [APPROVE, PAY], [APPROVE, PAY]),
  })
  .map((sent) =>
    step(`a commission moves ${text(sent)}`, async (model, real) => {
      const commission = pick(model.commissions, sent.commission);
      if (!commission) return;
      const own = model.commissions.filter((one) => one.program === commission.program);
      const row = (await real.commissions(commission.program))[own.indexOf(commission)];
      for (const [from, to] of sent.moves) {
        expect(await real.move(row!.commission_id, to)).toBe(commission.status === from);
        if (commission.status === from) commission.status = to;
      }
    }),
  );

export const circumstances = [
  timePasses,
  windowEnds,
  policyChanges,
  linkSwitched,
  partnerMoves,
  partnerMoves,
  commissionMoves,
];
