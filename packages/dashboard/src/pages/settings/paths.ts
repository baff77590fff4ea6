import type { Program, Schemas } from '../../api/client.ts';

export { PROGRAMS, READINESS } from '../setup/paths.ts';
export const PROGRAM = '/api/v1/programs/{program_id}';
export const PAYOUT_SETTINGS = `${PROGRAM}/payout-settings` as const;
export const ARCHIVE = `${PROGRAM}/archive` as const;

/** The brand cannot be taken back by sending what is shown: that has more fields. */
export type Changes = Omit<Schemas['update-program-request'], 'brand'>;

/** The changes that differ from the program, and what undoes them; undefined if none does. */
export function changedFrom(program: Program, wanted: Changes): { changes: Changes; before: Changes } | undefined {
  const names = (Object.keys(wanted) as (keyof Changes)[]).filter((name) => program[name] !== wanted[name]);
  const pick = (values: Program | Changes) => Object.fromEntries(names.map((name) => [name, values[name]])) as Changes;
  return names.length === 0 ? undefined : { changes: pick(wanted), before: pick(program) };
}
