/** What a page may say of a lead; the fields of the API's lead request. */
export interface LeadDetails {
  /** your own identifier of the customer; without the program's key it is not saved on the customer */
  customer_key?: string;
  /** stored by the service only as a keyed hash and in masked form */
  email?: string;
  /** taken instead of the one that the snippet keeps */
  click_id?: string;
  additional_data?: Record<string, unknown>;
}

export interface LeadResult {
  /** whether the lead is recorded */
  ok: boolean;
  /** recorded, but not settled: your server's lead call or the customer's payment settles it */
  provisional: boolean;
  /** the answer's HTTP status; 0 when nothing was sent or no answer could be read */
  status: number;
  /** what the service says, or why nothing was sent */
  message: string;
  /** the answer's identifier, for questions to the operator; absent without an answer */
  requestId?: string;
}

export interface Referral {
  /** The click that brought this visitor; undefined for others, before the service answered, and without consent. */
  clickId(): string | undefined;
  /**
   * Records a lead in browser mode, after the click that may be under way. The promise never rejects; it is settled
   * within half a minute.
   */
  lead(details?: LeadDetails): Promise<LeadResult>;
  /**
   * `true` lets the snippet work on a page whose tag has `data-consent`. `false` removes its cookies and what it put
   * into the page, and stops it for this page view.
   */
  consent(granted: boolean): void;
  /** Runs functions: at once, or when the snippet has loaded. */
  q: ReferralQueue;
}

export type ReferralCommand = (referral: Referral) => void;

/** An array until the snippet has loaded. */
export interface ReferralQueue {
  push(...commands: ReferralCommand[]): unknown;
}

declare global {
  interface Window {
    /** Until the snippet has loaded, at most the queue that the page made. */
    referral?: Partial<Referral> & Pick<Referral, 'q'>;
  }
}
