// What happens in a shop, as the deliveries of its processor.
import type { ProcessorType } from '@referral-tracking/shared/processor-types';
import type { Occasion, Seller, Sent, Step } from './delivery.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { lemonsqueezy } from './lemonsqueezy.ts';
import { paddle } from './paddle.ts';
import { polar } from './polar.ts';
import { shopify } from './shopify.ts';
import { scenarios as stripeScenarios } from './stripe/scenarios.ts';
import { signed as signedByStripe, type StripeEvent } from './stripe/payloads.ts';
import { woocommerce } from './woocommerce.ts';

const SELLERS: Readonly<Record<Exclude<ProcessorType, 'stripe'>, Seller>> = {
  paddle,
  woocommerce,
  shopify,
  polar,
  lemonsqueezy,
};

const REPEATS = 10;

function stepsOf({ sell, subscribe }: Seller, scenario: string, occasion: Occasion): Step[] {
  if (scenario === 'subscription') return subscribe?.(occasion) ?? [];
  const { paid, refunded, disputed } = sell(occasion);
  switch (scenario) {
    case 'partial-refund':
      return [paid, refunded];
    case 'dispute':
      return disputed ? [paid, disputed] : [];
    case 'repeats':
      return [Array.from({ length: REPEATS }, () => paid), paid];
    case 'wrong-order':
      return [refunded, paid];
    default:
      return [paid];
  }
}

function sentByStripe(event: StripeEvent, { secret, now }: Occasion): Sent {
  const { object, id } = event.data.object as { object: string; id: string };
  return { name: `${event.type} ${event.id} (${object} ${id})`, ...signedByStripe(event, secret, now()) };
}

function stripeSteps(scenario: string, occasion: Occasion): Step[] {
  const { now, buyer, code } = occasion;
  const steps = stripeScenarios[scenario]!({ shape: 'new', now }, { metadata: { ...buyer }, code });
  return steps.map((step) =>
    Array.isArray(step) ? step.map((event) => sentByStripe(event, occasion)) : sentByStripe(step, occasion),
  );
}

/** The scenarios that are meant: one, or with `all` every one. */
export const scenariosNamed = (type: ProcessorType, name: string): string[] =>
  name === 'all' ? Object.keys(DESCRIPTIONS[type]).filter((one) => one !== 'all') : [name];

/** The deliveries of a scenario. */
export const simulated = (type: ProcessorType, scenario: string, occasion: Occasion): Step[] =>
  type === 'stripe' ? stripeSteps(scenario, occasion) : stepsOf(SELLERS[type], scenario, occasion);
