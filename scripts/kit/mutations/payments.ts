import { mutationsOf } from '../mutation.ts';
import { most, patch } from './edits.ts';

const SIGNATURE = 'payments/signature.ts';
const WEBHOOK = 'operations/stripe-webhook.ts';
const READ = 'payments/read-event.ts';
const RECEIVE = 'payments/receive.ts';
const PAYMENT = 'payments/apply-payment.ts';
const REFUND = 'payments/apply-refund.ts';

export const PAYMENTS = mutationsOf('payments', {
  'signatures may be 10 minutes old': most('signatureToleranceSeconds', 600),
  'signatures may be 4 minutes old': most('signatureToleranceSeconds', 240),
  'signatures from the future are accepted': patch(
    SIGNATURE,
    "return ahead > toleranceSeconds ? 'signatureAhead' : undefined;",
    'return ahead > 1e9 ? undefined : undefined;',
  ),
  'signatures that are a second ahead are refused': patch(SIGNATURE, 'ahead > toleranceSeconds ?', 'ahead > 0 ?'),
  'old signatures are invalid': patch(
    SIGNATURE,
    "holds(0) ? 'signatureTooOld' : 'signatureInvalid'",
    "'signatureInvalid'",
  ),
  'signatures are not checked': patch(
    SIGNATURE,
    "if (!holds(toleranceSeconds)) return holds(0) ? 'signatureTooOld' : 'signatureInvalid';",
    '',
  ),
  'only the first secret counts': patch(SIGNATURE, 'secrets.some((secret)', 'secrets.slice(0, 1).some((secret)'),
  'a missing signature is malformed': patch(
    SIGNATURE,
    "if (header === undefined || header.trim() === '') return 'signatureMissing';",
    "if (header === undefined || header.trim() === '') return 'signatureMalformed';",
  ),
  'a signature without v1 is invalid': patch(
    SIGNATURE,
    'timestampOf(header) === undefined || !/(^|,)v1=[^,]/.test(header) ?',
    'timestampOf(header) === undefined ?',
  ),
  'a program that is not connected is 400': {
    edit: (contract) => void (contract.catalogue.programNotConnected.status = 400),
  },
  'the signature is checked before the connection': patch(
    WEBHOOK,
    'const { program, secrets, accounts } = await connectionOf(webhook);\n',
    "const early = headerFault(parameters.stripeSignature ?? '');\n  if (early) throw fail(early);\n  const { program, secrets, accounts } = await connectionOf(webhook);\n",
  ),
  'the body is parsed before the signature is checked': patch(
    WEBHOOK,
    '  const fault = await signatureFault',
    '  eventIn(text, fail);\n  const fault = await signatureFault',
  ),
  'the webhook takes 64 KiB': { edit: (contract) => void (contract.operations.stripeWebhook.body.maxBytes = 65_536) },
  'webhooks are rate limited': {
    edit: (contract) => void (contract.paths['/api/v1/webhooks/stripe/{program_id}'].bucket = 'cli'),
  },
  'events of other accounts are applied': patch(
    WEBHOOK,
    'account === undefined || accounts.includes(account)',
    'account !== accounts.join()',
  ),
  'a repeated event is applied again': {
    sql: 'alter table payment_events drop constraint payment_events_once; alter table payment_events add constraint payment_events_once unique (program_id, id, event_id)',
  },
  'a repeated event is an error': patch(
    RECEIVE,
    "if (event.livemode === false) return again?.outcome.result ?? 'repeated';",
    "if (!again) throw new Error('repeated');\n  if (event.livemode === false) return again.outcome.result;",
  ),
  'the result is not answered': patch(
    WEBHOOK,
    'return answer(200, { received: true, result });',
    'return answer(200, { received: true } as never);',
  ),
  'events of the test mode are applied': patch(
    'payments/apply.ts',
    'if (context.livemode === false) return applyTest(context, notice);',
    '',
  ),
  'unpaid sessions are sales': patch(
    READ,
    "session.mode !== 'payment' || !PAID.includes(String(session.payment_status))",
    "session.mode !== 'payment'",
  ),
  'subscription checkouts are sales': patch(
    READ,
    "if (session.mode === 'subscription') {",
    "if (session.mode === 'never') {",
  ),
  'currencies of events stay in lower case': patch(READ, 'text(value)?.toUpperCase()', 'text(value)'),
  'client_reference_id is ignored': patch(READ, 'reference: text(reference) };', 'reference: undefined };'),
  'metadata are ignored': patch(READ, 'clickId: first(', "clickId: undefined ?? first('no' + "),
  'invoices are ignored': patch(READ, "  'invoice.payment_succeeded': readInvoice,\n", ''),
  'delayed payments are ignored': patch(READ, "  'checkout.session.async_payment_succeeded': readSession,\n", ''),
  'refunds are ignored': patch(READ, "  'charge.refunded': readCharge,\n", ''),
  'disputes are ignored': patch(
    READ,
    "  'charge.dispute.created': (dispute) => (isWarning(dispute) ? undefined : readDispute(dispute)),\n",
    '',
  ),
  'the amount of a payment is in major units': patch(
    READ,
    '[amount(session.amount_total), currency(session.currency)]',
    '[amount(Math.round(Number(session.amount_total) / 100)), currency(session.currency)]',
  ),
  'a payment does not settle the lead': patch(
    PAYMENT,
    'if (!hasProvisionalLead) return false;',
    'if (hasProvisionalLead || !hasProvisionalLead) return false;',
  ),
  'a payment of zero is a sale': patch(PAYMENT, 'if (notice.amountCents === 0) return settleOnly(context, payer);', ''),
  'an unsupported currency is an error': patch(
    PAYMENT,
    "return pending('currency_unsupported',",
    "if (notice.kind === 'payment') throw new Error('currency');\n  return pending('currency_unsupported',",
  ),
  'an unknown customer is an error': patch(
    PAYMENT,
    "pending(namesAnybody(notice.customer) ? 'customer_unknown' : 'customer_not_named');",
    "await Promise.reject(new Error('unknown'));",
  ),
  'the transaction_id is the id of the session': patch(
    PAYMENT,
    '(intent ?? linked[0] ?? session ?? invoice)!',
    '(session ?? intent ?? linked[0] ?? invoice)!',
  ),
  'a sale that was sent by a call is recorded again': patch(
    PAYMENT,
    'const sale = await findSaleByNames(context.tx, context.program.id, names);\n  const owner',
    'const sale: NamedSale | undefined = undefined as NamedSale | undefined;\n  const owner',
  ),
  'a refund event refunds the cumulative amount': patch(
    REFUND,
    'amountCents: notice.refundedCents - of.refundedCents,',
    'amountCents: notice.refundedCents,',
  ),
  'a chargeback takes only half': patch(
    REFUND,
    "return takeBack(context, sale, { reason: 'chargeback', amountCents, leftCents, reference });",
    "return takeBack(context, sale, { reason: 'chargeback', amountCents: Math.floor(amountCents / 2), leftCents, reference });",
  ),
  'an event without an id is received': patch(
    READ,
    'if (id === undefined || type === undefined) return undefined;',
    "if (type === undefined) return undefined;\n  if (id === undefined) return readPaymentEvent({ ...body, id: 'none' });",
  ),
  'an event without an object is received': patch(
    READ,
    'if (read && !isObject(object)) return undefined;',
    "if (read && !isObject(object)) return { id, type: 'none', livemode: true, account: undefined, occurredAt: undefined, notice: undefined };",
  ),
  'program_id may be any number': patch(
    WEBHOOK,
    'const programId = idOf(parameters.program_id);',
    "const programId = idOf(parameters.program_id.replace(/^0+/, ''));",
  ),
});
