// The client of an integrator: the chain click → lead → sale → refund, and how far the integration is.
import createApi from 'openapi-fetch';
import { facts } from './generated/facts.ts';
import { plainMethods, type PlainMethods } from './generated/methods.ts';
import type { paths } from './generated/types.ts';
import { call, type CallOptions, type Link, type Manner, type Send } from './call.ts';
import { errorOfMisuse, isMarked, recordOf, type ReferralError } from './error.ts';
import { DEFAULT_POLICY, type RetryPolicy } from './retry.ts';
import { noticing } from './rotation.ts';
import type * as t from './types.ts';

export interface ClientOptions {
  /** the address of the service, such as `https://referrals.brand.dev` */
  baseUrl: string;
  /** the program's API key, or where to get it from; without one, leads are in browser mode */
  apiKey?: string | (() => string | undefined | Promise<string | undefined>) | undefined;
  /** how long one request may take, in milliseconds. Default 10,000. */
  timeoutMs?: number;
  retry?: Partial<RetryPolicy>;
  /** called once for each deadline by which the key must be rotated */
  onRotationWarning?: (warning: t.RotationWarning) => unknown;
  /** instead of the runtime's own `fetch` */
  fetch?: (request: Request) => Promise<Response>;
}

export interface LeadOptions extends CallOptions {
  /** the same lead was sent before and may have been recorded; then that it is recorded is a success */
  repeated?: boolean | undefined;
}

export interface ReferralClient extends PlainMethods {
  /** Records a click. Sent again after a failure only with `existing_click_id`, since each call makes a new one. */
  click(body: t.ClickRequest, options?: CallOptions): Promise<t.ClickResponse>;
  /** Records a sign-up. A repeat that finds the lead recorded is a success (`alreadyRecorded`). */
  lead(body: t.LeadRequest, options?: LeadOptions): Promise<t.LeadResult>;
  /**
   * Records a sale. One that is recorded already is a success (`alreadyRecorded`), with its `sale_id`. Identifiers are
   * unique among all programs of a deployment: begin `transaction_id` with a prefix of your own, such as `brand-`, or
   * another program's sale under the same identifier is taken for yours.
   */
  sale(body: t.SaleRequest, options?: CallOptions): Promise<t.SaleResult>;
  /** Records a refund. A partial one is sent again after a failure only with `refund_reference`. */
  refund(body: t.RefundRequest, options?: CallOptions): Promise<t.RefundResponse>;
  /**
   * Any other operation of the document, by a method of openapi-fetch:
   * `call((api, init) => api.GET('/api/v1/cli/programs', init), { repeatable: true })`.
   */
  call<T>(send: Send<T>, manner?: CallOptions & { repeatable?: boolean }): Promise<T>;
}

/** Of a lead: sent again, its test event would be stored twice. */
const inTestMode = ({ additional_data: data }: t.LeadRequest): boolean => data?.test_mode === true;

const recordedLead = (error: ReferralError, uncertain: boolean): t.LeadResult | undefined =>
  uncertain && isMarked(error, facts.marks.alreadyRecordedLead)
    ? { success: true, message: error.message, alreadyRecorded: true }
    : undefined;

const recordedSale = (error: ReferralError): t.SaleResult | undefined =>
  isMarked(error, facts.marks.alreadyRecordedSale)
    ? { success: true, message: error.message, alreadyRecorded: true, sale_id: error.saleId ?? null }
    : undefined;

/** A setting that is there but undefined has its default too. */
const withDefaults = (given: Partial<RetryPolicy> = {}): RetryPolicy => ({
  ...DEFAULT_POLICY,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});

function link(options: ClientOptions): Link {
  const { apiKey, fetch } = options;
  // `fetch` refuses such an address, with a message that repeats the password.
  if (/^[^/?#]*:\/\/[^/?#]*@/.test(options.baseUrl)) throw new Error('baseUrl must not hold a user name or a password');
  return {
    api: createApi<paths>({ baseUrl: options.baseUrl, ...(fetch ? { fetch } : {}) }),
    apiKey: typeof apiKey === 'function' ? apiKey : () => apiKey,
    timeoutMs: options.timeoutMs ?? 10_000,
    policy: withDefaults(options.retry),
    onRotationWarning: noticing(options.onRotationWarning),
  };
}

/** A client of the service. Every method rejects with a `ReferralError`, and with nothing else but your own signal. */
export function createClient(options: ClientOptions): ReferralClient {
  const to = link(options);
  const get = <T>(send: Send<T>, how?: CallOptions) => call(to, send, { repeatable: true, ...how });
  // Each body's manner is asked for once it is known to be one.
  const post = <T>(body: object, send: Send<T>, manner: () => Manner<T>) =>
    recordOf(body) ? call(to, send, manner()) : Promise.reject(errorOfMisuse('the body is no object'));
  const track = <T>(body: object, send: Send<T>, manner: () => Manner<T>) =>
    post(body, send, () => ({ tracks: true, ...manner() }));
  return {
    click: (body, how) =>
      track(
        body,
        (api, init) => api.POST('/api/v1/track/click', { body, ...init }),
        () => ({ repeatable: Boolean(body.existing_click_id), ...how }),
      ),

    lead: (body, { repeated, ...how } = {}) =>
      track<t.LeadResult>(
        body,
        (api, init) => api.POST('/api/v1/track/lead', { body, ...init }),
        () => ({ repeatable: !inTestMode(body), uncertain: repeated, settle: recordedLead, ...how }),
      ),

    sale: (body, how) =>
      track<t.SaleResult>(
        body,
        (api, init) => api.POST('/api/v1/track/sale', { body, ...init }),
        () => ({ repeatable: Boolean(body.transaction_id), settle: recordedSale, ...how }),
      ),

    refund: (body, how) =>
      track(
        body,
        (api, init) => api.POST('/api/v1/track/refund', { body, ...init }),
        // All that is left can be refunded once only; of two parts nobody knows whether they are one.
        () => ({ repeatable: Boolean(body.refund_reference) || body.refund_amount_cents == null, ...how }),
      ),

    ...plainMethods(get, (body, send, how) => post(body, send, () => ({ repeatable: false, ...how }))),

    call: (send, manner) => call(to, send, { repeatable: false, ...manner }),
  };
}
