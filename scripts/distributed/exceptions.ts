/** Statements that only a plain database runs; on a distributed one, others do the same. */
export const PLAIN_ONLY: readonly string[] = [
  // `distributed-buyers.ts`, `distributed-leads.ts`, `distributed-sales.ts` and `distributed-refunds.ts`
  'buyers',
  'settle_leads',
  'provisional_leads',
  'record_sales',
  'record_sales_only',
  'insert_sale_commissions',
  'write_refunds',
  // program by program
  'partner_figures',
  'programs_of_member',
  'prune_test_events',
  'prune_test_refunds',
];

/** Statements that Citus refuses, with what each needs. */
export const REFUSED: readonly string[] = [];

/** Statements that need several servers, each with the reason; all others are about one program. */
export const ACROSS: Record<string, string> = {};
