// How to add a record to each list of the document, and how a record changes its state.
import { newToken } from '@referral-tracking/shared/ids';
import { recordFor } from '../../manage/calls.ts';
import { statementRow } from '../../statements/records.ts';
import { managementOperations, type Documented } from '../../security/support/document.ts';
import { CODES } from './codes.ts';
import { addCommission, changeCommission } from './commissions.ts';
import { eventsOf, statsBy } from './events.ts';
import { PEOPLE } from './people.ts';
import { byId, insert, listed, pick, secret, set, type List, type Place } from './place.ts';
import { PORTAL } from './portal.ts';
import { filtersOf } from './walk.ts';
import { TERMS } from './terms.ts';
import { WEBHOOKS } from './webhooks.ts';

const CUSTOMERS = ['click', 'lead', 'conversion'];
/** Each payout of a program has a number of its own. */
let lastNumber = 0;
const nextNumber = (): number => ++lastNumber;
const ITEM_STATUSES = ['open', 'paid', 'failed', 'cancelled'];

/** The times of a customer with the status. */
const customerTimes = (status: unknown, at: Date) => ({
  lead_at: status === 'lead' ? at : null,
  converted_at: status === 'conversion' ? at : null,
});

const programRows = (place: Place) =>
  place.service.db.knex('programs').where({ id: place.programId }).select<{ id: number; created_at: Date }[]>();

/**
 * The lists of the document whose records have values that a filter compares, that change, or that a program has from the
 * beginning; several for one operation if a parameter changes what it lists.
 */
const LISTS: Record<string, Record<string, List>> = {
  ...CODES,
  ...PEOPLE,
  ...PORTAL,
  ...TERMS,
  ...WEBHOOKS,
  listPrograms: {
    programs: {
      ...byId,
      existing: async (place) => (await programRows(place)).map(({ id, created_at }) => listed(id, created_at)),
      async add(tx, { service, accountId }, created_at) {
        const { id } = await service.make.program({ created_at });
        await tx('memberships').insert({ program_id: id, account_id: accountId, role: 'admin', created_at });
        return listed(id, created_at);
      },
      change: async (tx, { service }, { id }) =>
        void (await tx('programs').where({ id }).update({ archived_at: service.clock.now() })),
    },
  },
  listKeys: {
    keys: {
      ...byId,
      existing: async ({ service, programId }) =>
        (await service.db.knex('program_keys').where({ program_id: programId }).select()).map(
          ({ id, created_at }: { id: number; created_at: Date }) => listed(id, created_at),
        ),
      async add(tx, { programId: program_id }, created_at) {
        const row = { program_id, token_hash: secret(), masked: 'refkey_…test', created_at };
        return listed(await insert(tx, 'program_keys', row), created_at);
      },
      change: async (tx, { service }, { id }) =>
        void (await tx('program_keys').where({ id }).update({ revoked_at: service.clock.now() })),
    },
  },
  listEvents: { production: eventsOf(false), test: eventsOf(true) },
  listPaymentEvents: {
    'payment events': {
      ...byId,
      async add(tx, { programId: program_id }, at, n) {
        const state = pick(['applied', 'pending', 'test'], n);
        const kind = { event_id: newToken('evt'), type: 'invoice.paid', notice: { kind: 'unreadable' }, names: [] };
        const times = { occurred_at: at, received_at: at, applied_at: state === 'applied' ? at : null };
        const row = { program_id, ...kind, state, result: 'unreadable', ...times };
        return listed(await insert(tx, 'payment_events', row), at, { state });
      },
      change: set('payment_events', 'state', ['applied', 'pending'], (state) => ({
        applied_at: state === 'applied' ? new Date() : null,
      })),
    },
  },
  getStats: { day: statsBy('day'), partner: statsBy('partner'), link: statsBy('link') },
  listAuditLog: {
    'audit log': {
      ...byId,
      async add(tx, { programId: program_id, accountId }, at, n) {
        const [actor_id, action] = [pick([accountId, accountId + 1], n), pick(['link.create', 'link.update'], n >> 1)];
        const who = { actor_kind: 'account', actor_id, credential: 'token 1', request_id: null };
        const what = { action, target_kind: 'link', target_id: 1, before: {}, after: {} };
        return listed(await insert(tx, 'audit_log', { program_id, at, ...who, ...what }), at, { actor_id, action });
      },
    },
  },
  listLinks: {
    links: {
      ...byId,
      existing: ({ partners, service }) =>
        Promise.resolve(
          partners.map(({ linkId, partnerId }) =>
            listed(linkId, service.clock.now(), { partner_id: partnerId, enabled: true, search: undefined }),
          ),
        ),
      async add(tx, { service, programId, partners }, created_at, n) {
        const { partnerId: partner_id, partnershipId: partnership_id } = pick(partners, n);
        const enabled = pick([true, true, false], n);
        const search = pick(['tea', 'bee'], n);
        const row = { code: service.make.unique(`${search}-code`), program_id: programId, partner_id, partnership_id };
        const id = await insert(tx, 'links', { ...row, enabled, created_at });
        return listed(id, created_at, { partner_id, enabled, search });
      },
      change: set('links', 'enabled', [true, false]),
    },
  },
  listCustomers: {
    customers: {
      ...byId,
      async add(tx, { service, programId: program_id, partners }, clicked_at, n) {
        const { linkId: link_id, partnershipId: partnership_id, partnerId: partner_id } = pick(partners, n);
        const [click_id, customer_key] = [service.make.unique('click'), service.make.unique('user')];
        const status = pick(CUSTOMERS, n);
        const row = {
          program_id,
          click_id,
          customer_key,
          link_id,
          partnership_id,
          clicked_at,
          created_at: clicked_at,
          status,
        };
        const id = await insert(tx, 'customers', { ...row, ...customerTimes(status, clicked_at) });
        return listed(id, clicked_at, { click_id, customer_key, search: click_id, status, partner_id });
      },
      change: set('customers', 'status', CUSTOMERS, (status) => customerTimes(status, new Date())),
    },
  },
  listCommissions: {
    commissions: {
      ...byId,
      async add(tx, { programId, partners }, at, n) {
        const { partnershipId, partnerId: partner_id } = pick(partners, n);
        const record = await addCommission(tx, { programId, partnershipId }, at, n >> 1);
        return { ...record, values: { ...record.values, partner_id } };
      },
      change: changeCommission,
    },
  },
  listPayouts: {
    payouts: {
      ...byId,
      async add(tx, { programId: program_id }, created_at, n) {
        const currency = pick(['USD', 'EUR'], n);
        const terms = { cutoff: created_at, minimum_cents: 0, held_back: '[]' };
        const row = { program_id, number: nextNumber(), reference: `RT-1-${n}`, currency, ...terms, created_at };
        const id = await insert(tx, 'payouts', row);
        return listed(id, created_at, { currency });
      },
      change: set('payouts', 'note', ['one', 'two']),
    },
  },
  listPayoutItems: {
    items: {
      ...byId,
      async add(tx, { programId: program_id, partners }, created_at, n) {
        const { partnershipId: partnership_id, partnerId: partner_id } = pick(partners, n);
        const terms = { currency: 'USD', cutoff: created_at, minimum_cents: 0, held_back: '[]', created_at };
        const numbered = { number: nextNumber(), reference: `RT-1-${n}` };
        const payout_id = await insert(tx, 'payouts', { program_id, ...numbered, ...terms });
        const status = pick(ITEM_STATUSES, n);
        const amounts = { amount_cents: 500, commissions: 1, currency: 'USD', method: 'other' };
        const whose = { program_id, payout_id, partnership_id, reference: `RT-1-${n}-1` };
        const id = await insert(tx, 'payout_items', {
          ...whose,
          ...amounts,
          status,
          created_at,
          changed_at: created_at,
        });
        return listed(id, created_at, { payout_id, status, partner_id });
      },
      change: set('payout_items', 'status', ITEM_STATUSES),
    },
  },
  listStatements: {
    statements: {
      ...byId,
      async add(tx, { programId: program_id, partners }, closed_at, n) {
        const { partnershipId: partnership_id, partnerId: partner_id } = pick(partners, n);
        const row = { program_id, partnership_id, ...statementRow(closed_at) };
        const id = await insert(tx, 'statements', row);
        return listed(id, closed_at, {
          partnership_id,
          partner_id,
          currency: 'USD',
          month: row.month.slice(0, 7),
        });
      },
    },
  },
  listLoginTokens: {
    'login tokens': {
      ...byId,
      existing: async ({ service, accountId: account_id }) =>
        (await service.db.knex('login_tokens').where({ account_id })).map(
          ({ id, created_at }: { id: number; created_at: Date }) => listed(id, created_at),
        ),
      async add(tx, { service, accountId: account_id }, created_at) {
        const row = { account_id, token_hash: secret(), masked: 'reflogin_…test', created_at };
        return listed(await insert(tx, 'login_tokens', { ...row, expires_at: service.clock.now() }), created_at);
      },
      change: async (tx, { service }, { id }) =>
        void (await tx('login_tokens').where({ id }).update({ revoked_at: service.clock.now() })),
    },
  },
  listTokens: {
    tokens: {
      ...byId,
      existing: async ({ service, accountId: account_id }) =>
        (await service.db.knex('api_tokens').where({ account_id })).map(
          ({ id, created_at }: { id: number; created_at: Date }) => listed(id, created_at),
        ),
      async add(tx, { service, accountId: account_id }, created_at) {
        const row = { account_id, name: 'test', token_hash: secret(), masked: 'refapi_…test', created_at };
        const rights = { scopes: ['links.read'], expires_at: service.clock.now() };
        return listed(await insert(tx, 'api_tokens', { ...row, ...rights }), created_at);
      },
      change: async (tx, { service }, { id }) =>
        void (await tx('api_tokens').where({ id }).update({ revoked_at: service.clock.now() })),
    },
  },
};

/** The lists of an operation. Unless they are above, the records are those that the next segment of the path names. */
export function listsOf(operation: Documented): Record<string, List> {
  const own = LISTS[operation.id];
  if (own) return own;
  const wrong = filtersOf(operation).filter((name) => !name.startsWith('created_'));
  const item = managementOperations.find(({ path }) => path.startsWith(`${operation.path}/{`));
  const parameter = item && /\{(\w+)\}/.exec(item.path.slice(operation.path.length))![1];
  if (!parameter || wrong.length > 0)
    throw new Error(`${operation.id}: say in test/properties/pages/lists.ts which records it lists`);
  const add: List['add'] = async (knex, { service, ...scene }, at) => {
    const ground = { db: { ...service.db, knex }, make: service.make, clock: { ...service.clock, now: () => at } };
    return listed(await recordFor(ground, item, scene, parameter), at);
  };
  return { records: { ...byId, add } };
}
