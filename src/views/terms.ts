import type { ManagedTerms } from '../store/programs/terms.ts';

/** Terms as the document describes them. */
export const showTerms = ({ commission_rate, created_at, ...terms }: ManagedTerms) => ({
  ...terms,
  commission_rate: Number(commission_rate),
  created_at: created_at.toISOString(),
});
