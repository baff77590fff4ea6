import { isLoopback } from '@referral-tracking/shared/formats';

/** The deployment under test, and what the kit may use and change there. */
export interface Target {
  /** without a trailing slash */
  baseUrl: string;
  apiKey: string;
  /** the code of an enabled link of the key's program */
  aff: string;
  loginToken?: string | undefined;
  /** an API token of an owner, with all scopes for all programs */
  apiToken?: string | undefined;
  /** an API token of the same account whose only scope is `stats.read` */
  narrowToken?: string | undefined;
  /** the code of a disabled link */
  disabledAff?: string | undefined;
  /** an origin that the key's program lists; the same host with the other scheme is not listed */
  origin?: string | undefined;
  /** the signing secret of the program's connected payment processor */
  webhookSecret?: string | undefined;
  /** a key of another program, marked for rotation */
  markedKey?: string | undefined;
  /** a key of another program, past its rotation deadline */
  retiredKey?: string | undefined;
  /** whether production records may be created */
  write: boolean;
  /** whether test events, and sign-in sessions that expire, may be created */
  testEvents?: boolean | undefined;
  /** whether rate limits may be used up, which also refuses requests of other clients */
  limits?: boolean | undefined;
  /** the service's `RATE_LIMIT_SCALE`; 1 if not given */
  limitScale?: number | undefined;
  /** whether the service does not trust this machine as a proxy */
  direct?: boolean | undefined;
}

/** What a rule requires: an option of the target. */
export type Need = Exclude<keyof Target, 'baseUrl' | 'apiKey' | 'aff' | 'limitScale'>;

const FLAGS: Record<Need, string> = {
  write: '--write: it makes production records',
  testEvents: '--test-events: it makes test events or sign-in sessions',
  loginToken: '--login-token',
  apiToken: '--api-token',
  narrowToken: '--narrow-token',
  disabledAff: '--disabled-aff',
  origin: '--origin',
  webhookSecret: '--webhook-secret',
  markedKey: '--marked-key',
  retiredKey: '--retired-key',
  limits: '--limits: it uses up a rate limit',
  direct: '--direct: this machine must not be a trusted proxy',
};

/** Why a rule cannot be asked here; undefined if it can. */
export function reasonAgainst(target: Target, needs: readonly Need[]): string | undefined {
  const missing = needs.filter((need) => !target[need]).map((need) => FLAGS[need]);
  return missing.length > 0 ? `needs ${missing.join(', ')}` : undefined;
}

/** Whether an address is one of this machine's own, with no proxy and no hosting platform in front of the deployment. */
export const isOnThisMachine = (baseUrl: string): boolean => isLoopback(new URL(baseUrl).hostname);
