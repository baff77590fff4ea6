// The fifth list: calls of integrators, limits, sign-in, the command line and payment events.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const EVENTS = 'payments/read-event.ts';
const BODY = 'api/body.ts';

export const FIFTH_TRACKING = [
  ...mutationsOf('calls', {
    'a sale before its click is outside the window': patch(
      'domain/attribution.ts',
      'ageMs > program.attribution_window_days * DAY)',
      '(ageMs < 0 || ageMs > program.attribution_window_days * DAY))',
    ),
    'a test sale without a currency is in dollars': patch(
      'operations/track-sale.ts',
      'currency: body.currency ?? program.currency,',
      "currency: body.currency ?? 'USD',",
    ),
    'the event of a repeated provisional lead is not stored': patch(
      'store/leads.ts',
      'from known c join sent s using (program_id, click_id))\n   select program_id, click_id from known`',
      'from known c join sent s using (program_id, click_id)\n     where not exists (select from leads l where l.program_id = c.program_id and l.customer_id = c.id))\n   select program_id, click_id from known`',
    ),
    'a test click has the usual cookie window': patch(
      'operations/track-click.ts',
      'cookie_window_days: link.cookie_window_days,',
      'cookie_window_days: 60,',
    ),
    'a disabled link returns an existing_click_id': patch(
      'operations/track-click.ts',
      "if (!link.enabled) throw fail('linkDisabled');",
      "if (!link.enabled && (body.existing_click_id ?? undefined) === undefined) throw fail('linkDisabled');",
    ),
    'an email is masked as it was sent': patch(
      'domain/email.ts',
      'ADDRESS.exec(normaliseEmail(email))',
      'ADDRESS.exec(email)',
    ),
    'two sales of a program with one provider_payment_id are an error': {
      sql: 'create unique index kit_payments on sales (program_id, provider_payment_id)',
    },
    'the refund_reason of a chargeback is not stored': patch(
      'operations/track-refund.ts',
      'refundReason: body.refund_reason ?? undefined,',
      "refundReason: body.reason === 'chargeback' ? undefined : (body.refund_reason ?? undefined),",
    ),
    'the additional_data of a refund are not stored': patch(
      'operations/track-refund.ts',
      'reference: body.refund_reference ?? undefined,\n    additionalData: body.additional_data ?? undefined,',
      'reference: body.refund_reference ?? undefined,\n    additionalData: undefined,',
    ),
  }),
  ...mutationsOf('http', {
    'a charset in quotes is refused': patch(BODY, '/^charset="?utf-?8"?$/', '/^charset=utf-?8$/'),
    'the encoding identity is a compression': patch(
      BODY,
      "(headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity'",
      "headers['content-encoding'] !== undefined",
    ),
  }),
  ...mutationsOf('limits', {
    'an OPTIONS request that is no preflight is not counted': patch(
      'api/limit.ts',
      'function bucketOf({ req, route, operationId }: Exchange): BucketName | null | undefined {',
      "function bucketOf({ req, route, operationId }: Exchange): BucketName | null | undefined {\n  if (req.method === 'OPTIONS') return undefined;",
    ),
    'the wait of a refused chain is at most a minute': patch(
      'operations/cli-test-event.ts',
      'Math.max(1, Math.ceil(run.retryAfterMs / SECOND))',
      'Math.min(60, Math.ceil(run.retryAfterMs / SECOND))',
    ),
  }),
  ...mutationsOf('cli', {
    'init: an advertiser_id of null is that of another account': patch(
      'operations/cli-init.ts',
      '(body.advertiser_id ?? login.advertiser_id) !==',
      '(body.advertiser_id === undefined ? login.advertiser_id : body.advertiser_id) !==',
    ),
    'init: the accents of a name are hyphens in the slug': patch(
      'domain/slug.ts',
      "name.normalize('NFKD').replace(/\\p{M}/gu, '').toLowerCase()",
      'name.toLowerCase()',
    ),
    'init: the slug of a long name ends with a hyphen': patch(
      'domain/slug.ts',
      "plain.replace(/[^a-z0-9]+/g, '-').slice(0, MAX_LENGTH);\n  return slug.replace(/^-|-$/g, '') || 'program';",
      "plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');\n  return slug.slice(0, MAX_LENGTH) || 'program';",
    ),
    'init: the domain is stored as it was sent': patch(
      'operations/cli-init.ts',
      'domain: parseDomain(body.domain)!,',
      'domain: body.domain,',
    ),
  }),
  ...mutationsOf('payments', {
    'a checkout without a payment settles nothing': patch(
      EVENTS,
      "const PAID = ['paid', 'no_payment_required'];",
      "const PAID = ['paid'];",
    ),
    'the metadata of the lines of an invoice are not read': patch(
      EVENTS,
      '[details, oldDetails, ...items, invoice]',
      '[details, oldDetails, ...items.slice(0, 0), invoice]',
    ),
    'a dispute of a charge alone is not readable': patch(
      EVENTS,
      '!(intent ?? charge)) return UNREADABLE',
      '!intent) return UNREADABLE',
    ),
  }),
];
