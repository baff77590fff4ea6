// The document's schemas by the names that a caller uses, and what the client makes of the answers.
import type { components } from './generated/types.ts';

type Schemas = components['schemas'];

export type ClickRequest = Schemas['click-request'];
export type ClickResponse = Schemas['click-response'];
export type LeadRequest = Schemas['lead-request'];
export type LeadResponse = Schemas['lead-response'];
export type SaleRequest = Schemas['sale-request'];
export type SaleResponse = Schemas['sale-response'];
export type RefundRequest = Schemas['refund-request'];
export type RefundResponse = Schemas['refund-response'];
export type Readiness = Schemas['readiness'];
export type Status = Schemas['cli-status-response'];
export type TestEventRequest = Schemas['cli-test-event-request'];
export type TestEventResponse = Schemas['cli-test-event-response'];
/** What a key that is marked for rotation adds to every answer. `rotate_by` is the deadline. */
export type RotationWarning = Schemas['rotation-warning'];

/** The lead is recorded. `alreadyRecorded`: by an earlier attempt, whose answer was lost. */
export type LeadResult = LeadResponse & { alreadyRecorded?: true };

/** The sale was recorded before under this `transaction_id`; all that is known of it is its identifier. */
export interface RecordedSale {
  success: true;
  alreadyRecorded: true;
  sale_id: number | null;
  message: string;
}
export type SaleResult = (SaleResponse & { alreadyRecorded?: undefined }) | RecordedSale;
