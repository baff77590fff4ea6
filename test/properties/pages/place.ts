// What the lists of the property test need to add records: a program with an owner, and direct access to the database.
import type { Knex } from 'knex';
import { DAY, HOUR } from '../../../src/lib/clock.ts';
import type { Service } from '../../support/service.ts';
import { sha256 } from '../../../src/lib/hashing.ts';
import { newToken } from '@referral-tracking/shared/ids';
import { openScene, type Part, type Scene } from '../../manage/calls.ts';

/** A record that a list may contain. */
export interface Listed {
  /** what the list calls it */
  name: string;
  /** the row, for changes */
  id: number;
  /** the place in the list, oldest first; ties are allowed */
  order: number;
  /** when it was created */
  at: Date;
  /** the values that the filters compare, by the name of the query parameter */
  values: Record<string, unknown>;
}

export interface OwnPartner {
  partnerId: number;
  partnershipId: number;
}

export interface Place extends Scene {
  service: Service;
  /** the partner that the person is; undefined for a member */
  own: OwnPartner | undefined;
  /** a partnership and a link of the program, for records that need one */
  partners: { partnerId: number; partnershipId: number; linkId: number }[];
}

async function findOwn({ db }: Service, { programId, accountId }: Scene): Promise<OwnPartner | undefined> {
  const [found] = await db
    .knex('partnerships')
    .join('partners', 'partners.id', 'partner_id')
    .where({ program_id: programId, account_id: accountId })
    .select<{ id: number; partner_id: number }[]>('partnerships.id', 'partner_id');
  return found && { partnerId: Number(found.partner_id), partnershipId: Number(found.id) };
}

/** A program, a person with this part in it, and two other partners. */
export async function openPlace(service: Service, part: Part): Promise<Place> {
  const scene = await openScene(service, part);
  const partners: Place['partners'] = [];
  for (let i = 0; i < 2; i++) {
    const partnerId = await service.make.partner();
    const partnershipId = await service.make.partnership(scene.programId, partnerId);
    const whose = { program_id: scene.programId, partner_id: partnerId, partnership_id: partnershipId };
    partners.push({ partnerId, partnershipId, linkId: (await service.make.storeLink(whose)).linkId });
  }
  return { ...scene, service, own: await findOwn(service, scene), partners };
}

export const PARTNER_STATUSES = ['linked', 'applied', 'joined', 'declined', 'left', 'removed'];

/** Inserts a row in the transaction; returns its identifier. */
export async function insert(tx: Knex, table: string, row: object): Promise<number> {
  return (await tx(table).insert(row).returning<{ id: number }[]>('id'))[0]!.id;
}

/** One of the texts, chosen by the number. */
export const pick = <T>(choices: readonly T[], n: number): T => choices[n % choices.length]!;

/** The times of an invitation in the state, at the present time. */
export function invitationTimes(state: string, now: Date): Record<string, Date> {
  const expires_at = new Date(now.getTime() + (state === 'expired' ? -HOUR : DAY));
  const ended = ['accepted', 'declined', 'revoked'].includes(state) ? { [`${state}_at`]: now } : {};
  return { expires_at, ...ended };
}

/** A value of the answer. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Item = any;

export interface List {
  /** what the list calls an item */
  nameOf(item: Item): string;
  /** the records that a new place has */
  existing?(place: Place): Promise<Listed[]>;
  /** adds a record in the transaction; `n` decides its values */
  add(tx: Knex, place: Place, at: Date, n: number): Promise<Listed | Listed[]>;
  /** changes the values of a record */
  change?(tx: Knex, place: Place, record: Listed, n: number): Promise<void>;
  /** query parameters of every request */
  query?(place: Place): Record<string, string>;
}

export const byId = { nameOf: (item: Item) => String(item.id) };
export const listed = (id: number, at: Date, values: Listed['values'] = {}): Listed => ({
  name: String(id),
  id,
  order: id,
  at,
  values,
});
export const secret = () => sha256(newToken('refkey'));

/** The change of one column, whose value a filter compares. */
export const set =
  (table: string, column: string, choices: readonly unknown[], more: (value: unknown) => object = () => ({})) =>
  async (tx: Knex, _: Place, record: Listed, n: number): Promise<void> => {
    const value = pick(choices, n);
    await tx(table)
      .where({ id: record.id })
      .update({ [column]: value, ...more(value) });
    record.values[column] = value;
  };
