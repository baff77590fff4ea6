import type { OperationId } from '@referral-tracking/shared/contract';

export interface ServiceResponse {
  status: number;
  /** header names in lower case */
  headers: Record<string, string | undefined>;
  /** the parsed body if it is JSON, otherwise its text */
  body: unknown;
}

/** The kind of a valid response. */
export interface IdentifiedResponse {
  operation: OperationId | 'unknownPath' | 'preflight';
  status: number;
  /** the error's name in the responses of the operation */
  error: string | null;
}

/** Whether a header comes from something in front of the deployment. */
export type Foreign = (header: string) => boolean;
