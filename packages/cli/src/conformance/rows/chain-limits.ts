// The hourly limit of synthetic chains: the wait in its refusal is the time that is left, and refusals do not count.
import { contract } from '@referral-tracking/shared/contract';
import { testEventIn } from '../campaign.ts';
import { headerNumber } from '../headers.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { clockOf } from '../limits.ts';
import { initProgram } from '../new-program.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectSuccess } from '../row.ts';

/** seconds */
const HOUR = 3600;

/** Returns the wait in the refusal of a chain. */
async function refusedChain(run: () => Promise<CheckedResponse>): Promise<number> {
  const reply = await run();
  expectError('cliTestEvent', reply, 'tooManyChains');
  return headerNumber(reply, 'retryAfter');
}

/** A refused chain does not count: the wait ends when the first chain is an hour old, however often one is refused. */
export async function refusedChains(kit: Kit): Promise<void> {
  const program = await initProgram(kit);
  const run = () => testEventIn(kit, program, { type: 'chain' });
  const first = await run();
  expectSuccess(first);
  const end = clockOf(first, kit.now()) + HOUR;
  await kit.wait(3, 'the first chain must be older than the others.');
  for (let i = 1; i < contract.limits.chainsPerHour; i++) expectSuccess(await run());
  const wait = await refusedChain(run);
  const left = end - clockOf(await testEventIn(kit, program, { event_type: 'click' }), kit.now());
  expectThat(
    Math.abs(wait - left) <= 2,
    `a wait of ${Math.round(left)} seconds, until the first chain is an hour old`,
    wait,
  );
  const again = await refusedChain(run);
  expectThat(again <= wait, `a wait of at most ${wait} seconds`, again);
}

/** The hourly limit of chains counts per program; the response says when the next chain may run. */
export async function chainLimit(kit: Kit): Promise<void> {
  const [program, other] = [await initProgram(kit), await initProgram(kit)];
  const most = contract.limits.chainsPerHour;
  const run = () => testEventIn(kit, program, { type: 'chain' });
  for (let i = 0; i < most; i++) expectSuccess(await run());
  const wait = await refusedChain(run);
  // The chains before may have waited for the rate limit.
  expectThat(wait > HOUR - 600 && wait <= HOUR, `a wait until the first chain is an hour old`, wait);
  expectSuccess(await testEventIn(kit, program, { event_type: 'click' }));
  expectSuccess(await testEventIn(kit, other, { type: 'chain' }));
}
