// The fourth list: commissions, customers, events, totals, the portal, the audit log.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const CHANGES = 'store/commission-changes.ts';
const ADJUST = 'store/adjustments.ts';
const EXPORT = 'store/export-customer.ts';
const EVENTS = 'store/events.ts';
const TOTALS = 'store/totals/events.ts';
const LEAD = 'operations/track-lead.ts';
const WRITE = 'store/refund-statements.ts';

export const FOURTH_RECORDS = [
  ...mutationsOf('commissions', {
    'unknown commissions are left out of the results': patch(
      CHANGES,
      'const judged = commissionIds.map(',
      'const judged = commissionIds.filter((id) => before.has(id)).map(',
    ),
    'a rejected commission stays held': patch(
      CHANGES,
      "when $3 in ('released', 'rejected') then null else",
      "when $3 in ('released') then null else",
    ),
    'an adjustment is approved at once': patch(ADJUST, "$3, $3, $4, 'pending'", "$3, $3, $4, 'approved'"),
    'an adjustment may be in any currency': patch(ADJUST, 'if (!isOwn &&', 'if (!isOwn && chosen !== currency &&'),
    'only the first of the related records is shown': patch(
      'manage/commissions/show.ts',
      "expand?.split(',') ?? []",
      "expand?.split(',').slice(0, 1) ?? []",
    ),
    'the newest entry of a commission is the first': patch(
      'store/commissions.ts',
      'order by place`',
      'order by place desc`',
    ),
    'the entry of a refund does not name the refund': patch(
      WRITE,
      'status_after, refund_id, at\n',
      'status_after, null, at\n',
    ),
    'a refund does not change the time of the change': patch(
      WRITE,
      'then s.at else c.changed_at end',
      'then c.changed_at else c.changed_at end',
    ),
    'a clawback has no customer': patch(
      WRITE,
      "'clawback', c.program_id, c.partnership_id, c.customer_id,",
      "'clawback', c.program_id, c.partnership_id, null::bigint,",
    ),
    'a refund after a rejection deducts again': patch(
      'domain/refund.ts',
      'Math.min(shareCents, commission.left_cents)',
      'Math.max(shareCents, 0)',
    ),
    'who left earns for leads': patch(
      'store/leads.ts',
      "> 0 and r.status = 'joined' and r.partner_id is not null",
      '> 0 and r.partner_id is not null',
    ),
  }),
  ...mutationsOf('customers', {
    'a customer of a click alone is not found': patch(
      'manage/customers/list-customers.ts',
      'page.data.length === 0 ?',
      'page.data.length < 0 ?',
    ),
    'an export lacks provisional leads': patch(
      EXPORT,
      'from leads where program_id = $1 and customer_id = $2 order by id',
      'from leads where program_id = $1 and customer_id = $2 and not provisional order by id',
    ),
    'an erased customer comes back with a new lead': patch(
      'store/erase-customer.ts',
      'await tx.run(remember, [programId, customerId, marks]);',
      'void [remember, marks];',
    ),
    'the metadata of an erased lead stay': patch(
      'store/erase-customer.ts',
      'email_hash = null, email_masked = null, additional_data = null',
      'email_hash = null, email_masked = null',
    ),
    'a masked address shows the whole name': patch(
      'domain/email.ts',
      '`${match[1]}***@${match[2]}`',
      "`${normaliseEmail(email).split('@')[0]}***@${match[2]}`",
    ),
    'the page of a click is not stored': patch(
      'operations/track-click.ts',
      'pageUrl: body.page_url ?? undefined,',
      'pageUrl: undefined,',
    ),
    'the event_name of a lead is not stored': patch(
      LEAD,
      'eventName: body.additional_data?.event_name ?? undefined,\n    emailHash',
      'eventName: undefined,\n    emailHash',
    ),
    'the provider_payment_id of a sale is not stored': patch(
      'operations/track-sale.ts',
      'providerPaymentId: body.provider_payment_id ?? undefined,',
      'providerPaymentId: undefined,',
    ),
    'each sale is the conversion': patch(
      'store/sales.ts',
      'converted_at = coalesce(c.converted_at, excluded.converted_at)',
      'converted_at = excluded.converted_at',
    ),
  }),
  ...mutationsOf('events', {
    'provisional leads are not listed': patch(
      EVENTS,
      "table: 'leads',",
      "table: 'leads',\n    where: 'not t.provisional',",
    ),
    'the amount of a refund is negative': patch(
      EVENTS,
      "amount_cents: 't.amount_cents',\n      currency: 's.currency',",
      "amount_cents: '-t.amount_cents',\n      currency: 's.currency',",
    ),
  }),
  ...mutationsOf('totals', {
    'the range includes the day of its end': patch(
      'store/stats.ts',
      'const values = [programId, from, to, after',
      'const values = [programId, from, new Date(to.getTime() + DAY), after',
    ),
    'a range of 366 days is too long': patch('manage/stats/range.ts', 'length > LONGEST', 'length >= LONGEST'),
    'adjustments are not counted': patch(
      TOTALS,
      "from commissions where program_id = ${program} and ${span('created_at')}",
      "from commissions where program_id = ${program} and kind <> 'adjustment' and ${span('created_at')}",
    ),
    'sales have no link': patch(
      TOTALS,
      "select partnership_id, ${linkOf(program, 'sales')}, currency",
      'select partnership_id, ${NO_LINK}, currency',
    ),
  }),
  ...mutationsOf('audit-log', {
    'what did not change is shown': patch(
      'store/audit.ts',
      '.filter((name) => textOf(before[name]) !== textOf(after[name]))',
      ".filter((name) => textOf(name) !== '')",
    ),
    'the request is not named': patch(
      'manage/audit-log/list-audit-log.ts',
      'request_id: row.request_id,',
      'request_id: null,',
    ),
  }),
];
