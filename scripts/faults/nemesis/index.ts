import { clockFaults } from './clock.ts';
import type { Fault } from './fault.ts';
import { migrationFault } from './migration.ts';
import { networkFaults } from './network.ts';
import { processFaults } from './processes.ts';
import { storageFaults } from './storage.ts';

export const FAULTS: Fault[] = [...networkFaults, ...processFaults, ...storageFaults, migrationFault, ...clockFaults];

/** The fault with this name; throws with a list of all names if there is none. */
export function faultNamed(name: string): Fault {
  const fault = FAULTS.find((one) => one.name === name);
  if (!fault) throw new Error(`there is no fault "${name}"; there are: ${FAULTS.map((one) => one.name).join(', ')}`);
  return fault;
}
