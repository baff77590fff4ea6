// The customers of payments on a distributed database: the customers of a program are on one server, the claims of sales
// on others, and the partnerships on the coordinator. So each has a statement of its own.
import type { BuyersPartnership, StoredCustomer } from '../common/types.ts';
import { statement, type Runner } from '../database/db.ts';
import { certainly } from '../database/violations.ts';
import type { BuyerQuery, BuyerRow } from './buyers.ts';
import { CUSTOMER_COLUMNS, findCustomersOfClicks } from '../attribution/customers.ts';
import { erasedWith } from '../attribution/erasures.ts';
import { programIn } from '../common/one-program.ts';
import { termsJson, termsOfBuyer } from '../offers/terms-columns.ts';

type Found = { place: number; erased: boolean; first_terms_id: number | null } & Omit<StoredCustomer, 'id'> & {
    id: number | null;
  };

const PROGRAM = programIn(1);

// The queries are of one program. Their clicks may be of others; those are looked for afterwards.
const ofProgram = statement<Found>(
  'buyers_of_program',
  `select s.place::int, x.customer_id is not null as erased, ${CUSTOMER_COLUMNS}, c.first_terms_id
   from unnest($1::bigint[], $2::text[], $3::text[], $4::text[])
     with ordinality as s(program_id, customer_key, click_id, marks, place)
   left join lateral (select customer_id from ${erasedWith(PROGRAM, 's.marks')} limit 1) x on true
   left join lateral (
     select *, 1 as preference from customers where program_id = ${PROGRAM} and customer_key = s.customer_key
     union all select *, 2 from customers where program_id = ${PROGRAM} and click_id = s.click_id
     union all select *, 0 from customers where program_id = ${PROGRAM} and id = x.customer_id
     order by preference limit 1) c on true`,
);
const partnerships = statement<BuyersPartnership & { place: number; program_id: number }>(
  'partnerships_of_buyers',
  `select b.place::int, s.program_id, s.partner_id, s.status, ${termsJson('t')} as terms
   from unnest($1::bigint[], $2::text[], $3::bigint[]) with ordinality as b(partnership_id, status, first_terms_id, place)
     join partnerships s on s.id = b.partnership_id
     ${termsOfBuyer({ status: 'b.status', firstTerms: 'b.first_terms_id' })}`,
);
const claims = statement<{ transaction_id: string; sale_id: number; program_id: number }>(
  'claims_of_buyers',
  'select transaction_id, sale_id, program_id from sale_claims where transaction_id = any ($1::text[])',
);

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The customers of clicks of other programs, by their clicks. */
async function customersElsewhere(db: Runner, queries: readonly BuyerQuery[]): Promise<Map<string, StoredCustomer>> {
  const clicked = queries.flatMap(({ programId, clicked: one }) => (one && one.program_id !== programId ? [one] : []));
  const found = new Map<string, StoredCustomer>();
  for (const programId of unique(clicked.map(({ program_id }) => program_id))) {
    const clickIds = clicked.filter(({ program_id }) => program_id === programId).map(({ click_id }) => click_id);
    for (const row of await findCustomersOfClicks(db, programId, clickIds)) found.set(row.click_id, row);
  }
  return found;
}

async function customersOf(db: Runner, queries: readonly BuyerQuery[]): Promise<Found[]> {
  const rows = await db.run(ofProgram, [
    queries.map(({ programId }) => programId),
    queries.map(({ customerKey }) => customerKey ?? null),
    queries.map(({ programId, clicked }) => (clicked?.program_id === programId ? clicked.click_id : null)),
    queries.map(({ marks }) => marks),
  ]);
  const unknown = rows.filter(({ id }) => id === null).map(({ place }) => queries[place - 1]!);
  const elsewhere = await customersElsewhere(db, unknown);
  return rows.map((row) => {
    const clickId = queries[row.place - 1]!.clicked?.click_id;
    const other = row.id === null && clickId !== undefined ? elsewhere.get(clickId) : undefined;
    return other ? { ...row, ...other } : row;
  });
}

/** One row for each query, all of which are of one program. */
export async function buyerRowsOf(db: Runner, queries: readonly BuyerQuery[]): Promise<BuyerRow[]> {
  const found = await customersOf(db, queries);
  const partnershipOf = ({ id, partnership_id, place }: Found): number | undefined =>
    id === null ? queries[place - 1]!.clicked?.partnership_id : partnership_id;
  const rows = await db.run(partnerships, [
    found.map((row) => partnershipOf(row) ?? null),
    found.map(({ status }) => status),
    found.map(({ first_terms_id }) => first_terms_id),
  ]);
  const known = new Map(rows.map((row) => [row.place - 1, row]));
  const transactionIds = queries.map(({ transactionId }) => transactionId);
  // Some of the claims may be on a server that is lost.
  const claimRows = await certainly(db.run(claims, [transactionIds]));
  const claimed = new Map(claimRows.map((row) => [row.transaction_id, row]));
  return found.map((row, i) => {
    const { clicked, transactionId } = queries[row.place - 1]!;
    const program = row.id === null ? clicked?.program_id : row.program_id;
    const partnership = known.get(i);
    const isOf = partnership?.program_id === program;
    const claim = claimed.get(transactionId);
    return {
      ...row,
      partner_id: isOf ? (partnership?.partner_id ?? null) : null,
      partnership_status: isOf ? (partnership?.status ?? null) : null,
      own_terms: isOf ? (partnership?.terms ?? null) : null,
      recorded_sale_id: claim?.sale_id ?? null,
      recorded_program_id: claim?.program_id ?? null,
    };
  });
}
