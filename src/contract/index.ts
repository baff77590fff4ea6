// The document as the service reads it, which is as the command line reads it.
export * from '@referral-tracking/shared/contract';
