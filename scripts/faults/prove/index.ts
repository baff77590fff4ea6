// Proves that the checker detects defects: runs the service with one deliberate defect after another.
import { join } from 'node:path';
import { root } from '../../bench/processes.ts';
import { execute, prepare } from '../run.ts';
import type { RuleViolation } from '../check/violation.ts';
import { faultNamed } from '../nemesis/index.ts';
import { cleanUp } from '../world/cleanup.ts';
import { breakCopy, type Breakage } from './break.ts';
import { BREAKAGES } from './breakages.ts';

const NOTHING: Breakage = {
  name: 'nothing',
  text: 'the service as it is',
  faults: [...new Set(BREAKAGES.flatMap(({ faults }) => faults))],
  patches: [],
};

/** The number of attempts for each breakage: the fault may miss the moment at which the breakage matters. */
const ATTEMPTS = 6;

async function violationsOf(breakage: Breakage, seed: number): Promise<RuleViolation[]> {
  const dist = breakage === NOTHING ? join(root, 'dist') : breakCopy(breakage);
  const run = await prepare(seed, dist);
  if (breakage.sql !== undefined) await run.world.postgres.query(breakage.sql);
  const attempts = breakage === NOTHING ? 1 : ATTEMPTS;
  const schedule = Array.from({ length: attempts }, () => breakage.faults.map(faultNamed)).flat();
  const { observations } = await execute(run, schedule, { seed, untilFound: true, quiet: true });
  await cleanUp();
  return observations.flatMap(({ violations }) => violations);
}

/** The breakage with this name; throws with a list of all names if there is none. */
export function breakageNamed(name: string): Breakage {
  const found = BREAKAGES.find((one) => one.name === name);
  if (!found) throw new Error(`there is no breakage "${name}"; there are: ${BREAKAGES.map((b) => b.name).join(', ')}`);
  return found;
}

/**
 * Prints the result for each breakage. Returns true if each was detected, and the unbroken service has no violation.
 */
export async function prove(seed: number): Promise<boolean> {
  console.log('Broken by hand → what the checker says\n');
  let right = true;
  for (const breakage of [NOTHING, ...BREAKAGES]) {
    const violations = await violationsOf(breakage, seed);
    right &&= violations.length > 0 === (breakage !== NOTHING);
    const [first] = violations;
    const said = first ? `found: ${first.rule}: ${first.text}` : 'not found';
    console.log(
      `${breakage.name} (${breakage.text})\n  → ${said}${violations.length > 1 ? `, and ${violations.length - 1} more` : ''}`,
    );
  }
  console.log(right ? '\nEach was found.' : '\nNOT AS IT SHOULD BE.');
  return right;
}
