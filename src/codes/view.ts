import type { ManagedCode } from './write.ts';

/** A discount code as the document describes it. */
export const showCode = (code: ManagedCode) => ({
  id: code.id,
  code: code.code,
  partner_id: code.partner_id,
  processor_id: code.processor_id,
  status: code.status,
  customers: code.customers,
  sales: code.sales,
  created_at: code.created_at.toISOString(),
});
