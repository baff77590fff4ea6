import type { Customer, NamedCustomer } from '../domain/types.ts';
import { looksLikeClickId } from '../domain/click-id.ts';
import {
  ensureCustomer,
  findCustomer,
  findPayer,
  findStoredCustomer,
  type Payer,
} from '../store/customers/customers.ts';
import {
  findSubscriptionOwner,
  rememberSubscription,
  type SubscriptionOwner,
} from '../store/payments/subscriptions.ts';
import type { EventContext } from './event-context.ts';

type Place = Pick<EventContext, 'tx' | 'clickIds' | 'program' | 'now'>;

export const namesAnybody = ({ clickId, customerKey, reference }: NamedCustomer): boolean =>
  (clickId ?? customerKey ?? reference) !== undefined;

/**
 * Finds the customer in the program: by click and key as in a call with the program's key, otherwise by the reference,
 * which is either of them. Metadata has priority, since it says which of the two it is.
 */
export async function findNamed({ tx, clickIds, program }: Place, named: NamedCustomer): Promise<Payer | undefined> {
  const { clickId, customerKey, reference } = named;
  for (const ids of [
    { clickId, customerKey },
    { clickId: reference, customerKey: reference },
  ]) {
    if (ids.clickId === undefined && ids.customerKey === undefined) continue;
    const customer = await findCustomer(tx, clickIds, program.id, ids);
    const payer = customer?.program_id === program.id ? await findPayer(tx, customer) : undefined;
    if (payer) return payer;
  }
  return undefined;
}

/**
 * The identifier of an event's customer; one of whom only the click was recorded is stored, and its row is locked. A
 * sale's claim comes before its customer's lock, so this is not called before a sale is recorded.
 */
export const idOf = async ({ tx, now }: Place, customer: Customer): Promise<number> =>
  customer.id ?? (await ensureCustomer(tx, customer, now)).id;

/** The key that the event gives its customer: a reference too, unless it is a click or somebody else's key. */
async function keyFor({ tx, clickIds, program }: Place, customer: Customer, { customerKey, reference }: NamedCustomer) {
  if (customer.customer_key !== null) return undefined;
  if (customerKey !== undefined) return customerKey;
  if (reference === undefined || reference === customer.click_id || looksLikeClickId(reference)) return undefined;
  const owner = await findCustomer(tx, clickIds, program.id, { customerKey: reference, clickId: undefined });
  return owner ? undefined : reference;
}

export type FoundPayer = Payer & {
  /** saved if the customer has no key yet */
  customerKey: string | undefined;
};

/** What is known of whose subscription it is. */
export const findOwner = async ({ tx, program }: Place, subscription: string | undefined) =>
  subscription === undefined ? undefined : findSubscriptionOwner(tx, program.id, subscription);

async function payerOfOwner(place: Place, owner: SubscriptionOwner | undefined): Promise<Payer | undefined> {
  if (!owner) return undefined;
  if (owner.customerId === null) return findNamed(place, owner.named);
  return findPayer(place.tx, await findStoredCustomer(place.tx, place.program.id, owner.customerId));
}

/** The customer who paid: the one whom the event names, else the one whose subscription it is. */
export async function findPayerOf(
  place: Place,
  named: NamedCustomer,
  owner: SubscriptionOwner | undefined,
): Promise<FoundPayer | undefined> {
  const payer = (await findNamed(place, named)) ?? (await payerOfOwner(place, owner));
  if (!payer) return undefined;
  const names = namesAnybody(named) ? named : (owner?.named ?? {});
  return { ...payer, customerKey: await keyFor(place, payer.customer, names) };
}

/**
 * Remembers the customer of the event's subscription, or as long as there is none, what the event said. The last step
 * of an event, since its sale may have to store the customer first.
 */
export async function rememberOwner(
  place: Place,
  { subscription, customer: named }: { subscription?: string | undefined; customer: NamedCustomer },
  owner: SubscriptionOwner | undefined,
  customer: Customer | undefined,
): Promise<void> {
  const isKnown = owner !== undefined && owner.customerId !== null;
  if (subscription === undefined || isKnown || !(customer || namesAnybody(named))) return;
  const customerId = customer && (await idOf(place, customer));
  await rememberSubscription(place.tx, place.program.id, subscription, named, customerId);
}
