import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const KEYS = 'store/managed-keys.ts';
const TOKENS = 'store/api-tokens.ts';
const LINKS = 'store/managed-links.ts';
const CHANGES = 'domain/commission-change.ts';

const PROGRAMS = {
  'a new program takes applications': patch(
    'store/program-admin.ts',
    "coalesce($16, 'invite')",
    "coalesce($16, 'apply')",
  ),
  'new origins are in the audit log as a change of the settings': patch(
    'store/managed-programs.ts',
    "action: origins ? 'program.origins' : 'program.update',",
    "action: 'program.update',",
  ),
  'the webhook_url of a processor has the number of its secret': patch(
    'manage/processors/show.ts',
    '{ program_id: programId }',
    '{ program_id: programId && id }',
  ),
};

const CREDENTIALS = {
  'a key that is revoked already is refused as if it were the last one': patch(
    KEYS,
    `  if (!isUsable(key, at)) return { kind: 'not_usable' };
  if (keys.filter((other) => isUsable(other, at)).length === 1) return { kind: 'last_usable' };
`,
    `  if (keys.filter((other) => isUsable(other, at)).length === 1) return { kind: 'last_usable' };
  if (!isUsable(key, at)) return { kind: 'not_usable' };
`,
  ),
  'the key of an archived program can be marked': patch(
    KEYS,
    'await hold(tx, change.programId);\n  if (refusal) return',
    "await hold(tx, change.programId);\n  if (refusal === 'no_program') return",
  ),
  'all_programs may not be false beside program_ids': patch(
    'manage/account/create-token.ts',
    '(body.all_programs ?? false)',
    '(body.all_programs !== undefined)',
  ),
  'a token may name programs of which its account is no member': patch(
    TOKENS,
    'if (programIds && (await',
    'if (programIds?.length === 0 && (await',
  ),
  'a token that is revoked again has the later time': patch(
    TOKENS,
    'set revoked_at = coalesce(revoked_at, $2) where id',
    'set revoked_at = $2 where id',
  ),
};

const LINKS_AND_PARTNERS = {
  'the aliases of a link are in the order of their names': patch(
    LINKS,
    'order by n.added_at, n.name',
    'order by n.name',
  ),
  'a link may have one alias more': patch(LINKS, '.length >= MOST_ALIASES', '.length > MOST_ALIASES'),
  'the filter by enabled finds the links of an archived program': patch(
    LINKS,
    'if (given.enabled === undefined || (await db.run(archived, [programId])).length === 0)',
    'if (given.enabled !== false || (await db.run(archived, [programId])).length === 0)',
  ),
  'a partner who only has a link cannot be approved': patch(
    'store/managed-partners.ts',
    "approve: { from: ['linked', 'applied']",
    "approve: { from: ['applied']",
  ),
  'a partner who accepts an invitation after joining counts as changed by it': patch(
    'store/partners.ts',
    "changed_at = case when s.status = 'joined' then s.changed_at else excluded.changed_at end",
    'changed_at = excluded.changed_at',
  ),
  'a partner who left is told that the program makes no links': patch(
    'store/portal-programs.ts',
    `  if (partnership.status !== 'joined') return { kind: 'not_joined', status: partnership.status };
  if (!held.partner_links) return { kind: 'off' };
`,
    `  if (!held.partner_links) return { kind: 'off' };
  if (partnership.status !== 'joined') return { kind: 'not_joined', status: partnership.status };
`,
  ),
  'a partner reads when the program was created in place of when they came': patch(
    'store/portal-programs.ts',
    'p.partner_links, s.created_at, s.changed_at',
    'p.partner_links, p.created_at, s.changed_at',
  ),
  'anybody can answer the invitation of a partner with its link': patch(
    'store/received-invitations.ts',
    'if (found.email !== wanted.email) return',
    "if (found.kind === 'member' && found.email !== wanted.email) return",
  ),
  'an invitation that was revoked is refused as one that was just sent': patch(
    'store/partner-invitations.ts',
    `  if (status !== 'pending') return { kind: 'not_pending', status };
  if (before.resends >= MOST_RESENDS || at.getTime() - before.sent_at.getTime() < DAY) return { kind: 'sent' };
`,
    `  if (before.resends >= MOST_RESENDS || at.getTime() - before.sent_at.getTime() < DAY) return { kind: 'sent' };
  if (status !== 'pending') return { kind: 'not_pending', status };
`,
  ),
};

const COMMISSIONS = {
  'a commission that is held can be held again': patch(CHANGES, 'return held ? UNCHANGED : DONE;', 'return DONE;'),
  'the release of a commission that is not held fails': patch(
    CHANGES,
    'return held ? DONE : UNCHANGED;',
    'return held ? DONE : refused(status);',
  ),
  'the approval of a paid commission is refused': patch(
    CHANGES,
    "if (status === to || status === 'paid') return",
    'if (status === to) return',
  ),
  'the rejection of a clawback fails because of its status': patch(CHANGES, "refused('clawback')", 'refused(status)'),
  'the results of a change are in the order of the identifiers': patch(
    'store/commission-changes.ts',
    'const judged = commissionIds.map(',
    'const judged = [...commissionIds].sort((a, b) => a - b).map(',
  ),
  'further pages of the own commissions have the totals again': patch(
    'manage/portal/list-own-commissions.ts',
    '  if (query.cursor !== undefined) return answer(200, page);\n',
    '',
  ),
  'a partner who has left gets no adjustment': patch(
    'store/adjustments.ts',
    's.program_id = p.id and s.partner_id = $2)',
    "s.program_id = p.id and s.partner_id = $2 and s.status = 'joined')",
  ),
  'the totals in a currency count what is held in another one': patch(
    'store/commission-totals.ts',
    'from held h where h.currency = t.currency)',
    'from held h)',
  ),
};

const RECORDS = {
  'a customer of a click alone is found with a time of creation': patch(
    'manage/customers/list-customers.ts',
    '  if (query.created_from !== undefined || query.created_before !== undefined) return undefined;\n',
    '',
  ),
  'an export has the subscriptions of all customers': patch(
    'store/export-customer.ts',
    'where program_id = $1 and customer_id = $2 order by subscription_id',
    'where program_id = $1 and $2 > 0 order by subscription_id',
  ),
  'an entry of a partner shows the address of the account with the same number': patch(
    'store/audit-list.ts',
    "left join accounts a on l.actor_kind = 'account' and a.id = l.actor_id",
    'left join accounts a on a.id = l.actor_id',
  ),
  'the replay of an event that stays pending is an error': patch(
    'manage/events/replay-payment-event.ts',
    "if (!done) throw fail('eventNotPending');",
    "if (done?.outcome.state !== 'applied') throw fail('eventNotPending');",
  ),
  'the statistics by link do not name the partner': patch(
    'store/stats.ts',
    "link: '(select partner_id from partnerships where id = g.partnership_id)',",
    "link: 'null::bigint',",
  ),
};

/** An eleventh list, written without a look at the kit: the management API. */
export const ELEVENTH_MANAGE = [
  ...mutationsOf('eleventh programs', PROGRAMS),
  ...mutationsOf('eleventh credentials', CREDENTIALS),
  ...mutationsOf('eleventh links and partners', LINKS_AND_PARTNERS),
  ...mutationsOf('eleventh commissions', COMMISSIONS),
  ...mutationsOf('eleventh records', RECORDS),
];
