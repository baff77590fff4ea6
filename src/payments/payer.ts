import type { Customer, NamedCustomer } from '../domain/types.ts';
import { isClickId } from '../lib/ids.ts';
import { findCustomer, findPayer, type Payer } from '../store/customers.ts';
import type { Transaction } from '../database/db.ts';
import { findSubscriptionOwner, rememberSubscription } from '../store/payment-subscriptions.ts';

export const namesAnybody = ({ clickId, customerKey, reference }: NamedCustomer): boolean =>
  (clickId ?? customerKey ?? reference) !== undefined;

/**
 * Finds the customer in the program: by click and key as in a call with the program's key, otherwise by the reference,
 * which is either of them. Metadata has priority, since it says which of the two it is.
 */
export async function findNamed(
  tx: Transaction,
  programId: number,
  named: NamedCustomer,
): Promise<Customer | undefined> {
  const { clickId, customerKey, reference } = named;
  for (const ids of [
    { clickId, customerKey },
    { clickId: reference, customerKey: reference },
  ]) {
    if (ids.clickId === undefined && ids.customerKey === undefined) continue;
    const customer = await findCustomer(tx, programId, ids);
    if (customer?.program_id === programId) return customer;
  }
  return undefined;
}

/**
 * The key that the event adds to its customer. A reference counts as a key unless it is a click or another customer's
 * key.
 */
async function keyFor(tx: Transaction, customer: Customer, { customerKey, reference }: NamedCustomer) {
  if (customer.customer_key !== null) return undefined;
  if (customerKey !== undefined) return customerKey;
  if (reference === undefined || reference === customer.click_id || isClickId(reference)) return undefined;
  const owner = await findCustomer(tx, customer.program_id, { customerKey: reference, clickId: undefined });
  return owner ? undefined : reference;
}

export type FoundPayer = Payer & {
  /** saved if the customer has no key yet */
  customerKey: string | undefined;
};

/**
 * Finds the customer who paid: the one that the event identifies, or the subscription's customer. Remembers the
 * subscription's customer, or the identifiers in the event if there is no customer yet.
 */
export async function resolvePayer(
  tx: Transaction,
  programId: number,
  named: NamedCustomer,
  subscription: string | undefined,
): Promise<FoundPayer | undefined> {
  const owner = subscription === undefined ? undefined : await findSubscriptionOwner(tx, programId, subscription);
  const customerId =
    (await findNamed(tx, programId, named))?.id ??
    owner?.customerId ??
    (owner && (await findNamed(tx, programId, owner.named))?.id);
  if (subscription !== undefined && !owner?.customerId && (customerId !== undefined || namesAnybody(named))) {
    await rememberSubscription(tx, programId, subscription, named, customerId);
  }
  if (customerId === undefined) return undefined;
  const payer = await findPayer(tx, customerId);
  return {
    ...payer,
    customerKey: await keyFor(tx, payer.customer, namesAnybody(named) ? named : (owner?.named ?? {})),
  };
}
