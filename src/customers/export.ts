// Everything that is stored about a customer, for the person who asks for it.
import { statement, type Runner } from '../database/db.ts';

type Rows = Record<string, unknown>[];

/** $1 is the program, $2 the customer. */
const PARTS = {
  clicks: `select k.*,
      (select previous_click_id from click_chains h where h.program_id = $1 and h.click_id = k.click_id) as previous_click_id,
      (select landed_at from click_landings l where l.program_id = $1 and l.click_id = k.click_id) as landed_at
    from (
      select k.occurred_at, case when c.erased_at is null then k.click_id end as click_id, k.link_id, k.page_url, k.referrer_url,
        k.additional_data, k.sub, k.sub2, k.sub3, k.channel
      from customers c join clicks k on k.program_id = c.program_id and k.occurred_at = c.clicked_at and k.click_id = c.click_id
      where c.program_id = $1 and c.id = $2) k`,
  leads: `select id, mode, provisional, event_name, email_masked, additional_data, unknown_fields, occurred_at, recorded_at
    from leads where program_id = $1 and customer_id = $2 order by id`,
  sales: `select id, transaction_id, amount_cents, gross_cents, tax_cents, shipping_cents, currency, provider, provider_payment_id, livemode, subscription_id,
      additional_data, unknown_fields, occurred_at, recorded_at
    from sales where program_id = $1 and customer_id = $2 order by id`,
  refunds: `select r.id, r.sale_id, r.amount_cents, r.reason, r.refund_reason, r.refund_reference, r.additional_data,
      r.unknown_fields,
      r.occurred_at
    from sales s join refunds r on r.program_id = s.program_id and r.sale_id = s.id
    where s.program_id = $1 and s.customer_id = $2 order by r.id`,
  payment_events: `select e.event_id, e.type, e.livemode, e.state, e.result, e.notice, e.occurred_at, e.received_at
    from payment_events e
    where e.program_id = $1 and e.id in (
      select id from payment_events where program_id = $1 and customer_id = $2
      union all
      select w.id from payment_events w join customers c on c.program_id = $1 and c.id = $2
      where w.program_id = $1 and w.state in ('pending', 'test') and w.customer_id is null
        and array[w.notice -> 'customer' ->> 'clickId', w.notice -> 'customer' ->> 'customerKey',
          w.notice -> 'customer' ->> 'reference'] && array[c.click_id, c.customer_key])
    order by e.id`,
  subscriptions: `select subscription_id from payment_subscriptions
    where program_id = $1 and customer_id = $2 order by subscription_id`,
  processor_references: `select reference from processor_references
    where program_id = $1 and customer_id = $2 order by reference`,
} as const;
export type ExportedPart = keyof typeof PARTS;

const STATEMENTS = Object.entries(PARTS).map(
  ([name, text]) => [name as ExportedPart, statement<Record<string, unknown>>(`export_${name}`, text)] as const,
);

/** The records of a customer, by kind, oldest first. Run it in a transaction that also notes the export. */
export async function exportCustomer(
  db: Runner,
  programId: number,
  customerId: number,
): Promise<Record<ExportedPart, Rows>> {
  const parts: Partial<Record<ExportedPart, Rows>> = {};
  for (const [name, part] of STATEMENTS) parts[name] = await db.run(part, [programId, customerId]);
  return parts as Record<ExportedPart, Rows>;
}
