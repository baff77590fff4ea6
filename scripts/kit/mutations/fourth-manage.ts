// The fourth list: keys, links, programs, members, partners and invitations of the management API.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const KEYS = 'store/managed-keys.ts';
const LINKS = 'store/managed-links.ts';
const PROGRAMS = 'store/managed-programs.ts';
const SETTINGS = 'manage/programs/settings.ts';
const PARTNERS = 'store/managed-partners.ts';
const MEMBERS = 'store/member-invitations.ts';

export const FOURTH_MANAGE = [
  ...mutationsOf('keys', {
    'a marked key cannot be marked again': patch(
      KEYS,
      'if (!isUsable(key, change.at)) return',
      "if (keyState(key, change.at) !== 'active') return",
    ),
    'another mark moves the time of marking': patch(
      KEYS,
      'marked_at = coalesce(marked_at, $3)',
      'marked_at = coalesce($3, marked_at)',
    ),
    'the last use of a key is not shown': patch(KEYS, 'u.used_at as last_used_at', 'null::timestamptz as last_used_at'),
    'two rotations at once make three keys': patch(
      KEYS,
      "if (!(await lockProgram(tx, programId))) return 'no_program';",
      '',
    ),
  }),
  ...mutationsOf('links', {
    'the url replaces the query of its destination': patch(
      'domain/link-url.ts',
      "${url.search === '' ? '?' : `${url.search}&`}",
      '?',
    ),
    'a destination may name a partner': patch('domain/link-url.ts', ' || searchParams.has(PARAMETER)', ''),
    'a new destination enables a link': patch(LINKS, 'const { enabled = link.enabled,', 'const { enabled = true,'),
    'a destination of null changes nothing': patch(
      'manage/links/update-link.ts',
      'const { enabled, destination } = body;',
      'const { enabled } = body;\n    const destination = body.destination ?? undefined;',
    ),
  }),
  ...mutationsOf('programs', {
    'a change of another setting makes the commission a percentage': patch(
      SETTINGS,
      'commissionType: body.commission_type,',
      "commissionType: body.commission_type ?? 'percent',",
    ),
    'a lead commission cannot be cleared': patch(
      SETTINGS,
      'leadCommissionCents: body.lead_commission_cents,',
      'leadCommissionCents: body.lead_commission_cents ?? undefined,',
    ),
    'a program of a large fixed commission cannot be made a percentage': patch(
      PROGRAMS,
      'Number(settings.commissionRate ?? commission_rate)',
      'Number(settings.commissionRate ?? (commission_rate && 0))',
    ),
    'the currency can change after the first sale': patch(
      PROGRAMS,
      'currency !== before.currency && (await tx.run(hasSale, [id])).length > 0',
      'currency !== before.currency && (await tx.run(hasSale, [id])).length > 1',
    ),
    'archived programs are not listed': patch(
      PROGRAMS,
      'where m.account_id = $1 and m.program_id ${compare}',
      'where m.account_id = $1 and p.archived_at is null and m.program_id ${compare}',
    ),
  }),
  ...mutationsOf('members', {
    'who accepts becomes a viewer': patch(
      MEMBERS,
      'const { program_id: programId, role } = ended.invitation;',
      "const { program_id: programId } = ended.invitation;\n  const role = 'viewer';",
    ),
    'a removed member stays': patch(
      'store/members.ts',
      'delete from memberships where program_id = $1 and account_id = $2',
      'update memberships set role = role where program_id = $1 and account_id = $2',
    ),
    'the token of an invitation is in its query': patch('domain/invitation.ts', '}#${token}', '}?token=${token}'),
  }),
  ...mutationsOf('partners', {
    'who is reinstated is only linked': patch(
      PARTNERS,
      "reinstate: { from: ['removed'], to: 'joined' }",
      "reinstate: { from: ['removed'], to: 'linked' }",
    ),
    'a change of the status has no time': patch(
      PARTNERS,
      'set status = $2, changed_at = $3 where',
      'set status = $2, changed_at = coalesce(changed_at, $3) where',
    ),
    'the filter by status includes linked partners': patch(
      PARTNERS,
      's.status = ${place}::text',
      "s.status in (${place}::text, 'linked')",
    ),
    'the totals of a partner are those of all programs': patch(
      'manage/partners/get-partner.ts',
      'figuresInProgram(deps.db, partnerId, programId)',
      'figuresInProgram(deps.db, partnerId, null as unknown as number)',
    ),
    'a viewer sees the addresses of partners': patch(
      'manage/partners/show.ts',
      "role === 'viewer' ? null : partner.email",
      "role === ('nobody' as Role) ? null : partner.email",
    ),
    'an archived program takes invited partners': patch(
      'store/received-invitations.ts',
      "if (archived && verb === 'accept') return { kind: 'archived' };",
      'void archived;',
    ),
  }),
];
