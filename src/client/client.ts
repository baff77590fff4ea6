// The client of an integrator: the chain click → lead → sale → refund, and how far the integration is.
import createApi from 'openapi-fetch';
import { facts } from '../../generated/client.ts';
import type { paths } from '../../generated/types.ts';
import { call, type CallOptions, type Link, type Manner, type Send } from './call.ts';
import { isMarked } from './error.ts';
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
  /** told once for each deadline that the key must be rotated, and by when */
  onRotationWarning?: (warning: t.RotationWarning) => void;
  /** instead of the runtime's own `fetch` */
  fetch?: (request: Request) => Promise<Response>;
}

export interface LeadOptions extends CallOptions {
  /** the same lead was sent before and may have been recorded; then that it is recorded is a success */
  repeated?: boolean | undefined;
}

export interface ReferralClient {
  /** Records a click. Sent again after a failure only with `existing_click_id`, since each call makes a new one. */
  click(body: t.ClickRequest, options?: CallOptions): Promise<t.ClickResponse>;
  /** Records a sign-up. A repeat that finds the lead recorded is a success (`alreadyRecorded`). */
  lead(body: t.LeadRequest, options?: LeadOptions): Promise<t.LeadResult>;
  /** Records a sale. One that is recorded already is a success (`alreadyRecorded`), with its `sale_id`. */
  sale(body: t.SaleRequest, options?: CallOptions): Promise<t.SaleResult>;
  /** Records a refund. A partial one is sent again after a failure only with `refund_reference`. */
  refund(body: t.RefundRequest, options?: CallOptions): Promise<t.RefundResponse>;
  /** How far the program's integration is. */
  readiness(options?: CallOptions): Promise<t.Readiness>;
  /** The program behind the key, and what it received lately. */
  status(options?: CallOptions): Promise<t.Status>;
  /** A synthetic event, or a whole synthetic chain. */
  testEvent(body: t.TestEventRequest, options?: CallOptions): Promise<t.TestEventResponse>;
  /**
   * Any other operation of the document, by a method of openapi-fetch:
   * `call((api, init) => api.GET('/api/v1/cli/programs', init), { repeatable: true })`.
   */
  call<T>(send: Send<T>, manner?: CallOptions & { repeatable?: boolean }): Promise<T>;
}

const inTestMode = ({ additional_data: data }: { additional_data?: t.LeadRequest['additional_data'] }): boolean =>
  data?.test_mode === true;

function link(options: ClientOptions): Link {
  const { apiKey, fetch } = options;
  return {
    api: createApi<paths>({ baseUrl: options.baseUrl, ...(fetch ? { fetch } : {}) }),
    apiKey: typeof apiKey === 'function' ? apiKey : () => apiKey,
    timeoutMs: options.timeoutMs ?? 10_000,
    policy: { ...DEFAULT_POLICY, ...options.retry },
    onRotationWarning: noticing(options.onRotationWarning),
  };
}

/** A client of the service. Every method rejects with a `ReferralError`, and with nothing else but your own signal. */
export function createClient(options: ClientOptions): ReferralClient {
  const to = link(options);
  const post = <T>(send: Send<T>, manner: Manner<T>) => call(to, send, manner);
  return {
    click: (body, how) =>
      post((api, init) => api.POST('/api/v1/track/click', { body, ...init }), {
        repeatable: Boolean(body.existing_click_id),
        ...how,
      }),

    lead: (body, { repeated, ...how } = {}) =>
      post<t.LeadResult>((api, init) => api.POST('/api/v1/track/lead', { body, ...init }), {
        // Repeated, a test event would be stored twice.
        repeatable: !inTestMode(body),
        uncertain: repeated,
        settle: (error, uncertain) =>
          uncertain && isMarked(error, facts.marks.alreadyRecordedLead)
            ? { success: true, message: error.message, alreadyRecorded: true }
            : undefined,
        ...how,
      }),

    sale: (body, how) =>
      post<t.SaleResult>((api, init) => api.POST('/api/v1/track/sale', { body, ...init }), {
        repeatable: Boolean(body.transaction_id),
        settle: (error) =>
          isMarked(error, facts.marks.alreadyRecordedSale)
            ? { success: true, message: error.message, alreadyRecorded: true, sale_id: error.saleId ?? null }
            : undefined,
        ...how,
      }),

    refund: (body, how) =>
      post((api, init) => api.POST('/api/v1/track/refund', { body, ...init }), {
        // All that is left can be refunded once only; of two parts nobody knows whether they are one.
        repeatable: Boolean(body.refund_reference) || body.refund_amount_cents == null,
        ...how,
      }),

    readiness: (how) =>
      post((api, init) => api.GET('/api/v1/programs/me/readiness', init), { repeatable: true, ...how }),

    status: (how) => post((api, init) => api.GET('/api/v1/cli/status', init), { repeatable: true, ...how }),

    testEvent: (body, how) =>
      post((api, init) => api.POST('/api/v1/cli/test-event', { body, ...init }), { repeatable: false, ...how }),

    call: (send, manner) => post(send, { repeatable: false, ...manner }),
  };
}
