// What an integrator hears without listeners: a wrong key must not go unnoticed until the entries expire.
import { expect, test } from 'vitest';
import type { Stage } from './hardness.ts';

export function provesUnheard(stage: () => Stage): void {
  test('an outbox without listeners writes one line for each problem, and an empty key is refused', async () => {
    const { world, runAll, click } = stage();
    const { report, lines } = await runAll('unheard', { ...world.facts, click_a: await click() });
    expect(report).toEqual({
      ...{ wrong_key: 1, no_key: 0, no_service: 1 },
      empty_key: expect.stringContaining('is empty (REFERRAL_API_KEY?)') as unknown,
      blank_key: expect.stringContaining('is empty (REFERRAL_API_KEY?)') as unknown,
    });
    expect(lines).toEqual([
      expect.stringMatching(/referral: 401 Invalid API token\. .*keeps its entries.* Is REFERRAL_API_KEY correct\?/),
      expect.stringMatching(/referral: leads are recorded as provisional.* Is REFERRAL_API_KEY set\?/i),
      expect.stringMatching(/referral: No readable answer from the service: .*keeps its entries/),
    ]);
  });
}
