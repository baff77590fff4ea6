// The third list: totals, keys, the command line, sign-in, payment events.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const FACTS = 'store/integration.ts';
const EVENT = 'operations/cli-test-event.ts';
const READ = 'payments/read-event.ts';
const EVENTS = 'store/totals/events.ts';

export const THIRD_REPORTS = [
  ...mutationsOf('figures', {
    'the counts are of the last hour': patch(FACTS, 'now.getTime() - DAY', 'now.getTime() - DAY / 24'),
    'the counts are of two days': patch(FACTS, 'now.getTime() - DAY', 'now.getTime() - 2 * DAY'),
    'a rate below 1 is no commission': patch('domain/readiness.ts', 'Number(rate) > 0', 'Number(rate) >= 1'),
    'a gate that fails has no next action': patch(
      'domain/readiness.ts',
      "({ status: 'fail', detail, next_action })",
      "({ status: 'fail', detail, next_action: next_action && null })",
    ),
    'the time of a new key is missing': patch(
      'store/readiness.ts',
      'key_rotated_at: iso(facts.key_rotated_at)',
      'key_rotated_at: null',
    ),
    'a provisional lead is the last lead': patch(
      FACTS,
      '(select max(${at}) from ${table} where program_id = ${program} and ${where} and',
      '(select max(${at}) from ${table} where program_id = ${program} and',
    ),
    'status: an erased partner is active': patch(
      FACTS,
      "status = 'joined' and partner_id is not null)",
      "status = 'joined')",
    ),
    'status: approved commissions are pending': patch(
      FACTS,
      "(status_before = 'pending')::int), 0)",
      "(status_before = 'pending' and status_after = 'reversed')::int), 0)",
    ),
    'status: a marked key has no deadline': patch(
      'operations/cli-status.ts',
      'status.rotate_by?.toISOString() ?? null',
      'null',
    ),
    'status: the masked key shows five characters': patch('lib/ids.ts', 'token.slice(-4)', 'token.slice(-5)'),
    'partners: provisional leads count': patch(EVENTS, 'and not l.provisional and', 'and'),
    'partners: net commissions leave out refunds': patch(
      EVENTS,
      "commission_cents: 'amount_cents', ...MOVED",
      "commission_cents: '0', ...MOVED",
    ),
    'partners: only one currency is shown': patch(
      'store/partner-figures.ts',
      'rows.filter(hasCurrency).map(figuresOf)',
      'rows.filter(hasCurrency).slice(0, 1).map(figuresOf)',
    ),
  }),
  ...mutationsOf('credentials', {
    'a new key is marked like the one before': patch(
      'store/program-keys.ts',
      'insert into program_keys (program_id, token_hash, masked, created_at) values ($1, $2, $3, $4)',
      'insert into program_keys (program_id, token_hash, masked, created_at, marked_at, rotate_by) select $1::bigint, $2::bytea, $3::text, $4::timestamptz, max(marked_at), max(rotate_by) from program_keys where program_id = $1',
    ),
    'a 405 and a 415 carry no warnings': patch(
      'api/answer.ts',
      'const rotation = rotationOf(exchange.token);\n  if (!rotation) return text',
      'const rotation = exchange.body === undefined && exchange.req.method === "POST" ? undefined : rotationOf(exchange.token);\n  if (!rotation) return text',
    ),
    'clicks carry no warnings': patch(
      'api/answer.ts',
      'const rotation = rotationOf(exchange.token);\n  if (!rotation) return text',
      "const rotation = exchange.operationId === 'trackClick' ? undefined : rotationOf(exchange.token);\n  if (!rotation) return text",
    ),
    'tokens of a suspended account work': patch(
      'store/login-tokens.ts',
      "t.revoked_at is null and t.expires_at > $2 and a.status is distinct from 'suspended'",
      't.expires_at > $2',
    ),
    'a login token is valid for 30 days': patch('store/login-tokens.ts', '90 * DAY', '30 * DAY'),
    'the offset of a rotation deadline is ignored': patch(
      'admin/values.ts',
      'new Date(value) : undefined',
      "new Date(value.replace(/[+-]\\d\\d:\\d\\d$/, 'Z')) : undefined",
    ),
  }),
  ...mutationsOf('cli', {
    'a completed session is expired at the callback': patch(
      'identity/sign-in.ts',
      'if (!session || session.completed_at)',
      'if (!session)',
    ),
    'a suspended account may sign in': patch(
      'identity/sign-in.ts',
      "if (account.status === 'suspended') return { kind: 'suspended' };",
      '',
    ),
    'a completed session does not expire': patch(
      'domain/login-session.ts',
      'if (session.refused_at || now > session.expires_at)',
      'if (session.refused_at || (!session.completed_at && now > session.expires_at))',
    ),
    'init: a rate has at most two decimals': patch(
      'operations/cli-init.ts',
      'String(body.commission_rate)',
      'String(Math.round(body.commission_rate * 100) / 100 || body.commission_rate)',
    ),
    'init: the attribution window is 30 days': patch(
      'store/program-admin.ts',
      'coalesce($10::integer, 60)',
      'coalesce($10::integer, 30)',
    ),
    'test events: the event_id is that of the program': patch(
      EVENT,
      'event_id: eventId!',
      'event_id: eventId! && program.id',
    ),
    'test events: a second sale is not stored': patch(EVENT, '`test_event_${newTestName()}`', "'test_event_1'"),
    'chains: the limit does not hold at once': patch(
      'store/chains.ts',
      'const [fixture] = await tx.run(prepareFixture, values);\n    const [recent] = await tx.run(recentRuns, [programId, new Date(at.getTime() - HOUR), cap]);',
      'const [recent] = await tx.run(recentRuns, [programId, new Date(at.getTime() - HOUR), cap]);\n    const [fixture] = await tx.run(prepareFixture, values);',
    ),
  }),
  ...mutationsOf('payments', {
    'a chargeback of a partly refunded sale is not recorded': patch(
      'payments/apply-refund.ts',
      'const amountCents = Math.min(amounts.amountCents, amounts.leftCents);',
      'const amountCents = amounts.amountCents > amounts.leftCents ? 0 : amounts.amountCents;',
    ),
    'client_reference_id is never a customer_key': patch(
      'payments/payer.ts',
      '{ clickId: reference, customerKey: reference }',
      '{ clickId: reference, customerKey: undefined }',
    ),
    'later invoices of a subscription earn again': patch(
      'payments/apply-payment.ts',
      'subscriptionId: paid.notice.subscription,',
      'subscriptionId: undefined,',
    ),
    'the time of an event is in milliseconds': patch(READ, 'new Date(seconds * SECOND)', 'new Date(seconds)'),
    'an event of an unknown type is malformed': patch(
      READ,
      'if (read && !isObject(object)) return undefined;',
      'if (!read || !isObject(object)) return undefined;',
    ),
    'a payment that a call has named is a second sale': patch(
      'store/payment-names.ts',
      '     union select id from sales where program_id = $1 and provider_payment_id in (select name from names))',
      '    )',
    ),
    'an invoice counts with what was due': patch(READ, 'amount(invoice.amount_paid)', 'amount(invoice.amount_due)'),
    'payments in dong are in hundredths': patch(
      READ,
      '[amount(session.amount_total), currency(session.currency)]',
      "[amount(Number(session.amount_total) * (session.currency === 'vnd' ? 100 : 1)), currency(session.currency)]",
    ),
  }),
];
