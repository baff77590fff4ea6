import { describe, expect, test } from 'vitest';
import { planHistory } from '../../src/demo/history/plan.ts';
import type { Step } from '../../src/demo/history/steps.ts';
import { DAY, HOUR } from '../../src/lib/clock.ts';

// What happens in the history of the demo, before it is written.

const NOW = new Date('2026-11-18T15:30:00Z');
const plan = (seed = 1, now = NOW) => planHistory(seed, now, 'demo');
/** Without the curves of the partners, which are functions. */
const texts = (steps: readonly Step[]) => steps.map((step) => JSON.stringify(step));
const clicksOn = (steps: readonly Step[], days: readonly number[]) =>
  steps.filter(({ kind, at }) => kind === 'click' && days.includes(at.getUTCDay())).length;

test('is the same for the same seed, and another one for another seed', () => {
  expect(texts(plan())).toEqual(texts(plan()));
  expect(texts(plan(2))).not.toEqual(texts(plan()));
});

test('of the present day, as much has happened as has passed of it', () => {
  const evening = plan(1, new Date(NOW.getTime() + 5 * HOUR));
  expect(evening.length).toBeGreaterThan(plan().length);
  expect(texts(evening).slice(0, plan().length)).toEqual(texts(plan()));
});

test('on a day of the weekend come fewer visitors', () => {
  const steps = plan();
  expect(clicksOn(steps, [0, 6]) / 2).toBeLessThan(0.8 * (clicksOn(steps, [1, 2, 3, 4, 5]) / 5));
});

describe.each([0, 1, 2, 3, 4, 5, 6])('%i days later', (days) => {
  const now = new Date(NOW.getTime() + days * DAY);
  const steps = plan(1, now);

  test('there are two months, a part of which is in the last 30 days', () => {
    const first = steps[0]!.at.getTime();
    expect(Math.round((now.getTime() - first) / DAY)).toBe(62);
    const visitors = steps.filter(({ kind }) => kind === 'click');
    const recent = visitors.filter(({ at }) => at.getTime() > now.getTime() - 30 * DAY);
    expect(visitors.length).toBeGreaterThan(1_500);
    expect(recent.length).toBeGreaterThan(600);
    expect(steps.filter(({ kind }) => kind === 'sale').length).toBeGreaterThan(100);
  });

  test('each kind of step occurs', () => {
    expect(new Set(steps.map(({ kind }) => kind))).toEqual(
      new Set([
        'join',
        'group',
        'terms',
        'click',
        'lead',
        'sale',
        'refund',
        'connect',
        'payment',
        'approve',
        'settings',
        'method',
        'details',
        'payout',
        'pay',
        'return',
        'hold',
        'reject',
        'adjust',
        'disable',
        'apply',
        'invite',
        'member',
        'code',
        'webhook',
      ]),
    );
  });

  test('the next payout day is a Monday, as all days on which the shop pays are', () => {
    const [settings] = steps.filter((step) => step.kind === 'settings');
    const day = settings!.change.payout_day!;
    const next = Array.from({ length: 31 }, (_, ahead) => new Date(now.getTime() + ahead * DAY)).find(
      (date) => date.getUTCDate() === day,
    );
    expect(next!.getUTCDay()).toBe(1);
  });

  test('the newest approvals come after the last payment, and the return comes after it too', () => {
    const lastOf = (kind: Step['kind']) => steps.findLastIndex((step) => step.kind === kind);
    const paid = lastOf('pay');
    expect(steps.slice(paid).filter(({ kind }) => kind === 'approve')).toHaveLength(2);
    expect(steps.findLastIndex((step) => step.kind === 'refund' && step.reason === 'refund')).toBeGreaterThan(paid);
  });

  test('nobody signs up before a click, and nothing is returned before it is bought', () => {
    const [clicked, ordered] = [new Set<number>(), new Set<number>()];
    for (const step of steps) {
      if (step.kind === 'click') clicked.add(step.visitor);
      // Who has a code clicks nothing.
      const came = step.kind === 'lead' || (step.kind === 'sale' && step.code === undefined);
      if (came) expect(clicked).toContain(step.visitor);
      if (step.kind === 'sale') ordered.add(step.order);
      if (step.kind === 'refund' || step.kind === 'hold' || step.kind === 'reject')
        expect(ordered).toContain(step.order);
    }
    const later = steps.findIndex(({ at }, i) => i > 0 && at < steps[i - 1]!.at);
    expect(later).toBe(-1);
    expect(steps.at(-1)!.at < now).toBe(true);
  });
});
