// The scenarios of each processor, as the help of the command lists them.
import type { ProcessorType } from '@referral-tracking/shared/processor-types';
import { descriptions as stripe } from './stripe/descriptions.ts';

const COMMON = {
  payment: 'a payment of 59.40, of which 9.90 are tax',
  'partial-refund': 'a payment of 59.40, and a refund of 11.88',
  repeats: 'a payment of 59.40, in a delivery that is sent eleven times',
  'wrong-order': 'a refund of 11.88 that arrives before its payment of 59.40',
};
const SUBSCRIPTION = { subscription: 'a subscription of 59.40, with its first payment and a renewal' };
const ALL = { all: 'all of them' };

export const DESCRIPTIONS: Readonly<Record<ProcessorType, Readonly<Record<string, string>>>> = {
  stripe,
  paddle: { ...COMMON, ...SUBSCRIPTION, dispute: 'a payment of 59.40, and its chargeback', ...ALL },
  woocommerce: { ...COMMON, ...ALL },
  shopify: { ...COMMON, ...ALL },
  polar: { ...COMMON, ...SUBSCRIPTION, ...ALL },
  lemonsqueezy: { ...COMMON, ...SUBSCRIPTION, ...ALL },
};
