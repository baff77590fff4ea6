import { createBatch, type Batch } from '../database/batch.ts';
import type { Db } from '../database/db.ts';
import { isDependent, type NewSale } from '../sales/rules.ts';
import type { Customer } from '../common/types.ts';
import { findBuyers, type Buyer, type BuyerQuery } from '../sales/buyers.ts';
import { insertClicks, type ClickLog } from '../clicks/record.ts';
import type { NewClick } from '../clicks/write.ts';
import type { NewRefund } from '../refunds/write.ts';
import { recordLockedRefunds, recordRefunds, type LockNeeded, type RecordedRefund } from '../refunds/record.ts';
import { findAwaited, type NamedPayment } from '../payments/waiting.ts';
import { insertProvisionalLeads, settleLeads } from '../leads/record.ts';
import type { NewLead } from '../leads/write.ts';
import { RECORD_FIRST_MS, recordSales, recordSalesFirst } from '../sales/batch.ts';
import type { RecordedSale } from '../sales/recorded.ts';
import { recordSale } from '../sales/record.ts';
import { changesCustomer } from '../sales/write.ts';

/** The most frequent reads and writes. Concurrent requests share one statement. */
export interface Batches {
  clicks: Batch<NewClick, void>;
  /** false: the customer's status has moved on */
  leads: Batch<NewLead, boolean>;
  /** false: the customer's status has moved on */
  provisionalLeads: Batch<NewLead, boolean>;
  /** undefined: the customer does not exist */
  buyers: Batch<BuyerQuery, Buyer | undefined>;
  sales: Batch<NewSale, RecordedSale>;
  /** whether events of the payment processor wait for a sale */
  awaited: Batch<NamedPayment, boolean>;
  refunds: Batch<NewRefund, RecordedRefund | LockNeeded>;
  /** for the refunds that need a lock */
  lockedRefunds: Batch<NewRefund, RecordedRefund>;
}

const customerName = ({ program_id, click_id }: Customer): string => `customer ${program_id} ${click_id}`;
/** If two customers got the same `customer_key` in one statement, PostgreSQL would reject the whole statement. */
const keyNames = ({ program_id }: Customer, customerKey: string | undefined): string[] =>
  customerKey === undefined ? [] : [`key ${program_id} ${customerKey}`];

const namesOfLead = ({ customer, customerKey }: NewLead): string[] => [
  customerName(customer),
  ...keyNames(customer, customerKey),
];

/** A sale that depends on the customer's earlier ones locks the customer, which one statement cannot do twice either. */
const namesOfSale = (sale: NewSale): string[] => [
  `sale ${sale.transactionId}`,
  ...(changesCustomer(sale) || isDependent(sale)
    ? [customerName(sale.customer), ...keyNames(sale.customer, sale.customerKey)]
    : []),
];

const namesOfRefund = ({ programId, transactionId }: NewRefund): string[] => [`sale ${programId} ${transactionId}`];

export interface BatchesOptions {
  /** called with the number of rows of each batch */
  onFlight?: ((name: keyof Batches, rows: number) => void) | undefined;
  /** unset: clicks are recorded in the database at once */
  clickLog?: ClickLog | undefined;
}

/** Creates the queues of a process. If PostgreSQL rejects a batch, its rows are retried one by one. */
export const createBatches = (db: Db, { onFlight, clickLog }: BatchesOptions = {}): Batches => {
  const recordClicks = clickLog?.record ?? insertClicks;
  // On a distributed database, the rows of a program are on one server: a batch of several programs would wait for
  // several servers, and fail with each.
  const byProgram = <Row>(programOf: (row: Row) => number) => ({
    groupOf: db.distributed ? (row: Row) => String(programOf(row)) : undefined,
  });
  const byCustomer = byProgram(({ customer }: NewLead | NewSale) => customer.program_id);
  const byKey = byProgram(({ programId }: { programId: number }) => programId);
  const named = (name: keyof Batches) => ({ name, onFlight: onFlight && ((rows: number) => onFlight(name, rows)) });
  return {
    clicks: createBatch<NewClick, void>({
      db,
      ...named('clicks'),
      // The log has no programs.
      ...(clickLog ? {} : byKey),
      run: async (on, clicks) => {
        await recordClicks(on, clicks);
        return clicks.map(() => undefined);
      },
    }),
    leads: createBatch({ db, ...named('leads'), ...byCustomer, run: settleLeads, keysOf: namesOfLead }),
    provisionalLeads: createBatch({
      db,
      ...named('provisionalLeads'),
      ...byCustomer,
      run: insertProvisionalLeads,
      keysOf: ({ customer }: NewLead) => [customerName(customer)],
    }),
    buyers: createBatch({ db, ...named('buyers'), ...byKey, run: findBuyers }),
    // Sales that are tried again take more round trips, but they stay stored if their commissions fail.
    sales: createBatch({
      db,
      ...named('sales'),
      ...byCustomer,
      run: recordSales,
      runAlone: recordSale,
      runAfterTimeout: recordSalesFirst,
      retryMs: RECORD_FIRST_MS,
      keysOf: namesOfSale,
    }),
    awaited: createBatch({ db, ...named('awaited'), ...byKey, run: findAwaited }),
    refunds: createBatch({ db, ...named('refunds'), ...byKey, run: recordRefunds, keysOf: namesOfRefund }),
    lockedRefunds: createBatch({
      db,
      ...named('lockedRefunds'),
      ...byKey,
      run: recordLockedRefunds,
      keysOf: namesOfRefund,
    }),
  };
};
