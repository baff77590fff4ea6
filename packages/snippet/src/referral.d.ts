/** The details of a lead; the fields of the API's lead request. */
export interface LeadDetails {
  /** your own identifier of the customer; the service does not save it without the program's key */
  customer_key?: string;
  /** the service stores it only as a keyed hash and in masked form */
  email?: string;
  /** replaces the `click_id` that the snippet stored */
  click_id?: string;
  additional_data?: Record<string, unknown>;
}

export interface LeadOutcome {
  /** whether the lead is recorded */
  ok: boolean;
  /** recorded but not settled: a lead from your server or the customer's payment settles it */
  provisional: boolean;
  /** the HTTP status; 0 if nothing was sent or there was no readable response */
  status: number;
  /** the service's message, or the reason why nothing was sent */
  message: string;
  /** the request identifier, for questions to the operator; absent if there was no response */
  requestId?: string;
}

export interface Referral {
  /**
   * The visitor's `click_id`; undefined if no link brought the visitor, before the service has answered, and without
   * consent.
   */
  clickId(): string | undefined;
  /**
   * Records a lead in browser mode, after a click that is in progress. The promise never rejects and resolves within
   * half a minute.
   */
  lead(details?: LeadDetails): Promise<LeadOutcome>;
  /**
   * `true` starts the snippet on a page whose tag has `data-consent`. `false` removes its cookies and the values that
   * it wrote into the page, and stops it for this page view.
   */
  consent(granted: boolean): void;
  /** Runs functions: immediately if the snippet has loaded, otherwise when it has. */
  q: ReferralQueue;
}

export type ReferralCommand = (referral: Referral) => void;

/** An array until the snippet has loaded. */
export interface ReferralQueue {
  push(...commands: ReferralCommand[]): unknown;
}

/** The settings of the snippet, for pages that cannot write attributes. Those of the tag and of its address come first. */
export interface ReferralSettings {
  /** the address of the service */
  api?: string;
  /** the domain of the cookies */
  domain?: string;
  /** any value but `false`: nothing is stored or sent before consent; no other place takes this back */
  consent?: string | boolean;
  /** further query parameters with a link's code */
  parameters?: string | string[];
}

declare global {
  interface Window {
    referralSettings?: ReferralSettings;
    /** Before the snippet has loaded, at most the queue that the page created. */
    referral?: Partial<Referral> & Pick<Referral, 'q'>;
  }
}
