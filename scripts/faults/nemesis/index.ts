import type { Fault } from '../world.ts';
import { clockFaults } from './clock.ts';
import { migrationFault } from './migration.ts';
import { networkFaults } from './network.ts';
import { processFaults } from './processes.ts';
import { storageFaults } from './storage.ts';

export const FAULTS: Fault[] = [...networkFaults, ...processFaults, ...storageFaults, migrationFault, ...clockFaults];
