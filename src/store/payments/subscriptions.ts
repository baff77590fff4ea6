import type { NamedCustomer, SubscriptionOwner } from '../../domain/types.ts';
import { statement, type Runner } from '../../database/db.ts';

interface Row {
  click_id: string | null;
  customer_key: string | null;
  reference: string | null;
  customer_id: number | null;
}

const find = statement<Row>(
  'payment_subscription',
  `select click_id, customer_key, reference, customer_id from payment_subscriptions
   where program_id = $1 and subscription_id = $2`,
);

/** The recorded customer of a subscription, or the names to find the customer by. */
export async function findSubscriptionOwner(
  db: Runner,
  programId: number,
  subscriptionId: string,
): Promise<SubscriptionOwner | undefined> {
  const [row] = await db.run(find, [programId, subscriptionId]);
  if (!row) return undefined;
  const { click_id: clickId, customer_key: customerKey, reference, customer_id: customerId } = row;
  return {
    named: { clickId: clickId ?? undefined, customerKey: customerKey ?? undefined, reference: reference ?? undefined },
    customerId,
  };
}

// The first customer is final. Until then, later names replace earlier ones.
const remember = statement<object>(
  'remember_subscription',
  `insert into payment_subscriptions as s (program_id, subscription_id, click_id, customer_key, reference, customer_id)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (program_id, subscription_id) do update set click_id = coalesce(excluded.click_id, s.click_id),
     customer_key = coalesce(excluded.customer_key, s.customer_key),
     reference = coalesce(excluded.reference, s.reference), customer_id = excluded.customer_id
   where s.customer_id is null`,
);

/** Stores the customer of a subscription, or the names to find the customer by. */
export async function rememberSubscription(
  db: Runner,
  programId: number,
  subscriptionId: string,
  { clickId, customerKey, reference }: NamedCustomer,
  customerId: number | undefined,
): Promise<void> {
  const names = [clickId ?? null, customerKey ?? null, reference ?? null];
  await db.run(remember, [programId, subscriptionId, ...names, customerId ?? null]);
}
