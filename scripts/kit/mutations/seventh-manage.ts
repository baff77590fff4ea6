// The seventh list: the management API. Written in the same way as `seventh-tracking.ts`.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const EXPLAIN = 'store/explain.ts';
const COMMISSIONS = 'store/commissions.ts';
const TOTALS = 'store/commission-totals.ts';
const KEYS = 'store/managed-keys.ts';
const INVITATIONS = 'store/partner-invitations.ts';
const AUDIT = 'store/audit.ts';

export const SEVENTH_MANAGE = [
  ...mutationsOf('pages', {
    'a truth value that is neither true nor false counts as false': patch(
      'api/fields.ts',
      "return text === 'true' || (text === 'false' ? false : text);",
      "return text === 'true';",
    ),
    'a cursor of one program continues the list of another': patch(
      'manage/pages.ts',
      'Object.entries(ids).sort()',
      'Object.keys(ids).sort()',
    ),
  }),
  ...mutationsOf('events', {
    'a test click has no partner': patch(
      'store/events.ts',
      "partnership_id: 'k.partnership_id',",
      "partnership_id: 'null::bigint',",
    ),
    'an event of the time that should end the list is in it': patch(
      'store/events.ts',
      't.${at} >= $5 and t.${at} < $6',
      't.${at} >= $5 and t.${at} <= $6',
    ),
  }),
  ...mutationsOf('customers', {
    'the customer of a click is found with the filter of another partner': patch(
      'manage/customers/list-customers.ts',
      'if (partnerId !== undefined && partnerId !== partner_id) return undefined;',
      'if (partnerId !== undefined && partner_id === null) return undefined;',
    ),
    'the customers of a partner lack those whose lead is provisional': patch(
      'store/managed-customers.ts',
      "['click', 'lead', 'conversion']",
      "['lead', 'conversion']",
    ),
    'the first sale is explained as one after the conversion': patch(
      'domain/explanation.ts',
      'sale.recorded_at > customer.converted_at',
      'sale.recorded_at >= customer.converted_at',
    ),
    'a commission is explained as created with the amount that is left of it': patch(
      EXPLAIN,
      'const { commission_id, sale_id, kind, earned_cents, currency } = commission;',
      'const { commission_id, sale_id, kind, amount_cents: earned_cents, currency } = commission;',
    ),
    'the entry of an export does not name the customer': patch(
      'manage/customers/export-customer.ts',
      'targetId: customerId });',
      'targetId: null });',
    ),
    'an export lacks the test events of the processor that name the customer': patch(
      'store/export-customer.ts',
      "w.state in ('pending', 'test')",
      "w.state = 'pending'",
    ),
    'less than a day is explained as one day': patch(
      'domain/explanation.ts',
      "return count === 1 ? '1 day'",
      "return count <= 1 ? '1 day'",
    ),
  }),
  ...mutationsOf('commissions', {
    'a rejected commission stays on hold': patch(
      'store/commission-changes.ts',
      "when $3 in ('released', 'rejected') then null",
      "when $3 = 'released' then null",
    ),
    'a commission on hold has the reason of an earlier hold': patch(
      COMMISSIONS,
      'order by e.id desc limit 1) end',
      'order by e.id limit 1) end',
    ),
    'the reason of a hold is not in the audit log': patch(
      AUDIT,
      "'amount_cents', 'currency', 'reason']",
      "'amount_cents', 'currency']",
    ),
    'an adjustment may have a currency that another partner earns': patch(
      'store/adjustments.ts',
      `and partnership_id = $2 and currency = $3
     limit 1)`,
      `and currency = $3
     limit 1)`,
    ),
    'a refund begins the holding period again': patch(
      'store/approve-due.ts',
      'and created_at <= $1::timestamptz',
      'and changed_at <= $1::timestamptz',
    ),
  }),
  ...mutationsOf('stats', {
    'refunds belong to no link': patch(
      'store/totals/events.ts',
      "select s.partnership_id, ${linkOf(program, 's')}, s.currency, r.occurred_at,",
      'select s.partnership_id, ${NO_LINK}, s.currency, r.occurred_at,',
    ),
  }),
  ...mutationsOf('programs', {
    'a change of the attribution window is not in the audit log': patch(
      AUDIT,
      `    'attribution_window_days',
`,
      '',
    ),
    'a new deadline of a key is not in the audit log': patch(
      AUDIT,
      "key: ['masked', 'marked_at', 'rotate_by', 'revoked_at']",
      "key: ['masked', 'marked_at', 'revoked_at']",
    ),
  }),
  ...mutationsOf('keys', {
    'a rotation moves the deadline of a key that is marked already': patch(
      KEYS,
      "keyState(one, at) === 'active'",
      "keyState(one, at) !== 'retired'",
    ),
    'the last use of a key is known to the hour': patch(
      'store/credential-uses.ts',
      'PRECISION = 5 * MINUTE',
      'PRECISION = 60 * MINUTE',
    ),
  }),
  ...mutationsOf('links', {
    'the address of a link encodes the other parameters again': patch(
      'domain/link-url.ts',
      "url.search = `${url.search === '' ? '?' : `${url.search}&`}${PARAMETER}=${code}`;",
      'url.searchParams.append(PARAMETER, code);',
    ),
  }),
  ...mutationsOf('invitations', {
    'a person whose invitation has expired cannot be invited again': patch(
      INVITATIONS,
      "and i.outcome = 'open' and i.expires_at > $3",
      "and i.outcome = 'open' and i.created_at <= $3",
    ),
    'an invitation that is sent again expires with its first link': patch(
      INVITATIONS,
      'const values = [id, sha256(token), at, new Date(at.getTime() + LIFETIME)];',
      'const values = [id, sha256(token), at, before.expires_at];',
    ),
    'an invitation of somebody who has joined since counts as pending': patch(
      INVITATIONS,
      `if (partners.has(email)) results.push({ kind: 'already_partner' });
    else if (known) results.push({ kind: 'unchanged', invitation: known });`,
      `if (known) results.push({ kind: 'unchanged', invitation: known });
    else if (partners.has(email)) results.push({ kind: 'already_partner' });`,
    ),
  }),
  ...mutationsOf('portal', {
    'an act of a partner has the kind of an account in the audit log': patch(
      AUDIT,
      "['partner', partnerId]",
      '[actor.kind, partnerId]',
    ),
    'the own links are listed whether they are enabled or not': patch(
      'manage/portal/list-own-links.ts',
      'enabled: query.enabled, ',
      '',
    ),
    'who has applied stays an applicant when the program opens': patch(
      'domain/join-policy.ts',
      `  if (policy === 'open') return { kind: 'becomes', status: 'joined' };
  if (status === 'applied') return { kind: 'already', status };`,
      `  if (status === 'applied') return { kind: 'already', status };
  if (policy === 'open') return { kind: 'becomes', status: 'joined' };`,
    ),
    'the totals lack a currency in which all commissions are reversed': patch(
      TOTALS,
      '({ pending, approved, paid, reversed }: Row): boolean => pending + approved + paid + reversed > 0;',
      '({ pending, approved, paid }: Row): boolean => pending + approved + paid > 0;',
    ),
    'the totals of a partner count what other partners have on hold': patch(
      TOTALS,
      'where program_id = $1 and ${chosen} and held_at is not null',
      'where program_id = $1 and held_at is not null',
    ),
  }),
];
