import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const COMMISSION = 'domain/commission.ts';
const ATTRIBUTION = 'domain/attribution.ts';
const PAYMENT = 'domain/payment.ts';
const BATCH = 'store/sale-batch.ts';

export const MONEY = mutationsOf('money', {
  'commissions are rounded down': patch(
    COMMISSION,
    '(2n * numerator + denominator) / (2n * denominator)',
    'numerator / denominator',
  ),
  'commissions are rounded up': patch(
    COMMISSION,
    '(2n * numerator + denominator) / (2n * denominator)',
    '(numerator + denominator - 1n) / denominator',
  ),
  'halves are rounded down': patch(
    COMMISSION,
    '(2n * numerator + denominator) /',
    '(2n * numerator + denominator - 1n) /',
  ),
  'halves are rounded to even': patch(
    COMMISSION,
    'Number((2n * numerator + denominator) / (2n * denominator))',
    'Number((2n * numerator + denominator) / (2n * denominator)) - Number((2n * numerator) % (2n * denominator) === denominator && (numerator / denominator) % 2n === 0n)',
  ),
  'commissions are computed with floating point': patch(
    COMMISSION,
    'roundHalfUp(BigInt(sale.cents) * numerator, denominator * 100n)',
    'Math.round(sale.cents * (Number(terms.commission_rate) / 100))',
  ),
  'a rate of 12.5 percent is 12 percent': patch(
    COMMISSION,
    "const [whole = '', decimals = ''] = decimal.split('.');",
    "const [whole = ''] = decimal.split('.');\n  const decimals = '';",
  ),
  'a percentage is of a thousand': patch(COMMISSION, 'denominator * 100n)', 'denominator * 1000n)'),
  'a percentage is paid in the currency of the program': patch(
    COMMISSION,
    'denominator * 100n), currency: sale.currency }',
    'denominator * 100n), currency: terms.currency }',
  ),
  'a fixed commission is in the currency of the sale': patch(
    COMMISSION,
    'denominator), currency: terms.currency }',
    'denominator), currency: sale.currency }',
  ),
  'a fixed commission is in minor units': patch(
    COMMISSION,
    'roundHalfUp(numerator * MINOR_UNITS[terms.currency], denominator)',
    'roundHalfUp(numerator, denominator)',
  ),
  'the dong has cents': patch(
    COMMISSION,
    'MINOR_UNITS[terms.currency]',
    "(terms.currency === 'VND' ? 100n : MINOR_UNITS[terms.currency])",
  ),
  'the euro has no cents': patch(
    COMMISSION,
    'MINOR_UNITS[terms.currency]',
    "(terms.currency === 'EUR' ? 1n : MINOR_UNITS[terms.currency])",
  ),
  'fixed commissions are percentages': patch(COMMISSION, "type.endsWith('percent')", "type !== 'recurring_fixed'"),
  'recurring_percent pays a fixed amount': patch(COMMISSION, "type.endsWith('percent')", "type === 'percent'"),
  'every commission recurs': patch(COMMISSION, "type.startsWith('recurring_')", "type !== 'recurring'"),
  'no commission recurs': patch(COMMISSION, "type.startsWith('recurring_')", "type === ('recurring' as string)"),
  'only recurring_percent recurs': patch(COMMISSION, "type.startsWith('recurring_')", "type === 'recurring_percent'"),
  'a later sale of a subscription earns': patch(
    BATCH,
    's.subscription_id is null or s.recurring or f.first_transaction_id is not null as earning',
    'true as earning',
  ),
  'the first sale of a subscription earns nothing': patch(
    BATCH,
    's.subscription_id is null or s.recurring or f.first_transaction_id is not null as earning',
    's.subscription_id is null or s.recurring as earning',
  ),
  'a sale without a subscription earns only once': patch(
    BATCH,
    's.subscription_id is null or s.recurring or f.first_transaction_id is not null as earning',
    '(s.subscription_id is null and s.converts) or s.recurring or f.first_transaction_id is not null as earning',
  ),
  'subscriptions are shared by all programs': patch(
    BATCH,
    'on conflict (program_id, subscription_id) do nothing returning program_id, first_transaction_id',
    'on conflict (program_id, subscription_id) do update set first_transaction_id = subscriptions.first_transaction_id returning program_id, first_transaction_id',
  ),
  'a sale without a currency is in dollars': patch(
    PAYMENT,
    '{ currency = program.currency, ...payment }',
    "{ currency = 'USD', ...payment }",
  ),
  'a sale earns no commission': patch(
    PAYMENT,
    "payable: attribution.kind === 'attributed',",
    "payable: attribution.kind !== 'attributed',",
  ),
  'refunds are rounded down': patch(
    COMMISSION,
    'roundHalfUp(BigInt(earnedCents) * BigInt(refundedCents), BigInt(amountCents))',
    'Math.floor((earnedCents * refundedCents) / amountCents)',
  ),
  'refunds are rounded up': patch(
    COMMISSION,
    'roundHalfUp(BigInt(earnedCents) * BigInt(refundedCents), BigInt(amountCents))',
    'Math.ceil((earnedCents * refundedCents) / amountCents)',
  ),
  'large refunds lose precision': patch(
    COMMISSION,
    'roundHalfUp(BigInt(earnedCents) * BigInt(refundedCents), BigInt(amountCents))',
    'Math.round((earnedCents * refundedCents) / amountCents)',
  ),
});

export const ATTRIBUTIONS = mutationsOf('attribution', {
  'the window ends before exactly N days': patch(
    ATTRIBUTION,
    'ageMs > program.attribution_window_days * DAY',
    'ageMs >= program.attribution_window_days * DAY',
  ),
  'the window is a day longer': patch(
    ATTRIBUTION,
    'ageMs > program.attribution_window_days * DAY',
    'ageMs > (program.attribution_window_days + 1) * DAY',
  ),
  'the window is that of the cookie less a day': patch(
    ATTRIBUTION,
    'ageMs > program.attribution_window_days * DAY',
    'ageMs > (program.attribution_window_days - 1) * DAY',
  ),
  'the window is not checked': patch(ATTRIBUTION, 'ageMs > program.attribution_window_days * DAY', 'ageMs < 0'),
  'the window is checked after the conversion too': patch(ATTRIBUTION, "customer.status !== 'conversion' && ", ''),
  'the window counts from the payment although there is a signup': patch(
    ATTRIBUTION,
    '(customer.lead_at ?? paidAt)',
    'paidAt',
  ),
  'the age of the click is rounded up': patch(ATTRIBUTION, 'Math.floor(ageMs / DAY)', 'Math.ceil(ageMs / DAY)'),
  'the age of the click is in hours': patch(ATTRIBUTION, 'Math.floor(ageMs / DAY)', 'Math.floor((ageMs / DAY) * 24)'),
  'a partner who left earns': patch(
    ATTRIBUTION,
    "if (partnership.status !== 'joined') return { kind: 'no_relationship' };",
    '',
  ),
  'an erased partner has no relationship': patch(
    ATTRIBUTION,
    "? { kind: 'no_partner' } : { kind: 'attributed' }",
    "? { kind: 'no_relationship' } : { kind: 'attributed' }",
  ),
  'an expired click is an error': patch(
    'operations/track-sale.ts',
    "case 'window_expired':\n      return answer(200, {",
    "case 'window_expired':\n      if (judgement.windowDays > 0) throw fail('attributionMissing');\n      return answer(200, {",
  ),
  'an expired sale is recorded': patch(
    'domain/payment.ts',
    "if (attribution.kind !== 'attributed' && attribution.kind !== 'no_partner') return attribution;",
    "if (attribution.kind !== 'attributed' && attribution.kind !== 'no_partner' && attribution.kind !== 'window_expired') return attribution;",
  ),
});
