// Proves that the contract tests detect a broken contract: runs them with one fault at a time.
import { CONTRACT_FAULTS, startFront, type ContractFault } from './faults.ts';
import type { ContractWorld } from './fixtures.ts';
import { runSchemathesis, type Run } from './schemathesis.ts';

const NOTHING: ContractFault = { name: 'nothing', seenAs: /No issues found/, spoil: () => undefined };

/** The part of the run's report that detects the fault; undefined if the run does not detect it. */
async function verdict(command: string, world: ContractWorld, fault: ContractFault): Promise<string | undefined> {
  const front = await startFront(world.url, fault.spoil);
  const only: Partial<Run> = fault.everywhere ? {} : { part: true };
  const selection = fault.everywhere ? [] : ['--include-operation-id', 'trackSale'];
  try {
    const args = [...selection, '--phases', 'examples,coverage'];
    const { passed, output } = await runSchemathesis(command, {
      world,
      url: front.url,
      ...only,
      arguments: args,
      quiet: true,
    });
    const found = fault.seenAs.exec(output)?.[0];
    return passed === (fault === NOTHING) ? found : undefined;
  } finally {
    front.stop();
  }
}

/**
 * Prints the result for each fault. Returns true if every fault was detected, and the unbroken service has no finding.
 */
export async function prove(command: string, world: ContractWorld): Promise<boolean> {
  console.log('Broken on purpose, in what sales are answered → what the run says\n');
  let caught = true;
  for (const fault of [NOTHING, ...CONTRACT_FAULTS]) {
    const said = await verdict(command, world, fault);
    caught &&= said !== undefined;
    console.log(`${fault.name.padEnd(30)} → ${said ?? 'NOT NOTICED'}`);
  }
  return caught;
}
