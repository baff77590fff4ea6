// How to add a record to the lists of terms and of groups.
import { byId, insert, listed, pick, set, type List, type Place } from './place.ts';

const RATE = {
  commission_type: 'percent',
  commission_rate: 20,
  currency: 'USD',
  commission_base: 'net',
  commission_on_shipping: false,
  holding_period_days: 30,
};

const rowsOf = ({ service, programId }: Place, table: string) =>
  service.db.knex(table).where({ program_id: programId }).select<{ id: number; created_at: Date }[]>();

/** What a program has from its beginning. */
const existing = (table: string, values: object) => async (place: Place) =>
  (await rowsOf(place, table)).map(({ id, created_at }) => listed(Number(id), created_at, { ...values }));

/** The groups of a place, besides the default one. */
const groups = new Map<number, Promise<number>[]>();
export async function groupOf({ service, programId: program_id }: Place, n: number): Promise<number> {
  const newGroup = async () => {
    const name = service.make.unique('group');
    const row = { program_id, name, slug: name, created_at: service.clock.now() };
    const [made] = await service.db.knex('partner_groups').insert(row).returning<{ id: number }[]>('id');
    return Number(made!.id);
  };
  const of = groups.get(program_id) ?? [newGroup(), newGroup()];
  groups.set(program_id, of);
  return pick(of, n);
}

export const TERMS: Record<string, Record<string, List>> = {
  listTerms: {
    terms: {
      ...byId,
      existing: existing('terms', { level: 'program' }),
      async add(tx, place, created_at, n) {
        const level = pick(['group', 'partnership', 'program'], n);
        const partner = pick(place.partners, n);
        const group_id = level === 'group' ? await groupOf(place, n) : undefined;
        const level_id = level === 'program' ? null : (group_id ?? partner.partnershipId);
        const row = { program_id: place.programId, level, level_id, ...RATE, created_at };
        const partner_id = level === 'partnership' ? partner.partnerId : undefined;
        return listed(await insert(tx, 'terms', row), created_at, { level, group_id, partner_id });
      },
    },
  },
  listGroups: {
    groups: {
      ...byId,
      existing: existing('partner_groups', {}),
      async add(tx, { service, programId: program_id }, created_at) {
        const name = service.make.unique('group');
        return listed(await insert(tx, 'partner_groups', { program_id, name, slug: name, created_at }), created_at);
      },
      change: set('partner_groups', 'partner_links', [true, false]),
    },
  },
};
