// The seventh list: calls of integrators, the command line and payment events. Both of its files were written from the
// contract, the document and the source alone, without a look at the kit's rules or at the ideas of the other lists. A
// program compared them with these lists, and what an older mutation changes to the same text was replaced.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const CLICK = 'operations/track-click.ts';
const REFUND = 'operations/track-refund.ts';
const LEADS = 'store/leads.ts';
const SALES = 'store/sale-batch.ts';
const REFUNDS = 'store/refund-statements.ts';
const INTEGRATION = 'store/integration.ts';
const PAYMENT = 'payments/apply-payment.ts';
const RECEIVE = 'payments/receive.ts';

export const SEVENTH_TRACKING = [
  ...mutationsOf('click', {
    'the data of a click is lost': patch(
      CLICK,
      `referrerUrl: body.referrer_url ?? undefined,
    additionalData: body.additional_data ?? undefined,`,
      `referrerUrl: body.referrer_url ?? undefined,
    additionalData: undefined,`,
    ),
    'a click with a key is accepted from every origin': patch(
      CLICK,
      'const fromServer = testMode && program?.id === link.program_id;',
      'const fromServer = program?.id === link.program_id;',
    ),
    'a test click always gets a new identifier': patch(
      CLICK,
      "const { clickId } = clickIdOf(click, link, 'test');",
      `const { id: linkId, program_id: programId, partnership_id: partnershipId } = link;
  const clickId = deps.clickIds.mint('test', { programId, partnershipId, linkId, at: now });`,
    ),
  }),
  ...mutationsOf('lead', {
    'the name of a provisional lead is lost': patch(
      LEADS,
      'select c.program_id, c.id, s.mode, true, s.event_name, s.email_hash',
      'select c.program_id, c.id, s.mode, true, null::text, s.email_hash',
    ),
    'a lead that a payment settled is explained as sent with the key': patch(
      PAYMENT,
      "mode: 'payment',",
      "mode: 'server',",
    ),
  }),
  ...mutationsOf('sale', {
    'a second sale does not save the key of a customer who has none': patch(
      SALES,
      '(customer.customer_key === null && customerKey !== undefined)',
      '(customer.customer_key !== null && customerKey !== undefined)',
    ),
    'a sale that saves a key moves the time of the conversion': patch(
      SALES,
      'converted_at = coalesce(c.converted_at, excluded.converted_at),',
      'converted_at = excluded.converted_at,',
    ),
    'a subscription is not remembered while its commission is recurring': patch(
      SALES,
      'where subscription_id is not null order by program_id, subscription_id',
      'where subscription_id is not null and not recurring order by program_id, subscription_id',
    ),
    'further attempts at a sale of another program are not counted': patch(
      'store/sale-conflicts.ts',
      'set attempts = c.attempts + 1, customer_id',
      'set attempts = c.attempts, customer_id',
    ),
    'sales of the next second have the old terms of the program': patch(
      'store/lookups.ts',
      'keys.dropWhere(({ program }) => program.id === id);',
      'keys.dropWhere(({ program, key }) => program.id === id && key.rotate_by !== null);',
    ),
  }),
  ...mutationsOf('refund', {
    'a repeated test refund that would now be too large is an error': patch(
      REFUND,
      "if (!skipped && refund.kind === 'too_large')",
      "if (refund.kind === 'too_large')",
    ),
    'a skipped test refund reduces what is left of its sale': patch(
      REFUND,
      "amountCents: !skipped && refund.kind === 'refund' ?",
      "amountCents: refund.kind === 'refund' ?",
    ),
    'the reversal of a commission of zero is not in its history': patch(
      REFUNDS,
      "where outcome = 'reversed' and (deduction_cents <> 0 or status_after <> status_before)",
      "where outcome = 'reversed' and deduction_cents <> 0",
    ),
    'a partial refund makes an approved commission pending again': patch(
      REFUNDS,
      "then 'reversed' else c.status end",
      "then 'reversed' else 'pending' end",
    ),
  }),
  ...mutationsOf('cli', {
    'status shows the newest key of the program in place of the one that was sent': patch(
      INTEGRATION,
      'join program_keys k on k.program_id = p.id and k.id = $4, clicked c',
      'join program_keys k on k.program_id = p.id and k.id = (select max(o.id) from program_keys o where o.program_id = $1 and o.id >= $4), clicked c',
    ),
    'readiness still dates the rotation by a new key that was revoked': patch(
      INTEGRATION,
      `where k.program_id = $1 and k.revoked_at is null
       and exists`,
      `where k.program_id = $1
       and exists`,
    ),
    'the second test sale of a program is not stored': patch(
      'operations/cli-test-event.ts',
      `async function single({ body, deps, now, program, answer, message }: TestEvent) {
  const kind = body.event_type!;
  const sale = { transactionId: \`test_event_\${newTestName()}\`,`,
      `const NAME = \`test_event_\${newTestName()}\`;

async function single({ body, deps, now, program, answer, message }: TestEvent) {
  const kind = body.event_type!;
  const sale = { transactionId: NAME,`,
    ),
    'a refused chain is to be tried again when the newest one is an hour old': patch(
      'store/chains.ts',
      'min(ran_at) as oldest',
      'max(ran_at) as oldest',
    ),
    'the entry of a program from the command line names the account as its credential': patch(
      'operations/cli-init.ts',
      'credential: `login ${login.token_id}`',
      'credential: `login ${login.account_id}`',
    ),
  }),
  ...mutationsOf('limits', {
    'a retired key counts against the limit of the address': patch(
      'api/credential.ts',
      "if (token.kind === 'program') return `key:${token.key.id}`;",
      "if (token.kind === 'program' && !token.retired) return `key:${token.key.id}`;",
    ),
  }),
  ...mutationsOf('payments', {
    'a refund does not give the sale the identifier of its charge': patch(
      'payments/apply-refund.ts',
      `notice.charge);
  await nameSale(context.tx, context.program.id, sale.id, paymentNames(notice), undefined);`,
      'notice.charge);',
    ),
    'a subscription keeps the first key that names nobody': patch(
      'store/payment-subscriptions.ts',
      'coalesce(excluded.customer_key, s.customer_key)',
      'coalesce(s.customer_key, excluded.customer_key)',
    ),
    'a dispute that was prevented is charged back': patch(
      'payments/read-event.ts',
      '/^(warning_|prevented$)/',
      '/^(warning_)/',
    ),
    'an event overwrites the identifier of the payment that the call named': patch(
      'store/payment-names.ts',
      'if (paymentId !== undefined && sale?.provider_payment_id === null) {',
      'if (paymentId !== undefined && sale && sale.provider_payment_id !== paymentId) {',
    ),
    'a payment in another currency does not settle the lead': patch(
      PAYMENT,
      `  await settle(context, payer);
  context.log(undefined, \`payment event`,
      '  context.log(undefined, `payment event',
    ),
    'the sale of a payment event does not say that it is live': patch(
      PAYMENT,
      'livemode: context.livemode,',
      'livemode: undefined,',
    ),
    'a reference that is the key of another customer is saved': patch(
      'payments/payer.ts',
      'return owner ? undefined : reference;',
      'return owner?.id === null ? undefined : reference;',
    ),
    'an event that waited does not wake those that wait for it': patch(
      RECEIVE,
      `const done = await applyPending(deps, program, id);
      if (done?.outcome.state === 'applied') await wake(deps, program, allNames(done.notice));`,
      'await applyPending(deps, program, id);',
    ),
    'events that waited are applied newest first': patch(
      'store/payment-events.ts',
      `and names && $3::text[]
   order by occurred_at, id`,
      `and names && $3::text[]
   order by occurred_at desc, id desc`,
    ),
    'an event that waited counts as received when it is applied': patch(
      RECEIVE,
      'receivedAt: event.received_at,',
      'receivedAt: now,',
    ),
  }),
];
