// The lists of a partner. Records of other partners, which are added too, are in none of them.
import { addPostback } from '../../postbacks/records.ts';
import { statementRow } from '../../statements/records.ts';
import { deliveryRows } from '../../webhooks/records.ts';
import { addCommission, changeCommission } from './commissions.ts';
import { statsBy } from './events.ts';
import {
  byId,
  insert,
  listed,
  pick,
  PARTNER_STATUSES,
  secret,
  set,
  type List,
  type OwnPartner,
  type Place,
} from './place.ts';

/** The partner that the caller is. */
function ownIn({ own }: Place): OwnPartner {
  if (!own) throw new Error('the caller of this list is no partner');
  return own;
}

/** Whether the record is one of another partner. */
const ofAnother = (n: number): boolean => n % 3 === 2;

const SENT = ['delivered', 'failed', 'skipped'];
const postbackRow = (program_id: number, partnership_id: number, created_at: Date) => ({
  ...{ program_id, partnership_id, method: 'get', url: 'https://hooks.invalid', secret: Buffer.alloc(1) },
  ...{ status: 'active', created_at, changed_at: created_at },
});

/** The first postbacks of a place, so that a filter by one finds several deliveries. */
const postbacks = new Map<number, Promise<number>[]>();
function postbackOf(place: Place, n: number): Promise<number> {
  const { service, programId } = place;
  const add = () => addPostback(service, programId, ownIn(place).partnershipId);
  const of = postbacks.get(programId) ?? [add(), add()];
  postbacks.set(programId, of);
  return pick(of, n);
}

/** Each payout of a program has a number of its own. */
let lastNumber = 10_000;
/** How many payout methods were added in each place. */
const currencies = new WeakMap<Place, number>();

export const PORTAL: Record<string, Record<string, List>> = {
  listOwnPrograms: {
    'own programs': {
      ...byId,
      existing(place) {
        const { partnershipId } = ownIn(place);
        const first = listed(partnershipId, place.service.clock.now(), { status: 'joined' });
        return Promise.resolve([{ ...first, name: String(place.programId) }]);
      },
      async add(tx, place, created_at, n) {
        const { id: program_id } = await place.service.make.program();
        const status = pick(PARTNER_STATUSES, n >> 2);
        const partner_id = ofAnother(n) ? place.partners[0]!.partnerId : ownIn(place).partnerId;
        const row = { program_id, partner_id, status, created_at, changed_at: created_at };
        const record = listed(await insert(tx, 'partnerships', row), created_at, { status });
        return ofAnother(n) ? [] : { ...record, name: String(program_id) };
      },
      change: set('partnerships', 'status', PARTNER_STATUSES),
    },
  },
  listOwnCodes: {
    'own codes': {
      ...byId,
      async add(tx, place, created_at, n) {
        const { partnershipId: partnership_id } = ofAnother(n) ? place.partners[0]! : ownIn(place);
        const [code, status] = [place.service.make.unique('CODE'), pick(['active', 'active', 'disabled'], n >> 2)];
        const row = { program_id: place.programId, partnership_id, code, key: code.toLowerCase(), key_mark: code };
        const id = await insert(tx, 'codes', { ...row, status, created_at });
        return ofAnother(n) ? [] : listed(id, created_at, { status });
      },
      change: set('codes', 'status', ['active', 'disabled']),
    },
  },
  listOwnLinks: {
    'own links': {
      ...byId,
      async add(tx, place, created_at, n) {
        const { partnerId: partner_id, partnershipId: partnership_id } = ofAnother(n)
          ? place.partners[0]!
          : ownIn(place);
        const enabled = pick([true, true, false], n >> 2);
        const row = { code: place.service.make.unique('code'), program_id: place.programId, partner_id };
        const id = await insert(tx, 'links', { ...row, partnership_id, enabled, created_at });
        return ofAnother(n) ? [] : listed(id, created_at, { enabled });
      },
      change: set('links', 'enabled', [true, false]),
    },
  },
  listPostbacks: {
    postbacks: {
      ...byId,
      async add(tx, place, created_at, n) {
        const { partnershipId } = ofAnother(n) ? place.partners[0]! : ownIn(place);
        const id = await insert(tx, 'webhook_endpoints', postbackRow(place.programId, partnershipId, created_at));
        return ofAnother(n) ? [] : listed(id, created_at);
      },
      change: set('webhook_endpoints', 'method', ['get', 'post']),
    },
  },
  listPostbackDeliveries: {
    'deliveries of postbacks': {
      ...byId,
      async add(tx, place, created_at, n) {
        const { partnershipId: partnership_id } = ofAnother(n) ? place.partners[0]! : ownIn(place);
        const postback_id = await postbackOf(place, n);
        const status = pick(SENT, n >> 2);
        const { event, delivery } = deliveryRows(place.programId, postback_id, created_at, status);
        const type = 'postback.test';
        await tx('webhook_events').insert({ ...event, type, object: 'postback_test', partnership_id });
        const id = await insert(tx, 'webhook_deliveries', { ...delivery, type, partnership_id });
        return ofAnother(n) ? [] : listed(id, created_at, { postback_id, status });
      },
      change: set('webhook_deliveries', 'status', SENT),
    },
  },
  listPayoutMethods: {
    'payout methods': {
      ...byId,
      async add(tx, place, created_at) {
        // A partner has one for each currency, and one for all others.
        const currency = [null, 'USD', 'EUR', 'VND'][currencies.get(place) ?? 0];
        currencies.set(place, (currencies.get(place) ?? 0) + 1);
        const partner_id = currency === undefined ? await place.service.make.partner() : ownIn(place).partnerId;
        const what = { kind: 'other', holder: 'Anna', holder_kind: 'person', label: 'Che…' };
        const sealed = { destination: secret(), fingerprint: secret() };
        const row = { partner_id, currency: currency ?? null, ...what, ...sealed, created_at, usable_from: created_at };
        const record = listed(await insert(tx, 'payout_methods', row), created_at);
        return currency === undefined ? [] : record;
      },
    },
  },
  listOwnCommissions: {
    'own commissions': {
      ...byId,
      async add(tx, place, at, n) {
        const { partnershipId } = ofAnother(n) ? place.partners[0]! : ownIn(place);
        const record = await addCommission(tx, { programId: place.programId, partnershipId }, at, n >> 2);
        return ofAnother(n) ? [] : record;
      },
      change: changeCommission,
    },
  },
  listOwnPayouts: {
    'own payouts': {
      ...byId,
      async add(tx, place, created_at, n) {
        const { partnershipId: partnership_id } = ofAnother(n) ? place.partners[0]! : ownIn(place);
        const { programId: program_id } = place;
        const terms = { currency: 'USD', cutoff: created_at, minimum_cents: 0, held_back: '[]', created_at };
        const payout_id = await insert(tx, 'payouts', {
          program_id,
          number: ++lastNumber,
          reference: `RT-1-${n}`,
          ...terms,
        });
        const amounts = { amount_cents: 500, commissions: 1, currency: 'USD', method: 'other', status: 'open' };
        const whose = { program_id, payout_id, partnership_id, reference: `RT-1-${n}-1` };
        const id = await insert(tx, 'payout_items', { ...whose, ...amounts, created_at, changed_at: created_at });
        return ofAnother(n) ? [] : listed(id, created_at);
      },
    },
  },
  listOwnStatements: {
    'own statements': {
      ...byId,
      async add(tx, place, closed_at, n) {
        const { partnershipId: partnership_id } = ofAnother(n) ? place.partners[0]! : ownIn(place);
        const row = { program_id: place.programId, partnership_id, ...statementRow(closed_at) };
        const id = await insert(tx, 'statements', row);
        const values = { currency: 'USD', month: row.month.slice(0, 7) };
        return ofAnother(n) ? [] : listed(id, closed_at, values);
      },
    },
  },
  getOwnStats: { day: statsBy('day'), link: statsBy('link') },
};
