import { mutationsOf } from '../mutation.ts';
import { field, patch, withoutHeader } from './edits.ts';

const CLICK = 'operations/track-click.ts';
const READ = 'payments/read-event.ts';

const CLICKS = {
  'the last of several aff parameters counts': patch(
    CLICK,
    "parseUrl(body.affiliate_url)!.searchParams.get('aff')!",
    'Object.fromEntries(parseUrl(body.affiliate_url)!.searchParams).aff!',
  ),
  // "lookups, the browser's origin (403)": the link comes first.
  'a page of another origin is not told that the link is disabled': patch(
    CLICK,
    `  if (!link.enabled) throw fail('linkDisabled');
  // A test event with the program's key comes from its server, as a lead with the key does.
  const fromServer = testMode && program?.id === link.program_id;
  if (origin !== undefined && !fromServer) {
    const allowed = await deps.lookups.originAllowed(deps.db, link.program_id, link.origins, origin);
    if (!allowed) throw fail('originNotAllowed');
  }
`,
    `  const fromServer = testMode && program?.id === link.program_id;
  if (origin !== undefined && !fromServer) {
    const allowed = await deps.lookups.originAllowed(deps.db, link.program_id, link.origins, origin);
    if (!allowed) throw fail('originNotAllowed');
  }
  if (!link.enabled) throw fail('linkDisabled');
`,
  ),
  'caches may store the response to a click': withoutHeader('trackClick', 200, 'Cache-Control'),
  'a test click has no link in the list of events': patch(
    CLICK,
    '    clickId,\n    linkId: link.id,\n    eventName',
    '    clickId,\n    eventName',
  ),
};

const LEADS = {
  // The document gives the e-mail address of a lead no format.
  'a lead with a malformed email is rejected': field('lead-request', 'email', { format: 'email' }),
  'the click of another program is an unknown customer': patch(
    'operations/track-lead.ts',
    "if (!customer) throw fail('customerNotFound');\n  if (customer.program_id !== programId) throw fail('customerNotInProgram');",
    "if (customer?.program_id !== programId) throw fail('customerNotFound');",
  ),
  'a lead that a payment settles earns nothing': patch(
    'store/leads.ts',
    'join programs p on p.id = c.program_id\n       join partnerships r',
    "join programs p on p.id = c.program_id and s.mode <> 'payment'\n       join partnerships r",
  ),
};

const SALES = {
  'a payment may be dated on a day that does not exist': patch(
    'lib/formats.ts',
    'const exists = date.getUTCMonth() === month! - 1 && date.getUTCDate() === day;',
    'const exists = !Number.isNaN(date.getTime());',
  ),
  'a percentage is computed with binary fractions': patch(
    'domain/commission.ts',
    'cents: roundHalfUp(BigInt(sale.cents) * numerator, denominator * 100n)',
    'cents: Math.round((sale.cents * Number(terms.commission_rate)) / 100)',
  ),
  'the identifier of a subscription has at most 64 characters': field('sale-request', 'subscription_id', {
    maxLength: 64,
  }),
};

const REFUNDS = {
  'a skipped refund does not name the earlier one': patch(
    'operations/track-refund.ts',
    `        refund_id: recorded.refundId,
        commission_id: recorded.commissionId,
        deduction_cents: 0,
`,
    `        refund_id: null,
        commission_id: recorded.commissionId,
        deduction_cents: 0,
`,
  ),
  'a refund does not change when the commission last changed': patch(
    'store/refund-statements.ts',
    "       changed_at = case when s.deduction_cents <> 0 or c.amount_cents = 0 and c.status <> 'reversed' then s.at else c.changed_at end,\n",
    '',
  ),
  'a chargeback of more than what is left of the sale does nothing': patch(
    'payments/apply-refund.ts',
    'const amountCents = Math.min(amounts.amountCents, amounts.leftCents);\n  if (amountCents <= 0)',
    'const { amountCents } = amounts;\n  if (amountCents <= 0 || amountCents > amounts.leftCents)',
  ),
};

const PAYMENTS = {
  'the metadata of an invoice comes before that of its lines': patch(
    READ,
    '[details, oldDetails, ...items, invoice]',
    '[details, oldDetails, invoice, ...items]',
  ),
  'an inquiry of the bank is a chargeback': patch(
    READ,
    '(dispute) => (isWarning(dispute) ? undefined : readDispute(dispute))',
    'readDispute',
  ),
  'an event that waits for a waiting event stays pending': patch(
    'payments/receive.ts',
    "      if (done?.outcome.state === 'applied') await wake(deps, program, allNames(done.notice));\n",
    '',
  ),
  'the body of a webhook is read before its signature header': patch(
    'operations/stripe-webhook.ts',
    `  const headerIs = headerFault(signature);
  if (headerIs) throw fail(headerIs);
  const bytes = await body();
`,
    `  const bytes = await body();
  const headerIs = headerFault(signature);
  if (headerIs) throw fail(headerIs);
`,
  ),
  'a sale that was sent with the identifier of its session is recorded again': patch(
    'payments/notice.ts',
    '[notice.intent, notice.session, notice.invoice, notice.charge]',
    '[notice.intent, notice.invoice, notice.charge]',
  ),
  'an event that does not say livemode is a test event': patch(
    'payments/apply.ts',
    'context.livemode === false',
    '!context.livemode',
  ),
  'an invoice that names nobody does not wait for its subscription': patch(
    'domain/payment-result.ts',
    "['customer_not_named', 'customer_unknown', 'sale_unknown']",
    "['customer_unknown', 'sale_unknown']",
  ),
};

const REQUESTS = {
  // "If the key matches no program, the response is 401; the service never falls back to browser mode."
  'a login token is no invalid key': patch(
    'api/credential.ts',
    "token.kind === 'unknown' || token.kind === 'login' || token.kind === 'caller'",
    "token.kind === 'unknown'",
  ),
  'approved commissions still count as pending in the status': patch(
    'store/integration.ts',
    `
       + (select coalesce(sum((status_after = 'pending')::int - (status_before = 'pending')::int), 0)::bigint
          from commission_entries, state
          where program_id = \${program} and \${since('created_at', 'state.until')})`,
    '',
  ),
  'a body of exactly 64 KiB is too large': patch(
    'api/body.ts',
    "Number(req.headers['content-length'] ?? 0) > limit",
    "Number(req.headers['content-length'] ?? 0) >= limit",
  ),
  'headers that are too large are malformed': patch('api/server.ts', "  HPE_HEADER_OVERFLOW: 'headersTooLarge',\n", ''),
  'an origin that no program lists any more may still read': patch(
    'api/cors.ts',
    '    if (origin === undefined) return false;\n    try {',
    '    if (origin === undefined) return false;\n    if (remembered.has(origin)) return true;\n    try {',
  ),
  'the keys of an archived program are accepted': patch(
    'store/programs.ts',
    'and k.revoked_at is null and p.archived_at is null`',
    'and k.revoked_at is null`',
  ),
  'a masked key shows its last six characters': patch('lib/ids.ts', '…${token.slice(-4)}', '…${token.slice(-6)}'),
};

const READINESS = {
  'a program without partners is ready': patch(
    'domain/readiness.ts',
    "passes('payout', 'tracking')",
    "passes('tracking')",
  ),
  'the payout gate fails before a partner has joined': patch(
    'domain/readiness.ts',
    ": { status: 'unknown', detail: 'No partner has joined yet', next_action: 'Invite a partner to the program.' }",
    ": fail('No partner has joined yet', 'Invite a partner to the program.')",
  ),
  'each synthetic test event has the payment of a sale': patch(
    'operations/cli-test-event.ts',
    "...(kind === 'sale' ? sale : {}),",
    '...sale,',
  ),
};

/** A twelfth list, written without a look at the kit: what integrators send. */
export const TWELFTH_TRACKING = [
  ...mutationsOf('twelfth clicks', CLICKS),
  ...mutationsOf('twelfth leads', LEADS),
  ...mutationsOf('twelfth sales', SALES),
  ...mutationsOf('twelfth refunds', REFUNDS),
  ...mutationsOf('twelfth payments', PAYMENTS),
  ...mutationsOf('twelfth requests', REQUESTS),
  ...mutationsOf('twelfth readiness', READINESS),
];
