import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const JOIN = 'domain/join-policy.ts';
const PROGRAMS = 'store/portal-programs.ts';

/** What a partner may do, and sees. */
export const PORTAL = mutationsOf('portal', {
  'a partner who left joins only as the policy says': patch(
    JOIN,
    "if (status === 'left') return { kind: 'becomes', status: 'joined' };",
    '',
  ),
  'a partner who was removed joins again': patch(
    JOIN,
    "if (status === 'declined' || status === 'removed')",
    "if (status === 'declined')",
  ),
  'a partner who was declined applies again': patch(
    JOIN,
    "if (status === 'declined' || status === 'removed')",
    "if (status === 'removed')",
  ),
  'whoever applies has joined': patch(
    JOIN,
    "if (policy === 'apply') return { kind: 'becomes', status: 'applied' };",
    "if (policy === 'apply') return { kind: 'becomes', status: 'joined' };",
  ),
  'an archived program takes partners': patch(PROGRAMS, 'where slug = $1 and archived_at is null', 'where slug = $1'),
  'nobody leaves an archived program': patch(
    'store/managed-partners.ts',
    "if (program.archived && act !== 'leave')",
    'if (program.archived)',
  ),
  'every program lets partners create links': patch(PROGRAMS, "if (!held.partner_links) return { kind: 'off' };", ''),
  'a partner has as many links as it wants': patch(PROGRAMS, 'held.count >= MOST_LINKS', 'held.count < 0'),
  'a partner sees the links of others': patch(
    'manage/portal/list-own-links.ts',
    'const filters = { partnerId,',
    'const filters = { partnerId: void partnerId,',
  ),
  'a partner sees the commissions of others': patch(
    'manage/portal/list-own-commissions.ts',
    'status: query.status, partnerId,',
    'status: query.status, partnerId: void partnerId,',
  ),
  'a partner sees the totals of the program': patch(
    'manage/portal/get-own-stats.ts',
    "query.group_by ?? 'all', partnerId }",
    "query.group_by ?? 'all', partnerId: void partnerId }",
  ),
  'a partner sees which customer it brought': patch(
    'domain/commission-reason.ts',
    'explainEarning({ ...commission, customer_id: null })',
    'explainEarning(commission)',
  ),
  'the name of a partner never changes': patch(
    'manage/portal/replace-profile.ts',
    'await renamePartner(tx, note, partner, name);',
    'void [tx, note];',
  ),
  'a partner acts as an account': patch('manage/portal/as-partner.ts', 'partnerId: partner.id', ''),
  "an operator's partner comes before that of the account": patch(
    'store/own-partners.ts',
    'order by account_id nulls last, id limit 1',
    'order by account_id nulls first, id limit 1',
  ),
});
