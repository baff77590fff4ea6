import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const PAGES = 'manage/pages.ts';
const PORTAL = 'manage/portal';

const PROGRAMS = {
  'new origins are added to the former ones': patch(
    'store/program-admin.ts',
    '    await tx.run(removeOrigins, [programId, origins]);\n',
    '',
  ),
  'a rate is not checked when only the type changes': patch(
    'store/managed-programs.ts',
    'Number(settings.commissionRate ?? commission_rate) > HIGHEST_PERCENT',
    'Number(settings.commissionRate ?? 0) > HIGHEST_PERCENT',
  ),
  'a key that was revoked after its mark is still marked': patch(
    'domain/key-state.ts',
    `  if (revoked) return 'revoked';
  if (!deadline) return 'active';
`,
    "  if (!deadline) return revoked ? 'revoked' : 'active';\n",
  ),
  'the last usable key can be revoked beside a retired one': patch(
    'store/managed-keys.ts',
    'if (keys.filter((other) => isUsable(other, at)).length === 1)',
    'if (keys.length === 1)',
  ),
  'a link keeps its destination when it is cleared': patch(
    'store/managed-links.ts',
    'const { enabled = link.enabled, destination = link.destination } = wanted;',
    'const enabled = wanted.enabled ?? link.enabled;\n  const destination = wanted.destination ?? link.destination;',
  ),
  'a link lists its code as an alias': patch('store/managed-links.ts', ' and n.name <> l.code\n', '\n'),
};

const PEOPLE = {
  'a partner who left can be reinstated': patch(
    'store/managed-partners.ts',
    "reinstate: { from: ['removed'], to: 'joined' }",
    "reinstate: { from: ['removed', 'left'], to: 'joined' }",
  ),
  'a partner of another program cannot be invited': patch(
    'store/partner-invitations.ts',
    "and s.program_id = $1 and s.status = 'joined'",
    "and $1::bigint is not null and s.status = 'joined'",
  ),
  'an address in capitals is another one in a list of invitations': patch(
    'manage/invitations/invite-partners.ts',
    `    if (seen.has(email)) throw failure('emailRepeated', { field });
    seen.add(email);
`,
    `    if (seen.has(text)) throw failure('emailRepeated', { field });
    seen.add(text);
`,
  ),
  "the customers of a program include another program's click": patch(
    'manage/customers/list-customers.ts',
    'if (customer?.id !== null || customer.program_id !== ids.program_id) return undefined;',
    'if (customer?.id !== null) return undefined;',
  ),
  'a refused sign-in stays pending': patch(
    'domain/login-session.ts',
    'if (session.refused_at || now > session.expires_at)',
    'if (now > session.expires_at)',
  ),
  'a login token reads what only a session may': patch(
    'api/management.ts',
    'if (!access.kinds.includes(kind))',
    "if (exchange.req.method !== 'GET' && !access.kinds.includes(kind))",
  ),
};

const LISTS = {
  'leads and sales in the list of events have no link': patch(
    'store/events.ts',
    'coalesce(e.link_id, c.link_id) as link_id',
    'e.link_id',
  ),
  'a cursor is valid with other filters': patch(
    PAGES,
    'Object.entries(ids).sort(), filters.sort()]',
    'Object.entries(ids).sort(), filters.length]',
  ),
  'a full last page says that there is more': patch(
    PAGES,
    `readCursor(context, cursor);
  const rows = await read({ after, ascending: order === 'oldest', limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const has_more = rows.length > limit;
`,
    `readCursor(context, cursor);
  const rows = await read({ after, ascending: order === 'oldest', limit });
  const shown = rows.slice(0, limit);
  const has_more = rows.length === limit;
`,
  ),
  'an identifier in a path may begin with zeros': patch('domain/access.ts', '/^[1-9][0-9]{0,15}$/', '/^[0-9]{1,16}$/'),
  'a range of 366 days is too long': patch('manage/stats/range.ts', 'length > LONGEST', 'length >= LONGEST'),
  'payment events are filtered by when they occurred': patch(
    'store/payment-event-list.ts',
    "searchedFilters('payment_events', 'e', 'received_at')",
    "searchedFilters('payment_events', 'e', 'occurred_at')",
  ),
  'a replayed payment event wakes no other': patch(
    'manage/events/replay-payment-event.ts',
    '  if (done) await wakeWaiting(payments, program, done);\n',
    '',
  ),
};

const WRITES = {
  'a rejected commission stays held': patch(
    'store/commission-changes.ts',
    "when $3 in ('released', 'rejected') then null",
    "when $3 = 'released' then null",
  ),
  'an adjustment may have a currency that another partner earns': patch(
    'store/adjustments.ts',
    ' and partnership_id = $2 and currency = $3\n     limit 1)',
    ' and currency = $3\n     limit 1)',
  ),
  'the audit log hides the reason of a change of a commission': patch(
    'store/audit.ts',
    "'held', 'amount_cents', 'currency', 'reason'],",
    "'held', 'amount_cents', 'currency'],",
  ),
  "a partner's act is the account's in the audit log": patch(
    'store/audit.ts',
    "[...(partnerId === undefined ? account : ['partner', partnerId]), ...credential]",
    '[...account, ...credential]',
  ),
  'an idempotency key answers for another path': patch(
    'store/idempotency.ts',
    'idempotent request ${method} ${path} ${JSON',
    'idempotent request ${method} ${JSON',
  ),
};

const OWN = {
  'a partner reads that every program is archived but the archived ones': patch(
    'store/portal-programs.ts',
    'p.archived_at is not null as archived,',
    'p.archived_at is null as archived,',
  ),
  'a partner lists the links of all partners': patch(
    `${PORTAL}/list-own-links.ts`,
    '{ partnerId, enabled: query.enabled,',
    '{ enabled: query.enabled,',
  ),
  'a changed profile is answered with the former name': patch(
    `${PORTAL}/replace-profile.ts`,
    'showProfile({ ...partner, name }, caller)',
    'showProfile(partner, caller)',
  ),
  'a removed partner joins an open program again': patch(
    'domain/join-policy.ts',
    "if (status === 'declined' || status === 'removed') return",
    "if (status === 'declined') return",
  ),
  "a partner's totals are those of the program": patch(
    `${PORTAL}/list-own-commissions.ts`,
    'commissionTotalsOf(deps.db, ids.program_id, partnerId)',
    'commissionTotalsOf(deps.db, ids.program_id)',
  ),
  'a partner reads which customer signed up': patch(
    'domain/commission-reason.ts',
    'explainEarning({ ...commission, customer_id: null })',
    'explainEarning(commission)',
  ),
};

export const EIGHTH_MANAGE = mutationsOf('eighth-manage', { ...PROGRAMS, ...PEOPLE, ...LISTS, ...WRITES, ...OWN });
