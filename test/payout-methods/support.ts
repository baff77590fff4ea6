// Shared by the tests of payout methods.
import { sha256 } from '../../src/lib/hashing.ts';
import type { Clock } from '../../src/lib/clock.ts';
import type { Call } from '../support/client.ts';
import type { TestDb } from '../support/database.ts';
import type { Service } from '../support/service.ts';

export const IBAN = 'DE89370400440532013000';
export const SEPA = { kind: 'sepa', currency: 'EUR', holder: 'Anna Example', holder_kind: 'person', iban: IBAN };
export const paypal = (email: string, more: object = {}) => ({
  kind: 'paypal',
  holder: 'Anna Example',
  holder_kind: 'person',
  email,
  ...more,
});

const PATH = '/api/v1/partner/payout-methods';

/** Calls of a browser with this session. */
export const payeeWith = (service: Pick<Service, 'call'>, session: Record<string, string>) => {
  const ask = (method: string, path = '', more: Call = {}) =>
    service.call(`${PATH}${path}`, { method, ...more, headers: { ...session, ...more.headers } });
  return {
    profile: () => service.call('/api/v1/partner/profile', { method: 'GET', headers: session }),
    list: (query = '') => ask('GET', query),
    add: (body: object, headers: Call['headers'] = {}) => ask('POST', '', { body, headers }),
    remove: (id: number) => ask('DELETE', `/${id}`),
  };
};

/** A partner, in a browser with a new sign-in. */
export async function payee(service: Service) {
  const { make } = service;
  const partner = await make.partnerAccount((await make.program()).id);
  const signIn = async () => payeeWith(service, await make.session(partner.accountId));
  return { ...partner, signIn, ...(await signIn()) };
}

export type Payee = Awaited<ReturnType<typeof payee>>;

/** The stored methods of a partner, oldest first. */
export const storedMethods = ({ db }: Pick<Service, 'db'>, partnerId: number) =>
  db.knex('payout_methods').where({ partner_id: partnerId }).orderBy('id');

/** Stores a method for USD in place of the one that there is; returns its identifier. */
export async function storeMethod(
  { db, clock }: { db: TestDb; clock: Pick<Clock, 'now'> },
  partnerId: number,
): Promise<number> {
  const whose = { partner_id: partnerId, currency: 'USD' };
  await db.knex('payout_methods').where(whose).delete();
  const what = { kind: 'other', holder: 'Anna', holder_kind: 'person', label: 'Che…' };
  const sealed = { destination: sha256('x'), fingerprint: sha256('x') };
  const times = { created_at: clock.now(), usable_from: clock.now() };
  const stored = db.knex('payout_methods').insert({ ...whose, ...what, ...sealed, ...times });
  return (await stored.returning<{ id: number }[]>('id'))[0]!.id;
}
