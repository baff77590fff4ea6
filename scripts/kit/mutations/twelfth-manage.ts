import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const SHOW = 'manage/commissions/show.ts';

const PROGRAMS = {
  'an admin may change lead_auth': patch(
    'manage/programs/update-program.ts',
    "['name', 'domain']",
    "['name', 'domain', 'lead_auth']",
  ),
  'only a change of the type has a highest rate': patch(
    'store/managed-programs.ts',
    "(settings.commissionType ?? commission_type).endsWith('percent')",
    "(settings.commissionType ?? '').endsWith('percent')",
  ),
  'a new account of Stripe Connect is shown without those before': patch(
    'manage/processors/connect-processor.ts',
    'accounts: await listStripeAccounts(tx, programId) };',
    'accounts };',
  ),
  'a list of origins is added to the one before': patch(
    'manage/programs/replace-origins.ts',
    'origins: () => body.origins',
    'origins: (current) => [...current, ...body.origins]',
  ),
  'only the newest two secrets of a processor are valid': patch(
    'store/stripe-secrets.ts',
    'const IN_USE = 3;',
    'const IN_USE = 2;',
  ),
};

const ACCESS = {
  // "with the same key, credential and body"
  'another token of the account gets the stored response': patch(
    'manage/write.ts',
    'credential: credentialName(caller) };\n  const claimed',
    'credential: caller.kind };\n  const claimed',
  ),
  'the list of keys lacks the revoked ones': patch(
    'store/managed-keys.ts',
    "id: 'k.id',\n  common",
    "id: 'k.id',\n  where: 'k.revoked_at is null',\n  common",
  ),
  // "Creates a second key, and marks the active one for rotation"
  'a rotation moves the deadline of a key that is marked already': patch(
    'store/managed-keys.ts',
    "usable.filter((one) => keyState(one, at) === 'active')",
    'usable',
  ),
  'the list of tokens lacks the revoked ones': patch(
    'store/api-tokens.ts',
    "id: 't.id',\n  common",
    "id: 't.id',\n  where: 't.revoked_at is null',\n  common",
  ),
  'the last owner cannot be made an owner again': patch(
    'store/members.ts',
    "role !== 'owner' && !(await hasOtherOwner(tx, name))",
    '!(await hasOtherOwner(tx, name))',
  ),
  'the invitation of a member is valid for 30 days': patch(
    'store/member-invitations.ts',
    'const LIFETIME = 7 * DAY;',
    'const LIFETIME = 30 * DAY;',
  ),
};

const LINKS_AND_PARTNERS = {
  'a link may lead to another host below the domain': patch(
    'domain/link-url.ts',
    'hostOf(address) === url.host',
    "url.host.endsWith(hostOf(address) ?? '')",
  ),
  'a partner who only has a link can be declined': patch(
    'store/managed-partners.ts',
    "decline: { from: ['applied']",
    "decline: { from: ['linked', 'applied']",
  ),
  'the address of an invited member keeps its capital letters': patch(
    'manage/members/create-member-invitation.ts',
    'parseAddress(body.email)!',
    'body.email.trim()',
  ),
  'a partner who left a program with invitations cannot join again': patch(
    'domain/join-policy.ts',
    "if (status === 'left') return",
    "if (status === 'left' && policy !== 'invite') return",
  ),
  'the address belongs to the newest partner of an operator': patch(
    'store/own-partners.ts',
    'order by account_id nulls last, id limit 1',
    'order by account_id nulls last, id desc limit 1',
  ),
  'a link that should be made disabled is enabled': patch(
    'manage/links/create-link.ts',
    'enabled: body.enabled ?? true',
    'enabled: true',
  ),
};

const EARNINGS = {
  'an approved commission cannot be held': patch(
    'domain/commission-change.ts',
    "status === 'pending' || status === 'approved'",
    "status === 'pending'",
  ),
  'expand adds only one kind of record': patch(
    SHOW,
    "(expand?.split(',') ?? []) as Related[]",
    '(expand ? [expand] : []) as Related[]',
  ),
  'a viewer sees the click of an expanded customer': patch(
    SHOW,
    '...forRole(role, { click_id: customer.click_id, customer_key: customer.customer_key })',
    '...forRole(role, { customer_key: customer.customer_key })',
  ),
  'the totals lack a currency in which all commissions are reversed': patch(
    'store/commission-totals.ts',
    'pending + approved + paid + reversed > 0',
    'pending + approved + paid > 0',
  ),
  'why does not say why a commission is held': patch(
    'domain/commission-reason.ts',
    "if (held) return ` It is held: ${reason ?? ''}`;",
    "if (held) return ' It is held.';",
  ),
  'a range without from begins 30 days before today': patch(
    'manage/stats/range.ts',
    'new Date(to.getTime() - USUAL)',
    'new Date(floorTo(DAY, now).getTime() - USUAL)',
  ),
  'the own totals are divided by day without group_by': patch(
    'manage/portal/get-own-stats.ts',
    "grouping: query.group_by ?? 'all'",
    "grouping: query.group_by ?? 'day'",
  ),
  'what a refund takes back is in the totals of no link': patch(
    'store/totals/events.ts',
    "(select ${linkOf(program, 'own')} from commissions own where own.program_id = ${program} and own.id = e.commission_id)",
    '${NO_LINK}',
  ),
};

const RECORDS = {
  'a viewer can look for a customer by its click': patch(
    'manage/customers/list-customers.ts',
    'const identifies = customerKey !== undefined || clickId !== undefined;',
    'const identifies = customerKey !== undefined;',
  ),
  'the audit log does not show the destination of a link': patch(
    'store/audit.ts',
    "'partner_id', 'destination', 'enabled'",
    "'partner_id', 'enabled'",
  ),
  'an erased customer has a made-up click_id': patch(
    'store/managed-customers.ts',
    'case when erased_at is null then click_id end as click_id',
    'click_id',
  ),
  'a partner is in the audit log with the number of its account': patch(
    'store/audit.ts',
    "['partner', partnerId]",
    "['partner', account[1]]",
  ),
  'actor_id finds the partner with the same number': patch(
    'store/audit-list.ts',
    "      where: `l.actor_kind = 'account'`,\n",
    '',
  ),
};

/** A twelfth list, written without a look at the kit: the management API. */
export const TWELFTH_MANAGE = [
  ...mutationsOf('twelfth programs', PROGRAMS),
  ...mutationsOf('twelfth access', ACCESS),
  ...mutationsOf('twelfth links and partners', LINKS_AND_PARTNERS),
  ...mutationsOf('twelfth earnings', EARNINGS),
  ...mutationsOf('twelfth records', RECORDS),
];
