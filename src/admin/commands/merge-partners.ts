import { asOperator } from '../../common/audit.ts';
import { mergePartners, type MergeResult } from '../../operator/merge-partners.ts';
import type { CommandDeps } from '../action.ts';
import { Refusal } from '../refusal.ts';
import { unknownProgram } from './program.ts';

export interface MergeFlags {
  programId: number;
  partnerId: number;
  intoPartnerId: number;
  yes?: boolean;
}

export const MERGING = `
Without --yes, it only prints what would happen. Links, codes and customers of the one partner go to the other; so does what
is approved and in no payout, now and whenever something of it is approved, taken back or restored later, as two adjustments
that say so. Commissions, items of payouts and statements stay. This cannot be undone.`;

function refusalFor(result: Exclude<MergeResult, { kind: 'done' }>, { programId, intoPartnerId }: MergeFlags): string {
  switch (result.kind) {
    case 'same':
      return 'a partner cannot be merged into itself';
    case 'no_program':
      return unknownProgram(programId);
    case 'not_in_program':
      return `partner ${result.partnerId} does not belong to program ${programId}`;
    case 'merged':
      return `partner ${result.partnerId} was merged into another one before`;
    case 'not_joined':
      return `partner ${intoPartnerId} is ${result.status} in program ${programId}, so the customers would earn nothing`;
    case 'paid_together':
      return `both partners have items of payout ${result.payoutId}`;
  }
}

export async function merge(flags: MergeFlags, { db, clock }: CommandDeps) {
  const { programId, partnerId, intoPartnerId, yes: really = false } = flags;
  const at = clock.now();
  const which = { programId, partnerId, intoPartnerId };
  const result = await asOperator(db, at, (tx, note) => mergePartners(tx, note, { ...which, at, really }));
  if (result.kind !== 'done') throw new Refusal(refusalFor(result, flags));
  const { kind: _, status, ...plan } = result;
  const named = { program_id: programId, partner_id: partnerId, into_partner_id: intoPartnerId };
  return { ...named, status, dry_run: !really, ...plan };
}
