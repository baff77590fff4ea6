/** Statements that only a plain database runs; on a distributed one, others do the same. */
export const PLAIN_ONLY: readonly string[] = [
  // short statements of the rooms do the same
  'buyers',
  'settle_leads',
  'provisional_leads',
  'record_sales',
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
export const ACROSS: Record<string, string> = {
  program_of_commission: 'an operator names a commission by its number alone',
  payment_events_by_identifier: 'an operator names an event of the processor by its identifier alone',
  insert_repaired_commission: 'an operator’s command; Citus sends the rows between its parts to all servers',
  customer_key_elsewhere: 'for `customer explain`, which looks in all programs',
  sale_conflicts_of_program: 'lists also what the program’s sales have caused in others',
  sale_conflict_count: 'for an operator, across all programs',
  waiting_payment_event_counts: 'for `doctor` and metrics, across all programs',
  waiting_webhook_counts: 'for `doctor` and metrics, across all programs',
  partners_who_earned_first: 'a job that asks for all programs; a list of partners who were mailed goes to all servers',
  recent_incomplete_sales: 'for `doctor` and metrics, across all programs',
  programs_to_roll_up: 'a job that asks for all programs',
  programs_with_totals_ahead: 'each process asks it for all programs every 30 seconds; a row for each',
  add_to_totals: 'a job; Citus sends the rows between its parts to all servers',
  add_births_of_month: 'a job, as above',
  add_entries_of_month: 'a job, as above',
  add_late_births_of_month: 'a job, as above',
  add_late_entries_of_month: 'a job, as above',
  insert_logged_clicks: 'the clicks of a message are of several programs; they wait in the log',
};
