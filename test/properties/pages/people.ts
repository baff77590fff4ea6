// The lists of people: members, partners, and invitations.
import { byId, insert, invitationTimes, listed, PARTNER_STATUSES, pick, secret, set, type List } from './place.ts';
import { groupOf } from './terms.ts';

const INVITATIONS = ['pending', 'expired', 'accepted', 'declined', 'revoked'];

const invitations = (table: string): Pick<List, 'nameOf' | 'change'> => ({
  ...byId,
  async change(tx, { service }, record) {
    await tx(table)
      .where({ id: record.id, accepted_at: null, declined_at: null, revoked_at: null })
      .update({ revoked_at: service.clock.now() });
    record.values.status = undefined;
  },
});

export const PEOPLE: Record<string, Record<string, List>> = {
  listMembers: {
    members: {
      nameOf: ({ account_id }) => String(account_id),
      existing: ({ accountId, service }) => Promise.resolve([listed(accountId, service.clock.now())]),
      async add(tx, { service, programId: program_id }, created_at) {
        const account = { email: `${service.make.unique('member')}@brand.dev`, created_at };
        const account_id = await insert(tx, 'accounts', account);
        await tx('memberships').insert({ program_id, account_id, role: 'viewer', created_at });
        return listed(account_id, created_at);
      },
      change: async (tx, { programId: program_id, accountId }, { id: account_id }) =>
        void (await tx('memberships')
          .where({ program_id, account_id })
          .whereNot({ account_id: accountId })
          .update({ role: 'admin' })),
    },
  },
  listMemberInvitations: {
    'member invitations': {
      ...invitations('member_invitations'),
      async add(tx, { service, programId: program_id }, created_at, n) {
        const status = pick(INVITATIONS, n);
        const row = { program_id, email: 'bo@brand.dev', role: 'viewer', token_hash: secret(), created_at };
        const times = invitationTimes(status, service.clock.now());
        return listed(await insert(tx, 'member_invitations', { ...row, ...times }), created_at, { status });
      },
    },
  },
  listPartners: {
    partners: {
      ...byId,
      existing: ({ partners, service }) =>
        Promise.resolve(
          partners.map(({ partnerId, partnershipId }) => ({
            ...listed(partnershipId, service.clock.now(), { status: 'joined', search: 'Anna' }),
            name: String(partnerId),
          })),
        ),
      async add(tx, place, created_at, n) {
        const program_id = place.programId;
        const group_id = await groupOf(place, n);
        const [search, tag] = [pick(['Anna', 'Bo'], n), pick(['press', 'tea'], n >> 1)];
        const email = `${search.toLowerCase()}@partner.dev`;
        const partner_id = await insert(tx, 'partners', { name: search, email, created_at });
        const status = pick(PARTNER_STATUSES, n);
        const row = { program_id, partner_id, group_id, status, tags: [tag], created_at, changed_at: created_at };
        const values = { status, search, tag, group_id };
        return { ...listed(await insert(tx, 'partnerships', row), created_at, values), name: String(partner_id) };
      },
      change: set('partnerships', 'status', PARTNER_STATUSES),
    },
  },
  listInvitations: {
    invitations: {
      ...invitations('partner_invitations'),
      async add(tx, { service, programId: program_id }, created_at, n) {
        const status = pick(INVITATIONS, n);
        const row = { program_id, email: 'anna@partner.dev', token_hash: secret(), created_at, sent_at: created_at };
        const times = invitationTimes(status, service.clock.now());
        return listed(await insert(tx, 'partner_invitations', { ...row, ...times }), created_at, { status });
      },
    },
  },
};
