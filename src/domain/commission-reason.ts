// Explains where a commission comes from, and what became of it.
import type { CommissionKind, CommissionStatus } from './types.ts';

interface Explained {
  kind: CommissionKind;
  customer_id: number | null;
  sale_id: number | null;
  status: CommissionStatus;
  held: boolean;
  reason: string | null;
}

function originOf({ kind, customer_id, sale_id, held, status, reason }: Explained): string {
  switch (kind) {
    case 'sale':
      return `Sale ${sale_id} earned it.`;
    case 'lead':
      return customer_id === null
        ? 'A customer signed up, which earned it.'
        : `Customer ${customer_id} signed up, which earned it.`;
    case 'clawback':
      return `Sale ${sale_id} was refunded after its commission had been paid.`;
    case 'adjustment':
      return held || status === 'reversed' || reason === null
        ? 'A member of the program adjusted it.'
        : `A member of the program adjusted it: ${reason}`;
  }
}

function stateOf({ held, status, reason }: Explained): string {
  if (held) return ` It is held: ${reason ?? ''}`;
  if (status !== 'reversed') return '';
  return reason === null ? ' The sale was refunded, and nothing is left of it.' : ` It was rejected: ${reason}`;
}

/** One or two sentences for the members of the program. Of the customer they name only the identifier. */
export const explainEarning = (commission: Explained): string => originOf(commission) + stateOf(commission);

/** The same for the partner, without the identifier of the customer. */
export const explainToPartner = (commission: Explained): string => explainEarning({ ...commission, customer_id: null });
