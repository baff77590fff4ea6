// Erases a customer: amounts, times and the identifiers of payments stay; everything that could lead to the person goes.
import { statement, type Statement, type Transaction } from '../database/db.ts';
import { clickOf } from '../attribution/codes.ts';
import type { ClickIds } from '../attribution/click-id.ts';
import { FACTS } from '../refunds/refunded.ts';
import type { Note } from '../common/audit.ts';
import { refused, type Refused } from '../common/refused.ts';
import { forgetCustomer } from '../webhooks/forget.ts';
import { eraseTestEvents } from './erase-test-events.ts';
import { erasedName, findManagedCustomer, type ManagedCustomer } from './read.ts';

interface Names {
  click_id: string;
  customer_key: string | null;
  clicked_at: Date;
  erased_at: Date | null;
}

// Before the customer, as refunds do: the clawback that one adds refers to the customer.
const lockSales = statement<object>(
  'lock_sales_to_erase',
  'select from sales where program_id = $1 and customer_id = $2 order by id for no key update',
);
const lock = statement<Names>(
  'lock_customer_to_erase',
  `select click_id, customer_key, clicked_at, erased_at from customers where program_id = $1 and id = $2 for update`,
);
const begin = statement<object>('begin_erasure', 'select begin_erasure($1)');
const remember = statement<object>(
  'remember_erased_customer',
  `insert into erased_customers (program_id, mark, customer_id) select $1, m, $2 from unnest($3::text[]) m
   on conflict do nothing`,
);

/** The names in the notice of a payment event. */
const NAMED = `array[notice -> 'customer' ->> 'clickId', notice -> 'customer' ->> 'customerKey',
  notice -> 'customer' ->> 'reference'] && array[$3, $4]::text[]`;

// What the processor said of refunds and disputes does not identify a customer, and what is refunded is computed from it again. Another notice
// that was applied keeps its kind, and its charge, by which refunds of the same charge are recognised. One that
// waits keeps the payment, but not its customer. Not `jsonb_build_object`, which a distributed database refuses here,
// because its result can depend on settings.
const WITHOUT_CUSTOMER = `case when state = 'pending' then jsonb_set(notice - 'processorCustomer' - 'codes', '{customer}', '{}')
  when notice ->> 'kind' in (${FACTS.map((kind) => `'${kind}'`).join(', ')}) then notice
  else jsonb_strip_nulls(jsonb_set(jsonb_set('{}', '{kind}', coalesce(notice -> 'kind', 'null')),
    '{charge}', coalesce(notice -> 'charge', 'null'))) end`;

const ERASED = `notice = ${WITHOUT_CUSTOMER}, names = array_remove(names, notice ->> 'processorCustomer')`;

/** What is cleared. $1 is the program, $2 the customer; some need its click and its key, $3 and $4. */
const CLEAR: readonly [statement: Statement<object>, named: boolean][] = [
  [
    statement(
      'erase_leads',
      `update leads set event_name = null, email_hash = null, email_masked = null, additional_data = null, unknown_fields = null
       where program_id = $1 and customer_id = $2`,
    ),
    false,
  ],
  [
    statement(
      'erase_sales',
      'update sales set additional_data = null, unknown_fields = null where program_id = $1 and customer_id = $2',
    ),
    false,
  ],
  [
    statement(
      'erase_refunds',
      `update refunds r set additional_data = null, unknown_fields = null, refund_reason = null from sales s
       where s.program_id = $1 and s.customer_id = $2 and r.program_id = s.program_id and r.sale_id = s.id`,
    ),
    false,
  ],
  [
    statement(
      'erase_sale_conflicts',
      'update sale_conflicts set customer_id = null where program_id = $1 and customer_id = $2',
    ),
    false,
  ],
  [
    statement('erase_payment_events', `update payment_events set ${ERASED} where program_id = $1 and customer_id = $2`),
    false,
  ],
  [
    statement(
      'erase_waiting_events',
      `update payment_events set ${ERASED}, result = 'customer_not_named'
       where program_id = $1 and state = 'pending' and customer_id is null and $2 > 0 and ${NAMED}`,
    ),
    true,
  ],
  [
    statement(
      'erase_test_payments',
      `update payment_events set ${ERASED}
       where program_id = $1 and state = 'test' and $2 > 0 and ${NAMED}`,
    ),
    true,
  ],
  [
    statement(
      'erase_subscriptions',
      `update payment_subscriptions set click_id = null, customer_key = null, reference = null, customer_id = null, code_id = null
       where program_id = $1 and (customer_id = $2 or array[click_id, customer_key, reference] && array[$3, $4]::text[])`,
    ),
    true,
  ],
  [
    statement(
      'erase_processor_references',
      `delete from processor_references
       where program_id = $1 and (customer_id = $2 or array[click_id, customer_key, client_reference] && array[$3, $4]::text[])`,
    ),
    true,
  ],
  [
    statement(
      'erase_refused_clicks',
      'delete from refused_clicks where program_id = $1 and $2 > 0 and click_id = any (array[$3, $4]::text[])',
    ),
    true,
  ],
  [forgetCustomer, false],
];

/** What else is stored under the click's identifier. $1 is the program, $2 the identifier. */
const CLEAR_OF_CLICK = [
  statement<object>(
    'erase_click_chains',
    'delete from click_chains where program_id = $1 and (click_id = $2 or previous_click_id = $2)',
  ),
  statement<object>('erase_click_landing', 'delete from click_landings where program_id = $1 and click_id = $2'),
];

const eraseClick = statement<object>(
  'erase_click',
  `update clicks set click_id = $4, page_url = null, referrer_url = null, additional_data = null,
     sub = null, sub2 = null, sub3 = null
   where program_id = $1 and occurred_at = $2 and click_id = $3`,
);
const eraseNames = statement<object>(
  'erase_customer',
  `update customers set click_id = case when ${clickOf('customers')} is null then 'code_' || $3 else $3 end, customer_key = null, erased_at = $4 where program_id = $1 and id = $2`,
);

export interface CustomerErasure {
  programId: number;
  customerId: number;
  at: Date;
}

/** `unchanged`: the customer was erased before. */
export type ErasedCustomer = { kind: 'erased' | 'unchanged'; customer: ManagedCustomer } | Refused<'notFound'>;

/**
 * Waits for the writes of the program's customers that are running; later ones wait for this transaction, and then see
 * whose names it has erased. Call it before anything that locks a customer.
 */
export const beginErasure = async (tx: Transaction, programId: number): Promise<void> =>
  void (await tx.run(begin, [programId]));

/** Erases a customer for good. Its names are remembered as keyed hashes, so that nothing brings it back. */
export async function eraseCustomer(
  tx: Transaction,
  note: Note,
  clickIds: ClickIds,
  { programId, customerId, at }: CustomerErasure,
): Promise<ErasedCustomer> {
  await beginErasure(tx, programId);
  await tx.run(lockSales, [programId, customerId]);
  const [names] = await tx.run(lock, [programId, customerId]);
  if (!names) return refused('notFound');
  const { click_id: clickId, customer_key: customerKey, clicked_at, erased_at } = names;
  if (erased_at === null) {
    const marks = clickIds.marksOf(programId, { clickId, customerKey: customerKey ?? undefined });
    await tx.run(remember, [programId, customerId, marks]);
    await eraseTestEvents(tx, clickIds, { programId, customerId, clickId, customerKey });
    for (const [clear, named] of CLEAR) {
      await tx.run(clear, named ? [programId, customerId, clickId, customerKey] : [programId, customerId]);
    }
    for (const clear of CLEAR_OF_CLICK) await tx.run(clear, [programId, clickId]);
    await tx.run(eraseClick, [programId, clicked_at, clickId, erasedName(customerId)]);
    await tx.run(eraseNames, [programId, customerId, erasedName(customerId), at]);
    const after = { erased_at: at };
    await note({ action: 'customer.erase', programId, targetId: customerId, before: { erased_at }, after });
  }
  const customer = (await findManagedCustomer(tx, programId, customerId))!;
  return { kind: erased_at === null ? 'erased' : 'unchanged', customer };
}
