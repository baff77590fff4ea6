// Sales of many requests: in one statement, which is a fifth faster, or step by step where more must be decided.
import { isDependent, type NewSale } from './rules.ts';
import { statement, type Db, type Runner } from '../database/db.ts';
import { certainly } from '../database/violations.ts';
import { SECOND } from '../lib/clock.ts';
import { isCustomerTaken } from '../attribution/customer-key.ts';
import { notErased } from '../attribution/erasures.ts';
import { arraysOf, parameterOf, sentRows } from '../common/columns.ts';
import { inOrderOf, type RecordedSale, type SaleRow } from './recorded.ts';
import { isHeard } from '../common/report.ts';
import { reportSales, writeSales } from './steps.ts';
import { claimFrom, convertFrom, earnFrom, SENT, sentOf, storeFrom, subscribeFrom } from './write.ts';

const CLAIMED = 'sent join claimed using (transaction_id)';
export const recordSalesStatement = statement<SaleRow>(
  'record_sales',
  `with sent as (
     select * from ${sentRows(SENT)}
     where ${notErased('place', parameterOf(SENT, 'program_id'), parameterOf(SENT, 'marks'))}),
   claimed as (${claimFrom('sent')}),
   converted as (${convertFrom(`${CLAIMED} where converts`)}),
   subscribed as (${subscribeFrom(`${CLAIMED} where subscription_id is not null`)}),
   bought as (
     select s.*, k.sale_id, coalesce(c.id, s.customer_id) as buyer_id,
       s.subscription_id is null or s.recurring or f.first_transaction_id is not null as earning
     from sent s join claimed k using (transaction_id)
       left join converted c on c.program_id = s.program_id and c.click_id = s.click_id
       left join subscribed f on f.program_id = s.program_id and f.first_transaction_id = s.transaction_id),
   stored as (${storeFrom('bought')}),
   earned as (${earnFrom('bought')})
   select b.transaction_id, b.sale_id, b.buyer_id, b.earning, e.id as commission_id
   from bought b left join earned e on e.sale_id = b.sale_id`,
);

const writeAtOnce = (db: Runner, sales: readonly NewSale[]): Promise<SaleRow[]> =>
  db.run(recordSalesStatement, arraysOf(SENT, sales.map(sentOf)));

const limitStatements = statement<object>('limit_statements', `select set_config('statement_timeout', $1, true)`);
/** The time limit of each statement when a batch is tried again: with the first try a request has ten seconds. */
const SHORT_MS = 2 * SECOND;
/** How long `recordSalesFirst` may take: two statements that wait as long as they may, and the time around them. */
export const RECORD_FIRST_MS = 2 * SHORT_MS + 300;

/**
 * Records sales with different `transaction_id`s and of different customers, each with its commission. It skips sales whose
 * `transaction_id` already exists, and those of erased customers. If PostgreSQL rejects a statement, nothing was written.
 * @throws NotWritten if one of the servers of a distributed database is lost: another sale may not need it
 */
export async function recordSales(db: Db, sales: readonly NewSale[]): Promise<RecordedSale[]> {
  try {
    return await recordTogether(db, sales);
  } catch (error) {
    // Of several, each is tried alone.
    if (sales.length === 1 && isCustomerTaken(error)) return [{ kind: 'key_taken' }];
    throw error;
  }
}

function recordTogether(db: Db, sales: readonly NewSale[]): Promise<RecordedSale[]> {
  const dependent = sales.some(isDependent);
  const isAlone =
    !db.distributed &&
    !dependent &&
    !isHeard(
      db,
      sales.map(({ customer }) => customer.program_id),
    );
  if (isAlone) return writeAtOnce(db, sales).then((rows) => inOrderOf(sales, rows));
  return db.transaction(async (tx) => {
    if (tx.distributed || dependent) return certainly(writeSales(tx, sales));
    return reportSales(tx, sales, inOrderOf(sales, await writeAtOnce(tx, sales)));
  });
}

/**
 * Records sales whose statement took too long. If their commissions take too long again, for example because their table is
 * locked, the sales are stored without them.
 */
export const recordSalesFirst = (db: Db, sales: readonly NewSale[]): Promise<RecordedSale[]> =>
  db.transaction(async (tx) => {
    await tx.run(limitStatements, [String(SHORT_MS)]);
    return certainly(writeSales(tx, sales));
  });
