// What the test of every writer leaves out, with the reasons.

/** The tables whose changes are not in the audit log, by what they have instead. Those of any other table must be. */
export const OTHERS: Record<string, string[]> = {
  'events and what follows from them, which are records of their own': [
    ...[
      'chain_fixtures',
      'chain_runs',
      'clicks',
      'click_chains',
      'click_landings',
      'commission_entries',
      'commissions',
      'customers',
      'invoice_payments',
      'leads',
    ],
    ...[
      'payment_events',
      'payment_names',
      'payment_subscriptions',
      'processor_references',
      'refunds',
      'sale_claims',
      'sale_conflicts',
      'sales',
    ],
    ...['refused_clicks', 'subscriptions', 'test_events'],
  ],
  'totals that are computed': [
    ...['daily_totals', 'partnership_totals', 'program_totals', 'recent_totals', 'rolled_programs', 'visits'],
  ],
  'computed from entries, and never changed': ['statement_lines', 'statement_months', 'statements'],
  'pictures, whose hash is in the brand': ['program_logos'],
  'what facts are reported with': ['webhook_deliveries', 'webhook_events', 'webhook_sequences'],
  'steps of a sign-in or of a change of address, whose end is an entry': [
    'address_changes',
    'login_sessions',
    'sign_in_links',
  ],
  'mails, and who refuses them': ['mail_refusals', 'mails', 'mails_written'],
  'the service’s own bookkeeping': [
    ...['audit_log', 'credential_uses', 'demos', 'erased_customers', 'former_addresses', 'idempotency_keys'],
    ...['jobs', 'link_host_checks', 'processor_shops', 'pruned_clicks', 'signing_keys'],
  ],
};

/** Writers that are not called here, with the reason. */
export const ELSEWHERE: Record<string, string> = {
  prune_browser_sessions: 'deletes sessions that have ended anyway',
  erase_partner_invitations: 'follows the statement that erases the partner, in its transaction',
  erase_member_invitations: 'follows the statement that erases the partner, in its transaction',
  mark_mailed_items: 'is in the transaction of the act, and says that its mail was stored',
  unmark_mailed_items: 'is in the transaction of the act, and says that its mail was cancelled',
  claim_reminder: 'says that owners were reminded, in the transaction that stores their mails',
  forget_payees: 'is in the transaction that ends the item',
  erase_texts_about_partner: 'is in the transaction that erases the partner',
  recode_link: 'is in the transaction that erases the partner',
  forget_payee: 'is in the transaction that erases the partner',
  forget_codes: 'is in the transaction that erases the partner',
  forget_postbacks: 'is in the transaction that erases the partner',
  link_host_checked: 'says when the service last looked; what changes the host is an entry, see test/link-hosts',
  change_kind_of_link_host: 'follows the domain of the program, with an entry for each host, see test/link-hosts',
  finish_catch_up: 'says when the service last asked; what was applied is an entry, see test/payments/catch-up',
  webhook_endpoint_failed: 'says that a receiver fails, which is nobody’s change',
  webhook_endpoint_recovered: 'says that a receiver no longer fails, which is nobody’s change',
};

/** The actions that change no field of their record, with the reason. */
export const CHANGES_NO_FIELD: Record<string, string> = {
  'customer.export': 'reads',
  'payment-event.replay': 'finds the event as it was, because what it waits for is still missing',
  'webhook.test': 'sends an event',
  'postback.test': 'sends an event',
  'webhook.retry': 'sends again',
  'webhook.replay': 'sends again',
  'program.update': 'here sets once more what is set; audit-log/fields.test.ts changes each field',
  'postback.update': 'here disables, which is an entry of its own; audit-log/fields.test.ts changes each field',
  'partner.join': 'here joins once more',
};
