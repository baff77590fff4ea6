/**
 * The statements that Citus refuses, with what each needs. Until this list is empty, the service cannot run on a
 * distributed database: what finds the customer of a lead or a sale, and what locks a sale for a refund, are among them.
 */
export const REFUSED: readonly string[] = [
  // A look-up of many programs at once: a function for each program, or a statement for each.
  'buyers',
  'find_refundable',
  'lock_sales',
  'lock_commissions',
  'due_commissions',
  'customer_key_elsewhere',
  // They join a hot table with programs, partnerships or links, which have triggers: Citus has no reference tables with
  // triggers.
  'settle_leads',
  'commission_of_program',
  'program_of_commission',
  'commissions_to_change',
  'programs_with_due_commissions',
  'list_commissions_desc',
  'list_commissions_asc',
  'list_commissions_desc_partner',
  'list_commissions_asc_partner',
  'list_commissions_desc_status',
  'list_commissions_asc_status',
  'list_commissions_desc_status_partner',
  'list_commissions_asc_status_partner',
  'managed_customer',
  'programs_of_member',
  'partner_figures',
  'program_status',
  'integration_facts',
  'incomplete_sales',
  'recent_incomplete_sales',
  'prune_test_events',
  'prune_test_refunds',
  // Across all programs, for operators.
  'waiting_payment_event_counts',
  // Functions that are stable rather than immutable, in a `case` of an update.
  'erase_payment_events',
  'erase_waiting_events',
  'erase_test_payments',
];
