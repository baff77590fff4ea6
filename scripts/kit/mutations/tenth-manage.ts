import { mutationsOf, type ContractEdit } from '../mutation.ts';
import { patch } from './edits.ts';

const PAGES = 'manage/pages.ts';
const SETTINGS = 'manage/programs/settings.ts';

/** Changes what an operation asks of its caller. */
const access = (id: string, change: (access: { role: string; kinds: string[] }) => void): ContractEdit => ({
  edit: (contract) => change(contract.operations[id].access),
});

const PROGRAMS = {
  'null does not clear the lead_commission_cents of a program': patch(
    SETTINGS,
    'leadCommissionCents: body.lead_commission_cents,',
    'leadCommissionCents: body.lead_commission_cents ?? undefined,',
  ),
  'the attribution window of a program is set to its cookie window': patch(
    SETTINGS,
    'attributionWindowDays: body.attribution_window_days ?? undefined',
    'attributionWindowDays: body.cookie_window_days ?? undefined',
  ),
  'the settings of an archived program can be changed': patch(
    'store/managed-programs.ts',
    "  if (before.archived_at) return { kind: 'archived' };\n  const { currency",
    '  const { currency',
  ),
  'a token for one program lists all programs of its account': patch(
    'manage/programs/list-programs.ts',
    'programIds: caller.programIds',
    'programIds: undefined',
  ),
  'the last usable key can be revoked while a retired one is left': patch(
    'store/managed-keys.ts',
    'if (keys.filter((other) => isUsable(other, at)).length === 1) return',
    'if (keys.length === 1) return',
  ),
};

const RIGHTS = {
  'an admin can adjust commissions': access('createAdjustment', (rights) => {
    rights.role = 'admin';
  }),
  'an API token can create a token': access('createToken', (rights) => {
    rights.kinds.push('token');
  }),
  'expanded partners of commissions need no scope of their own': patch(
    'manage/commissions/show.ts',
    "partner: 'partners.read'",
    "partner: 'commissions.read'",
  ),
  'a viewer sees the e-mail addresses of expanded partners': patch(
    'manage/commissions/show.ts',
    'partner && { ...partner, ...forRole(role, { email: partner.email }) }',
    'partner',
  ),
  'the last active owner can be removed if a suspended one is left': patch(
    'store/members.ts',
    "m.role = 'owner' and a.status = 'active' limit 1",
    "m.role = 'owner' limit 1",
  ),
  'an act of a partner is in the audit log as one of an account': patch(
    'store/audit.ts',
    "partnerId === undefined ? account : ['partner', partnerId]",
    'partnerId === undefined ? account : [account[0], partnerId]',
  ),
};

const LINKS_AND_PARTNERS = {
  'the url of a link loses the query of its destination': patch(
    'domain/link-url.ts',
    "url.search = `${url.search === '' ? '?' : `${url.search}&`}${PARAMETER}=${code}`;",
    'url.search = `?${PARAMETER}=${code}`;',
  ),
  'a destination at an origin with a port is refused': patch(
    'domain/link-url.ts',
    'hostOf(address) === url.host)',
    'hostOf(address) === url.hostname)',
  ),
  'null does not clear the destination of a link': patch(
    'manage/links/update-link.ts',
    'const { enabled, destination } = body;',
    'const { enabled } = body;\n    const destination = body.destination ?? undefined;',
  ),
  'a program can reinstate a partner who left': patch(
    'store/managed-partners.ts',
    "reinstate: { from: ['removed']",
    "reinstate: { from: ['removed', 'left']",
  ),
  'a removed partner can join an open program again': patch(
    'domain/join-policy.ts',
    "if (status === 'declined' || status === 'removed') return",
    "if (status === 'declined') return",
  ),
  "a partner's totals in a program are those in all programs": patch(
    'store/partner-figures.ts',
    'programId: number): Promise<Figures> =>\n  figuresIn(await readFigures(db, partnerId, programId))',
    '_programId: number): Promise<Figures> =>\n  figuresIn(await readFigures(db, partnerId, null))',
  ),
  'a partner who has left cannot be invited again': patch(
    'store/partner-invitations.ts',
    "and s.program_id = $1 and s.status = 'joined'`",
    'and s.program_id = $1`',
  ),
};

const LISTS = {
  'a cursor is accepted with other filters than those of its page': patch(
    PAGES,
    `  const filters = Object.entries(query).filter(([name]) => name !== 'limit' && name !== 'cursor');
  const list = JSON.stringify([operation.id, caller.accountId, Object.entries(ids).sort(), filters.sort()]);
`,
    `  const list = JSON.stringify([operation.id, caller.accountId, Object.entries(ids).sort(), query.order]);
`,
  ),
  'a list whose last page is full announces another page': patch(
    PAGES,
    'const has_more = rows.length > limit;\n  const next_cursor',
    'const has_more = rows.length >= limit;\n  const next_cursor',
  ),
  'created_before includes the records of exactly this time': patch(
    'store/lists.ts',
    'all,\n      where: `${alias}.${column} < ${place}::timestamptz`',
    'all,\n      where: `${alias}.${column} <= ${place}::timestamptz`',
  ),
  'a poll of the readiness of a program never gets a 304': patch(
    'api/conditional.ts',
    '(?:as_of|checked_at)',
    '(?:as_of)',
  ),
  'an Idempotency-Key with another body gets the first answer again': patch(
    'store/idempotency.ts',
    "    if (!stored.request_hash.equals(hash)) return { kind: 'reused' };\n",
    '',
  ),
  'a refund in the list of events has the amount of its sale': patch(
    'store/events.ts',
    "transaction_id: 's.transaction_id',\n      amount_cents: 't.amount_cents',",
    "transaction_id: 's.transaction_id',\n      amount_cents: 's.amount_cents',",
  ),
};

const MONEY = {
  "the totals of one partner's commissions are those of the whole program": patch(
    'manage/commissions/list-commissions.ts',
    'commissionTotalsOf(deps.db, programId, query.partner_id)',
    'commissionTotalsOf(deps.db, programId)',
  ),
  'a held commission is paid': patch(
    'domain/commission-change.ts',
    "return held ? refused('held') : DONE;",
    "return held && to === 'approved' ? refused('held') : DONE;",
  ),
  'totals without a range do not include today': patch(
    'manage/stats/range.ts',
    'new Date(floorTo(DAY, now).getTime() + DAY)',
    'floorTo(DAY, now)',
  ),
  "the totals of one partner include other partners' recent events": patch(
    'store/stats.ts',
    "select * from recent ${ofPartner ? `where partnership_id = ${CHOSEN}` : ''}),",
    'select * from recent),',
  ),
  'a partner reads in a commission which customer signed up': patch(
    'domain/commission-reason.ts',
    'explainEarning({ ...commission, customer_id: null })',
    'explainEarning(commission)',
  ),
  'the erasure of a customer leaves the reasons of refunds': patch(
    'store/erase-customer.ts',
    'update refunds r set additional_data = null, refund_reason = null from sales s',
    'update refunds r set additional_data = null from sales s',
  ),
};

/** A tenth list, written without a look at the kit: the management API. */
export const TENTH_MANAGE = [
  ...mutationsOf('tenth programs', PROGRAMS),
  ...mutationsOf('tenth rights', RIGHTS),
  ...mutationsOf('tenth links and partners', LINKS_AND_PARTNERS),
  ...mutationsOf('tenth lists', LISTS),
  ...mutationsOf('tenth money', MONEY),
];
