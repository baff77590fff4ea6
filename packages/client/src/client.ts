// The client for integrators: tracks the chain click → lead → sale → refund and reads the state of the integration.
import { facts } from './generated/facts.ts';
import { plainMethods, type PlainMethods } from './generated/methods.ts';
import { call, type CallOptions, type CallPlan, type Send } from './call.ts';
import { errorOfMisuse, isMarked, recordOf, type ReferralError } from './error.ts';
import { settingsOf, type ConnectionOptions, type CredentialSource } from './settings.ts';
import type * as t from './types.ts';

export interface ClientOptions extends ConnectionOptions {
  /**
   * the program's API key, or a function that returns it. Without this property, leads are sent in browser mode. An
   * empty key is refused, and so is `undefined`, which an environment variable that is not set gives.
   */
  apiKey?: CredentialSource | undefined;
  /** called once for each deadline by which the key must be rotated */
  onRotationWarning?: (warning: t.RotationWarning) => unknown;
  /**
   * called for each hint of the service about a request that it has accepted. Without it, each new hint is written to the
   * console once.
   */
  onNotice?: (notice: t.Notice) => unknown;
}

export interface LeadOptions extends CallOptions {
  /**
   * set if the same lead was sent before and may have been recorded; an `already recorded` error then counts as a
   * success
   */
  repeated?: boolean | undefined;
}

export interface ReferralClient extends PlainMethods {
  /** Records a click. Sent again after a failure only with `existing_click_id`, since each call makes a new one. */
  click(body: t.ClickRequest, options?: CallOptions): Promise<t.ClickResponse>;
  /** Records a sign-up. If a retry finds the lead recorded, it is a success with `alreadyRecorded`. */
  lead(body: t.LeadRequest, options?: LeadOptions): Promise<t.LeadResult>;
  /**
   * Records a sale. If the sale is already recorded, it is a success with `alreadyRecorded` and its `sale_id`; if another
   * sale has the `transaction_id`, an error. All programs of a deployment share the identifiers: start `transaction_id`
   * with a prefix such as `brand-`.
   */
  sale(body: t.SaleRequest, options?: CallOptions): Promise<t.SaleResult>;
  /** Records a refund. A partial refund is retried only with `refund_reference`. */
  refund(body: t.RefundRequest, options?: CallOptions): Promise<t.RefundResponse>;
  /**
   * Calls any other operation of the document with a method of openapi-fetch:
   * `call((api, init) => api.GET('/api/v1/cli/programs', init), { repeatable: true })`.
   */
  call<T>(send: Send<T>, plan?: CallOptions & { repeatable?: boolean }): Promise<T>;
}

/** Whether a lead is in test mode: each attempt of it would store another test event, so it is not retried. */
const inTestMode = ({ additional_data: data }: t.LeadRequest): boolean => data?.test_mode === true;

const recordedLead = (error: ReferralError, uncertain: boolean): t.LeadResult | undefined =>
  uncertain && isMarked(error, facts.marks.alreadyRecordedLead)
    ? { success: true, message: error.message, alreadyRecorded: true }
    : undefined;

const recordedSale = (error: ReferralError): t.AlreadyRecordedSale | undefined =>
  isMarked(error, facts.marks.alreadyRecordedSale) && error.details.matches !== false
    ? { success: true, message: error.message, alreadyRecorded: true, sale_id: error.saleId ?? null }
    : undefined;

/** Creates a client of the service. Every method rejects with a `ReferralError`, or with your own signal's reason. */
export function createClient(options: ClientOptions): ReferralClient {
  const to = settingsOf(options, {
    credential: options.apiKey,
    credentialName: 'API key',
    isUnset: 'apiKey' in options && options.apiKey === undefined,
    onRotationWarning: options.onRotationWarning,
    onNotice: options.onNotice,
  });
  const get = <T>(send: Send<T>, how?: CallOptions) => call(to, send, { repeatable: true, ...how });
  // Reads the options of a call only after checking that its body is an object.
  const post = <T>(body: object, send: Send<T>, plan: () => CallPlan<T>) =>
    recordOf(body) ? call(to, send, plan()) : Promise.reject(errorOfMisuse('the body is no object'));
  const track = <T>(body: object, send: Send<T>, plan: () => CallPlan<T>) =>
    post(body, send, () => ({ tracks: true, ...plan() }));
  return {
    click: (body, how) =>
      track(
        body,
        (api, init) => api.POST('/api/v1/track/click', { body, ...init }),
        () => ({ repeatable: Boolean(body.existing_click_id), ...how }),
      ),

    lead: (body, { repeated, ...how } = {}) =>
      track<t.LeadResponse | t.LeadResult>(
        body,
        (api, init) => api.POST('/api/v1/track/lead', { body, ...init }),
        () => ({ repeatable: !inTestMode(body), uncertain: repeated, settle: recordedLead, ...how }),
      ).then((answer) => ({ alreadyRecorded: false, ...answer })),

    sale: (body, how) =>
      track<t.SaleResponse | t.AlreadyRecordedSale>(
        body,
        (api, init) => api.POST('/api/v1/track/sale', { body, ...init }),
        () => ({ repeatable: Boolean(body.transaction_id), settle: recordedSale, ...how }),
      ).then((answer) => ('alreadyRecorded' in answer ? answer : { ...answer, alreadyRecorded: false })),

    refund: (body, how) =>
      track(
        body,
        (api, init) => api.POST('/api/v1/track/refund', { body, ...init }),
        // A full refund can only be recorded once. Two partial refunds of the same amount may be different refunds,
        // unless they have a reference.
        () => ({ repeatable: Boolean(body.refund_reference) || body.refund_amount_cents == null, ...how }),
      ),

    ...plainMethods(get, (body, send, how) => post(body, send, () => ({ repeatable: false, ...how }))),

    call: (send, plan) => call(to, send, { repeatable: false, ...plan }),
  };
}
