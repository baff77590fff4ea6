import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import type { Mutation } from '../mutations/change.ts';
import { failuresOf, run, startBreaker, surroundings, targetOn, type Breaker } from '../support.ts';

/** If a service breaks any one rule, a matching rule of the kit fails and names the reason. */
export function testBreakages(mutations: readonly Mutation[]): void {
  let service: Service;
  let breaker: Breaker;
  beforeAll(async () => {
    service = await startService();
    breaker = await startBreaker(service);
  });
  afterAll(async () => {
    await breaker.stop();
    await service.stop();
  });

  test.each(mutations)('$name', async ({ only, asks, change, tells }) => {
    const target = await targetOn(service, breaker.baseUrl);
    breaker.apply(change);
    const chooses = (rule: { asks: string }): boolean => asks?.test(rule.asks) ?? true;
    const report = await run(target, only, surroundings({ chooses }));
    expect(failuresOf(report).join('\n')).toMatch(tells);
  });
}
