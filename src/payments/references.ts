// Whose subscriptions and customers of the processor are known.
import type { SubscriptionNews } from './companions.ts';
import type { NamedCustomer, ReferenceOwner, SubscriptionOwner } from '../common/types.ts';
import { statement, type Runner } from '../database/db.ts';

interface Row {
  click_id: string | null;
  customer_key: string | null;
  client_reference: string | null;
  customer_id: number | null;
}

const ownerOf = ({
  click_id: clickId,
  customer_key: customerKey,
  client_reference,
  customer_id,
}: Row): ReferenceOwner => ({
  named: {
    clickId: clickId ?? undefined,
    customerKey: customerKey ?? undefined,
    reference: client_reference ?? undefined,
  },
  customerId: customer_id,
});

/** The values of a row with these names. */
const valuesOf = ({ clickId, customerKey, reference }: NamedCustomer, customerId: number | undefined) => [
  clickId ?? null,
  customerKey ?? null,
  reference ?? null,
  customerId ?? null,
];

const find = statement<Row>(
  'processor_reference',
  `select click_id, customer_key, client_reference, customer_id from processor_references
   where program_id = $1 and reference = $2`,
);

/** The recorded customer of a customer of the processor, or the names to find the customer by. */
export async function findReferenceOwner(
  db: Runner,
  programId: number,
  reference: string,
): Promise<ReferenceOwner | undefined> {
  const [row] = await db.run(find, [programId, reference]);
  return row && ownerOf(row);
}

// The first customer is final. Until then, later names replace earlier ones.
const remember = statement<object>(
  'remember_processor_reference',
  `insert into processor_references as r (program_id, reference, click_id, customer_key, client_reference, customer_id)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (program_id, reference) do update set click_id = coalesce(excluded.click_id, r.click_id),
     customer_key = coalesce(excluded.customer_key, r.customer_key),
     client_reference = coalesce(excluded.client_reference, r.client_reference), customer_id = excluded.customer_id
   where r.customer_id is null`,
);

/** Stores the customer of a customer of the processor, or the names to find the customer by. */
export async function rememberReference(
  db: Runner,
  programId: number,
  reference: string,
  named: NamedCustomer,
  customerId: number | undefined,
): Promise<void> {
  await db.run(remember, [programId, reference, ...valuesOf(named, customerId)]);
}

type SubscriptionRow = Row & { seen_at: Date | null; started: boolean; code_id: number | null; sold: boolean };

// A second row if a sale of the subscription is recorded.
const findSubscription = statement<SubscriptionRow>(
  'payment_subscription',
  `select click_id, customer_key, reference as client_reference, customer_id, seen_at, started, code_id, false as sold
   from payment_subscriptions where program_id = $1 and subscription_id = $2
   union all select null, null, null, null, null, true, null, true
   from subscriptions where program_id = $1 and subscription_id = $2`,
);

/** The recorded customer of a subscription, or the names to find the customer by, and what is known of its beginning. */
export async function findSubscriptionOwner(
  db: Runner,
  programId: number,
  subscriptionId: string,
): Promise<SubscriptionOwner> {
  const rows = await db.run(findSubscription, [programId, subscriptionId]);
  const row = rows.find(({ sold }) => !sold);
  const hasStarted = rows.some(({ started }) => started);
  const codeId = row?.code_id ?? null;
  return {
    named: {},
    customerId: null,
    ...(row && ownerOf(row)),
    seenAt: row?.seen_at ?? undefined,
    hasStarted,
    codeId,
  };
}

// The first customer is final. Until then, later names replace earlier ones.
const rememberSubscribed = statement<object>(
  'remember_subscription',
  `insert into payment_subscriptions as s
     (program_id, subscription_id, click_id, customer_key, reference, customer_id, seen_at, started, code_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (program_id, subscription_id) do update set
     click_id = case when s.customer_id is null then coalesce(excluded.click_id, s.click_id) else s.click_id end,
     customer_key = case when s.customer_id is null then coalesce(excluded.customer_key, s.customer_key)
       else s.customer_key end,
     reference = case when s.customer_id is null then coalesce(excluded.reference, s.reference) else s.reference end,
     customer_id = coalesce(s.customer_id, excluded.customer_id),
     seen_at = least(s.seen_at, excluded.seen_at),
     started = s.started or excluded.started,
     code_id = coalesce(s.code_id, excluded.code_id)`,
);

/** Stores the customer of a subscription, or the names to find the customer by, and what is known of its beginning. */
export async function rememberSubscription(
  db: Runner,
  programId: number,
  { id, named, at, starts, codeId }: SubscriptionNews,
  customerId: number | undefined,
): Promise<void> {
  await db.run(rememberSubscribed, [programId, id, ...valuesOf(named, customerId), at, starts, codeId ?? null]);
}
