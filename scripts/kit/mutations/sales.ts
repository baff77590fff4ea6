import { mutationsOf, type SchemaChange } from '../mutation.ts';
import { patch, schema } from './edits.ts';

const SALE = 'operations/track-sale.ts';
const BATCH = 'store/sale-batch.ts';

/** Changes what a sale stores of its customer. */
const customers = (assignments: string): SchemaChange => ({
  sql: `create function kit_customers() returns trigger language plpgsql as $$ begin
      if new.status = 'conversion' then ${assignments.replaceAll(', new.', '; new.')}; new.converted_at := null; end if;
      return new;
    end $$;
    create trigger kit_customers before insert or update on customers for each row execute function kit_customers()`,
});

export const SALES = mutationsOf('sale', {
  'a repeated transaction_id is recorded again': patch(
    BATCH,
    'insert into sale_claims (transaction_id, program_id, sale_id)\n     select transaction_id,',
    "insert into sale_claims (transaction_id, program_id, sale_id)\n     select transaction_id || '-' || nextval('sales_id_seq'),",
  ),
  'a repeated transaction_id answers 200 with the same sale': patch(
    SALE,
    'if (buyer.recorded) throw await duplicate(sale, buyer.customer, buyer.recorded);',
    "if (buyer.recorded) return answer(200, { success: true, attributed: true, sale_id: buyer.recorded.saleId, commission_id: null, message: message('attributed') });",
  ),
  'the 409 names another sale': patch(
    SALE,
    "fail('duplicateTransaction', { sale_id: recorded.saleId })",
    "fail('duplicateTransaction', { sale_id: recorded.saleId + 1 })",
  ),
  'a sale needs no customer': patch(
    SALE,
    "if (!buyer) throw fail('customerUnknown');",
    "if (!buyer) return answer(200, { success: true, attributed: false, reason: 'attribution_window_expired', click_age_days: 0, window_days: 60, sale_id: null, commission_id: null, message: message('windowExpired') });",
  ),
  'a customer of another program is unknown to sales': patch(
    SALE,
    "throw fail('attributionMissing')",
    "throw fail('customerUnknown')",
  ),
  // By triggers: a sale whose statement fails a check is recorded again, by another one.
  'a sale settles a provisional lead': customers("new.status := 'lead', new.lead_at := new.clicked_at"),
  'a sale does not move the status': customers(
    "new.status := case when new.lead_at is null then 'click' else 'lead' end",
  ),
  'the customer_key wins only without a click_id': patch(
    'store/buyers.ts',
    'select *, 1 as preference',
    'select *, 3 as preference',
  ),
  'a sale never saves the customer_key': patch(
    SALE,
    'customerKey: present(body.click_id) && present(body.customer_key),',
    'customerKey: undefined,',
  ),
  'a sale replaces the customer_key': patch(
    BATCH,
    'customer_key = coalesce(c.customer_key, excluded.customer_key)',
    'customer_key = excluded.customer_key',
  ),
  'sale_id is a text': patch(
    SALE,
    'attributed: true,\n        sale_id: recorded.saleId,',
    'attributed: true,\n        sale_id: String(recorded.saleId) as unknown as number,',
  ),
  'attributed is missing': patch(SALE, 'success: true,\n        attributed: true,', 'success: true,\n       '),
  'commission_id is that of the sale': patch(
    SALE,
    'commission_id: recorded.commissionId,\n        message',
    'commission_id: recorded.saleId,\n        message',
  ),
  'a sale with livemode false is not recorded': patch(
    SALE,
    '  const judgement = judgePayment(',
    "  if (body.livemode === false) return answer(200, { success: true, attributed: true, sale_id: 1, commission_id: null, message: message('attributed') });\n  const judgement = judgePayment(",
  ),
  'the time of a sale is always its receipt': patch(
    SALE,
    'occurredAt: body.occurred_at ? new Date(body.occurred_at) : now,',
    'occurredAt: now,',
  ),
  'the subscription of a sale is ignored': patch(
    SALE,
    'subscriptionId: body.subscription_id ?? undefined,',
    'subscriptionId: undefined,',
  ),
  'sales are recorded twice': patch(
    SALE,
    'const recorded = await deps.batches.sales.add(sale',
    'await deps.batches.sales.add({ ...sale, transactionId: `${sale.transactionId}-again` }, deps.db);\n  const recorded = await deps.batches.sales.add(sale',
  ),
  'test sales are production sales': patch(
    SALE,
    'isTestMode(sale.body) ? recordTest(sale)',
    'isTestMode(sale.body) && !sale.body.customer_key ? recordTest(sale)',
  ),
  'a test sale is attributed': patch(
    SALE,
    "success: true,\n    attributed: false,\n    sale_id: null,\n    commission_id: null,\n    message: message('testSale'),",
    "success: true,\n    attributed: true,\n    sale_id: null,\n    commission_id: null,\n    message: message('testSale'),",
  ),
  'a test sale needs a transaction_id': schema(
    'sale-request',
    (_, found) => void delete found['x-required'][0].unlessTestMode,
  ),
  'a test sale needs a customer': schema(
    'sale-request',
    (_, found) => void delete found['x-required'][1].unlessTestMode,
  ),
  'a generated transaction_id has another prefix': patch(SALE, '`test_txn_${timestamp}`', '`test_${timestamp}`'),
  'a generated transaction_id is not answered': patch(
    SALE,
    '{ ...success, transaction_id: transactionId, data: data(eventId) }',
    '{ ...success, data: data(eventId) }',
  ),
  'a generated transaction_id is in seconds': patch(
    SALE,
    'let timestamp = now.getTime(); ; timestamp++',
    'let timestamp = Math.floor(now.getTime() / 1000); ; timestamp++',
  ),
  'a repeated test sale is recorded again': patch(
    'store/test-events.ts',
    "on conflict (program_id, transaction_id) where kind = 'sale' do nothing",
    "on conflict (program_id, transaction_id) where kind = 'sale' do update set occurred_at = excluded.occurred_at",
  ),
  'test sales are unique among all programs': {
    sql: "create unique index kit_test_sales on test_events (transaction_id) where kind = 'sale'",
  },
  'a test sale of a foreign program_id is stored': patch(
    SALE,
    "if (namesOtherProgram(body, program)) throw fail('programMismatch');",
    '',
  ),
});
