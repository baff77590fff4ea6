// The document's schemas under the names that callers use, and the results of the client.
import type { components } from './generated/types.ts';

type Schemas = components['schemas'];

export type ClickRequest = Schemas['click-request'];
export type ClickResponse = Schemas['click-response'];
export type LeadRequest = Schemas['lead-request'];
export type LeadResponse = Schemas['lead-response'];
type SentSale = Schemas['sale-request'];
/**
 * A sale names itself and its customer, unless it is sent in test mode. The document says so of the fields together
 * (`x-required`), which its schema cannot.
 */
export type SaleRequest =
  | (SentSale & { transaction_id: string } & ({ customer_key: string } | { click_id: string }))
  | (SentSale & { additional_data: { test_mode: true } });
export type SaleResponse = Schemas['sale-response'];
export type RefundRequest = Schemas['refund-request'];
export type RefundResponse = Schemas['refund-response'];
export type Readiness = Schemas['readiness'];
export type Status = Schemas['cli-status-answer'];
export type TestEventRequest = Schemas['cli-test-event-request'];
export type TestEventResponse = Schemas['cli-test-event-answer'];
/** The warning in every response to a key that is marked for rotation. `rotate_by` is the deadline. */
export type RotationWarning = Schemas['rotation-warning'];

/** A hint about a request that was accepted, such as a field that the operation does not know. */
export type Notice = Schemas['notice'];

/** A recorded lead. `alreadyRecorded`: an earlier attempt, whose response was lost, recorded it. */
export type LeadResult = LeadResponse & { alreadyRecorded: boolean };

/** A sale that was already recorded under this `transaction_id`. Only its identifier is known. */
export interface AlreadyRecordedSale {
  success: true;
  alreadyRecorded: true;
  sale_id: number | null;
  message: string;
}
export type SaleResult = (SaleResponse & { alreadyRecorded: false }) | AlreadyRecordedSale;
