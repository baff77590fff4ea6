// Lists for the operator, in chunks, ordered by id.
import { statement, type Runner } from '../../database/db.ts';
import type { PartnershipStatus } from '../../domain/types.ts';
import { LINK_COLUMNS, viewLink, type LinkRow } from '../links/links.ts';
import { inChunks } from './chunks.ts';

export interface ListedPartner {
  partner_id: number;
  name: string;
  email: string;
  programs: { program_id: number; status: PartnershipStatus }[];
  created_at: Date;
}

const partners = statement<ListedPartner>(
  'list_partners',
  `select p.id as partner_id, p.name, p.email, coalesce((
     select json_agg(json_build_object('program_id', s.program_id, 'status', s.status) order by s.program_id)
     from partnerships s where s.partner_id = p.id), '[]') as programs, p.created_at
   from partners p
   where p.id > $1 and ($3::bigint is null
     or exists (select 1 from partnerships s where s.partner_id = p.id and s.program_id = $3))
   order by p.id limit $2`,
);

/** All partners, or those of a program in any status. */
export const listPartners = (db: Runner, programId?: number) =>
  inChunks(
    (after, limit) => db.run(partners, [after, limit, programId ?? null]),
    ({ partner_id }) => partner_id,
  );

type ListedLink = LinkRow & { link_id: number; created_at: Date };

const links = statement<ListedLink>(
  'list_links',
  `select l.id as link_id, ${LINK_COLUMNS}, l.created_at
   from links l left join programs p on p.id = l.program_id
   where l.id > $1 and ($3::bigint is null or l.program_id = $3) and ($4::bigint is null or l.partner_id = $4)
   order by l.id limit $2`,
);

/** All links, optionally filtered by program, by partner, or by both. */
export const listLinks = (db: Runner, { programId, partnerId }: { programId?: number; partnerId?: number }) =>
  inChunks(
    async (after, limit) => (await db.run(links, [after, limit, programId ?? null, partnerId ?? null])).map(viewLink),
    ({ link_id }) => link_id,
  );

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

const accounts = statement<ListedAccount>(
  'list_accounts',
  `select a.id as account_id, v.id as advertiser_id, a.email, a.status, a.issuer is not null as bound,
     (select count(*) from programs p where p.advertiser_id = v.id) as programs, a.created_at
   from accounts a left join advertisers v on v.account_id = a.id
   where a.id > $1 order by a.id limit $2`,
);

export const listAccounts = (db: Runner) =>
  inChunks(
    (after, limit) => db.run(accounts, [after, limit]),
    ({ account_id }) => account_id,
  );
