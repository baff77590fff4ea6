import type { ContractEdit, Mutation } from '../mutation.ts';
import { LIMITS } from './limits.ts';

/** All mutations that were written by hand. */
export const HAND_WRITTEN: readonly Mutation[] = [...LIMITS];

/** The edit of the contract that a mutation makes. */
export function editOf(id: string): ContractEdit['edit'] {
  const change = HAND_WRITTEN.find((mutation) => mutation.id === id)?.change;
  if (!change || !('edit' in change)) throw new Error(`${id} does not edit the contract`);
  return change.edit;
}
