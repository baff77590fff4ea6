// In which currency programs pay, in words.
import type { PortalProgram } from '../../records/portal/own-programs.ts';
import { brandName } from '../../records/programs/brand.tsx';

const AND = new Intl.ListFormat('en-US');

/** A sentence for each currency: "Brand pays in USD.", "Tea and Coffee pay in EUR." */
export function paidInTexts(programs: readonly Pick<PortalProgram, 'name' | 'brand' | 'currency'>[]): string[] {
  const names = new Map<string, string[]>();
  for (const program of programs)
    names.set(program.currency, [...(names.get(program.currency) ?? []), brandName(program)]);
  return [...names].map(([currency, of]) => `${AND.format(of)} ${of.length === 1 ? 'pays' : 'pay'} in ${currency}.`);
}
