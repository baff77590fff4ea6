// How each processor is set up to send its events: the instructions of the dashboard and of the command line.
import type { ProcessorType } from './processor-types.ts';

export interface ProcessorSteps {
  /** where the webhook is made; what is pasted there follows */
  place: string;
  /** which events it sends; their list follows */
  events: string;
  /** whether one webhook sends one kind of event, so that several are made */
  oneEach: boolean;
  secret: {
    label: string;
    /** a beginning by which it is known */
    placeholder?: string;
    /** whether the person chooses it, and pastes it in both places; otherwise the processor shows it */
    chosen: boolean;
    /** where the processor shows it, or where it is pasted there */
    where: string;
  };
  /** how a first event comes before a customer pays */
  trial: string;
  /** how a checkout names the customer */
  customer: string;
  /** the guide of the documentation, below its root */
  guide: string;
}

export const PROCESSOR_STEPS: Readonly<Record<ProcessorType, ProcessorSteps>> = {
  stripe: {
    place: 'In Stripe, open Developers > Webhooks and add an endpoint with this address:',
    events: 'Select these events:',
    oneEach: false,
    secret: {
      label: 'Signing secret',
      placeholder: 'whsec_…',
      chosen: false,
      where: 'Stripe shows it on the page of the endpoint.',
    },
    trial: 'Pay once in your checkout, also in Stripe’s test mode with the secret of its own endpoint.',
    customer:
      'Pass the click_id as client_reference_id of the Checkout Session, or click_id or customer_key in metadata.',
    guide: '/payments',
  },
  paddle: {
    place: 'In Paddle, open Developer tools > Notifications, press New destination, and enter this URL:',
    events: 'Select these events:',
    oneEach: false,
    secret: {
      label: 'Secret key',
      placeholder: 'pdl_ntfset_…',
      chosen: false,
      where: 'After you save the destination, Paddle shows it when you edit it.',
    },
    trial: 'In Paddle, open Developer tools > Simulations and send transaction.completed to the destination.',
    customer: 'Pass click_id or customer_key in the customData of the checkout.',
    guide: '/processors/paddle',
  },
  woocommerce: {
    place: 'In WordPress, open WooCommerce > Settings > Advanced > Webhooks and add webhooks with this delivery URL:',
    events: 'Add one active webhook for each of these topics, all with the same URL and secret:',
    oneEach: true,
    secret: {
      label: 'Secret',
      chosen: true,
      where: 'Paste this secret into the field Secret of each webhook:',
    },
    trial: 'Place an order in your shop and mark it as Processing.',
    customer: 'Store the click_id in the order’s metadata when it is placed. The guide has the lines of PHP.',
    guide: '/processors/woocommerce',
  },
  shopify: {
    place: 'In Shopify, open Settings > Notifications > Webhooks and create webhooks with this URL:',
    events: 'Create one webhook in the format JSON for each of these events:',
    oneEach: true,
    secret: {
      label: 'Signing secret',
      chosen: false,
      where: 'Shopify shows it at the bottom of that page, below “Your webhooks will be signed with”.',
    },
    trial: 'Place a test order, or press Send test notification at one of the webhooks.',
    customer: 'Save the click_id as a cart attribute. The guide has the lines for your theme.',
    guide: '/processors/shopify',
  },
  polar: {
    place: 'In Polar, open Settings > Webhooks and add an endpoint with this URL and the format Raw:',
    events: 'Select these events:',
    oneEach: false,
    secret: {
      label: 'Secret',
      placeholder: 'whsec_…',
      chosen: false,
      where: 'Polar shows it with the endpoint.',
    },
    trial: 'Pay once in your checkout, with a discount of 100 percent if you like.',
    customer: 'Pass your customer_key as externalCustomerId of the checkout, or click_id in its metadata.',
    guide: '/processors/polar',
  },
  lemonsqueezy: {
    place: 'In Lemon Squeezy, open Settings > Webhooks and add a webhook with this callback URL:',
    events: 'Select these events:',
    oneEach: false,
    secret: {
      label: 'Signing secret',
      chosen: true,
      where: 'Paste this secret into the field Signing secret of the webhook:',
    },
    trial: 'Pay once in test mode, with a webhook that you add there.',
    customer: 'Pass click_id or customer_key in the custom data of the checkout.',
    guide: '/processors/lemonsqueezy',
  },
};
