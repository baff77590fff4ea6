import { describe, expect, test } from 'vitest';
import {
  explainAttribution,
  explainCommission,
  explainLead,
  explainNextLead,
  explainSale,
} from '../../src/customers/sentences.ts';
import { withoutAddresses } from '../../src/common/redact.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));

describe('a lead', () => {
  test.each([
    ['browser', true, /^Provisional: .*waits for its server to confirm it/],
    ['server', false, /^It counts: your server/],
    ['browser', false, /^It counts: .*accepted sign-ups from pages/],
    ['payment', false, /^It counts: .*payment event/],
  ] as const)('of mode %s, provisional %s', (mode, provisional, text) => {
    expect(explainLead(mode, provisional)).toMatch(text);
  });

  test.each([
    ['conversion', 'server_required', /rejected: a sale is recorded/],
    ['lead', 'server_required', /rejected: one counts already/],
    ['click', 'browser_allowed', /counts, whether your server or a page sends it/],
    ['click', 'server_required', /if a page does, it waits for your server/],
  ] as const)('sent now to a customer of status %s under %s', (status, policy, text) => {
    expect(explainNextLead(status, policy)).toMatch(text);
  });
});

describe('a stored sale', () => {
  const sale = { occurred_at: at(11), recorded_at: at(11) };
  const byClick = { code_id: null, discount_code: null };

  test.each([
    ['TEA10', 'code TEA10'],
    [null, 'the code of an erased partner'],
  ])('of the code %s has no window', (discount_code, name) => {
    const customer = { clicked_at: null, lead_at: null, converted_at: at(11), code_id: 7, discount_code };
    expect(explainSale(customer, sale, 60)).toBe(
      `Attributed: ${name} decided, for which there is no attribution window.`,
    );
  });

  test('is measured from the click to the sign-up', () => {
    const customer = { clicked_at: at(1), lead_at: at(2), converted_at: at(11), ...byClick };
    expect(explainSale(customer, sale, 60)).toBe(
      'Attributed: the sign-up came 1 day after the click; the window is 60 days now.',
    );
  });

  test('is measured from the click to the payment when no sign-up was recorded', () => {
    const customer = { clicked_at: at(1), lead_at: null, converted_at: null, ...byClick };
    expect(explainSale(customer, sale, 60)).toContain(
      'the payment (no sign-up is recorded) came 10 days after the click',
    );
  });

  test('may be a payment from before the click', () => {
    const customer = { clicked_at: at(12), lead_at: null, converted_at: null, ...byClick };
    expect(explainSale(customer, sale, 60)).toBe(
      'Attributed: the payment (no sign-up is recorded) came before the click, which the window allows; ' +
        'the window is 60 days now.',
    );
  });

  test('is not measured after the first conversion', () => {
    const customer = { clicked_at: at(1), lead_at: null, converted_at: at(5), ...byClick };
    expect(explainSale(customer, sale, 60)).toContain('already converted');
  });

  test.each([
    [null, 1, /earned nothing: it is not the first sale of its subscription/],
    [100, null, /without a recipient/],
    [100, 1, /commission repair/],
  ])('of commission %s without a record, partner %s', (commission_cents, partner, text) => {
    const sold = { commission_cents, commission_reason: null };
    expect(explainCommission(sold, undefined, partner)).toMatch(text);
  });

  test.each([
    ['months_reached', "It earned nothing: the months in which a customer's sales earn were over."],
    [
      'commissions_reached',
      'It earned nothing: the customer had earned the partner as many commissions as the terms allow.',
    ],
  ] as const)('beyond the limit %s', (commission_reason, text) => {
    expect(explainCommission({ commission_cents: null, commission_reason }, undefined, 1)).toBe(text);
  });

  test.each([
    [1_980, null, 'It earned $19.80.'],
    [1_480, null, 'It earned $19.80, of which $5.00 was deducted after a refund.'],
    [0, null, 'It earned $19.80, all of which was deducted after a refund.'],
    [0, at(20), 'It earned $19.80, but the commission was rejected.'],
  ])('of 1980 cents earned, %i left, rejected %s', (amount_cents, rejected_at, text) => {
    const commission = { earned_cents: 1_980, amount_cents, currency: 'USD' as const, rejected_at };
    const sold = { commission_cents: 1_980, commission_reason: null };
    expect(explainCommission(sold, commission, 1)).toBe(text);
  });
});

describe('a sale sent now', () => {
  const expired = { kind: 'window_expired', clickAgeDays: 75, windowDays: 60 } as const;
  test.each([
    [{ kind: 'attributed' }, 'joined', null, /is attributed/],
    [{ kind: 'other_program' }, 'joined', null, /another program/],
    [expired, 'joined', at(1), /75 days older than the sign-up; the window is 60 days/],
    [expired, 'joined', null, /older than now, and no sign-up is recorded/],
    [{ kind: 'no_relationship' }, 'left', null, /the partner left/],
    [{ kind: 'no_relationship' }, 'linked', null, /has a link of the program but has not joined/],
    [{ kind: 'no_relationship' }, 'removed', null, /was removed from the program/],
    [{ kind: 'no_relationship' }, 'applied', null, /has applied/],
    [{ kind: 'no_relationship' }, 'declined', null, /was declined/],
    [{ kind: 'no_partner' }, 'joined', null, /erased/],
  ] as const)('to %o with a partner who has %s', (attribution, status, lead, text) => {
    expect(explainAttribution(attribution, { partnership_status: status, lead_at: lead })).toMatch(text);
  });
});

describe('a sale sent now beyond a limit', () => {
  test.each([
    ['months_reached', "the months in which a customer's sales earn are over"],
    ['commissions_reached', 'the customer has earned the partner as many commissions as the terms allow'],
  ] as const)('%s', (limit, reason) => {
    expect(explainAttribution({ kind: 'attributed' }, { partnership_status: 'joined', lead_at: null }, limit)).toBe(
      `A new sale is attributed and earns nothing: ${reason}.`,
    );
  });
});

test('every address is masked, wherever it occurs', () => {
  const document = { key: 'ada@brand.dev', notes: ['write to ada@brand.dev, please', 'no @ address', 7], at: null };
  expect(withoutAddresses(document)).toEqual({
    key: 'a***@brand.dev',
    notes: ['write to a***@brand.dev, please', 'no @ address', 7],
    at: null,
  });
});
