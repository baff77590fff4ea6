import type { Customer, NamedCustomer } from '../domain/types.ts';
import { looksLikeClickId } from '../domain/click-id.ts';
import { ensureCustomer, findCustomer, findPayer, findStoredCustomer, type Payer } from '../store/customers.ts';
import { findSubscriptionOwner, rememberSubscription, type SubscriptionOwner } from '../store/payment-subscriptions.ts';
import type { EventContext } from './event-context.ts';
import type { EventOutcome } from './outcome.ts';

type Place = Pick<EventContext, 'tx' | 'clickIds' | 'program'>;

export const namesAnybody = ({ clickId, customerKey, reference }: NamedCustomer): boolean =>
  (clickId ?? customerKey ?? reference) !== undefined;

/**
 * Whom the names mean, in the program: click and key as in a call with the program's key, else the reference, which is
 * either. Metadata comes first, since it says which of the two it is.
 */
export async function findNamed({ tx, clickIds, program }: Place, named: NamedCustomer): Promise<Customer | undefined> {
  const { clickId, customerKey, reference } = named;
  for (const ids of [
    { clickId, customerKey },
    { clickId: reference, customerKey: reference },
  ]) {
    if (ids.clickId === undefined && ids.customerKey === undefined) continue;
    const customer = await findCustomer(tx, clickIds, program.id, ids);
    if (customer?.program_id === program.id) return customer;
  }
  return undefined;
}

/**
 * The identifier of an event's customer; one of whom only the click was recorded is stored, and its row is locked. A
 * sale's claim comes before its customer's lock, so no sale is recorded after this in the same transaction.
 */
export const idOf = async ({ tx }: Place, customer: Customer): Promise<number> =>
  customer.id ?? (await ensureCustomer(tx, customer)).id;

/** The key that the event gives its customer: a reference too, unless it is a click or somebody else's key. */
async function keyFor({ tx, clickIds, program }: Place, customer: Customer, { customerKey, reference }: NamedCustomer) {
  if (customer.customer_key !== null) return undefined;
  if (customerKey !== undefined) return customerKey;
  if (reference === undefined || reference === customer.click_id || looksLikeClickId(reference)) return undefined;
  const owner = await findCustomer(tx, clickIds, program.id, { customerKey: reference, clickId: undefined });
  return owner ? undefined : reference;
}

export type FoundPayer = Payer & {
  /** to be saved on a customer that has none */
  customerKey: string | undefined;
};

async function findOwner(place: Place, owner: SubscriptionOwner | undefined): Promise<Customer | undefined> {
  if (!owner) return undefined;
  if (owner.customerId === null) return findNamed(place, owner.named);
  return findStoredCustomer(place.tx, place.program.id, owner.customerId);
}

/** The customer who paid: the one whom the event names, else the one whose subscription it is. */
export async function findPayerOf(
  place: Place,
  named: NamedCustomer,
  owner: SubscriptionOwner | undefined,
): Promise<FoundPayer | undefined> {
  const customer = (await findNamed(place, named)) ?? (await findOwner(place, owner));
  if (!customer) return undefined;
  const names = namesAnybody(named) ? named : (owner?.named ?? {});
  return { ...(await findPayer(place.tx, customer)), customerKey: await keyFor(place, customer, names) };
}

/**
 * Applies an event that may name a subscription, given what is known of whose subscription it is. Remembers its
 * customer afterwards, or as long as there is none, what the event said: last, since the sale stores the customer.
 */
export async function withSubscription(
  { tx, program }: Place,
  { subscription, customer }: { subscription?: string | undefined; customer: NamedCustomer },
  apply: (owner: SubscriptionOwner | undefined) => Promise<EventOutcome>,
): Promise<EventOutcome> {
  if (subscription === undefined) return apply(undefined);
  const owner = await findSubscriptionOwner(tx, program.id, subscription);
  const outcome = await apply(owner);
  const { customerId } = outcome;
  const isOwned = owner !== undefined && owner.customerId !== null;
  if (!isOwned && (customerId !== undefined || namesAnybody(customer))) {
    await rememberSubscription(tx, program.id, subscription, customer, customerId);
  }
  return outcome;
}
