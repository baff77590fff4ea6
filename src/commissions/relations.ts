// The records that commissions refer to, for a page of commissions.
import { clickOf } from '../attribution/codes.ts';
import { statement, type Runner } from '../database/db.ts';
import type { CustomerStatus, PartnershipStatus } from '../common/types.ts';

export interface RelatedPartner {
  id: number;
  name: string;
  email: string;
  status: PartnershipStatus;
}

const partners = statement<RelatedPartner>(
  'partners_of_commissions',
  `select p.id, p.name, p.email, s.status from partnerships s join partners p on p.id = s.partner_id
   where s.program_id = $1 and s.partner_id = any ($2::bigint[])`,
);

export interface RelatedCustomer {
  id: number;
  status: CustomerStatus;
  click_id: string | null;
  customer_key: string | null;
}

const customers = statement<RelatedCustomer>(
  'customers_of_commissions',
  `select id, status, case when erased_at is null then ${clickOf('customers')} end as click_id, customer_key
   from customers where program_id = $1 and id = any ($2::bigint[])`,
);

const byId = <Row extends { id: number }>(rows: readonly Row[]): Map<number | null, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** These partners of a program, by identifier. */
export const partnersById = async (db: Runner, programId: number, ids: readonly (number | null)[]) =>
  byId(await db.run(partners, [programId, ids]));

/** These customers of a program, by identifier. */
export const customersById = async (db: Runner, programId: number, ids: readonly (number | null)[]) =>
  byId(await db.run(customers, [programId, ids]));
