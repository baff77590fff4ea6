// What is recorded of the deliveries of a processor.
import type { Service } from '../service.ts';

/** What is left of the commission of each sale of a customer. */
export async function leftOf({ db }: Service, programId: number, clickId: string): Promise<Record<string, number>> {
  const rows = (await db
    .knex('sales as s')
    .join('customers as c', { 'c.program_id': 's.program_id', 'c.id': 's.customer_id' })
    .join('commissions as m', { 'm.program_id': 's.program_id', 'm.sale_id': 's.id' })
    .where({ 's.program_id': programId, 'c.click_id': clickId })
    .groupBy('s.transaction_id')
    .select('s.transaction_id as name', db.knex.raw('sum(m.amount_cents)::int as left'))) as {
    name: string;
    left: number;
  }[];
  return Object.fromEntries(rows.map(({ name, left }) => [name, left]));
}

/** The events of a program that are not applied, with the reason. */
export const pendingOf = ({ db }: Service, programId: number): Promise<string[]> =>
  db.knex('payment_events').where({ program_id: programId, state: 'pending' }).pluck<string[]>('result');

/** The sales of a program, as they were recorded. */
export const salesOf = ({ db }: Service, programId: number) =>
  db.knex('sales').where({ program_id: programId }).orderBy('id');

/** The refunds of a program, as they were recorded. */
export const refundsOf = ({ db }: Service, programId: number) =>
  db.knex('refunds').where({ program_id: programId }).orderBy('id');
