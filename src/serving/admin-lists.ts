// Lists for the operator, in chunks, ordered by id.
import type { Runner } from '../database/db.ts';
import type { PartnershipStatus } from '../common/types.ts';
import { LINK_COLUMNS, viewLink, type LinkRow } from '../links/read.ts';
import { inChunks } from '../common/chunks.ts';
import { createList, type ReadList } from '../common/lists.ts';

export interface ListedPartner {
  partner_id: number;
  name: string;
  email: string;
  programs: { program_id: number; status: PartnershipStatus }[];
  created_at: Date;
}

const partners = createList<ListedPartner, 'programId'>({
  name: 'list_partners',
  columns: `p.id as partner_id, p.name, p.email, coalesce((
     select json_agg(json_build_object('program_id', s.program_id, 'status', s.status) order by s.program_id)
     from partnerships s where s.partner_id = p.id), '[]') as programs, p.created_at`,
  from: 'partners p',
  id: 'p.id',
  filters: {
    programId: {
      where: 'exists (select 1 from partnerships s where s.partner_id = p.id and s.program_id = :programId::bigint)',
    },
  },
});

/** All rows that meet the filters, in chunks. */
const allOf = <Row, Filter extends string>(
  db: Runner,
  list: ReadList<Row, Filter>,
  given: Readonly<Partial<Record<Filter, unknown>>>,
  idOf: (row: Row) => number,
) => inChunks((after, limit) => list(db, undefined, given, { after, ascending: true, limit }), idOf);

/** All partners, or those of a program in any status. */
export const listPartners = (db: Runner, programId?: number) =>
  allOf(db, partners, { programId }, ({ partner_id }) => partner_id);

type ListedLink = LinkRow & { link_id: number; created_at: Date };

const links = createList<ListedLink, 'programId' | 'partnerId'>({
  name: 'list_links',
  columns: `l.id as link_id, ${LINK_COLUMNS}, l.created_at`,
  from: 'links l left join programs p on p.id = l.program_id',
  id: 'l.id',
  filters: {
    programId: { where: 'l.program_id = :programId::bigint' },
    partnerId: { where: 'l.partner_id = :partnerId::bigint' },
  },
});

/** All links, optionally filtered by program, by partner, or by both. */
export async function* listLinks(db: Runner, filters: { programId?: number; partnerId?: number }) {
  for await (const rows of allOf(db, links, filters, ({ link_id }) => link_id)) yield rows.map(viewLink);
}

export interface ListedAccount {
  account_id: number;
  advertiser_id: number | null;
  email: string;
  status: 'active' | 'suspended';
  /** a person has signed in with this address */
  bound: boolean;
  programs: number;
  created_at: Date;
}

const accounts = createList<ListedAccount, never>({
  name: 'list_accounts',
  columns: `a.id as account_id, v.id as advertiser_id, a.email, a.status, a.issuer is not null as bound,
    (select count(*) from programs p where p.advertiser_id = v.id) as programs, a.created_at`,
  from: 'accounts a left join advertisers v on v.account_id = a.id',
  id: 'a.id',
  filters: {},
});

export const listAccounts = (db: Runner) => allOf(db, accounts, {}, ({ account_id }) => account_id);
