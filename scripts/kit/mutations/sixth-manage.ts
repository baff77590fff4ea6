// The sixth list: the management API. Written in the same way as `sixth-tracking.ts`.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const EVENTS = 'store/events.ts';
const INVITATIONS = 'store/partner-invitations.ts';
const KEYS = 'store/managed-keys.ts';
const LIST = 'store/commission-list.ts';
const CHANGES = 'store/commission-changes.ts';
const AUDIT = 'store/audit.ts';

export const SIXTH_MANAGE = [
  ...mutationsOf('lists', {
    'a cursor continues a list in the other order': patch(
      'manage/pages.ts',
      "name !== 'limit' && name !== 'cursor')",
      "name !== 'limit' && name !== 'cursor' && name !== 'order')",
    ),
    'commissions of the time that should end the list are in it': patch(
      LIST,
      "c.created_at < coalesce($5, 'infinity')",
      "c.created_at <= coalesce($5, 'infinity')",
    ),
    'the list of a partner lacks the reversed commissions': patch(
      LIST,
      "['pending', 'approved', 'paid', 'reversed']",
      "['pending', 'approved', 'paid']",
    ),
  }),
  ...mutationsOf('events', {
    'only a click names its link': patch(EVENTS, 'coalesce(e.link_id, c.link_id) as link_id', 'e.link_id as link_id'),
    'sales are listed by when they happened': patch(
      EVENTS,
      "table: 'sales',\n    at: 'recorded_at'",
      "table: 'sales',\n    at: 'occurred_at'",
    ),
    'the order of the first request is that of all later ones': patch(
      EVENTS,
      "_${ascending ? 'oldest' : 'newest'}",
      '',
    ),
    'payment events are filtered by when they happened': patch(
      'store/payment-event-list.ts',
      "searchedFilters('payment_events', 'e', 'received_at')",
      "searchedFilters('payment_events', 'e', 'occurred_at')",
    ),
    'a replay leaves the events that waited for it': patch(
      'manage/events/replay-payment-event.ts',
      'if (done) await wakeWaiting(payments, program, done);',
      '',
    ),
  }),
  ...mutationsOf('customers', {
    'a click is found as one of another partner': patch(
      'manage/customers/list-customers.ts',
      'if (partnerId !== undefined && partnerId !== partner_id) return undefined;',
      '',
    ),
  }),
  ...mutationsOf('commissions', {
    'the history of an adjustment does not say why it was made': patch(
      'store/commissions.ts',
      'null::bigint as refund_id, reason, created_at',
      'null::bigint as refund_id, null::text as reason, created_at',
    ),
    'the history of a commission does not name the refund': patch(
      'store/refund-statements.ts',
      'status_after, refund_id, at\n     from due where',
      'status_after, null::bigint, at\n     from due where',
    ),
    'a hold does not change when the commission last changed': patch(
      CHANGES,
      'set changed_at = $5,',
      "set changed_at = case when $3 in ('held', 'released') then c.changed_at else $5 end,",
    ),
    'an adjustment without a currency is in dollars': patch(
      'store/adjustments.ts',
      'currency ?? found.currency',
      "currency ?? 'USD'",
    ),
  }),
  ...mutationsOf('stats', {
    'totals without a first day begin 30 days ago, whatever their last day': patch(
      'manage/stats/range.ts',
      'new Date(to.getTime() - USUAL)',
      'new Date(floorTo(DAY, now).getTime() + DAY - USUAL)',
    ),
  }),
  ...mutationsOf('links', {
    'the address of a link encodes the query of its destination again': patch(
      'domain/link-url.ts',
      'url.search = ',
      'url.searchParams.set(PARAMETER, code), void ',
    ),
  }),
  ...mutationsOf('invitations', {
    'an invitation can be sent again at once': patch(
      INVITATIONS,
      'at.getTime() - before.sent_at.getTime() < DAY',
      '(before.resends > 0 && at.getTime() - before.sent_at.getTime() < DAY)',
    ),
    'an invitation of an archived program is not revoked': patch(
      INVITATIONS,
      'await lockProgram(tx, programId);\n  const [before]',
      'const refusal = await hold(tx, programId);\n  if (refusal) return { kind: refusal };\n  const [before]',
    ),
    'somebody who applied counts as a partner when they are invited': patch(
      INVITATIONS,
      "s.status = 'joined'",
      "s.status in ('joined', 'applied')",
    ),
  }),
  ...mutationsOf('keys', {
    'a second mark moves the time of the first one': patch(
      KEYS,
      'set marked_at = coalesce(marked_at, $3)',
      'set marked_at = $3',
    ),
    'two revocations at once leave no usable key': patch(
      KEYS,
      "  if (!(await lockProgram(tx, programId))) return { kind: 'no_program' };\n  const keys",
      '  const keys',
    ),
  }),
  ...mutationsOf('programs', {
    'a new cookie window is the attribution window too': patch(
      'store/program-admin.ts',
      'coalesce($10::integer, attribution_window_days)',
      'coalesce($10::integer, $9::integer, attribution_window_days)',
    ),
  }),
  ...mutationsOf('audit', {
    'a new alias of a link is not shown': patch(AUDIT, "['code', 'aliases', 'partner_id'", "['code', 'partner_id'"),
    'an entry does not name its request': patch(
      AUDIT,
      '[actor.credential, actor.requestId]',
      '[actor.credential, null]',
    ),
  }),
  ...mutationsOf('partners', {
    'a declined partner can be approved': patch(
      'store/managed-partners.ts',
      "from: ['linked', 'applied'], to: 'joined'",
      "from: ['linked', 'applied', 'declined'], to: 'joined'",
    ),
    'a declined partner can apply again': patch(
      'domain/join-policy.ts',
      "status === 'declined' || status === 'removed'",
      "status === 'removed'",
    ),
    'a partner joins an archived program': patch(
      'store/portal-programs.ts',
      'where slug = $1 and archived_at is null for share',
      'where slug = $1 for share',
    ),
    'the totals of a partner have no held commissions': patch(
      'store/commission-totals.ts',
      'held: held[status] ?? 0,',
      'held: 0,',
    ),
  }),
  ...mutationsOf('idempotency', {
    'the key of a request answers another path too': patch(
      'store/idempotency.ts',
      'idempotent request ${method} ${path} ${JSON',
      'idempotent request ${method} ${JSON',
    ),
  }),
];
