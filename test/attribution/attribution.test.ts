import { expect, test } from 'vitest';
import { attribute } from '../../src/attribution/rules.ts';
import type { CustomerStatus, Partnership } from '../../src/common/types.ts';
import { DAY } from '../../src/lib/clock.ts';

const CLICKED = new Date('2026-01-31T10:00:00.123Z');
const after = (ms: number) => new Date(CLICKED.getTime() + ms);
const program = { id: 1, attribution_window_days: 60 };
const joined: Partnership = { partner_id: 5, status: 'joined' };

interface Case {
  status?: CustomerStatus;
  lead_at?: Date | null;
  program_id?: number;
  partnership?: Partnership;
  paidAt?: Date;
  window?: number;
}
function decide({
  status = 'click',
  lead_at = null,
  program_id = 1,
  partnership = joined,
  paidAt = CLICKED,
  window = 60,
}: Case) {
  const terms = { ...program, attribution_window_days: window };
  return attribute({ program_id, status, clicked_at: CLICKED, lead_at, code_id: null }, partnership, terms, paidAt);
}
const expired = (clickAgeDays: number, windowDays = 60) => ({ kind: 'window_expired', clickAgeDays, windowDays });
const attributed = { kind: 'attributed' };

test.each([1, 30, 60, 365])('exactly %d × 24 hours is inside the window, a millisecond more is outside', (window) => {
  expect(decide({ window, paidAt: after(window * DAY) })).toEqual(attributed);
  expect(decide({ window, paidAt: after(window * DAY + 1) })).toEqual(expired(window, window));
  const lead = { window, status: 'lead', paidAt: after(1000 * DAY) } as const;
  expect(decide({ ...lead, lead_at: after(window * DAY) })).toEqual(attributed);
  expect(decide({ ...lead, lead_at: after(window * DAY + 1) })).toEqual(expired(window, window));
});

test('the age is rounded down', () => {
  expect(decide({ paidAt: after(62 * DAY - 1) })).toEqual(expired(61));
  expect(decide({ paidAt: after(62 * DAY) })).toEqual(expired(62));
});

test('the sign-up time has priority over the payment time, in both directions', () => {
  expect(decide({ status: 'lead', lead_at: after(DAY), paidAt: after(900 * DAY) })).toEqual(attributed);
  expect(decide({ status: 'lead', lead_at: after(61 * DAY), paidAt: after(DAY) })).toEqual(expired(61));
});

test('a payment that is dated before the click is inside the window', () => {
  expect(decide({ paidAt: after(-10 * DAY) })).toEqual(attributed);
});

test('after a conversion the window is not checked again', () => {
  expect(decide({ status: 'conversion', paidAt: after(999 * DAY) })).toEqual(attributed);
  expect(decide({ status: 'conversion', lead_at: after(99 * DAY), paidAt: after(999 * DAY) })).toEqual(attributed);
});

test.each<[status: Partnership['status'], partner_id: number | null, kind: string]>([
  ['joined', 5, 'attributed'],
  ['joined', null, 'no_partner'],
  ['left', 5, 'no_relationship'],
  ['left', null, 'no_relationship'],
  ['linked', 5, 'no_relationship'],
])('a partnership that is %s, of partner %s: %s', (status, partner_id, kind) => {
  for (const customer of ['click', 'conversion'] as const) {
    expect(decide({ status: customer, partnership: { status, partner_id } })).toEqual({ kind });
  }
});

test('a customer of another program is never attributed', () => {
  expect(decide({ program_id: 2 })).toEqual({ kind: 'other_program' });
  expect(decide({ program_id: 2, status: 'conversion' })).toEqual({ kind: 'other_program' });
  expect(decide({ program_id: 2, paidAt: after(99 * DAY), partnership: { partner_id: null, status: 'left' } })).toEqual(
    {
      kind: 'other_program',
    },
  );
});
