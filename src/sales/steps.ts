// Sales in a transaction of short statements: between them there is room for a savepoint, and for other work. On a
// distributed database, each needs only the servers of the rows that it writes; the claims may be on others than the program.
import { isDependent, type NewSale } from './rules.ts';
import type { LimitReason } from '../terms/rules.ts';
import { statement, type Transaction } from '../database/db.ts';
import { ranOutOfTime } from '../database/violations.ts';
import { erasedPlaces } from '../attribution/erasures.ts';
import { CLICKED } from '../attribution/write.ts';
import { arraysOf, sentRows, type RowOf } from '../common/columns.ts';
import { findClaimedSale } from './claimed.ts';
import { report } from '../common/report.ts';
import { decideHeld, type Decided } from './progress.ts';
import { happenedTo, inOrderOf, isDue, type RecordedSale, type SaleRow } from './recorded.ts';
import { BOUGHT, CLAIMS, claimFrom, convertFrom, earnFrom, SENT, sentOf, storeFrom, subscribeFrom } from './write.ts';

const CLAIMED = { transaction_id: CLAIMS.transaction_id, program_id: CLAIMS.program_id } as const;
/** A customer, and what the first recorded sale fixes. */
const CONVERTED = { ...CLICKED, occurred_at: SENT.occurred_at, terms_id: SENT.terms_id } as const;
const SUBSCRIBED = { ...CLAIMED, subscription_id: SENT.subscription_id } as const;

const claim = statement<{ transaction_id: string; sale_id: number }>('claim_sales', claimFrom(sentRows(CLAIMED)));
const convert = statement<{ program_id: number; click_id: string; id: number }>(
  'convert_customers',
  convertFrom(sentRows(CONVERTED)),
);
const subscribe = statement<{ program_id: number; first_transaction_id: string }>(
  'claim_subscriptions',
  subscribeFrom(sentRows(SUBSCRIBED)),
);
const store = statement<object>('insert_sales', `${storeFrom(sentRows(BOUGHT))} returning 1`);
const earn = statement<{ sale_id: number; id: number }>('insert_sale_commissions', earnFrom(sentRows(BOUGHT)));

type Sent = RowOf<typeof SENT>;
type Claimed = Sent & { sale: NewSale; sale_id: number };
interface Bought extends RowOf<typeof BOUGHT> {
  transaction_id: string;
  sale_id: number;
  buyer_id: number;
  earning: boolean;
  commission_reason: LimitReason | undefined;
  /** decided while the customer was locked */
  decided: Decided | undefined;
}

/** Work to do between the claims of sales and the conversion of their customers. */
export type BeforeConversion = () => Promise<void>;

/** The sales whose `transaction_id`s are free, without those of erased customers. */
async function claimAll(tx: Transaction, sales: readonly NewSale[]): Promise<Claimed[]> {
  const rows = sales.map(({ customer, marks }) => ({ programId: customer.program_id, marks }));
  const erased = await erasedPlaces(tx, rows);
  const present = sales.filter((_, i) => !erased.has(i)).map((sale) => ({ ...sentOf(sale), sale }));
  if (present.length === 0) return [];
  const claimed = await tx.run(claim, arraysOf(CLAIMED, present));
  const ids = new Map(claimed.map(({ transaction_id, sale_id }) => [transaction_id, sale_id]));
  return present.flatMap((sale) => {
    const sale_id = ids.get(sale.transaction_id!);
    return sale_id === undefined ? [] : [{ ...sale, sale_id }];
  });
}

const nameOf = (programId: unknown, name: unknown): string => `${programId as number} ${name as string}`;

/** The customers that are stored or changed now, by their programs and clicks. */
async function convertAll(tx: Transaction, changed: readonly Claimed[]): Promise<Map<string, number>> {
  if (changed.length === 0) return new Map();
  const rows = await tx.run(convert, arraysOf(CONVERTED, changed));
  return new Map(rows.map(({ program_id, click_id, id }) => [nameOf(program_id, click_id), id]));
}

/** The `transaction_id`s of the sales that are the first of their subscriptions. */
async function subscribeAll(tx: Transaction, claimed: readonly Claimed[]): Promise<Set<string>> {
  const subscribed = claimed.filter(({ subscription_id }) => subscription_id !== undefined);
  if (subscribed.length === 0) return new Set();
  const rows = await tx.run(subscribe, arraysOf(SUBSCRIBED, subscribed));
  return new Set(rows.map(({ program_id, first_transaction_id }) => nameOf(program_id, first_transaction_id)));
}

interface Circumstances {
  buyerId: number;
  /** whether it is the first sale of its subscription */
  isFirst: boolean;
  decided: Decided | undefined;
}

function boughtOf({ sale, ...one }: Claimed, { buyerId, isFirst, decided }: Circumstances): Bought {
  const { terms, commission, recurring, reason } = decided ?? { ...sale, reason: undefined };
  // In a subscription only the first sale earns, unless the commission is recurring.
  const isDue = one.subscription_id === undefined || recurring || isFirst;
  return {
    ...one,
    transaction_id: sale.transactionId,
    buyer_id: buyerId,
    terms_id: terms.terms_id,
    commission_cents: commission.cents,
    commission_currency: commission.currency,
    commission_reason: isDue ? reason : undefined,
    earning: isDue && reason === undefined,
    decided,
  };
}

/**
 * Writes sales without their commissions; returns those that were recorded. With work `before` their conversion, every
 * customer is locked, because the rest of that transaction may lock it, after more.
 */
async function storeSales(tx: Transaction, sales: readonly NewSale[], before?: BeforeConversion): Promise<Bought[]> {
  const claimed = await claimAll(tx, sales);
  if (claimed.length === 0) return [];
  await before?.();
  const changed = before ? claimed : claimed.filter(({ converts, sale }) => converts === true || isDependent(sale));
  const customers = await convertAll(tx, changed);
  const firsts = await subscribeAll(tx, claimed);
  const buyerOf = ({ program_id, click_id, customer_id }: Claimed): number =>
    (customers.get(nameOf(program_id, click_id)) ?? customer_id)!;
  const dependent = claimed.filter(({ sale }) => isDependent(sale));
  const decisions = await decideHeld(
    tx,
    dependent.map((one) => ({ sale: one.sale, customerId: buyerOf(one) })),
  );
  const bought = claimed.map((one): Bought => {
    const decided = decisions[dependent.indexOf(one)];
    const isFirst = firsts.has(nameOf(one.program_id, one.transaction_id));
    return boughtOf(one, { buyerId: buyerOf(one), isFirst, decided });
  });
  await tx.run(store, arraysOf(BOUGHT, bought));
  return bought;
}

/** Writes the commissions that are due; returns their identifiers by sale. */
async function earnAll(tx: Transaction, bought: readonly Bought[]): Promise<Map<number, number>> {
  const due = bought.filter(isDue);
  if (due.length === 0) return new Map();
  return new Map((await tx.run(earn, arraysOf(BOUGHT, due))).map(({ sale_id, id }) => [sale_id, id]));
}

const withCommissions = (bought: readonly Bought[], ids: ReadonlyMap<number, number>): SaleRow[] =>
  bought.map((row) => ({
    ...row,
    commission_reason: row.commission_reason ?? null,
    commission: row.decided?.commission,
    commission_id: ids.get(row.sale_id) ?? null,
  }));

/** Reports what became of the sales. */
export async function reportSales(
  tx: Transaction,
  sales: readonly NewSale[],
  recorded: RecordedSale[],
): Promise<RecordedSale[]> {
  await report(
    tx,
    recorded.flatMap((one, i) => happenedTo(sales[i]!, one)),
  );
  return recorded;
}

/** Writes the commissions after a savepoint. If that fails, returns the cause, and the sales stay. */
async function tryToEarn(tx: Transaction, bought: readonly Bought[]) {
  if (!bought.some(isDue)) return { ids: new Map<number, number>() };
  try {
    return { ids: await tx.savepoint(() => earnAll(tx, bought)) };
  } catch (cause) {
    // The commission of one sale may be at fault: each sale is tried alone.
    if (bought.length > 1 && !ranOutOfTime(cause)) throw cause;
    // Rejects if the connection is lost, so that a lost connection is not treated as a failed commission.
    await findClaimedSale(tx, bought[0]!.transaction_id);
    return { ids: new Map<number, number>(), cause };
  }
}

/** Writes sales, and then their commissions after a savepoint: if only these fail, the sales stay stored. */
export async function writeSales(
  tx: Transaction,
  sales: readonly NewSale[],
  before?: BeforeConversion,
): Promise<RecordedSale[]> {
  const bought = await storeSales(tx, sales, before);
  const { ids, cause } = await tryToEarn(tx, bought);
  return reportSales(tx, sales, inOrderOf(sales, withCommissions(bought, ids), cause));
}
