import type { Customer, NamedCustomer } from '../domain/types.ts';
import { isClickId } from '../lib/ids.ts';
import { findCustomer, findPayer, type Payer } from '../store/customers.ts';
import type { Transaction } from '../database/db.ts';
import { findSubscriptionOwner, rememberSubscription } from '../store/payment-subscriptions.ts';

export const namesAnybody = ({ clickId, customerKey, reference }: NamedCustomer): boolean =>
  (clickId ?? customerKey ?? reference) !== undefined;

/**
 * Whom the names mean, in the program: click and key as in a call with the program's key, else the reference, which is
 * either. Metadata comes first, since it says which of the two it is.
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

/** The key that the event gives its customer: a reference too, unless it is a click or somebody else's key. */
async function keyFor(tx: Transaction, customer: Customer, { customerKey, reference }: NamedCustomer) {
  if (customer.customer_key !== null) return undefined;
  if (customerKey !== undefined) return customerKey;
  if (reference === undefined || reference === customer.click_id || isClickId(reference)) return undefined;
  const owner = await findCustomer(tx, customer.program_id, { customerKey: reference, clickId: undefined });
  return owner ? undefined : reference;
}

export type FoundPayer = Payer & {
  /** to be saved on a customer that has none */
  customerKey: string | undefined;
};

/**
 * The customer who paid: the one whom the event names, else the one whose subscription it is. Remembers the customer of
 * the subscription, or as long as there is none, what the event said.
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
