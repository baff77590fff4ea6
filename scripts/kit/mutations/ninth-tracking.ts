import { mutationsOf } from '../mutation.ts';
import { patch, schema } from './edits.ts';

const REFUNDS = 'store/refunds.ts';
const PAYER = 'payments/payer.ts';
const EVENT = 'payments/read-event.ts';
const PAYMENT = 'payments/apply-payment.ts';
const INTEGRATION = 'store/integration.ts';

const CLICKS_AND_LEADS = {
  'a click from an unlisted origin on a disabled link is refused because of its origin': patch(
    'operations/track-click.ts',
    `  if (!link.enabled) throw fail('linkDisabled');
  // A test event with the program's key comes from its server, as a lead with the key does.
  const fromServer = testMode && program?.id === link.program_id;
  if (origin !== undefined && !fromServer) {
    const allowed = await deps.lookups.originAllowed(deps.db, link.program_id, link.origins, origin);
    if (!allowed) throw fail('originNotAllowed');
  }
`,
    `  // A test event with the program's key comes from its server, as a lead with the key does.
  const fromServer = testMode && program?.id === link.program_id;
  if (origin !== undefined && !fromServer) {
    const allowed = await deps.lookups.originAllowed(deps.db, link.program_id, link.origins, origin);
    if (!allowed) throw fail('originNotAllowed');
  }
  if (!link.enabled) throw fail('linkDisabled');
`,
  ),
  'the referrer of a click may be any text': schema('click-request', ({ referrer_url: referrer }) => {
    delete referrer.format;
  }),
  "a click of another program wins over the program's own customer_key": patch(
    'operations/track-lead.ts',
    'const customer = clicked?.program_id === programId ? clicked : await findMeant(lead, programId);',
    'const customer = clicked ?? (await findMeant(lead, programId));',
  ),
  'a test lead is stored without its click_id': patch(
    'operations/track-lead.ts',
    'withKey: program !== undefined,\n    clickId: present(body.click_id),',
    'withKey: program !== undefined,',
  ),
  'a lead with an empty click_id and no customer_key is one of an unknown customer': patch(
    'api/ajv.ts',
    '(any?.every((field) => isEmpty(data[field])) ?? false)',
    '(any?.every((field) => isAbsent(data[field])) ?? false)',
  ),
};

const SALES = {
  'a repeated sale of an erased customer is refused as one of an unknown customer': patch(
    'operations/track-sale.ts',
    `  if (buyer.recorded) throw await duplicate(sale, buyer.customer, buyer.recorded);
  if (buyer.erased) throw fail('customerUnknown');
`,
    `  if (buyer.erased) throw fail('customerUnknown');
  if (buyer.recorded) throw await duplicate(sale, buyer.customer, buyer.recorded);
`,
  ),
  'a repeated reference of a sale that is refunded entirely has no refund_id': patch(
    REFUNDS,
    `  if (sale.seen !== null) return { kind: 'skipped', refundId: sale.seen, commissionId };
  const refund = decideRefund(sale, sale.commission, request.amountCents);
  if (refund.kind === 'nothing_left') return { kind: 'skipped', refundId: null, commissionId };
`,
    `  const refund = decideRefund(sale, sale.commission, request.amountCents);
  if (refund.kind === 'nothing_left') return { kind: 'skipped', refundId: null, commissionId };
  if (sale.seen !== null) return { kind: 'skipped', refundId: sale.seen, commissionId };
`,
  ),
  'a refund that deducts nothing moves the time at which the commission changed': patch(
    'store/refund-statements.ts',
    "changed_at = case when s.deduction_cents <> 0 or c.amount_cents = 0 and c.status <> 'reversed' then s.at else c.changed_at end,",
    'changed_at = s.at,',
  ),
  'test refunds of one sale leave less of every test sale': patch(
    'store/test-events.ts',
    "from test_events where kind = 'refund' and program_id = $1 and transaction_id = $2`",
    "from test_events where kind = 'refund' and program_id = $1 and $2::text is not null`",
  ),
};

const PAYMENTS = {
  'a payment of a partner who left stays pending when it is sent again after their return': patch(
    'payments/receive.ts',
    "const again = known?.state === 'pending' ? await",
    'const again = known && isWaiting(known.result) ? await',
  ),
  'an event whose account is null is ignored': patch(
    EVENT,
    'value === undefined || value === null ? undefined',
    'value === undefined ? undefined',
  ),
  'a one-off checkout and its invoice are two sales': patch(
    EVENT,
    'currency: code, session: id, invoice, intent };',
    'currency: code, session: id, intent };',
  ),
  'a dispute does not find the sale of its charge if it also names a payment': patch(
    'payments/notice.ts',
    'present([notice.intent, notice.charge]);',
    'present([notice.intent ?? notice.charge]);',
  ),
  'an event with an unknown reference waits as one that names nobody': patch(
    PAYER,
    '(clickId ?? customerKey ?? reference) !== undefined',
    '(clickId ?? customerKey) !== undefined',
  ),
  "somebody else's click_id becomes the customer_key": patch(
    PAYER,
    'reference === customer.click_id || looksLikeClickId(reference)) return undefined',
    'reference === customer.click_id) return undefined',
  ),
  'the sale of an invoice whose payment was linked before has no provider_payment_id': patch(
    PAYMENT,
    'const paymentId = intent ?? linked[0] ?? charge;',
    'const paymentId = intent ?? charge;',
  ),
  'a provisional lead that a payment settles counts as signed up when the payment was made': patch(
    PAYMENT,
    'const signedUp = hasProvisionalLead ? { ...customer, lead_at: context.receivedAt } : customer;',
    'const signedUp = hasProvisionalLead ? { ...customer, lead_at: context.occurredAt } : customer;',
  ),
  'a lead that a waiting event settles has the time at which the event was applied': patch(
    PAYMENT,
    'at: receivedAt,\n    recordedAt: now,',
    'at: now,\n    recordedAt: now,',
  ),
  'only the first refund of a charge is recorded': patch(
    'payments/apply-refund.ts',
    'reference: `${notice.charge}:${notice.refundedCents}`,',
    'reference: notice.charge,',
  ),
  "the number of a program may begin with zeros in the webhook's address": patch(
    'operations/stripe-webhook.ts',
    '/^[1-9]\\d*$/.test(text)',
    '/^\\d+$/.test(text)',
  ),
};

const REQUESTS = {
  'a body in chunks without a content type is a missing body': patch(
    'api/body.ts',
    "headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0",
    "Number(headers['content-length'] ?? 0) > 0",
  ),
  'the errors that never vary do not warn of the rotation': patch(
    'api/answer.ts',
    'if (!rotation) return text ?? JSON.stringify(body);',
    'if (!rotation || text !== undefined) return text ?? JSON.stringify(body);',
  ),
  'the window of a limit begins again with each request': patch(
    'api/limit.ts',
    'windows.set(key, packed + 1);',
    'windows.set(key, (now + windowMs - base) * COUNT_SPACE + (packed % COUNT_SPACE) + 1);',
  ),
  "the status shows the program's newest key in place of the one that asks": patch(
    INTEGRATION,
    'from programs p join program_keys k on k.program_id = p.id and k.id = $4, clicked c, led l, sold s',
    `from programs p join lateral (select * from program_keys where program_id = p.id and $4::bigint > 0
     order by id desc limit 1) k on true, clicked c, led l, sold s`,
  ),
  'the command line lists the newest program first': patch(
    INTEGRATION,
    'where m.account_id = $1 order by p.id',
    'where m.account_id = $1 order by p.id desc',
  ),
};

const SIGN_IN = {
  'a form without a decision confirms the sign-in': patch(
    'pages/sign-in/pages.ts',
    "if (form.decision !== 'yes')",
    "if (form.decision === 'no')",
  ),
  'a page of a sister host may change things with the cookie': patch(
    'lib/own-page.ts',
    "site === 'same-origin'",
    "['same-origin', 'same-site'].includes(String(site))",
  ),
  "scripts can read the session's cookie": patch(
    'pages/sign-in/session.ts',
    "res.cookie(name, begun.value, { path: '/', secure, httpOnly: true,",
    "res.cookie(name, begun.value, { path: '/', secure,",
  ),
  'a session lasts thirty days': patch(
    'store/browser-sessions.ts',
    'export const SESSION_LIFETIME = 7 * DAY;',
    'export const SESSION_LIFETIME = 30 * DAY;',
  ),
  "a new sign-in leaves the browser's former session open": patch(
    'identity/session.ts',
    '  if (former !== undefined) await endFormer(tx, former, now);\n',
    '',
  ),
};

export const NINTH_TRACKING = mutationsOf('ninth-tracking', {
  ...CLICKS_AND_LEADS,
  ...SALES,
  ...PAYMENTS,
  ...REQUESTS,
  ...SIGN_IN,
});
