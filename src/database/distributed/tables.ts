// Where each table is if the database is distributed over several machines.

/**
 * They grow with traffic. Their keys begin with the program, so that the rows of a program are on one machine. Each is
 * after those that its foreign keys reference.
 */
export const BY_PROGRAM = [
  'clicks',
  'customers',
  'erased_customers',
  'leads',
  'sales',
  'subscriptions',
  'commissions',
  'refunds',
  'commission_entries',
  'payouts',
  'payout_items',
  'statements',
  'statement_lines',
  'sale_conflicts',
  'test_events',
  'payment_events',
  'payment_names',
  'invoice_payments',
  'payment_subscriptions',
  'processor_references',
  'rolled_programs',
  'daily_totals',
  'program_totals',
  'recent_totals',
  'partnership_totals',
] as const;

/** A `transaction_id` is unique across all programs, so its claims are split by it. */
export const BY_TRANSACTION = ['sale_claims'] as const;

/** They grow with programs, partners, people and faults, not with traffic; they stay on the coordinator. */
export const ON_COORDINATOR = [
  'accounts',
  'advertisers',
  'api_tokens',
  'audit_log',
  'browser_sessions',
  'chain_fixtures',
  'chain_runs',
  'credential_uses',
  'demos',
  'former_addresses',
  'idempotency_keys',
  'jobs',
  'link_names',
  'links',
  'login_sessions',
  'login_tokens',
  'mail_refusals',
  'mails',
  'mails_written',
  'member_invitations',
  'memberships',
  'partner_invitations',
  'partners',
  'partnerships',
  'payout_methods',
  'payout_settings',
  'program_keys',
  'program_origins',
  'programs',
  'pruned_clicks',
  'refused_clicks',
  'secret_keys',
  'sign_in_links',
  'signing_keys',
  'statement_months',
  'stripe_accounts',
  'stripe_secrets',
] as const;
