import { expect, test } from 'vitest';
import { leadSettles } from '../../src/tracking/track-lead.ts';

test.each([
  ['server', 'server_required', true],
  ['server', 'browser_allowed', true],
  ['browser', 'server_required', false],
  ['browser', 'browser_allowed', true],
] as const)('a lead from the %s under %s settles: %s', (mode, policy, settles) => {
  expect(leadSettles(mode, policy)).toBe(settles);
});
