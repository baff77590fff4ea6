import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const PROGRAMS = 'store/managed-programs.ts';
const ERASURE = 'store/erase-customer.ts';
const INVITE = 'manage/invitations/invite-partners.ts';
const CHANGES = 'store/commission-changes.ts';

const SETTINGS = {
  'an admin may let partners create links': patch(
    'manage/programs/update-program.ts',
    "const OPEN_FIELDS = ['name', 'domain'];",
    "const OPEN_FIELDS = ['name', 'domain', 'partner_links'];",
  ),
  'sending the same currency is refused once a sale exists': patch(
    PROGRAMS,
    'if (currency !== before.currency && (await',
    'if (currency === settings.currency && (await',
  ),
  'a new rate is judged by the type that the program had before': patch(
    PROGRAMS,
    "(settings.commissionType ?? commission_type).endsWith('percent')",
    "commission_type.endsWith('percent')",
  ),
  'a token for certain programs can create a program': patch(
    'api/management.ts',
    'if (lacks || (access.allPrograms && programIds !== undefined))',
    'if (lacks)',
  ),
  'the last use of a key is not shown': patch(
    'api/management.ts',
    "if (token.kind === 'program') uses.note('key', token.key.id, receivedAt);\n  else if (token",
    'if (token',
  ),
  'removing one of two webhook secrets removes the accounts of Stripe Connect': patch(
    'store/stripe-secrets.ts',
    'if (removed.length > 0 && left.length === 0)',
    'if (removed.length > 0)',
  ),
  'an API token is accepted after it has expired': patch(
    'store/api-tokens.ts',
    "where t.token_hash = $1 and t.revoked_at is null and t.expires_at > $2 and a.status = 'active'",
    "where t.token_hash = $1 and t.revoked_at is null and t.created_at <= $2 and a.status = 'active'",
  ),
};

const LINKS = {
  'a partner who has only applied can get a link': patch(
    'store/managed-links.ts',
    "['linked', 'joined'];",
    "['linked', 'applied', 'joined'];",
  ),
  'an alias that is taken is a conflict about the code': patch(
    'manage/links/create-alias.ts',
    "{ value: alias, field: 'alias' }",
    "{ value: alias, field: 'code' }",
  ),
};

const PEOPLE = {
  'an address whose invitation as a member was revoked cannot be invited again': patch(
    'store/member-invitations.ts',
    'coalesce(i.accepted_at, i.declined_at, i.revoked_at) is null',
    'coalesce(i.accepted_at, i.declined_at) is null',
  ),
  'the last active owner can be removed beside a suspended one': patch(
    'store/members.ts',
    "m.role = 'owner' and a.status = 'active' limit 1",
    "m.role = 'owner' limit 1",
  ),
  'one request may make more links than a day allows': patch('store/partner-invitations.ts', '      left--;\n', ''),
  'an invitation that fails has no reason': patch(
    INVITE,
    "return { email, result: 'failed', reason: result.kind, invitation_url: null } as const;",
    "return { ...about, result: 'failed', invitation_url: null } as const;",
  ),
  'a partner who accepts is named after the address and not as the invitation says': patch(
    'store/received-invitations.ts',
    'name: name ?? nameFrom(email)',
    'name: nameFrom(email)',
  ),
  'a token for certain programs lists all programs of its partner': patch(
    'manage/portal/list-own-programs.ts',
    'const filters = { status: query.status, programIds: caller.programIds };',
    'const filters = { status: query.status };',
  ),
  'the totals of a partner have those of their other programs too': patch(
    'store/partner-figures.ts',
    `where s.partner_id = $1
       and ($2::bigint is null or s.program_id = $2)`,
    `where s.partner_id = $1
       and ($2::bigint is null or s.program_id is not null)`,
  ),
};

const LISTS = {
  'the statistics of a partner have the recent events of all partners': patch(
    'store/stats.ts',
    "select * from recent ${ofPartner ? `where partnership_id = ${CHOSEN}` : ''})",
    'select * from recent)',
  ),
  'the statistics of adjustments have the link 0': patch(
    'store/stats.ts',
    "grouping === 'link' && id !== NO_LINK ? id : null",
    "grouping === 'link' ? id : null",
  ),
  'events of the same moment are lost between two pages': patch(
    'store/events.ts',
    ' or ${rank} ${compare} $3 or (',
    ' or (',
  ),
  "a viewer sees the customers' keys in the list of events": patch(
    'manage/events/list-events.ts',
    'customer_key: seesCustomers ? event.customer_key : null,',
    'customer_key: event.customer_key,',
  ),
  'the result of a change shows the status that the commission had before': patch(
    CHANGES,
    'return commission && one.commission ? { ...one, commission } : one;',
    'return commission && one.commission ? { ...one, commission: one.commission } : one;',
  ),
  'the audit log does not show that a commission is held': patch(
    'store/audit.ts',
    "'status', 'held', 'amount_cents'",
    "'status', 'amount_cents'",
  ),
  'the repeat of a request that created something is answered with 200 in place of 201': patch(
    'manage/write.ts',
    `const { status, text } = claimed.answer;
        const stored: Replayed = { status, text,`,
    `const { text } = claimed.answer;
        const stored: Replayed = { status: 200, text,`,
  ),
};

const CUSTOMERS = {
  'the customer_key of an erased customer can be used again': patch(
    ERASURE,
    '{ clickId, customerKey: customerKey ?? undefined }',
    '{ clickId }',
  ),
  'a later invoice of a subscription brings an erased customer back': patch(
    ERASURE,
    'customer_key = null, reference = null, customer_id = null\n',
    'customer_key = null, reference = null\n',
  ),
  'the explanation of a sale shows what its commission was at first': patch(
    'store/explain.ts',
    'commission_amount_cents: commission?.amount_cents ?? null,',
    'commission_amount_cents: commission?.earned_cents ?? null,',
  ),
  'the explanation of a customer leaves out clawbacks': patch(
    'store/explain.ts',
    '...commissions.flatMap(commissionEvents),',
    "...commissions.filter(({ kind }) => kind !== 'clawback').flatMap(commissionEvents),",
  ),
};

const COMMANDS = {
  'an origin that a command adds replaces the list': patch(
    'admin/commands/program.ts',
    '...(allowedOrigin ?? current)',
    '...(allowedOrigin ?? [])',
  ),
  'the API tokens of a suspended account work again when it is reinstated': patch(
    'store/accounts.ts',
    '  await revokeApiTokens(tx, accountId, at);\n',
    '',
  ),
  'the program whose sale has the transaction_id does not see the conflict': patch(
    'store/sale-conflicts.ts',
    'where program_id = $1 or holder_program_id = $1',
    'where program_id = $1',
  ),
};

export const NINTH_MANAGE = mutationsOf('ninth-manage', {
  ...SETTINGS,
  ...LINKS,
  ...PEOPLE,
  ...LISTS,
  ...CUSTOMERS,
  ...COMMANDS,
});
