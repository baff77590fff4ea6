// Asks the name servers for the proof of a host.
import { textsOf, type NameOptions } from '../lib/names.ts';
import { proofName, proofValue, type Proof } from './rules.ts';

export interface Looked {
  proof: Proof;
  /** the texts that were found instead */
  found: readonly string[];
}

/** Never rejects. */
export async function lookForProof(
  { host, token }: { host: string; token: string },
  names: NameOptions | undefined,
): Promise<Looked> {
  const found = await textsOf(proofName(host), names);
  if (found === 'unanswered') return { proof: found, found: [] };
  // Some name servers keep the quotes that a person has typed.
  const isProof = (text: string): boolean => text.trim().replace(/^"(.*)"$/, '$1') === proofValue(token);
  return { proof: found.some(isProof) ? 'found' : 'missing', found };
}
