// Sales that events of the payment processor wait for, although something else than an event recorded them.
import { statement, type Runner } from '../database/db.ts';
import { WAITING } from './result.ts';
import { CHUNK_ROWS } from '../common/chunks.ts';
import { programIn } from '../common/one-program.ts';

/** A recorded sale, with the names by which events may know its payment. */
export interface NamedPayment {
  programId: number;
  transactionId: string;
  /** the provider's identifier of the payment */
  paymentId: string | undefined;
}

const REASONS = WAITING.map((result) => `'${result}'`).join(', ');

/**
 * SQL of the rows `s` for which an event waits, by their names or by the payments of an invoice. With `offset 0`, PostgreSQL looks
 * for each row in the index of the names, instead of reading all pending events of the program.
 * @param program of the payments
 * @param bound the same as a condition on the events `e`
 */
const awaitedRows = (program: string, bound: string): string =>
  `s cross join lateral (
       select array[s.transaction_id, s.payment_id] || array(
         select unnest(array[l.invoice_id, o.payment_id])
         from invoice_payments l join invoice_payments o on o.program_id = ${program} and o.invoice_id = l.invoice_id
         where l.program_id = ${program} and (l.invoice_id in (s.transaction_id, s.payment_id)
           or l.payment_id in (s.transaction_id, s.payment_id))) as names) own
     cross join lateral (
       select from payment_events e
       where e.names && own.names and e.state = 'pending' and ${bound} and e.result in (${REASONS}) offset 0) waiting`;

/** Not an index of the program is to be read, but that of the names. */
const unindexed = (program: string): string => `e.program_id + 0 = ${program}`;

const SENT = `s as materialized (
     select * from unnest($1::bigint[], $2::text[], $3::text[])
       with ordinality as sent(program_id, transaction_id, payment_id, place))`;
const awaitedText = (program: string, bound: string): string =>
  `with ${SENT} select distinct s.place::int from ${awaitedRows(program, bound)}`;
const awaited = statement<{ place: number }>(
  'awaited_sales',
  awaitedText('s.program_id', unindexed('s.program_id')),
  awaitedText(programIn(1), `e.program_id = ${programIn(1)}`),
);

/** Whether an event waits for each of these sales. */
export async function findAwaited(db: Runner, sales: readonly NamedPayment[]): Promise<boolean[]> {
  const rows = await db.run(awaited, [
    sales.map(({ programId }) => programId),
    sales.map(({ transactionId }) => transactionId),
    sales.map(({ paymentId }) => paymentId ?? null),
  ]);
  const places = new Set(rows.map(({ place }) => place));
  return sales.map((_, i) => places.has(i + 1));
}

/** A sale of a program, in the order in which they were recorded. */
export interface RecentSale {
  id: number;
  recorded_at: Date;
  transaction_id: string;
  payment_id: string | null;
  awaited: boolean;
}

const recentText = (bound: string): string =>
  `with s as materialized (
     select id, recorded_at, transaction_id, provider_payment_id as payment_id from sales
     where program_id = $1 and recorded_at >= $2 and (recorded_at, id) > ($2, $3)
     order by recorded_at, id limit ${CHUNK_ROWS}),
   found as (select distinct s.id from ${awaitedRows('$1::bigint', bound)})
   select s.*, f.id is not null as awaited from s left join found f on f.id = s.id order by s.recorded_at, s.id`;
const recent = statement<RecentSale>(
  'recent_sales_with_events',
  recentText(unindexed('$1::bigint')),
  recentText('e.program_id = $1::bigint'),
);

/** The program's sales that were recorded after another one, or after a time. */
export const findRecentSales = (
  db: Runner,
  programId: number,
  after: { recorded_at: Date | string; id: number },
): Promise<RecentSale[]> => db.run(recent, [programId, after.recorded_at, after.id]);

const connected = statement<{ program_id: number }>(
  'connected_programs',
  'select distinct program_id from stripe_secrets order by program_id',
);

/** The programs that get events of a payment processor. */
export const listConnectedPrograms = async (db: Runner): Promise<number[]> =>
  (await db.run(connected, [])).map(({ program_id }) => program_id);
