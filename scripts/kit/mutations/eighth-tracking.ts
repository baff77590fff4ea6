import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const CLICKS = 'store/clicks.ts';
const BATCH = 'store/sale-batch.ts';
const EVENT = 'payments/read-event.ts';
const INTEGRATION = 'store/integration.ts';

const RECORDS = {
  'a click on another link of the program keeps its identifier': patch(
    'operations/track-click.ts',
    'deps.clickIds.read(kind, existing)?.linkId === link.id',
    'deps.clickIds.read(kind, existing)?.programId === link.program_id',
  ),
  'a click answers with the attribution window': patch(
    CLICKS,
    'l.partnership_id, p.cookie_window_days,',
    'l.partnership_id, p.attribution_window_days as cookie_window_days,',
  ),
  'the page and the referrer of a click change places': patch(
    CLICKS,
    'partnership_id, page_url, referrer_url, additional_data)${result}',
    'partnership_id, referrer_url, page_url, additional_data)${result}',
  ),
  'a masked address shows two letters': patch('domain/email.ts', '/^([^\\s@])[^\\s@]*@', '/^([^\\s@]{1,2})[^\\s@]*@'),
  'a browser can send a provisional lead for a settled customer': patch(
    'store/leads.ts',
    "do update set status = c.status where c.status = 'click'",
    'do update set status = c.status',
  ),
  'a sale prefers the customer of the click': patch(
    'store/buyers.ts',
    'select *, 1 as preference from customers',
    'select *, 3 as preference from customers',
  ),
  'a repeated sale of a partner who has left is judged again': patch(
    'operations/track-sale.ts',
    '  if (buyer.recorded) throw await duplicate(sale, buyer.customer, buyer.recorded);\n',
    '',
  ),
  'only commissions that do not recur remember the subscription': patch(
    BATCH,
    'where subscription_id is not null order by program_id',
    'where subscription_id is not null and not recurring order by program_id',
  ),
  'a fixed commission is at most the amount of the sale': patch(
    'domain/commission.ts',
    'cents: roundHalfUp(numerator * MINOR_UNITS[terms.currency], denominator), currency',
    'cents: Math.min(sale.cents, roundHalfUp(numerator * MINOR_UNITS[terms.currency], denominator)), currency',
  ),
  'a refund takes back more than a rejection has left': patch(
    'domain/refund.ts',
    'Math.min(shareCents, commission.left_cents)',
    'shareCents',
  ),
  'a repeated refund is first compared with what is left': patch(
    'store/refunds.ts',
    `  if (sale.seen !== null) return { kind: 'skipped', refundId: sale.seen, commissionId };
  const refund = decideRefund(sale, sale.commission, request.amountCents);
  if (refund.kind === 'nothing_left') return { kind: 'skipped', refundId: null, commissionId };
  if (refund.kind === 'too_large') return refund;
`,
    `  const refund = decideRefund(sale, sale.commission, request.amountCents);
  if (refund.kind === 'too_large') return refund;
  if (sale.seen !== null) return { kind: 'skipped', refundId: sale.seen, commissionId };
  if (refund.kind === 'nothing_left') return { kind: 'skipped', refundId: null, commissionId };
`,
  ),
  'a test click with the key of another program counts as sent with the key': patch(
    'operations/track-click.ts',
    'withKey: program?.id === link.program_id,',
    'withKey: program !== undefined,',
  ),
};

const PAYMENTS = {
  'a delayed payment is ignored': patch(EVENT, "  'checkout.session.async_payment_succeeded': readSession,\n", ''),
  'a checkout without anything to pay settles no lead': patch(
    EVENT,
    "const PAID = ['paid', 'no_payment_required'];",
    "const PAID = ['paid'];",
  ),
  'a sale sent with the identifier of its payment is recorded again': patch(
    'store/payment-names.ts',
    `
     union select id from sales where program_id = $1 and provider_payment_id in (select name from names))`,
    ')',
  ),
  'a refund that came before its payment keeps waiting': patch(
    'payments/receive.ts',
    `  if (outcome.state === 'applied') await wake(deps, program, allNames(notice));
  return outcome;
`,
    '  return outcome;\n',
  ),
  'a refunded charge does not name its invoice': patch(
    EVENT,
    'const [intent, invoice] = [idOf(charge.payment_intent), idOf(charge.invoice)];',
    'const [intent, invoice] = [idOf(charge.payment_intent), undefined];',
  ),
  'a chargeback counts as a part of the refunded amount': patch(
    'store/refunds.ts',
    "filter (where r.reason = 'refund' and not exists (",
    'filter (where not exists (',
  ),
};

const REQUESTS = {
  'a window of a rate limit begins again with each request': patch(
    'api/limit.ts',
    `    windows.set(key, packed + 1);
    return { count: (packed % COUNT_SPACE) + 1, msLeft };
`,
    `    windows.set(key, (now + windowMs - base) * COUNT_SPACE + (packed % COUNT_SPACE) + 1);
    return { count: (packed % COUNT_SPACE) + 1, msLeft: windowMs };
`,
  ),
  'the keys of a program share their limits': patch(
    'api/credential.ts',
    'return `key:${token.key.id}`;',
    'return `key:${token.program.id}`;',
  ),
  'a shown value is cut by code units': patch(
    'api/faults.ts',
    "[...text].slice(0, contract.limits.echoedCharacters).join('')",
    'text.slice(0, contract.limits.echoedCharacters)',
  ),
  'the names of fields may hold text that cannot be stored': patch(
    'lib/json.ts',
    "    if (texts && !isStorable(key)) return 'textNotStorable';\n",
    '',
  ),
  'a page may read that its origin was refused': patch(
    'api/answer.ts',
    'exchange.originListed && !exchange.originRefused',
    'exchange.originListed',
  ),
  'the encoding of a body is not asked for': patch(
    'api/body.ts',
    "  if (isCompressed(req)) throw failure('bodyCompressed');\n",
    '',
  ),
};

const FIGURES = {
  'partners who have gone count as joined': patch(
    INTEGRATION,
    "where program_id = p.id and status = 'joined' and partner_id is not null)",
    "where program_id = p.id and status in ('joined', 'left', 'removed') and partner_id is not null)",
  ),
  'a sale that was not live verifies the program': patch(
    INTEGRATION,
    'where program_id = ${program} and livemode is not false\n',
    'where program_id = ${program}\n',
  ),
  'a rejected commission stays among the pending ones of the status': patch(
    INTEGRATION,
    "(status_before = 'pending')::int), 0)::bigint",
    "(status_after = 'approved')::int), 0)::bigint",
  ),
  'the first key of a program was rotated': patch(
    INTEGRATION,
    `
       and exists (select 1 from program_keys o where o.program_id = $1 and o.id < k.id)) as key_rotated_at`,
    ') as key_rotated_at',
  ),
  'the refunded amount is what was deducted': patch(
    'store/totals/events.ts',
    "refunds_cents: 'r.amount_cents'",
    "refunds_cents: 'r.deduction_cents'",
  ),
  "a partner's totals are those of all programs": patch(
    'store/partner-figures.ts',
    'figuresIn(await readFigures(db, partnerId, programId));',
    'figuresIn(await readFigures(db, partnerId, null));',
  ),
};

export const EIGHTH_TRACKING = mutationsOf('eighth-tracking', { ...RECORDS, ...PAYMENTS, ...REQUESTS, ...FIGURES });
