// The fifth list: the management API.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const EVENTS = 'store/events.ts';
const COMMISSIONS = 'store/commissions.ts';
const CHANGES = 'domain/commission-change.ts';
const SETTINGS = 'manage/programs/settings.ts';

export const FIFTH_MANAGE = [
  ...mutationsOf('programs', {
    'a holding period of zero changes nothing': patch(
      SETTINGS,
      'holdingPeriodDays: body.holding_period_days ?? undefined,',
      'holdingPeriodDays: body.holding_period_days || undefined,',
    ),
    'auto_approve can only be turned on': patch(
      SETTINGS,
      'autoApprove: body.auto_approve ?? undefined,',
      'autoApprove: body.auto_approve || undefined,',
    ),
  }),
  ...mutationsOf('keys', {
    'a marked key prevents a rotation': patch(
      'store/managed-keys.ts',
      'if (usable.length > 1)',
      "if (usable.length > 1 || usable.some((key) => keyState(key, at) === 'marked'))",
    ),
  }),
  ...mutationsOf('links', {
    'a link whose destination is no longer one cannot be disabled': patch(
      'store/managed-links.ts',
      'const moves = destination !== null && destination !== link.destination;',
      'const moves = destination !== null;',
    ),
    'any subdomain is a destination': patch(
      'domain/link-url.ts',
      'hostOf(address) === url.host',
      "hostOf(address) === url.host || url.host.endsWith(`.${hostOf(address) ?? ''}`)",
    ),
    'an alias is stored as it was sent': patch(
      'manage/links/create-alias.ts',
      'const alias = lowerAscii(body.alias);',
      'const alias = body.alias;',
    ),
  }),
  ...mutationsOf('partners', {
    'invited addresses may differ in case alone': patch(
      'manage/invitations/invite-partners.ts',
      "if (seen.has(email)) throw failure('emailRepeated', { field });\n    seen.add(email);",
      "if (seen.has(text)) throw failure('emailRepeated', { field });\n    seen.add(text);",
    ),
    'who is invited already is invited again': patch(
      'store/partner-invitations.ts',
      'else if (known) results.push',
      'else if (known && known.resends >= MOST_RESENDS) results.push',
    ),
  }),
  ...mutationsOf('customers', {
    'a viewer may look for a customer by its key': patch(
      'manage/customers/list-customers.ts',
      "if (identifies && !includesRole(role, 'admin')) throw fail('roleMissing', { role: 'admin' });",
      'void [identifies, fail];',
    ),
    'the refund_reason of an erased customer stays': patch(
      'store/erase-customer.ts',
      'set additional_data = null, refund_reason = null from sales s',
      'set additional_data = null from sales s',
    ),
  }),
  ...mutationsOf('events', {
    'a refund has the amount of its sale': patch(
      EVENTS,
      "transaction_id: 's.transaction_id',\n      amount_cents: 't.amount_cents',",
      "transaction_id: 's.transaction_id',\n      amount_cents: 's.amount_cents',",
    ),
    'only clicks have a partner': patch(
      EVENTS,
      'p.id = coalesce(e.partnership_id, c.partnership_id)',
      'p.id = e.partnership_id',
    ),
    'the accounts of a processor are not shown': patch(
      'manage/processors/connect-processor.ts',
      'accounts: await listStripeAccounts(tx, programId) }',
      'accounts: [] as Awaited<ReturnType<typeof listStripeAccounts>> }',
    ),
  }),
  ...mutationsOf('commissions', {
    'a released commission shows why it was held': patch(
      COMMISSIONS,
      "case when c.held_at is not null or c.status = 'reversed' then (",
      'case when true then (',
    ),
    'an approved commission cannot be held': patch(
      CHANGES,
      "case 'hold':\n      if (!isOpen) return refused(status);",
      "case 'hold':\n      if (status !== 'pending') return refused(status);",
    ),
    'a repeated approval is refused': patch(
      CHANGES,
      "if (status === to || status === 'paid') return UNCHANGED;",
      "if (status === 'paid') return UNCHANGED;",
    ),
    'every entry names a status': patch(COMMISSIONS, 'nullif(status_after, status_before)', 'status_after'),
    'an adjustment is in the currency of the program alone': patch(
      'store/adjustments.ts',
      'if (!isOwn && (await tx.run(earns, [programId, partnershipId, chosen])).length === 0)',
      'if (!isOwn && (await tx.run(earns, [programId, partnershipId, chosen])).length >= 0)',
    ),
  }),
  ...mutationsOf('stats', {
    'the usual range ends with yesterday': patch(
      'manage/stats/range.ts',
      'new Date(floorTo(DAY, now).getTime() + DAY)',
      'new Date(floorTo(DAY, now).getTime())',
    ),
  }),
  ...mutationsOf('requests', {
    'a repeated creation is answered with 200': patch(
      'manage/write.ts',
      'const stored: Replayed = { status, text,',
      'const stored: Replayed = { status: status === 201 ? 200 : status, text,',
    ),
  }),
];
