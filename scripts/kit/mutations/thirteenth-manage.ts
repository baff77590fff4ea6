// Regressions of the management side, written by somebody who knows the service but not the tests.
import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const PORTAL = {
  'a token for some programs lists all programs of the partner': patch(
    'manage/portal/list-own-programs.ts',
    `{ status: query.status, programIds: caller.programIds }`,
    `{ status: query.status }`,
  ),
  'a partner who was declined can apply again': patch(
    'domain/join-policy.ts',
    `if (status === 'declined' || status === 'removed') return`,
    `if (status === 'removed') return`,
  ),
  'a partner can join an archived program by its slug': patch(
    'store/portal-programs.ts',
    `where slug = $1 and archived_at is null for share`,
    `where slug = $1 for share`,
  ),
};

const PROGRAMS = {
  'null does not clear the commission for leads': patch(
    'manage/programs/settings.ts',
    `leadCommissionCents: body.lead_commission_cents,`,
    `leadCommissionCents: body.lead_commission_cents ?? undefined,`,
  ),
  'a rate above 100 percent without a commission_type is an internal error': patch(
    'store/managed-programs.ts',
    `(settings.commissionType ?? commission_type).endsWith('percent')`,
    `(settings.commissionType ?? '').endsWith('percent')`,
  ),
};

const KEYS = {
  'the last usable key can be revoked while a retired one is not revoked': patch(
    'store/managed-keys.ts',
    `if (keys.filter((other) => isUsable(other, at)).length === 1)`,
    `if (keys.length === 1)`,
  ),
  // A forgotten client must still get the reason, `api_key_rotation_required`.
  'key regenerate revokes the retired keys too': patch(
    'store/operator-keys.ts',
    `const usableKeys = async () => (await keysNotRevoked(tx, programId)).filter((key) => isUsable(key, at));`,
    `const usableKeys = () => keysNotRevoked(tx, programId);`,
  ),
};

const LINKS = {
  'the url of a link has its code behind the fragment of the destination': patch(
    'domain/link-url.ts',
    `  const url = new URL(destination);
`,
    `  if (destination.length > 0) return \`\${destination}\${destination.includes('?') ? '&' : '?'}\${PARAMETER}=\${code}\`;
  const url = new URL(destination);
`,
  ),
  'a destination at any host that ends with the domain is accepted': patch(
    'domain/link-url.ts',
    `.some((address) => hostOf(address) === url.host)`,
    `.some((address) => url.host.endsWith(hostOf(address) ?? address))`,
  ),
};

const PARTNERS = {
  'a partner who left can be reinstated by a member': patch(
    'store/managed-partners.ts',
    `reinstate: { from: ['removed'], to: 'joined' }`,
    `reinstate: { from: ['removed', 'left'], to: 'joined' }`,
  ),
  'somebody who is no longer a partner cannot be invited again': patch(
    'store/partner-invitations.ts',
    `and s.program_id = $1 and s.status = 'joined'`,
    `and s.program_id = $1`,
  ),
  'the totals of a partner include those in other programs': patch(
    'store/partner-figures.ts',
    `figuresIn(await readFigures(db, partnerId, programId))`,
    `figuresIn(await readFigures(db, partnerId, null))`,
  ),
};

const CUSTOMERS = {
  'a viewer can look for a customer by click_id': patch(
    'manage/customers/list-customers.ts',
    `const identifies = customerKey !== undefined || clickId !== undefined;`,
    `const identifies = customerKey !== undefined;`,
  ),
  'an erasure leaves the reasons of refunds': patch(
    'store/erase-customer.ts',
    `set additional_data = null, refund_reason = null from sales s`,
    `set additional_data = null from sales s`,
  ),
};

const COMMISSIONS = {
  'a held commission that is approved can be paid': patch(
    'domain/commission-change.ts',
    `return held ? refused('held') : DONE;`,
    `return held && to === 'approved' ? refused('held') : DONE;`,
  ),
  'a viewer sees the e-mail addresses of expanded partners': patch(
    'manage/commissions/show.ts',
    `{ partner: partner && { ...partner, ...forRole(role, { email: partner.email }) } }`,
    `{ partner }`,
  ),
  "the totals of one partner's commissions are those of the whole program": patch(
    'manage/commissions/list-commissions.ts',
    `commissionTotalsOf(deps.db, programId, query.partner_id)`,
    `commissionTotalsOf(deps.db, programId)`,
  ),
};

const STATS = {
  'a range of 366 days is refused': patch('manage/stats/range.ts', `length > LONGEST`, `length >= LONGEST`),
  'the stats of one partner include the recent events of all': patch(
    'store/stats.ts',
    `select * from recent \${ofPartner ? \`where partnership_id = \${CHOSEN}\` : ''}),`,
    `select * from recent),`,
  ),
};

const ACCESS = {
  'the last active owner can be removed while another owner is suspended': patch(
    'store/members.ts',
    `and m.role = 'owner' and a.status = 'active' limit 1`,
    `and m.role = 'owner' limit 1`,
  ),
  'a token for some programs can create programs': patch(
    'api/management.ts',
    `if (lacks || (access.allPrograms && programIds !== undefined)) throw`,
    `if (lacks) throw`,
  ),
};

const REQUESTS = {
  'a cursor is accepted with other filters': patch(
    'manage/pages.ts',
    `.filter(([name]) => name !== 'limit' && name !== 'cursor')`,
    `.filter(([name]) => name === 'order')`,
  ),
  'an Idempotency-Key that is used again for another path replays the first answer': patch(
    'store/idempotency.ts',
    `idempotent request \${method} \${path} \${JSON.stringify(body ?? null)}`,
    `idempotent request \${method} \${JSON.stringify(body ?? null)}`,
  ),
  // Its gates name the time of the request.
  'a repeated readiness is never answered with 304': patch('api/conditional.ts', `(?:as_of|checked_at)`, `as_of`),
};

const AUDIT = {
  'what a partner does in the portal is listed as done by the account': patch(
    'manage/portal/as-partner.ts',
    `return work(tx, (entry) => note({ ...entry, partnerId: partner.id }), partner);`,
    `return work(tx, note, partner);`,
  ),
  'a change of partner_links is not shown': patch(
    'store/audit.ts',
    `    'partner_links',
    'origins',
`,
    `    'origins',
`,
  ),
  'a link that the operator creates is missing in the audit log of its program': patch(
    'store/links.ts',
    `await note({ action: 'link.create', programId: wanted.programId, targetId: id, after: link });`,
    `await note({ action: 'link.create', targetId: id, after: link });`,
  ),
};

const OPERATOR = {
  'sale conflicts does not list the sales that other programs could not record': patch(
    'store/sale-conflicts.ts',
    `where program_id = $1 or holder_program_id = $1`,
    `where program_id = $1`,
  ),
  'commission approve of several exits with 0 if only some failed': patch(
    'admin/commands/move-commissions.ts',
    `if (failed > 0)`,
    `if (failed === results.length)`,
  ),
  'the login tokens of a suspended account work again once it is reinstated': patch(
    'store/accounts.ts',
    `  await revokeTokens(tx, accountId, at);
`,
    ``,
  ),
};

export const THIRTEENTH_MANAGE = [
  ...mutationsOf('thirteenth portal', PORTAL),
  ...mutationsOf('thirteenth programs', PROGRAMS),
  ...mutationsOf('thirteenth keys', KEYS),
  ...mutationsOf('thirteenth links', LINKS),
  ...mutationsOf('thirteenth partners', PARTNERS),
  ...mutationsOf('thirteenth customers', CUSTOMERS),
  ...mutationsOf('thirteenth commissions', COMMISSIONS),
  ...mutationsOf('thirteenth stats', STATS),
  ...mutationsOf('thirteenth access', ACCESS),
  ...mutationsOf('thirteenth requests', REQUESTS),
  ...mutationsOf('thirteenth audit', AUDIT),
  ...mutationsOf('thirteenth operator', OPERATOR),
];
